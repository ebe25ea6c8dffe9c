import { beforeAll, expect, it } from "vitest";
import { speech } from "../../lib/i18n.svelte";
import type { Player } from "../contract";
import { challengerIn } from "./events";
import type { Facts } from "./model";
import { sittingOf } from "./sitting";

beforeAll(() => speech.learn("spicy"));

const FACTS = {
  phase: "reactions",
  waiting: [0, 2],
  owner: 1,
  "let go": [],
  sizes: [6, 6, 6],
  won: [0, 0, 0],
  trophies: [0, 0, 0],
} as unknown as Facts;
const SEATS = ["You", "Emma", "Hugo"].map((name, seat) => ({ seat, name })) as Player[];
const statuses = (challenger?: number): string[] =>
  SEATS.map(({ seat }) => sittingOf(FACTS, [], SEATS, seat, 0, challenger).status);

it("says who decides, until somebody challenges", () => {
  expect(statuses()).toEqual(["your call", "", "deciding"]);
  expect(statuses(2)).toEqual(["", "", "challenges!"]);
  expect(statuses(0)).toEqual(["you challenge!", "", ""]);
});

it("knows from what is told who challenged", () => {
  expect(challengerIn(["revealed 2 number chili-7", "taken 2 1"])).toBe(2);
  expect(challengerIn(["passed 1"])).toBeUndefined();
});
