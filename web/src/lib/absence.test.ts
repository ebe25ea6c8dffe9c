import { describe, expect, it } from "vitest";
import type { Seat, TableInfo } from "../wire";
import { startLeft, waitsAt } from "./absence";

const NOW = 1_000_000;
const person = (seat: number, more: Partial<Seat> = {}): Seat => ({
  seat,
  name: `P${seat}`,
  kind: "person",
  bot: "",
  style: "",
  here: true,
  mine: false,
  hints: 0,
  host: seat === 0,
  gone: null,
  again: false,
  ...more,
});
const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  say: "table",
  id: "t",
  game: "spicy",
  title: "Spicy",
  options: {},
  seats: [person(0), person(1, { mine: true }), person(2)],
  host: false,
  started: true,
  over: false,
  public: false,
  clock: { kind: "none", move: 0, reaction: 0, left: null },
  version: 1,
  onlookers: 0,
  rematch: "",
  companion: false,
  older: 0,
  several: false,
  removed: "",
  patience: { away: 120, here: 300 },
  away: null,
  ago: 0,
  wanted: null,
  changes: [],
  ...more,
});
const ago = (seconds: number): number => NOW - seconds * 1000;
const gone = (seconds: number): (number | undefined)[] => [undefined, undefined, ago(seconds)];

describe("whom the table waits for", () => {
  it("says when a bot may play for somebody who is away", () => {
    const [wait] = waitsAt(table(), [2], { now: NOW, asked: ago(500), gone: gone(40) });
    expect(wait).toMatchObject({ away: true, left: 80_000 });
    expect(waitsAt(table(), [2], { now: NOW, asked: ago(30), gone: gone(500) })[0]?.left).toBe(90_000); // his turn began later
    expect(waitsAt(table(), [2], { now: NOW, asked: ago(500), gone: gone(500) })[0]?.left).toBe(0);
  });

  it("lets the host do so at once", () => {
    expect(waitsAt(table({ host: true }), [2], { now: NOW, asked: ago(6), gone: gone(6) })[0]?.left).toBe(0);
  });

  it("does not mind a page that is being reloaded", () => {
    expect(waitsAt(table({ host: true }), [2], { now: NOW, asked: ago(60), gone: gone(2) })).toEqual([]);
  });

  it("speaks of somebody who is there only after a long wait", () => {
    const times = (seconds: number) => ({ now: NOW, asked: ago(seconds), gone: [] });
    expect(waitsAt(table(), [2], times(299))).toEqual([]);
    expect(waitsAt(table(), [2], times(300))).toMatchObject([{ away: false, left: 0 }]);
    expect(waitsAt(table({ host: true }), [2], times(120))).toMatchObject([{ away: false, left: 0 }]);
  });

  it("leaves it to the clock where there is one, but for the host", () => {
    const clock = { kind: "live", move: 60, reaction: 8, left: null } as const;
    const times = { now: NOW, asked: ago(500), gone: gone(500) };
    expect(waitsAt(table({ clock }), [2], times)).toMatchObject([{ left: undefined }]);
    expect(waitsAt(table({ clock, host: true }), [2], times)).toMatchObject([{ left: 0 }]);
    expect(waitsAt(table({ clock, host: true }), [2], { ...times, gone: [] })).toEqual([]);
  });

  it("says nothing of oneself, of bots, of those who are not awaited, nor to onlookers", () => {
    const times = { now: NOW, asked: ago(500), gone: [ago(500), ago(500), ago(500)] };
    expect(waitsAt(table(), [1], times)).toEqual([]);
    expect(waitsAt(table(), [0], times)).toHaveLength(1);
    expect(
      waitsAt(table({ seats: [person(0), person(1, { mine: true }), person(2, { kind: "stand-in" })] }), [2], times),
    ).toEqual([]);
    expect(waitsAt(table({ seats: [person(0), person(1), person(2)] }), [2], times)).toEqual([]);
    expect(waitsAt(table({ over: true }), [2], times)).toEqual([]);
  });
});

it("says when the game may be started without the host", () => {
  expect(startLeft(table(), NOW, undefined)).toBeUndefined();
  expect(startLeft(table(), NOW, ago(100))).toBe(20_000);
  expect(startLeft(table(), NOW, ago(500))).toBe(0);
});
