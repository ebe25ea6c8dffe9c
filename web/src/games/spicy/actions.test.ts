import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, speech } from "../../lib/i18n.svelte";
import { sayAction, sayDone, sayReason, sayTopic } from "./actions";

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

it("asks how likely a claim was", () => {
  expect(sayTopic(claim)).toBe("How likely was “8 chili” to be true?");
});

it("says one number for a claim that is let go: how well it could be challenged", () => {
  const values = { percent: 45, number: 80, spice: 60 };
  expect(sayReason({ word: "believe", values })).toBe("A challenge would succeed 40% of the time at best.");
});

it("names the claim that was let go or challenged, and whose it was", () => {
  const before = [
    { seat: 2, played: "let go" },
    { seat: 1, played: "play 4 wasabi as 1 chili" },
    { seat: 0, played: "play 3 chili as 3 chili" },
  ];
  const names = ["You", "Emma", "Hugo"];
  expect(plain(sayDone("let go", names, before) ?? "")).toBe("let “1 chili” by Emma go");
  expect(plain(sayDone("challenge spice", names, before) ?? "")).toBe("challenge the spice of “1 chili” by Emma");
  expect(sayDone("pass", names, before)).toBeUndefined();
  expect(sayDone("let go", names, [])).toBeUndefined();
  expect(sayDone("let go", names, [{ seat: 2, played: "copy with 4 wasabi" }, ...before])).toBeUndefined();
});
