import { expect, test } from "vitest";
import { REGIONS } from "./board";
import { findRoom, plateOf, written, type Box } from "./labels";

const say = (name: string): string => name;
const there = written(REGIONS, 0, say);
const WORD = "zählt nicht";
const HIGH = 160;
const boxAt = ({ x, y }: { x: number; y: number }): Box => ({
  x: x - WORD.length * 44,
  y: y - HIGH / 2,
  wide: WORD.length * 88,
  high: HIGH,
});
const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.wide && b.x < a.x + a.wide && a.y < b.y + b.high && b.y < a.y + a.high;

test("a name is as wide as its plate at most, and no plate reaches the next one", () => {
  for (const name of ["Minze", "Knoblauch", "Kardamom"]) expect(plateOf(name).wide).toBeLessThan(1300);
  const plates = there.filter((_, at) => REGIONS[at]?.bowl);
  expect(plates).toHaveLength(9);
  expect(plates.some((one, at) => plates.some((two, other) => at < other && meet(one, two)))).toBe(false);
});

test("what is said of a chip in the open covers no name", () => {
  for (const chip of [
    { x: 1900, y: 600 },
    { x: 0, y: 2000 },
    { x: -2300, y: 0 },
    { x: 1300, y: 720 },
  ]) {
    const [room] = findRoom([chip], WORD, there);
    expect(there.filter((box) => meet(box, boxAt(room!)))).toEqual([]);
  }
});

test("two words do not lie on each other", () => {
  const [one, two] = findRoom(
    [
      { x: 2000, y: 1900 },
      { x: 1900, y: 2000 },
    ],
    WORD,
    there,
  );
  expect(meet(boxAt(one!), boxAt(two!))).toBe(false);
});
