/** How physical quantities and sliders become loudness and brightness. */

const clamp = (value: number): number => Math.max(0, Math.min(1, value));

/** Slower contacts than this make no sound (m/s). */
export const FAINTEST = 0.03;
/** Faster ones sound no louder. */
export const HARDEST = 2.5;

/** The gain of a contact by its speed (m/s): from silence to 1. */
export function loudness(speed: number): number {
  return clamp((speed - FAINTEST) / (HARDEST - FAINTEST)) ** 0.7;
}

/** How hard a contact is: what is hit faster touches for a shorter time, and more high partials ring. */
export function hardness(speed: number): number {
  return clamp((speed - FAINTEST) / (HARDEST - FAINTEST)) ** 0.5;
}

/** Hardness in so many steps: a sound is computed once for each. */
export const STEPS = 5;
export function stepOf(hard: number): number {
  return Math.min(STEPS - 1, Math.floor(clamp(hard) * STEPS));
}

/** The highest frequency (Hz) that a contact excites; `stiff` (0 to 1) is how hard the softer material is. */
export function cutoff(hard: number, stiff: number): number {
  return 350 * 2 ** (clamp(stiff) * 4.5 + clamp(hard) * 1.6);
}

/** The gain of a slider from 0 to 1; half way sounds about half as loud. */
export function volume(slider: number): number {
  return clamp(slider) ** 2;
}

/** A pan: how loudly it sizzles, and how bright that is (Hz); `heat` runs from 0, which is off, to 1. */
export function sizzling(heat: number): { gain: number; hz: number } {
  const hot = clamp(heat);
  return { gain: hot ** 1.5, hz: 2200 + 3800 * hot };
}

/** A factor near 1, so that no two sounds are quite the same. */
export function around(spread: number, random: () => number = Math.random): number {
  return 1 + (random() * 2 - 1) * spread;
}
