import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, speech } from "./i18n.svelte";
import { asSentence, sayShare, withOdds } from "./odds";

beforeAll(() => speech.speak("en"));
const plain = (text: unknown): string => String(text).replaceAll("\u00a0", " ");

describe("a chance in words", () => {
  it("is about so much, or a share", () => {
    const { odds, share } = withOdds({ percent: 40 });
    expect([odds, share]).toEqual(["about 40%", "40%"]);
  });

  it("is never about nothing, nor about everything", async () => {
    expect([0, 100].map((percent) => plain(withOdds({ percent }).odds))).toEqual(["under 1%", "over 99%"]);
    for (const language of LANGUAGES) {
      await speech.speak(language);
      for (const percent of [0, 100]) {
        const { odds } = withOdds({ percent });
        for (const said of [odds, sayShare(percent)].map(plain))
          expect(said).not.toMatch(/(^|\D)(0|100) ?%|about|etwa|ongeveer/);
      }
    }
    await speech.speak("en");
  });

  it("leaves values alone that are no chances", () => {
    expect(withOdds({ cards: 3, claim: "8 chili" })).toEqual({ cards: 3, claim: "8 chili" });
  });
});

it("says the server's own words as a sentence", () => {
  expect(asSentence("not so many hints at once")).toBe("Not so many hints at once.");
  expect(asSentence("Why not?")).toBe("Why not?");
  expect(asSentence("")).toBe("");
});
