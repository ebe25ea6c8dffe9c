import { describe, expect, it } from "vitest";
import { around, cutoff, FAINTEST, HARDEST, hardness, loudness, sizzling, stepOf, STEPS, volume } from "./mapping";

const SPEEDS = Array.from({ length: 60 }, (_, at) => at * 0.06);
const rises = (values: number[]): void =>
  values.slice(1).forEach((value, at) => expect(value).toBeGreaterThanOrEqual(values[at]!));

describe("the speed of a contact", () => {
  it.each([loudness, hardness])("makes it louder and harder, within bounds", (of) => {
    rises(SPEEDS.map(of));
    expect([of(-1), of(0), of(FAINTEST), of(HARDEST), of(99)]).toEqual([0, 0, 0, 1, 1]);
    expect(of(1)).toBeGreaterThan(of(0.5));
  });

  it("makes it brighter, and so does a harder material", () => {
    rises(SPEEDS.map((speed) => cutoff(hardness(speed), 0.5)));
    expect(cutoff(0.5, 0.9)).toBeGreaterThan(cutoff(0.5, 0.2));
    expect(cutoff(9, 9)).toBe(cutoff(1, 1));
  });

  it("is heard in a few steps", () => {
    expect(new Set(SPEEDS.map((speed) => stepOf(hardness(speed)))).size).toBe(STEPS);
    expect([stepOf(-1), stepOf(0), stepOf(1), stepOf(2)]).toEqual([0, 0, STEPS - 1, STEPS - 1]);
  });
});

describe("volumes", () => {
  it("run from silence to full", () => {
    expect([volume(-1), volume(0), volume(1), volume(7)]).toEqual([0, 0, 1, 1]);
    rises([0, 0.1, 0.5, 0.9, 1].map(volume));
  });

  it("of a pan follow its heat", () => {
    const heats = [0, 1, 2, 3, 4, 5, 6, 7].map((heat) => sizzling(heat / 7));
    rises(heats.map(({ gain }) => gain));
    rises(heats.map(({ hz }) => hz));
    expect([sizzling(0).gain, sizzling(1).gain, sizzling(5).gain]).toEqual([0, 1, 1]);
  });

  it("vary a little", () => {
    expect([around(0.1, () => 0), around(0.1, () => 0.5), around(0.1, () => 1)]).toEqual([0.9, 1, 1.1]);
  });
});
