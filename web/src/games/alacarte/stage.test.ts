import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import type { Grasped } from "../../wire";
import { dwell } from "./events";
import type { Facts } from "./model";
import { Stage, type Pouring } from "./stage.svelte";

const KITCHEN = { facts: {} as Facts, viewer: 0 };
const LEMON: Pouring = { kind: "pour", action: "season lemon", spice: "lemon", target: 0 };
const FILM = "/api/tables/x/films/8";
const held = (more: Partial<Grasped> = {}): Grasped => ({
  say: "grasped",
  seat: 1,
  do: "season lemon",
  live: true,
  over: false,
  ...more,
});
const FELL = ["tilted 1 1 lemon 115 250 400 450 0", "fell 1 lemon 2 1"];
let stage: Stage;
const tell = (lines: string[], film?: string): void => stage.tell(lines, film, KITCHEN, () => "so it was");

beforeEach(() => {
  vi.useFakeTimers();
  settings.calm = false;
  stage = new Stage();
});
afterEach(() => void vi.useRealTimers());

describe("a stage", () => {
  it("shows what others did as a film, and then the stoves again", () => {
    tell(FELL, FILM);
    expect(stage.scene).toEqual({ kind: "pour", action: "", spice: "lemon", target: 1 });
    expect([stage.role, stage.film, stage.fell?.spices, stage.fell?.said]).toEqual(["film", FILM, 2, "so it was"]);
    vi.advanceTimersByTime(60_000);
    expect(stage.scene).toBeDefined();
    stage.played();
    vi.advanceTimersByTime(1200);
    expect(stage.scene).toBeUndefined();
    tell(["tossed 1 150 80 0", "landed 1 missed"], FILM);
    expect([stage.scene, stage.landing]).toEqual([{ kind: "toss", seat: 1 }, "missed"]);
  });

  it("shows no film where there is none, nor to those who want no motion", () => {
    tell(FELL);
    expect(stage.scene).toBeUndefined();
    settings.calm = true;
    tell(FELL, FILM);
    expect(stage.scene).toBeUndefined();
  });

  it("says how a crêpe came down when it is down, film or not", () => {
    for (const film of [undefined, FILM]) {
      stage.take({ kind: "toss", seat: 0 }, KITCHEN);
      stage.send(() => false);
      tell(["landed 0 turned", "served 0 crepe star"], film);
      const seen: string[] = [];
      stage.whenOver(() => seen.push("down"));
      stage.whenClear(() => seen.push("away"));
      expect([stage.landing, stage.over, seen]).toEqual(["turned", false, []]);
      if (film) stage.played();
      else vi.advanceTimersByTime(800);
      expect([stage.over, seen]).toEqual([true, ["down"]]);
      vi.advanceTimersByTime(1900);
      expect([stage.scene, seen]).toEqual([undefined, ["down", "away"]]);
    }
    settings.calm = true;
    stage.take({ kind: "toss", seat: 0 }, KITCHEN);
    tell(["landed 0 turned"]);
    expect(stage.over).toBe(true);
  });

  it("shows no film of what was seen as it moved", () => {
    stage.hold(held(), KITCHEN);
    expect([stage.role, stage.scene]).toEqual(["watched", { ...LEMON, target: 1 }]);
    stage.hold(undefined, KITCHEN);
    tell(FELL, FILM);
    expect([stage.role, stage.film, stage.fell?.salt]).toEqual(["watched", undefined, 1]);
    vi.advanceTimersByTime(1500);
    expect(stage.scene).toBeUndefined();
    stage.hold(held({ do: "cup season 0 herbs" }), KITCHEN);
    expect(stage.scene).toMatchObject({ spice: "herbs", target: 0 });
    stage.hold(undefined, KITCHEN);
    vi.advanceTimersByTime(1500);
    expect(stage.scene).toBeUndefined();
  });

  it("plays the film of a motion of one's own that was settled afterwards, and of that alone", () => {
    for (const live of [false, true]) {
      stage.take(LEMON, KITCHEN);
      stage.hold(held({ seat: 0, live }), KITCHEN);
      tell(["fell 0 lemon 1 0"], FILM);
      expect(stage.role).toBe("hand");
      expect(stage.film).toBe(live ? undefined : FILM);
    }
  });

  it("waits for an answer that is on its way, and only then gives up", () => {
    let busy = true;
    stage.take(LEMON, KITCHEN);
    stage.send(() => busy);
    stage.drop();
    vi.advanceTimersByTime(30_000);
    expect(stage.inHand).toBe(true);
    busy = false;
    vi.advanceTimersByTime(6000);
    expect(stage.scene).toBeUndefined();
  });

  it("keeps nobody waiting for a film that is left, and calls nobody when the table went on", () => {
    const seen = vi.fn();
    tell(FELL, FILM);
    stage.whenOver(seen);
    stage.clear();
    expect(seen).toHaveBeenCalledOnce();
    tell(FELL, FILM);
    stage.whenOver(seen);
    stage.forget();
    expect([stage.scene, seen.mock.calls.length]).toEqual([undefined, 1]);
    stage.whenOver(seen);
    expect(seen).toHaveBeenCalledTimes(2);
  });

  it("is put aside when what is in the hand may no longer be done", () => {
    stage.take(LEMON, KITCHEN);
    stage.drop();
    expect(stage.scene).toBeUndefined();
  });

  it("has its time before the table goes on", () => {
    expect(dwell(FELL, true)).toBeGreaterThan(dwell(FELL) + 1000);
    expect(dwell(["rolled 0 2"], true)).toBe(dwell(["rolled 0 2"]));
  });
});
