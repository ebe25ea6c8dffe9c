import { Clip, type Mode, type Random } from "./clip";
import { cutoff, STEPS } from "./mapping";

/** What things are made of, as far as one hears it: how they ring, and how hard they are. */

interface Substance {
  modes: readonly Mode[];
  /** From 0 (dough) to 1 (steel): the softer of two bodies decides how sharp their contact is. */
  stiff: number;
  /** How much of the contact is a mere click. */
  click: number;
}

const mode = (hz: number, gain: number, decay: number): Mode => ({ hz, gain, decay });

const SUBSTANCES = {
  /** The game board: a thin wooden plate on a table. */
  board: {
    modes: [
      mode(172, 0.5, 0.055),
      mode(391, 0.8, 0.045),
      mode(742, 0.9, 0.032),
      mode(1180, 0.7, 0.022),
      mode(1930, 0.45, 0.014),
    ],
    stiff: 0.62,
    click: 0.25,
  },
  /** The table beside it: heavier and duller. */
  table: {
    modes: [mode(96, 0.6, 0.07), mode(213, 0.9, 0.05), mode(447, 0.7, 0.03), mode(905, 0.4, 0.018)],
    stiff: 0.5,
    click: 0.2,
  },
  /** A gavel, a die. */
  wood: { modes: [mode(620, 0.8, 0.03), mode(1370, 0.6, 0.02), mode(2480, 0.3, 0.012)], stiff: 0.66, click: 0.25 },
  clay: {
    modes: [mode(910, 1, 0.11), mode(2130, 0.6, 0.07), mode(3460, 0.4, 0.05), mode(5240, 0.2, 0.03)],
    stiff: 0.8,
    click: 0.15,
  },
  brass: {
    modes: [
      mode(612, 0.8, 0.8),
      mode(618, 0.5, 0.7),
      mode(1486, 0.7, 0.55),
      mode(2754, 0.5, 0.4),
      mode(4312, 0.3, 0.25),
    ],
    stiff: 0.92,
    click: 0.1,
  },
  /** A chip of plastic. */
  chip: {
    modes: [mode(2140, 0.8, 0.016), mode(3910, 0.7, 0.011), mode(6230, 0.5, 0.008), mode(8400, 0.3, 0.006)],
    stiff: 0.78,
    click: 0.4,
  },
  card: { modes: [mode(240, 0.3, 0.012)], stiff: 0.35, click: 1 },
  cloth: { modes: [mode(88, 1, 0.04), mode(157, 0.6, 0.03)], stiff: 0.15, click: 0.3 },
  glass: {
    modes: [mode(2650, 0.8, 0.09), mode(4370, 0.7, 0.07), mode(6920, 0.4, 0.05), mode(9430, 0.25, 0.03)],
    stiff: 0.95,
    click: 0.1,
  },
  /** An iron pan. */
  pan: {
    modes: [
      mode(318, 0.5, 0.22),
      mode(826, 0.7, 0.2),
      mode(1531, 0.6, 0.16),
      mode(2487, 0.5, 0.12),
      mode(3714, 0.35, 0.08),
      mode(5290, 0.2, 0.05),
    ],
    stiff: 0.95,
    click: 0.12,
  },
  /** A cup for the winner. */
  tin: {
    modes: [
      mode(538, 0.6, 0.35),
      mode(1211, 0.8, 0.4),
      mode(1224, 0.5, 0.36),
      mode(2318, 0.6, 0.3),
      mode(3052, 0.4, 0.22),
      mode(4487, 0.3, 0.16),
    ],
    stiff: 0.9,
    click: 0.12,
  },
  coin: {
    modes: [mode(3210, 0.7, 0.11), mode(5260, 0.8, 0.14), mode(7630, 0.5, 0.09), mode(10_350, 0.3, 0.06)],
    stiff: 0.95,
    click: 0.15,
  },
  /** A piece of spice: a small wooden cube. */
  spice: { modes: [mode(3420, 0.6, 0.007), mode(5230, 0.5, 0.005)], stiff: 0.72, click: 0.5 },
  salt: { modes: [mode(4630, 0.6, 0.006), mode(7120, 0.5, 0.004)], stiff: 0.82, click: 0.5 },
  food: { modes: [mode(118, 1, 0.035), mode(232, 0.6, 0.025)], stiff: 0.12, click: 0.6 },
} satisfies Record<string, Substance>;

export type Material = keyof typeof SUBSTANCES;
export const MATERIALS = Object.keys(SUBSTANCES) as Material[];

/** One thing against another. */
export interface Contact {
  material: Material;
  on: Material;
  /** How fast they meet, or slide (m/s). */
  speed: number;
  sliding?: boolean;
}

const LONGEST = 1.4;
const SPREAD = 0.03;
/** Contacts of all kinds are equally loud over so many seconds, at the same speed and weight. */
const [POWER, ATTACK] = [0.2, 0.05];

/** The two strike each other; `step` says how hard. What is struck rings on, what strikes less so. */
export function strike(material: Material, on: Material, step: number, random?: Random): Clip {
  const [own, other]: [Substance, Substance] = [SUBSTANCES[material], SUBSTANCES[on]];
  const hard = (step + 0.5) / STEPS;
  const stiff = Math.min(own.stiff, other.stiff);
  const highest = cutoff(hard, stiff);
  const longest = Math.max(...[...own.modes, ...other.modes].map(({ decay }) => decay));
  const clip = new Clip(Math.min(LONGEST, 0.03 + longest * 6), random);
  const heard = ({ modes }: Substance, share: number): Mode[] =>
    modes.map(({ hz, gain, decay }) => ({
      hz: hz * clip.between(1 - SPREAD, 1 + SPREAD),
      gain: (share * gain * clip.between(0.7, 1.2)) / (1 + (hz / highest) ** 3),
      decay: decay * clip.between(0.85, 1.15),
    }));
  clip.ring(0, heard(other, 1)).ring(0, heard(own, material === on ? 1 : 0.6));
  const touch = 0.004 + 0.03 * (1 - stiff);
  const click = (own.click + other.click) / 2;
  return clip
    .noise(0, { long: touch * 2, attack: touch / 8, gain: click, filter: { kind: "low", hz: highest, q: 0.6 } })
    .even(POWER, ATTACK);
}

/** A moment of one sliding over the other; many of these overlap. */
export function scrape(material: Material, on: Material, random?: Random): Clip {
  const stiff = Math.min(SUBSTANCES[material].stiff, SUBSTANCES[on].stiff);
  const clip = new Clip(0.14, random);
  const hz = cutoff(0.3, stiff) * clip.between(0.9, 1.1);
  return clip
    .noise(0, { long: 0.14, swell: true, filter: { kind: "band", hz, q: 0.8 } })
    .noise(0, { long: 0.14, swell: true, gain: 0.5, filter: { kind: "band", hz: hz / 4, q: 1.2 } })
    .level(1);
}
