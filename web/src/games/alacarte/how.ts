import type { HowTo } from "../contract";
import Picture from "./How.svelte";
import Sprites from "./Sprites.svelte";

export default {
  steps: [
    { name: "goal", clause: "C3" },
    { name: "turn", clause: "C10" },
    { name: "heat", clause: "C20" },
    { name: "season", clause: "C30" },
    { name: "ruined", clause: "C32" },
    { name: "cups", clause: "C11" },
    { name: "crepe", clause: "C60" },
    { name: "end", clause: "C71" },
  ],
  Sprites,
  Picture,
} satisfies HowTo;
