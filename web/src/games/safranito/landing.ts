import type { Landing } from "../contract";
import Picture from "./Picture.svelte";

export default { name: "safranito", order: 2, Picture, seats: 3, practice: true } satisfies Landing;
