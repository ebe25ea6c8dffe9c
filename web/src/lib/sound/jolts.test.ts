import { describe, expect, it } from "vitest";
import { Jolts } from "./jolts";

const DT = 1 / 60;
const watch = (heights: number[], times = heights.map((_, at) => at * DT)): number[] => {
  const jolts = new Jolts();
  return heights.map((z, at) => jolts.look(times[at]!, [{ x: 0, z }])[0]?.speed ?? 0);
};

describe("jolts", () => {
  it("are not felt at rest, in steady motion, nor in free fall", () => {
    expect(watch([1, 1, 1, 1])).toEqual([0, 0, 0, 0]);
    expect(watch([1, 1.01, 1.02, 1.03])).toEqual([0, 0, 0, 0]);
    expect(watch(Array.from({ length: 9 }, (_, at) => 2 - (9.81 * (at * DT) ** 2) / 2))).toEqual(Array(9).fill(0));
  });

  it("are felt where something stops, as fast as it was", () => {
    const felt = watch([0.03, 0.02, 0.01, 0, 0, 0]);
    expect(felt.slice(0, 4)).toEqual([0, 0, 0, 0]);
    expect(felt[4]).toBeCloseTo(0.6 - 9.81 * DT);
    expect(felt[5]).toBe(0);
  });

  it("are not made up after a gap, for a picture seen twice, nor when things are others", () => {
    expect(watch([0, 0.01, 0.5, 0.9], [0, DT, 1, 1 + DT])).toEqual([0, 0, 0, 0]);
    expect(watch([0, 0.01, 0.01, 0.02], [0, DT, DT, 2 * DT])).toEqual([0, 0, 0, 0]);
    const jolts = new Jolts();
    jolts.look(0, [{ x: 0, z: 0 }]);
    jolts.look(DT, [{ x: 0, z: 0.1 }]);
    expect(jolts.look(2 * DT, [])).toEqual([]);
  });
});
