/** The board's geometry, for drawing and for hands. Lengths are tenths of a millimetre from the
 * centre, x to the east, y to the north, z up; nothing here decides what counts. */

export const SPICES = ["curry", "ginger", "cardamom", "chili", "saffron", "garlic", "mint", "cumin", "cinnamon"] as const;
export const CIRCLES = ["extra throw", "spice card", "reserve", "head chef"] as const;
export type Spice = (typeof SPICES)[number];
export type Circle = (typeof CIRCLES)[number];
export type Place = Spice | Circle | "nowhere" | "off";

export const HALF = 2400;
export const PITCH = 1300;
export const BOWL = 500;
export const CIRCLE = 340;
export const CHIP = 160;
export const HOLE = 50;
export const THICK = 40;
/** How far behind the edge a hand may be. */
export const REACH = 4000;
const LIMIT = HALF - CHIP;

export interface Spot {
  x: number;
  y: number;
}

export interface Region extends Spot {
  name: Spice | Circle;
  radius: number;
  bowl: boolean;
}

export const REGIONS: readonly Region[] = [
  ...SPICES.map((name, at) => ({ name, x: ((at % 3) - 1) * PITCH, y: (1 - Math.floor(at / 3)) * PITCH, radius: BOWL, bowl: true })),
  ...CIRCLES.map((name, at) => ({ name, x: (at % 2 ? 1 : -1) * (PITCH / 2), y: (at < 2 ? 1 : -1) * (PITCH / 2), radius: CIRCLE, bowl: false })),
];

export const regionOf = (name: string): Region | undefined => REGIONS.find((region) => region.name === name);
export const isSpice = (name: string): name is Spice => (SPICES as readonly string[]).includes(name);

/** The side where a seat stands, clockwise from the south; two seats face each other. */
export function sideOf(seats: number, seat: number): number {
  if (seat < 0) return 0;
  return seats === 2 ? (seat % 2) * 2 : seat % 4;
}

const COS = [1, 0, -1, 0];
const SIN = [0, -1, 0, 1];

/** A place of the board as one sees it who stands at `side`: that side is nearest (south). */
export function seenFrom(side: number, { x, y }: Spot): Spot {
  return { x: x * COS[side]! + y * SIN[side]!, y: y * COS[side]! - x * SIN[side]! };
}

/** The way back: what somebody at `side` points at, in the board's own directions. */
export function fromSide(side: number, { x, y }: Spot): Spot {
  return { x: x * COS[side]! - y * SIN[side]!, y: y * COS[side]! + x * SIN[side]! };
}

/** Where a chip seems to lie, for words in the log; the facts say where it counts. */
export function lies(x: number, y: number): Place {
  if (Math.abs(x) > LIMIT || Math.abs(y) > LIMIT) return "off";
  const gap = (region: Region): number => Math.hypot(x - region.x, y - region.y) - region.radius;
  const nearest = REGIONS.reduce((best, region) => (gap(region) < gap(best) ? region : best));
  return gap(nearest) <= HOLE ? nearest.name : "nowhere";
}
