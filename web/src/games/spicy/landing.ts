import type { Landing } from "../contract";
import Picture from "./Picture.svelte";

export default { name: "spicy", order: 1, Picture, seats: 4 } satisfies Landing;
