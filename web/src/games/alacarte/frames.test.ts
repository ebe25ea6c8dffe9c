import { describe, expect, it } from "vitest";
import { frameOf } from "./frames";

function packed(turn: number): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(25));
  view.setUint8(0, 1);
  view.setUint8(1, 5);
  view.setUint16(2, 77, true);
  view.setUint16(4, 11_850, true);
  view.setInt16(6, -12, true);
  view.setInt16(8, 900, true);
  view.setUint32(10, 1, true);
  view.setUint8(14, 1);
  view.setInt16(15, 55, true);
  view.setInt16(17, 0, true);
  view.setInt16(19, 25, true);
  view.setUint32(21, turn, true);
  return view.buffer;
}

describe("a frame of a live shaker", () => {
  it("tells where the bottle and the pieces are", () => {
    const half = Math.round((0 * Math.SQRT2 + 1) * 511.5);
    const frame = frameOf(packed(((half << 20) | (half << 10) | half) >>> 0));
    expect(frame).toMatchObject({ closed: true, done: true, number: 77, tilt: 118.5, x: -1.2, z: 90 });
    expect(frame?.pieces[0]).toMatchObject({ x: 5.5, z: 2.5, out: true });
    expect(Math.abs(frame?.pieces[0]?.turn ?? 90)).toBeLessThan(1);
  });

  it("reads a quarter turn", () => {
    const zero = 512;
    const y = Math.round((Math.SQRT1_2 * Math.SQRT2 + 1) * 511.5);
    const frame = frameOf(packed(((zero << 20) | (y << 10) | zero) >>> 0));
    expect(frame?.pieces[0]?.turn).toBeCloseTo(90, 0);
  });

  it("is not read from other bytes", () => {
    expect(frameOf(new ArrayBuffer(3))).toBeUndefined();
    const other = packed(0);
    new DataView(other).setUint8(0, 2);
    expect(frameOf(other)).toBeUndefined();
    expect(frameOf(packed(0).slice(0, 20))).toBeUndefined();
  });
});
