import { expect, it } from "vitest";
import { recordOf } from "./challenge-record";

const HISTORY = [
  ["shuffled 0 -"],
  ["played 0 3-chili play {? : -}"],
  ["revealed 1 number chili-2", "taken 1 0", "drew 0 {? : -}"],
  ["revealed 1 spice wasabi-3", "taken 2 1", "drew 1 {? : -}"],
  ["revealed 2 both pepper-3", "taken 2 1"],
  ["passed 2"],
];

it("counts whose claims were challenged, and whose challenges were right", () => {
  expect(recordOf(HISTORY, 0)).toEqual({ challenged: 1, caught: 1, challenges: 0, right: 0 });
  expect(recordOf(HISTORY, 1)).toEqual({ challenged: 1, caught: 1, challenges: 2, right: 1 });
  expect(recordOf(HISTORY, 2)).toEqual({ challenged: 1, caught: 0, challenges: 1, right: 1 });
});

it("knows nothing of what nobody challenged", () => {
  expect(recordOf([["played 0 3-chili play {pepper-9 : 0}"], ["gave-way 1"], ["trophied 0"]], 0)).toEqual({
    challenged: 0,
    caught: 0,
    challenges: 0,
    right: 0,
  });
});
