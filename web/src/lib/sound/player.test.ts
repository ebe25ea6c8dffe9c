import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings, VOLUMES } from "../settings.svelte";
import { Player } from "./player.svelte";

const engine = { levels: vi.fn(), play: vi.fn(), impact: vi.fn(), ambience: vi.fn(), wake: vi.fn(), halt: vi.fn() };
const make = vi.fn(() => engine);
const load = vi.fn(async () => make);
const MARKET = { place: "market" } as const;
let page: { hidden: boolean; touched: boolean; now: number };
let player: Player;
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(settings, { sound: true, ...VOLUMES });
  page = { hidden: false, touched: true, now: 0 };
  player = new Player({ hidden: () => page.hidden, touched: () => page.touched, load, now: () => page.now });
});

describe("sounds", () => {
  it("are heard once the engine is loaded, which happens once", async () => {
    player.play("card");
    player.impact({ material: "chip", on: "board", speed: 1 });
    await settled();
    player.play("hammer", 2);
    expect(engine.play.mock.calls).toEqual([
      ["card", 0],
      ["hammer", 2],
    ]);
    expect(engine.impact).toHaveBeenCalledOnce();
    expect([load.mock.calls.length, make.mock.calls]).toEqual([1, [[{ effects: 0.8, ambience: 0.4 }]]]);
  });

  it.each([
    ["before anybody has touched the page", () => void (page.touched = false)],
    ["in a hidden tab", () => void (page.hidden = true)],
    ["when sound is off", () => void (settings.sound = false)],
  ])("are not heard %s, nor is anything made for them", async (_, change) => {
    change();
    player.ambience(MARKET);
    player.play("card");
    player.impact({ material: "chip", on: "board", speed: 1 });
    player.preview("effects");
    await settled();
    expect(make).not.toHaveBeenCalled();
  });

  it("are not made where their slider is at nothing", async () => {
    settings.effects = settings.ambience = 0;
    player.play("card");
    player.impact({ material: "chip", on: "board", speed: 1 });
    player.ambience(MARKET);
    await settled();
    expect(make).not.toHaveBeenCalled();
  });

  it("that come too late are left out", async () => {
    player.play("card");
    page.now = 5000;
    await settled();
    expect(engine.play).not.toHaveBeenCalled();
    player.play("coins");
    expect(engine.play).toHaveBeenCalledWith("coins", 0);
  });

  it("come back after a page could not be loaded", async () => {
    load.mockRejectedValueOnce(new Error("offline"));
    player.play("card");
    await settled();
    player.play("coins");
    await settled();
    expect(engine.play.mock.calls).toEqual([["coins", 0]]);
  });
});

describe("ambience", () => {
  it("begins with the first touch, stops in a hidden tab and when sound is off, and comes back", async () => {
    page.touched = false;
    player.ambience(MARKET);
    await settled();
    expect(engine.ambience).not.toHaveBeenCalled();
    expect(player.unlock()).toBe(false); // nothing is loaded yet
    player.prepare();
    await settled();
    expect([player.unlock(), make.mock.calls.length]).toEqual([false, 0]);
    page.touched = true;
    expect(player.unlock()).toBe(true);
    expect(engine.wake).toHaveBeenCalledOnce();
    expect(engine.ambience).toHaveBeenLastCalledWith(MARKET);
    page.hidden = true;
    player.refresh();
    expect(engine.halt).toHaveBeenCalledOnce();
    page.hidden = false;
    engine.ambience.mockClear();
    player.refresh();
    expect(engine.ambience).toHaveBeenCalledWith(MARKET);
    settings.sound = false;
    player.refresh();
    expect(engine.halt).toHaveBeenCalledTimes(2);
  });

  it("follows its slider", async () => {
    player.ambience(MARKET);
    await settled();
    settings.ambience = 0.7;
    player.refresh();
    expect(engine.levels).toHaveBeenLastCalledWith({ effects: 0.8, ambience: 0.7 });
    settings.ambience = 0;
    player.refresh();
    expect(engine.ambience).toHaveBeenLastCalledWith(undefined);
  });
});
