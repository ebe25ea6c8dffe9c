/** Strokes from practice that somebody agreed to keep: on this device only, until they are exported or deleted. */
import { forget, keep, recall } from "../../lib/storage";
import type { Attempt } from "./practice";
import type { Made } from "./thrower.svelte";

const KEY = "saf-strokes";
const CONSENT = "saf-strokes-consent";
const MOST = 500;
const FORMAT = 1;

/** A stroke as it is exported. Points are CSS pixels right of and above the press, and milliseconds. */
export interface Kept {
  by: Made["by"];
  style: Made["style"];
  points: Array<[number, number, number]>;
  /** The press: pixels right of the board's middle and above its edge are these many tenths of a millimetre. */
  press: [number, number] | null;
  release: number[];
  far: number;
  target: string;
  place: string;
  rest: [number, number] | null;
}

export class Strokes {
  consent = $state(recall(CONSENT) === "on");
  all = $state.raw<readonly Kept[]>(read());

  setConsent(on: boolean): void {
    this.consent = on;
    keep(CONSENT, on ? "on" : "off");
  }

  /** Keep a throw of practice, if that was agreed to. */
  add(made: Made, { place, at }: Attempt, target: string): void {
    if (!this.consent) return;
    const [press] = made.path;
    const { x, y, z, vx, vy, vz, spin } = made.release;
    this.all = [
      ...this.all,
      {
        by: made.by,
        style: made.style,
        points: made.path.map(
          ({ left, top, ms }) =>
            [tenth(left - press!.left), tenth(press!.top - top), tenth(ms - press!.ms)] as [number, number, number],
        ),
        press: press ? ([Math.round(press.x), Math.round(press.y)] as [number, number]) : null,
        release: [x, y, z, vx, vy, vz, spin].map(Math.round),
        far: Math.round(made.far),
        target,
        place,
        rest: at ? ([at.x, at.y] as [number, number]) : null,
      },
    ].slice(-MOST);
    keep(KEY, JSON.stringify(this.all));
  }

  clear(): void {
    this.all = [];
    forget(KEY);
  }

  /** All of it as a file, with the kind of screen and nothing about the person. */
  exported(): string {
    const device = { width: innerWidth, height: innerHeight, ratio: devicePixelRatio, touch: navigator.maxTouchPoints };
    return JSON.stringify({ format: FORMAT, game: "safranito", device, strokes: this.all });
  }
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

function read(): Kept[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Kept[]) : [];
  } catch {
    return [];
  }
}
