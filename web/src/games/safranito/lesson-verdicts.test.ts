import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, known, speech, t } from "../../lib/i18n.svelte";
import { CHALLENGES, type Thrown } from "./practice-goals";
import { judgeAim, judgeKnock, judgeThrow, merge, thrownChip } from "./lesson-verdicts";
import { LESSON } from "./lesson";
import type { Chip, Facts } from "./model";

const THREW = "threw 0 1 0 -2430 1000 23 985 360 0 0 12000 {50 : 0}";
const chip = (token: number, place: Chip["place"], change: Partial<Chip> = {}): Chip => ({
  token,
  seat: token < 6 ? 0 : 1,
  value: 50,
  shown: false,
  up: false,
  place,
  "in doubt": false,
  at: [0, 0, 20],
  lean: [0, 0],
  ...change,
});
const facts = (...chips: Chip[]): Facts =>
  ({ chips, unthrown: [["10"], ["10", "20", "30", "40", "50"]] }) as unknown as Facts;

beforeAll(async () => {
  await speech.learn("safranito");
  await speech.speak("en");
});

describe("a throw of the lesson", () => {
  it("is good if it stays on the board", () => {
    expect(judgeThrow([THREW], facts(chip(0, "mint"), chip(1, "chili")))).toEqual({
      hit: true,
      word: "throw-hit",
      values: { place: "chili" },
    });
    expect(judgeThrow([THREW], facts(chip(0, "mint")))).toEqual({ hit: false, word: "throw-off" });
  });

  it.each([
    ["short", [10, -900, 20]],
    ["far", [10, 900, 20]],
    ["left", [-900, 10, 20]],
    ["right", [900, 10, 20]],
  ] as const)("that was too %s is told so", (way, at) => {
    const lies = facts(chip(1, "nowhere", { at: [...at] }));
    expect(judgeAim([THREW], lies)).toMatchObject({ hit: false, word: "aim-miss", values: { way } });
  });

  it("hits saffron where it counts there", () => {
    expect(judgeAim([THREW], facts(chip(1, "saffron")))).toEqual({ hit: true, word: "aim-hit" });
    expect(judgeAim([THREW], facts(chip(1, "saffron", { "in doubt": true }))).hit).toBe(false);
    expect(judgeAim([THREW], facts())).toEqual({ hit: false, word: "aim-off" });
  });

  it("knocks a rival's chip away, wherever it went", () => {
    expect(judgeKnock([THREW], facts(chip(1, "nowhere"), chip(6, "saffron"))).hit).toBe(false);
    expect(judgeKnock([THREW], facts(chip(1, "saffron"), chip(6, "ginger"))).hit).toBe(true);
    expect(judgeKnock([THREW], facts(chip(1, "saffron"))).hit).toBe(true);
  });

  it("is merged into its scene without telling what a rival's chip is worth", () => {
    const scene = { ...facts(), money: [1, 2] } as Facts;
    const merged = merge(scene, facts(chip(1, "mint"), chip(6, "saffron", { value: 20 })));
    expect(merged.chips.map(({ value }) => value)).toEqual([50, "?"]);
    expect(merged.money).toEqual([1, 2]);
    expect(thrownChip([THREW], merged)?.place).toBe("mint");
  });

  it("tells the server how the lesson's chips lie, each with its owner", () => {
    const { real, facts: lies } = LESSON.find(({ name }) => name === "pushed")!;
    expect(real!.lying(lies).map((row) => [row[0], row.at(-1)])).toEqual([
      [50, 0],
      [20, 1],
    ]);
    expect(LESSON.filter((scene) => scene.real)).toHaveLength(3);
  });
});

describe("a challenge of throwing", () => {
  const hits = (tried: Thrown): string[] => CHALLENGES.filter(({ hit }) => hit(tried)).map(({ name }) => name);

  it.each([
    ["saffron with the red chip in it", facts(chip(1, "saffron"), chip(6, "saffron")), ["saffron"]],
    ["saffron without it", facts(chip(1, "saffron"), chip(6, "mint")), ["saffron", "knock", "replace"]],
    ["a circle", facts(chip(1, "reserve"), chip(6, "saffron")), ["circle"]],
    ["a far bowl", facts(chip(1, "curry"), chip(6, "saffron")), ["far"]],
    ["nothing", facts(chip(6, "saffron")), []],
    ["both off the board", facts(), ["knock"]],
  ])("is met by %s", (_, after, met) => {
    expect(hits({ chip: thrownChip([THREW], after), after })).toEqual(met);
  });

  it.each(LANGUAGES)("has words in %s", async (language) => {
    await speech.speak(language);
    for (const { name } of CHALLENGES) expect(known(`saf-challenge-${name}`)).toBe(true);
    expect(t("learn-safranito-aim-miss", { place: "x", way: "left" })).not.toContain("{");
  });
});
