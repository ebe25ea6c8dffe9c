import { describe, expect, it } from "vitest";
import type { HowTo } from "../games/contract";
import installed from "../clauses.json";
import { LANGUAGES } from "../lib/i18n.svelte";

const pictured = import.meta.glob<{ default: HowTo }>("../games/*/how.ts", { eager: true });
const words = import.meta.glob<string>("../games/*/words/*/how.ftl", { eager: true, query: "?raw", import: "default" });
const games = Object.entries(pictured).map(([path, { default: how }]) => [path.split("/")[2]!, how] as const);
const clauses: Record<string, string[] | undefined> = installed;

function captionsOf(game: string, language: string): Map<string, string> {
  const text = words[`../games/${game}/words/${language}/how.ftl`] ?? "";
  return new Map([...text.matchAll(/^rules-\w+-([\w-]+) = (.*)$/gm)].map(([, id = "", said = ""]) => [id, said]));
}

it("every game of our own is shown in pictures", () => {
  expect(games.map(([game]) => game).sort()).toEqual(["alacarte", "safranito", "spicy"]);
});

describe.each(games)("%s in two minutes", (game, how) => {
  it("takes five to eight steps, each with a clause that exists", () => {
    expect(how.steps.length).toBeGreaterThanOrEqual(5);
    expect(how.steps.length).toBeLessThanOrEqual(8);
    for (const { clause } of how.steps) expect(clauses[game]).toContain(clause);
  });

  it.each(LANGUAGES)("says something short to every picture, and nothing else, in %s", (language) => {
    const captions = captionsOf(game, language);
    const steps = how.steps.flatMap(({ name }) => [name, `${name}-title`]);
    expect([...captions.keys()].filter((id) => !id.startsWith("word-")).sort()).toEqual(steps.sort());
    for (const { name } of how.steps) {
      expect(captions.get(name)!.length, name).toBeLessThanOrEqual(180);
      expect(captions.get(`${name}-title`)!.length, name).toBeLessThanOrEqual(24);
    }
  });
});
