import type { HowTo } from "../contract";
import Picture from "./How.svelte";
import Sprites from "./Sprites.svelte";

export default {
  steps: [
    { name: "goal", clause: "S28" },
    { name: "claim", clause: "S8" },
    { name: "higher", clause: "S10" },
    { name: "pass", clause: "S12" },
    { name: "challenge", clause: "S16" },
    { name: "wild", clause: "S17" },
    { name: "last", clause: "S23" },
    { name: "end", clause: "S26" },
  ],
  Sprites,
  Picture,
} satisfies HowTo;
