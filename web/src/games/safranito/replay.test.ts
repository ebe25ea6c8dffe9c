import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { sketch } from "./film";
import type { Chip, Facts } from "./model";
import { momentsOf, Pace } from "./replay";
import { Stage } from "./stage.svelte";

const lying = (token: number, x: number, y: number, value: Chip["value"] = "?"): Chip => ({
  token,
  seat: Math.floor(token / 6),
  value,
  shown: false,
  up: false,
  place: "saffron",
  "in doubt": false,
  at: [x, y, 20],
  lean: [0, 0],
});
const THREW = "threw 0 1 0 -2430 1000 0 1000 365 0 0 12000 {40";
const RESTS = "landed 1 0 -300 20 0 0 down saffron certain";
const far = [THREW, RESTS, "landed 6 0 500 20 0 0 down saffron certain"];
const near = [THREW, RESTS, "landed 6 0 60 20 0 0 down saffron certain"];
const before = [lying(6, 0, 0)];
const filmOf = (told: string[]) => sketch(told, before, null)!;

describe("a film", () => {
  it("has a knock if a chip goes far enough or counts elsewhere", () => {
    const { knock, contact } = momentsOf(filmOf(far), before, far);
    expect(knock!.ms).toBeGreaterThan(0);
    expect(contact).toBeLessThanOrEqual(knock!.ms);
    expect(momentsOf(filmOf(near), before, near).knock).toBeUndefined(); // 6 mm, still in the bowl
    const edge = [lying(6, 0, 545)];
    const out = [THREW, RESTS, "landed 6 0 640 20 0 0 down nowhere certain"];
    expect(momentsOf(sketch(out, edge, null)!, edge, out).knock).toBeDefined(); // 9.5 mm, out of the bowl
  });

  it("notices a chip that leaves the board", () => {
    expect(momentsOf(filmOf(far), before, far).off).toBe(false);
    const fell = [THREW, "fell 1"];
    expect(momentsOf(filmOf(fell), before, fell).off).toBe(true);
  });
});

describe("slow motion", () => {
  it("is from just before the knock, and never longer than a second", () => {
    const pace = new Pace(900, 400);
    expect(pace.at(320)).toBe(320);
    expect(pace.at(420)).toBeCloseTo(320 + 30);
    const slow = pace.lasts - 900;
    expect(slow).toBeCloseTo(700); // a second instead of 0.3 of one
    expect(pace.at(1320)).toBeCloseTo(620);
    expect(pace.at(1420)).toBeCloseTo(720);
    expect(pace.at(pace.lasts)).toBeCloseTo(900);
    expect(pace.at(99999)).toBe(900);
  });

  it("leaves a film without a knock alone, and begins with an early one", () => {
    expect([0, 300, 900].map((ms) => new Pace(900).at(ms))).toEqual([0, 300, 900]);
    expect(new Pace(900, 30).at(100)).toBeCloseTo(30);
    expect(new Pace(900).lasts).toBe(900);
  });
});

describe("a stage", () => {
  const facts = { round: 2, flight: null, chips: before } as unknown as Facts;
  let frames: FrameRequestCallback[];
  let now: number;
  const vibrate = vi.fn();
  const run = async (ms: number): Promise<void> => {
    for (const end = now + ms; now < end; now += 20) {
      frames.splice(0).forEach((step) => step(now));
      await Promise.resolve();
    }
  };

  beforeEach(() => {
    [frames, now] = [[], 0];
    vi.stubGlobal("requestAnimationFrame", (step: FrameRequestCallback) => frames.push(step));
    vi.stubGlobal("performance", { now: () => now });
    vi.stubGlobal("navigator", { vibrate });
    vibrate.mockClear();
    settings.haptics = true;
    settings.calm = false;
  });
  afterEach(() => void vi.unstubAllGlobals());

  it("shows a knock slowly, lets its thrower feel it, and shows it again", async () => {
    const stage = new Stage();
    const { ms } = filmOf(far);
    const seen = stage.show(far, facts, undefined, true);
    await run(40);
    expect(stage.knock).toBeUndefined(); // nothing of it is seen before it happens
    await run(ms + 60);
    expect(stage.now).toBeLessThan(ms);
    expect(stage.knock).toMatchObject({ seat: 1, x: 0 }); // whose chip, and where it was struck
    await run(1000);
    expect(await seen).toBe(true);
    expect(vibrate.mock.calls.flat()).toContainEqual([15]);
    expect(stage.repeats(facts)).toBe(false); // the film's last picture stays
    stage.close();
    const after = { ...facts, chips: [lying(1, 0, -300), lying(6, 0, 500)] };
    expect([stage.repeats(after), stage.repeats({ ...after, round: 3 })]).toEqual([true, false]);
    vibrate.mockClear();
    const again = stage.repeat();
    await run(40);
    expect(stage.chips(after).find(({ token }) => token === 6)!.at).toEqual([0, 0, 20]); // as it lay before
    await run(ms + 1000);
    await again;
    expect([stage.now, stage.chips(after), vibrate.mock.calls]).toEqual([undefined, after.chips, []]);
  });

  it("slows nothing down for whoever wants less motion", async () => {
    settings.calm = true;
    const stage = new Stage();
    void stage.show(far, facts, undefined);
    await run(filmOf(far).ms + 40);
    expect(stage.now).toBe(filmOf(far).ms);
  });

  it("shows again no value that whoever looks on now may not know", async () => {
    const stage = new Stage();
    const mine = { ...facts, chips: [lying(2, 900, 900, 60), ...before] };
    void stage.show(far, mine, undefined);
    await run(40);
    expect(stage.chips(mine).map(({ value }) => value)).toEqual([60, "?", 40]);
    await run(3000);
    stage.close();
    const theirs = { ...facts, chips: [lying(1, 0, -300), lying(2, 900, 900), lying(6, 0, 500)] };
    void stage.repeat();
    await run(40);
    expect(stage.chips(theirs).map(({ value }) => value)).toEqual(["?", "?", "?"]);
  });

  it("keeps its thrower's pocket still where vibration is off", async () => {
    settings.haptics = false;
    void new Stage().show(far, facts, undefined, true);
    await run(3000);
    expect(vibrate).not.toHaveBeenCalled();
  });
});
