import { describe, expect, it } from "vitest";
import { choicesOf, claimOf, faceOf, sorted, truthOf } from "./model";

describe("cards", () => {
  it("reads every kind of card", () => {
    expect(faceOf("chili 10")).toEqual({ kind: "plain", spice: "chili", number: 10 });
    expect(faceOf("wild spice")).toEqual({ kind: "wild spice" });
    expect(faceOf("?")).toEqual({ kind: "back" });
  });

  it("sorts a hand by spice and number, wilds last", () => {
    expect(sorted(["wild spice", "wasabi 1", "chili 10", "wild number", "chili 2"])).toEqual([
      "chili 2", "chili 10", "wasabi 1", "wild number", "wild spice",
    ]);
  });
});

describe("truth", () => {
  const seven = claimOf("7 chili");

  it("marks what a card bears out", () => {
    expect(truthOf("chili 7", seven, [])).toEqual({ number: true, spice: true });
    expect(truthOf("pepper 7", seven, [])).toEqual({ number: true, spice: false });
    expect(truthOf("wild number", seven, [])).toEqual({ number: true, spice: false });
    expect(truthOf("wild spice", seven, [])).toEqual({ number: false, spice: true });
    expect(truthOf("wasabi 8", seven, [])).toEqual({ number: false, spice: false });
  });

  it("takes 6 and 9 as the same only where that variant is in force", () => {
    expect(truthOf("chili 9", claimOf("6 chili"), ["turn it up"]).number).toBe(true);
    expect(truthOf("chili 6", claimOf("9 chili"), ["turn it up"]).number).toBe(true);
    expect(truthOf("chili 9", claimOf("6 chili"), []).number).toBe(false);
    expect(truthOf("chili 8", claimOf("7 chili"), ["turn it up"]).number).toBe(false);
  });
});

describe("choices", () => {
  it("sorts legal actions by what one does with them", () => {
    const legal = ["pass", "play chili 7 as 8 chili", "play chili 7 as 7 chili last", "challenge spice", "copy with wild spice", "tuck pepper 2", "tuck no more"];
    const choices = choicesOf(legal, []);
    expect(choices.plays.get("chili 7")?.map(({ action, last, number }) => [action, last, number])).toEqual([
      ["play chili 7 as 8 chili", false, false],
      ["play chili 7 as 7 chili last", true, true],
    ]);
    expect(choices.copies.get("wild spice")).toBe("copy with wild spice");
    expect([...choices.tucks.keys()]).toEqual(["pepper 2"]);
    expect(choices).toMatchObject({ doubts: ["challenge spice"], pass: true, letGo: false, enough: true });
  });
});
