import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { opponents } from "./opponents.svelte";
import { progress } from "./progress.svelte";
import { solo } from "./solo.svelte";

const kept = new Map<string, string>();
const OPTIONS = [
  { name: "deal", default: 6, proposed: {} },
  { name: "target", default: 9, proposed: { 2: 12 } },
];
const about = (name: string, levels: string[], fewest: number, most: number): object => ({
  name,
  levels,
  styles: levels.length ? ["even", "bold"] : [],
  usual: levels[1] ?? "random",
  fewest,
  most,
  options: OPTIONS,
});

beforeAll(async () => {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const games = [about("spicy", ["kitten", "tomcat", "tiger"], 2, 6), about("kuhn", [], 2, 2)];
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(games)));
  await opponents.load();
});
beforeEach(() => {
  solo.reset("spicy");
  opponents.pick("spicy", "kitten");
  kept.clear();
});

const bots = (): string[] => solo.bots("spicy").map(({ level, style }) => (style ? `${level}/${style}` : level));

describe("a game against bots", () => {
  it("is a quick one until something is chosen", () => {
    expect(bots()).toEqual(["kitten", "kitten", "kitten"]);
    expect([solo.level("spicy"), solo.isPlain("spicy")]).toEqual(["kitten", true]);
    expect(solo.bots("kuhn")).toEqual([{ level: "random", style: "" }]);
    expect(solo.bounds("spicy")).toEqual({ fewest: 1, most: 5 });
  });

  it("has as many opponents as wanted, each of its own", () => {
    solo.setCount("spicy", 2);
    solo.setBot("spicy", 1, { level: "tiger", style: "bold" });
    expect(bots()).toEqual(["kitten", "tiger/bold"]);
    expect(solo.level("spicy")).toBeUndefined();
    solo.setCount("spicy", 3); // one more like the last, without its quirks
    expect(bots()).toEqual(["kitten", "tiger/bold", "tiger"]);
    expect(opponents.of("spicy")).toBe("kitten");
  });

  it("takes one level for all, which is the level of the game from then on", () => {
    solo.setBot("spicy", 0, { level: "tiger", style: "bold" });
    solo.setLevel("spicy", "tomcat");
    expect(bots()).toEqual(["tomcat/bold", "tomcat", "tomcat"]);
    expect(opponents.of("spicy")).toBe("tomcat");
    for (const at of [0, 1, 2]) solo.setBot("spicy", at, { level: "tiger", style: "" });
    expect([opponents.of("spicy"), solo.isPlain("spicy")]).toEqual(["tiger", true]);
  });

  it("is remembered", async () => {
    solo.setBot("spicy", 0, { level: "tiger", style: "bold" });
    solo.setWishes("spicy", { own: { deal: 4 }, picked: {} });
    vi.resetModules();
    const { solo: later } = await import("./solo.svelte");
    const { opponents: others } = await import("./opponents.svelte");
    await others.load();
    expect(later.bots("spicy")[0]).toEqual({ level: "tiger", style: "bold" });
    expect(later.options("spicy")).toEqual({ deal: 4 });
  });

  it.each([
    ["{", ["kitten", "kitten", "kitten"]],
    ['{"bots":[{"level":7}],"wishes":[1]}', ["kitten", "kitten", "kitten"]],
    ['{"bots":[{"level":"dragon","style":"sad"}]}', ["kitten"]],
    [`{"bots":${JSON.stringify(Array(9).fill({ level: "", style: "" }))}}`, Array(5).fill("kitten")],
  ])("is what can still be played of %s", async (text, expected) => {
    kept.set("spicery.solo.spicy", text);
    vi.resetModules();
    const { solo: later } = await import("./solo.svelte");
    const { opponents: others } = await import("./opponents.svelte");
    await others.load();
    expect(later.bots("spicy").map(({ level }) => level)).toEqual(expected);
    expect(later.options("spicy")).toEqual({});
  });

  it("is played by what the rule book proposes only where it does", () => {
    solo.setWishes("spicy", { own: { deal: 4, gone: 1 }, picked: { target: 12 } });
    expect(solo.options("spicy")).toEqual({ deal: 4 });
    solo.setCount("spicy", 1);
    expect(solo.options("spicy")).toEqual({ deal: 4, target: 12 });
  });
});

it("a proposal is made for the level all opponents have, and a chosen level answers it", async () => {
  const seat = (number: number): object => ({
    seat: number,
    kind: number ? "bot" : "person",
    bot: "kitten",
    mine: !number,
  });
  for (const id of ["a", "b", "c"]) {
    const info = { id, game: "spicy", over: true, seats: [0, 1, 2, 3].map(seat) };
    await progress.finish(info as never, { winners: [0] });
  }
  expect(solo.proposal("spicy")?.to).toBe("tomcat");
  solo.setBot("spicy", 0, { level: "tiger", style: "" });
  expect(solo.proposal("spicy")).toBeUndefined(); // they differ
  solo.setBot("spicy", 0, { level: "kitten", style: "" });
  expect(solo.proposal("spicy")?.to).toBe("tomcat");
  solo.setLevel("spicy", "tiger");
  solo.setLevel("spicy", "kitten");
  expect(solo.proposal("spicy")).toBeUndefined();
});
