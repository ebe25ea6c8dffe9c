import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, speech } from "../../lib/i18n.svelte";
import { sayAction } from "./actions";
import { regionOf } from "./board";
import { dwell, hear, soundOf, tales } from "./events";
import { LESSON } from "./lesson";
import { choicesOf, covering, forced, lacking, shares, type Facts } from "./model";

const NAMES = ["Ann", "Bea", "Cleo"];
const LANDING = [
  "landed 6 303 653 20 0 0 down spice-card certain",
  "landed 0 858 1900 20 0 0 down nowhere certain",
  "fell 12",
  "asked throw 2",
];
const ALL = [
  "stacked-spices 54 {? : -}",
  "mill-passed 0",
  "uncovered cardamom+chili+saffron",
  "laid-out curry",
  "laid-out mint",
  "began 1",
  "threw 1 6 -2700 650 1000 1194 0 436 0 0 12000 {? : 1}",
  "threw 0 6 -2700 650 1000 1194 0 436 0 0 12000 {40 : 0}",
  ...LANDING,
  "landed 3 2300 0 20 0 0 up off certain",
  "turned 6 60",
  "opened spice-card",
  "decided 8 disallowed",
  "decided 8 allowed",
  "won extra-throw 0 60",
  "won spice-card 1 110",
  "won reserve 1 10",
  "won head-chef 1 10",
  "declined 1",
  "set-out-to-draw 0 6",
  "drew 0 {cumin : 0}",
  "drew 1 {? : 1}",
  "kept 0 {chili : 0}",
  "kept 1 {? : 1}",
  "reserved 0 {chili+curry+mint : 0}",
  "reserved 1 {? : 1}",
  "took-mill 1",
  "swept",
  "opened cumin",
  "priced 90",
  "sold 0 2 180",
  "sold 1 0 0",
  "withdrew 1",
  "bought 1 60 3",
  "cleared mint",
  "blended 0 chili+curry+mint own",
  "blended 1 chili+curry+mint face-up",
  "ended third-blend",
  "ended most-blends",
  "ended most-money",
  "ended shared",
];

beforeAll(() => speech.learn("safranito"));

describe("events", () => {
  it("hears a line of the wire", () => {
    expect(hear("kept 3 {chili : 3}")).toEqual({ name: "kept", words: ["3"], secret: "chili" });
    expect(hear("landed 2 -1307 1304 20 0 0 down curry certain").words[1]).toBe("-1307");
    expect(hear("reserved 0 {chili+curry+mint : 0}").secret).toBe("chili curry mint");
  });

  it("tells where a chip came to rest, and whom it pushed", () => {
    expect(tales(LANDING, NAMES, 0).map(({ text }) => text)).toEqual([
      "Bea’s chip landed on “spice card”.",
      "Your chip was knocked between the bowls. Cleo’s chip was knocked off the board.",
    ]);
  });

  it("has no word for a chip that was only nudged and counts where it did", () => {
    const before = [
      "landed 0 30 -20 20 0 0 down saffron certain",
      "swept",
      "landed 0 0 0 20 0 0 down saffron certain",
      "landed 12 1300 0 20 0 0 down garlic certain",
    ];
    const after = [
      "landed 6 1250 80 20 0 0 down garlic certain",
      "landed 0 40 30 20 0 0 down saffron certain",
      "landed 12 1290 660 20 0 0 down nowhere certain",
    ];
    const said = (lines: string[]): string[] => tales(lines, NAMES, 0, () => before).map(({ text }) => text);
    expect(said(after)).toEqual(["Bea’s chip landed in garlic.", "Cleo’s chip was knocked between the bowls."]);
    expect(said(after.slice(0, 2))).toEqual(["Bea’s chip landed in garlic."]);
  });

  it("names what was traded", () => {
    const said = (line: string, me: number): string[] =>
      tales([line], NAMES, me, () => ["opened spice-card", "opened cumin", "priced 60"]).map(({ text }) => text);
    expect(said("sold 0 2 120", 0)).toEqual(["You sold 2 cumin for 120 rupees."]);
    expect(said("bought 1 50 3", 0)).toEqual(["Bea bought cumin for 50 rupees."]);
  });

  it("tells one's own secrets to oneself alone", () => {
    const text = (line: string, me: number): string =>
      tales([line], NAMES, me)
        .map((tale) => tale.text)
        .join();
    expect(text("kept 0 {chili : 0}", 0)).toBe("You kept chili.");
    expect(text("kept 0 {? : 0}", 1)).toBe("Ann kept a card.");
    expect(text("drew 0 {? : 0}", 1)).toBe("");
    expect(text("reserved 1 {? : 1}", 0)).toBe("Bea reserved a blend.");
  });

  it("sounds and dwells", () => {
    expect(soundOf(["blended 0 chili+curry+mint own"], 0)).toBe("trophy");
    expect([soundOf(LANDING, 0), soundOf(LANDING, 0, "film"), soundOf(LANDING, 0, "motion")]).toEqual([
      "chip",
      undefined,
      undefined,
    ]);
    expect(soundOf(["priced 60"], 0)).toBe("hammer");
    expect(soundOf(["sold 0 2 120"], 0)).toBe("coins");
    expect(dwell(LANDING)).toBeGreaterThan(dwell(["asked throw 1"]));
  });

  it.each(LANGUAGES)("says everything in %s", async (language) => {
    await speech.speak(language);
    const said = [...tales(ALL, NAMES, 0), ...tales(ALL, NAMES, -2)].map(({ text }) => text);
    const actions = [
      "allow",
      "disallow",
      "take",
      "decline",
      "buy",
      "done",
      "keep mint",
      "trade curry",
      "sell 0",
      "sell 2",
      "blend chili curry mint",
      "throw 40 from 0 -2700 1000 at 0 1000 365 spin 0 0 12000",
      "throw 10 from 0 -2700 100 at 0 2200 0 spin 0 0 12000",
    ].map((action) => sayAction(action));
    for (const text of [...said, ...actions]) expect(text).not.toMatch(/saf-|undefined|NaN|\{/);
    await speech.speak("en");
  });
});

describe("hints", () => {
  it("name the goal of a throw as the server says it", () => {
    const toss = "throw 60 from 650 -2700 1000 at 0 1194 436 spin 0 0 12000";
    const aim = (place: string): string => sayAction(toss, [], [{ word: "aim", values: { percent: 40, aim: place } }]);
    expect([aim("spice card"), aim("curry"), sayAction(toss)]).toEqual([
      "throw the 60 onto “spice card”",
      "throw the 60 into curry",
      "throw the 60",
    ]);
    expect(sayAction("throw 10 from 0 -2700 100 at 0 2200 0 spin 0 0 12000")).toContain("skim the 10");
  });
});

describe("the model", () => {
  const facts = LESSON.find(({ name }) => name === "buy")!.facts;

  it("sorts legal actions by what one does with them", () => {
    const choices = choicesOf([
      "throw 40 from 0 0 0 at 0 0 0 spin 0 0 0",
      "throw 40 from 1 0 0 at 0 0 0 spin 0 0 0",
      "decline",
      "sell 0",
      "sell 2",
      "trade mint",
      "keep mint",
      "keep mint",
    ]);
    expect(choices).toMatchObject({
      chips: [40],
      decline: true,
      sales: [0, 2],
      bowls: ["mint"],
      keeps: ["mint"],
      buy: false,
    });
  });

  it("adds up a bowl and says what a blend lacks", () => {
    expect(shares(facts, "ginger").map(({ seat, total }) => [seat, total])).toEqual([
      [0, 30],
      [1, 20],
    ]);
    expect(lacking("chili curry mint", ["curry", "mint", "mint"])).toEqual(["chili"]);
  });

  it("covers what only one may see", () => {
    const covered = JSON.stringify(covering(LESSON.find(({ name }) => name === "bowl")!.facts, true));
    expect(covered).not.toMatch(/"saffron","cumin"|"value":60|140/);
  });
});

describe("the lesson", () => {
  it.each(LESSON.map((scene) => [scene.name, scene] as const))("%s can be done", (_, scene) => {
    if (scene.expect) expect(scene.legal).toContain(scene.expect);
    if (scene.expect && scene.meets) expect(scene.meets(scene.expect)).toBe(true);
    expect(scene.facts.cards).toEqual(scene.facts.hands.map((hand) => hand.length));
    for (const { at, place } of scene.facts.chips) {
      const region = regionOf(place);
      if (region) expect(Math.hypot(at[0] - region.x, at[1] - region.y)).toBeLessThan(region.radius);
      else expect(place).toBe("nowhere");
    }
  });
});

describe("a lone answer", () => {
  const facts = (change: Partial<Facts>): Facts =>
    ({ phase: "sell", cards: [0, 2], money: [200, 10], reserved: [[], []], ...change }) as Facts;

  it("is given by itself, at once where everybody can see that there is no other", () => {
    expect(forced(facts({}), ["sell 0"], 0, {})).toEqual({ action: "sell 0", open: true });
    expect(forced(facts({ phase: "blend", cards: [2, 3] }), ["done"], 0, {})).toEqual({ action: "done", open: true });
    expect(forced(facts({ phase: "buy" }), ["decline"], 1, {})).toEqual({ action: "decline", open: true });
    expect(forced(facts({}), ["sell 0"], 1, { open_hands: true })?.open).toBe(true);
    expect(forced(facts({ phase: "bowl" }), ["trade chili"], 0, {})).toEqual({ action: "trade chili", open: true });
  });

  it("is no news to the others where only its owner knows", () => {
    expect(forced(facts({}), ["sell 0"], 1, {})).toEqual({ action: "sell 0", open: false });
    expect(forced(facts({ phase: "blend", cards: [2, 3] }), ["done"], 1, {})?.open).toBe(false);
    expect(
      forced(facts({ phase: "blend", cards: [2, 3], reserved: [[], ["?"]] }), ["done"], 1, { open_hands: true })?.open,
    ).toBe(false);
    expect(forced(facts({ phase: "buy" }), ["decline"], 1, { secret_money: true })?.open).toBe(false);
    expect(forced(facts({ phase: "keep" }), ["keep chili"], 1, {})).toEqual({ action: "keep chili", open: false });
  });

  it("waits for a person where there is a choice", () => {
    expect(forced(facts({ phase: "extra throw" }), ["decline"], 0, {})).toBeUndefined();
    expect(forced(facts({}), ["sell 0", "sell 1"], 0, {})).toBeUndefined();
  });
});
