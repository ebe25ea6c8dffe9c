import { afterAll, beforeAll, expect, it } from "vitest";
import { called, list } from "./called";
import { speech } from "./i18n.svelte";

beforeAll(() => speech.speak("en"));
afterAll(() => speech.speak("en"));

const SEATS = [
  { seat: 0, name: "Guest" },
  { seat: 1, name: "Hugo" },
];

it("calls the reader you, and nobody else", () => {
  expect(called(SEATS, 0).map(({ name }) => name)).toEqual(["You", "Hugo"]);
  expect(called(SEATS, -2).map(({ name }) => name)).toEqual(["Guest", "Hugo"]);
});

it("lists names as the language does", async () => {
  expect(list(["You", "Ann", "Bea"])).toBe("You, Ann and Bea".replace(" and", ", and"));
  await speech.speak("de");
  expect(list(["Du", "Ann"])).toBe("Du und Ann");
});
