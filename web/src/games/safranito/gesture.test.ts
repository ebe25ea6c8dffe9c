import { describe, expect, it } from "vitest";
import { Gesture, type State } from "./gesture";
import { strokeOf, touch, UNIT } from "./strokes.fixture";
import type { Touch } from "./throwing";

/** Makes a stroke; how it ended, and after how many points. */
function made(path: Touch[]): { gesture: Gesture; state: State; points: number } {
  const gesture = new Gesture(path[0]!, "touch");
  for (let at = 1; at < path.length; at++) {
    const state = gesture.add(path[at]!);
    if (state !== "held") return { gesture, state, points: at + 1 };
  }
  return { gesture, state: "held", points: path.length };
}
const still = (from: Touch, ms: number): Touch[] =>
  Array.from({ length: Math.floor(ms / 10) }, (_, at) => ({
    ...from,
    left: from.left + (at % 2),
    ms: from.ms + 10 * (at + 1),
  }));
const later = (path: Touch[], ms: number): Touch[] => path.map((each) => ({ ...each, ms: each.ms + ms }));

describe("a chip leaves the hand", () => {
  it("when the pointer goes up", () => {
    const path = strokeOf({ until: 0.6 });
    const { gesture, state } = made(path);
    expect(state).toBe("held");
    expect(gesture.end(path.at(-1)!.ms + 8, "lob")).toEqual(gesture.flick("lob"));
    expect(gesture.flick("lob")!.speed).toBeGreaterThan(1200);
  });

  it("120 px past the edge", () => {
    const path = strokeOf({ length: 600, peak: 3000, below: 30, until: 1, hz: 1000 });
    const { state, points } = made(path);
    expect(state).toBe("thrown");
    const crossed = path.find(({ top }) => top <= 500)!;
    expect(crossed.top - path[points - 1]!.top).toBeGreaterThanOrEqual(120);
    expect(crossed.top - path[points - 2]!.top).toBeLessThan(120);
  });

  it("when the hand has slowed down to 60 % of its peak", () => {
    const path = strokeOf({ until: 1, hz: 120 });
    const { gesture, state, points } = made(path);
    expect(state).toBe("thrown");
    expect(points).toBeLessThan(path.length);
    const speed = gesture.flick("lob")!.speed;
    const [a, b] = [path[points - 2]!, path[points - 1]!];
    expect(((a.top - b.top) / (b.ms - a.ms)) * 1000).toBeLessThan(0.6 * speed);
  });

  it("but not because a hand moved it slowly or trembled at the press", () => {
    expect(made(strokeOf({ peak: 450, until: 1, hz: 120 })).state).toBe("held");
    expect(made([touch(0, -80, 0), touch(0, -78, 0.5), ...later(strokeOf({ until: 0.6 }), 17)]).state).toBe("held");
  });
});

describe("a chip is put back", () => {
  it("when it is dragged 24 px below the press", () => {
    expect(made([touch(0, -80, 0), touch(0, -90, 40), touch(0, -103, 80)]).state).toBe("held");
    expect(made([touch(0, -80, 0), touch(0, -90, 40), touch(0, -104, 80)]).state).toBe("back");
  });

  it("when the hand was slower than 250 px/s, or stood still before it opened", () => {
    const slow = strokeOf({ peak: 240 });
    expect(made(slow).gesture.end(slow.at(-1)!.ms, "lob")).toBeUndefined();
    const weak = strokeOf({ peak: 500 });
    const { gesture } = made(weak);
    expect(gesture.end(weak.at(-1)!.ms + 20, "lob")).toBeDefined();
    expect(gesture.end(weak.at(-1)!.ms + 200, "lob")).toBeUndefined();
  });
});

describe("a hand that rested", () => {
  it("begins anew: moving a chip aside is not part of the throw", () => {
    const aside = strokeOf({ degrees: 60, peak: 480, length: 60, below: 120, until: 1, hz: 120 });
    const end = aside.at(-1)!;
    const plain = strokeOf({ until: 0.6, hz: 120, below: 90 });
    const moved = plain.map((each) => ({ ...each, left: each.left + 52, x: each.x + 52 * UNIT }));
    for (const pause of [later(moved, end.ms + 300), [...still(end, 250), ...later(moved, end.ms + 260)]]) {
      const { gesture } = made([...aside, ...pause]);
      expect(gesture.flick("lob")!.way.x).toBeCloseTo(0, 2);
      expect(gesture.flick("lob")!.far).toBeCloseTo(made(plain).gesture.flick("lob")!.far, -1);
    }
  });
});
