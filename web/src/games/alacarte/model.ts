/** A la carte as the client sees it: the server's facts and legal actions, typed. No rule is told here. */

export const SPICES = ["lemon", "pepper", "paprika", "herbs"] as const;
export type Spice = (typeof SPICES)[number];
export type Piece = Spice | "salt";
export const PIECES: readonly Piece[] = [...SPICES, "salt"];
/** The letter on every piece, the same in all languages, as in the rules' table of dishes. */
export const LETTERS: Record<Piece, string> = { lemon: "L", pepper: "P", paprika: "K", herbs: "H", salt: "S" };
export const COLOURS = ["yellow", "green", "blue", "red", "black"] as const;
export type Colour = (typeof COLOURS)[number];
export const CUPS = ["point", "swap", "spoons", "season", "cool"] as const;
export type CupKind = (typeof CUPS)[number];
export const FACES = ["1", "2", "3", "choose", "everybody", "cup"] as const;
export type Face = (typeof FACES)[number];
export const LANDINGS = ["turned", "unturned", "missed"] as const;
export type Landing = (typeof LANDINGS)[number];
export const HOTTEST = 7;
export const CREPE = "crepe";
export const NATURE = -1;

export type Lying = Record<Piece, number>;
/** What came out of a shaker, and what that brought, in words. */
export interface Fallen {
  spices: number;
  salt: number;
  said: string;
}

export type Standing = "empty" | "cooking" | "ready" | "burnt" | "over-seasoned";

export interface StoveFacts {
  heat: number;
  dish: string | null;
  pieces: Lying;
  stands: Standing;
}

export interface Dish {
  dish: string;
  name: string;
  colour: Colour;
  spices: Spice[];
  green: [number, number];
  red: number;
  points: number;
  /** `table`, `pan`, `bin` or `tray SEAT`. */
  place: string;
}

export type Phase =
  | "set up" | "first dish" | "turn" | "roll" | "choose heat" | "draw cup" | "take cup" | "fall" | "landing" | "burning" | "new dish" | "over";

export interface Facts {
  phase: Phase;
  waiting: number[];
  player: number;
  first: number;
  actions: number;
  "cup used": boolean;
  "turn ends": boolean;
  rolled: Face | null;
  finish: number;
  stoves: StoveFacts[];
  shakers: Record<Spice, { spice: number; salt: number }>;
  sink: Lying;
  menu: Dish[];
  crepes: string[];
  cups: CupKind[][];
  "cups laid": number[];
  "cups on the tray": CupKind[];
  "cups used": CupKind[];
  finished: number[];
  colours: Colour[][];
  stars: number[];
  earned: number[];
  motion: Record<string, unknown> | null;
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
  const choices: Choices = {
    heat: legal.includes("heat"),
    end: legal.includes("end"),
    bin: legal.includes("bin"),
    flip: legal.some((action) => action.startsWith("flip ")),
    point: legal.includes("cup point"),
    spoons: legal.includes("cup spoons"),
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

function numbersAfter(legal: string[], start: string): number[] {
  return legal.filter((action) => action.startsWith(`${start} `)).map((action) => Number(action.slice(start.length + 1)));
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

export function dishIn(facts: Facts, seat: number): Dish | undefined {
  return facts.menu.find(({ dish }) => dish === facts.stoves[seat]?.dish);
}

/** Finished dishes of a seat, the crêpe too. */
export function trayOf(facts: Facts, seat: number): Array<{ dish: string; colour: Colour | "crepe"; points: number }> {
  const done = facts.menu.filter(({ place }) => place === `tray ${seat}`);
  const crepe = facts.crepes[seat]?.startsWith("tray") ? [{ dish: CREPE, colour: CREPE as "crepe", points: 5 }] : [];
  return [...done, ...crepe];
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
