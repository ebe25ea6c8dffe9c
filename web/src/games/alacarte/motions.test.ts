import { describe, expect, it } from "vitest";
import {
  beyond,
  flickOf,
  lesson,
  nameOf,
  needle,
  NAMED,
  ordinary,
  sayFlick,
  sayTurn,
  turnOf,
  type Sample,
} from "./motions";
import { FLOW } from "./wire";

/** A hand that turns a shaker there, waits, and turns it back. */
function hand(tilt: number, there: number, dwell: number, back: number): Sample[] {
  const samples: Sample[] = [];
  const up = (tilt / there) * 1000;
  const down = (tilt / back) * 1000;
  for (let at = 0; at <= up + dwell + down; at += 8) {
    const now = at < up ? (at / 1000) * there : at < up + dwell ? tilt : tilt - ((at - up - dwell) / 1000) * back;
    samples.push({ at, tilt: Math.max(0, now) });
  }
  return samples;
}

describe("a shaker's turn", () => {
  it("is read from the hand", () => {
    const turn = turnOf(hand(118, 300, 240, 450), 2);
    expect(turn.tilt).toBeGreaterThanOrEqual(116);
    expect(turn.tilt).toBeLessThanOrEqual(118);
    expect(Math.abs(turn.dwell - 240)).toBeLessThan(30);
    expect(Math.abs(turn.there - 300)).toBeLessThan(25);
    expect(Math.abs(turn.back - 450)).toBeLessThan(45);
    expect(turn.shake).toBe(2);
  });

  it("keeps the bounds of the rules, whatever the hand does", () => {
    for (const samples of [hand(180, 5000, 9000, 5000), hand(20, 10, 0, 10), [{ at: 0, tilt: 0 }], []]) {
      const { tilt, dwell, there, back, shake } = turnOf(samples, 9);
      expect(tilt).toBeGreaterThanOrEqual(90);
      expect(tilt).toBeLessThanOrEqual(180);
      expect(dwell).toBeGreaterThanOrEqual(0);
      expect(dwell).toBeLessThanOrEqual(2500);
      for (const speed of [there, back]) expect(speed >= 60 && speed <= 690).toBe(true);
      expect(shake).toBe(3);
    }
  });

  it("counts the time beyond the flow, in parts of samples too", () => {
    expect(
      beyond(
        [
          { at: 0, tilt: FLOW - 10 },
          { at: 100, tilt: FLOW + 10 },
        ],
        FLOW,
      ),
    ).toBe(50);
    expect(beyond(hand(95, 300, 500, 300), FLOW)).toBe(0);
  });

  it("is said as the server reads it", () => {
    expect(sayTurn({ tilt: 115, dwell: 250, there: 400, back: 450, shake: 1 })).toBe(
      "tilt 115 dwell 250 there 400 back 450 shake 1",
    );
  });

  it("by name strays as an ordinary hand does", () => {
    expect(ordinary("careful", 0, () => 0.5)).toEqual({ ...NAMED.careful, shake: 0 });
    expect(ordinary("careful", 0, () => 1).tilt).toBeGreaterThan(NAMED.careful.tilt);
  });
});

describe("a flick", () => {
  it("says what to do otherwise next time, if anything", () => {
    const said = [100, 150, 200].map((flick) => lesson({ flick, lift: 80, carry: 0 }));
    expect(said).toEqual(["quick", undefined, "slow"]);
    expect([-60, -20, 60].map((carry) => lesson({ flick: 150, lift: 80, carry }))).toEqual([
      "aside",
      undefined,
      "aside",
    ]);
  });

  const stroke = (ms: number): Array<{ at: number; x: number; y: number }> =>
    Array.from({ length: 40 }, (_, step) => ({
      at: step * 10,
      x: 0,
      y: step * 10 < 100 ? 300 : Math.max(200, 300 - ((step * 10 - 100) / ms) * 100),
    }));

  it("is as long as its stroke, not as the hand's waiting", () => {
    const found = flickOf(stroke(150), 300);
    expect(Math.abs((found?.flick ?? 0) - 150)).toBeLessThan(25);
    expect(found?.lift).toBeCloseTo(80, 0);
  });

  it("is none without a stroke", () => {
    expect(
      flickOf(
        [
          { at: 0, x: 0, y: 100 },
          { at: 50, x: 90, y: 96 },
        ],
        300,
      ),
    ).toBeUndefined();
    expect(flickOf([], 300)).toBeUndefined();
  });

  it("is said within its bounds", () => {
    expect(sayFlick({ flick: 5, lift: 900, carry: -900 })).toBe("flick 60 lift 200 carry -150");
  });

  it("by needle covers the whole range", () => {
    const all = Array.from({ length: 100 }, (_, at) => needle(at * 18));
    expect(Math.min(...all)).toBeLessThanOrEqual(64);
    expect(Math.max(...all)).toBe(400);
  });
});

it("a motion goes by the name it comes closest to", () => {
  expect(nameOf("season lemon tilt 95 dwell 0 there 400 back 450 shake 0")).toBe("feint");
  expect(nameOf("season lemon tilt 116 dwell 250 there 400 back 450 shake 0")).toBe("careful");
  expect(nameOf("cup season 1 herbs tilt 175 dwell 900 there 400 back 450 shake 0")).toBe("pour");
});
