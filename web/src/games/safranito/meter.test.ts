import { describe, expect, it } from "vitest";
import {
  angleAt,
  farAt,
  FURTHEST,
  lineTo,
  meterRelease,
  NEAREST,
  partOf,
  SWEEP_MS,
  swing,
  tremor,
  WIDEST,
} from "./meter";
import { EDGE, restOf, speedFor } from "./throwing";

const TIMES = Array.from({ length: 4000 }, (_, at) => at);
const mean = (values: number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;

describe("the meter", () => {
  it("sweeps there and back, evenly in direction and in distance", () => {
    expect([0, SWEEP_MS, 2 * SWEEP_MS].map(swing)).toEqual([0, 1, 0]);
    const off = TIMES.map((ms) => farAt(ms, 0.3) - (NEAREST + (FURTHEST - NEAREST) * swing(ms)));
    expect(mean(off)).toBeCloseTo(0, -1);
    expect(mean(TIMES.map((ms) => angleAt(ms, 0.3) - WIDEST * (2 * swing(ms) - 1)))).toBeCloseTo(0, 1);
    expect([NEAREST, FURTHEST, 9999].map(partOf)).toEqual([0, 1, 1]);
  });

  it("trembles by one standard deviation, differently each time", () => {
    expect(mean(TIMES.map((ms) => tremor(ms, 0.7) ** 2))).toBeCloseTo(1, 1);
    expect(tremor(500, 0.1)).not.toBeCloseTo(tremor(500, 0.6), 1);
    expect(tremor(500, 0.1)).toBe(tremor(500, 0.1));
  });

  it("throws to where its disc was", () => {
    const release = meterRelease(650, -30, 2000, "lob");
    expect(release).toMatchObject({ x: 650, y: EDGE });
    expect(Math.hypot(release.vx, release.vy)).toBeCloseTo(speedFor(2000, "lob"), 6);
    expect(restOf(lineTo(650, -30), 2000).x).toBeCloseTo(650 - 1000, 6);
  });
});
