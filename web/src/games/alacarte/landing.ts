import type { Landing } from "../contract";
import Picture from "./Picture.svelte";

export default { name: "alacarte", order: 3, Picture, seats: 3, practice: true } satisfies Landing;
