import { describe, expect, it } from "vitest";
import type { Tale } from "../games/contract";
import type { Finding, Reason } from "../wire";
import { believedBy, decisionsOf, gradeOf, markOf, mistakesFor, withMarks } from "./review";

const finding = (some: Partial<Finding>): Finding => ({
  v: 1,
  seat: 0,
  played: "pass",
  preferred: "pass",
  verdict: "other",
  rank: 1,
  of: 2,
  cost: 0,
  gain: 0,
  reasons: [],
  beliefs: [],
  ...some,
});

describe("a decision", () => {
  it("is graded by the winning chances it gave away", () => {
    const graded = [5, 9, 10, 14, 15, 60].map((cost) => gradeOf(finding({ cost })));
    expect(graded).toEqual(["slip", "slip", "mistake", "mistake", "blunder", "blunder"]);
    expect(gradeOf(finding({ cost: -1 })), "nobody knows what it cost").toBe("mistake");
    expect(gradeOf(finding({ verdict: "near", cost: 4 }))).toBeUndefined();
  });

  it("has a mark of its own if it was good, and none if nothing can be said", () => {
    expect(markOf(finding({ verdict: "motion" }))).toBe("motion");
    expect(markOf(finding({ cost: 20 }))).toBe("blunder");
    expect(markOf(finding({ verdict: "" }))).toBeUndefined();
  });

  it("is found among the mistakes of whoever looks, in the order of the game", () => {
    const findings = [
      finding({ v: 9, cost: 12 }),
      finding({ v: 4, cost: 6 }),
      finding({ v: 5, seat: 1, cost: 30 }),
      finding({ v: 7, verdict: "same" }),
    ];
    expect(mistakesFor(findings, 0)).toEqual([4, 9]);
    expect(mistakesFor(findings, -3)).toEqual([4, 5, 9]);
    expect(mistakesFor(findings, -2)).toEqual([]);
  });

  it("is among the best or the worst of its seat", () => {
    const findings = [
      finding({ v: 1, cost: 6 }),
      finding({ v: 2, cost: 20 }),
      finding({ v: 3, cost: 11 }),
      finding({ v: 4, verdict: "same", gain: 4 }),
      finding({ v: 5, verdict: "near", gain: 9 }),
      finding({ v: 6, verdict: "same", gain: 1 }),
      finding({ v: 7, seat: 1, cost: 50 }),
      finding({ v: 8, verdict: "" }),
    ];
    const { all, good, worst, best } = decisionsOf(findings, 0, 2);
    expect([all, good]).toEqual([6, 3]);
    expect(worst.map(({ v }) => v)).toEqual([2, 3]);
    expect(best.map(({ v }) => v)).toEqual([5, 4]);
  });
});

describe("a claim", () => {
  const reason = (percent: number): Reason => ({ word: "claim", values: { claim: "8 chili", percent } });
  const claim = finding({
    seat: 0,
    beliefs: [
      { seat: 0, reason: { word: "claim known", values: { claim: "8 chili", percent: 0 } } },
      { seat: 1, reason: reason(30) },
      { seat: 2, reason: reason(61) },
    ],
  });
  const seen = (eyes: number): unknown => {
    const { percent, seat, knows } = believedBy(claim, eyes) ?? {};
    return percent === undefined ? undefined : [percent, seat, knows];
  };

  it("has one number from each viewpoint", () => {
    expect(seen(1)).toEqual([30, 1, undefined]);
    expect(seen(2)).toEqual([61, 2, undefined]);
    expect(seen(0), "who made it knows that it is a bluff, and is told what the others could believe").toEqual([
      46,
      undefined,
      false,
    ]);
    expect(seen(-3)).toEqual([46, undefined, false]);
    expect(seen(-2), "a spectator is told nothing").toBeUndefined();
  });

  it("is nothing where none was made", () => {
    expect(believedBy(finding({}), 1)).toBeUndefined();
    expect(believedBy(undefined, 1)).toBeUndefined();
  });
});

describe("a mark", () => {
  const tale = (text: string): Tale => ({ text, weight: "small", seat: 0 });
  const marks = (entries: Parameters<typeof withMarks>[0]): string[] =>
    withMarks(entries).flatMap(({ tales, mark }) => tales.map(({ text }) => `${text} ${mark ?? "-"}`));

  it("is marked at what chance made of an action that tells nothing by itself", () => {
    const entries = [
      { seat: 0, tales: [tale("a")], mark: "same" as const },
      { seat: 1, tales: [], mark: "blunder" as const, silent: () => tale("hush") },
      { seat: -1, tales: [] },
      { seat: -1, tales: [tale("b")] },
      { seat: 0, tales: [tale("c")] },
    ];
    expect(marks(entries)).toEqual(["a same", "b blunder", "c -"]);
  });

  it("never stands on another's line: a silent mistake has its own, and nothing else that is silent", () => {
    const entries = [
      { seat: 0, tales: [], mark: "blunder" as const, silent: () => tale("0 let go") },
      { seat: 1, tales: [], mark: "same" as const, silent: () => tale("1 let go") },
      { seat: -1, tales: [] },
      { seat: 2, tales: [tale("played")] },
    ];
    expect(marks(entries)).toEqual(["0 let go blunder", "played -"]);
  });
});
