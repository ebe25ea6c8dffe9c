import { expect, it } from "vitest";
import { shortened } from "./spoken";

it("cuts a long line between words, and leaves a short one alone", () => {
  expect(shortened(" well played! ")).toBe("well played!");
  const long = shortened("I have never seen anybody play a ten on a nine of chili with such a straight face as you do");
  expect(long).toBe("I have never seen anybody play a ten on a nine of chili with such a straight…");
  expect([...shortened("🌶".repeat(200))]).toHaveLength(80);
});
