import { Clip, glide, type Random } from "./clip";
import type { Sound } from "./cues";
import { crackle } from "./instruments";

/** Ambience: loops of different lengths, so that they never line up alike, and now and then something far away. */

/** Samples per second: enough for what is low, and for what is high. */
const [LOW, HIGH] = [8000, 22_050];
const BLEND = 1;

export interface Loop {
  name: string;
  make: (random?: Random) => Clip;
  gain: number;
}

export interface Bed {
  loops: readonly Loop[];
  /** Heard now and then, after between so many seconds. */
  guest: { sound: Sound; gain: number; between: readonly [number, number] };
}

const clipOf = (seconds: number, rate: number, random?: Random): Clip => new Clip(seconds + BLEND, random, rate);

/** People far away: several voices of noise, each in syllables of its own. */
function murmur(random?: Random): Clip {
  const clip = clipOf(9, LOW, random);
  for (let voice = 0; voice < 5; voice++) {
    const pitch = clip.between(260, 620);
    for (let at = clip.random(); at < clip.seconds; at += clip.between(0.12, 0.4)) {
      if (clip.random() < 0.25) at += clip.between(0.3, 1.2);
      const hz = pitch * clip.between(0.8, 1.3);
      const long = clip.between(0.12, 0.3);
      clip.noise(at, { long, swell: true, gain: clip.between(0.3, 1), filter: { kind: "band", hz, q: 3 } });
    }
  }
  return clip.loop(BLEND).level(0.5);
}

function wind(random?: Random): Clip {
  const clip = clipOf(13, LOW, random);
  for (let at = -1; at < clip.seconds; at += clip.between(1.5, 2.5)) {
    const hz = clip.between(180, 420);
    const long = clip.between(4, 6);
    clip.noise(Math.max(0, at), {
      long,
      swell: true,
      filter: {
        kind: "band",
        hz: glide(hz, hz * 1.6, hz),
        q: 1,
      },
    });
  }
  return clip.loop(BLEND).level(0.5);
}

function crickets(random?: Random): Clip {
  const clip = clipOf(11, HIGH, random);
  for (const [pitch, pause, gain] of [
    [4150, 0.85, 1],
    [3720, 1.25, 0.5],
  ] as const)
    for (let at = clip.random(); at < clip.seconds; at += pause * clip.between(0.9, 1.3))
      for (let pulse = 0; pulse < 3; pulse++)
        clip.tone(at + pulse * 0.052, { long: 0.038, swell: true, gain, hz: pitch * clip.between(0.997, 1.003) });
  return clip.loop(BLEND).level(0.5);
}

/** A gas flame: a soft roar and hardly a hum. */
function burner(random?: Random): Clip {
  const clip = clipOf(8, LOW, random);
  clip.noise(0, { long: clip.seconds, fade: 0, filter: { kind: "band", hz: 150, q: 0.9 } });
  clip.noise(0, { long: clip.seconds, fade: 0, gain: 0.12, filter: { kind: "band", hz: 900, q: 0.7 } });
  clip.tone(0, { long: clip.seconds, fade: 0, gain: 0.05, hz: 100, partials: [1, 0.4] });
  return clip.loop(BLEND).level(0.5);
}

function bubbles(random?: Random): Clip {
  const clip = clipOf(10, LOW, random);
  for (let at = 0; at < clip.seconds; at += clip.between(0.04, 0.3)) {
    const hz = clip.between(320, 760);
    clip.tone(at, {
      long: clip.between(0.03, 0.07),
      swell: true,
      gain: clip.random() ** 2,
      hz: glide(hz, hz * clip.between(1.3, 1.9)),
    });
  }
  return clip.loop(BLEND).level(0.5);
}

export const PLACES = ["market", "kitchen"] as const;
export type Place = (typeof PLACES)[number];

export const BEDS: Record<Place, Bed> = {
  market: {
    loops: [
      { name: "murmur", make: murmur, gain: 0.4 },
      { name: "wind", make: wind, gain: 0.3 },
      { name: "crickets", make: crickets, gain: 0.05 },
    ],
    guest: { sound: "chime", gain: 0.25, between: [15, 45] },
  },
  kitchen: {
    loops: [
      { name: "burner", make: burner, gain: 0.35 },
      { name: "bubbles", make: bubbles, gain: 0.12 },
    ],
    guest: { sound: "cup", gain: 0.15, between: [20, 50] },
  },
};

/** A hot pan; how loud and how bright it is follows its heat. */
export const SIZZLE: Loop = {
  name: "sizzle",
  gain: 0.4,
  make: (random) => {
    const clip = new Clip(5 + BLEND, random);
    clip.noise(0, { long: clip.seconds, fade: 0, gain: 0.35, filter: { kind: "band", hz: 4800, q: 0.5 } });
    return crackle(clip, 0, clip.seconds, 60, 1.5).loop(BLEND).level(0.5);
  },
};
