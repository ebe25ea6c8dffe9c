/** What somebody who practises throws may try. */
import type { Challenge } from "../../practice/challenges.svelte";
import { countsIn, rivalIn } from "./lesson-verdicts";
import { isCircle, type Chip, type Facts } from "./model";

export interface Thrown {
  /** The chip that was thrown; nothing if it is off the board. */
  chip: Chip | undefined;
  after: Facts;
}

export interface ThrowChallenge extends Challenge<Thrown> {
  /** What lies on the board before each throw. */
  lying: number[][];
  /** Where to aim. */
  aim: string;
}

const MIDDLE = "saffron";
/** A red chip in the middle bowl. */
const RED = [[60, 0, 0, 20, 0, 0, 0, 1]];
const FAR = ["curry", "ginger", "cardamom"];

export const CHALLENGES: readonly ThrowChallenge[] = [
  { name: "saffron", goal: 3, lying: [], aim: MIDDLE, hit: ({ chip }) => countsIn(chip, MIDDLE) },
  {
    name: "circle",
    goal: 3,
    lying: [],
    aim: "head chef",
    hit: ({ chip }) => isCircle(chip?.place ?? null) && !chip!["in doubt"],
  },
  {
    name: "far",
    goal: 3,
    lying: [],
    aim: "ginger",
    hit: ({ chip }) => FAR.some((place) => countsIn(chip, place)),
  },
  { name: "knock", goal: 3, lying: RED, aim: MIDDLE, hit: ({ after }) => !rivalIn(after, MIDDLE) },
  {
    name: "replace",
    goal: 2,
    lying: RED,
    aim: MIDDLE,
    hit: ({ chip, after }) => !rivalIn(after, MIDDLE) && countsIn(chip, MIDDLE),
  },
];
