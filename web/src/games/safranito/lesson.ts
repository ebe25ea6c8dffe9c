import type { Lesson, Scene } from "../contract";
import { SPICES, type Place, type Spice } from "./board";
import type { Chip, Facts } from "./model";

const YOU = 0;
const MINA = 1;
const FIRST = "ginger mint saffron";
const SECOND = "chili cinnamon garlic";
const NONE = Object.fromEntries(SPICES.map((spice) => [spice, 0])) as Record<Spice, number>;
const HIDDEN = (count: number): string[] => Array<string>(count).fill("?");

const START: Facts = {
  phase: "throw",
  waiting: [YOU],
  round: 2,
  chef: YOU,
  here: null,
  price: 0,
  doubt: null,
  layout: { ...NONE, ginger: 1, chili: 2, garlic: 1 },
  discard: NONE,
  pile: HIDDEN(44),
  drawn: [],
  due: 0,
  blends: [FIRST, SECOND],
  "blend pile": HIDDEN(16),
  reserved: [[], []],
  made: [[], []],
  "made face-up": false,
  hands: [["saffron", "cumin"], HIDDEN(2)],
  cards: [2, 2],
  money: [140, 160],
  chips: [],
  unthrown: [["10", "20", "30", "40", "50", "60"], HIDDEN(6)],
  sellers: [],
  winner: null,
  flight: null,
  ending: null,
};

function chip(token: number, value: Chip["value"], place: Place, x: number, y: number, shown = false): Chip {
  return {
    token,
    seat: token < 6 ? YOU : MINA,
    value,
    shown,
    up: shown,
    place,
    "in doubt": false,
    at: [x, y, 20],
    lean: [0, 0],
  };
}

const THROWS = [10, 20, 30, 40, 50, 60].map((value) => `throw ${value} from 0 -2700 1000 at 0 1000 365 spin 0 0 12000`);
const left = (...thrown: number[]): string[] =>
  ["10", "20", "30", "40", "50", "60"].filter((value) => !thrown.includes(Number(value)));
const AFTER = { unthrown: [left(50, 40, 30, 60), HIDDEN(2)] };
const CIRCLE = [chip(1, 40, "spice card", 640, 660, true), chip(6, 20, "spice card", 780, 520, true)];
const CUMIN = [chip(3, 60, "cumin", 30, -1330), chip(8, "?", "cumin", 180, -1150)];
const GINGER = [chip(2, 30, "ginger", -60, 1350), chip(9, "?", "ginger", 190, 1200)];
const SHOWN = (chips: Chip[], mina: number): Chip[] =>
  chips.map((each) => ({ ...each, shown: true, up: true, value: each.seat === YOU ? each.value : mina }));
const STRAY = [chip(0, 50, "nowhere", 420, 1900), chip(7, "?", "saffron", 60, 40)];
const KEPT = { hands: [["saffron", "cumin", "mint"], HIDDEN(2)], cards: [3, 2] };

export const LESSON: Scene<Facts>[] = [
  { name: "table", facts: { ...START, waiting: [] }, legal: [], told: [] },
  {
    name: "throw",
    facts: START,
    legal: THROWS,
    meets: (action) => action.startsWith("throw 50"),
    expect: THROWS[4]!,
    told: [],
  },
  {
    name: "landed",
    facts: { ...START, waiting: [MINA], unthrown: [left(50), HIDDEN(6)], chips: [chip(0, 50, "saffron", 90, -60)] },
    legal: [],
    told: ["threw 0 0 0 -2700 1000 0 1000 365 0 0 12000 {50 : 0}", "landed 0 90 -60 20 0 0 down"],
  },
  {
    name: "pushed",
    facts: {
      ...START,
      waiting: [YOU],
      unthrown: [left(50), HIDDEN(5)],
      chips: [chip(0, 50, "nowhere", 420, 1900), chip(7, "?", "saffron", 60, 40)],
    },
    legal: THROWS.filter((each) => !each.startsWith("throw 50")),
    meets: (action) => action.startsWith("throw"),
    told: [
      "threw 1 7 100 2700 100 0 -2200 0 0 0 12000 {? : 1}",
      "landed 7 60 40 20 0 0 down",
      "landed 0 420 1900 20 0 0 down",
    ],
  },
  {
    name: "circle",
    facts: {
      ...START,
      ...AFTER,
      phase: "circle",
      here: "spice card",
      winner: YOU,
      chips: [...STRAY, ...CIRCLE, ...CUMIN, ...GINGER],
    },
    legal: ["take", "decline"],
    expect: "take",
    told: ["opened spice-card", "turned 1 40", "turned 6 20", "won spice-card 0 40"],
  },
  {
    name: "keep",
    facts: {
      ...START,
      ...AFTER,
      phase: "keep",
      here: "spice card",
      winner: YOU,
      drawn: ["mint", "curry", "garlic", "cumin"],
      chips: [...STRAY, ...CIRCLE, ...CUMIN, ...GINGER],
    },
    legal: ["keep mint", "keep curry", "keep garlic", "keep cumin"],
    expect: "keep mint",
    told: [
      "set-out-to-draw 0 4",
      "drew 0 {mint : 0}",
      "drew 0 {curry : 0}",
      "drew 0 {garlic : 0}",
      "drew 0 {cumin : 0}",
    ],
  },
  {
    name: "bowl",
    facts: { ...START, ...AFTER, ...KEPT, phase: "bowl", chips: [...CUMIN, ...GINGER] },
    legal: ["trade ginger", "trade cumin"],
    expect: "trade cumin",
    told: ["kept 0 {mint : 0}", "swept"],
  },
  {
    name: "sell",
    facts: {
      ...START,
      ...AFTER,
      ...KEPT,
      phase: "sell",
      here: "cumin",
      price: 90,
      chips: [...SHOWN(CUMIN, 30), ...GINGER],
    },
    legal: ["sell 0", "sell 1"],
    expect: "sell 1",
    told: ["opened cumin", "turned 3 60", "turned 8 30", "priced 90"],
  },
  {
    name: "buy",
    facts: {
      ...START,
      ...AFTER,
      phase: "buy",
      here: "ginger",
      price: 50,
      money: [230, 160],
      hands: [["saffron", "mint"], HIDDEN(2)],
      cards: [2, 2],
      chips: SHOWN(GINGER, 20),
      discard: { ...NONE, cumin: 1 },
    },
    legal: ["decline", "buy"],
    expect: "buy",
    told: ["sold 0 1 90", "opened ginger", "turned 2 30", "turned 9 20", "priced 50"],
  },
  {
    name: "blend",
    facts: {
      ...START,
      ...AFTER,
      phase: "blend",
      money: [200, 160],
      hands: [["ginger", "mint", "saffron"], HIDDEN(2)],
      cards: [3, 2],
      layout: { ...START.layout, ginger: 0 },
    },
    legal: [`blend ${FIRST}`, "done"],
    expect: `blend ${FIRST}`,
    told: ["bought 0 30 2"],
  },
  {
    name: "end",
    facts: {
      ...START,
      phase: "blend",
      waiting: [MINA],
      money: [200, 160],
      hands: [[], HIDDEN(2)],
      cards: [0, 2],
      made: [[FIRST], []],
      blends: [SECOND],
      layout: { ...START.layout, ginger: 0 },
    },
    legal: [],
    told: [`blended 0 ${FIRST.replaceAll(" ", "+")} face-up`],
  },
];

export default { scenes: LESSON, others: ["Mina"] } satisfies Lesson<Facts>;
