/** The flat picture of the board: exactly the board, what lies beyond its edge is drawn over it. */
import { HALF } from "./board";

export const BOX = `${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`;
