import { glide, type Clip, type Mode } from "./clip";
import { strike, type Material } from "./materials";
import { STEPS } from "./mapping";

/** What the named sounds are made of, each added to a clip at a time (seconds). */

export const semitones = (count: number): number => 2 ** (count / 12);
const BRASSY = Array.from({ length: 12 }, (_, at) => 1 / (at + 1));
const REEDY = Array.from({ length: 16 }, (_, at) => 1 / (at + 1) ** 0.8);

/** A knock of one material against another at a time; `hard` from 0 to 1. */
export function knock(clip: Clip, at: number, material: Material, on: Material, hard: number, gain: number): Clip {
  const step = Math.min(STEPS - 1, Math.floor(hard * STEPS));
  return clip.mix(at, strike(material, on, step, clip.random), gain);
}

/** A bar of a kalimba: nearly a sine, with a short glint. */
export function bar(clip: Clip, at: number, hz: number, gain: number, decay = 0.28): Clip {
  const [tuned, glint] = [hz * clip.between(0.998, 1.002), clip.between(0.08, 0.2)];
  const modes: Mode[] = [
    { hz: tuned, gain, decay },
    { hz: tuned * 2.01, gain: gain * 0.18, decay: decay * 0.6 },
    { hz: tuned * 5.4, gain: gain * glint, decay: decay * 0.15 },
  ];
  return clip.ring(at, modes);
}

export function cardOn(clip: Clip, at: number, gain = 1): Clip {
  const slide = clip.between(0.05, 0.08);
  clip.noise(at, {
    long: slide,
    swell: true,
    gain: 0.35 * gain,
    filter: { kind: "band", hz: clip.between(3200, 4200), q: 0.8 },
  });
  return knock(clip, at + slide * 0.8, "card", "cloth", clip.between(0.5, 0.8), 0.8 * gain);
}

/** A cat says something short and soft; every seat has a pitch of its own. */
export function mew(clip: Clip, at: number, seat: number, gain: number): Clip {
  const voice = 500 * semitones([0, 4, -3, 7, -5, 2][seat % 6]! + clip.between(-0.4, 0.4));
  const long = clip.between(0.3, 0.38);
  clip.tone(at, {
    long,
    attack: 0.05,
    fade: 1.6,
    gain,
    hz: [
      [0, voice * 0.82],
      [0.3, voice * 1.25],
      [1, voice * 0.7],
    ],
    partials: REEDY,
    vibrato: { hz: 6.5, depth: 0.008 },
    filter: {
      kind: "band",
      q: 2.2,
      hz: [
        [0, 650],
        [0.35, 2100],
        [1, 750],
      ],
    },
  });
  return clip.noise(at, { long, swell: true, gain: gain * 0.12, filter: { kind: "band", hz: 2600, q: 1 } });
}

/** Knocks that come quicker and softer, as of something that comes to rest. */
export function tumbling(
  clip: Clip,
  from: number,
  count: number,
  gap: number,
  hit: (at: number, gain: number) => void,
): void {
  let [at, pause, gain] = [from, gap, 1];
  for (let each = 0; each < count; each++) {
    hit(at, gain);
    at += pause * clip.between(0.75, 1.2);
    pause *= 0.84;
    gain *= clip.between(0.7, 0.92);
  }
}

/** A drum roll that swells. */
export function roll(clip: Clip, from: number, long: number): Clip {
  for (let at = 0; at < long; at += clip.between(0.026, 0.034)) {
    const loud = 0.2 + 0.8 * (at / long) ** 1.5;
    clip.ring(from + at, [
      { hz: clip.between(180, 190), gain: 0.5 * loud, decay: 0.05 },
      { hz: clip.between(325, 340), gain: 0.35 * loud, decay: 0.035 },
    ]);
    clip.noise(from + at, {
      long: 0.07,
      gain: loud * clip.between(0.7, 1),
      filter: { kind: "band", hz: 2100, q: 0.7 },
    });
  }
  return clip;
}

/** Fat that spits: single crackles, more or less dense. */
export function crackle(clip: Clip, from: number, to: number, perSecond: number, gain: number): Clip {
  for (let at = from; at < to; at += (-Math.log(1 - clip.random()) || 1) / perSecond) {
    const hz = clip.between(2500, 8000);
    clip.noise(at, {
      long: clip.between(0.003, 0.012),
      attack: 0.0005,
      gain: gain * clip.random() ** 2,
      filter: { kind: "band", hz, q: 2 },
    });
  }
  return clip;
}

/** A brass note: it opens as it is blown. */
export function blow(clip: Clip, at: number, hz: number, long: number, gain: number, open = 2600): Clip {
  return clip.tone(at, {
    long,
    attack: 0.03,
    fade: 0.8,
    gain,
    hz: hz * clip.between(0.998, 1.002),
    partials: BRASSY,
    vibrato: { hz: 5.2, depth: 0.003 },
    filter: {
      kind: "low",
      q: 0.8,
      hz: [
        [0, open / 4],
        [0.12, open],
        [1, open / 2],
      ],
    },
  });
}

/** A note through a mute that opens and closes. */
export function wah(clip: Clip, at: number, hz: number, long: number, fall = 1): Clip {
  return clip.tone(at, {
    long,
    attack: 0.04,
    fade: 0.9,
    hz: glide(hz, hz, hz * fall),
    partials: BRASSY,
    vibrato: { hz: 5.5, depth: fall < 1 ? 0.012 : 0.004 },
    filter: {
      kind: "low",
      q: 2,
      hz: [
        [0, 320],
        [0.3, 1100],
        [1, 300],
      ],
    },
  });
}

/** The partials of a church bell: hum, prime, tierce, quint, nominal and above. */
const BELL: ReadonlyArray<readonly [ratio: number, gain: number, decay: number]> = [
  [0.5, 0.5, 1.1],
  [1, 0.7, 0.9],
  [1.19, 0.55, 0.7],
  [1.5, 0.3, 0.5],
  [2, 0.6, 0.5],
  [2.51, 0.2, 0.3],
  [3.01, 0.25, 0.24],
  [4.1, 0.15, 0.15],
];

/** What rings on: pairs of partials beat slowly against each other. */
export function bell(clip: Clip, at: number, hz: number, long: number, gain: number): Clip {
  const modes = BELL.flatMap(([ratio, own, decay]) => [
    { hz: hz * ratio, gain: own * gain, decay: decay * long },
    { hz: hz * ratio * 1.002, gain: own * gain * 0.6, decay: decay * long },
  ]);
  return clip.ring(at, modes).noise(at, { long: 0.03, gain: gain * 0.25, filter: { kind: "low", hz: hz * 8 } });
}
