import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { chapters, type Chapter, type SayWord } from "./text";
import german from "../games/spicy/rules/de.md?raw";

const [english = "", safranito = "", alacarte = ""] = ["spicy", "safranito", "alacarte"].map((game) =>
  readFileSync(`../src/spicery/games/${game}/RULES.md`, "utf8"),
);
const ids = (found: Chapter[]): string[] => found.flatMap(({ clauses }) => clauses.map(({ id }) => id));
const others = Object.values(
  import.meta.glob<string>("../games/*/rules/*.md", { eager: true, query: "?raw", import: "default" }),
);
const all = [english, safranito, alacarte, ...others].map((text) => chapters(text));
const clause = (text: string, id: string, sayWord?: SayWord): Chapter["clauses"][number] =>
  chapters(text, sayWord)
    .flatMap(({ clauses }) => clauses)
    .find((each) => each.id === id)!;

describe("rules", () => {
  it("reads every clause of the game's own rules", () => {
    expect(ids(chapters(english))).toEqual([...english.matchAll(/^- \*\*(S\d+)\*\*/gm)].map((match) => match[1]));
  });

  it("keeps emphasis apart", () => {
    const { parts, text } = clause(german, "S35");
    expect(parts[0]).toEqual({ text: "Kopfstand", kind: "emphasised", note: "" });
    expect(text).not.toContain("*");
  });

  it("speaks to players: notes are quiet, options are called by their names, clauses can be followed", () => {
    const written =
      '## A\n- **S1** One (option `deal`), with `end`. It\'s "Two" (S2, S4) or more (like this, S5). ' +
      "Ruling: the option `strict` helps, after S2. Our own: this.\n- **S2** Three.\n";
    const sayWord: SayWord = (word) => ({ text: word === "strict" ? "Strict play" : word, option: word === "strict" });
    const { parts, text } = clause(written, "S1", sayWord);
    expect(text).toBe("One, with end. It’s “Two” or more (like this). The option Strict play helps, after S2. This.");
    expect(parts.filter(({ kind }) => kind !== "plain")).toEqual([
      { text: "end", kind: "emphasised", note: "" },
      { text: "Strict play", kind: "option", note: "ruling" },
      { text: "S2", kind: "reference", note: "ruling" },
    ]);
    expect([...new Set(parts.map(({ note }) => note))]).toEqual(["", "ruling", "own"]);
    for (const found of all) {
      for (const each of found.flatMap(({ clauses }) => clauses))
        expect(each.text, each.id).not.toMatch(
          /Ruling:|Our own:|Auslegung:|Von uns:|Uitleg:|Van ons:|[(] ?[oO]p(tion|tie) |`|\||[.]toml/,
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

  it("keeps a table that stands by itself, and passes over a chapter that has nothing to show", () => {
    const [first, ...others] = chapters("## A\nOnly text.\n\n## B\nOf dishes.\n\n| dish |\n|---|\n| soup |\n");
    expect(first).toMatchObject({ title: "B", intro: "Of dishes.", rows: [["dish"], ["soup"]] });
    expect(others).toEqual([]);
  });
});
