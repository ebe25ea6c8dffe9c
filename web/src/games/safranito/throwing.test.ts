import { describe, expect, it } from "vitest";
import { fromSide, seenFrom } from "./board";
import { throwText } from "./release";
import { strokeOf, touch, UNIT } from "./strokes.fixture";
import { EDGE, farOf, flickOf, held, releaseOf, restOf, speedFor, type Touch } from "./throwing";
import { FASTEST, HALF, PITCH, REACH_TABLE } from "./wire";

const MM = 10;
const STYLES = ["lob", "skim"] as const;
const flick = (path: Touch[]) => flickOf(path, "touch", "lob")!;
const rest = (path: Touch[]) => {
  const made = flick(path);
  return restOf(made, made.far);
};
/** A stroke at one speed from its first moment. */
const even = (speed: number, ms = 120): Touch[] =>
  Array.from({ length: ms / 10 + 1 }, (_, at) => touch(0, -80 + (speed * at) / 100, at * 10));

describe("a flick", () => {
  it.each([
    ["touch", 1300],
    ["mouse", 1900],
    ["pen", 1300],
  ] as const)("by %s ends in the middle row at the reference speed of %i px/s", (pointer, speed) => {
    const made = flickOf(even(speed), pointer, "lob")!;
    expect(restOf(made, made.far).y).toBeCloseTo(0, 6);
  });

  it("ends in the same place wherever it was pressed", () => {
    for (const peak of [700, 1300, 2200])
      expect(rest(strokeOf({ peak, below: 40 })).y - rest(strokeOf({ peak, below: 75 })).y).toBeCloseTo(0, 6);
  });

  it("ends within 5 mm at 60 and at 120 reports per second", () => {
    for (const peak of [700, 1300, 2200])
      for (const degrees of [-20, 0, 15]) {
        const [slow, fast] = [60, 120].map((hz) => rest(strokeOf({ peak, degrees, hz })));
        expect(Math.hypot(slow!.x - fast!.x, slow!.y - fast!.y)).toBeLessThan(5 * MM);
      }
  });

  it("takes its speed from its quickest part, not from how it ends", () => {
    const [cut, whole] = [0.62, 1].map((until) => flick(strokeOf({ until, hz: 120 })));
    expect(whole!.speed).toBeCloseTo(cut!.speed, 6);
    expect(cut!.speed).toBeGreaterThan(0.97 * 1300);
    expect(cut!.speed).toBeLessThan(1300);
  });

  it("goes along the line through the stroke and leaves where that crosses the edge", () => {
    const made = flick(strokeOf({ degrees: 20, below: 100 }));
    expect(made.way.x / made.way.y).toBeCloseTo(Math.tan((20 * Math.PI) / 180), 6);
    expect(made.release).toMatchObject({ y: EDGE });
    expect(made.release.x).toBeCloseTo(100 * UNIT * Math.tan((20 * Math.PI) / 180), 4);
    expect(Math.hypot(made.release.vx, made.release.vy)).toBeCloseTo(speedFor(made.far, "lob"), 6);
  });

  it("forgets a backswing", () => {
    const back = [touch(0, -60, -200), touch(6, -66, -180), touch(12, -72, -160), touch(10, -78, -140)];
    const [plain, swung] = [strokeOf({}), [...back, ...strokeOf({})]].map(flick);
    expect(swung!.way.x).toBeCloseTo(plain!.way.x, 6);
    expect(swung!.far).toBeCloseTo(plain!.far, 6);
  });

  it("is none if it is too slow, goes back or aside, or has hardly begun", () => {
    expect(flick(even(240))).toBeUndefined();
    expect(flick(even(260))).toBeDefined();
    expect(flick(even(-900))).toBeUndefined();
    expect(flick(strokeOf({ degrees: 85 }))).toBeUndefined();
    expect(flick([touch(0, -80, 0)])).toBeUndefined();
    expect(flick([touch(0, -80, 5), touch(0, -70, 5)])).toBeUndefined(); // no time has passed
  });

  it("spins by its curve, to either side", () => {
    const curved = (sign: number): Touch[] => even(1300).map((each, at) => ({ ...each, x: sign * at * at * 6 }));
    const [right, left, none] = [curved(1), curved(-1), even(1300)].map((path) => flick(path).release.spin);
    expect(right).toBeLessThan(none!);
    expect(left).toBeGreaterThan(none!);
  });

  it("stays behind the edge and within what a hand may do", () => {
    const { release } = flick(even(20000).map((each) => ({ ...each, x: each.x + 90000 })));
    expect(release.x).toBe(HALF);
    expect(release.y).toBeLessThan(-HALF);
    expect(Math.hypot(release.vx, release.vy, release.vz)).toBeLessThan(FASTEST);
    expect(held({ x: 9000, y: -99999 })).toEqual({ x: 2400, y: -6400 });
  });
});

describe("the curve from speed to distance", () => {
  it("never falls, and is held back before the far rim", () => {
    for (const style of STYLES) {
      const all = Array.from({ length: 200 }, (_, at) => farOf(0.2 * 1.02 ** at, style));
      all.slice(1).forEach((far, at) => expect(far).toBeGreaterThanOrEqual(all[at]!));
      expect(all[0]).toBe(450);
    }
    expect(restOf({ from: { x: 0, y: EDGE }, way: { x: 0, y: 1 } }, farOf(3, "lob")).y).toBeLessThan(HALF);
  });

  it("has room for a hand that varies: near and far row are three times apart in speed", () => {
    const [near, far] = [-PITCH, PITCH].map((y) => Math.exp(y / 2200));
    expect(farOf(near!, "lob")).toBeCloseTo(-EDGE - PITCH, 6);
    expect(farOf(far!, "lob")).toBeCloseTo(-EDGE + PITCH, 6);
    expect(far! / near!).toBeGreaterThan(3);
  });

  it("takes the speed of a release from the physics' table, between rows too", () => {
    const { first, step, lob, skim } = REACH_TABLE;
    expect(speedFor(first + 3 * step, "lob")).toBe(lob.speed[3]);
    expect(speedFor(first + 3.5 * step, "skim")).toBeCloseTo((skim.speed[3] + skim.speed[4]) / 2, 6);
    expect(speedFor(0, "lob")).toBe(lob.speed[0]);
    expect(speedFor(99999, "lob")).toBe(lob.speed.at(-1));
  });

  it("allows for the drift of a chip", () => {
    const { first, step, lob } = REACH_TABLE;
    const [row, far] = [35, first + 35 * step];
    const { vx, vy } = releaseOf({ from: { x: 0, y: EDGE }, way: { x: 0, y: 1 } }, far, "lob");
    expect((vx / vy) * far + lob.drift[row]!).toBeCloseTo(0, 6);
    expect(lob.drift[row]).not.toBe(0);
  });
});

describe("the text of a throw", () => {
  it("is the same throw from every side", () => {
    const line = { from: { x: 100, y: -2430 }, way: { x: 0, y: 1 } };
    const release = { ...releaseOf(line, 2400, "lob"), vx: 0, vy: 1000, vz: 365 };
    expect(throwText(40, 0, release)).toBe("throw 40 from 100 -2430 1000 at 0 1000 365 spin 0 0 12000");
    expect(throwText(40, 2, release)).toBe("throw 40 from -100 2430 1000 at 0 -1000 365 spin 0 0 12000");
    expect(throwText(40, 1, release)).toBe("throw 40 from -2430 -100 1000 at 1000 0 365 spin 0 0 12000");
    expect(releaseOf(line, 2400, "skim").vz).toBe(0);
  });

  it("sees the board from a side and back", () => {
    for (const side of [0, 1, 2, 3]) expect(fromSide(side, seenFrom(side, { x: 5, y: 7 }))).toEqual({ x: 5, y: 7 });
  });
});
