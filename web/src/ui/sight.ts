import { settings } from "../lib/settings.svelte";

/** Brings what has just appeared into view, as far as it is not: on a narrow screen it may be below. */
export function inSight(node: Element): void {
  node.scrollIntoView({ block: "nearest", behavior: settings.motion ? "smooth" : "instant" });
}
