import { describe, expect, it } from "vitest";
import { FLICKED, shareAt, TIPPED, turnedOdds } from "./gauge";
import { FLICK_LANDINGS, GOOD_FLICK, SHORT_TURNS } from "./wire";

describe("what a gauge promises", () => {
  it("reads a measured table between its rows", () => {
    const rows = [
      [10, 0, 100],
      [20, 50, 50],
    ];
    expect(shareAt(rows, 5, 1)).toBe(0);
    expect(shareAt(rows, 15, 1)).toBe(25);
    expect(shareAt(rows, 30, 2)).toBe(50);
  });

  it("calls a tilt what mostly comes of it", () => {
    expect(TIPPED.map(({ kind }) => kind)).toEqual(["idle", "good", "bad"]);
    for (const { from, to, kind } of TIPPED) {
      const middle = (from + to) / 2;
      const column = ["idle", "good", "bad"].indexOf(kind) + 1;
      const others = [1, 2, 3].filter((each) => each !== column);
      for (const other of others)
        expect(shareAt(SHORT_TURNS, middle, column)).toBeGreaterThan(shareAt(SHORT_TURNS, middle, other));
    }
  });

  it("leaves no gap and promises no more than was measured", () => {
    for (const zones of [TIPPED, FLICKED]) {
      zones.slice(1).forEach((zone, at) => expect(zone.from).toBe(zones[at]!.to));
      for (const { odds } of zones) expect(odds).toBeLessThanOrEqual(10);
    }
    const best = Math.max(...SHORT_TURNS.map(([, , few]) => few));
    expect(TIPPED.find(({ kind }) => kind === "good")!.odds * 10).toBeLessThanOrEqual(best);
  });

  it("is green where a flick turns the crêpe", () => {
    const green = FLICKED.find(({ kind }) => kind === "good")!;
    expect(green.from).toBeLessThanOrEqual(GOOD_FLICK[0]);
    expect(green.to).toBeGreaterThanOrEqual(GOOD_FLICK[1]);
    expect(turnedOdds(140)).toBe(Math.floor(shareAt(FLICK_LANDINGS, 140, 1) / 10));
    expect(turnedOdds(300)).toBe(0);
  });
});
