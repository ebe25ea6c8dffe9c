import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../lib/i18n.svelte";
import { search } from "./search";
import { chapters, type Chapter } from "./text";

const translated = import.meta.glob<string>("../games/*/rules/*.md", { eager: true, query: "?raw", import: "default" });

function rulesOf(game: string, language: Language): Chapter[] {
  const own = (): string => readFileSync(`../src/spicery/games/${game}/RULES.md`, "utf8");
  return chapters(language === "en" ? own() : translated[`../games/${game}/rules/${language}.md`]!);
}
function idsOf(game: string, language: Language, sought: string): string[] {
  return search(rulesOf(game, language), sought, language).chapters.flatMap(({ clauses }) =>
    clauses.map(({ id }) => id),
  );
}

/** What is asked in each language, and the clauses that answer it; not more than a few others may come along. */
const ASKED: Array<[game: string, asked: Record<Language, string>, answers: string[]]> = [
  ["spicy", { en: "bluff", de: "Bluff", nl: "bluf" }, ["S8", "S16", "S19"]],
  ["spicy", { en: "may I lie?", de: "Darf man lügen?", nl: "mag ik liegen?" }, ["S8"]],
  ["spicy", { en: "Score?", de: "Wertung", nl: "score" }, ["S18", "S28"]],
  ["spicy", { en: "after a 10", de: "nach einer 10", nl: "na een 10" }, ["S10", "S32"]],
  ["spicy", { en: "after a ten", de: "nach der Zehn", nl: "na de tien" }, ["S10"]],
  ["spicy", { en: "What comes after a 10?", de: "Was kommt nach einer 10?", nl: "Wat komt er na een 10?" }, ["S10"]],
  ["spicy", { en: "doubt", de: "Zweifel", nl: "twijfel" }, ["S14", "S15", "S16"]],
  ["spicy", { en: "joker", de: "Joker", nl: "joker" }, ["S17"]],
  ["spicy", { en: "tie", de: "Unentschieden", nl: "gelijkspel" }, ["S28"]],
  ["spicy", { en: "skip", de: "aussetzen", nl: "overslaan" }, ["S12"]],
  ["safranito", { en: "knock", de: "wegstoßen", nl: "wegstoten" }, ["F12"]],
  ["safranito", { en: "score", de: "Wertung", nl: "score" }, ["F15"]],
  ["safranito", { en: "price", de: "Preis", nl: "prijs" }, ["F34"]],
  ["safranito", { en: "winner", de: "Sieger", nl: "winnaar" }, ["F43"]],
  ["safranito", { en: "tie", de: "Gleichstand", nl: "gelijke stand" }, ["F21"]],
  ["safranito", { en: "bid", de: "Gebot", nl: "bod" }, ["F34"]],
  ["safranito", { en: "bidding", de: "bieten", nl: "bieden" }, ["F34"]],
  ["alacarte", { en: "salz", de: "zout", nl: "salt" }, ["C32"]],
  ["alacarte", { en: "score", de: "Wertung", nl: "score" }, ["C71"]],
  ["alacarte", { en: "pancake", de: "Pfannkuchen", nl: "pannenkoek" }, ["C60", "C61"]],
  ["alacarte", { en: "ruined", de: "verdorben", nl: "bedorven" }, ["C32", "C54"]],
  ["alacarte", { en: "dice", de: "würfeln", nl: "dobbelen" }, ["C20"]],
  ["alacarte", { en: "how does the game end", de: "Wie endet das Spiel?", nl: "hoe eindigt het spel" }, ["C70"]],
];

describe("search", () => {
  it.each(
    ASKED.flatMap(([game, asked, ids]) => LANGUAGES.map((language) => [game, language, asked[language], ids] as const)),
  )("%s in %s: “%s”", (game, language, asked, ids) => {
    const found = idsOf(game, language, asked);
    for (const id of ids) expect(found).toContain(id);
    expect(found.length, found.join(" ")).toBeLessThanOrEqual(18);
  });

  it("asks precisely: what bluffing is and leads to, and what follows a 10, is a few clauses", () => {
    for (const language of LANGUAGES) {
      const [bluff, , , after] = ASKED.map(([, asked]) => asked[language]);
      expect(idsOf("spicy", language, bluff!)).toContain("S8");
      expect(idsOf("spicy", language, bluff!).length).toBeLessThanOrEqual(12);
      expect(idsOf("spicy", language, after!).length).toBeLessThanOrEqual(3);
    }
  });

  it("shows first what says it in so many words, and parts of words only where there is nothing better", () => {
    const stars = idsOf("alacarte", "en", "star");
    expect(stars.indexOf("C53")).toBeGreaterThanOrEqual(0);
    expect(stars.indexOf("C53")).toBeLessThan(stars.indexOf("C7")); // “starts”
    expect(idsOf("spicy", "en", "allenge")).toContain("S14");
    expect(idsOf("spicy", "en", "lay")).not.toContain("S14"); // “played”
  });

  it("finds by id, by chapter, and without accents", () => {
    expect(idsOf("spicy", "en", "s16")).toEqual(["S16"]);
    expect(idsOf("spicy", "en", "Trophies")).toEqual(expect.arrayContaining(["S21", "S22", "S25"]));
    expect(idsOf("alacarte", "en", "crepe")).toContain("C60");
    expect(idsOf("spicy", "de", "gewurz")).toContain("S8");
  });

  it("lets a title speak only for what its clauses do not say themselves", () => {
    expect(idsOf("spicy", "en", "trophies win")).toEqual(["S27"]);
    expect(idsOf("spicy", "en", "variants raider")).toEqual(["S33"]);
  });

  it("shows everything while nothing is sought", () => {
    const all = rulesOf("spicy", "en");
    expect(search(all, "  ").count).toBe(all.flatMap(({ clauses }) => clauses).length);
    expect(search(all, "  ").mark("a text")).toEqual(["a text"]);
  });

  it("says when nothing fits, and takes what people type literally", () => {
    for (const sought of ["xylophone", "(((", "constructor", "a.*b"])
      expect(search(rulesOf("spicy", "en"), sought)).toMatchObject({ count: 0, nearest: false });
  });

  it("offers the nearest where no clause says it all", () => {
    const found = search(rulesOf("spicy", "en"), "trophy xylophone");
    expect(found.nearest).toBe(true);
    expect(found.chapters.flatMap(({ clauses }) => clauses.map(({ id }) => id))).toContain("S23");
  });

  it("marks what was meant, in the words of the text", () => {
    const { mark } = search(rulesOf("alacarte", "en"), "pancake 7");
    expect(mark("The Crêpe burns at 7, not at 77.")).toEqual(["The ", "Crêpe", " burns at ", "7", ", not at 77."]);
    expect(mark("nothing of that")).toEqual(["nothing of that"]);
  });
});
