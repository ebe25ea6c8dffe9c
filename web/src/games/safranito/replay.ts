/** What happens in a film of a throw, and how quickly it is shown: knocks in slow motion. */
import type { Film } from "../../lib/film";
import { hear, placeOf } from "./events";
import { poseOf } from "./film";
import type { Chip } from "./wire";

const STEP_MS = 1000 / 60;
const TOUCHED = 5; // tenths of a millimetre that a struck chip moves at once
const KNOCKED = 200; // and in all, to count as knocked away
const HARD = 6; // tenths of a millimetre per millisecond

const SLOW = 0.3;
const BEFORE_MS = 80;
const AFTER_MS = 250;
const LONGEST_MS = 1000; // of slow motion, as seen

export interface Moments {
  /** The thrown chip touches something for the first time. */
  contact?: number;
  /** It strikes another one, and that goes far enough to matter. */
  knock?: { ms: number; hard: boolean; token: number };
  /** Some chip leaves the board. */
  off: boolean;
}

type Way = Array<readonly [number, number, number]>;

/** What happens when, in milliseconds of the film; what was told says where the chips count now. */
export function momentsOf(film: Film, before: readonly Chip[], told: readonly string[]): Moments {
  const count = Math.floor(film.ms / STEP_MS) + 1;
  const places = new Map(restsOf(told).map((rest) => [Number(rest.words[0]), placeOf(rest)]));
  const ways = film.bodies.map((token): { old: Chip | undefined; way: Way } => ({
    old: before.find((chip) => chip.token === token),
    way: Array.from({ length: count + 1 }, (_, at) => poseOf(film, token, at * STEP_MS)!.at),
  }));
  const thrown = ways.find(({ old }) => !old)?.way;
  const struck = ways.filter(({ old }) => old);
  const starts = struck.map(({ old, way }) => ({ token: old!.token, at: startOf(way) })).filter(({ at }) => at > 0);
  const first = Math.min(...starts.map(({ at }) => at));
  const knocked = struck.some(({ old, way }) => isFar(way) || (places.get(old!.token) ?? old!.place) !== old!.place);
  const landed = thrown ? landing(thrown) : undefined;
  return {
    ...(landed === undefined ? {} : { contact: Math.min(landed, first) * STEP_MS }),
    ...(Number.isFinite(first) && knocked
      ? {
          knock: {
            ms: first * STEP_MS,
            hard: struck.some(({ way }) => isHard(way, first)),
            token: starts.find(({ at }) => at === first)!.token,
          },
        }
      : {}),
    off: [...places.values()].includes("off"),
  };
}

/** The events that say where chips came to rest. */
export const restsOf = (told: readonly string[]): ReturnType<typeof hear>[] =>
  told.map(hear).filter(({ name }) => name === "landed" || name === "fell");

const apart = (a: readonly number[], b: readonly number[]): number => Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!);

/** The frame before a chip begins to move; 0 if it never does. */
const startOf = (way: Way): number => Math.max(0, way.findIndex((at) => apart(at, way[0]!) > TOUCHED) - 1);

const isFar = (way: Way): boolean => apart(way[0]!, way.at(-1)!) >= KNOCKED;

const isHard = (way: Way, at: number): boolean =>
  apart(way[Math.min(at + 3, way.length - 1)]!, way[at]!) > HARD * 3 * STEP_MS;

/** The frame in which a falling chip falls no further. */
function landing(way: Way): number | undefined {
  const at = way.findIndex(
    ([, , z], frame) => frame > 0 && z < way[frame - 1]![2] && z <= (way[frame + 1]?.[2] ?? Infinity),
  );
  return at < 0 ? undefined : at;
}

/** The time of a film by the time that has passed. */
export class Pace {
  private readonly from: number;
  private readonly to: number;

  constructor(
    private readonly ms: number,
    knock?: number,
  ) {
    this.from = knock === undefined ? 0 : Math.max(0, knock - BEFORE_MS);
    this.to = knock === undefined ? 0 : Math.min(ms, knock + AFTER_MS, this.from + LONGEST_MS * SLOW);
  }

  /** How long the film takes to watch. */
  get lasts(): number {
    return this.ms + this.lag;
  }

  at(passed: number): number {
    if (passed <= this.from) return passed;
    const slow = this.from + (passed - this.from) * SLOW;
    return Math.min(this.ms, slow <= this.to ? slow : passed - this.lag);
  }

  private get lag(): number {
    return (this.to - this.from) * (1 / SLOW - 1);
  }
}
