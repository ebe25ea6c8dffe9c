import { describe, expect, it } from "vitest";
import { choicesOf, faceOf, sorted } from "./model";

describe("cards", () => {
  it("reads every kind of card", () => {
    expect(faceOf("chili 10")).toEqual({ kind: "plain", spice: "chili", number: 10 });
    expect(faceOf("wild spice")).toEqual({ kind: "wild spice" });
    expect(faceOf("?")).toEqual({ kind: "back" });
  });

  it("sorts a hand by spice and number, wilds last", () => {
    expect(sorted(["wild spice", "wasabi 1", "chili 10", "wild number", "chili 2"])).toEqual([
      "chili 2",
      "chili 10",
      "wasabi 1",
      "wild number",
      "wild spice",
    ]);
  });
});

describe("choices", () => {
  it("sorts legal actions by what one does with them", () => {
    const legal = [
      "pass",
      "play chili 7 as 8 chili",
      "play chili 7 as 7 chili last",
      "challenge spice",
      "copy with wild spice",
      "tuck pepper 2",
      "tuck no more",
    ];
    const choices = choicesOf(legal, { "chili 7": { numbers: [7], spices: ["chili"] } });
    expect(choices.plays.get("chili 7")?.map(({ action, last, number }) => [action, last, number])).toEqual([
      ["play chili 7 as 8 chili", false, false],
      ["play chili 7 as 7 chili last", true, true],
    ]);
    expect(choices.plays.get("chili 7")?.map(({ spice }) => spice)).toEqual([true, true]);
    expect(choices.copies.get("wild spice")).toBe("copy with wild spice");
    expect([...choices.tucks.keys()]).toEqual(["pepper 2"]);
    expect(choices).toMatchObject({ doubts: ["challenge spice"], pass: true, letGo: false, enough: true });
  });

  it("marks as true what the server says is true, and nothing by itself", () => {
    const legal = ["play wild spice as 6 chili", "play chili 9 as 6 chili"];
    const truth = (bears: Parameters<typeof choicesOf>[1]): boolean[][] =>
      [...choicesOf(legal, bears).plays.values()].flat().map(({ number, spice }) => [number, spice]);
    expect(
      truth({ "wild spice": { numbers: [], spices: ["chili"] }, "chili 9": { numbers: [6, 9], spices: ["chili"] } }),
    ).toEqual([
      [false, true],
      [true, true],
    ]);
    expect(truth({})).toEqual([
      [false, false],
      [false, false],
    ]);
    expect(truth("?")).toEqual([
      [false, false],
      [false, false],
    ]);
  });
});
