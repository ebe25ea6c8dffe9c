import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../lib/i18n.svelte";
import { chapters, search, type Chapter } from "./rules";
import german from "../games/spicy/rules/de.md?raw";
import dutch from "../games/spicy/rules/nl.md?raw";

const [english = "", safranito = "", alacarte = ""] = ["spicy", "safranito", "alacarte"].map((game) =>
  readFileSync(`../src/spicery/games/${game}/RULES.md`, "utf8"),
);
const SPICY: Record<Language, string> = { en: english, de: german, nl: dutch };
const ids = (found: Chapter[]): string[] => found.flatMap(({ clauses }) => clauses.map(({ id }) => id));
const others = Object.values(
  import.meta.glob<string>("../games/*/rules/*.md", { eager: true, query: "?raw", import: "default" }),
);
const all = [english, safranito, alacarte, ...others].map((text) => chapters(text));
const clause = (text: string, id: string, sayOption?: (name: string) => string): Chapter["clauses"][number] =>
  chapters(text, sayOption)
    .flatMap(({ clauses }) => clauses)
    .find((each) => each.id === id)!;

describe("rules", () => {
  it("reads every clause of the game's own rules", () => {
    expect(ids(chapters(english))).toEqual([...english.matchAll(/^- \*\*(S\d+)\*\*/gm)].map((match) => match[1]));
  });

  it("keeps emphasis apart", () => {
    const { parts, text } = clause(german, "S35");
    expect(parts[0]).toEqual({ text: "Kopfstand", emphasised: true, note: false });
    expect(text).not.toContain("*");
  });

  it("speaks to players: rulings are notes, options and clauses go unnamed", () => {
    const written =
      "## A\n- **S1** One (option `deal`). Two (S3, S4) or more (like this, S5). Ruling: the option `strict` helps.\n";
    const { parts, text } = clause(written, "S1", (name) => (name === "strict" ? "Strict play" : name));
    expect(text).toBe("One. Two or more (like this). The option Strict play helps.");
    expect(parts.map(({ note, emphasised }) => [note, emphasised])).toEqual([
      [false, false],
      [true, false],
      [true, true],
      [true, false],
    ]);
    for (const found of all) {
      for (const each of found.flatMap(({ clauses }) => clauses))
        expect(each.text, each.id).not.toMatch(
          /Ruling:|Our own:|Entscheid:|Beslissing:|Besluit:|[(] ?[oO]p(tion|tie) |`|\|/,
        );
    }
  });

  it("keeps tables as tables", () => {
    const { rows, text } = clause("## A\n- **F7** By seats:\n\n  | seats | cards |\n  |---|---|\n  | 2 | 4 |\n", "F7");
    expect([text, rows]).toEqual([
      "By seats:",
      [
        ["seats", "cards"],
        ["2", "4"],
      ],
    ]);
  });

  it("finds clauses by words and by id", () => {
    const found = chapters(english);
    expect(ids(search(found, "s16"))).toEqual(["S16"]);
    expect(search(found, "two trophies win")[0]?.clauses[0]?.id).toBe("S27");
    expect(search(found, "no such words")).toEqual([]);
    expect(ids(search(chapters(alacarte), "crepe"))).toContain("C60");
  });

  const ASKED: Array<[string, Record<Language, string>, string]> = [
    ["bluff", { en: "bluff", de: "Bluff", nl: "bluf" }, "S8"],
    ["score", { en: "Score?", de: "Wertung", nl: "score" }, "S28"],
    ["after a 10", { en: "after a 10", de: "nach einer 10", nl: "na een 10" }, "S10"],
    [
      "what comes after a ten",
      { en: "What comes after a 10?", de: "Was kommt nach einer 10?", nl: "Wat komt er na een 10?" },
      "S10",
    ],
    ["doubt", { en: "doubt", de: "Zweifel", nl: "twijfel" }, "S14"],
  ];
  it.each(
    ASKED.flatMap(([what, asked, id]) => LANGUAGES.map((language) => [what, language, asked[language], id] as const)),
  )("finds “%s” in %s by what is meant", (_, language, asked, id) =>
    expect(ids(search(chapters(SPICY[language]), asked, language))).toContain(id),
  );
});
