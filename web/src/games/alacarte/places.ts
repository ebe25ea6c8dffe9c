import type { Place, Spot } from "../../scene/places";

/** Where everything is in the kitchen, in percent of the scene: the same in every state of the game. */

const at = (
  land: readonly [number, number],
  tablet: readonly [number, number],
  phone: readonly [number, number],
  flat = land,
): Spot => ({ land, tablet, phone, flat });

export const PLACES = {
  pan: at([49, 71.1], [46, 72.4], [44.5, 70]),
  dial: at([34.4, 92.4], [14, 85.8], [14, 86.4], [32.4, 91.4]),
  card: at([78.6, 73], [46, 85.8], [49.6, 86.3], [74.4, 70.5]),
  spoons: at([67, 94.2], [88, 66.2], [89, 63], [90.4, 46.5]),
  shelf: at([16.4, 71.6], [50, 46.6], [50, 40.9], [18, 72]),
  die: at([90.4, 62.6], [38, 59.4], [45, 54.6], [91.2, 62]),
  board: at([90.2, 27.3], [13, 60.4], [13, 54.6]),
  sink: at([90.4, 79.4], [64, 58.6], [71, 52]),
  bin: at([95.4, 92], [86, 59.4], [91, 53.4]),
  coffee: at([8.4, 58.4], [64, 63.4], [71.5, 58.2]),
  left: at([45.1, 94.4], [83, 82.9], [84.6, 83.2], [43.6, 93.5]),
  right: at([55.1, 94.4], [83, 88.6], [84.6, 89.6], [58.4, 93.5]),
  prompt: at([50, 88.2], [44, 66.4], [39.5, 61], [51.3, 87]),
  ask: at([50, 66], [50, 64], [50, 61]),
  /** Where somebody else's pan is looked at from near. */
  near: at([50, 61], [50, 58], [50, 62]),
} as const;

const ROW_Y = { land: 30, tablet: 18, phone: 16.7, flat: 27 };
const cook = (x: number, phone = x): Place => ({
  side: "top",
  land: [x, ROW_Y.land],
  tablet: [phone, ROW_Y.tablet],
  phone: [phone, ROW_Y.phone],
  flat: [x, ROW_Y.flat],
});

/** The stoves of one to three others along the wall. */
export const STOVES: readonly (readonly Place[])[] = [
  [],
  [cook(50)],
  [cook(36, 30), cook(64, 70)],
  [cook(27.8, 17.2), cook(50), cook(72.2, 82.8)],
];
