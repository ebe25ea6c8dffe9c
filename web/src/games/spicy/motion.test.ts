import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Flights } from "../../lib/flights";
import { settings } from "../../lib/settings.svelte";
import { play } from "../../lib/sound";
import { carry, deal, deals, LONGEST_DEAL_MS, moves } from "./motion";

vi.mock("../../lib/sound", () => ({ play: vi.fn() }));

const dealt = (seats: number, cards = 6): string[] => [
  "shuffled 0 0",
  ...Array.from({ length: seats * cards }, (_, at) => `drew ${Math.floor(at / cards)}`),
];

describe("what moves", () => {
  it("is what changes its place, and a deal however large", () => {
    expect(moves(["played 0 2-chili play"])).toBe(true);
    expect(moves(["gave-way 1"])).toBe(false);
    expect([deals(dealt(6)), moves(dealt(6)), deals(["drew 1", "drew 1"])]).toEqual([true, true, false]);
    expect(moves(Array(20).fill("drew 0") as string[])).toBe(false); // a long absence
  });
});

describe("motion", () => {
  const flights = new Flights();
  /** Where each flight goes, in the order in which they leave, and how long it takes. */
  const flown: Array<{ ms: number; at: number }> = [];
  const heard = (): unknown[] => vi.mocked(play).mock.calls.map(([sound]) => sound);
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime(0);
    vi.mocked(play).mockClear();
    flown.length = 0;
    settings.pace = 1;
    document.body.innerHTML = ["deck", "stack", "hand", "trophies", "seat-0", "seat-1", "seat-2", "seat-3"]
      .map((name) => `<i data-place="${name}"></i>`)
      .join("");
    HTMLElement.prototype.animate = vi.fn((_, timing: KeyframeAnimationOptions) => {
      flown.push({ ms: Number(timing.duration), at: Date.now() });
      return {} as Animation;
    });
  });
  afterEach(() => {
    flights.stop();
    settings.pace = 1;
    vi.useRealTimers();
    document.body.innerHTML = "";
  });
  const told = (...lines: string[]): Parameters<typeof carry>[1] => ({ lines, viewer: 0, gained: [0, 7, 0, 0] });

  it.each([2, 4, 6])("deals to %d clockwise, round by round, in time, and few cards at once", (seats) => {
    const arrived: number[] = [];
    const done = vi.fn();
    deal(flights, { lines: dealt(seats), viewer: 0 }, (seat) => arrived.push(seat), done);
    vi.advanceTimersByTime(LONGEST_DEAL_MS + 100);
    expect(done).toHaveBeenCalledOnce();
    expect(arrived).toEqual(Array.from({ length: seats * 6 }, (_, at) => at % seats));
    for (const { at } of flown) {
      const flying = flown.filter((each) => each.at <= at && each.at + each.ms > at + 1);
      expect(flying.length).toBeLessThanOrEqual(5);
    }
    expect(heard()).toContain("card");
  });

  it("goes at the pace that somebody chose", () => {
    const done = vi.fn();
    settings.pace = 0.5;
    carry(flights, told("played 1 2-chili play"), done);
    vi.advanceTimersByTime(209);
    expect([flown.map(({ ms }) => ms), done.mock.calls.length]).toEqual([[210], 0]);
    vi.advanceTimersByTime(1);
    expect(done).toHaveBeenCalledOnce();
  });

  it("brings the stack, then the cup, then the cards of a penalty", () => {
    const done = vi.fn();
    carry(flights, told("revealed 0 number chili-2", "taken 1 0", "trophied 1", "drew 0", "drew 0"), done);
    vi.runAllTimers();
    expect(flown.map(({ ms }) => ms)).toEqual([...Array<number>(5).fill(420), 1300, 420, 420]);
    expect(flown.map(({ at }) => at)).toEqual([...flown.map(({ at }) => at)].sort((one, two) => one - two));
    expect(heard()).toEqual(["trophy", "card", "card"]);
    expect(done).toHaveBeenCalledOnce();
  });

  it("turns World’s End last of all, and rings for it as it shows its face", () => {
    carry(flights, told("revealed 0 number chili-2", "taken 1 0", "drew 0", "ended world's-end"), vi.fn());
    vi.runAllTimers();
    const [night, end] = flown.slice(-2);
    expect([night?.ms, end?.ms]).toEqual([2400, 2400]);
    expect(flown.slice(0, -2).every(({ at, ms }) => at + ms <= end!.at)).toBe(true);
    expect(heard()).toEqual(["card", "worlds-end"]);
    expect(document.querySelectorAll(".flight .card.end, .flight .card.back").length).toBeGreaterThan(1);
  });

  it("is over when it is called off", () => {
    const done = vi.fn();
    deal(flights, { lines: dealt(4), viewer: 0 }, () => undefined, done);
    vi.advanceTimersByTime(200);
    flights.stop();
    vi.runAllTimers();
    expect([document.querySelectorAll(".flight").length, done.mock.calls.length]).toEqual([0, 0]);
  });
});
