/** Strokes for tests, as a hand makes them and a screen reports them. */
import { EDGE, type Touch } from "./throwing";

export const UNIT = 16.6; // tenths of a millimetre of the board for a CSS pixel, as on a phone

interface Shape {
  /** Pixels per second at its quickest. */
  peak?: number;
  length?: number;
  hz?: number;
  /** Pixels below the edge where it begins. */
  below?: number;
  degrees?: number;
  /** The share of its time after which the screen hears no more. */
  until?: number;
}

/** A point so many pixels right of the middle and above the edge. */
export const touch = (right: number, above: number, ms: number): Touch => ({
  left: 200 + right,
  top: 500 - above,
  x: right * UNIT,
  y: EDGE + above * UNIT,
  ms,
});

/** A stroke of minimum jerk. */
export function strokeOf({
  peak = 1300,
  length = 170,
  hz = 60,
  below = 80,
  degrees = 0,
  until = 0.62,
}: Shape): Touch[] {
  const whole = (1.875 * length * 1000) / peak;
  const angle = (degrees * Math.PI) / 180;
  const points: Touch[] = [];
  for (let ms = 0; ms <= whole * until; ms += 1000 / hz) {
    const part = Math.min(1, ms / whole);
    const far = length * (10 * part ** 3 - 15 * part ** 4 + 6 * part ** 5);
    points.push(touch(far * Math.sin(angle), -below + far * Math.cos(angle), ms));
  }
  return points;
}
