import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, speech, t } from "../../lib/i18n.svelte";
import { sayDish, titleOf } from "./events";
import { FOODS } from "./foods";
import { CREPE, PIECES, type Dish } from "./model";

const dishes = readFileSync("../src/spicery/games/alacarte/dishes.toml", "utf8");
const names = [...dishes.matchAll(/^name = "(.*)"$/gm)].map(([, name = ""]) => name);
/** As the server makes an id of a name. */
const slug = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
/** Fits two lines of a card of the menu. */
const LONGEST = 40;
const GERMAN = /Nilpferd|Bückling|Burgunder|Ochsen|Elefant|[äöüß]/;
const SOFT_HYPHEN = "\u00AD"; // not seen where a name has room

beforeAll(() => speech.learn("alacarte"));

describe.each(LANGUAGES)("the words in %s", (language) => {
  beforeAll(() => speech.speak(language));

  it("has a letter or two for every piece, which begin its word and mean no other", () => {
    const letters = PIECES.map((piece) => t(`ala-letter-${piece}`));
    expect(new Set(letters).size).toBe(PIECES.length);
    for (const [at, piece] of PIECES.entries()) {
      expect(letters[at]!.length).toBeLessThanOrEqual(2);
      expect(t(`ala-spice-${piece}`).toLowerCase().startsWith(letters[at]!.toLowerCase()), piece).toBe(true);
    }
  });

  it("names every dish, shortly enough for its card", () => {
    expect(names).toHaveLength(20);
    const said = [...names.map(slug), CREPE].map((dish) => sayDish(dish).replaceAll(SOFT_HYPHEN, ""));
    expect(new Set(said).size).toBe(21);
    for (const name of said) expect(name.length, name).toBeLessThanOrEqual(LONGEST);
    if (language !== "de") expect(said.filter((name) => GERMAN.test(name))).toEqual([]);
    expect(names.map(slug).filter((dish) => !(dish in FOODS))).toEqual([]);
  });

  it("calls the dish of a table’s own menu what the table does", () => {
    expect(titleOf({ dish: "dish-3", name: "Stew of the house" } as Dish)).toBe("Stew of the house");
  });
});
