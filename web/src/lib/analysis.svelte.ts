import type { Tale } from "../games/contract";
import type { Finding, Findings, Kept, Reason, Seat } from "../wire";
import { api } from "./api";

/** How what was played compares with what the champion would have done. */
export type Verdict = Exclude<Finding["verdict"], "">;

/** What the champion says of a recorded game, as the server finds it; it stops when the page is left. */
export class Analysis {
  on = $state(false);
  bot = $state("");
  done = $state(0);
  all = $state(0);
  problem = $state<unknown>();
  private found = $state.raw<ReadonlyMap<number, Finding>>(new Map());
  private leaving = $state.raw<AbortController>();

  get running(): boolean {
    return this.leaving !== undefined;
  }

  of(version: number): Finding | undefined {
    return this.on ? this.found.get(version) : undefined;
  }

  /** Whether a step was come to: steps are looked at in their order. */
  reached(version: number): boolean {
    return !this.running || Math.max(-1, ...this.found.keys()) >= version;
  }

  async start(kept: Kept): Promise<void> {
    this.stop();
    const leaving = new AbortController();
    this.leaving = leaving;
    this.on = true;
    try {
      for await (const line of api.analysis(kept, leaving.signal)) {
        if (leaving !== this.leaving) return;
        this.take(line);
      }
      if (this.done < this.all) throw new TypeError("the line broke");
    } catch (error) {
      if (leaving === this.leaving) this.problem = error;
    }
    if (leaving === this.leaving) this.leaving = undefined;
  }

  private take({ bot, done, all, found }: Findings): void {
    this.bot = bot;
    this.done = done;
    this.all = all;
    if (found.length) this.found = new Map([...this.found, ...found.map((each) => [each.v, each] as const)]);
  }

  stop(): void {
    this.leaving?.abort();
    this.leaving = undefined;
    this.on = false;
    this.found = new Map();
    this.done = 0;
    this.all = 0;
    this.problem = undefined;
  }
}

/** Nothing where nothing was to be decided, or nothing can be said of it. */
export const verdictOn = ({ verdict }: Finding): Verdict | undefined => verdict || undefined;

/** The message of a verdict: a seat of the champion's own level is not compared with it as with somebody else. */
export function verdictId(verdict: Verdict, sitter: Pick<Seat, "kind" | "bot"> | undefined, champion: string): string {
  return sitter?.kind === "bot" && sitter.bot === champion ? `verdict-${verdict}-self` : `verdict-${verdict}`;
}

/** A step in the log of a replay; `silent` says what was done where nothing is told of it. */
interface Looked {
  seat: number;
  tales: Tale[];
  verdict?: Verdict | undefined;
  silent?: Tale | undefined;
}

/**
 * Marks where they can be seen: of an action that tells nothing by itself, at what chance made of it.
 * What somebody else did is never marked with it; a mistake gets a line of its own then.
 */
export function withMarks<Entry extends Looked>(entries: Entry[]): Entry[] {
  const marked = entries.map((entry) => ({ ...entry }));
  marked.forEach((entry, at) => {
    if (entry.tales.length || !entry.verdict) return;
    const next = marked.slice(at + 1).find(({ seat, tales }) => seat >= 0 || tales.length);
    if (next && next.seat < 0) next.verdict = entry.verdict;
    else if (entry.verdict === "other" && entry.silent) entry.tales = [entry.silent];
  });
  return marked;
}

/** The step at which somebody acted: chance only answers what was done before. */
export function actedAt(steps: ReadonlyArray<{ seat: number }>, at: number): number {
  return at > 0 && (steps[at]?.seat ?? 0) < 0 ? actedAt(steps, at - 1) : at;
}

/** Whether these eyes may see what was found about a seat: their own seat, or everything open. */
export const mayKnow = (eyes: number, seat: number): boolean => eyes === seat || eyes === -3;

/** What the seats behind these eyes could think of what was just done. */
export function beliefsOf(finding: Finding | undefined, eyes: number): Array<{ seat: number; reason: Reason }> {
  return (finding?.beliefs ?? []).filter(({ seat }) => mayKnow(eyes, seat));
}
