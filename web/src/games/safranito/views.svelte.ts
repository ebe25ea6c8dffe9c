import { keep, recall } from "../../lib/storage";

/** Flat or in space, as chosen in this browser. */
class Views {
  deep = $state(recall("saf-view") === "3d");
  /** In space: straight from above. */
  top = $state(false);

  /** There is no space to be had here: flat then, without forgetting what was chosen. */
  failed(): void {
    this.deep = false;
  }

  set(deep: boolean): void {
    this.deep = deep;
    keep("saf-view", deep ? "3d" : "2d");
  }
}

export const views = new Views();
