import { beforeEach, describe, expect, it } from "vitest";
import { keep, recall } from "../lib/storage";
import { Challenges, counted, type Standing } from "./challenges.svelte";
import { Results } from "./results.svelte";

const ALL = [
  { name: "even", goal: 2, hit: (tried: number) => tried % 2 === 0 },
  { name: "big", goal: 1, hit: (tried: number) => tried > 9 },
];
const made = (): Challenges<number> => new Challenges("games", ALL);

beforeEach(() => localStorage.clear());

describe("a challenge", () => {
  const after = (...hits: boolean[]): Standing =>
    hits.reduce<Standing>((standing, hit) => counted(standing, hit, 2), { hits: 0, tries: 0, best: undefined });

  it("counts hits and tries until its goal", () => {
    expect(after(true, false)).toEqual({ hits: 1, tries: 2, best: undefined });
    expect(after(true, false, true)).toEqual({ hits: 2, tries: 3, best: 3 });
  });

  it("begins anew afterwards, and keeps the fewest tries", () => {
    expect(after(true, false, true, false)).toEqual({ hits: 0, tries: 1, best: 3 });
    expect(after(true, false, true, true, true).best).toBe(2);
    expect(after(true, true, false, true, true).best).toBe(2);
  });
});

describe("the challenges of a game", () => {
  it("count only for the one that is chosen", () => {
    const challenges = made();
    expect(challenges.note(4)).toBeUndefined();
    challenges.choose("even");
    expect([challenges.note(4), challenges.note(5)]).toEqual([true, false]);
    expect(challenges.of("even")).toEqual({ hits: 1, tries: 2, best: undefined });
    expect(challenges.of("big").tries).toBe(0);
    challenges.choose("");
    expect(challenges.note(6)).toBeUndefined();
  });

  it("stand on this device as they were left", () => {
    const challenges = made();
    challenges.choose("big");
    challenges.note(3);
    challenges.note(30);
    expect(made().of("big")).toEqual({ hits: 1, tries: 2, best: 2 });
    expect(made().chosen).toBeUndefined();
  });

  it.each(["nonsense", "[]", "null", '{"even":{"hits":"two","tries":-1}}'])("begin where %s was kept", (kept) => {
    keep("practice.games", kept);
    expect(made().of("even")).toEqual({ hits: 0, tries: 0, best: undefined });
  });
});

describe("results", () => {
  const isNumber = (kept: unknown): kept is number => typeof kept === "number";
  const results = (): Results<number> => new Results("practice.numbers", 3, isNumber);

  it("are kept, the last of them", () => {
    for (const each of [1, 2, 3, 4]) results().add(each);
    expect(results().all).toEqual([2, 3, 4]);
  });

  it("can be cleared", () => {
    const some = results();
    some.add(1);
    some.clear();
    expect([some.all, recall("practice.numbers")]).toEqual([[], null]);
  });

  it("are read only where they are such", () => {
    keep("practice.numbers", '[1,"two",null,3]');
    expect(results().all).toEqual([1, 3]);
    keep("practice.numbers", '{"a":1}');
    expect(results().all).toEqual([]);
  });
});
