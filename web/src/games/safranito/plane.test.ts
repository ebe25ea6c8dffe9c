import { describe, expect, it } from "vitest";
import { HALF } from "./board";
import { placeUnder, project, unproject } from "./plane";

const SPOTS = [
  { x: 0, y: 0 },
  { x: -HALF, y: HALF },
  { x: HALF, y: -HALF },
  { x: 1300, y: -650 },
  { x: -5000, y: -4200 }, // far out on the cloth, where a press may begin
];

describe("the leaning board", () => {
  it("finds on the board what it shows on the screen", () => {
    for (const spot of SPOTS) {
      const { left, top } = project(spot);
      const back = unproject(left, top);
      expect(back.x).toBeCloseTo(spot.x, 6);
      expect(back.y).toBeCloseTo(spot.y, 6);
    }
  });

  it("does so for a box anywhere on the page", () => {
    const box = { left: 340, top: 120, width: 600, height: 600 };
    const { left, top } = project({ x: 1300, y: -1300 });
    const spot = placeUnder(box, 640 + left * 600, 420 + top * 600);
    expect(spot.x).toBeCloseTo(1300, 6);
    expect(spot.y).toBeCloseTo(-1300, 6);
  });

  it("keeps the middle, and shows the near edge larger than the far one", () => {
    expect(project({ x: 0, y: 0 })).toEqual({ left: 0, top: -0, scale: 1 });
    const [near, far] = [project({ x: HALF, y: -HALF }), project({ x: HALF, y: HALF })];
    expect(near.left).toBeGreaterThan(0.5);
    expect(far.left).toBeLessThan(0.5);
    expect(near.top).toBeGreaterThan(-far.top);
  });

  it("keeps lines straight, so that a flick goes where it points", () => {
    const [a, b, c] = [-2600, -800, 1000].map((y) => project({ x: y / 3, y }));
    const slope = (from: typeof a, to: typeof a): number => (to!.left - from!.left) / (to!.top - from!.top);
    expect(slope(a, b)).toBeCloseTo(slope(b, c), 9);
  });
});
