import type { Colour } from "./model";

/** The bands of recipes and of the menu, by colour; a crêpe and an empty pan have none of these. */
export const BANDS: Record<Colour, string> = {
  yellow: "#f2c230",
  green: "#4f9e43",
  blue: "#3d7fd0",
  red: "#d5392a",
  black: "#4a4250",
};
export const NO_BAND = "#c9a678";

/** The stoves, by seat: light, middle and dark enamel. */
export const ENAMEL = [
  ["#3d98a0", "#2f7f86", "#173f45"],
  ["#d0564c", "#b8433a", "#6a1f1a"],
  ["#d9a23c", "#c08a2b", "#6b4610"],
  ["#9466b6", "#7a4f9a", "#3f2456"],
] as const;
