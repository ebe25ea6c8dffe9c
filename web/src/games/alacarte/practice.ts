/** Practice in the kitchen: what stands on the stove, and what came of pours and tosses. */
import type { Challenge } from "../../practice/challenges.svelte";
import { landingIn, pouredIn, type Poured } from "./lesson-verdicts";
import { LANDINGS, SPICES, type Landing, type StoveFacts } from "./model";

/** A pan as the server is told of it: dish, heat, pieces of each spice, salt. */
export const panOf = (dish: number, { heat, pieces }: Pick<StoveFacts, "heat" | "pieces">): number[] => [
  dish,
  heat,
  ...SPICES.map((spice) => pieces[spice]),
  pieces.salt,
];

/** On the stove: a dish that takes every spice, or the crêpe after its roll. */
const DISH = 17;
const CREPE = 0;
const PLAIN = { lemon: 0, pepper: 0, paprika: 0, herbs: 0, salt: 0 };
export type Exercise = "shaker" | "crepe";
export const ON_STOVE: Record<Exercise, number[][]> = {
  shaker: [panOf(DISH, { heat: 0, pieces: PLAIN })],
  crepe: [panOf(CREPE, { heat: 2, pieces: PLAIN })],
};

/** What came of a motion. */
export interface Tried {
  poured: Poured | undefined;
  landing: Landing | undefined;
}

export const triedIn = (told: readonly string[]): Tried => ({ poured: pouredIn(told), landing: landingIn(told) });

export interface MotionChallenge extends Challenge<Tried> {
  exercise: Exercise;
}

/** So many pieces of one kind ruin a dish; more are not told apart. */
const TOO_MUCH = 3;
export const MOST_PIECES = TOO_MUCH + 1;

const exactly =
  (count: number) =>
  ({ poured }: Tried): boolean =>
    poured?.pieces === count && !poured.salt;

export const CHALLENGES: readonly MotionChallenge[] = [
  { name: "one", exercise: "shaker", goal: 3, hit: exactly(1) },
  { name: "two", exercise: "shaker", goal: 3, hit: exactly(2) },
  { name: "clean", exercise: "shaker", goal: 3, hit: ({ poured }) => Boolean(poured?.pieces) && !poured?.salt },
  { name: "spoil", exercise: "shaker", goal: 2, hit: ({ poured }) => (poured?.pieces ?? 0) >= TOO_MUCH },
  { name: "turned", exercise: "crepe", goal: 3, hit: ({ landing }) => landing === "turned" },
];

/** How often nothing, one piece, two and so on fell; the last counts all that were more. */
export function spreadOf(pours: readonly Poured[]): number[] {
  const counts = Array<number>(MOST_PIECES + 1).fill(0);
  for (const { pieces } of pours) counts[Math.min(pieces, MOST_PIECES)]!++;
  return counts;
}

export const isPoured = (kept: unknown): kept is Poured => {
  const { pieces, salt } = (kept ?? {}) as Partial<Poured>;
  return typeof pieces === "number" && typeof salt === "number";
};

export const isLanding = (kept: unknown): kept is Landing => (LANDINGS as readonly unknown[]).includes(kept);

/** The lines that tell of the motion alone: whatever follows from it in a game does not matter here. */
export const ofMotion = (told: readonly string[]): string[] =>
  told.filter((line) => /^(tilted|fell|tossed|landed) /.test(line));
