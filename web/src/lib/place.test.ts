import { expect, it } from "vitest";
import { addressOf, placeIn, type Place } from "./place";

it.each<[string, Place]>([
  ["/r/abc", { step: undefined, eyes: -3, review: false, film: false }],
  ["/r/abc?step=12&seat=1", { step: 12, eyes: 1, review: false, film: false }],
  ["/r/abc?step=12&seat=-2&review", { step: 12, eyes: -2, review: true, film: false }],
  ["/r/abc?step=3&review&film", { step: 3, eyes: -3, review: true, film: true }],
])("%s leads to a place and back", (address, place) => {
  expect(addressOf("abc", place)).toBe(address);
  expect(placeIn(new URL(address, "http://localhost").search)).toEqual(place);
});

it("takes nonsense for nothing said", () => {
  expect(placeIn("?step=two&seat=&foo=1")).toEqual({ step: undefined, eyes: -3, review: false, film: false });
});
