import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FURTHEST, NEAREST, SWEEP_MS } from "./meter";
import { strokeOf, touch } from "./strokes.fixture";
import { Thrower, type Made } from "./thrower.svelte";
import { EDGE, releaseOf, type Touch } from "./throwing";

let made: Made[];
let thrower: Thrower;
const steady = (): number => 0;

beforeEach(() => {
  made = [];
  thrower = new Thrower((each) => made.push(each), false, steady);
  thrower.pick(40);
});
afterEach(() => {
  thrower.drop();
  vi.unstubAllGlobals();
});

function stroke(path: Touch[]): void {
  thrower.grasp(path[0]!, "touch");
  for (const each of path.slice(1)) thrower.move(each);
}

describe("a hand with a chip", () => {
  it("throws when it opens, and is empty then", () => {
    const path = strokeOf({ until: 0.6 });
    stroke(path);
    expect([thrower.holding, made.length]).toEqual([true, 0]);
    thrower.release(path.at(-1)!.ms);
    expect([thrower.holding, thrower.value]).toEqual([false, undefined]);
    expect(made[0]).toMatchObject({ value: 40, style: "lob", by: "touch", path });
  });

  it("throws by itself once it has slowed down, and only once", () => {
    stroke(strokeOf({ until: 1, hz: 120 }));
    thrower.release(9999);
    expect(made).toHaveLength(1);
  });

  it.each<[string, () => void, string]>([
    ["dragged back", () => thrower.move(touch(0, -110, 100)), "put-back"],
    ["cancelled by Escape or a second finger", () => thrower.cancel(), "put-back"],
    ["opened too slowly", () => thrower.release(10), "too-slow"],
  ])("puts the chip back when it is %s, without penalty", (_, end, note) => {
    thrower.grasp(touch(0, -80, 0), "touch");
    end();
    expect([thrower.holding, thrower.value, thrower.note, made.length]).toEqual([false, 40, note, 0]);
    stroke(strokeOf({ until: 1, hz: 120 }));
    expect([thrower.note, made.length]).toEqual([undefined, 1]);
  });

  it("says why a press on the board does nothing", () => {
    thrower.grasp(touch(0, 10, 0), "touch");
    expect([thrower.holding, thrower.note]).toEqual([false, "on-board"]);
    thrower.pick(40);
    thrower.grasp(touch(0, 10, 0), "touch");
    expect(thrower.note).toBeUndefined(); // nothing was picked
  });

  it("takes a chip straight from its tray: a tap picks it or puts it back, a flick throws it", () => {
    const press = touch(300, -80, 0);
    const tap = (value: number): void => {
      thrower.take(value, () => thrower.grasp(press, "touch"));
      thrower.move(touch(300, -79, 30));
      thrower.release(60);
    };
    tap(20);
    expect(thrower.at.x).toBe(0); // it waits in the middle, not above its place on the tray
    expect([thrower.value, thrower.holding, thrower.note]).toEqual([20, false, undefined]);
    tap(20);
    expect(thrower.value).toBeUndefined();
    const path = strokeOf({ until: 0.6 });
    thrower.take(30, () => thrower.grasp(path[0]!, "touch"));
    for (const each of path.slice(1)) thrower.move(each);
    thrower.release(path.at(-1)!.ms);
    expect(made).toMatchObject([{ value: 30, path }]);
  });

  it("stays picked where the tray is too far from the board to flick from", () => {
    thrower.take(20, () => undefined);
    expect([thrower.value, thrower.holding]).toEqual([20, false]);
  });

  it("shows line, distance and trail, but no place of rest in a game", () => {
    const path = strokeOf({ degrees: 10, until: 0.6 });
    stroke(path);
    const hand = thrower.inHand(2)!;
    expect(hand).toMatchObject({ seat: 2, value: 40, trail: path, aim: { disc: false } });
    expect(hand.at.y).toBeLessThanOrEqual(EDGE); // the chip waits at the edge
    thrower.release(path.at(-1)!.ms);
    expect(made[0]!.far).toBe(hand.aim!.far);
  });
});

describe("the meter", () => {
  it("is stopped twice and throws to where its disc was", () => {
    let now = 0;
    const waiting: FrameRequestCallback[] = [];
    vi.stubGlobal("requestAnimationFrame", (step: FrameRequestCallback) => waiting.push(step));
    vi.stubGlobal("performance", { now: () => now });
    const after = (ms: number): void => {
      now += ms;
      waiting.splice(0).forEach((step) => step(now));
    };
    thrower.press();
    after(SWEEP_MS / 2);
    expect(thrower.inHand(0)!.aim).toMatchObject({ far: 0, disc: false });
    thrower.press();
    after(SWEEP_MS / 2);
    const { aim } = thrower.inHand(0)!;
    expect(aim!.disc).toBe(true);
    expect(aim!.far).toBeGreaterThan(NEAREST);
    expect(aim!.far).toBeLessThan(FURTHEST);
    thrower.press();
    const { release, far, by } = made[0]!;
    expect([by, far]).toEqual(["meter", aim!.far]);
    expect(release).toEqual(releaseOf(aim!, far, "lob"));
  });

  it("is given up without a throw", () => {
    thrower.press();
    thrower.cancel();
    expect([thrower.meter, thrower.note, thrower.value, made.length]).toEqual([undefined, "put-back", 40, 0]);
  });
});
