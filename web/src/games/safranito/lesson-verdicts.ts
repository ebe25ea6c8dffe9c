/** What a throw of a lesson or of practice came to. */
import type { Verdict } from "../contract";
import { hear, sayPlace } from "./events";
import { UNKNOWN, type Chip, type Facts } from "./model";

const ME = 0;
export type Judge = (told: string[], after: Facts) => Verdict;

/** The chip that was thrown, where it lies; nothing if it is off the board. */
export function thrownChip(told: readonly string[], after: Facts): Chip | undefined {
  const token = told.map(hear).find(({ name }) => name === "threw")?.words[1];
  return after.chips.find((chip) => chip.token === Number(token));
}

/** Whether a chip counts in a place. */
export const countsIn = (chip: Chip | undefined, place: string): boolean => chip?.place === place && !chip["in doubt"];

/** Whether another player's chip counts in a place. */
export const rivalIn = ({ chips }: Facts, place: string): boolean =>
  chips.some((chip) => chip.seat !== ME && countsIn(chip, place));

/** Any throw that stays on the board is a good first one. */
export const judgeThrow: Judge = (told, after) => {
  const chip = thrownChip(told, after);
  if (!chip) return { hit: false, word: "throw-off" };
  return { hit: true, word: "throw-hit", values: { place: sayPlace(chip.place) } };
};

/** Into saffron, in the middle of the board. */
export const judgeAim: Judge = (told, after) => {
  const chip = thrownChip(told, after);
  if (!chip) return { hit: false, word: "aim-off" };
  if (countsIn(chip, "saffron")) return { hit: true, word: "aim-hit" };
  return { hit: false, word: "aim-miss", values: { place: sayPlace(chip.place), way: wayOff(chip) } };
};

/** A rival's chip out of saffron. */
export const judgeKnock: Judge = (_, after) =>
  rivalIn(after, "saffron") ? { hit: false, word: "knock-miss" } : { hit: true, word: "knock-hit" };

/** Where a chip lies, seen from the middle. */
function wayOff({ at: [x, y] }: Chip): "short" | "far" | "left" | "right" {
  if (Math.abs(y) >= Math.abs(x)) return y < 0 ? "short" : "far";
  return x < 0 ? "left" : "right";
}

/** A scene with the chips as they came to rest; what others threw stays secret. */
export const merge = (scene: Facts, after: Facts): Facts => ({
  ...scene,
  unthrown: [after.unthrown[ME]!, ...scene.unthrown.slice(1)],
  chips: after.chips.map((chip) => (chip.seat === ME || chip.shown ? chip : { ...chip, value: UNKNOWN })),
});
