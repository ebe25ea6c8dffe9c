import { beforeEach, describe, expect, it, vi } from "vitest";
import type { views as Views } from "./views.svelte";

const gpu = (renderer: string | undefined): void => {
  const about = { UNMASKED_RENDERER_WEBGL: 1 };
  const gl = { getExtension: () => about, getParameter: () => renderer };
  HTMLCanvasElement.prototype.getContext = vi.fn(() => (renderer ? gl : null)) as never;
  Object.assign(about, { loseContext: () => undefined });
};

async function fresh(): Promise<typeof Views> {
  vi.resetModules();
  return (await import("./views.svelte")).views;
}

beforeEach(() => localStorage.clear());

describe("flat or in space", () => {
  it("stays flat where the processor draws, without trying", async () => {
    gpu("Google SwiftShader");
    const views = await fresh();
    views.attempt();
    expect(views.deep).toBe(false);
    expect((await fresh()).deep).toBe(false);
  });

  it("is in space where frames are quick, and remembers it", async () => {
    gpu("Some GPU 3000");
    const views = await fresh();
    views.attempt();
    views.took(() => 4);
    expect([views.deep, (await fresh()).deep]).toEqual([true, true]);
  });

  it("falls back where they are slow, and does not try again", async () => {
    gpu("Some GPU 3");
    const views = await fresh();
    views.attempt();
    views.took(() => 30);
    expect(views.deep).toBe(false);
    const later = await fresh();
    later.attempt();
    expect(later.deep).toBe(false);
  });

  it("does as somebody chose", async () => {
    gpu("Some GPU 3000");
    (await fresh()).set(false);
    const views = await fresh();
    views.attempt();
    expect(views.deep).toBe(false);
  });
});
