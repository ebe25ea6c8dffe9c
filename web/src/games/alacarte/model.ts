/** A la carte as the client sees it: the server's facts and legal actions, typed. No rule is told here. */

import {
  CREPE_POINTS,
  HOTTEST,
  PIECES,
  type Colour,
  type CupKind,
  type Dish,
  type Facts,
  type Piece,
  type PlainAction,
  type Spice,
  type Verb,
} from "./wire";
export { COLOURS, CUPS, FACES, HOTTEST, LANDINGS, NATURE, PIECES, SPICES } from "./wire";
export type { Colour, CupKind, Dish, Face, Facts, Landing, Piece, Spice, Standing, StoveFacts } from "./wire";

export const CREPE = "crepe";

export type Lying = Record<Piece, number>;
/** What came out of a shaker, and what that brought, in words. */
export interface Fallen {
  spices: number;
  salt: number;
  said: string;
}

/** The legal actions, sorted by what a person does with them. */
export interface Choices {
  heat: boolean;
  end: boolean;
  bin: boolean;
  flip: boolean;
  rises: number[];
  season: Set<Spice>;
  cook: Set<string>;
  point: boolean;
  spoons: boolean;
  cool: number[];
  swap: number[];
  spoil: Map<number, Set<Spice>>;
  takes: Array<{ cup: CupKind; from: number; action: string }>;
}

export function choicesOf(legal: string[]): Choices {
  const may = (action: PlainAction): boolean => legal.includes(action);
  const choices: Choices = {
    heat: may("heat"),
    end: may("end"),
    bin: may("bin"),
    flip: legal.some((action) => action.startsWith("flip ")),
    point: may("cup point"),
    spoons: may("cup spoons"),
    rises: numbersAfter(legal, "choose"),
    cool: numbersAfter(legal, "cup cool"),
    swap: numbersAfter(legal, "cup swap"),
    season: new Set(),
    cook: new Set(),
    spoil: new Map(),
    takes: [],
  };
  for (const action of legal) sort(action, choices);
  return choices;
}

function sort(action: string, choices: Choices): void {
  const words = action.split(" ");
  if (words[0] === "season") choices.season.add(words[1] as Spice);
  else if (words[0] === "cook") choices.cook.add(words[1] ?? "");
  else if (words[0] === "take") choices.takes.push({ cup: words[2] as CupKind, from: Number(words[4]), action });
  else if (action.startsWith("cup season ")) {
    const seat = Number(words[2]);
    choices.spoil.set(seat, (choices.spoil.get(seat) ?? new Set<Spice>()).add(words[3] as Spice));
  }
}

function numbersAfter(legal: string[], start: Verb): number[] {
  return legal
    .filter((action) => action.startsWith(`${start} `))
    .map((action) => Number(action.slice(start.length + 1)));
}

/** Whether a cup of this kind can be used in some way now. */
export function cupOpen(choices: Choices, kind: CupKind): boolean {
  if (kind === "point" || kind === "spoons") return choices[kind];
  return kind === "cool" ? choices.cool.length > 0 : kind === "swap" ? choices.swap.length > 0 : choices.spoil.size > 0;
}

/** An action without the numbers of its motion: `season lemon`, `cup season 1 lemon`, `flip`. */
export function gist(action: string): string {
  return action.replace(/^(season \w+|cup season \d \w+|flip) .*$/, "$1");
}

/** The lone dish that is left to be cooked; nothing is hidden here. A die is rolled and a shaker turned by hand, even where
 * nothing else can be done. */
export function forced(_facts: Facts, legal: string[]): { action: string; open: boolean } | undefined {
  const [only, ...more] = legal;
  return only?.startsWith("cook ") && !more.length ? { action: only, open: true } : undefined;
}

/** How hot the pan of a seat is, from 0, which is off or without a dish, to 1. */
export function heatOf({ stoves }: Pick<Facts, "stoves">, seat: number): number {
  const stove = stoves[seat];
  return stove?.dish ? stove.heat / HOTTEST : 0;
}

export function dishIn(facts: Facts, seat: number): Dish | undefined {
  return facts.menu.find(({ dish }) => dish === facts.stoves[seat]?.dish);
}

/** From which heat on what is in a pan burns; nothing for an empty one. */
export function burnsAt(facts: Facts, seat: number): number | undefined {
  return dishIn(facts, seat)?.red ?? (facts.stoves[seat]?.dish === CREPE ? HOTTEST : undefined);
}

/** Finished dishes of a seat, the crêpe too. */
export function trayOf(facts: Facts, seat: number): Array<{ dish: string; colour: Colour | "crepe"; points: number }> {
  const done = facts.menu.filter(({ place }) => place === `tray ${seat}`);
  const crepe = facts.crepes[seat]?.startsWith("tray")
    ? [{ dish: CREPE, colour: CREPE as "crepe", points: CREPE_POINTS }]
    : [];
  return [...done, ...crepe];
}

/** Points for dishes when the game is over: a dish that is ready in the pan counts too. */
export function dishPoints(facts: Facts, seat: number): number {
  const stove = facts.stoves[seat];
  const ready = stove?.stands !== "ready" ? 0 : stove.dish === CREPE ? CREPE_POINTS : dishIn(facts, seat)?.points;
  return (facts.earned[seat] ?? 0) + (ready ?? 0);
}

export function pointsOf(facts: Facts, seat: number): number {
  return (facts.earned[seat] ?? 0) + (facts["cups laid"][seat] ?? 0);
}

/** Pieces in the order in which they came: those that are still there keep their places. */
export function arrange(before: Piece[], lying: Lying): Piece[] {
  const left = { ...lying };
  const kept = before.filter((piece) => left[piece]-- > 0);
  for (const piece of PIECES) left[piece] = lying[piece] - kept.filter((each) => each === piece).length;
  return [...kept, ...spread(left)];
}

/** Pieces one by one, in a fixed order. */
export function spread(lying: Lying): Piece[] {
  return PIECES.flatMap((piece) => Array<Piece>(lying[piece]).fill(piece));
}
