import { afterEach, describe, expect, it, vi } from "vitest";
import { PACES, paceOf, settings, VOLUMES, volumeOf } from "./settings.svelte";

afterEach(() => {
  settings.pace = PACES.usual;
  vi.unstubAllGlobals();
});

describe("the pace", () => {
  it("is what was kept, and usual where that is nonsense", () => {
    expect([null, "0.4", "1.6", "", "quick", "-1", "1e9"].map(paceOf)).toEqual([1, 0.4, 1.6, 1, 1, 1, 1]);
  });

  it("shortens what is dwelt on, but no film that is seen", () => {
    const matchMedia = vi.fn(() => ({ matches: false }));
    vi.stubGlobal("matchMedia", matchMedia);
    settings.pace = PACES.quick;
    expect([settings.dwell(1000, false), settings.dwell(1000, true)]).toEqual([400, 1000]);
    matchMedia.mockReturnValue({ matches: true });
    expect(settings.dwell(1000, true)).toBe(400);
    settings.pace = PACES.slow;
    expect(settings.dwell(1000, true)).toBe(1600);
  });
});

describe("sound", () => {
  const again = async (): Promise<typeof settings> => {
    vi.resetModules();
    return (await import("./settings.svelte")).settings;
  };
  afterEach(() => localStorage.clear());

  it("is on, with ambience below effects, until somebody says otherwise", async () => {
    const fresh = await again();
    expect([fresh.sound, fresh.effects, fresh.ambience]).toEqual([true, VOLUMES.effects, VOLUMES.ambience]);
    expect(VOLUMES.ambience).toBeLessThan(VOLUMES.effects);
  });

  it("stays off and stays as loud as it was set", async () => {
    settings.setSound(false);
    settings.setVolume("effects", 0.25);
    settings.setVolume("ambience", 0);
    const next = await again();
    expect([next.sound, next.effects, next.ambience]).toEqual([false, 0.25, 0]);
  });

  it("is still off for whoever switched it off before there were sliders", async () => {
    localStorage.setItem("spicery.sound", "off");
    expect((await again()).sound).toBe(false);
  });

  it("is as loud as usual where what was kept is nonsense", () => {
    expect([null, "0", "1", "0.35", "", " ", "loud", "-1", "2", "NaN"].map((kept) => volumeOf(kept, 0.8))).toEqual([
      0.8, 0, 1, 0.35, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8,
    ]);
  });
});
