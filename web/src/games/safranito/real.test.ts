import { describe, expect, it } from "vitest";
import { lies, REGIONS } from "./board";
import { isOnEdge, landText, nearest, onEdge, spotIn } from "./real";

const chip = (token: number, x: number, y: number, up = false) =>
  ({
    token,
    seat: 0,
    value: "?",
    shown: false,
    up,
    place: "nowhere",
    "in doubt": false,
    at: [x, y, 20],
    lean: [0, 0],
  }) as const;

describe("the real box", () => {
  it("finds room in every place that people can name", () => {
    for (const place of [...REGIONS.map(({ name }) => name), "nowhere" as const]) {
      const taken: Array<{ x: number; y: number }> = [];
      for (let chips = 0; chips < 2; chips++) {
        const spot = spotIn(place, taken)!;
        expect(lies(spot.x, spot.y)).toBe(place);
        for (const other of taken) expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThanOrEqual(320);
        taken.push(spot);
      }
    }
    expect(spotIn("off", [])).toBeUndefined();
  });

  it("puts a chip on the edge of what it lies nearest to", () => {
    const spot = onEdge({ x: 1850, y: 20 });
    expect(nearest(spot).name).toBe("garlic");
    expect(Math.hypot(spot.x - 1300, spot.y)).toBeCloseTo(550, 0);
    expect(isOnEdge(spot)).toBe(true);
    expect(isOnEdge({ x: 1300, y: 0 })).toBe(false);
    expect(isOnEdge(onEdge({ x: 0, y: 0 }))).toBe(true);
  });

  it("tells the thrown chip and what it moved, and nothing else", () => {
    const before = [chip(0, 0, 0), chip(6, 100, 700), chip(7, -900, 5, true)].map((each) => ({
      ...each,
      at: [...each.at] as [number, number, number],
      lean: [0, 0] as [number, number],
    }));
    const rests = [
      { token: 0, at: { x: 0, y: 0 }, up: false },
      { token: 6, at: undefined, up: false },
      { token: 7, at: { x: -900, y: 5 }, up: false },
      { token: 1, at: { x: 5, y: -6 }, up: true },
    ];
    expect(landText(1, rests, before)).toBe("land 1 rest 5 -6 20 0 0 up, 6 out, 7 rest -900 5 20 0 0 down");
  });
});
