/** Spicy as the client sees it: the server's facts and legal actions, typed. No rule is told here. */

import { CARDS, SPICES, UNKNOWN, WORLDS_END, type Facts, type PlainAction, type Spice } from "./wire";
export { SPICES, UNKNOWN, WORLDS_END, type Facts, type Spice };

export type Bears = Exclude<Facts["bears"], typeof UNKNOWN>;

export interface Face {
  kind: "plain" | "wild number" | "wild spice" | "back" | "end";
  spice?: Spice;
  number?: number;
}

export interface Claim {
  text: string;
  number: number;
  spice: Spice;
}

/** A claim that may be made for a card: the action's text, and how much of it is true. */
export interface Offer {
  claim: Claim;
  action: string;
  last: boolean;
  number: boolean;
  spice: boolean;
}

export type Doubt = Extract<PlainAction, `challenge${string}`>;
export const DOUBTS: readonly Doubt[] = ["challenge number", "challenge spice", "challenge copy", "challenge"];

export interface Choices {
  plays: Map<string, Offer[]>;
  copies: Map<string, string>;
  tucks: Map<string, string>;
  doubts: Doubt[];
  letGo: boolean;
  pass: boolean;
  enough: boolean;
}

export function faceOf(card: string): Face {
  if (card === "wild number" || card === "wild spice") return { kind: card };
  if (card === WORLDS_END) return { kind: "end" };
  const [spice, number] = card.split(" ");
  if (!SPICES.includes(spice as Spice)) return { kind: "back" };
  return { kind: "plain", spice: spice as Spice, number: Number(number) };
}

export function claimOf(text: string): Claim {
  const [number, spice] = text.split(" ");
  return { text, number: Number(number), spice: spice as Spice };
}

/** The legal actions, sorted by what a person does with them. */
export function choicesOf(legal: string[], bears: Facts["bears"]): Choices {
  const may = (action: PlainAction): boolean => legal.includes(action);
  const choices: Choices = {
    plays: new Map(),
    copies: new Map(),
    tucks: new Map(),
    doubts: DOUBTS.filter(may),
    letGo: may("let go"),
    pass: may("pass"),
    enough: may("tuck no more"),
  };
  for (const action of legal) sort(action, choices, bears === UNKNOWN ? {} : bears);
  return choices;
}

function sort(action: string, choices: Choices, bears: Bears): void {
  const play = /^play (.+) as (\d+ \w+)( last)?$/.exec(action);
  if (play) {
    const [, card = "", said = "", last] = play;
    const claim = claimOf(said);
    const truth = bears[card];
    const number = truth?.numbers.includes(claim.number) ?? false;
    const offer = { claim, action, last: Boolean(last), number, spice: truth?.spices.includes(claim.spice) ?? false };
    choices.plays.set(card, [...(choices.plays.get(card) ?? []), offer]);
    return;
  }
  const other = /^(copy with|tuck) (?!no more)(.+?)( last)?$/.exec(action);
  if (other?.[2]) (other[1] === "tuck" ? choices.tucks : choices.copies).set(other[2], action);
}

/** Cards in the order of the deck: by spice, then number, wilds last. */
export function sorted(hand: string[]): string[] {
  const rank = (card: string): number => {
    const at = (CARDS as readonly string[]).indexOf(card);
    return at < 0 ? CARDS.length : at;
  };
  return [...hand].sort((a, b) => rank(a) - rank(b));
}

/** The message that says how much of a claim is true. */
export function sayTruth(number: boolean, spice: boolean): string {
  if (number && spice) return "spi-truth-true";
  return number ? "spi-truth-half-number" : spice ? "spi-truth-half-spice" : "spi-truth-bluff";
}
