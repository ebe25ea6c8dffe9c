import { keep, recall } from "../../lib/storage";

export type Quality = "high" | "low";

/** Flat or in space, and how finely, as chosen in this browser. */
class Views {
  deep = $state(recall("saf-view") === "3d");
  /** In space: straight from above. */
  top = $state(false);

  /** What was chosen; without a choice, slow frames decide. */
  quality = $state<Quality | undefined>(qualityOf(recall("saf-quality")));
  /** The picture is drawn with fewer pixels and no shadows. */
  low = $state(false);

  /** There is no space to be had here: flat then, without forgetting what was chosen. */
  failed(): void {
    this.deep = false;
  }

  set(deep: boolean): void {
    this.deep = deep;
    keep("saf-view", deep ? "3d" : "2d");
  }

  choose(quality: Quality): void {
    this.quality = quality;
    keep("saf-quality", quality);
  }
}

function qualityOf(kept: string | null | undefined): Quality | undefined {
  return kept === "high" || kept === "low" ? kept : undefined;
}

export const views = new Views();
