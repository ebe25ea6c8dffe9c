import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Lesson, RawFacts } from "../games/contract";
import type { Outcome } from "../wire";
import { LessonRun, TRIES, type Picture } from "./lesson.svelte";

const LESSON: Lesson<RawFacts> = {
  others: ["Mina"],
  scenes: [
    { name: "start", facts: { n: 0 }, legal: [], told: [] },
    {
      name: "throw",
      facts: { n: 1, lies: [] },
      legal: ["throw", "pass"],
      meets: (action) => action.startsWith("throw"),
      told: [],
      real: {
        lying: ({ n }) => [[Number(n)]],
        judge: (told, { lies }) => ({ hit: lies === "bowl", word: told[0] ?? "" }),
        merge: (scene, after) => ({ ...scene, lies: after.lies }),
        good: "throw well",
      },
    },
    { name: "landed", facts: { n: 2, lies: "bowl" }, legal: [], told: ["landed"] },
    { name: "end", facts: { n: 3, lies: "" }, legal: [], told: [], keeps: ({ lies }) => ({ lies }) },
  ],
};

const outcome = (lies: string, word: string): Outcome => ({
  steps: [
    { v: 0, seat: -1, told: [], facts: {}, film: 0 },
    { v: 1, seat: 0, told: [word], facts: { lies }, film: 4 },
  ] as unknown as Outcome["steps"],
  film: "QUJD",
});
const HIT = outcome("bowl", "hit");
const MISS = outcome("floor", "miss");

const asked: Array<[number[][], string]> = [];
let answers: Array<Outcome | Error>;
let arrived: Picture[];
let run: LessonRun;

async function make(action: string): Promise<void> {
  run.act(action);
  await vi.runAllTimersAsync();
}

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  answers = [];
  arrived = [];
  run = new LessonRun(LESSON, {
    practise: (lying, action) => {
      asked.push([lying, action]);
      const next = answers.shift();
      return next instanceof Error || !next
        ? Promise.reject(next ?? new Error("asked too often"))
        : Promise.resolve(next);
    },
    plan: () => ({ motion: false, dwell: 0 }),
    arrive: (picture) => arrived.push(picture),
  });
  run.go(1);
});
afterEach(() => {
  run.close();
  vi.useRealTimers();
});

describe("a motion of a lesson", () => {
  it("goes on with what really came of it", async () => {
    answers = [HIT];
    await make("throw 1 2 3");
    expect(asked).toEqual([[[[1]], "throw 1 2 3"]]);
    expect(run.shown).toMatchObject({
      at: 2,
      told: ["hit"],
      facts: { n: 2, lies: "bowl" },
      before: { n: 1 },
      answer: { kind: "hit", verdict: { word: "hit" } },
    });
    expect(run.shown.film).toContain("base64,QUJD");
    expect(run.step).toBe("next");
  });

  it("may be tried again after a miss, on the table as it was", async () => {
    answers = [MISS, HIT];
    await make("throw");
    expect(run.shown).toMatchObject({ at: 1, facts: { n: 1, lies: "floor" }, legal: [], answer: { kind: "miss" } });
    expect(run.step).toBe("again");
    run.again();
    expect(run.shown).toMatchObject({ at: 1, facts: { n: 1, lies: [] }, legal: ["throw", "pass"], answer: undefined });
    await make("throw");
    expect(run.shown.at).toBe(2);
  });

  it("is shown after three misses, and the lesson goes on", async () => {
    for (let tried = 1; tried <= TRIES; tried++) {
      answers = [MISS];
      await make("throw");
      expect(run.step).toBe(tried < TRIES ? "again" : "show");
      if (tried < TRIES) run.again();
    }
    answers = [HIT];
    await run.show();
    expect(asked.at(-1)).toEqual([[[1]], "throw well"]);
    expect(run.shown).toMatchObject({ at: 2, told: ["hit"], answer: { kind: "shown" } });
  });

  it("is shown as it is written where even the good one fails", async () => {
    answers = [MISS];
    await run.show();
    expect(run.shown).toMatchObject({ at: 2, told: ["landed"], film: undefined, answer: { kind: "shown" } });
  });

  it("is pretended, and said to be, where no server settles it", async () => {
    answers = [new Error("no physics")];
    await make("throw");
    expect(run.shown).toMatchObject({ at: 2, told: ["landed"], film: undefined, answer: { kind: "pretended" } });
  });

  it("leads nowhere once the reader has gone elsewhere", async () => {
    answers = [HIT];
    run.act("throw");
    expect([run.busy, run.legal]).toEqual([true, []]);
    run.go(0);
    await vi.runAllTimersAsync();
    expect([run.shown.at, run.busy]).toEqual([0, false]);
  });

  it("leaves what came of it to later scenes", async () => {
    answers = [HIT];
    await make("throw");
    run.go(3);
    await vi.runAllTimersAsync();
    expect(run.shown.facts).toEqual({ n: 3, lies: "bowl" });
    expect(arrived.map(({ v }) => v)).toEqual([...new Set(arrived.map(({ v }) => v))]);
  });
});

describe("another action than the lesson is about", () => {
  it("is answered, and costs nothing", async () => {
    await make("pass");
    expect([run.other, run.shown.at, asked.length]).toEqual([true, 1, 0]);
    answers = [HIT];
    await make("throw");
    expect([run.other, run.shown.at]).toEqual([false, 2]);
  });

  it("is not answered where nothing is asked", () => {
    run.go(0);
    run.refuse();
    expect(run.other).toBe(false);
  });
});
