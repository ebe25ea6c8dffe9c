import { beforeAll, describe, expect, it } from "vitest";
import { known, LANGUAGES, speech } from "../../lib/i18n.svelte";
import { dwell, hear, soundOf, tales, verdictOf } from "./events";
import { LESSON } from "./lesson";
import { choicesOf } from "./model";

const NAMES = ["Ann", "Bea", "Cleo"];
const CHALLENGE = ["revealed 1 number wild-spice", "taken 1 0", "drew 0 {chili-9 : 0}", "drew 0 {? : -}"];

beforeAll(() => speech.learn("spicy"));

describe("events", () => {
  it("hears a line of the wire", () => {
    expect(hear("played 2 8-chili play {chili-7 : 2}")).toEqual({ name: "played", words: ["2", "8 chili", "play"], secret: "chili 7" });
  });

  it("tells a challenge from each side", () => {
    expect(tales(CHALLENGE, NAMES, 0).map(({ text }) => text)).toEqual([
      "Bea challenged the number: it was wild spice.",
      "Bea takes the stack; you draw two.",
      "You drew chili 9.",
      "You drew a card.",
    ]);
    expect(tales(CHALLENGE, NAMES, 1)[1]?.text).toBe("You take the stack; Ann draws two.");
  });

  it("tells a deal in one sentence", () => {
    expect(tales(["shuffled 2 0 {? ? : -}", "drew 0 {chili-1 : 0}", "drew 1 {? : 1}"], NAMES, 0)).toHaveLength(1);
  });

  it("finds the verdict, its sound and the time it needs", () => {
    expect(verdictOf(CHALLENGE, "8 chili")).toEqual({ claim: "8 chili", challenger: 1, trait: "number", card: "wild spice", winner: 1, loser: 0 });
    expect([soundOf(CHALLENGE, 0), soundOf(CHALLENGE, 1), soundOf(CHALLENGE, 2)]).toEqual(["lose", "win", "doubt"]);
    expect(dwell(CHALLENGE)).toBeGreaterThan(dwell(["passed 0"]));
  });

  it.each(LANGUAGES)("says every ending in %s", async (language) => {
    await speech.speak(language);
    for (const ending of ["second-trophy", "third-trophy", "world's-end"]) {
      const [tale] = tales([`ended ${ending}`], NAMES, 0);
      expect(tale?.text).not.toContain("told-ended");
    }
  });
});

describe("the lesson", () => {
  it.each(LESSON.map((scene) => [scene.name, scene] as const))("%s can be done", (_, scene) => {
    expect(known(`learn-spicy-${scene.name}`)).toBe(true);
    if (scene.expect) expect(scene.legal).toContain(scene.expect);
    const { plays } = choicesOf(scene.legal, scene.facts.bears);
    for (const card of plays.keys()) expect(scene.facts.hands[0]).toContain(card);
    expect(scene.facts.sizes).toEqual(scene.facts.hands.map((hand) => hand.length));
    if (verdictOf(scene.told)) expect(scene.before?.claim).toBeTruthy();
  });
});
