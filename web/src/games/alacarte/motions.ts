/** Motions of the hand as numbers: how a shaker was turned, how a pan was flicked. */

import {
  FLICK_BOUNDS,
  FLICKS,
  FLOW,
  GOOD_FLICK,
  STRAIGHT,
  TURN_BOUNDS as BOUNDS,
  TURNS,
  type Flick,
  type Turn,
} from "./wire";
export type { Flick, Turn };

export const UPSIDE_DOWN = BOUNDS.tilt[1];
/** How fast a hand can turn a shaker, and how fast it goes back by itself (degrees a second). */
export const FASTEST = BOUNDS.there[1];
export const RETURN = TURNS.medium.back;
/** How fast a held key turns it. */
export const BY_KEY = 220;

const within = (value: number, [low, high]: readonly [number, number]): number =>
  Math.round(Math.min(high, Math.max(low, value)));

/** Where a shaker was, and when (ms). */
export interface Sample {
  at: number;
  tilt: number;
}

/** The one motion that has the same peak, the same speeds and the same time beyond FLOW as what the hand did. */
export function turnOf(samples: Sample[], shake: number): Turn {
  const peak = Math.max(...samples.map(({ tilt }) => tilt), 0);
  const top = samples.findIndex(({ tilt }) => tilt === peak);
  const there = within(pace(samples.slice(0, top + 1), peak), BOUNDS.there);
  const back = within(pace(samples.slice(top).reverse(), peak), BOUNDS.back);
  const edge = Math.min(FLOW, peak);
  const ramps = ((peak - edge) / there + (peak - edge) / back) * 1000;
  return {
    tilt: within(peak, BOUNDS.tilt),
    dwell: within(beyond(samples, edge) - ramps, BOUNDS.dwell),
    there,
    back,
    shake: within(shake, BOUNDS.shake),
  };
}

/** Degrees a second from a quarter to nine tenths of the way up. */
function pace(rising: Sample[], peak: number): number {
  const from = crossing(rising, peak * 0.25);
  const to = crossing(rising, peak * 0.9);
  const ms = Math.abs(to - from);
  return ms > 0 ? (peak * 0.65 * 1000) / ms : FASTEST;
}

/** When a tilt was first reached, between samples. */
function crossing(samples: Sample[], tilt: number): number {
  const at = samples.findIndex((sample) => sample.tilt >= tilt);
  const [before, after] = [samples[at - 1], samples[at]];
  if (!after) return samples.at(-1)?.at ?? 0;
  if (!before || after.tilt === before.tilt) return after.at;
  return before.at + ((after.at - before.at) * (tilt - before.tilt)) / (after.tilt - before.tilt);
}

/** How long a shaker was tilted at least so far (ms). */
export function beyond(samples: Sample[], edge: number): number {
  let total = 0;
  for (let at = 1; at < samples.length; at++) {
    const [before, after] = [samples[at - 1]!, samples[at]!];
    const [low, high] = [Math.min(before.tilt, after.tilt), Math.max(before.tilt, after.tilt)];
    const share = high <= edge ? (low === edge ? 1 : 0) : low >= edge ? 1 : (high - edge) / (high - low);
    total += share * (after.at - before.at);
  }
  return total;
}

export function sayTurn({ tilt, dwell, there, back, shake }: Turn): string {
  return `tilt ${tilt} dwell ${dwell} there ${there} back ${back} shake ${shake}`;
}

export function sayFlick({ flick, lift, carry }: Flick): string {
  return `flick ${within(flick, FLICK_BOUNDS.flick)} lift ${within(lift, FLICK_BOUNDS.lift)} carry ${within(carry, FLICK_BOUNDS.carry)}`;
}

/** Motions by name, for those who would rather not gesture; an ordinary hand does them, not a machine. */
const { timid, careful, medium, bold, pour } = TURNS;
export const NAMED = { timid, careful, medium, bold, pour } as const;
export type Named = keyof typeof NAMED;

/** The named motion that a seasoning comes closest to; a feint lets nothing fall. */
export function nameOf(action: string): Named | "feint" {
  const tilt = Number(/ tilt (\d+)/.exec(action)?.[1] ?? 0);
  if (tilt < FLOW) return "feint";
  const far = (name: Named): number => Math.abs(NAMED[name].tilt - tilt);
  return (Object.keys(NAMED) as Named[]).reduce((best, name) => (far(name) < far(best) ? name : best));
}

/** Some turn, for asking whether a shaker may be used at all. */
export const sayAnyTurn = (): string => sayTurn({ ...NAMED.careful, shake: 0 });

/** How much an ordinary hand strays: degrees, milliseconds, shares of a speed. */
const STRAY = { tilt: 4, dwell: 50, speed: 0.08 };

export function ordinary(name: Named, shake: number, chance: () => number = Math.random): Turn {
  const { tilt, dwell, there, back } = NAMED[name];
  const stray = (): number => chance() + chance() + chance() - 1.5; // about normal, within 1.5
  return {
    tilt: within(tilt + stray() * STRAY.tilt, BOUNDS.tilt),
    dwell: within(dwell + stray() * STRAY.dwell, BOUNDS.dwell),
    there: within(there * (1 + stray() * STRAY.speed), BOUNDS.there),
    back: within(back * (1 + stray() * STRAY.speed), BOUNDS.back),
    shake: within(shake, BOUNDS.shake),
  };
}

/** A point of a flick on the screen. */
export interface Spot {
  at: number;
  x: number;
  y: number;
}

/** A flick as the hand made it: the upward stroke, measured in heights of the stage. */
export function flickOf(spots: Spot[], height: number): Flick | undefined {
  const top = spots.reduce((best, spot, at) => (spot.y < spots[best]!.y ? at : best), 0);
  const low = spots.slice(0, top + 1).reduce((best, spot, at) => (spot.y >= spots[best]!.y ? at : best), 0);
  const [start, end] = [spots[low], spots[top]];
  if (!start || !end || start.y - end.y < height * 0.06) return undefined;
  const way = start.y - end.y;
  /** The stroke proper: the hand dawdles before it and slows down after it. */
  const when = (share: number): number => {
    const found = spots.slice(low, top + 1).find((spot) => start.y - spot.y >= way * share);
    return found?.at ?? end.at;
  };
  return {
    flick: (when(0.9) - when(0.1)) / 0.8,
    lift: (way / height) * 240,
    carry: ((end.x - start.x) / height) * 240,
  };
}

/** A flick without a gesture: only how long it takes is chosen. */
export const plainFlick = (flick: number): Flick => ({ ...FLICKS.easy, flick });

/** What to do otherwise next time; a good flick needs no word. */
export function lesson({ flick, carry }: Flick): "aside" | "quick" | "slow" | undefined {
  if (Math.abs(carry) > STRAIGHT) return "aside";
  if (flick < GOOD_FLICK[0]) return "quick";
  return flick > GOOD_FLICK[1] ? "slow" : undefined;
}

/** Where a flick stands on the needle's scale, 0 quick to 1 slow. */
export function onScale(flick: number): number {
  const [quick, slow] = FLICK_BOUNDS.flick;
  return (flick - quick) / (slow - quick);
}

/** The needle of the keyboard's toss: it swings over the range of flicks, once there and back in this time. */
export const NEEDLE_MS = 1800;

export function needle(held: number): number {
  const phase = (held % NEEDLE_MS) / NEEDLE_MS;
  const share = phase < 0.5 ? phase * 2 : 2 - phase * 2;
  const [quick, slow] = FLICK_BOUNDS.flick;
  return Math.round(slow - share * (slow - quick));
}
