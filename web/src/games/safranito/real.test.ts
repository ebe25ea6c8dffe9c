import { describe, expect, it } from "vitest";
import { REGIONS } from "./board";
import { Draft } from "./draft.svelte";
import { LESSON } from "./lesson";
import type { Facts } from "./model";
import { judgedBy, landText, OFF, onEdge, spotIn } from "./real";

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
        for (const other of taken) expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThanOrEqual(320);
        taken.push(spot);
      }
    }
    expect(spotIn("off", [])).toBeUndefined();
  });

  it("puts a chip on the edge of where it lies, else on the nearest", () => {
    const spot = onEdge({ x: 1850, y: 20 }, "nowhere");
    expect(Math.hypot(spot.x - 1300, spot.y)).toBeCloseTo(550, 0);
    expect(onEdge({ x: 0, y: 0 }, "saffron")).toEqual({ x: 0, y: -550 });
  });

  it("tells the thrown chip and what it moved, and nothing else", () => {
    const before = [chip(0, 0, 0), chip(6, 100, 700), chip(7, -900, 5, true)].map((each) => ({
      ...each,
      at: [...each.at] as [number, number, number],
      lean: [0, 0] as [number, number],
    }));
    const rests = [
      { token: 0, at: { x: 0, y: 0 }, up: false, judged: undefined },
      { token: 6, at: undefined, up: false, judged: OFF },
      { token: 7, at: { x: -900, y: 5 }, up: false, judged: undefined },
      { token: 1, at: { x: 5, y: -6 }, up: true, judged: undefined },
    ];
    expect(landText(1, rests, before)).toBe("land 1 rest 5 -6 20 0 0 up, 6 out, 7 rest -900 5 20 0 0 down");
  });

  it("takes from the server where a chip counts", () => {
    expect(judgedBy("landed 3 0 550 20 0 0 up extra-throw in-doubt")).toEqual({ place: "extra throw", doubt: true });
    expect(judgedBy("landed 3 0 9 20 0 0 up saffron certain")).toEqual({ place: "saffron", doubt: false });
    expect(judgedBy("fell 3")).toEqual(OFF);
  });
});

describe("a draft", () => {
  const facts: Facts = {
    ...LESSON.find(({ name }) => name === "landed")!.facts,
    flight: { token: 6, value: "?", release: [] },
  };
  const begun = (tell: (events: string[]) => Promise<string[]>): Draft => {
    const draft = new Draft(tell);
    draft.begin(facts);
    return draft;
  };

  it("asks the server about what was moved, once the hand is lifted", async () => {
    const asked: string[][] = [];
    const draft = begun((events) => {
      asked.push(events);
      return Promise.resolve(events.map((each) => `${each} mint in-doubt`));
    });
    draft.point(0, { x: 10, y: 20 });
    draft.point(0, { x: 30, y: 40 });
    expect(asked).toEqual([]);
    expect(draft.rest(6)?.judged).toBeUndefined();
    await draft.settle();
    expect(asked).toEqual([["landed 6 30 40 20 0 0 down"]]);
    expect(draft.rest(6)?.judged).toEqual({ place: "mint", doubt: true });
    expect(draft.shown(facts).chips.find(({ token }) => token === 6)).toMatchObject({
      place: "mint",
      "in doubt": true,
    });
  });

  it("asks again about a chip that was moved while the answer was on its way", async () => {
    const answers: Array<(told: string[]) => void> = [];
    const draft = begun(() => new Promise((answer) => answers.push(answer)));
    draft.point(0, { x: 10, y: 20 });
    const settled = draft.settle();
    draft.point(0, { x: 30, y: 40 });
    answers.shift()!(["landed 6 10 20 20 0 0 down mint certain"]);
    await Promise.resolve();
    await Promise.resolve();
    expect(draft.rest(6)?.judged).toBeUndefined();
    answers.shift()!(["landed 6 30 40 20 0 0 down chili certain"]);
    await settled;
    expect(draft.rest(6)?.judged?.place).toBe("chili");
  });

  it("takes a chip from the board that the server sees beside it", async () => {
    const draft = begun((events) => Promise.resolve(events.map((each) => `${each} off certain`)));
    draft.point(0, { x: 2390, y: 0 });
    await draft.settle();
    expect(draft.rest(6)?.at).toBeUndefined();
    expect(draft.text).toBe("land 6 out");
  });

  it("can be said though the server did not say where a chip counts", async () => {
    const draft = begun(() => Promise.reject(new Error("away")));
    draft.point(0, { x: 30, y: 40 });
    await draft.settle();
    expect(draft.said).toBe(true);
    expect(draft.text).toBe("land 6 rest 30 40 20 0 0 down");
  });
});
