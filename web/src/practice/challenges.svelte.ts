import { keep, recallJson } from "../lib/storage";

/** Something to manage so many times, in as few tries as possible. */
export interface Challenge<Try> {
  name: string;
  goal: number;
  hit: (tried: Try) => boolean;
}

/** How far somebody has come with a challenge, and the fewest tries that it ever took them. */
export interface Standing {
  hits: number;
  tries: number;
  best: number | undefined;
}

const FRESH: Standing = { hits: 0, tries: 0, best: undefined };

/** One more try; the one after the goal was reached begins anew. */
export function counted({ hits, tries, best }: Standing, hit: boolean, goal: number): Standing {
  const begun = hits < goal;
  const now = { hits: (begun ? hits : 0) + Number(hit), tries: (begun ? tries : 0) + 1 };
  const done = now.hits >= goal;
  return { ...now, best: done ? Math.min(best ?? now.tries, now.tries) : best };
}

/** The challenges of a game, and how they stand on this device. */
export class Challenges<Try, Each extends Challenge<Try> = Challenge<Try>> {
  private standings = $state.raw<Record<string, Standing>>({});
  /** The one that is tried just now; none: free practice. */
  private name = $state("");

  constructor(
    private readonly game: string,
    readonly all: readonly Each[],
  ) {
    this.standings = parse(recallJson(this.key), all);
  }

  get chosen(): Each | undefined {
    return this.all.find(({ name }) => name === this.name);
  }

  choose(name: string): void {
    this.name = name;
  }

  of(name: string): Standing {
    return this.standings[name] ?? FRESH;
  }

  /** Count a try of the chosen challenge; whether it hit, nothing in free practice. */
  note(tried: Try): boolean | undefined {
    const { chosen } = this;
    if (!chosen) return undefined;
    const hit = chosen.hit(tried);
    this.standings = { ...this.standings, [chosen.name]: counted(this.of(chosen.name), hit, chosen.goal) };
    keep(this.key, JSON.stringify(this.standings));
    return hit;
  }

  private get key(): string {
    return `practice.${this.game}`;
  }
}

/** What was kept, if it can be read. */
function parse(kept: unknown, all: readonly { name: string }[]): Record<string, Standing> {
  const found = (kept ?? {}) as Record<string, Partial<Standing> | undefined>;
  const whole = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
  return Object.fromEntries(
    all.flatMap(({ name }) => {
      const { hits, tries, best } = found[name] ?? {};
      return whole(hits) && whole(tries) ? [[name, { hits, tries, best: whole(best) ? best : undefined }]] : [];
    }),
  );
}
