import type { Lesson, LessonStep } from "../contract";
import { SPICES, type Place, type Spice } from "./board";
import { judgeAim, judgeKnock, judgeThrow, merge, type Judge } from "./lesson-verdicts";
import { meterRelease } from "./meter";
import { UNKNOWN, type Chip, type Facts } from "./model";
import { rowsOf } from "./practice";
import { throwText } from "./release";

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

/** A chip came to rest, as the server tells it. */
const landed = ({ token, at, place }: Chip): string =>
  `landed ${token} ${at.join(" ")} 0 0 down ${place.replaceAll(" ", "-")} certain`;

/** A lob from the middle of the edge into saffron, and a hard skim through it. */
const LOB = meterRelease(0, 0, 2400, "lob");
const SKIM = meterRelease(60, 0, 4200, "skim");
const THROWS = [10, 20, 30, 40, 50, 60].map((value) => throwText(value, YOU, LOB));
const MINAS_VALUE = 20;
/** A throw that is really made; Mina's chips have some value, which nobody sees. */
const thrown = (judge: Judge, good: string): LessonStep<Facts>["real"] => ({
  lying: ({ chips }) => rowsOf(chips.map((each) => (each.value === UNKNOWN ? { ...each, value: MINAS_VALUE } : each))),
  judge,
  merge,
  good,
});
const left = (...thrown: number[]): string[] =>
  ["10", "20", "30", "40", "50", "60"].filter((value) => !thrown.includes(Number(value)));
const AFTER = { unthrown: [left(50, 40, 30, 60), HIDDEN(2)] };
const CIRCLE = [chip(1, 40, "spice card", 640, 660, true), chip(7, 20, "spice card", 780, 520, true)];
const CUMIN = [chip(3, 60, "cumin", 30, -1330), chip(8, "?", "cumin", 180, -1150)];
const GINGER = [chip(2, 30, "ginger", -60, 1350), chip(9, "?", "ginger", 190, 1200)];
const SHOWN = (chips: Chip[], mina: number): Chip[] =>
  chips.map((each) => ({ ...each, shown: true, up: true, value: each.seat === YOU ? each.value : mina }));
const HIT = chip(0, 50, "saffron", 90, -60);
const STRAY = [chip(0, 50, "nowhere", 420, 1900), chip(6, "?", "saffron", 60, 40)];
const STRUCK = [chip(1, 60, "saffron", 54, -148), chip(6, "?", "ginger", 69, 1237)];
const THREW = "threw 0 0 0 -2700 1000 0 1000 365 0 0 12000 {50 : 0}";
const KEPT = { hands: [["saffron", "cumin", "mint"], HIDDEN(2)], cards: [3, 2] };

export const LESSON: LessonStep<Facts>[] = [
  { name: "table", facts: { ...START, waiting: [] }, legal: [], told: [] },
  {
    name: "throw",
    facts: START,
    legal: THROWS,
    meets: (action) => action.startsWith("throw"),
    expect: THROWS[4]!,
    told: [],
    real: thrown(judgeThrow, THROWS[4]!),
  },
  {
    name: "thrown",
    facts: { ...START, waiting: [], unthrown: [left(50), HIDDEN(6)], chips: [HIT] },
    legal: [],
    told: [THREW, landed(HIT)],
  },
  {
    name: "aim",
    facts: START,
    legal: THROWS,
    meets: (action) => action.startsWith("throw"),
    expect: THROWS[4]!,
    told: [],
    real: thrown(judgeAim, THROWS[4]!),
  },
  {
    name: "landed",
    facts: { ...START, waiting: [MINA], unthrown: [left(50), HIDDEN(6)], chips: [HIT] },
    legal: [],
    told: [THREW, landed(HIT)],
  },
  {
    name: "pushed",
    facts: {
      ...START,
      waiting: [YOU],
      unthrown: [left(50), HIDDEN(5)],
      chips: STRAY,
    },
    legal: THROWS.filter((each) => !each.startsWith("throw 50")),
    meets: (action) => action.startsWith("throw"),
    real: thrown(judgeKnock, throwText(60, YOU, SKIM)),
    told: ["threw 1 6 100 2700 100 0 -2200 0 0 0 12000 {? : 1}", ...STRAY.toReversed().map(landed)],
  },
  {
    name: "struck",
    facts: { ...START, waiting: [MINA], unthrown: [left(50, 60), HIDDEN(5)], chips: [STRAY[0]!, ...STRUCK] },
    legal: [],
    told: ["threw 0 1 0 -2700 1000 0 2600 0 0 0 12000 {60 : 0}", ...STRUCK.map(landed)],
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
    told: ["opened spice-card", "turned 1 40", "turned 7 20", "won spice-card 0 40"],
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
