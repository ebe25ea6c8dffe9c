import { describe, expect, it } from "vitest";
import english from "../../../src/spicery/games/spicy/RULES.md?raw";
import { chapters, search } from "./rules";
import german from "../games/spicy/rules/de.md?raw";

describe("rules", () => {
  it("reads every clause of the game's own rules", () => {
    const ids = chapters(english).flatMap(({ clauses }) => clauses.map(({ id }) => id));
    expect(ids).toEqual([...english.matchAll(/^- \*\*(S\d+)\*\*/gm)].map((match) => match[1]));
  });

  it("keeps emphasis apart", () => {
    const clause = chapters(german).flatMap(({ clauses }) => clauses).find(({ id }) => id === "S35");
    expect(clause?.parts[1]).toBe("Kopfstand");
    expect(clause?.text).not.toContain("*");
  });

  it("finds clauses by words and by id", () => {
    const all = chapters(english);
    expect(search(all, "s16")[0]?.clauses.map(({ id }) => id)).toEqual(["S16"]);
    expect(search(all, "two trophies win")[0]?.clauses[0]?.id).toBe("S27");
    expect(search(all, "no such words")).toEqual([]);
  });
});
