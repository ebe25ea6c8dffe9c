import { describe, expect, it } from "vitest";
import { common } from "../../lib/common";
import { readable, titled } from "../../lib/readable";
import { FEW, grouped, sought } from "./actions";
import { taleOf } from "./events";
import { arranged, namesSeats, shapeOf } from "./facts";
import { plainGame } from "./plain";

const KINDS = [
  { name: "dealt", public: ["seat"], secret: ["card"], cycle: 1 },
  { name: "shown", public: ["card", "card"], secret: [], cycle: 1 },
  { name: "paid", public: ["seat", "chips"], secret: [], cycle: 1 },
  { name: "moved", public: ["round", "seat", "square"], secret: [], cycle: 2 },
];
const NAMES = ["Ann", "Ben"];
const say = (line: string): string => taleOf(line, KINDS, NAMES).text;

describe("words", () => {
  it("makes names of programs readable and leaves numbers alone", () => {
    expect(readable("head_chef")).toBe("head chef");
    expect(readable("play chili-7 at -3")).toBe("play chili 7 at -3");
    expect(titled("maxRounds")).toBe("Max Rounds");
  });

  it("tells events with the names of the seats", () => {
    expect(say("dealt 0 {king : 0}")).toBe("Ann: dealt king.");
    expect(say("shown king queen")).toBe("Shown: king, queen.");
    expect(say("paid 1 -3")).toBe("Ben: paid chips −3.");
    expect(say("moved 4 0 e-5 1 e-6")).toBe("Moved: round 4, Ann, e 5, Ben, e 6.");
    expect(taleOf("dealt 1 {? : 1}", KINDS, NAMES)).toMatchObject({ seat: 1 });
  });

  it("tells events that nobody described, too", () => {
    expect(taleOf("rained 3", [], NAMES)).toEqual({ text: "Rained: 3.", weight: "plain", seat: -1 });
  });
});

describe("facts", () => {
  it("puts what is told of each seat at the seats", () => {
    const found = arranged({ cards: [["?"], ["king"]], pot: 3, deck: ["a", "b", "c"], seats: [1, 0] }, 2);
    expect(found.seats.map(({ name }) => name)).toEqual(["cards"]);
    expect(found.table.map(({ name }) => name)).toEqual(["pot", "deck", "seats"]);
  });

  it("shows a value by its form", () => {
    expect(shapeOf("?").as).toBe("word");
    expect(shapeOf(["king", "?"]).as).toBe("cards");
    expect(
      shapeOf([
        ["x", ""],
        ["", "o"],
      ]).as,
    ).toBe("grid");
    expect(shapeOf([["x"], ["x", "o"]]).as).toBe("list");
    expect(shapeOf([{ a: 1 }, { b: 2 }])).toEqual({
      as: "records",
      columns: ["a", "b"],
      rows: [
        [1, null],
        [null, 2],
      ],
    });
    expect(shapeOf({ a: 1 })).toEqual({ as: "fields", fields: [["a", 1]] });
  });

  it("knows which numbers are seats", () => {
    expect(["seat", "next_seat", "seats"].every(namesSeats)).toBe(true);
    expect(namesSeats("seated")).toBe(false);
  });

  it("shows several people at one screen nothing that one of them may not see", () => {
    const seen = common([
      { cards: [["king"], ["?"]], pot: [1, 1] },
      { cards: [["?"], ["jack"]], pot: [1, 1] },
    ]);
    expect(seen).toEqual({ cards: [["?"], ["?"]], pot: [1, 1] });
    expect(common([{ hand: ["king", "jack"] }, { hand: ["?"] }])).toEqual({ hand: "?" });
    expect(common([{ map: { a: 1, b: 2 } }, { map: { a: 1, b: 3 } }])).toEqual({ map: { a: 1, b: "?" } });
  });
});

describe("actions", () => {
  const legal = Array.from({ length: FEW }, (_, at) => `move a-${at}`).concat("pass", "move b-1 to c_2");

  it("finds actions by all the words typed", () => {
    expect(sought(legal, "MOVE b")).toEqual(["move b-1 to c_2"]);
    expect(sought(legal, " ")).toEqual(legal);
  });

  it("groups many of them by what they do", () => {
    expect(grouped(legal, true).map(({ title, actions }) => [title, actions.length])).toEqual([
      ["Move", FEW + 1],
      ["Pass", 1],
    ]);
    expect(grouped(["check", "bet"], false)).toEqual([{ title: "", actions: ["check", "bet"] }]);
  });
});

describe("refusals", () => {
  it("names the clause in the words of the game's own rules, where it has any", () => {
    const rules = "# Kuhn\n\n## Play\n\n- **K1** Three cards.\n- **K5** Whoever faces a bet\n  calls or folds.\n";
    expect(plainGame(undefined, rules).sayClause?.("K5")).toBe("Whoever faces a bet calls or folds.");
    expect(plainGame(undefined, rules).sayClause?.("K9")).toBe("");
    expect(plainGame(undefined).sayClause?.("K5")).toBe("");
  });
});
