/** How a hand lets a chip go, and how the server is told. */
import { fromSide } from "./board";

/** In the directions of whoever throws: x to the right, y away from them. */
export interface Release {
  x: number; // tenths of a millimetre
  y: number;
  z: number;
  vx: number; // millimetres per second
  vy: number;
  vz: number;
  spin: number; // thousandths of a radian per second, about the upright axis
}

/** The text of a throw from one side of the board. */
export function throwText(value: number, side: number, release: Release): string {
  const at = fromSide(side, release);
  const go = fromSide(side, { x: release.vx, y: release.vy });
  const n = [at.x, at.y, release.z, go.x, go.y, release.vz, 0, 0, release.spin].map((each) => Math.round(each) || 0);
  return `throw ${value} from ${n.slice(0, 3).join(" ")} at ${n.slice(3, 6).join(" ")} spin ${n.slice(6).join(" ")}`;
}
