/** With the real box on the table: where people say that chips came to rest, as the server reads it.
 * What a spot counts for is the server's to say; here chips are only put where people point. */
import { lies, regionOf, REGIONS, type Spot } from "./board";
import { CHIP, DOUBT, FLAT, HALF, HOLE, type Chip, type Place, type Region } from "./wire";

/** A chip as somebody says it lies; without a spot it is off the board. */
export interface Rest {
  token: number;
  at: Spot | undefined;
  up: boolean;
}

const STEP = 2 * CHIP + 20;

const near = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
const isFree = (spot: Spot, taken: readonly Spot[]): boolean => taken.every((other) => near(spot, other) >= 2 * CHIP);

/** Spots around a middle, the nearest first. */
function* around({ x, y }: Spot, far: number): Generator<Spot> {
  yield { x, y };
  for (let radius = STEP; radius <= far; radius += STEP / 2) {
    for (let turn = 0; turn < 12; turn++) {
      const angle = (turn * Math.PI) / 6;
      yield { x: Math.round(x + Math.cos(angle) * radius), y: Math.round(y + Math.sin(angle) * radius) };
    }
  }
}

/** A spot of a place where no other chip lies, as far as there is one; nothing for off the board. */
export function spotIn(place: Place, taken: readonly Spot[]): Spot | undefined {
  if (place === "off") return undefined;
  const region = regionOf(place);
  const spots = [...around(region ?? { x: 0, y: -HALF + STEP }, region ? region.radius : HALF)].filter(
    (spot) => lies(spot.x, spot.y) === place,
  );
  return spots.find((spot) => isFree(spot, taken)) ?? spots[0];
}

/** The bowl or circle whose edge is nearest. */
export function nearest(spot: Spot): Region {
  const gap = (region: Region): number => Math.abs(near(spot, region) - region.radius);
  return REGIONS.reduce((best, region) => (gap(region) < gap(best) ? region : best));
}

/** The spot nearby where the edge is just seen through the hole, or just not: the head chef decides. */
export function onEdge(spot: Spot): Spot {
  const region = nearest(spot);
  const far = near(spot, region);
  const [dx, dy] = far ? [(spot.x - region.x) / far, (spot.y - region.y) / far] : [0, -1];
  return {
    x: Math.round(region.x + dx * (region.radius + HOLE)),
    y: Math.round(region.y + dy * (region.radius + HOLE)),
  };
}

export const isOnEdge = (spot: Spot): boolean =>
  Math.abs(near(spot, nearest(spot)) - nearest(spot).radius - HOLE) <= DOUBT;

/** What is told: first the thrown chip, then every other that lies otherwise than before. */
export function landText(flying: number, rests: readonly Rest[], before: readonly Chip[]): string {
  const first = [...rests].sort((a, b) => Number(b.token === flying) - Number(a.token === flying));
  const moved = first.filter(({ token, at, up }) => {
    const chip = before.find((each) => each.token === token);
    return token === flying || !chip || !at || at.x !== chip.at[0] || at.y !== chip.at[1] || up !== chip.up;
  });
  const told = moved.map(({ token, at, up }) =>
    at ? `${token} rest ${at.x} ${at.y} ${FLAT} 0 0 ${up ? "up" : "down"}` : `${token} out`,
  );
  return `land ${told.join(", ")}`;
}
