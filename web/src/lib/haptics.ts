import { settings } from "./settings.svelte";

/** Short vibrations, in milliseconds on and off, where a device has them. */
const PATTERNS = {
  pick: [8],
  release: [12],
  contact: [10],
  knock: [15],
  "hard-knock": [25],
  off: [30, 40, 30],
} satisfies Record<string, number[]>;

export type Buzz = keyof typeof PATTERNS;

/** Whether this device can vibrate at all. */
export const vibrates = (): boolean => "vibrate" in navigator;

export function buzz(what: Buzz): void {
  if (settings.haptics && vibrates()) navigator.vibrate(PATTERNS[what]);
}
