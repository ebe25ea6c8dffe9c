import { keep, recall } from "../../lib/storage";

export type Quality = "high" | "low";

/** Frames that take longer than this make the flat board the better one (ms). */
const QUICK_MS = 14;
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

/** Flat or in space, and how finely, as chosen in this browser; without a choice, as quickly as it draws. */
class Views {
  /** What somebody chose, else what was found out here before. */
  deep = $state((recall("saf-view") ?? recall("saf-found")) === "3d");
  /** In space: straight from above. */
  top = $state(false);
  /** In space: somebody looks from elsewhere. Counting up brings them back. */
  away = $state(false);
  returns = $state(0);

  /** What was chosen; without a choice, slow frames decide. */
  quality = $state<Quality | undefined>(qualityOf(recall("saf-quality")));
  /** The picture is drawn with fewer pixels and no shadows. */
  low = $state(false);
  /** Nobody has chosen and nothing is known yet: the first table in space tells how quick it is. */
  private trying = false;

  /** At a table: see whether space is quick enough here, unless that is known or somebody chose. */
  attempt(): void {
    if ((recall("saf-view") ?? recall("saf-found")) !== null) return;
    if (drawsInSoftware()) return this.found(false);
    this.trying = true;
    this.deep = true;
  }

  /** How long a picture in space takes (ms), as far as anybody asks. */
  took(measure: () => number): void {
    if (this.trying) this.found(measure() <= QUICK_MS);
  }

  /** There is no space to be had here: flat then, without forgetting what was chosen. */
  failed(): void {
    if (this.trying) this.found(false);
    this.deep = false;
  }

  set(deep: boolean): void {
    this.trying = false;
    this.deep = deep;
    keep("saf-view", deep ? "3d" : "2d");
  }

  choose(quality: Quality): void {
    this.quality = quality;
    keep("saf-quality", quality);
  }

  private found(quick: boolean): void {
    this.trying = false;
    this.deep = quick;
    keep("saf-found", quick ? "3d" : "2d");
  }
}

/** Whether pictures in space are drawn by the processor: then nothing needs to be loaded to know that it is slow. */
export function drawsInSoftware(): boolean {
  const gl = document.createElement("canvas").getContext("webgl2");
  const about = gl?.getExtension("WEBGL_debug_renderer_info");
  if (!gl || !about) return true;
  const renderer = String(gl.getParameter(about.UNMASKED_RENDERER_WEBGL));
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return SOFTWARE.test(renderer);
}

function qualityOf(kept: string | null | undefined): Quality | undefined {
  return kept === "high" || kept === "low" ? kept : undefined;
}

export const views = new Views();
