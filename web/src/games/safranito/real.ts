/** With the real box on the table: where people say that chips came to rest, as the server reads it.
 * Chips are only put where people point; what a spot counts for is the server's to say. */
import { regionOf, REGIONS, type Spot } from "./board";
import { hear } from "./events";
import { CHIP, FLAT, SPOTS, type Chip, type Place, type Region } from "./wire";

/** A chip as somebody says it lies; without a spot it is off the board. */
export interface Rest {
  token: number;
  at: Spot | undefined;
  up: boolean;
  /** Where it counts, and whether that is in doubt; nothing until the server has said so. */
  judged: Judged | undefined;
}

export interface Judged {
  place: Place;
  doubt: boolean;
}

export const OFF: Judged = { place: "off", doubt: false };

const near = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
const isFree = (spot: Spot, taken: readonly Spot[]): boolean => taken.every((other) => near(spot, other) >= 2 * CHIP);

/** A spot of a place where no other chip lies, as far as there is one; nothing for off the board. */
export function spotIn(place: Place, taken: readonly Spot[]): Spot | undefined {
  if (place === "off") return undefined;
  const spots = SPOTS[place].map(([x, y]) => ({ x, y }));
  return spots.find((spot) => isFree(spot, taken)) ?? spots[0];
}

/** The spot nearby where the edge of the place, or the nearest edge, is just seen through the hole, or just not:
 * the head chef decides. */
export function onEdge(spot: Spot, place: Place): Spot {
  const gap = (region: Region): number => Math.abs(near(spot, region) - region.brink);
  const region = regionOf(place) ?? REGIONS.reduce((best, each) => (gap(each) < gap(best) ? each : best));
  const far = near(spot, region);
  const [dx, dy] = far ? [(spot.x - region.x) / far, (spot.y - region.y) / far] : [0, -1];
  return { x: Math.round(region.x + dx * region.brink), y: Math.round(region.y + dy * region.brink) };
}

const poseOf = (at: Spot, up: boolean): string => `${at.x} ${at.y} ${FLAT} 0 0 ${up ? "up" : "down"}`;

/** What would happen if a chip came to rest there: the server tells what follows from it. */
export const landedText = ({ token, at, up }: Rest): string =>
  at ? `landed ${token} ${poseOf(at, up)}` : `fell ${token}`;

/** What the server says of it. */
export function judgedBy(told: string): Judged {
  const happening = hear(told);
  if (happening.name !== "landed") return OFF;
  const [, , , , , , , place, certainty] = happening.words;
  return { place, doubt: certainty === "in doubt" };
}

/** What is told: first the thrown chip, then every other that lies otherwise than before. */
export function landText(flying: number, rests: readonly Rest[], before: readonly Chip[]): string {
  const first = [...rests].sort((a, b) => Number(b.token === flying) - Number(a.token === flying));
  const moved = first.filter(({ token, at, up }) => {
    const chip = before.find((each) => each.token === token);
    return token === flying || !chip || !at || at.x !== chip.at[0] || at.y !== chip.at[1] || up !== chip.up;
  });
  const told = moved.map(({ token, at, up }) => (at ? `${token} rest ${poseOf(at, up)}` : `${token} out`));
  return `land ${told.join(", ")}`;
}
