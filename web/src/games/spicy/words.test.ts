import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, speech, t } from "../../lib/i18n.svelte";
import { SPICES } from "./model";

beforeAll(() => speech.learn("spicy"));

describe.each(LANGUAGES)("the letters of cards in %s", (language) => {
  beforeAll(() => speech.speak(language));

  it("begin the spice’s name, and no other’s", () => {
    const letters = SPICES.map((spice) => t(`spi-letter-${spice}`));
    expect(new Set(letters).size).toBe(SPICES.length);
    expect(SPICES.map((spice) => t(`spi-spice-${spice}`).charAt(0).toUpperCase())).toEqual(letters);
  });
});
