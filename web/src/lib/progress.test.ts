import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Seat, TableInfo } from "../wire";
import { finishedAt, progress, propose, type Finished } from "./progress.svelte";

const LEVELS = ["kitten", "housecat", "alleycat"];
const kept = new Map<string, string>();

/** Games at a table of so many seats, each won by so much. */
const games = (level: string, seats: number, ...won: number[]): Finished[] =>
  won.map((each, at) => ({ table: `${level}${at}`, level, won: each, seats }));

const seat = (number: number, more: Partial<Seat> = {}): Seat =>
  ({ seat: number, name: "Emma", kind: "bot", bot: "kitten", style: "bold", mine: false, ...more }) as Seat;
const ME = seat(0, { kind: "person", bot: "", mine: true });
const table = (id: string, seats: Seat[] = [ME, seat(1), seat(2), seat(3)], over = true): TableInfo =>
  ({ id, game: "spicy", seats, over }) as TableInfo;

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([{ name: "spicy", levels: LEVELS, styles: [] }])));
});

describe("a level that may fit better", () => {
  it.each([
    ["two of three at a table of four", games("kitten", 4, 0, 1, 1), "housecat"],
    ["three of four against one", games("kitten", 2, 1, 0, 1, 1), "housecat"],
    ["none of three at a table of three", games("housecat", 3, 0, 0, 0), "kitten"],
    ["none of four at a table of four", games("housecat", 4, 0, 0, 0, 0), "kitten"],
  ])("is proposed after %s", (_, all, to) => expect(propose(all, LEVELS)?.to).toBe(to));

  it.each([
    ["two games", games("kitten", 4, 1, 1)],
    ["a fair share of wins", games("housecat", 4, 1, 0, 0, 0)],
    ["two of three against one", games("housecat", 2, 1, 0, 1)],
    ["shared wins that are no more than one's share", games("kitten", 2, 0.5, 0.5, 0.5)],
    ["wins at the highest level", games("alleycat", 4, 1, 1, 1)],
    ["defeats at the lowest", games("kitten", 4, 0, 0, 0, 0, 0)],
    ["games of another level before", [...games("kitten", 4, 1, 1), ...games("housecat", 4, 1)]],
    ["a level that is gone", games("dragon", 4, 1, 1, 1)],
  ])("is not after %s", (_, all) => expect(propose(all, LEVELS)).toBeUndefined());

  it("counts recent games only, and says which", () => {
    const all = games("housecat", 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1);
    expect(propose(all, LEVELS)).toEqual({
      from: "housecat",
      to: "alleycat",
      number: 3,
      up: true,
      won: 3,
      games: 6,
    });
  });
});

describe("what a finished game says", () => {
  it("is how much of it one person won against bots of one level", () => {
    expect(finishedAt(table("t"), { winners: [0, 2] })).toEqual({ table: "t", level: "kitten", won: 0.5, seats: 4 });
    expect(finishedAt(table("t"), { winners: [2] })?.won).toBe(0);
  });

  it.each([
    ["that goes on", table("t", undefined, false)],
    ["with another person", table("t", [ME, seat(1, { kind: "person", bot: "" })])],
    ["of two at one screen", table("t", [ME, { ...ME, seat: 1 }, seat(2)])],
    ["against different levels", table("t", [ME, seat(1), seat(2, { bot: "alleycat" })])],
    ["that a bot played to its end", table("t", [{ ...ME, kind: "stand-in" }, seat(1)])],
    ["that was only watched", table("t", [seat(0), seat(1)])],
  ])("is nothing of one %s", (_, info) => expect(finishedAt(info, { winners: [0] })).toBeUndefined());
});

it("is kept, asked once, and asked again only after a few more games", async () => {
  const win = (id: string): Promise<void> => progress.finish(table(id), { winners: [0] });
  for (const id of ["a", "b", "b", "b"]) await win(id);
  expect(progress.proposal("spicy")).toBeUndefined(); // the same table counts once
  await win("c");
  expect(progress.proposal("spicy")?.to).toBe("housecat");
  expect(JSON.parse(kept.get("spicery.games.spicy") ?? "").games).toHaveLength(3);
  progress.settle("spicy");
  for (const id of ["d", "e"]) await win(id);
  expect(progress.proposal("spicy")).toBeUndefined();
  await win("f");
  expect(progress.proposal("spicy")?.to).toBe("housecat");
});

it("begins anew where what was kept cannot be read", async () => {
  kept.set("spicery.games.safranito", "{nonsense");
  kept.set("spicery.games.alacarte", '{"games":[null,7],"since":3,"proposal":{}}');
  expect([progress.proposal("safranito"), progress.proposal("alacarte")]).toEqual([undefined, undefined]);
  await progress.finish({ ...table("x"), game: "alacarte" }, { winners: [0] });
  expect(JSON.parse(kept.get("spicery.games.alacarte") ?? "").games).toHaveLength(1);
});
