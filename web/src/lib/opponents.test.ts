import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Seat } from "../wire";
import { speech } from "./i18n.svelte";
import { opponents, sayAboutLevel, sayAboutStyle, sayBot, sayChoice } from "./opponents.svelte";

const kept = new Map<string, string>();
const asked = vi.fn(() =>
  Promise.resolve(Response.json([{ name: "spicy", levels: ["kitten", "alleycat", "tiger"], usual: "alleycat" }])),
);
const seat = (some: Partial<Seat>): Seat => ({
  seat: 1,
  name: "Emma",
  kind: "bot",
  bot: "",
  style: "",
  here: false,
  mine: false,
  hints: 0,
  host: false,
  gone: null,
  again: false,
  ...some,
});

beforeAll(async () => {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("fetch", asked);
  await speech.speak("en");
});
beforeEach(() => kept.clear());

describe("whom one plays against", () => {
  it("is nobody in particular until the server has told its levels, then the weakest", async () => {
    expect(opponents.of("spicy")).toBe("");
    await Promise.all([opponents.load(), opponents.load()]);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(opponents.levels("spicy")).toEqual(["kitten", "alleycat", "tiger"]);
    expect(opponents.of("spicy")).toBe("kitten");
  });

  it("is whom one chose last, as long as there is such a level", () => {
    kept.set("spicery.level.spicy", "dragon");
    expect(opponents.of("spicy")).toBe("kitten");
    opponents.pick("spicy", "tiger");
    expect(opponents.of("spicy")).toBe("tiger");
    expect(kept.get("spicery.level.spicy")).toBe("tiger");
  });

  it("is said with level and style, and old bots as bots", () => {
    expect(sayBot("spicy", seat({ bot: "alleycat", style: "bold" }))).toBe("Alley cat, bold");
    expect(sayBot("spicy", seat({ bot: "tiger" }))).toBe("Tiger");
    expect(sayBot("spicy", seat({ bot: "sensible" }))).toBe("bot");
    expect(sayBot("spicy", seat({ kind: "stand-in", bot: "sensible" }))).toBe("stand-in");
    expect(sayBot("spicy", seat({ kind: "person" }))).toBe("");
    expect(sayAboutLevel("spicy", "kitten")).toContain("first game");
  });

  it("is chosen by number and name, and its style has a line of its own", () => {
    expect(opponents.levels("spicy").map((level, at) => sayChoice("spicy", level, at))).toEqual([
      "1 · Kitten",
      "2 · Alley cat",
      "3 · Tiger",
    ]);
    const styles = ["even", "bold", "careful", "stubborn"].map((style) => sayAboutStyle({ style }));
    expect(new Set(styles.filter(Boolean)).size).toBe(4);
    expect(sayAboutStyle({ style: "" })).toBe("");
  });
});
