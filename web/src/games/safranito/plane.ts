/** The board as it lies on the table of the flat view: a square that leans back, in one mapping for drawing and
 * for pointers. Places of the screen are in widths of the board, from its middle: right and down are positive. */
import { HALF, type Spot } from "./board";

/** How far the board leans back, in degrees, and how far away the eye is, in widths of the board. */
export const DEGREES = 27;
export const EYE = 2.6;
const COS = Math.cos((DEGREES * Math.PI) / 180);
const SIN = Math.sin((DEGREES * Math.PI) / 180);

/** The same as CSS, for a square whose width is `--side`. */
export const LEAN = `perspective(calc(var(--side) * ${EYE})) rotateX(${DEGREES}deg)`;
/** How much further back something seems to lie for each unit that it is above the board. */
export const LIFT = SIN / COS;

export interface Seen {
  left: number;
  top: number;
  /** How large things are there. */
  scale: number;
}

/** Where a place of the board is seen. */
export function project({ x, y }: Spot): Seen {
  const [across, down] = [x / (2 * HALF), -y / (2 * HALF)];
  const scale = EYE / (EYE - down * SIN);
  return { left: across * scale, top: down * COS * scale, scale };
}

/** The place of the board, or of the table around it, that is seen there. */
export function unproject(left: number, top: number): Spot {
  const down = (top * EYE) / (COS * EYE + top * SIN);
  const across = left * (1 - (down * SIN) / EYE);
  return { x: across * 2 * HALF, y: -down * 2 * HALF };
}

/** The place under a point of the window, for a board whose box on the page, before it leans, is `box`. */
export function placeUnder(
  box: { left: number; top: number; width: number; height: number },
  x: number,
  y: number,
): Spot {
  return unproject((x - box.left - box.width / 2) / box.width, (y - box.top - box.height / 2) / box.width);
}
