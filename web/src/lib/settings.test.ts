import { afterEach, describe, expect, it, vi } from "vitest";
import { PACES, paceOf, settings } from "./settings.svelte";

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
