import type { HowTo } from "../contract";
import Picture from "./How.svelte";
import Sprites from "./Sprites.svelte";

export default {
  steps: [
    { name: "goal", clause: "F43" },
    { name: "throw", clause: "F10" },
    { name: "counts", clause: "F15" },
    { name: "knock", clause: "F12" },
    { name: "circles", clause: "F20" },
    { name: "sell", clause: "F32" },
    { name: "buy", clause: "F34" },
    { name: "blend", clause: "F40" },
  ],
  Sprites,
  Picture,
} satisfies HowTo;
