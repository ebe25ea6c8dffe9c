/** Where things lie around the board in the flat picture and on the 3D table: cards of one spice
 * share one space at the rim. */
import { HALF, PITCH, type Spice, type Spot } from "./board";

const OUT = HALF + 330;
const CORNER = 1950;
export const CARD_SPOTS: Record<Spice, Spot> = {
  curry: { x: -OUT, y: PITCH },
  chili: { x: -OUT, y: 0 },
  mint: { x: -OUT, y: -PITCH },
  cardamom: { x: OUT, y: PITCH },
  garlic: { x: OUT, y: 0 },
  cinnamon: { x: OUT, y: -PITCH },
  ginger: { x: 0, y: OUT },
  saffron: { x: -CORNER, y: OUT },
  cumin: { x: CORNER, y: -OUT },
};

/** The flat picture: the board, its rim, and room for the hand on the viewer's side. */
export const MARGIN = 590;
export const ROOM = 950;
export const WIDE = 2 * (HALF + MARGIN);
export const TALL = 2 * HALF + MARGIN + ROOM;
export const BOX = `${-HALF - MARGIN} ${-HALF - MARGIN} ${WIDE} ${TALL}`;
