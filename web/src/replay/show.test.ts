import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ALL_OPEN } from "../games/contract";
import { api } from "../lib/api";
import type { Replay } from "../wire";
import { Show } from "./show.svelte";

const replay = (steps: number, name = "Ann"): Replay =>
  ({
    game: "kuhn",
    title: "Kuhn",
    options: {},
    seats: [0, 1].map((seat) => ({ seat, name: seat ? "" : name, kind: "person" })),
    viewer: ALL_OPEN,
    steps: Array.from({ length: steps }, (_, v) => ({
      v,
      seat: v > 1 ? v % 2 : -1,
      told: [`passed ${v}`],
      facts: { v },
      film: 0,
      motion: v === 3,
    })),
    scores: null,
    winners: null,
    older: 0,
    changes: [],
  }) as unknown as Replay;

let show: Show;
beforeEach(() => {
  vi.spyOn(api, "games").mockResolvedValue([]);
  vi.spyOn(api, "replay").mockImplementation((id) => Promise.resolve(replay(6, id)));
  show = new Show("table");
});
afterEach(() => {
  show.close();
  vi.restoreAllMocks();
});

describe("a record", () => {
  it("is first shown just before anybody has done anything", async () => {
    await show.load();
    expect([show.first, show.at, show.last]).toEqual([1, 1, 5]);
    expect(show.shown?.facts).toEqual({ v: 1 });
    expect(show.next).toEqual([0]);
    expect(show.movable && !show.filmless).toBe(true);
    expect(show.names).toEqual(["table", "Player 2"]);
  });

  it("is gone through step by step, and not beyond its ends", async () => {
    await show.load();
    show.go(4);
    expect([show.at, show.step?.v]).toEqual([4, 4]);
    show.go(99);
    expect(show.at).toBe(5);
    show.go(-3);
    expect(show.at).toBe(1);
    expect(show.entries.map(({ v }) => v)).toEqual([0, 1]);
  });

  it("keeps its place when other eyes look at it", async () => {
    await show.load();
    show.go(3);
    show.viewer = 1;
    await show.load();
    expect(show.at).toBe(3);
  });

  it("drops an answer that came after something else was asked for", async () => {
    const first = show.load();
    show.viewer = 0;
    await first;
    expect(show.film).toBeUndefined();
  });

  it("says what is wrong with a file, and shows no other record in its place", async () => {
    await show.load();
    vi.spyOn(api, "upload").mockRejectedValue(new Error("line 3"));
    show.upload("no record");
    await show.load();
    expect([show.film, show.viewer, (show.problem as Error).message]).toEqual([undefined, ALL_OPEN, "line 3"]);
  });

  it("opens where a link leads, with the same eyes", async () => {
    const linked = new Show("table", { step: 4, eyes: 1, review: false });
    await linked.load();
    expect([linked.at, linked.viewer, linked.address]).toEqual([4, 1, "/r/table?step=4&seat=1"]);
    linked.go(2);
    expect(linked.address).toBe("/r/table?step=2&seat=1");
    linked.close();
  });

  it("opens a link to a step or a seat that isn't there as well as it can", async () => {
    const linked = new Show("table", { step: 99, eyes: 7, review: false });
    vi.spyOn(api, "replay").mockRejectedValueOnce(new Error("this game has seats 0 to 1"));
    await linked.load();
    expect([linked.viewer, linked.problem]).toEqual([ALL_OPEN, undefined]);
    await linked.load();
    expect(linked.at).toBe(5);
    linked.close();
  });

  it("does not open on an undealt table, even if nobody has done anything", async () => {
    vi.spyOn(api, "replay").mockResolvedValue(replay(2));
    await show.load();
    expect([show.first, show.at]).toEqual([1, 1]);
  });

  it("has no address if it comes from a file", async () => {
    vi.spyOn(api, "upload").mockResolvedValue(replay(6));
    const uploaded = new Show("file");
    uploaded.upload("a record");
    await uploaded.load();
    expect([uploaded.at, uploaded.address]).toEqual([1, undefined]);
    uploaded.close();
  });

  it("can be played on in the seat of these eyes, or of whoever acts next, until it is over", async () => {
    vi.spyOn(api, "replay").mockResolvedValue({ ...replay(6), winners: [0] });
    await show.load();
    expect([show.playing, show.playable]).toEqual([0, true]);
    show.go(2);
    expect(show.playing).toBe(1);
    show.viewer = 0;
    expect(show.playing).toBe(0);
    show.go(5);
    expect(show.playable).toBe(false);
  });

  it("leads from mistake to mistake, and shows its whole log, once it is looked back at", async () => {
    const bad = (v: number): object => ({
      v,
      seat: v % 2,
      played: "pass",
      verdict: "other",
      cost: 20,
      beliefs: [],
      reasons: [],
    });
    vi.spyOn(api, "analysis").mockImplementation(async function* () {
      yield { bot: "x", done: 3, all: 3, found: [bad(5), bad(2), bad(3)], steps: [2, 3, 5], tallies: [] } as never;
      await Promise.resolve();
    });
    await show.load();
    expect(show.mistakes).toEqual({ count: 0, before: undefined, after: undefined });
    await show.analysis.start(show.kept);
    expect(show.mistakes).toEqual({ count: 3, before: undefined, after: 2 });
    expect(show.entries.map(({ v }) => v)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(show.address).toBe("/r/table?step=1&review");
    show.go(3);
    expect(show.mistakes).toMatchObject({ before: 2, after: 5 });
    show.viewer = 1;
    expect(show.mistakes).toMatchObject({ count: 2, before: undefined, after: 5 });
  });

  it("stops going on by itself at its end", async () => {
    await show.load();
    show.go(5);
    show.running = true;
    expect(show.goOn()).toBeUndefined();
    expect(show.running).toBe(false);
  });
});
