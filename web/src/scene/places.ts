/** A spot in the scene for each of its layouts, in percent of the scene's width and height. */
export interface Spot {
  land: readonly [x: number, y: number];
  tablet: readonly [x: number, y: number];
  phone: readonly [x: number, y: number];
  /** On a phone on its side; as `land`, if not given. */
  flat?: readonly [x: number, y: number];
}

/** Where somebody sits: the spot of their bust, and which way is inside from there. */
export interface Place extends Spot {
  side: "left" | "top" | "right";
  /** On a phone on its side there is room for what is said only outside of them. */
  out?: boolean;
}

/** The spot as CSS variables; whatever has the class `at` has its centre there. */
export function spot({ land, tablet, phone, flat = land }: Spot): string {
  const pair = (name: string, [x, y]: readonly [number, number]): string => `--${name}x:${x};--${name}y:${y}`;
  return [pair("l", land), pair("t", tablet), pair("p", phone), pair("f", flat)].join(";");
}

const LEFT: Place = { side: "left", land: [12.5, 38], tablet: [15.5, 25.5], phone: [16.5, 26], flat: [8.5, 46] };
const FAR: Place = { side: "top", land: [50, 17.6], tablet: [50, 17.4], phone: [50, 20], flat: [50, 22] };
const RIGHT: Place = { side: "right", land: [87.5, 38], tablet: [84.5, 25.5], phone: [83.5, 26], flat: [91.5, 46] };

/** The far arc of the table for one to five others, clockwise from the viewer's left. */
const ARCS: readonly (readonly Place[])[] = [
  [],
  [FAR],
  [LEFT, RIGHT],
  [LEFT, FAR, RIGHT],
  [
    { side: "left", land: [9.5, 46], tablet: [12, 28.5], phone: [13, 29], flat: [8, 58] },
    { side: "left", land: [34, 19.5], tablet: [36, 18], phone: [37, 20], flat: [33, 26], out: true },
    { side: "right", land: [66, 19.5], tablet: [64, 18], phone: [63, 20], flat: [67, 26], out: true },
    { side: "right", land: [90.5, 46], tablet: [88, 28.5], phone: [87, 29], flat: [92, 58] },
  ],
  [
    { side: "left", land: [8.8, 50], tablet: [11, 29], phone: [11.5, 29], flat: [8, 58] },
    { side: "left", land: [25, 26], tablet: [29.5, 20.6], phone: [29.5, 21], flat: [28, 27], out: true },
    { side: "top", land: [50, 16.4], tablet: [50, 16.6], phone: [50, 18], flat: [50, 24] },
    { side: "right", land: [75, 26], tablet: [70.5, 20.6], phone: [70.5, 21], flat: [72, 27], out: true },
    { side: "right", land: [91.2, 50], tablet: [89, 29], phone: [88.5, 29], flat: [92, 58] },
  ],
];

/** The places of so many others. */
export function placesFor(others: number): readonly Place[] {
  return ARCS[Math.min(others, ARCS.length - 1)] ?? [];
}

/** Whose place is at the bottom: the viewer's own; whoever only watches looks over the first seat's shoulder. */
export function bottomSeat(viewer: number): number {
  return Math.max(viewer, 0);
}

/** The others, clockwise from the left of whoever sits at the bottom. */
export function othersOf(count: number, viewer: number): number[] {
  const bottom = bottomSeat(viewer);
  return Array.from({ length: count - 1 }, (_, at) => (bottom + at + 1) % count);
}
