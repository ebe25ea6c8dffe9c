import type { Options } from "../games/contract";
import { landings } from "../games/find";
import { opponents } from "./opponents.svelte";
import { NO_WISHES, optionsAt, type Wishes } from "./options";
import { progress, type Proposal } from "./progress.svelte";
import { forget, keep, recallJson } from "./storage";

/** One opponent; without a style the server draws one. */
export interface Opponent {
  level: string;
  style: string;
}

/** What is kept: an opponent without a level has the one chosen for all. */
interface Setup {
  bots: Opponent[] | undefined;
  wishes: Wishes;
}

const PLAIN: Setup = { bots: undefined, wishes: NO_WISHES };
const ANY: Opponent = { level: "", style: "" };

/** A game against bots as it was set up here last: how many, how strong each is, by which rules. */
class Solo {
  private readonly setups = $state<Record<string, Setup>>({});

  /** How few and how many opponents there can be. */
  bounds(game: string): { fewest: number; most: number } {
    const { fewest = 2, most = 2 } = opponents.known(game) ?? {};
    return { fewest: Math.max(fewest, 2) - 1, most: Math.max(most, 2) - 1 };
  }

  bots(game: string): Opponent[] {
    const kept = this.setup(game).bots ?? Array<Opponent>(this.usualCount(game)).fill(ANY);
    const levels = opponents.levels(game);
    const styles = opponents.styles(game);
    return this.cut(game, kept).map(({ level, style }) => ({
      level: levels.includes(level) ? level : opponents.of(game),
      style: styles.includes(style) ? style : "",
    }));
  }

  /** The level of all opponents; nothing if they differ. */
  level(game: string): string | undefined {
    const [first = "", ...others] = new Set(this.bots(game).map(({ level }) => level));
    return others.length ? undefined : first;
  }

  /** A level that may fit better than the one all opponents have. */
  proposal(game: string): Proposal | undefined {
    const proposal = progress.proposal(game);
    const level = this.level(game); // empty as long as the levels are not known
    return level === "" || level === proposal?.from ? proposal : undefined;
  }

  wishes(game: string): Wishes {
    return this.setup(game).wishes;
  }

  /** The options of the next game, as far as they differ from the game's own. */
  options(game: string): Options {
    return optionsAt(this.wishes(game), opponents.known(game)?.options ?? [], this.bots(game).length + 1);
  }

  /** Whether nothing but the level was chosen. */
  isPlain(game: string): boolean {
    const { bots, wishes } = this.setup(game);
    return !bots && ![wishes.own, wishes.picked].some((chosen) => Object.keys(chosen).length);
  }

  setCount(game: string, count: number): void {
    const bots = this.bots(game);
    const more = Math.max(0, count - bots.length);
    const last = bots.at(-1)?.level ?? "";
    this.seat(game, [...bots.slice(0, count), ...Array<Opponent>(more).fill({ ...ANY, level: last })]);
  }

  setBot(game: string, at: number, bot: Opponent): void {
    this.seat(
      game,
      this.bots(game).map((each, seat) => (seat === at ? bot : each)),
    );
  }

  /** One level for all; each keeps its style. */
  setLevel(game: string, level: string): void {
    this.seat(
      game,
      this.bots(game).map(({ style }) => ({ level, style })),
    );
  }

  setWishes(game: string, wishes: Wishes): void {
    this.store(game, { ...this.setup(game), wishes });
  }

  /** As it was before anything was chosen, except for the level. */
  reset(game: string): void {
    this.setups[game] = PLAIN;
    forget(`solo.${game}`);
  }

  /** Seat these opponents. A level that all of them have is the level chosen for the game. */
  private seat(game: string, bots: Opponent[]): void {
    const [level = "", ...others] = new Set(bots.map((bot) => bot.level));
    if (level && !others.length && level !== opponents.of(game)) {
      opponents.pick(game, level);
      progress.settle(game);
    }
    const seated = others.length ? bots : bots.map(({ style }) => ({ level: "", style }));
    this.store(game, { ...this.setup(game), bots: seated });
  }

  private setup(game: string): Setup {
    return this.setups[game] ?? read(recallJson(`solo.${game}`));
  }

  private store(game: string, { bots, wishes }: Setup): void {
    const usual = bots?.length === this.usualCount(game) && bots.every(({ level, style }) => !level && !style);
    const setup = { bots: usual ? undefined : bots, wishes };
    this.setups[game] = setup;
    keep(`solo.${game}`, JSON.stringify(setup));
  }

  /** As few or as many as the game allows, as far as that is known. */
  private cut(game: string, bots: Opponent[]): Opponent[] {
    if (!opponents.known(game)) return bots;
    const { fewest, most } = this.bounds(game);
    return [...bots, ...Array<Opponent>(fewest).fill(ANY)].slice(0, Math.min(Math.max(bots.length, fewest), most));
  }

  /** The opponents of a quick game: as many as its landing says, else as few as there can be. */
  private usualCount(game: string): number {
    const landing = landings.find(({ name }) => name === game);
    return landing ? landing.seats - 1 : this.bounds(game).fewest;
  }
}

/** What was kept, if it can be read. */
function read(kept: unknown): Setup {
  const { bots, wishes } = isObject(kept) ? kept : {};
  const { own, picked } = isObject(wishes) ? wishes : {};
  const isBot = (bot: unknown): bot is Opponent =>
    isObject(bot) && typeof bot.level === "string" && typeof bot.style === "string";
  return {
    bots: Array.isArray(bots) && bots.length && bots.every(isBot) ? bots : undefined,
    wishes: { own: isObject(own) ? own : {}, picked: isObject(picked) ? picked : {} },
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export const solo = new Solo();
