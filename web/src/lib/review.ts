import type { Tale } from "../games/contract";
import type { Finding } from "../wire";
import { mayKnow, verdictOn, type Verdict } from "./analysis.svelte";

/** How bad a decision was, by the winning chances it gave away. */
export type Grade = "slip" | "mistake" | "blunder";
/** What the log shows beside a step. */
export type Mark = Exclude<Verdict, "other"> | Grade;

const GRADES: ReadonlyArray<readonly [number, Grade]> = [
  [15, "blunder"],
  [10, "mistake"],
  [0, "slip"],
];
/** Less than this over the usual choice is nothing to speak of. */
const NOTABLE_GAIN = 3;

/** The grade of a mistake; nothing for a good decision. Where nobody knows what it cost, it is a mistake. */
export function gradeOf(finding: Finding): Grade | undefined {
  if (verdictOn(finding) !== "other") return undefined;
  if (finding.cost < 0) return "mistake";
  return GRADES.find(([least]) => finding.cost >= least)![1];
}

export function markOf(finding: Finding): Mark | undefined {
  const verdict = verdictOn(finding);
  return verdict === "other" ? gradeOf(finding) : verdict;
}

export const isGrade = (mark: Mark | undefined): mark is Grade =>
  mark === "slip" || mark === "mistake" || mark === "blunder";

/** A step in the log of a replay; `silent` says what was done where nothing is told of it. */
interface Looked {
  seat: number;
  tales: Tale[];
  mark?: Mark | undefined;
  silent?: (() => Tale) | undefined;
}

/**
 * Marks where they can be seen: of an action that tells nothing by itself, at what chance made of it.
 * What somebody else did is never marked with it; a mistake gets a line of its own then.
 */
export function withMarks<Entry extends Looked>(entries: Entry[]): Entry[] {
  const marked = entries.map((entry) => ({ ...entry }));
  marked.forEach((entry, at) => {
    if (entry.tales.length || !entry.mark) return;
    const next = marked.slice(at + 1).find(({ seat, tales }) => seat >= 0 || tales.length);
    if (next && next.seat < 0) next.mark = entry.mark;
    else if (isGrade(entry.mark) && entry.silent) entry.tales = [entry.silent()];
  });
  return marked;
}

/** The steps of the mistakes that these eyes may know of, in their order. */
export function mistakesFor(findings: readonly Finding[], eyes: number): number[] {
  return findings
    .filter((finding) => gradeOf(finding) && mayKnow(eyes, finding.seat))
    .map(({ v }) => v)
    .sort((a, b) => a - b);
}

/** What can be said of a seat's decisions. */
export interface Decisions {
  all: number;
  /** Those that were no mistake. */
  good: number;
  /** The costliest first. */
  worst: Finding[];
  /** Those that gained most over the usual choice. */
  best: Finding[];
}

export function decisionsOf(findings: readonly Finding[], seat: number, most: number): Decisions {
  const own = findings.filter((finding) => finding.seat === seat && verdictOn(finding));
  const bad = own.filter(gradeOf);
  const good = own.filter((finding) => !gradeOf(finding));
  return {
    all: own.length,
    good: good.length,
    worst: bad.sort((a, b) => b.cost - a.cost || a.v - b.v).slice(0, most),
    best: good
      .filter(({ gain }) => gain >= NOTABLE_GAIN)
      .sort((a, b) => b.gain - a.gain || a.v - b.v)
      .slice(0, most),
  };
}

/** How likely a claim was to be true: one number for whoever looks. */
export interface Believed {
  percent: number;
  /** Who could tell so much; nobody in particular where it is the average of all others. */
  seat: number | undefined;
  /** What it claimed, in the server's words, and for whoever may know it, whether it was true. */
  finding: Finding;
  knows: boolean | undefined;
}

/** A seat believes what it can tell; whoever knows the card, or sees all, is told what the others could believe. */
export function believedBy(finding: Finding | undefined, eyes: number): Believed | undefined {
  const weighed = (finding?.beliefs ?? []).filter(({ reason }) => typeof reason.values.percent === "number");
  const percentOf = (seat: number): number => Number(weighed.find((each) => each.seat === seat)!.reason.values.percent);
  const others = weighed.map(({ seat }) => seat).filter((seat) => seat !== finding?.seat);
  if (!finding || !others.length) return undefined;
  if (others.includes(eyes)) return { percent: percentOf(eyes), seat: eyes, finding, knows: undefined };
  if (!mayKnow(eyes, finding.seat)) return undefined;
  const sum = others.reduce((total, seat) => total + percentOf(seat), 0);
  const known = weighed.some(({ seat }) => seat === finding.seat) ? percentOf(finding.seat) > 0 : undefined;
  return { percent: Math.round(sum / others.length), seat: undefined, finding, knows: known };
}
