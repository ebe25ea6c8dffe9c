import type { Piece } from "./model";
import { BOTTLE } from "./wire";

/** Pieces that tumble in a bottle, only to be looked at: what falls out is never decided here.
 * Millimetres in the bottle's own frame: the hand holds it at the origin, y is down. */

export interface Grain {
  piece: Piece;
  x: number;
  y: number;
  turn: number;
  /** Where it was a step ago. */
  ox: number;
  oy: number;
}

const { floor: FLOOR, side: SIDE, shoulder: SHOULDER, neck: NECK, throat: THROAT } = BOTTLE;
const RADIUS = 2.7;
const GRAVITY = 1500;
const STEP = 1 / 120;
const KEEP = 0.985;

/** Walls as half-planes: outward normal and distance. */
const SLOPE = Math.atan2(SIDE - NECK, SHOULDER - THROAT);
const WALLS: ReadonlyArray<readonly [number, number, number]> = [
  [0, 1, FLOOR],
  [1, 0, SIDE],
  [-1, 0, SIDE],
  [0, -1, -THROAT],
  [Math.cos(SLOPE), -Math.sin(SLOPE), SIDE * Math.cos(SLOPE) - SHOULDER * Math.sin(SLOPE)],
  [-Math.cos(SLOPE), -Math.sin(SLOPE), SIDE * Math.cos(SLOPE) - SHOULDER * Math.sin(SLOPE)],
];

/** Which of so many pieces are salt: mixed, and always the same for the same numbers. */
export function isSalt(at: number, all: number, salt: number): boolean {
  const stride = all % 7 ? 7 : 11;
  return (at * stride + 3) % all < salt;
}

export function fill(spice: Piece, spices: number, salt: number): Grain[] {
  const all = spices + salt;
  return Array.from({ length: all }, (_, at) => {
    const x = -9.5 + (at % 4) * 6.2 + (Math.floor(at / 4) % 2);
    const y = FLOOR - 3 - Math.floor(at / 4) * 5.4;
    return { piece: isSalt(at, all, salt) ? "salt" : spice, x, y, ox: x, oy: y, turn: (at * 53) % 90 };
  });
}

/** Let them tumble for a while under a bottle that leans so far (degrees). */
export function tumble(grains: Grain[], tilt: number, seconds: number, jolt = 0): void {
  const lean = (tilt * Math.PI) / 180;
  const [gx, gy] = [Math.sin(lean) * GRAVITY, Math.cos(lean) * GRAVITY];
  for (let left = Math.min(seconds, 0.05); left > 0; left -= STEP) {
    for (const grain of grains) move(grain, gx, gy + (jolt ? (Math.random() - 0.6) * jolt : 0));
    for (let round = 0; round < 3; round++) keepApart(grains);
  }
}

function move(grain: Grain, gx: number, gy: number): void {
  const [dx, dy] = [(grain.x - grain.ox) * KEEP, (grain.y - grain.oy) * KEEP];
  grain.ox = grain.x;
  grain.oy = grain.y;
  grain.x += Math.max(-2, Math.min(2, dx + gx * STEP * STEP));
  grain.y += Math.max(-2, Math.min(2, dy + gy * STEP * STEP));
  grain.turn += dx * 9;
}

function keepApart(grains: Grain[]): void {
  for (let a = 0; a < grains.length; a++) {
    const one = grains[a]!;
    for (let b = a + 1; b < grains.length; b++) {
      const two = grains[b]!;
      const [dx, dy] = [two.x - one.x, two.y - one.y];
      const far = Math.hypot(dx, dy) || 0.01;
      const push = (2 * RADIUS - far) / 2 / far;
      if (push <= 0) continue;
      one.x -= dx * push;
      one.y -= dy * push;
      two.x += dx * push;
      two.y += dy * push;
    }
    for (const [nx, ny, reach] of WALLS) {
      const over = one.x * nx + one.y * ny + RADIUS - reach;
      if (over > 0) {
        one.x -= nx * over;
        one.y -= ny * over;
      }
    }
  }
}
