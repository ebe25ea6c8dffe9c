/** What a pour or a toss of a lesson or of practice came to. */
import type { Verdict } from "../contract";
import { hear } from "./events";
import type { Facts, Landing } from "./model";

/** What fell out of a shaker. */
export interface Poured {
  pieces: number;
  salt: number;
}

export function pouredIn(told: readonly string[]): Poured | undefined {
  const words = told.map(hear).find(({ name }) => name === "fell")?.words;
  return words && { pieces: Number(words[2]), salt: Number(words[3]) };
}

export const landingIn = (told: readonly string[]): Landing | undefined =>
  told.map(hear).find(({ name }) => name === "landed")?.words[1] as Landing | undefined;

const binned = (told: readonly string[]): boolean => told.map(hear).some(({ name }) => name === "binned");

/** Enough of a spice, and not too much of it. */
export function judgeSpice(told: string[]): Verdict {
  const fell = pouredIn(told) ?? { pieces: 0, salt: 0 };
  const values = { ...fell };
  if (binned(told)) return { hit: false, word: "pour-spoilt", values };
  if (!fell.pieces) return { hit: false, word: "pour-none", values };
  return { hit: true, word: fell.pieces === 1 && !fell.salt ? "pour-exact" : "pour-enough", values };
}

/** The last spice: the dish is served, and perhaps it is perfect. */
export function judgeDish(told: string[]): Verdict {
  const served = told.map(hear).find(({ name }) => name === "served");
  if (!served) return { ...judgeSpice(told), hit: false };
  return { hit: true, word: served.words[2] === "star" ? "pour-star" : "pour-plain" };
}

/** Too much in somebody else's pan. */
export function judgeSpoil(_: string[], { stoves }: Facts): Verdict {
  const hit = stoves[1]?.stands === "over-seasoned";
  return { hit, word: hit ? "spoil-hit" : "spoil-miss" };
}

export function judgeToss(told: string[]): Verdict {
  const landing = landingIn(told) ?? "missed";
  return { hit: landing === "turned", word: `toss-${landing}` };
}

/** A scene with a stove as it stands after a motion. */
export const mergeStove =
  (seat: number) =>
  (scene: Facts, after: Facts): Facts => ({
    ...scene,
    stoves: scene.stoves.map((stove, at) => (at === seat ? after.stoves[at]! : stove)),
  });
