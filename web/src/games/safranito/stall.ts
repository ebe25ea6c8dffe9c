import type { Stall } from "../seam";
import Picture from "./Picture.svelte";

export default { name: "safranito", order: 2, Picture, seats: 3, practice: true } satisfies Stall;
