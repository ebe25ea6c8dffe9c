/** Names on the flat board: how large they are on their plates, and where a word finds room that covers none of them.
 * Lengths are the board's; y points down, as in the picture. */
import { HALF, seenFrom, type Region, type Spot } from "./board";

const LARGEST_ON_PLATE = 168;
const PLATE_TOP = 455;
const PLATE_HIGH = 205;

/** A bowl's name is as large as fits on its plate. */
export const sizeOnPlate = (word: string): number => Math.min(LARGEST_ON_PLATE, 1060 / word.length);
const plateWide = (word: string): number => sizeOnPlate(word) * word.length * 0.6 + 70;

export interface Box {
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** The plate below a bowl. */
export const plateOf = (word: string): Box => {
  const wide = plateWide(word);
  return { x: -wide / 2, y: PLATE_TOP, wide, high: PLATE_HIGH };
};

/** What is written on the board as seen from a side: plates of bowls, and circles as a whole. */
export function written(regions: readonly Region[], side: number, say: (name: string) => string): Box[] {
  return regions.map((region) => {
    const { x, y } = seenFrom(side, region);
    const { radius } = region;
    if (!region.bowl) return { x: x - radius, y: -y - radius, wide: 2 * radius, high: 2 * radius };
    const plate = plateOf(say(region.name));
    return { ...plate, x: x + plate.x, y: -y + plate.y };
  });
}

const WORD_HIGH = 230;
const LETTER_WIDE = 88;
/** How far a word is from the middle of its chip: above or below it, a little further, or beside it. */
const AWAY = 310;
const ROWS = [-AWAY, AWAY, 0, -1.5 * AWAY, 1.5 * AWAY];

const common = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.wide, b.x + b.wide) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.high, b.y + b.high) - Math.max(a.y, b.y));

/** Where each of these chips is written about: the middle of a word that covers as little as it can of what is there,
 * other words included. */
export function findRoom(chips: readonly Spot[], word: string, there: readonly Box[]): Spot[] {
  const wide = word.length * LETTER_WIDE + 90;
  const taken = [...there];
  return chips.map(({ x, y }) => {
    const beside = wide / 2 + AWAY - 60;
    const spots = ROWS.flatMap((row) =>
      (row ? [0, beside / 2, -beside / 2, beside, -beside] : [beside, -beside]).map((aside) => ({
        x: Math.max(wide / 2 - HALF, Math.min(HALF - wide / 2, x + aside)),
        y: y + row,
      })),
    );
    const boxOf = (spot: Spot): Box => ({ x: spot.x - wide / 2, y: spot.y - WORD_HIGH / 2, wide, high: WORD_HIGH });
    const covered = (spot: Spot): number => taken.reduce((sum, box) => sum + common(boxOf(spot), box), 0);
    const best = spots.reduce((one, two) => (covered(two) < covered(one) ? two : one));
    taken.push(boxOf(best));
    return best;
  });
}
