import type { GameAbout, Seat } from "../wire";
import { api } from "./api";
import { known, sayKnown, t } from "./i18n.svelte";
import { keep, recall } from "./storage";

/** Whom one plays against: the levels of each game, and the one that was chosen here last. */
class Opponents {
  private games = $state.raw<GameAbout[]>([]);
  private picked = $state<Record<string, string>>({});
  private coming: Promise<void> | undefined;

  /** Ask the server once; a failure is told, and asked again the next time. */
  load(): Promise<void> {
    this.coming ??= api.games().then(
      (games) => void (this.games = games),
      (error: unknown) => {
        this.coming = undefined;
        throw error;
      },
    );
    return this.coming;
  }

  /** All about a game; nothing if the server could not be asked, or does not have it. */
  async about(game: string): Promise<GameAbout | undefined> {
    await this.load().catch(() => undefined);
    return this.known(game);
  }

  /** The same, as far as the server has told it by now. */
  known(game: string): GameAbout | undefined {
    return this.games.find(({ name }) => name === game);
  }

  /** The games of the house that are not among these. */
  besides(names: readonly string[]): GameAbout[] {
    return this.games.filter(({ name }) => !names.includes(name));
  }

  /** Weakest first; none as long as they are not known. */
  levels(game: string): string[] {
    return this.known(game)?.levels ?? [];
  }

  /** The styles that a bot of a level can have; none where the game has no levels. */
  styles(game: string): string[] {
    return this.known(game)?.styles ?? [];
  }

  /** The level that was chosen here last; whoever never chose one begins with the weakest. Empty as long as the
   * levels are not known. */
  of(game: string): string {
    const wanted = this.picked[game] ?? recall(`level.${game}`) ?? "";
    const levels = this.levels(game);
    return levels.includes(wanted) ? wanted : (levels[0] ?? this.known(game)?.usual ?? "");
  }

  pick(game: string, level: string): void {
    this.picked[game] = level;
    keep(`level.${game}`, level);
  }
}

export const opponents = new Opponents();

/** The name of a level; a level that nobody put into words is called what the server calls it. */
export function sayLevel(game: string, level: string): string {
  const id = `level-${game}-${level}`;
  return known(id) ? t(id) : level;
}

/** One line about a level. */
export function sayAboutLevel(game: string, level: string): string {
  return sayKnown(`level-${game}-${level}-text`);
}

/** A level as it is chosen: “3 · Alley cat”. */
export function sayChoice(game: string, level: string, at: number): string {
  return `${at + 1} · ${sayLevel(game, level)}`;
}

/** One line about a style, the same in every game. */
export function sayAboutStyle({ style }: Pick<Seat, "style">): string {
  return sayKnown(`style-${style}-text`);
}

type Sitter = Pick<Seat, "kind" | "bot" | "style">;

/** What sits there, if it is no person: “Alley cat”. */
export function sayWhat(game: string, { kind, bot }: Sitter): string {
  if (kind === "stand-in") return t("stand-in");
  if (kind !== "bot") return "";
  return known(`level-${game}-${bot}`) ? sayLevel(game, bot) : t("bot");
}

/** How a bot of a level leans: “bold”. */
export function sayStyle(game: string, { kind, bot, style }: Sitter): string {
  const graded = kind === "bot" && known(`level-${game}-${bot}`);
  return graded && known(`style-${style}`) ? t(`style-${style}`) : "";
}

/** Both: “Alley cat, bold”. */
export function sayBot(game: string, seat: Sitter): string {
  const style = sayStyle(game, seat);
  const level = sayWhat(game, seat);
  return style ? t("bot-of-level", { level, style }) : level;
}
