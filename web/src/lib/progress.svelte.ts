import type { News, TableInfo } from "../wire";
import { opponents } from "./opponents.svelte";
import { keep, recallJson } from "./storage";

/** A finished game of one person against bots of one level. */
export interface Finished {
  table: string;
  level: string;
  /** How much of the win was theirs: 1, a part if it was shared, or 0. */
  won: number;
  seats: number;
}

/** Another level that may fit better, and why. */
export interface Proposal {
  from: string;
  to: string;
  /** The number of the proposed level, from 1. */
  number: number;
  up: boolean;
  won: number;
  games: number;
}

interface Kept {
  games: Finished[];
  /** The last game before somebody answered a proposal or chose a level: those until then count no more. */
  since: string;
  proposal: Proposal | undefined;
}

/** Fewer games say nothing; older ones no longer do. */
const FEW = 3;
const RECENT = 6;
const MOST_KEPT = 30;
/** So many games more, or fewer, than one's fair share is a reason to propose another level. */
const MARGIN = 1;

/** One level up for somebody who wins more than their share of recent games, one down for somebody who wins less. */
export function propose(games: readonly Finished[], levels: readonly string[]): Proposal | undefined {
  const level = games.at(-1)?.level ?? "";
  const other = games.findLastIndex((game) => game.level !== level);
  const recent = games.slice(other + 1).slice(-RECENT);
  const at = levels.indexOf(level);
  if (at < 0 || recent.length < FEW) return undefined;
  const ahead = recent.reduce((sum, { won, seats }) => sum + won - 1 / seats, 0);
  const to = ahead >= MARGIN ? at + 1 : ahead <= -MARGIN ? at - 1 : at;
  if (to === at || !(to in levels)) return undefined;
  const won = recent.filter((game) => game.won).length;
  return { from: level, to: levels[to]!, number: to + 1, up: to > at, won, games: recent.length };
}

/** What a table whose end is on view says about its one person's strength; nothing unless all others are bots of one
 * level. */
export function finishedAt(info: TableInfo, { winners }: Pick<News, "winners">): Finished | undefined {
  const [me, ...more] = info.seats.filter(({ mine }) => mine);
  const others = info.seats.filter(({ mine }) => !mine);
  const [level = "", ...mixed] = new Set(others.map(({ kind, bot }) => (kind === "bot" ? bot : "")));
  if (!info.over || !winners || !me || me.kind !== "person" || more.length || !level || mixed.length) return undefined;
  const won = winners.includes(me.seat) ? 1 / winners.length : 0;
  return { table: info.id, level, won, seats: info.seats.length };
}

/** How games against bots went on this device, and what that suggests. Nothing changes by itself. */
class Progress {
  private readonly read = $state<Record<string, Kept>>({});

  /** A level that may fit better, until it is answered. */
  proposal(game: string): Proposal | undefined {
    return this.of(game).proposal;
  }

  /** Note the end of a game once. */
  async finish(info: TableInfo, news: Pick<News, "winners">): Promise<void> {
    const finished = finishedAt(info, news);
    if (!finished || this.of(info.game).games.some(({ table }) => table === finished.table)) return;
    await opponents.load().catch(() => undefined); // without the levels there is nothing to propose yet
    const { games, since } = this.of(info.game);
    if (games.some(({ table }) => table === finished.table)) return;
    const all = [...games, finished].slice(-MOST_KEPT);
    const counted = all.slice(all.findIndex(({ table }) => table === since) + 1);
    this.store(info.game, { games: all, since, proposal: propose(counted, opponents.levels(info.game)) });
  }

  /** Somebody answered the proposal, or chose a level: it is not made again before a few more games. */
  settle(game: string): void {
    const { games } = this.of(game);
    this.store(game, { games, since: games.at(-1)?.table ?? "", proposal: undefined });
  }

  private of(game: string): Kept {
    return this.read[game] ?? parse(recallJson(`games.${game}`));
  }

  private store(game: string, kept: Kept): void {
    this.read[game] = kept;
    keep(`games.${game}`, JSON.stringify(kept));
  }
}

/** What was kept, if it can be read. */
function parse(kept: unknown): Kept {
  const { games, since, proposal } = (kept ?? {}) as Partial<Kept>;
  const isGame = (game: unknown): game is Finished => typeof (game as Finished | null)?.table === "string";
  return {
    games: Array.isArray(games) ? games.filter(isGame) : [],
    since: typeof since === "string" ? since : "",
    proposal: typeof proposal?.to === "string" ? proposal : undefined,
  };
}

export const progress = new Progress();
