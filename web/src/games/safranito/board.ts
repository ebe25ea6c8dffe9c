/** The board's geometry as the rules have it, for drawing and for hands. Lengths are tenths of a millimetre
 * from the centre, x to the east, y to the north, z up; nothing here decides what counts. */
import { HALF, QUARTER_COS, QUARTER_SIN, REGIONS as ALL, SPICES, type Region, type Spice } from "./wire";
export {
  CHIP,
  CIRCLES,
  FLAT,
  HALF,
  HOLE,
  PITCH,
  REACH,
  SPICES,
  THICK,
  type Circle,
  type Place,
  type Region,
  type Spice,
} from "./wire";

export interface Spot {
  x: number;
  y: number;
}

export const REGIONS: readonly Region[] = ALL;
export const regionOf = (name: string): Region | undefined => REGIONS.find((region) => region.name === name);
export const isSpice = (name: string): name is Spice => (SPICES as readonly string[]).includes(name);

/** The side where a seat stands, clockwise from the south; two seats face each other. */
export function sideOf(seats: number, seat: number): number {
  if (seat < 0) return 0;
  return seats === 2 ? (seat % 2) * 2 : seat % 4;
}

/** A place of the board as one sees it who stands at `side`: that side is nearest (south). */
export function seenFrom(side: number, { x, y }: Spot): Spot {
  return { x: x * QUARTER_COS[side]! + y * QUARTER_SIN[side]!, y: y * QUARTER_COS[side]! - x * QUARTER_SIN[side]! };
}

/** The way back: what somebody at `side` points at, in the board's own directions. */
export function fromSide(side: number, { x, y }: Spot): Spot {
  return { x: x * QUARTER_COS[side]! - y * QUARTER_SIN[side]!, y: y * QUARTER_COS[side]! + x * QUARTER_SIN[side]! };
}

/** The view box of the flat picture: exactly the board; what lies beyond its edge is drawn over it. */
export const BOX = `${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`;
