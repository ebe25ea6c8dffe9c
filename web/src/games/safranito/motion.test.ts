import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Flights } from "../../lib/flights";
import { CARRY_MS, carry, isCarried } from "./motion";

describe("what is carried", () => {
  it("is whatever changes hands", () => {
    expect(isCarried(["sold 1 2 120"])).toBe(true);
    expect(isCarried(["bought 0 60 3"])).toBe(true);
    expect(isCarried(["blended 1 chili+mint+saffron face-up"])).toBe(true);
    expect(isCarried(["sold 1 0 0", "declined 0", "landed 3 0 0 20 0 0 down saffron certain"])).toBe(false);
    expect(isCarried(Array(20).fill("bought 0 60 3") as string[])).toBe(false); // a whole round at once
  });
});

describe("carrying", () => {
  const flights = new Flights();
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = ["bowl", "hand", "coins-0", "coins-1", "seat-1", "sale-mint", "rack-1"]
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
