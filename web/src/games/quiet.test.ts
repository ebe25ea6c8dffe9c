import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { speech } from "../lib/i18n.svelte";
import { findGame } from "./find";

const NAMES = ["Ann", "Bea", "Cleo", "Dan", "Eve", "Fay"];
const PLAYS = "../src/spicery/games";

describe("a replay is never at a loss for words", () => {
  it.each(["spicy", "safranito", "alacarte"])("%s", async (name) => {
    await speech.learn(name);
    const game = await findGame(name);
    const silent = new Set<string>();
    for (const file of readdirSync(`${PLAYS}/${name}/plays`)) {
      const past: string[] = [];
      for (const line of readFileSync(`${PLAYS}/${name}/plays/${file}`, "utf8").split("\n")) {
        const [did = "", told] = line.split(" -> ");
        if (told === undefined) continue;
        const lines = told.split("; ");
        const seat = did.startsWith("nature") ? -1 : Number(did.split(" ")[0]);
        const tales = game.tales(lines, NAMES, -2, () => past);
        if (!tales.length && !game.sayQuiet?.(lines, seat, NAMES, -2)) silent.add(did);
        past.push(...lines);
      }
    }
    expect([...silent]).toEqual([]);
  });

  it("says who let a card go", async () => {
    const game = await findGame("spicy");
    expect(game.sayQuiet?.(["gave-way 1"], 1, NAMES, -2)).toBe("Bea lets it go.");
  });
});
