import { beforeEach, describe, expect, it } from "vitest";
import { adviceOf, Ghost } from "./ghost.svelte";
import type { Chip } from "./model";
import { strokeOf } from "./strokes.fixture";
import { Strokes } from "./strokes.svelte";
import type { Made } from "./thrower.svelte";
import { flickOf } from "./throwing";

const path = strokeOf({ degrees: 10 });
const { release, far } = flickOf(path, "touch", "lob")!;
const made: Made = { value: 40, style: "lob", by: "touch", release, path, far };
const chip = (seat: number, value: number): Chip => ({ seat, value, at: [500, 900, 20] }) as unknown as Chip;

describe("the ghost of a throw", () => {
  it("knows where the chip came to rest once that lies there, as its owner sees it", () => {
    const ghost = new Ghost();
    ghost.threw(made, 1, 2);
    ghost.look([chip(0, 40), chip(1, 30)]);
    expect(ghost.seenBy(1, 2)).not.toHaveProperty("rest");
    ghost.look([chip(1, 40)]);
    expect(ghost.seenBy(1, 2)).toMatchObject({ stroke: path, rest: { x: -500, y: -900 } });
    ghost.look([]); // the chips were taken back
    expect(ghost.seenBy(1, 2)!.rest).toBeDefined();
  });

  it("is shown to nobody else, and from nowhere else", () => {
    const ghost = new Ghost();
    ghost.threw(made, 1, 2);
    expect([ghost.seenBy(0, 2), ghost.seenBy(1, 0), ghost.seenBy(-1, 2)]).toEqual([undefined, undefined, undefined]);
  });
});

describe("advice", () => {
  const straight = { ...made, release: { ...release, vx: 0, vy: 1000 } };
  const rest = { x: 0, y: 0 };

  it.each([
    [
      { x: 0, y: 300 },
      { pace: "faster", side: "same" },
    ],
    [
      { x: 0, y: -300 },
      { pace: "slower", side: "same" },
    ],
    [
      { x: 299, y: -299 },
      { pace: "same", side: "same" },
    ],
    [
      { x: 300, y: 0 },
      { pace: "same", side: "right" },
    ],
    [
      { x: -900, y: 900 },
      { pace: "faster", side: "left" },
    ],
  ])("for a target at %o from the rest", (target, advice) => {
    expect(adviceOf(straight, rest, target)).toEqual(advice);
  });

  it("follows the direction of the throw, and where a lost chip was thrown to", () => {
    const aside = { ...made, release: { ...release, vx: 1000, vy: 0 } };
    expect(adviceOf(aside, rest, { x: 400, y: 0 })).toEqual({ pace: "faster", side: "same" });
    const lost = { ...straight, far: 5000, release: { ...straight.release, x: 0, y: -2430 } };
    expect(adviceOf(lost, undefined, rest)).toEqual({ pace: "slower", side: "same" });
  });
});

describe("recorded strokes", () => {
  const attempt = {
    number: 1,
    value: 40,
    style: "lob",
    speed: 1,
    degrees: 0,
    place: "chili",
    at: { x: 1, y: 2 },
  } as const;

  beforeEach(() => localStorage.clear());

  it("are kept only with consent, on this device, until they are deleted", () => {
    const strokes = new Strokes();
    strokes.add(made, attempt, "saffron");
    expect([strokes.all.length, localStorage.length]).toEqual([0, 0]);
    strokes.setConsent(true);
    strokes.add(made, attempt, "saffron");
    const again = new Strokes();
    expect([again.consent, again.all]).toEqual([true, strokes.all]);
    again.clear();
    expect(new Strokes().all).toEqual([]);
    expect(Object.keys(localStorage)).toEqual(["spicery.saf-strokes-consent"]);
  });

  it("are exported with points, device and outcome", () => {
    const strokes = new Strokes();
    strokes.setConsent(true);
    strokes.add(made, attempt, "saffron");
    const { device, strokes: all } = JSON.parse(strokes.exported());
    expect(device).toHaveProperty("width");
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({ by: "touch", target: "saffron", place: "chili", rest: [1, 2] });
    expect(all[0].points).toHaveLength(path.length);
    expect(all[0].points[0]).toEqual([0, 0, 0]);
    expect(all[0].points.at(-1)[1]).toBeCloseTo(path[0]!.top - path.at(-1)!.top, 1);
  });

  it("survive nonsense in the browser's storage", () => {
    localStorage.setItem("spicery.saf-strokes", "{");
    expect(new Strokes().all).toEqual([]);
  });
});
