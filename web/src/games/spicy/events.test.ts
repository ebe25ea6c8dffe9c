import { beforeAll, describe, expect, it } from "vitest";
import { known, LANGUAGES, speech } from "../../lib/i18n.svelte";
import { dwell, hear, openingOf, sayConsequences, sayVerdict, soundOf, tales, verdictOf } from "./events";
import { LESSON } from "./lesson";
import { choicesOf } from "./model";

const NAMES = ["Ann", "Bea", "Cleo"];
const STACK = { claim: "8 chili", stack: Array(7).fill({}) };
const ENDED = ["revealed 1 number wild-spice", "taken 1 0", "drew 0 {chili-9 : 0}", "ended world's-end"];
const CHALLENGE = ["revealed 1 number wild-spice", "taken 1 0", "drew 0 {chili-9 : 0}", "drew 0 {? : -}"];

beforeAll(() => speech.learn("spicy"));

describe("events", () => {
  it("hears a line of the wire", () => {
    expect(hear("played 2 8-chili play {chili-7 : 2}")).toEqual({
      name: "played",
      words: ["2", "8 chili", "play"],
      secret: "chili 7",
    });
  });

  it("tells a challenge from each side", () => {
    expect(tales(CHALLENGE, NAMES, 0).map(({ text }) => text)).toEqual([
      "Bea challenged the number and was right: it was wild spice.",
      "Bea wins the stack; you draw two.",
      "You drew chili 9.",
      "You drew a card.",
    ]);
    expect(tales(CHALLENGE, NAMES, 1)[1]?.text).toBe("You win the stack; Ann draws two.");
  });

  it("says whether a challenge was right, in every language", async () => {
    const first = (lines: string[], me: number): string | undefined => tales(lines, NAMES, me)[0]?.text;
    const wrong = ["revealed 1 spice wasabi-1", "taken 0 1"];
    expect(first(wrong, 1)).toBe("You challenged the spice and were wrong: it was wasabi 1.");
    expect(first(["revealed 1 spice wasabi-1"], 0)).toBe("Bea challenged the spice: it was wasabi 1.");
    await speech.speak("de");
    expect(first(wrong, 0)).toBe("Bea hat das Gewürz zu Unrecht angezweifelt: Es war Wasabi 1.");
    await speech.speak("nl");
    expect(first(CHALLENGE, 0)).toMatch(/^Bea vocht het getal terecht aan: het was /);
    await speech.speak("en");
  });

  it("tells as many cards as were really drawn", () => {
    expect(tales(ENDED, NAMES, 0).map(({ text }) => text)).toContain("Bea wins the stack; you draw one card.");
    expect(
      tales(["revealed 1 number chili-8", "taken 0 1", "trophied 0", "ended second-trophy"], NAMES, 2)[1]?.text,
    ).toBe("Ann wins the stack.");
  });

  it.each([
    ["number chili-2", 0, "The number is right!"],
    ["number chili-2", 1, "The number is wrong: it’s a 2."],
    ["number chili-8", 1, "The number is wrong: it’s an 8."],
    ["number wild-spice", 1, "The number is wrong: a wild spice has no number."],
    ["spice chili-2", 0, "The spice is right!"],
    ["spice chili-2", 1, "The spice is wrong: it’s chili."],
    ["spice wild-number", 1, "The spice is wrong: a wild number has no spice."],
    ["both chili-2", 1, "The copy is wrong: it’s chili 2."],
    ["none chili-2", 0, "Nothing was named, so the challenge fails."],
  ])("says of what was challenged alone whether it is right: %s", (shown, winner, said) => {
    expect(sayVerdict(verdictOf([`revealed 1 ${shown}`, `taken ${winner} ${1 - winner}`], STACK)!)).toBe(said);
  });

  it("says what follows from a challenge, and nothing that has not been seen yet", () => {
    const follows = (lines: string[], me: number): string[] => sayConsequences(verdictOf(lines, STACK)!, NAMES, me);
    expect(follows(CHALLENGE, 0)).toEqual(["Bea wins the stack of 7.", "You draw two."]);
    expect(follows(CHALLENGE, 1)).toEqual(["You win the stack of 7.", "Ann draws two."]);
    expect(follows(ENDED, 2)).toEqual(["Bea wins the stack of 7.", "Ann draws …"]);
    expect(
      follows(
        ["revealed 1 number chili-8", "taken 0 1", "trophied 0", "drew 1 {? : 1}", "drew 1 {? : 1}", "drew 0 {? : 0}"],
        2,
      ),
    ).toEqual(["Ann wins the stack of 7 – and a trophy!", "Bea draws two."]);
  });

  it("lets a challenge be heard before its outcome", () => {
    expect([openingOf(CHALLENGE), openingOf(["passed 0"])]).toEqual(["doubt", undefined]);
  });

  it("tells a deal in one sentence", () => {
    expect(tales(["shuffled 2 0 {? ? : -}", "drew 0 {chili-1 : 0}", "drew 1 {? : 1}"], NAMES, 0)).toHaveLength(1);
  });

  it("finds the verdict, its sound and the time it needs", () => {
    expect(verdictOf(CHALLENGE, STACK)).toEqual({
      claim: "8 chili",
      challenger: 1,
      trait: "number",
      card: "wild spice",
      winner: 1,
      loser: 0,
      cards: 7,
      trophy: false,
      drawn: 2,
    });
    expect([soundOf(CHALLENGE, 0), soundOf(CHALLENGE, 1), soundOf(CHALLENGE, 2)]).toEqual(["lose", "win", "sweep"]);
    expect([soundOf(ENDED, 0), soundOf(["played 3 8-chili openly {? : 3}"], 0)]).toEqual(["worlds-end", "claim-3"]);
    expect(dwell(CHALLENGE)).toBeGreaterThan(dwell(["passed 0"]));
  });

  it.each(LANGUAGES)("says every ending in %s", async (language) => {
    await speech.speak(language);
    for (const ending of ["second-trophy", "third-trophy", "world's-end"]) {
      const [tale] = tales([`ended ${ending}`], NAMES, 0);
      expect(tale?.text).not.toContain("spi-told-ended");
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
