import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameClient } from "../games/contract";
import type { Room } from "../lib/room.svelte";
import { settings } from "../lib/settings.svelte";
import type { News, Step, TableInfo } from "../wire";
import { Screen, type OnView } from "./screen.svelte";
import { Story } from "./story.svelte";

vi.mock("../lib/sound", () => ({ play: vi.fn() }));

const GAME = {
  together: () => false,
  dwell: () => 100,
  moves: (told: string[]) => told.includes("dealt") || told.includes("played"),
  deals: (told: string[]) => told.includes("dealt"),
  tales: () => [],
  sound: () => undefined,
} as unknown as GameClient;

/** A table whose last version told this, which was asked about so long ago (ms). */
function table(told: string, { ago = 0, winners }: { ago?: number; winners?: number[] } = {}): OnView {
  const step = { v: 1, told: { "0": [told] }, reasons: [] } as unknown as Step;
  const news = {
    v: 1,
    looks: [{ seat: 0, facts: {}, legal: [] }],
    waiting: [0],
    steps: [step],
    scores: winners ? [1, 2] : null,
    winners: winners ?? null,
  } as unknown as News;
  const room = {
    steps: [step],
    askedAt: performance.now() - ago,
    playback: { moving: undefined },
    look: (_: number, of: News = news) => of.looks[0],
  } as unknown as Room;
  const seats = [0, 1].map((seat) => ({ seat, name: "Ann", kind: "person", mine: seat === 0 }));
  return { game: GAME, room, news, info: { id: "t", seats, changes: [], options: {} } as unknown as TableInfo };
}
const storyOf = (at: OnView): Story => new Story(at, new Screen(at));

beforeEach(() => {
  vi.useFakeTimers();
  settings.calm = false;
  settings.pace = 1;
});
afterEach(() => void vi.useRealTimers());

describe("the beginning of a game", () => {
  it("is told to whoever is there, until somebody has seen enough", () => {
    const story = storyOf(table("dealt"));
    story.open();
    expect([story.teller.telling?.told, story.hurries]).toEqual([["dealt"], true]);
    story.hurry();
    expect([story.teller.telling, story.hurries]).toEqual([undefined, false]);
  });

  it("is not told again later, nor anything else, nor without motion", () => {
    settings.calm = false;
    const later = storyOf(table("dealt", { ago: 10_000 }));
    const other = storyOf(table("played"));
    later.open();
    other.open();
    settings.calm = true;
    const calm = storyOf(table("dealt"));
    calm.open();
    expect([later, other, calm].map(({ teller }) => teller.telling)).toEqual([undefined, undefined, undefined]);
  });
});

describe("the end of a game", () => {
  it("is the winner's moment first, for a while at one's own pace", () => {
    settings.pace = 0.5;
    const story = storyOf(table("played", { winners: [1] }));
    story.shown();
    expect([story.winning, story.hurries]).toEqual([true, true]);
    vi.advanceTimersByTime(1299);
    expect(story.winning).toBe(true);
    vi.advanceTimersByTime(1);
    expect(story.winning).toBe(false);
    story.shown(); // nothing new happened
    expect(story.winning).toBe(false);
  });

  it("goes on to the score when somebody has seen enough, and at once without motion", () => {
    const story = storyOf(table("played", { winners: [1] }));
    story.shown();
    story.hurry();
    expect(story.winning).toBe(false);
    settings.calm = true;
    const calm = storyOf(table("played", { winners: [1] }));
    calm.shown();
    expect(calm.winning).toBe(false);
  });
});
