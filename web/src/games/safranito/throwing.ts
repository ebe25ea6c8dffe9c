/** How a stroke of the hand becomes a release. Nothing is random and nothing helps to hit a bowl: the same
 * motion gives the same throw. The quickest part of the stroke sets how far away the chip comes to rest, and a
 * line through the stroke sets the direction. */
import type { Release } from "./release";
import type { Spot } from "./board";
import { FASTEST, FLAT_SPIN, HALF, MOST_SPIN, REACH, REACH_TABLE, RISE, SKIM_HEIGHT, TOSS_HEIGHT } from "./wire";

export type Style = "lob" | "skim";
export type Pointer = "touch" | "mouse" | "pen";

/** A point of a stroke: where it is on the board, as its owner sees it (their side is -y), in tenths of a
 * millimetre; and where on the screen, in CSS pixels. */
export interface Touch extends Spot {
  left: number;
  top: number;
  ms: number;
}

/** A line along the board: where it crosses the edge, and a unit vector. */
export interface Line {
  from: Spot;
  way: Spot;
}

/** What a stroke makes of a chip. */
export interface Flick extends Line {
  release: Release;
  /** Pixels per second at its quickest. */
  speed: number;
  /** From the edge to where the chip comes to rest if nothing is in its way. */
  far: number;
}

/** A chip leaves the hand just behind the edge. */
export const EDGE = -HALF - REACH_TABLE.behind;
/** Below this many pixels per second a motion is no throw. */
export const SLOWEST = 250;
/** A natural flick in pixels per second: it ends in the middle row. Fingers don't grow with the board, so this
 * doesn't depend on its size. */
export const REFERENCE: Record<Pointer, number> = { touch: 1300, mouse: 1900, pen: 1300 };

const WINDOW_MS = 40; // plus one, for the rounding of timestamps
const LEAST_POINTS = 3;
const SIDEWAYS = 0.2; // a direction with less of "ahead" in it is no throw
const CURVE = 2500; // thousandths of a radian per second for each radian per second that a stroke turns
/** A flick never spins a chip as fast as the rules would allow. */
const SPIN_SHARE = 0.4;
/** Along the board; with the rise of a lob, and rounded, still within what the rules let a hand do. */
const SWIFTEST = (FASTEST - 5) / Math.hypot(1, RISE);

/** Distance grows with the logarithm of speed: a hand varies by a share of its speed, so the spread is the
 * same in every row. Near the far rim it is held back softly. */
interface Curve {
  middle: number; // at the reference speed
  slope: number; // for each e-fold of speed
  least: number;
  knee: number; // from here on it is held back,
  most: number; // and never gets beyond this
}
const LOB: Curve = { middle: -EDGE, slope: 2200, least: 450, knee: 4150, most: 4800 };
/** A skim is there to knock chips away: a natural one goes through the middle row, and it is held back sooner. */
const SKIM: Curve = { ...LOB, middle: LOB.middle + 1000, knee: 3000, most: 4400 };
const CURVES: Record<Style, Curve> = { lob: LOB, skim: SKIM };

const within = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));

/** The nearest spot where a hand may hold a chip. */
export function held({ x, y }: Spot): Spot {
  return { x: within(-HALF, x, HALF), y: within(-HALF - REACH, y, EDGE) };
}

/** How far a chip goes for a stroke this many times as quick as the reference. */
export function farOf(ratio: number, style: Style): number {
  const { middle, slope, least, knee, most } = CURVES[style];
  const far = Math.max(least, middle + slope * Math.log(ratio));
  const room = most - knee;
  return far <= knee ? far : knee + room * (1 - Math.exp((knee - far) / room));
}

/** A value of the physics' table at a distance. */
function lookUp(column: readonly number[], far: number): number {
  const at = within(0, (far - REACH_TABLE.first) / REACH_TABLE.step, column.length - 1);
  const row = Math.min(Math.floor(at), column.length - 2);
  return column[row]! + (column[row + 1]! - column[row]!) * (at - row);
}

/** The speed in mm/s at which a chip must leave the hand to come to rest so far away. */
export const speedFor = (far: number, style: Style): number => lookUp(REACH_TABLE[style].speed, far);

/** The release that sends a chip so far along a line; a chip drifts aside, so it starts a little to the other side. */
export function releaseOf({ from, way }: Line, far: number, style: Style, spin = 0): Release {
  const speed = Math.min(SWIFTEST, speedFor(far, style));
  const turn = Math.atan2(lookUp(REACH_TABLE[style].drift, far), far);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return {
    ...held(from),
    z: style === "lob" ? TOSS_HEIGHT : SKIM_HEIGHT,
    vx: (way.x * cos - way.y * sin) * speed,
    vy: (way.y * cos + way.x * sin) * speed,
    vz: style === "lob" ? RISE * speed : 0,
    spin: within(-MOST_SPIN * SPIN_SHARE, FLAT_SPIN + spin, MOST_SPIN * SPIN_SHARE),
  };
}

/** Where a chip comes to rest if nothing is in its way. */
export const restOf = ({ from, way }: Line, far: number): Spot => ({
  x: from.x + way.x * far,
  y: from.y + way.y * far,
});

/** The throw of a stroke; nothing if it was too slow or didn't go ahead. */
export function flickOf(path: readonly Touch[], pointer: Pointer, style: Style): Flick | undefined {
  const quickest = quickestOf(path);
  if (!quickest || quickest.speed < SLOWEST) return undefined;
  const used = path.slice(turningPoint(path, quickest.last), quickest.last + 1);
  const line = lineOf(used);
  if (!line) return undefined;
  const far = farOf(quickest.speed / REFERENCE[pointer], style);
  return { ...line, far, speed: quickest.speed, release: releaseOf(line, far, style, bendOf(used) * CURVE) };
}

interface Window {
  /** Pixels per second. */
  speed: number;
  last: number;
}

/** The quickest window of a path that moves ahead. */
function quickestOf(path: readonly Touch[]): Window | undefined {
  let best: Window | undefined;
  for (let first = 0; first < path.length - 1; first++) {
    const last = windowFrom(path, first);
    const speed = aheadSpeed(path, first, last);
    if (speed > (best?.speed ?? 0)) best = { speed, last };
    if (last === path.length - 1) break;
  }
  return best;
}

/** The speed of the last window of a path; nothing while that is too short to tell. */
export function speedNow(path: readonly Touch[]): number | undefined {
  const last = path.length - 1;
  let first = last;
  while (first > 0 && path[last]!.ms - path[first]!.ms < WINDOW_MS - 1) first--;
  const whole = path[last]!.ms - path[first]!.ms >= WINDOW_MS - 1;
  return whole && last - first + 1 >= LEAST_POINTS ? aheadSpeed(path, first, last) : undefined;
}

/** The last point of the window that begins at `first`: 40 ms, and three points where there are so many. */
function windowFrom(path: readonly Touch[], first: number): number {
  let last = Math.min(first + LEAST_POINTS - 1, path.length - 1);
  while (last + 1 < path.length && path[last + 1]!.ms - path[first]!.ms <= WINDOW_MS + 1) last++;
  return last;
}

/** The speed by least squares between two points of a path; 0 for a hand that doesn't move ahead. */
function aheadSpeed(path: readonly Touch[], first: number, last: number): number {
  const count = last - first + 1;
  let [ms, left, top] = [0, 0, 0];
  for (let at = first; at <= last; at++) {
    ms += path[at]!.ms / count;
    left += path[at]!.left / count;
    top += path[at]!.top / count;
  }
  let [square, across, up] = [0, 0, 0];
  for (let at = first; at <= last; at++) {
    const late = path[at]!.ms - ms;
    square += late * late;
    across += late * (path[at]!.left - left);
    up += late * (top - path[at]!.top);
  }
  return square > 0 && up > 0 ? (Math.hypot(across, up) / square) * 1000 : 0;
}

/** Where a stroke turns to go ahead: its lowest point. */
function turningPoint(path: readonly Touch[], last: number): number {
  let lowest = 0;
  for (let at = 1; at < last; at++) if (path[at]!.top >= path[lowest]!.top) lowest = at;
  return lowest;
}

/** The line through a stroke, by its principal axis; nothing if that hardly goes ahead. */
function lineOf(path: readonly Spot[]): Line | undefined {
  const mean = (axis: "x" | "y"): number => path.reduce((sum, spot) => sum + spot[axis], 0) / path.length;
  const middle = { x: mean("x"), y: mean("y") };
  let [xx, xy, yy] = [0, 0, 0];
  for (const { x, y } of path) {
    xx += (x - middle.x) ** 2;
    xy += (x - middle.x) * (y - middle.y);
    yy += (y - middle.y) ** 2;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const [start, end] = [path[0]!, path.at(-1)!];
  const sign = (end.x - start.x) * Math.cos(angle) + (end.y - start.y) * Math.sin(angle) < 0 ? -1 : 1;
  const way = { x: sign * Math.cos(angle), y: sign * Math.sin(angle) };
  if (way.y <= SIDEWAYS) return undefined;
  return { from: { x: middle.x + (way.x / way.y) * (EDGE - middle.y), y: EDGE }, way };
}

/** How fast the direction of a stroke turns, in radians per second; to the left is positive. */
function bendOf(path: readonly Touch[]): number {
  const [start, middle, end] = [path[0]!, path[Math.floor(path.length / 2)]!, path.at(-1)!];
  if (middle === start || middle === end) return 0;
  const first = Math.atan2(middle.y - start.y, middle.x - start.x);
  const second = Math.atan2(end.y - middle.y, end.x - middle.x);
  const turn = Math.atan2(Math.sin(second - first), Math.cos(second - first));
  return turn / (Math.max(end.ms - start.ms, 20) / 2000);
}
