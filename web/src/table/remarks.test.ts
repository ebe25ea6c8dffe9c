import { beforeAll, expect, it } from "vitest";
import type { Tale } from "../games/contract";
import { speech } from "../lib/i18n.svelte";
import { lastWordOf, remarksOf } from "./remarks";

beforeAll(() => speech.speak("en"));
const tale = (text: string, weight: Tale["weight"] = "plain"): Tale => ({ text, weight, seat: 1 });
const sayReason = ({ word }: { word: string }): string => (word === "known" ? "On purpose." : "");

it("says who gave a reason, and nothing where there is none to say", () => {
  const said = remarksOf({ seat: 1, reasons: [{ word: "known", values: {} }] }, ["Ann", "Mina"], sayReason);
  expect(said.map(({ text }) => text)).toEqual(["Mina: On purpose."]);
  expect(remarksOf({ seat: 1, reasons: [{ word: "new", values: {} }] }, ["Ann", "Mina"], sayReason)).toEqual([]);
  expect(remarksOf({ seat: 1, reasons: [] }, ["Ann", "Mina"], sayReason)).toEqual([]);
});

it("tells a reason before what came of the action", () => {
  const entries = [
    { v: 7, tales: [tale("Mina: On purpose.")] },
    { v: 8, tales: [tale("12 pieces"), tale("ruined", "big")] },
    { v: 9, tales: [tale("Ann’s turn", "small")] },
  ];
  const remarked = (v: number): Tale[] => (v === 7 ? [tale("Mina: On purpose.")] : []);
  expect(lastWordOf(entries, remarked).map(({ text }) => text)).toEqual(["Mina: On purpose.", "12 pieces", "ruined"]);
  expect(lastWordOf(entries.slice(0, 1), remarked).map(({ text }) => text)).toEqual(["Mina: On purpose."]);
  expect(lastWordOf([], remarked)).toEqual([]);
});
