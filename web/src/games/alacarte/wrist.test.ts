import { describe, expect, it } from "vitest";
import { LONGEST_MS } from "./wire";
import { Wrist } from "./wrist.svelte";

const STEP_MS = 20;

/** A hand that holds the bottle at an angle for a while, from a time on; the turn, if it ended meanwhile. */
function holds(wrist: Wrist, goal: number, from: number, ms: number): { now: number; ended: boolean } {
  let now = from;
  let ended = false;
  for (; now < from + ms; now += STEP_MS) {
    wrist.hold(goal);
    ended ||= wrist.step(now, STEP_MS / 1000) !== undefined;
  }
  return { now, ended };
}

describe("a finger that trembles", () => {
  it("does not turn back by less than its slack", () => {
    const wrist = new Wrist();
    wrist.slack = 12;
    const { now } = holds(wrist, 115, 0, 500);
    holds(wrist, 106, now, 200);
    expect(wrist.tilt).toBe(115);
    expect(wrist.returning).toBe(false);
  });

  it("turns back by more", () => {
    const wrist = new Wrist();
    wrist.slack = 12;
    const { now } = holds(wrist, 115, 0, 500);
    holds(wrist, 95, now, 200);
    expect(wrist.tilt).toBeLessThan(115);
    expect(wrist.returning).toBe(true);
  });

  it("without slack turns back at once", () => {
    const wrist = new Wrist();
    const { now } = holds(wrist, 115, 0, 500);
    holds(wrist, 106, now, 100);
    expect(wrist.returning).toBe(true);
  });
});

describe("the time that is left", () => {
  it("runs only beyond a right angle, and ends the pour", () => {
    const wrist = new Wrist();
    const upright = holds(wrist, 60, 0, 1000);
    expect(wrist.left).toBe(LONGEST_MS);
    const over = holds(wrist, 120, upright.now, 1000);
    expect(wrist.left).toBeLessThan(LONGEST_MS - 500);
    expect(over.ended).toBe(false);
    expect(holds(wrist, 120, over.now, LONGEST_MS + 1000).ended).toBe(true);
  });
});
