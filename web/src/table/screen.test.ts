import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameClient } from "../games/contract";
import { ONLOOKER, type Room } from "../lib/room.svelte";
import type { Look, News, Seat, TableInfo } from "../wire";
import { Screen, type OnView } from "./screen.svelte";

const look = (seat: number, legal: string[] = ["pass"]): Look => ({ seat, facts: { hand: seat }, legal });
const seat = (number: number, more: Partial<Seat> = {}): Seat =>
  ({ seat: number, name: ["Ann", "Bea", "Cy"][number], kind: "person", mine: false, ...more }) as Seat;

interface Given {
  looks: Look[];
  waiting: number[];
  seats?: Seat[];
  game?: Partial<GameClient>;
  v?: number;
}

/** A table with a room that takes whatever is done. */
function table({ looks, waiting, seats = [seat(0, { mine: true }), seat(1)], game, v = 7 }: Given): OnView & {
  acted: string[];
} {
  const acted: string[] = [];
  const news = { v, looks, waiting, steps: [], scores: null, winners: null } as unknown as News;
  const room = {
    busy: false,
    refused: undefined,
    playback: { moving: undefined },
    look: (wanted: number, of: News = news) => of.looks.find((each) => each.seat === wanted),
    act: (by: number, action: string) => acted.push(`${by} ${action}`),
    say: (message: { say: string }) => acted.push(message.say),
  } as unknown as Room;
  const info = { seats, options: {}, older: 0, over: false } as unknown as TableInfo;
  return { game: { together: () => false, ...game } as GameClient, room, info, news, acted };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("a screen of one's own", () => {
  it("looks through its seat and knows its turn", () => {
    const screen = new Screen(table({ looks: [look(0)], waiting: [0] }));
    expect([screen.viewer, screen.me, screen.myTurn, screen.covered, screen.curtain]).toEqual([
      0,
      0,
      true,
      false,
      undefined,
    ]);
    expect(screen.facts).toEqual({ hand: 0 });
    expect(screen.legal).toEqual(["pass"]);
  });

  it("is an onlooker's where nobody sits", () => {
    const screen = new Screen(table({ looks: [look(ONLOOKER, [])], waiting: [0] }));
    expect([screen.viewer, screen.myTurn]).toEqual([ONLOOKER, false]);
  });

  it("shows the clock at every seat that is awaited, and the host where there are others", () => {
    const seats = [seat(0, { mine: true, host: true }), seat(1), seat(2, { kind: "bot" })];
    const at = table({ looks: [look(0)], waiting: [1, 2], seats });
    Object.assign(at.room, { deadline: 9000 });
    const screen = new Screen(at);
    expect(screen.players.map(({ deadline }) => deadline)).toEqual([undefined, 9000, 9000]);
    expect(screen.players.map(({ host }) => Boolean(host))).toEqual([true, false, false]);
    const alone = new Screen(table({ looks: [look(0)], waiting: [0], seats: [seats[0]!, seats[2]!] }));
    expect(alone.players.map(({ host }) => Boolean(host))).toEqual([false, false]);
  });

  it("stops the clocks while the end of the wait is still being told", () => {
    const at = table({ looks: [look(0)], waiting: [1] });
    Object.assign(at.room, { deadline: 9000, playback: { moving: at.news } });
    expect(new Screen(at).players.map(({ deadline }) => deadline)).toEqual([undefined, undefined]);
  });

  it("asks nothing of somebody for whom a bot plays", () => {
    const seats = [seat(0, { mine: true, kind: "stand-in" }), seat(1)];
    const screen = new Screen(table({ looks: [look(0)], waiting: [0], seats }));
    expect([screen.myTurn, screen.covering, screen.legal]).toEqual([false, true, []]);
  });

  it("takes no second press before the answer came", () => {
    const at = table({ looks: [look(0)], waiting: [0] });
    const screen = new Screen(at);
    screen.act(0, "pass");
    Object.assign(at.room, { busy: true });
    screen.act(0, "pass");
    expect(at.acted).toEqual(["0 pass"]);
  });
});

describe("a shared screen", () => {
  const both = { looks: [look(0), look(1)], seats: [seat(0, { mine: true }), seat(1, { mine: true })] };

  it("covers every hand and calls whoever is on turn", () => {
    const screen = new Screen(table({ ...both, waiting: [1] }));
    expect([screen.hot, screen.covered, screen.me, screen.curtain]).toEqual([true, true, ONLOOKER, 1]);
    expect(screen.common).toEqual({ hand: "?" });
    screen.uncovered = 1;
    flushSync();
    expect([screen.viewer, screen.covered, screen.curtain, screen.common]).toEqual([1, false, undefined, undefined]);
  });

  it("calls nobody until the answer to an action has come", () => {
    const screen = new Screen(table({ ...both, waiting: [1] }));
    screen.uncovered = 1;
    screen.act(1, "pass");
    expect([screen.curtain, screen.viewer, screen.covered]).toEqual([undefined, 1, true]);
  });

  it("needs no curtain where nothing is hidden", () => {
    const screen = new Screen(table({ ...both, waiting: [1], game: { open: true } }));
    expect([screen.viewer, screen.covered, screen.curtain]).toEqual([1, false, undefined]);
  });
});

describe("an answer that could not be another", () => {
  const forced = (open: boolean): Partial<GameClient> => ({ forced: () => ({ action: "pass", open }) });

  it("is given by itself after a while", () => {
    const at = table({ looks: [look(0)], waiting: [0], game: forced(true) });
    const screen = new Screen(at);
    screen.answerForced(screen.forced!);
    vi.advanceTimersByTime(1000);
    expect(at.acted).toEqual([]);
    vi.advanceTimersByTime(2000);
    expect(at.acted).toEqual(["0 pass"]);
  });

  it("is called off, and not given to another version", () => {
    const at = table({ looks: [look(0)], waiting: [0], game: forced(true) });
    const screen = new Screen(at);
    screen.answerForced(screen.forced!)();
    screen.answerForced(screen.forced!);
    Object.assign(at.news, { v: 8 });
    vi.advanceTimersByTime(9000);
    expect(at.acted).toEqual([]);
  });

  it("takes as long as a thought where only its owner knows, and is no shared screen's", () => {
    const at = table({ looks: [look(0)], waiting: [0], game: forced(false) });
    const screen = new Screen(at);
    screen.answerForced(screen.forced!);
    vi.advanceTimersByTime(1700);
    expect(at.acted).toEqual([]);
    vi.advanceTimersByTime(3400);
    expect(at.acted).toEqual(["0 pass"]);
    expect(new Screen(table({ looks: [look(0), look(1)], waiting: [0], game: forced(false) })).forced).toBeUndefined();
  });
});
