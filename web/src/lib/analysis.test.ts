import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Finding, Findings } from "../wire";
import { known, LANGUAGES, speech, t } from "./i18n.svelte";
import { actedAt, Analysis, mayKnow, verdictId, verdictOn, type Verdict } from "./analysis.svelte";

const finding = (some: Partial<Finding>): Finding => ({
  v: 1,
  seat: 0,
  played: "pass",
  preferred: "pass",
  verdict: "same",
  rank: 1,
  of: 2,
  cost: 0,
  gain: 0,
  reasons: [],
  beliefs: [],
  ...some,
});
const line = (done: number, found: Finding[]): Findings => ({
  bot: "tiger",
  done,
  all: 2,
  found,
  steps: done ? [] : [3, 5],
  tallies: done ? [] : [{ seat: 0, word: "caught", count: 1, of: 2, v: 0 }],
});
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

let pipe: ReadableStreamDefaultController<Uint8Array>;
let signal: AbortSignal;
beforeEach(() => {
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    signal = init.signal!;
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (pipe = controller) });
    signal.addEventListener("abort", () => pipe.error(new DOMException("gone", "AbortError")));
    return Promise.resolve(new Response(body));
  });
});
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

describe("an analysis", () => {
  it("takes lines as they come, however they are cut", async () => {
    const analysis = new Analysis();
    const ended = analysis.start({ table: "x" });
    await soon();
    const text = [line(0, []), line(1, [finding({ v: 3 })])].map((each) => `${JSON.stringify(each)}\n`).join("");
    pipe.enqueue(encode(text.slice(0, 60)));
    pipe.enqueue(encode(text.slice(60)));
    await soon();
    expect([analysis.running, analysis.bot, analysis.done, analysis.all]).toEqual([true, "tiger", 1, 2]);
    expect(analysis.of(3)?.v).toBe(3);
    expect(
      [2, 3, 4, 5].map((step) => analysis.reached(step)),
      "nothing more is to come where nothing was decided, or all has been said",
    ).toEqual([true, true, true, false]);
    expect(analysis.tallies.map(({ word }) => word)).toEqual(["caught"]);
    expect(analysis.findings.map(({ v }) => v)).toEqual([3]);
    pipe.enqueue(encode(`${JSON.stringify(line(2, [finding({ v: 5 })]))}\n`));
    pipe.close();
    await ended;
    expect([analysis.running, analysis.done, analysis.of(3)?.v, analysis.of(5)?.v, analysis.problem]).toEqual([
      false,
      2,
      3,
      5,
      undefined,
    ]);
    expect(analysis.reached(6), "nothing more is to come").toBe(true);
  });

  it("stops asking when it is left, and that is no problem", async () => {
    const analysis = new Analysis();
    const ended = analysis.start({ table: "x" });
    await soon();
    analysis.stop();
    await ended;
    expect([signal.aborted, analysis.on, analysis.running, analysis.problem]).toEqual([true, false, false, undefined]);
  });

  it("says so when the line breaks before the end", async () => {
    const analysis = new Analysis();
    const ended = analysis.start({ table: "x" });
    await soon();
    pipe.enqueue(encode(`${JSON.stringify(line(1, []))}\n`));
    pipe.close();
    await ended;
    expect(analysis.problem).toBeInstanceOf(TypeError);
  });
});

describe("what was found", () => {
  it("belongs to the step of whoever acted, not to chance that answered", () => {
    const steps = [{ seat: -1 }, { seat: -1 }, { seat: 0 }, { seat: -1 }, { seat: -1 }, { seat: 1 }];
    expect([0, 1, 2, 3, 4, 5].map((at) => actedAt(steps, at))).toEqual([0, 0, 2, 2, 2, 5]);
  });

  it("compares what was played with what was preferred", () => {
    expect(verdictOn(finding({}))).toBe("same");
    expect(verdictOn(finding({ verdict: "motion" }))).toBe("motion");
    expect(verdictOn(finding({ verdict: "" }))).toBeUndefined();
  });

  it("does not compare a seat of the champion's level with somebody else", async () => {
    const [tiger, kitten, person] = [
      { kind: "bot", bot: "tiger" },
      { kind: "bot", bot: "kitten" },
      { kind: "person", bot: "tiger" },
    ] as const;
    expect([tiger, kitten, person, undefined].map((each) => verdictId("other", each, "tiger"))).toEqual([
      "verdict-other-self",
      "verdict-other",
      "verdict-other",
      "verdict-other",
    ]);
    for (const language of LANGUAGES) {
      await speech.speak(language);
      for (const verdict of ["same", "motion", "near", "other"] satisfies Verdict[])
        expect(known(verdictId(verdict, tiger, "tiger"))).toBe(true);
    }
    await speech.speak("en");
    expect(t(verdictId("other", tiger, "tiger"), { name: "Emma", level: "Tiger" })).toBe(
      "On second thoughts Emma, also a Tiger, would play differently.",
    );
  });

  it("is shown to the eyes of that seat alone, or where everything lies open", () => {
    expect([mayKnow(1, 0), mayKnow(0, 0), mayKnow(-3, 0), mayKnow(-2, 0)]).toEqual([false, true, true, false]);
  });
});
