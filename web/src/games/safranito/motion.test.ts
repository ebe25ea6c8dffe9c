import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Flights } from "../../lib/flights";
import { play } from "../../lib/sound";
import { GAVEL_MS } from "./auction";
import { JAR_MS } from "./blending";
import { CARRY_MS, carry, isCarried } from "./motion";

vi.mock("../../lib/sound", () => ({ play: vi.fn() }));

describe("what is carried", () => {
  it("is whatever changes hands", () => {
    expect(isCarried(["sold 1 2 120"])).toBe(true);
    expect(isCarried(["bought 0 60 3"])).toBe(true);
    expect(isCarried(["opened garlic", "turned 3 40", "priced 40", "asked sell 2"])).toBe(true);
    expect(isCarried(["blended 1 chili+mint+saffron face-up"])).toBe(true);
    expect(isCarried(["sold 1 0 0", "declined 0", "landed 3 0 0 20 0 0 down saffron certain"])).toBe(false);
    expect(isCarried(Array(20).fill("bought 0 60 3") as string[])).toBe(false); // a whole round at once
  });
});

const BOARD = ["at-mint", "at-garlic", "at-spice card", "at-middle"];

describe("carrying", () => {
  const flights = new Flights();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.mocked(play).mockClear();
    document.body.innerHTML = [...BOARD, "hand", "coins-0", "coins-1", "seat-1", "sale-mint", "rack-1"]
      .map((name) => `<i data-place="${name}"></i>`)
      .join("");
    HTMLElement.prototype.animate = vi.fn(() => ({}) as Animation);
    vi.stubGlobal("DOMRect", class {});
  });
  afterEach(() => {
    flights.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    document.body.innerHTML = "";
  });
  const flown = (): number => document.querySelectorAll(".flight").length;

  it("brings cards and coins over, and is done when the last has arrived", () => {
    const done = vi.fn();
    carry(flights, ["sold 1 2 60"], "mint", 0, done);
    vi.advanceTimersByTime(CARRY_MS);
    expect(flown()).toBe(5); // two cards, three coins
    expect(done).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(done).toHaveBeenCalledOnce();
  });

  it("lets the gavel fall at the bowl that was opened, after what came before it", () => {
    const done = vi.fn();
    carry(flights, ["bought 1 20 7", "cleared mint", "opened garlic", "priced 40"], "mint", 0, done);
    vi.advanceTimersByTime(CARRY_MS * 1.5);
    expect(flown()).toBe(3); // a coin, a card, and the gavel is raised
    expect(play).not.toHaveBeenCalled();
    vi.advanceTimersByTime(GAVEL_MS);
    expect(vi.mocked(play).mock.calls).toEqual([["hammer"]]);
    expect(flown()).toBe(4); // rays go out from where it struck
    expect(done).toHaveBeenCalledOnce();
  });

  it("fills a jar once the cards have met, and dims the lights for the last one", () => {
    const made = (...more: string[]): number => {
      const done = vi.fn();
      carry(flights, ["blended 1 chili+mint+saffron face-up", ...more], "", 0, done);
      vi.advanceTimersByTime(CARRY_MS);
      expect([flown(), vi.mocked(play).mock.calls.length]).toEqual([3, 0]);
      vi.advanceTimersByTime(CARRY_MS);
      expect(document.querySelectorAll(".flight .jar").length).toBe(1);
      expect(vi.mocked(play).mock.calls).toEqual([["blend"]]);
      expect(done).not.toHaveBeenCalled();
      const seen = flown();
      vi.advanceTimersByTime(JAR_MS);
      expect(done).toHaveBeenCalledOnce();
      flights.stop();
      vi.mocked(play).mockClear();
      return seen;
    };
    expect([made(), made("ended third-blend")]).toEqual([4, 5]);
  });

  it("shows a kept card to its owner alone", () => {
    carry(flights, ["kept 1 ?"], "", 0, () => undefined);
    vi.runAllTimers();
    expect(document.querySelector(".flight use")?.getAttribute("href")).toBe("#saf-unknown");
    flights.stop();
    carry(flights, ["kept 0 ? {chili : 0}"], "", 0, () => undefined);
    vi.runAllTimers();
    expect(document.querySelector(".flight use")?.getAttribute("href")).toBe("#saf-chili");
  });

  it("is over at once when it is called off", () => {
    const done = vi.fn();
    carry(flights, ["bought 1 40 7"], "mint", 0, done);
    vi.advanceTimersByTime(10);
    flights.stop();
    vi.runAllTimers();
    expect([flown(), done.mock.calls.length]).toEqual([0, 0]);
  });
});
