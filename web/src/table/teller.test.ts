import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameClient } from "../games/contract";
import { settings } from "../lib/settings.svelte";
import { Teller, type Happened } from "./teller.svelte";

const GAME = {
  moment: { of: (told: string[]) => (told.includes("revealed") ? "a card" : undefined), ms: 2000, View: undefined },
  moves: (told: string[]) => told.includes("played"),
  opening: (told: string[]) => (told.includes("revealed") ? "drumroll" : undefined),
  sound: (told: string[], me: number, how: string) =>
    told.includes("revealed")
      ? me === 0
        ? "win"
        : "drumroll"
      : how === "still"
        ? "card"
        : how === "film"
          ? undefined
          : "sweep",
  dwell: () => 500,
} as unknown as GameClient;
const happened = (...told: string[]): Happened => ({ v: 7, told, film: undefined, before: {}, after: { n: 1 } });

const sounds: unknown[] = [];
let teller: Teller;
let done: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  vi.useFakeTimers();
  settings.calm = false;
  sounds.length = 0;
  teller = new Teller(GAME, undefined, (sound, after) => void (sound && sounds.push(after ? [sound, after] : sound)));
  done = vi.fn<() => void>();
});
afterEach(() => void vi.useRealTimers());

describe("a teller", () => {
  it("shows the moment first, then lets the board move, and only then is done", () => {
    teller.begin(happened("revealed", "played"), done);
    expect([teller.moment, teller.telling]).toEqual(["a card", undefined]);
    vi.advanceTimersByTime(2000);
    expect([teller.moment, teller.telling?.v, teller.telling?.facts]).toEqual([undefined, 7, { n: 1 }]);
    expect(done).not.toHaveBeenCalled();
    teller.telling?.seen();
    expect(done).toHaveBeenCalledOnce();
  });

  it("goes on when somebody has seen enough, and calls nobody once it is stopped", () => {
    teller.begin(happened("revealed", "played"), done);
    teller.skip();
    expect([teller.moment, teller.telling?.v]).toEqual([undefined, 7]);
    teller.begin(happened("revealed"), done);
    teller.stop();
    vi.advanceTimersByTime(10_000);
    expect([teller.moment, teller.telling, done.mock.calls.length]).toEqual([undefined, undefined, 0]);
  });

  it("moves nothing for those who want no motion, but still shows the moment", () => {
    settings.calm = true;
    expect(teller.plan(happened("played")).motion).toBe(false);
    expect(teller.plan(happened("revealed", "played")).motion).toBe(true);
    teller.begin(happened("revealed", "played"), done);
    vi.advanceTimersByTime(2000);
    expect([teller.telling, done.mock.calls.length]).toEqual([undefined, 1]);
  });

  it("lays nothing over a replay that somebody steps through", () => {
    const step = { ...happened("revealed", "played"), byHand: true };
    teller.begin(step, done);
    expect([teller.moment, teller.telling?.v]).toEqual([undefined, 7]);
    expect(teller.plan({ ...step, told: ["revealed"] }).motion).toBe(false);
  });

  it("lets the outcome be heard with the outcome, and nothing twice", () => {
    teller.begin(happened("revealed"), done);
    expect(sounds).toEqual(["drumroll"]);
    teller.sound(7, ["revealed"], 1);
    expect(sounds).toEqual(["drumroll"]);
    teller.sound(7, ["revealed"], 0);
    expect(sounds).toEqual(["drumroll", "win"]);
    teller.sound(8, ["played"], 0);
    expect(sounds).toEqual(["drumroll", "win", "card"]);
  });

  it("lets a game know how a version was shown, so that nothing is heard twice", () => {
    teller.begin({ ...happened("played"), film: "/film" }, done);
    teller.sound(7, ["played"], 0);
    expect(sounds).toEqual([]);
    teller.begin(happened("played"), done);
    teller.sound(7, ["played"], 0);
    expect(sounds).toEqual(["sweep"]);
  });

  it("lets the end of a game be heard after what ended it", () => {
    teller.sound(9, ["played"], 0, "fanfare");
    expect(sounds).toEqual(["card", ["fanfare", 1.2]]);
    teller.begin({ ...happened("played"), film: "/film" }, done);
    teller.sound(7, ["played"], 0, "defeat");
    expect(sounds.slice(2)).toEqual(["defeat"]);
  });
});
