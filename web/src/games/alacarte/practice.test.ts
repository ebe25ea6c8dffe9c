import { describe, expect, it } from "vitest";
import { judgeDish, judgeSpice, judgeSpoil, judgeToss, mergeStove } from "./lesson-verdicts";
import { LESSON } from "./lesson";
import type { Facts } from "./model";
import { CHALLENGES, isLanding, isPoured, ofMotion, spreadOf, triedIn } from "./practice";

const TILTED = "tilted 0 0 lemon 115 250 400 450 1";
const fell = (pieces: number, salt: number): string[] => [TILTED, `fell 0 lemon ${pieces} ${salt}`];
const SERVED = "served 0 trout-by-moonlight";

describe("a pour of the lesson", () => {
  it.each([
    [fell(1, 0), true, "pour-exact"],
    [fell(2, 1), true, "pour-enough"],
    [fell(1, 1), true, "pour-enough"],
    [fell(0, 2), false, "pour-none"],
    [[...fell(4, 0), "binned 0 trout-by-moonlight"], false, "pour-spoilt"],
  ])("%s is judged", (told, hit, word) => expect(judgeSpice(told)).toMatchObject({ hit, word }));

  it.each([
    [[...fell(1, 0), `${SERVED} star`], true, "pour-star"],
    [[...fell(2, 0), `${SERVED} plain`], true, "pour-plain"],
    [fell(0, 0), false, "pour-none"],
    [[...fell(1, 3), "binned 0 trout-by-moonlight"], false, "pour-spoilt"],
  ])("that should finish the dish: %s", (told, hit, word) => expect(judgeDish(told)).toMatchObject({ hit, word }));

  it("ruins another's dish, or does not", () => {
    const after = (stands: string): Facts => ({ stoves: [{}, { stands }] }) as unknown as Facts;
    expect(judgeSpoil([], after("over-seasoned"))).toEqual({ hit: true, word: "spoil-hit" });
    expect(judgeSpoil([], after("cooking"))).toEqual({ hit: false, word: "spoil-miss" });
  });

  it("changes one stove of its scene", () => {
    const scene = { stoves: ["mine", "hers"], stars: [1, 0] } as unknown as Facts;
    const after = { stoves: ["poured", "other"], stars: [0, 0] } as unknown as Facts;
    expect(mergeStove(0)(scene, after)).toEqual({ stoves: ["poured", "hers"], stars: [1, 0] });
  });

  it("tells the server what stands on the stoves", () => {
    const rows = Object.fromEntries(
      LESSON.flatMap(({ name, real, facts }) => (real ? [[name, real.lying(facts)]] : [])),
    );
    expect(rows).toEqual({
      season: [[3, 2, 0, 0, 0, 0, 0]],
      again: [[3, 2, 1, 0, 0, 0, 0]],
      spoil: [
        [6, 4, 1, 0, 0, 0, 0],
        [15, 3, 2, 0, 1, 0, 0],
      ],
      crepe: [[0, 2, 0, 0, 0, 0, 0]],
    });
  });
});

it.each([
  ["turned", true],
  ["unturned", false],
  ["missed", false],
])("a crêpe that landed %s is judged", (landing, hit) =>
  expect(judgeToss(["tossed 0 150 80 0", `landed 0 ${landing}`])).toEqual({ hit, word: `toss-${landing}` }),
);

describe("practice", () => {
  const met = (told: string[]): string[] => CHALLENGES.filter(({ hit }) => hit(triedIn(told))).map(({ name }) => name);

  it.each([
    [fell(1, 0), ["one", "clean"]],
    [fell(1, 1), []],
    [fell(2, 0), ["two", "clean"]],
    [fell(3, 1), ["spoil"]],
    [fell(0, 0), []],
    [["landed 0 turned"], ["turned"]],
    [["landed 0 unturned"], []],
  ])("counts %s", (told, names) => expect(met(told)).toEqual(names));

  it("shows how pours are spread, with all that is too much in one", () => {
    const pours = [0, 1, 1, 2, 4, 9].map((pieces) => ({ pieces, salt: 0 }));
    expect(spreadOf(pours)).toEqual([1, 2, 1, 0, 2]);
  });

  it("looks at the motion alone", () => {
    expect(ofMotion(["used 0 season", ...fell(3, 0), "binned 0 crepe", "refilled lemon 1 1"])).toEqual(fell(3, 0));
  });

  it("reads what was kept only where it is such", () => {
    expect([{ pieces: 1, salt: 0 }, { pieces: 1 }, null, "turned"].map(isPoured)).toEqual([true, false, false, false]);
    expect(["turned", "flew", 3].map(isLanding)).toEqual([true, false, false]);
  });
});
