import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, speech } from "../../lib/i18n.svelte";
import { sayAction, sayReason } from "./actions";

beforeAll(() => speech.learn("alacarte"));

describe("an action against somebody", () => {
  const NAMES = ["Eve", "Fay", "Gus"];
  const MOTION = "tilt 120 dwell 300 there 200 back 200 shake 1";

  it.each(LANGUAGES)("says whom it is against (%s)", async (language) => {
    await speech.speak(language);
    for (const action of ["cup swap 2", `cup season 2 lemon ${MOTION}`, "take cup cool from 2"])
      expect(sayAction(action, NAMES)).toContain("Gus");
    await speech.speak("en");
  });

  it("turns the heat down by a number, not by a name", () => {
    expect(sayAction("cup cool 2", NAMES)).toBe("turn the heat down by 2");
  });
});

describe("what a cook says of a dish that it lost", () => {
  const lost = (piece: string) => ({ word: "mishap piece", values: { piece, count: 4, over: 2 } });

  it("counts what was too much", () => {
    expect(sayReason(lost("lemon")).replace(/[\u2068\u2069]/g, "")).toBe("4 lemon – 2 too many!");
  });

  it.each(LANGUAGES)("has words for every mishap (%s)", async (language) => {
    await speech.speak(language);
    for (const piece of ["herbs", "salt"]) expect(sayReason(lost(piece))).toMatch(/4.*2/);
    for (const word of ["mishap burnt", "mishap hot"]) expect(sayReason({ word, values: {} })).toMatch(/\.$/);
    await speech.speak("en");
  });
});
