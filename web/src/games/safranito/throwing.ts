/** What a hand does becomes a release. Nothing aims: the same motion gives the same throw. */
import type { Release } from "./actions";
import type { Spot } from "./board";
import { FLAT_SPIN, HALF, REACH, RISE, SKIM_HEIGHT, TOSS_HEIGHT } from "./wire";

export type Style = "lob" | "skim";

/** Where the hand is, in tenths of a millimetre as its owner sees the board (their side is -y). */
export interface Touch extends Spot {
  ms: number;
}

/** The hand's speed is that of its last moments. */
export const WINDOW_MS = 80;
/** A finger on glass is quicker than a hand that tosses. */
const GAIN = 0.6;
const SLOWEST = 250; // mm/s; less is no throw, the chip is only moved
const FASTEST = 4200; // with the rise of a lob still within what a hand may do
const CURVE = 2.5; // a curved flick turns the chip so much faster than itself
const MOST_SPIN = 60000;
const MARGIN = 30; // the chip is let go just behind the edge

const within = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));

/** The nearest spot where a hand may hold a chip. */
export function held({ x, y }: Spot): Spot {
  return { x: within(-HALF, x, HALF), y: within(-HALF - REACH, y, -HALF - MARGIN) };
}

/** A release at `at` with a speed along the board (mm/s) and a spin of one's own. */
export function releaseOf(at: Spot, vx: number, vy: number, spin: number, style: Style): Release {
  const speed = Math.hypot(vx, vy);
  const slow = speed > FASTEST ? FASTEST / speed : 1;
  const rise = style === "lob" ? RISE * speed * slow : 0;
  return {
    ...held(at),
    z: style === "lob" ? TOSS_HEIGHT : SKIM_HEIGHT,
    vx: vx * slow,
    vy: vy * slow,
    vz: rise,
    spin: within(-MOST_SPIN, FLAT_SPIN + spin, MOST_SPIN),
  };
}

/** The throw of a flick: from the last moments before the hand let go. Nothing for a hand at rest. */
export function flickOf(path: readonly Touch[], style: Style): Release | undefined {
  const end = path.at(-1);
  if (!end) return undefined;
  const recent = path.filter(({ ms }) => end.ms - ms <= WINDOW_MS);
  const start = recent[0]!;
  const seconds = (end.ms - start.ms) / 1000;
  if (seconds <= 0) return undefined;
  // Tenths of a millimetre a second are ten times too many for millimetres.
  const vx = ((end.x - start.x) / seconds / 10) * GAIN;
  const vy = ((end.y - start.y) / seconds / 10) * GAIN;
  if (Math.hypot(vx, vy) < SLOWEST || vy <= 0) return undefined;
  return releaseOf(end, vx, vy, bend(recent, seconds) * CURVE * 1000, style);
}

/** How fast the direction of a path turns, in radians a second; to the left is positive. */
function bend(path: readonly Touch[], seconds: number): number {
  const middle = path[Math.floor(path.length / 2)]!;
  const start = path[0]!;
  const end = path.at(-1)!;
  const first = Math.atan2(middle.y - start.y, middle.x - start.x);
  const second = Math.atan2(end.y - middle.y, end.x - middle.x);
  if (middle === start || middle === end) return 0;
  const turn = Math.atan2(Math.sin(second - first), Math.cos(second - first));
  return turn / (seconds / 2);
}

/** Needles for who does not flick: first the direction, then the power. An ordinary press is off by
 * some 25 ms, which makes 1.3 degrees and 3 % of speed: as much as an ordinary flick. */
export const SWEEP_MS = 1600;
export const WIDEST = 42; // degrees to each side
export const WEAKEST = 450; // mm/s
export const STRONGEST = 2450;

/** There and back between 0 and 1. */
export function swing(ms: number): number {
  const at = (ms / SWEEP_MS) % 2;
  return at > 1 ? 2 - at : at;
}

export const angleAt = (ms: number): number => -WIDEST + 2 * WIDEST * swing(ms);
export const powerAt = (ms: number): number => WEAKEST + (STRONGEST - WEAKEST) * swing(ms);

export function needleRelease(at: Spot, degrees: number, power: number, style: Style): Release {
  const angle = (degrees * Math.PI) / 180;
  return releaseOf(at, Math.sin(angle) * power, Math.cos(angle) * power, 0, style);
}
