import { describe, expect, it } from "vitest";
import { throwText } from "./actions";
import { fromSide, seenFrom } from "./board";
import { angleAt, flickOf, held, needleRelease, powerAt, STRONGEST, SWEEP_MS, WEAKEST, type Touch } from "./throwing";

const line = (dx: number, dy: number): Touch[] =>
  Array.from({ length: 8 }, (_, at) => ({ x: at * dx, y: -3300 + at * dy, ms: at * 10 }));

describe("a flick", () => {
  it("gives speed and direction of the hand", () => {
    const release = flickOf(line(0, 120), "lob")!;
    expect(release.vy).toBeCloseTo(720);
    expect(release.vx).toBe(0);
    expect(release.vz).toBeGreaterThan(0);
    expect(flickOf(line(0, 120), "skim")!.vz).toBe(0);
  });

  it("is the same for the same motion, and nothing for a hand at rest or one that goes back", () => {
    expect(flickOf(line(10, 100), "lob")).toEqual(flickOf(line(10, 100), "lob"));
    expect(flickOf(line(0, 3), "lob")).toBeUndefined();
    expect(flickOf(line(0, -120), "lob")).toBeUndefined();
  });

  it("spins by its curve, to either side", () => {
    const curved = (sign: number): Touch[] => line(0, 110).map((touch, at) => ({ ...touch, x: sign * at * at * 6 }));
    const [right, left, none] = [
      flickOf(curved(1), "lob")!.spin,
      flickOf(curved(-1), "lob")!.spin,
      flickOf(line(0, 110), "lob")!.spin,
    ];
    expect(right).toBeLessThan(none);
    expect(left).toBeGreaterThan(none);
  });

  it("stays behind the edge and within what a hand may do", () => {
    const wild = flickOf(
      line(900, 2900).map((touch) => ({ ...touch, y: touch.y + 9000 })),
      "lob",
    )!;
    expect(wild.y).toBeLessThanOrEqual(-2400);
    expect(wild.x).toBeLessThanOrEqual(2400);
    expect(Math.hypot(wild.vx, wild.vy, wild.vz)).toBeLessThan(5000);
    expect(held({ x: 9000, y: -99999 })).toEqual({ x: 2400, y: -6400 });
  });
});

describe("needles", () => {
  it("swing there and back", () => {
    expect([angleAt(0), angleAt(SWEEP_MS), powerAt(0), powerAt(SWEEP_MS)]).toEqual([-42, 42, WEAKEST, STRONGEST]);
    expect(powerAt(2 * SWEEP_MS)).toBe(WEAKEST);
  });

  it("throw straight ahead from every side", () => {
    const release = needleRelease({ x: 100, y: -2700 }, 0, 1000, "lob");
    expect(throwText(40, 0, release)).toBe("throw 40 from 100 -2700 1000 at 0 1000 365 spin 0 0 12000");
    expect(throwText(40, 2, release)).toBe("throw 40 from -100 2700 1000 at 0 -1000 365 spin 0 0 12000");
    expect(throwText(40, 1, release)).toBe("throw 40 from -2700 -100 1000 at 1000 0 365 spin 0 0 12000");
  });

  it("sees the board from a side and back", () => {
    for (const side of [0, 1, 2, 3]) expect(fromSide(side, seenFrom(side, { x: 5, y: 7 }))).toEqual({ x: 5, y: 7 });
  });
});
