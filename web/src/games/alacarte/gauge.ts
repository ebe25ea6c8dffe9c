import { FLICK_BOUNDS, FLICK_LANDINGS, SHORT_TURNS } from "./wire";

/** What a gauge promises: the odds that the physics was measured to give, never more. */

type Row = readonly number[];

/** A stretch of a gauge, in its own unit, and what mostly comes of it; the odds are of ten. */
export interface Zone {
  kind: "idle" | "good" | "bad";
  from: number;
  to: number;
  /** The message that names it. */
  name: string;
  /** How often that is so at its best. */
  odds: number;
}

/** A column of a measured table, between its rows. */
export function shareAt(rows: readonly Row[], at: number, column: number): number {
  const above = rows.findIndex(([where = 0]) => where >= at);
  if (above < 0) return rows.at(-1)?.[column] ?? 0;
  const [low, high] = [rows[Math.max(0, above - 1)]!, rows[above]!];
  const [from = 0, to = 0] = [low[0], high[0]];
  const share = to === from ? 0 : (at - from) / (to - from);
  return low[column]! + (high[column]! - low[column]!) * Math.max(0, share);
}

/** Which column is the likeliest there. */
function likeliest(rows: readonly Row[], at: number): number {
  const shares = rows[0]!.slice(1).map((_, column) => shareAt(rows, at, column + 1));
  return shares.indexOf(Math.max(...shares)) + 1;
}

/** The stretches of a scale, each with what is likeliest in it. */
function stretches(
  rows: readonly Row[],
  [from, to]: readonly [number, number],
  named: Record<number, Omit<Zone, "from" | "to" | "odds">>,
): Zone[] {
  const zones: Array<Zone & { column: number }> = [];
  for (let at = from; at <= to; at++) {
    const column = likeliest(rows, at);
    const odds = Math.floor(shareAt(rows, at, column) / 10);
    const last = zones.at(-1);
    if (last?.column !== column) {
      if (last) last.to = at;
      zones.push({ ...named[column]!, column, from: at, to: at, odds });
    } else Object.assign(last, { to: at, odds: Math.max(last.odds, odds) });
  }
  return zones.map(({ column: _column, ...zone }) => zone);
}

/** How far a shaker is tipped, for a short turn. */
export const TIPPED: readonly Zone[] = stretches(SHORT_TURNS, [0, 180], {
  1: { kind: "idle", name: "ala-gauge-nothing" },
  2: { kind: "good", name: "ala-gauge-few" },
  3: { kind: "bad", name: "ala-gauge-many" },
});

/** How quickly a pan is flicked. */
export const FLICKED: readonly Zone[] = stretches(FLICK_LANDINGS, FLICK_BOUNDS.flick, {
  1: { kind: "good", name: "ala-gauge-up" },
  2: { kind: "bad", name: "ala-gauge-down" },
  3: { kind: "bad", name: "ala-gauge-missed" },
});

/** How often of ten a crêpe flicked like that comes down picture up. */
export const turnedOdds = (flick: number): number => Math.floor(shareAt(FLICK_LANDINGS, flick, 1) / 10);
