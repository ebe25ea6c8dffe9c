import type { Stall } from "../seam";
import Picture from "./Picture.svelte";

export default { name: "alacarte", order: 3, Picture, seats: 3 } satisfies Stall;
