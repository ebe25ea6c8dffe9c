import { expect, it } from "vitest";
import type { OptionAbout } from "../wire";
import { NO_WISHES, optionsAt, proposalsAt, withOption } from "./options";

const ABOUT = [
  { name: "variants", default: [], proposed: {} },
  { name: "target", default: 9, proposed: { "2": 12, "3": 12, "4": 15 } },
] as unknown as OptionAbout[];

it("keeps only what differs from the game's own rules", () => {
  const wishes = withOption(NO_WISHES, ABOUT, 5, "variants", ["copy cat"]);
  expect(optionsAt(wishes, ABOUT, 5)).toEqual({ variants: ["copy cat"] });
  expect(withOption(wishes, ABOUT, 5, "variants", [])).toEqual(NO_WISHES);
  expect(optionsAt({ own: { gone: 1 }, picked: {} }, ABOUT, 5)).toEqual({});
});

it("knows what the rule book proposes from what was typed", () => {
  const picked = withOption(NO_WISHES, ABOUT, 2, "target", 12);
  expect([2, 3, 4, 5].map((seats) => optionsAt(picked, ABOUT, seats))).toEqual([
    { target: 12 },
    { target: 12 },
    {},
    {},
  ]);
  const typed = withOption(picked, ABOUT, 5, "target", 20);
  expect([2, 4, 5].map((seats) => optionsAt(typed, ABOUT, seats))).toEqual([{ target: 12 }, {}, { target: 20 }]);
  expect(optionsAt(withOption(typed, ABOUT, 2, "target", 9), ABOUT, 2)).toEqual({});
  expect([4, 5].map((seats) => proposalsAt(ABOUT, seats).length)).toEqual([1, 0]);
});
