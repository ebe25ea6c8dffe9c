import { keep, recall } from "../../lib/storage";

/** Flat or in space, as chosen in this browser. */
class Views {
  deep = $state(recall("saf-view") === "3d");
  /** In space: straight from above. */
  top = $state(false);

  set(deep: boolean): void {
    this.deep = deep;
    keep("saf-view", deep ? "3d" : "2d");
  }
}

export const views = new Views();
