import type { Lesson, LessonStep } from "../contract";
import { judgeDish, judgeSpoil, judgeSpice, judgeToss, mergeStove } from "./lesson-verdicts";
import type { Dish, Facts, Lying, StoveFacts } from "./model";
import { NAMED, sayFlick, sayTurn } from "./motions";
import { panOf } from "./practice";
import { FLICKS } from "./wire";

const YOU = 0;
const MINA = 1;
const TROUT = "trout-by-moonlight";
const DUCK = "duck-on-the-run";
const FISH = "fish-chips";
const NONE: Lying = { lemon: 0, pepper: 0, paprika: 0, herbs: 0, salt: 0 };

const MENU: Dish[] = [
  {
    dish: TROUT,
    name: "",
    colour: "yellow",
    spices: ["lemon", "herbs"],
    green: [2, 3],
    red: 5,
    points: 2,
    place: "table",
  },
  {
    dish: FISH,
    name: "",
    colour: "green",
    spices: ["lemon", "pepper"],
    green: [4, 5],
    red: 6,
    points: 3,
    place: "table",
  },
  {
    dish: "goulash-fata-morgana",
    name: "",
    colour: "blue",
    spices: ["pepper", "paprika", "paprika"],
    green: [5, 6],
    red: 7,
    points: 4,
    place: "table",
  },
  {
    dish: DUCK,
    name: "",
    colour: "red",
    spices: ["lemon", "lemon", "paprika", "paprika"],
    green: [3, 4],
    red: 5,
    points: 5,
    place: "pan",
  },
  {
    dish: "dragon-roll-without-dragon",
    name: "",
    colour: "black",
    spices: ["lemon", "pepper", "paprika", "herbs"],
    green: [5, 5],
    red: 6,
    points: 5,
    place: "table",
  },
];

const stove = (
  dish: string | null,
  heat: number,
  pieces: Partial<Lying> = {},
  stands: StoveFacts["stands"] = "cooking",
): StoveFacts => ({ dish, heat, pieces: { ...NONE, ...pieces }, stands });
const MINAS = stove(DUCK, 1, { lemon: 1 });
const placed = (places: Record<string, string>): Dish[] =>
  MENU.map((dish) => ({ ...dish, place: places[dish.dish] ?? dish.place }));

const START: Facts = {
  phase: "turn",
  waiting: [YOU],
  player: YOU,
  first: YOU,
  actions: 3,
  "cup used": false,
  "turn ends": false,
  rolled: null,
  finish: 5,
  stoves: [stove(null, 0, {}, "empty"), MINAS],
  shakers: {
    lemon: { spice: 14, salt: 5 },
    pepper: { spice: 15, salt: 5 },
    paprika: { spice: 15, salt: 5 },
    herbs: { spice: 15, salt: 5 },
  },
  sink: NONE,
  menu: MENU,
  crepes: ["table", "table"],
  cups: [["cool"], ["swap"]],
  "cups laid": [0, 0],
  "cups on the tray": [
    "point",
    "point",
    "point",
    "swap",
    "swap",
    "spoons",
    "spoons",
    "season",
    "season",
    "season",
    "cool",
  ],
  "cups used": [],
  finished: [0, 0],
  colours: [[], []],
  stars: [0, 0],
  earned: [0, 0],
  motion: null,
};

const kitchen = (mine: StoveFacts, change: Partial<Facts> = {}, hers = MINAS): Facts => ({
  ...START,
  stoves: [mine, hers],
  ...change,
});
const season = (spice: string): string => `season ${spice} ${sayTurn({ ...NAMED.careful, shake: 0 })}`;
/** Whatever the numbers of the motion are. */
const motion =
  (start: string) =>
  (action: string): boolean =>
    action.startsWith(`${start} `);
/** The numbers of the lesson's dishes on the menu. */
const NUMBERS: Record<string, number> = { crepe: 0, [TROUT]: 3, [FISH]: 6, [DUCK]: 15 };
const pans =
  (...seats: number[]) =>
  ({ stoves }: Facts): number[][] =>
    seats.map((seat) => panOf(NUMBERS[stoves[seat]!.dish ?? ""]!, stoves[seat]!));
const kept = ({ stars }: Facts): Partial<Facts> => ({ stars });
const SPOIL = `cup season 1 paprika ${sayTurn(NAMED.pour)}`;
const FLIP = `flip ${sayFlick(FLICKS.quick)}`;
const SERVED = {
  menu: placed({ [TROUT]: "tray 0" }),
  finished: [1, 0],
  stars: [1, 0],
  earned: [2, 0],
  colours: [["yellow" as const], []],
};
const COOKING = { ...SERVED, menu: placed({ [TROUT]: "tray 0", [FISH]: "pan" }) };

export const LESSON: LessonStep<Facts>[] = [
  { name: "kitchen", facts: kitchen(stove(TROUT, 0), { menu: placed({ [TROUT]: "pan" }) }), legal: [], told: [] },
  {
    name: "dish",
    facts: { ...START, phase: "first dish" },
    legal: MENU.filter(({ place }) => place === "table").map(({ dish }) => `cook ${dish}`),
    expect: `cook ${TROUT}`,
    told: [],
  },
  {
    name: "heat",
    facts: kitchen(stove(TROUT, 0), { menu: placed({ [TROUT]: "pan" }) }),
    legal: ["heat", season("lemon"), season("herbs")],
    expect: "heat",
    told: [`put 0 ${TROUT}`],
  },
  {
    name: "season",
    facts: kitchen(stove(TROUT, 2), { menu: placed({ [TROUT]: "pan" }), actions: 2, rolled: "2" }),
    legal: ["heat", season("lemon"), season("herbs")],
    expect: "season lemon",
    meets: motion("season lemon"),
    real: { lying: pans(YOU), judge: judgeSpice, merge: mergeStove(YOU), good: season("lemon") },
    told: ["rolled 0 2", "rose 0 2"],
  },
  {
    name: "again",
    facts: kitchen(stove(TROUT, 2, { lemon: 1 }), { menu: placed({ [TROUT]: "pan" }), actions: 1, rolled: "2" }),
    legal: ["heat", season("lemon"), season("herbs")],
    expect: "season herbs",
    meets: motion("season herbs"),
    real: {
      lying: pans(YOU),
      judge: judgeDish,
      merge: (scene, after) => ({ ...mergeStove(YOU)(scene, after), stars: after.stars }),
      good: season("herbs"),
    },
    told: ["fell 0 lemon 1 0"],
  },
  {
    name: "star",
    facts: kitchen(stove(null, 0, {}, "empty"), SERVED),
    legal: [],
    told: ["fell 0 herbs 1 0", `served 0 ${TROUT} star`],
  },
  {
    name: "burning",
    facts: kitchen(stove(FISH, 6, { lemon: 1 }, "burnt"), { ...COOKING, phase: "burning", actions: 2, rolled: "3" }),
    legal: ["bin", "cup cool 1", "cup cool 2", "cup cool 3"],
    expect: "cup cool 2",
    meets: (action) => action.startsWith("cup cool "),
    keeps: kept,
    told: ["rolled 0 3", "rose 0 3", `burned 0 ${FISH}`],
  },
  {
    name: "spoil",
    facts: kitchen(
      stove(FISH, 4, { lemon: 1 }),
      { ...COOKING, cups: [["season"], ["swap"]], actions: 3 },
      stove(DUCK, 3, { lemon: 2, paprika: 1 }),
    ),
    legal: ["heat", season("pepper"), SPOIL],
    expect: "cup season 1 paprika",
    meets: motion("cup season 1 paprika"),
    real: { lying: pans(YOU, MINA), judge: judgeSpoil, merge: mergeStove(MINA), good: SPOIL },
    keeps: kept,
    told: ["cooled 0 2", "drew 0 season"],
  },
  {
    name: "spoilt",
    facts: kitchen(
      stove(FISH, 4, { lemon: 1 }),
      { ...COOKING, cups: [[], ["swap"]] },
      stove(DUCK, 3, { lemon: 2, paprika: 4, salt: 1 }, "over-seasoned"),
    ),
    legal: [],
    told: ["used 0 season", "fell 1 paprika 3 1"],
    keeps: kept,
  },
  {
    name: "crepe",
    facts: kitchen(stove("crepe", 2), {
      ...SERVED,
      crepes: ["pan", "table"],
      actions: 2,
      rolled: "2",
      cups: [[], ["swap"]],
    }),
    legal: [FLIP, "end"],
    expect: "flip",
    meets: motion("flip"),
    real: { lying: pans(YOU), judge: judgeToss, merge: mergeStove(YOU), good: FLIP },
    keeps: kept,
    told: ["rolled 0 2", "rose 0 2"],
  },
  {
    name: "end",
    facts: kitchen(stove(null, 0, {}, "empty"), {
      ...SERVED,
      crepes: ["tray 0", "table"],
      finished: [2, 0],
      earned: [7, 0],
      waiting: [MINA],
      player: MINA,
      cups: [[], ["swap"]],
    }),
    legal: [],
    told: ["landed 0 turned", "served 0 crepe plain"],
    keeps: kept,
  },
];

export default { scenes: LESSON, others: ["Mina"] } satisfies Lesson<Facts>;
