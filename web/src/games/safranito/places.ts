import type { Place } from "../../scene/places";

/** The board takes the middle of the table, so the others sit beside it; in portrait, behind it. */
const LEFT: Place = { side: "left", land: [10, 46], tablet: [18, 16.4], phone: [17, 18.4], flat: [10, 56] };
const FAR: Place = { side: "right", land: [80.5, 16], tablet: [50, 16.4], phone: [50, 18.4], flat: [90.5, 23] };
const RIGHT: Place = { side: "right", land: [90, 40], tablet: [82, 16.4], phone: [83, 18.4], flat: [90.5, 48] };

const PLACES: readonly (readonly Place[])[] = [
  [],
  [{ ...FAR, side: "left", land: [10.5, 42], flat: [10, 56] }],
  [LEFT, RIGHT],
  [{ ...LEFT, land: [9, 54] }, FAR, { ...RIGHT, land: [90, 46.5] }],
];

/** The places of so many others, clockwise from the viewer's left. */
export const placesOf = (others: number): readonly Place[] => PLACES[Math.min(others, PLACES.length - 1)] ?? [];
