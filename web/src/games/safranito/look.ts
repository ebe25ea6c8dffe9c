/** Colours of the market: spices, and the chips of the seats (which differ by their edge as well). */
import type { Spice } from "./board";

export const SPICE_COLOURS: Record<Spice, { light: string; deep: string }> = {
  curry: { light: "#f0c23c", deep: "#b9820f" },
  ginger: { light: "#ecd0a0", deep: "#b48a51" },
  cardamom: { light: "#a9c67f", deep: "#66883f" },
  chili: { light: "#e2503f", deep: "#9c1a14" },
  saffron: { light: "#ffa63a", deep: "#d2690c" },
  garlic: { light: "#fbf5e8", deep: "#c4b393" },
  mint: { light: "#6cc48a", deep: "#2b7d4a" },
  cumin: { light: "#b8935a", deep: "#715126" },
  cinnamon: { light: "#bf7440", deep: "#73360f" },
};

export const SEAT_COLOURS = [
  { face: "#2f9e4f", deep: "#14582a", ink: "#ffffff" },
  { face: "#d23b34", deep: "#7a1512", ink: "#ffffff" },
  { face: "#f39a1f", deep: "#8d4c05", ink: "#2a1405" },
  { face: "#3d74d6", deep: "#153a80", ink: "#ffffff" },
] as const;

/** The edges of chips: whole, notched, dotted, double. */
export const EDGES = ["", "46 26", "8 30", "90 12 20 12"] as const;

export const seatColours = (seat: number): (typeof SEAT_COLOURS)[number] => SEAT_COLOURS[seat % 4]!;
