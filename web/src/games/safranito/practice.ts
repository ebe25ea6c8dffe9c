/** What somebody who practises has thrown, and how far apart it came to rest. */
import { REGIONS, type Place, type Region, type Spot } from "./board";
import type { Chip } from "./model";
import type { Made } from "./thrower.svelte";
import type { Style } from "./throwing";

export const REMEMBERED = 10;

export interface Attempt {
  number: number;
  value: number;
  style: Style;
  /** Along the board, in metres a second. */
  speed: number;
  /** Degrees to the right of straight ahead. */
  degrees: number;
  place: Place;
  /** Where it came to rest; nothing for a chip that is off the board. */
  at?: Spot;
}

export function attemptOf(number: number, { value, style, release }: Made, chip: Chip | undefined): Attempt {
  const { vx, vy } = release;
  const attempt = {
    number,
    value,
    style,
    speed: Math.hypot(vx, vy) / 1000,
    degrees: (Math.atan2(vx, vy) * 180) / Math.PI,
  };
  return chip ? { ...attempt, place: chip.place, at: { x: chip.at[0], y: chip.at[1] } } : { ...attempt, place: "off" };
}

/** The bowl or circle at a spot, if there is one. */
export const regionAt = ({ x, y }: Spot): Region | undefined =>
  REGIONS.find((region) => Math.hypot(region.x - x, region.y - y) <= region.radius);

export interface Scatter {
  middle: Spot;
  /** Ordinary distance from the middle across and along, tenths of a millimetre. */
  across: number;
  along: number;
}

/** How throws that came to rest are spread; nothing is said of fewer than two. */
export function scatterOf(attempts: readonly Attempt[]): Scatter | undefined {
  const spots = attempts.flatMap(({ at }) => (at ? [at] : []));
  if (spots.length < 2) return undefined;
  const mean = (axis: "x" | "y"): number => spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length;
  const middle = { x: mean("x"), y: mean("y") };
  const spread = (axis: "x" | "y"): number =>
    Math.sqrt(spots.reduce((sum, spot) => sum + (spot[axis] - middle[axis]) ** 2, 0) / (spots.length - 1));
  return { middle, across: spread("x"), along: spread("y") };
}

/** Chips as the server is told that they lie; the last number is whose they are. */
export const rowsOf = (chips: readonly Chip[]): number[][] =>
  chips.map(({ value, at, lean, up, seat }) => [Number(value), ...at, ...lean, Number(up), seat]);
