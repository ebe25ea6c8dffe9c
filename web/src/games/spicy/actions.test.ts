import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, speech } from "../../lib/i18n.svelte";
import { sayAction, sayReason, sayTopic } from "./actions";

beforeAll(() => speech.learn("spicy"));
const ACTIONS = [
  "pass",
  "let go",
  "challenge",
  "challenge number",
  "challenge spice",
  "challenge copy",
  "tuck no more",
];
const claim = { word: "claim", values: { claim: "8 chili", percent: 0, number: 61, spice: 100 } };
const plain = (text: string): string => text.replaceAll("\u00a0", " ");

describe("a hint", () => {
  it("names every action as it goes on after “Tiger:”", async () => {
    for (const language of LANGUAGES) {
      await speech.speak(language);
      for (const action of ACTIONS) expect(sayAction(action), action).toMatch(/^[a-zäöü]/);
    }
    await speech.speak("en");
    expect(sayAction("let go")).toBe("let it go");
  });

  it("has words for a doubt that will rather fail", () => {
    for (const word of ["trophy at stake", "doubt ahead"])
      expect(sayReason({ word, values: { cards: 4 } }), word).toMatch(/\.$/);
    expect(plain(sayReason({ word: "doubt number", values: { percent: 0 } }))).toBe(
      "The number is under 1% likely to be wrong.",
    );
  });
});

it("says a claim once, and what each thinks of it without it", () => {
  expect(sayTopic(claim)).toBe(
    "How likely was “8 chili”? What each player could tell from their own cards and everything seen so far:",
  );
  expect(plain(sayReason(claim))).toBe("under 1% (the number alone 61%, the spice alone over 99%)");
  expect(sayReason({ word: "claim known", values: { claim: "8 chili", percent: 100 } })).toBe("knows that it’s true");
});
