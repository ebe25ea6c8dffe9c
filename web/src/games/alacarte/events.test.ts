import { describe, expect, it } from "vitest";
import { speech } from "../../lib/i18n.svelte";
import { loudestOf, soundOf, tales, tellSpoilt } from "./events";
import type { Facts, StoveFacts } from "./model";

const LYING = { lemon: 0, pepper: 0, paprika: 0, herbs: 0, salt: 0 };
const stove = (stands: StoveFacts["stands"]): StoveFacts => ({ dish: "crepe", heat: 5, pieces: LYING, stands });
const kitchen = (...stands: StoveFacts["stands"][]): Facts => ({ stoves: stands.map(stove) }) as Facts;
const NAMES = ["Eve", "Fay"];

describe("what becomes of pans", () => {
  it("is said where no event tells it, once", () => {
    const [fine, bad] = [kitchen("cooking", "cooking"), kitchen("burnt", "over-seasoned")];
    const said = tellSpoilt(fine, bad, ["all-rose"], NAMES, 0);
    expect(said).toEqual(["ala-now-burnt", "ala-now-over-seasoned"]);
    expect(tellSpoilt(bad, bad, ["began 1"], NAMES, 0)).toEqual([]);
  });

  it("is not said again of what an event tells, nor after an absence", () => {
    const [fine, bad] = [kitchen("cooking", "cooking"), kitchen("burnt", "cooking")];
    expect(tellSpoilt(fine, bad, ["rose 0 3", "burned 0 crepe"], NAMES, 0)).toEqual([]);
    expect(tellSpoilt(fine, bad, [], NAMES, 0)).toEqual([]);
  });
});

describe("what is heard", () => {
  it.each([
    [["spun 0", "rolled 0 2", "rose 0 2"], "die"],
    [["rolled 0 3", "rose 0 3", "burned 0 crepe"], "burn"],
    [["fell 0 herbs 1 0", "served 0 trout-by-moonlight plain"], "bell"],
    [["fell 0 herbs 1 0", "served 0 trout-by-moonlight star"], "trophy"],
    [["fell 0 lemon 0 0"], undefined],
    [["landed 0 missed"], "lose"],
  ] as const)("%j", (lines, sound) => expect(soundOf([...lines], 0)).toBe(sound));

  it("leaves out what was heard as it moved", () => {
    expect(soundOf(["fell 0 herbs 2 0"], 0)).toBe("sprinkle");
    expect(soundOf(["fell 0 herbs 2 0"], 0, "motion")).toBe("sprinkle");
    expect(soundOf(["fell 0 herbs 2 0"], 0, "film")).toBeUndefined();
    expect(loudestOf(["landed 0 turned", "served 0 crepe plain"], 0, "film")).toBe("bell");
  });

  it("leaves out what was heard as everybody looked up for it", () => {
    for (const line of ["served 0 crepe star", "binned 1 crepe", "burned 1 crepe", "all-rose 1"]) {
      expect(soundOf([line], 0)).toBe(loudestOf([line], 0));
      expect([line, soundOf([line], 0, "motion")]).toEqual([line, undefined]);
    }
  });
});

describe("what falls", () => {
  it("is counted as one says it", async () => {
    await speech.learn("alacarte");
    const said = (line: string): string | undefined => tales([line], NAMES, 0)[0]?.text;
    expect([said("fell 0 herbs 1 0"), said("fell 0 herbs 2 1"), said("fell 1 lemon 1 0")]).toEqual([
      "Into your pan: 1 herb.",
      "Into your pan: 2 herbs, 1 salt.",
      "Into Fay’s pan: 1 lemon.",
    ]);
  });
});

describe("a dish that is lost", () => {
  const said = (lines: string[], past: string[]): string | undefined =>
    tales(lines, NAMES, 0, () => past).find(({ weight }) => weight === "big")?.text;
  const cooking = ["put 0 trout-by-moonlight", "put 1 fish-chips", "tilted 0 0 lemon", "fell 0 lemon 2 0"];

  it("says what was too much, and whose hand it was", async () => {
    await speech.learn("alacarte");
    const own = ["tilted 0 0 lemon", "fell 0 lemon 1 0", "binned 0 trout-by-moonlight"];
    expect(said(own, cooking)).toBe("Too much lemon: your Trout by Moonlight goes into the bin.");
    const spoilt = [...cooking, "tilted 1 0 lemon", "fell 0 lemon 1 1"];
    expect(said(["began 0", "binned 0 trout-by-moonlight"], spoilt)).toBe(
      "Fay has put too much lemon into your Trout by Moonlight: into the bin.",
    );
  });

  it("takes what lies in it along when pans are swapped", async () => {
    await speech.learn("alacarte");
    const swapped = [...cooking, "swapped 0 1", "tilted 1 1 lemon", "fell 1 lemon 1 0"];
    expect(said(["binned 1 trout-by-moonlight"], swapped)).toContain("Too much lemon: Fay’s");
  });

  it("is burnt where nothing was too much, and only ruined where too little is known", async () => {
    await speech.learn("alacarte");
    expect(said(["rose 0 3", "binned 0 trout-by-moonlight"], cooking)).toBe(
      "Your Trout by Moonlight is burnt: into the bin.",
    );
    expect(said(["binned 0 trout-by-moonlight"], [])).toBe("Your Trout by Moonlight is ruined: into the bin.");
  });
});
