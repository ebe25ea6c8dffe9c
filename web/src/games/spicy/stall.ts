import type { Stall } from "../seam";
import Picture from "./Picture.svelte";

export default { name: "spicy", order: 1, Picture, seats: 4 } satisfies Stall;
