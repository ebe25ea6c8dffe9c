import { Clip, glide, type Random } from "./clip";
import { bar, bell, blow, cardOn, crackle, knock, mew, roll, semitones, tumbling, wah } from "./instruments";

/** The sounds that have a name: what is heard of events that no motion shows. Each is computed anew a few
 * times, with slight variations, so that it never sounds mechanical. Their peaks are their loudness. */

type Recipe = (random?: Random) => Clip;

const RECIPES = {
  card: (random) => cardOn(new Clip(0.26, random), 0).level(0.42),
  shuffle: (random) => {
    const clip = new Clip(0.95, random);
    for (let at = 0.02, gap = 0.03; at < 0.6; at += gap * clip.between(0.7, 1.3), gap = Math.max(0.013, gap * 0.96)) {
      clip.pluck(at, clip.between(170, 260), 0.04, 0.1, 1);
      clip.noise(at, { long: 0.012, attack: 0.0008, filter: { kind: "band", hz: clip.between(2200, 3600), q: 1.2 } });
    }
    clip.noise(0.62, {
      long: 0.2,
      swell: true,
      gain: 0.8,
      filter: {
        kind: "band",
        hz: glide(3400, 1500),
        q: 0.8,
      },
    });
    return cardOn(clip, 0.72, 1.4).level(0.4);
  },
  doubt: (random) => {
    const clip = new Clip(1.75, random);
    clip.noise(0.05, { long: 0.22, swell: true, gain: 0.3, filter: { kind: "band", hz: glide(500, 1400), q: 1.4 } });
    knock(clip, 0.26, "food", "table", 0.95, 2.2); // a paw on the stack
    cardOn(clip, 0.2, 1.4);
    return roll(clip, 0.5, 1).level(0.42);
  },
  sweep: (random) => {
    const clip = new Clip(0.45, random);
    for (let each = 0; each < 4; each++) cardOn(clip, 0.01 + each * clip.between(0.055, 0.075), 1 - each * 0.15);
    return clip.level(0.38);
  },
  win: (random) => {
    const clip = new Clip(1, random);
    [0, 4, 7].forEach((note, at) => bar(clip, at * 0.085, 523.3 * semitones(note), 1 - at * 0.1));
    return clip.level(0.42);
  },
  lose: (random) => {
    const clip = new Clip(0.9, random);
    bar(clip, 0, 330, 1, 0.16);
    bar(clip, 0.15, 262 * clip.between(0.995, 1.005), 0.9, 0.24);
    return clip.level(0.38);
  },
  trophy: (random) => {
    const clip = new Clip(1.5, random);
    knock(clip, 0, "coin", "tin", 0.8, 0.6);
    [4, 7, 12].forEach((note, at) => bar(clip, 0.1 + at * 0.09, 523.3 * semitones(note), 0.8));
    return clip.level(0.45);
  },
  "worlds-end": (random) => bell(new Clip(3.6, random), 0, 147, 1.2, 1).level(0.55),
  hammer: (random) => {
    const clip = new Clip(0.4, random);
    knock(clip, 0, "wood", "table", 0.95, 1);
    return knock(clip, clip.between(0.1, 0.12), "wood", "table", 0.5, 0.35).level(0.5);
  },
  blend: (random) => {
    const clip = new Clip(1.5, random);
    for (let at = 0; at < 0.3; at += clip.between(0.02, 0.05))
      knock(clip, at, "spice", "glass", clip.between(0.2, 0.6), clip.between(0.2, 0.6));
    clip.tone(0.34, { long: 0.07, hz: glide(240, 620), fade: 3, gain: 0.8 }); // the cork
    knock(clip, 0.36, "glass", "brass", 0.5, 0.7);
    [0, 7, 12].forEach((note, at) => bar(clip, 0.42 + at * 0.1, 659.3 * semitones(note), 0.7));
    return clip.level(0.42);
  },
  coins: (random) => {
    const clip = new Clip(0.9, random);
    for (let at = 0, each = 0; each < 6; each++, at += clip.between(0.03, 0.085))
      knock(clip, at, "coin", "coin", clip.between(0.3, 0.9), clip.between(0.4, 1));
    return clip.level(0.34);
  },
  chip: (random) => {
    const clip = new Clip(0.5, random);
    tumbling(clip, 0, 3, 0.09, (at, gain) => knock(clip, at, "chip", "board", 0.85 * gain, gain));
    return clip.level(0.5);
  },
  die: (random) => {
    const clip = new Clip(0.85, random);
    tumbling(clip, 0, 7, 0.12, (at, gain) => knock(clip, at, "wood", "board", 0.9 * gain, gain));
    return clip.level(0.42);
  },
  hiss: (random) => {
    const clip = new Clip(0.8, random);
    clip.noise(0, {
      long: 0.7,
      attack: 0.06,
      fade: 3,
      filter: { kind: "band", hz: glide(3200, 5600), q: 0.5 },
    });
    clip.noise(0, {
      long: 0.3,
      attack: 0.03,
      gain: 0.8,
      filter: {
        kind: "low",
        hz: glide(160, 420),
        q: 1.4,
      },
    });
    return crackle(clip, 0.05, 0.6, 55, 1.6).level(0.28);
  },
  rattle: (random) => {
    const clip = new Clip(0.5, random);
    for (let at = 0; at < 0.36; at += clip.between(0.012, 0.034))
      knock(clip, at, "spice", "glass", clip.between(0.2, 0.7), clip.between(0.3, 1));
    return clip.level(0.3);
  },
  sprinkle: (random) => {
    const clip = new Clip(0.9, random);
    tumbling(clip, 0, 5, 0.09, (at, gain) => knock(clip, at, "spice", "pan", 0.5, gain));
    return clip.level(0.34);
  },
  plop: (random) => {
    const clip = new Clip(0.7, random);
    clip.tone(0, {
      long: 0.16,
      hz: glide(310 * clip.between(0.93, 1.07), 105),
      fade: 4,
    });
    knock(clip, 0.01, "food", "pan", 0.6, 0.5);
    clip.noise(0.03, { long: 0.55, attack: 0.05, gain: 0.14, fade: 4, filter: { kind: "band", hz: 5000, q: 0.5 } });
    return crackle(clip, 0.05, 0.5, 40, 0.25).level(0.45);
  },
  whoosh: (random) => {
    const clip = new Clip(0.38, random);
    const hz = glide(420, 1500, 520);
    return clip
      .noise(0, { long: clip.between(0.28, 0.36), swell: true, filter: { kind: "band", hz, q: 1.6 } })
      .level(0.24);
  },
  cup: (random) => {
    const clip = new Clip(0.8, random);
    knock(clip, 0, "clay", "clay", 0.6, 1);
    return knock(clip, clip.between(0.06, 0.09), "clay", "table", 0.4, 0.5).level(0.34);
  },
  bell: (random) => {
    const clip = new Clip(1.5, random);
    const modes = [
      [1, 1, 0.4],
      [2.76, 0.35, 0.22],
      [5.4, 0.2, 0.1],
    ] as const;
    return clip
      .ring(
        0,
        modes.map(([ratio, gain, decay]) => ({ hz: 2093 * ratio, gain: gain * clip.between(0.8, 1), decay })),
      )
      .level(0.36);
  },
  burn: (random) => {
    const clip = new Clip(1.1, random);
    clip.noise(0, {
      long: 1,
      attack: 0.02,
      fade: 3.5,
      filter: {
        kind: "low",
        hz: glide(3800, 300),
        q: 0.9,
      },
    });
    clip.tone(0, {
      long: 0.5,
      gain: 0.5,
      hz: glide(120, 55),
    });
    return crackle(clip, 0.02, 0.9, 70, 1.4).level(0.4);
  },
  bin: (random) => {
    const clip = new Clip(1.2, random);
    knock(clip, 0, "food", "tin", 0.7, 1.2);
    tumbling(clip, 0.16, 4, 0.13, (at, gain) => knock(clip, at, "tin", "tin", 0.7 * gain, 0.7 * gain)); // the lid
    return clip.level(0.4);
  },
  blip: (random) => bar(new Clip(0.6, random), 0, 659.3, 1, 0.16).level(0.4),
  chime: (random) => {
    const clip = new Clip(3, random);
    const scale = [0, 2, 4, 7, 9];
    for (let at = 0, each = 0; each < 3; each++, at += clip.between(0.18, 0.5))
      bar(clip, at, 1047 * semitones(scale[Math.floor(clip.random() * scale.length)]!), clip.between(0.5, 1), 0.6);
    return clip.level(0.3);
  },
  fanfare: (random) => {
    const clip = new Clip(2.3, random);
    const G = 392;
    [0, 0.13, 0.26].forEach((at) => blow(clip, at, G, 0.13, 0.8));
    [5, 9, 12].forEach((note) => blow(clip, 0.42, G * semitones(note), 0.32, 0.5));
    blow(clip, 0.78, G * semitones(7), 0.16, 0.7);
    [5, 9, 12, 17].forEach((note) => blow(clip, 0.98, G * semitones(note), 1.15, 0.5, 3400));
    return clip.level(0.42);
  },
  defeat: (random) => {
    const clip = new Clip(1.9, random);
    [0, -1, -2].forEach((note, at) => wah(clip, at * 0.34, 233 * semitones(note), 0.3));
    return wah(clip, 1.02, 233 * semitones(-3), 0.85, 0.93).level(0.3);
  },
} satisfies Record<string, Recipe>;

export type Sound = keyof typeof RECIPES | `claim-${number}`;

export const SOUNDS = Object.keys(RECIPES) as (keyof typeof RECIPES)[];

/** A sound by its name. A claim is a card that is played and a word from the cat that played it. */
export function compose(sound: Sound, random?: Random): Clip {
  if (!sound.startsWith("claim-")) return RECIPES[sound as keyof typeof RECIPES](random);
  const clip = new Clip(0.6, random);
  return mew(cardOn(clip, 0), 0.12, Number(sound.slice("claim-".length)), 0.9).level(0.4);
}
