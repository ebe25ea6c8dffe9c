import type { Lesson, LessonStep } from "../contract";
import { WORLDS_END, type Bears, type Facts } from "./model";

const YOU = 0;
const MINA = 1;
const OTTO = 2;
const HIDDEN = (count: number): string[] => Array<string>(count).fill("?");

/** What is true of the cards that are played here. */
const BEARS: Bears = {
  "chili 2": { numbers: [2], spices: ["chili"] },
  "pepper 7": { numbers: [7], spices: ["pepper"] },
  "pepper 3": { numbers: [3], spices: ["pepper"] },
  "wasabi 4": { numbers: [4], spices: ["wasabi"] },
  "wild number": { numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], spices: [] },
};

const START: Facts = {
  phase: "turn",
  waiting: [YOU],
  player: YOU,
  variants: [],
  hands: [],
  bears: BEARS,
  sizes: [6, 6, 6],
  won: [0, 0, 0],
  trophies: [0, 0, 0],
  "trophies left": 3,
  stack: [],
  claim: null,
  truth: null,
  owner: null,
  copy: false,
  "last card": false,
  safe: false,
  "let go": [],
  tucked: 0,
  shown: null,
  deck: 82,
  "deck order": "?",
  "world's end": "?",
  ending: null,
};

function table(hand: string[], others: [number, number], change: Partial<Facts>): Facts {
  const hands = [hand, HIDDEN(others[0]), HIDDEN(others[1])];
  return { ...START, hands, sizes: hands.map((each) => each.length), ...change };
}

function stack(owners: number[], claim: string): Partial<Facts> {
  return { stack: owners.map((by) => ({ by, card: "?" })), claim, owner: owners.at(-1) ?? null };
}

/** The table a moment ago, when a claim for the top card of a stack could be challenged. */
const claimed = (claim: string, high = 3): Facts => ({
  ...START,
  claim,
  stack: HIDDEN(high).map((card) => ({ by: OTTO, card })),
});

const FIRST = ["chili 2", "pepper 7", "wasabi 4", "wasabi 10", "wasabi 10", "wild number"];
const SECOND = FIRST.slice(1);
const THIRD = ["wasabi 4", "wasabi 10", "wasabi 10", "wild number", "chili 9", "pepper 3"];
const FOURTH = THIRD.slice(0, -1);
const FIFTH = [...FOURTH, "wasabi 1"];
const LAST = ["pepper 3"];
/** Who played the cards of one long stack, in turn. */
const LONG = [MINA, OTTO, YOU, MINA, OTTO, MINA, OTTO, YOU];

/** Plays of one card with several claims of one spice. */
const plays = (card: string, numbers: number[], spice: string): string[] =>
  numbers.map((number) => `play ${card} as ${number} ${spice}`);

export const LESSON: LessonStep<Facts>[] = [
  { name: "hand", facts: table(FIRST, [6, 6], {}), legal: [], told: [] },
  {
    name: "claim",
    facts: table(FIRST, [6, 6], {}),
    legal: plays("chili 2", [1, 2, 3], "chili"),
    expect: "play chili 2 as 2 chili",
    told: [],
  },
  {
    name: "bluff",
    facts: table(SECOND, [6, 5], stack([YOU, OTTO], "5 chili")),
    legal: plays("pepper 7", [6, 7, 8, 9, 10], "chili"),
    expect: "play pepper 7 as 7 chili",
    told: ["played 2 5-chili play {? : 2}"],
  },
  {
    name: "caught",
    facts: table(THIRD, [6, 5], { won: [0, 3, 0] }),
    legal: [],
    told: ["revealed 1 spice pepper-7", "taken 1 0", "drew 0 {chili-9 : 0}", "drew 0 {pepper-3 : 0}"],
    before: claimed("7 chili"),
  },
  {
    name: "challenge",
    facts: table(THIRD, [5, 4], {
      phase: "reactions",
      waiting: [YOU],
      won: [0, 3, 0],
      ...stack([YOU, MINA, OTTO], "10 wasabi"),
    }),
    legal: ["challenge number", "challenge spice", "let go"],
    expect: "challenge number",
    told: ["played 2 10-wasabi play {? : 2}"],
  },
  {
    name: "won",
    facts: table(THIRD, [5, 6], { won: [3, 3, 0], waiting: [OTTO], player: OTTO }),
    legal: [],
    told: ["revealed 0 number wild-spice", "taken 0 2", "drew 2 {? : 2}", "drew 2 {? : 2}"],
    before: claimed("10 wasabi"),
  },
  {
    name: "ten",
    facts: table(THIRD, [4, 5], { won: [3, 3, 0], ...stack(LONG.slice(0, 2), "10 pepper") }),
    legal: plays("pepper 3", [1, 2, 3], "pepper"),
    expect: "play pepper 3 as 3 pepper",
    told: ["played 2 10-pepper play {? : 2}"],
  },
  {
    name: "pass",
    facts: table(FOURTH, [3, 4], { won: [3, 3, 0], ...stack(LONG.slice(0, 5), "9 pepper") }),
    legal: ["pass", ...plays("wasabi 4", [10], "pepper")],
    expect: "pass",
    told: ["played 2 9-pepper play {? : 2}"],
  },
  {
    name: "wild",
    facts: table(FIFTH, [2, 3], { won: [3, 3, 0], deck: 81, ...stack(LONG.slice(0, 7), "2 pepper") }),
    legal: plays("wild number", [7, 8, 9, 10], "pepper"),
    expect: "play wild number as 8 pepper",
    told: ["played 2 2-pepper play {? : 2}"],
  },
  {
    name: "proved",
    facts: table(
      FIFTH.filter((card) => card !== "wild number"),
      [2, 5],
      { won: [11, 3, 0], deck: 79, waiting: [OTTO], player: OTTO },
    ),
    legal: [],
    told: ["revealed 2 number wild-number", "taken 0 2", "drew 2 {? : 2}", "drew 2 {? : 2}"],
    before: claimed("8 pepper", LONG.length),
  },
  {
    name: "last",
    facts: table(LAST, [4, 6], { won: [11, 3, 0], deck: 61, ...stack([MINA, OTTO], "2 pepper") }),
    legal: plays("pepper 3", [3], "pepper"),
    expect: "play pepper 3 as 3 pepper",
    told: ["played 2 2-pepper play {? : 2}"],
  },
  {
    name: "trophy",
    facts: table(["chili 1", "chili 6", "pepper 5", "wasabi 2", "wasabi 7", "wild spice"], [4, 6], {
      won: [11, 3, 0],
      trophies: [1, 0, 0],
      "trophies left": 2,
      deck: 55,
      waiting: [MINA],
      player: MINA,
      safe: true,
      ...stack([MINA, OTTO, YOU], "3 pepper"),
    }),
    legal: [],
    told: ["trophied 0"],
  },
  {
    name: "end",
    facts: table(["chili 1", "chili 6"], [4, 6], {
      won: [19, 9, 11],
      trophies: [1, 0, 0],
      "trophies left": 2,
      deck: 37,
      phase: "over",
      waiting: [],
      ending: WORLDS_END,
    }),
    legal: [],
    told: ["ended world's-end"],
  },
];

export default { scenes: LESSON, others: ["Mina", "Otto"] } satisfies Lesson<Facts>;
