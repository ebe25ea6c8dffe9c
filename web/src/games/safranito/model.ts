/** Safranito as the client sees it: the server's facts and legal actions, typed. No rule is told here. */
import { isSpice, type Spice } from "./board";
import { CARDS_OF_A_BLEND, CIRCLES, UNKNOWN, type Chip, type Circle, type Facts, type Verb } from "./wire";
export { TO_WIN, UNKNOWN, type Chip, type Facts, type Flight } from "./wire";

export const LETTERS = ["G", "R", "O", "B"] as const;

/** The same table with nothing in it that only one of several people may see. */
export function covering(facts: Facts, secretMoney: boolean): Facts {
  const hide = (each: string[]): string[] => each.map(() => UNKNOWN);
  return {
    ...facts,
    hands: facts.hands.map(hide),
    reserved: facts.reserved.map(hide),
    unthrown: facts.unthrown.map(hide),
    drawn: hide(facts.drawn),
    money: secretMoney ? facts.money.map(() => UNKNOWN) : facts.money,
    chips: facts.chips.map((chip) => (chip.shown ? chip : { ...chip, value: UNKNOWN })),
    flight: facts.flight && { ...facts.flight, value: UNKNOWN },
  };
}

/** The legal actions, sorted by what a person does with them. */
export interface Choices {
  /** Values of the chips that may be thrown. */
  chips: number[];
  doubt: boolean;
  take: boolean;
  decline: boolean;
  keeps: string[];
  bowls: Spice[];
  sales: number[];
  buy: boolean;
  blends: string[];
  done: boolean;
}

export function choicesOf(legal: string[]): Choices {
  const rest = (verb: Verb): string[] =>
    legal.filter((each) => each.startsWith(`${verb} `)).map((each) => each.slice(verb.length + 1));
  const chips = new Set(rest("throw").map((each) => Number(each.split(" ")[0])));
  return {
    chips: [...chips].sort((a, b) => a - b),
    doubt: legal.includes("allow"),
    take: legal.includes("take"),
    decline: legal.includes("decline"),
    keeps: [...new Set(rest("keep"))],
    bowls: rest("trade").filter(isSpice),
    sales: rest("sell").map(Number),
    buy: legal.includes("buy"),
    blends: rest("blend"),
    done: legal.includes("done"),
  };
}

export const spicesOf = (blend: string): Spice[] => blend.split(" ").filter(isSpice);

/** The spices of a blend that a hand lacks. */
export function lacking(blend: string, hand: string[]): Spice[] {
  return spicesOf(blend).filter((spice) => !hand.includes(spice));
}

/** The chips of a place by seat, and what they add up to where all are known. */
export interface Share {
  seat: number;
  chips: Chip[];
  total: number;
  known: boolean;
}

export function shares(facts: Facts, place: string | null): Share[] {
  const there = facts.chips.filter((chip) => chip.place === place && !chip["in doubt"]);
  return facts.money
    .map((_, seat) => there.filter((chip) => chip.seat === seat))
    .map((chips, seat) => ({
      seat,
      chips,
      total: chips.reduce((sum, { value }) => sum + (value === UNKNOWN ? 0 : value), 0),
      known: chips.every(({ value }) => value !== UNKNOWN),
    }))
    .filter(({ chips }) => chips.length);
}

export const isCircle = (place: string | null): place is Circle => (CIRCLES as readonly string[]).includes(place ?? "");

/** The lone answer of a seat, which decides nothing; `open` if everybody can see that there is no other: with no card
 * there is nothing to sell, with two no blend, too little money lies open, and so does the last bowl. */
export function forced(
  facts: Facts,
  legal: string[],
  seat: number,
  options: { open_hands?: unknown; secret_money?: unknown },
): { action: string; open: boolean } | undefined {
  const [only] = legal;
  if (only === undefined || legal.length > 1) return undefined;
  const cards = facts.cards[seat] ?? 0;
  const hands = Boolean(options.open_hands);
  if (only === "sell 0") return { action: only, open: !cards || hands };
  if (only === "done")
    return { action: only, open: cards < CARDS_OF_A_BLEND || (hands && !facts.reserved[seat]?.length) };
  if (only === "decline" && facts.phase === "buy") return { action: only, open: !options.secret_money };
  if (only.startsWith("trade ")) return { action: only, open: true };
  return only.startsWith("keep ") ? { action: only, open: hands } : undefined;
}

/** A hand as kinds with their number, in the order of the board. */
export function counted(hand: string[]): Array<{ spice: string; count: number }> {
  const kinds = [...new Set(hand)];
  return kinds.map((spice) => ({ spice, count: hand.filter((each) => each === spice).length }));
}
