/** Aiming without a flick: a needle sweeps over the directions, then a disc over the distances, and a press
 * stops each. What is seen at the moment of the press is what counts. The hand that holds the chip trembles
 * visibly, or a meter would be far steadier than any flick: see bench/throwing.py. */
import type { Spot } from "./board";
import { EDGE, releaseOf, type Line, type Style } from "./throwing";
import type { Release } from "./release";

export const SWEEP_MS = 700; // from one end to the other
export const WIDEST = 42; // degrees to each side
export const NEAREST = 480; // tenths of a millimetre from the edge
export const FURTHEST = 4580;
/** Standard deviations of the tremor, and its two frequencies per millisecond: those of a real hand. */
const SHAKE_DEGREES = 3.2;
const SHAKE_FAR = 200;
const SLOW_TREMOR = 0.0083;
const FAST_TREMOR = 0.0117;

/** There and back between 0 and 1. */
export function swing(ms: number): number {
  const at = (ms / SWEEP_MS) % 2;
  return at > 1 ? 2 - at : at;
}

/** How far the hand is off at a time, in standard deviations; a phase between 0 and 1 makes each try differ. */
export function tremor(ms: number, phase: number): number {
  const wave = (turns: number): number => Math.sin(2 * Math.PI * turns);
  return wave(SLOW_TREMOR * ms + phase) + wave(FAST_TREMOR * ms + 7 * phase);
}

/** Degrees to the right. */
export const angleAt = (ms: number, phase: number): number =>
  -WIDEST + 2 * WIDEST * swing(ms) + SHAKE_DEGREES * tremor(ms, phase);

/** Tenths of a millimetre from the edge. */
export const farAt = (ms: number, phase: number): number =>
  NEAREST + (FURTHEST - NEAREST) * swing(ms) + SHAKE_FAR * tremor(ms, phase);

/** Where a distance stands on the bar, from 0 to 1. */
export const partOf = (far: number): number => Math.max(0, Math.min(1, (far - NEAREST) / (FURTHEST - NEAREST)));

/** The line from a place at the edge into a direction. */
export function lineTo(x: number, degrees: number): Line {
  const angle = (degrees * Math.PI) / 180;
  return { from: { x, y: EDGE } satisfies Spot, way: { x: Math.sin(angle), y: Math.cos(angle) } };
}

export const meterRelease = (x: number, degrees: number, far: number, style: Style): Release =>
  releaseOf(lineTo(x, degrees), far, style);
