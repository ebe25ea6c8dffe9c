import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LEAST_REST_MS, LONGEST_MOTION_MS, Playback, type Clock, type Plan } from "./playback.svelte";

/** A clock that goes on only when it is told to. */
class Hourglass implements Clock {
  private at = 0;
  private readonly timers = new Map<number, { due: number; run: () => void }>();
  private count = 0;

  now = (): number => this.at;

  after = (ms: number, run: () => void): (() => void) => {
    const key = this.count++;
    this.timers.set(key, { due: this.at + ms, run });
    return () => this.timers.delete(key);
  };

  pass(ms: number): void {
    const end = this.at + ms;
    for (;;) {
      const next = [...this.timers].filter(([, { due }]) => due <= end).sort(([, a], [, b]) => a.due - b.due)[0];
      if (!next) break;
      this.timers.delete(next[0]);
      this.at = next[1].due;
      next[1].run();
    }
    this.at = end;
  }
}

const MOVES: Plan = { motion: true, dwell: 1000 };
const STILL: Plan = { motion: false, dwell: 300 };
let clock: Hourglass;
let away: boolean;
let log: number[];
let plans: Record<number, Plan>;
let playback: Playback<number>;

beforeEach(() => {
  clock = new Hourglass();
  away = false;
  log = [];
  plans = {};
  playback = new Playback<number>({
    plan: (version) => plans[version] ?? MOVES,
    show: (version) => log.push(version),
    clock,
    hidden: () => away,
  });
  playback.receive(1);
});
afterEach(() => playback.close());

const state = (): [number | undefined, number | undefined] => [playback.shown, playback.moving];

describe("playback", () => {
  it("shows what it finds at once", () => {
    expect(state()).toEqual([1, undefined]);
  });

  it("shows a version when its motion has been seen, and not a moment before", () => {
    playback.receive(2);
    expect(state()).toEqual([1, 2]);
    clock.pass(5000);
    expect(state()).toEqual([1, 2]);
    playback.finish(2);
    expect(state()).toEqual([2, undefined]);
    expect(log).toEqual([1, 2]);
  });

  it("shows at once what does not move", () => {
    plans[2] = STILL;
    playback.receive(2);
    expect(state()).toEqual([2, undefined]);
  });

  it("tells one version after the other, each with time to be taken in", () => {
    plans[3] = STILL;
    [2, 3, 4].forEach((version) => playback.receive(version));
    clock.pass(400);
    playback.finish(2);
    clock.pass(599);
    expect(state()).toEqual([2, undefined]); // its 1000 ms began with its motion
    clock.pass(1);
    expect(state()).toEqual([3, undefined]);
    clock.pass(300);
    expect(state()).toEqual([3, 4]);
    clock.pass(2000);
    playback.finish(4);
    playback.receive(5);
    clock.pass(LEAST_REST_MS - 1);
    expect(state()).toEqual([4, undefined]); // even after a long motion its outcome is seen
    clock.pass(1);
    expect(state()).toEqual([4, 5]);
  });

  it("heeds no end but that of the motion on view", () => {
    playback.receive(2);
    playback.finish(7);
    expect(state()).toEqual([1, 2]);
    playback.finish(2);
    playback.receive(3);
    clock.pass(1000);
    playback.finish(2); // called twice
    expect(state()).toEqual([2, 3]);
  });

  it("shows a version when it is due, whatever still moves", () => {
    playback.receive(2);
    clock.pass(500);
    playback.receive(3, 700);
    clock.pass(699);
    expect(state()).toEqual([1, 2]);
    clock.pass(1);
    expect(state()).toEqual([3, undefined]);
    expect(log).toEqual([1, 2, 3]); // none is left out of the log
    playback.receive(4, 700);
    playback.finish(4);
    playback.receive(5);
    clock.pass(1500);
    expect(state()).toEqual([4, 5]); // what was due before has been shown in time
  });

  it("cuts off a motion that never ends", () => {
    playback.receive(2);
    clock.pass(LONGEST_MOTION_MS);
    expect(state()).toEqual([2, undefined]);
  });

  it("catches up with a backlog", () => {
    [2, 3, 4, 5, 6].forEach((version) => playback.receive(version));
    expect(state()).toEqual([1, 2]);
    playback.receive(7);
    expect(state()).toEqual([7, undefined]);
    expect(log).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it("moves nothing while nobody looks", () => {
    playback.receive(2);
    away = true;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(state()).toEqual([2, undefined]);
    playback.receive(3);
    expect(state()).toEqual([3, undefined]);
    away = false;
    document.dispatchEvent(new Event("visibilitychange"));
    playback.receive(4);
    expect(state()).toEqual([3, 4]);
  });

  it("jumps elsewhere and forgets what was to come", () => {
    [2, 3].forEach((version) => playback.receive(version));
    playback.jump(9);
    expect(state()).toEqual([9, undefined]);
    clock.pass(60_000);
    expect(state()).toEqual([9, undefined]);
  });
});
