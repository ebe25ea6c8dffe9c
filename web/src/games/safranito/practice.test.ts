import { describe, expect, it } from "vitest";
import { attemptOf, regionAt, rowsOf, scatterOf, type Attempt } from "./practice";
import type { Made } from "./thrower.svelte";
import type { Style } from "./throwing";

const release = { x: 0, y: -2700, z: 1000, vx: 500, vy: 866, vz: 300, spin: 12000 };
const throwOf = (style: Style): Made => ({ value: 30, style, by: "touch", release, path: [], far: 2400 });
const chip = {
  token: 2,
  seat: 0,
  value: 30,
  shown: false,
  up: true,
  place: "chili",
  "in doubt": false,
  at: [10, 20, 30],
  lean: [1, -2],
} as const;

describe("practice", () => {
  it("says how a chip was thrown and where it counts", () => {
    const made = attemptOf(4, throwOf("skim"), { ...chip, at: [...chip.at], lean: [...chip.lean] });
    expect(made).toMatchObject({ number: 4, value: 30, style: "skim", place: "chili", at: { x: 10, y: 20 } });
    expect(made.speed).toBeCloseTo(1, 3);
    expect(made.degrees).toBeCloseTo(30, 1);
    expect(attemptOf(5, throwOf("lob"), undefined)).not.toHaveProperty("at");
  });

  it("measures the scatter of what came to rest", () => {
    const at = (x: number, y: number): Attempt => ({
      number: 1,
      value: 10,
      style: "lob",
      speed: 1,
      degrees: 0,
      place: "nowhere",
      at: { x, y },
    });
    const off: Attempt = { number: 2, value: 10, style: "lob", speed: 1, degrees: 0, place: "off" };
    expect(scatterOf([at(0, 0), off])).toBeUndefined();
    expect(scatterOf([at(-100, 300), at(100, 300), off])).toEqual({
      middle: { x: 0, y: 300 },
      across: Math.SQRT2 * 100,
      along: 0,
    });
  });

  it("finds the bowl that somebody points at", () => {
    expect(regionAt({ x: 40, y: -300 })?.name).toBe("saffron");
    expect(regionAt({ x: 0, y: 650 })).toBeUndefined();
  });

  it("tells the server how chips lie", () => {
    expect(rowsOf([{ ...chip, at: [...chip.at], lean: [...chip.lean] }])).toEqual([[30, 10, 20, 30, 1, -2, 1, 0]]);
  });
});
