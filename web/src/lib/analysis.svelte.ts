import type { Finding, Findings, Kept, Seat, Tally } from "../wire";
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
  /** What the game adds up to for each seat. */
  tallies = $state.raw<Tally[]>([]);
  private found = $state.raw<ReadonlyMap<number, Finding>>(new Map());
  /** The versions that are looked at; nothing until the server has said which. */
  private steps = $state.raw<ReadonlySet<number>>();
  private leaving = $state.raw<AbortController>();

  get running(): boolean {
    return this.leaving !== undefined;
  }

  of(version: number): Finding | undefined {
    return this.on ? this.found.get(version) : undefined;
  }

  /** Everything found so far. */
  readonly findings = $derived.by((): Finding[] => [...this.found.values()]);

  /** Whether nothing more is to come about a step. */
  reached(version: number): boolean {
    return !this.running || this.found.has(version) || this.steps?.has(version) === false;
  }

  /** Begin; what the seat `first` decided is looked at before all else. */
  async start(kept: Kept, first = -1): Promise<void> {
    this.stop();
    const leaving = new AbortController();
    this.leaving = leaving;
    this.on = true;
    try {
      for await (const line of api.analysis({ ...kept, first }, leaving.signal)) {
        if (leaving !== this.leaving) return;
        this.take(line);
      }
      if (this.done < this.all) throw new TypeError("the line broke");
    } catch (error) {
      if (leaving === this.leaving) this.problem = error;
    }
    if (leaving === this.leaving) this.leaving = undefined;
  }

  private take({ bot, done, all, found, steps, tallies }: Findings): void {
    if (!this.steps) {
      this.steps = new Set(steps);
      this.tallies = tallies;
    }
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
    this.steps = undefined;
    this.tallies = [];
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

/** The step at which somebody acted: chance only answers what was done before. */
export function actedAt(steps: ReadonlyArray<{ seat: number }>, at: number): number {
  return at > 0 && (steps[at]?.seat ?? 0) < 0 ? actedAt(steps, at - 1) : at;
}

/** Whether these eyes may see what was found about a seat: their own seat, or everything open. */
export const mayKnow = (eyes: number, seat: number): boolean => eyes === seat || eyes === -3;
