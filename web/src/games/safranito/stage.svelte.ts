import { settings } from "../../lib/settings.svelte";
import { play } from "../../lib/sound";
import { hear, placeOf } from "./events";
import { decode, sketch, type Film, type Pose } from "./film";
import type { Chip, Facts } from "./model";

const TAG_MS = 3200;
const CHIPS_EACH = 6;

/** A chip as it is drawn: what is known of it, and where it is just now. */
export interface Drawn extends Chip {
  pose?: Pose;
}

/** What moves on the table: films by their own time, never by frames; then where each chip counts. */
export class Stage {
  /** The time of the film that runs (ms); none runs: undefined. */
  now = $state<number>();
  /** Chips that came to rest just now say where they count. */
  tags = $state.raw<ReadonlySet<number>>(new Set());
  private film = $state.raw<Film>();
  /** The table as it was, shown until a film has come. */
  private old = $state.raw<Chip[]>();
  private gone = $state.raw<Chip[]>([]);
  private before: Facts | undefined;
  /** Whether a film runs, or is being fetched. */
  readonly showing = $derived(this.old !== undefined || this.now !== undefined);
  private run = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** A new version: `url` is its film, where there is one. */
  async happened(told: readonly string[], facts: Facts, url: string | undefined): Promise<void> {
    const before = this.before;
    this.before = facts;
    const rests = told.map(hear).filter(({ name }) => name === "landed" || name === "fell");
    const mine = ++this.run;
    this.stop();
    if (!rests.length || !before) return;
    const moved = rests.map(({ words }) => Number(words[0]));
    if (settings.motion) {
      this.old = before.chips;
      const film = (url ? await fetched(url) : undefined) ?? sketch(told, before.chips, before.flight);
      if (mine !== this.run) return;
      this.old = undefined;
      if (film) await this.play(film, this.missing(film, before, facts), mine);
      if (mine !== this.run) return;
    }
    this.tags = new Set(moved.filter((token) => placeOf(rests.find(({ words }) => Number(words[0]) === token)!) !== "off"));
    this.timer = setTimeout(() => (this.tags = new Set()), TAG_MS);
  }

  /** The chips to draw now. */
  chips(facts: Facts): Drawn[] {
    if (this.old) return this.old;
    const { film, now } = this;
    if (!film || now === undefined) return facts.chips;
    return [...facts.chips, ...this.gone].map((chip) => {
      const pose = film.pose(chip.token, now);
      return pose ? { ...chip, pose } : chip;
    });
  }

  close(): void {
    this.run++;
    this.stop();
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.tags = new Set();
    this.now = undefined;
    this.film = undefined;
    this.old = undefined;
  }

  /** Chips that a film shows and that do not lie on the board after it. */
  private missing(film: Film, before: Facts, facts: Facts): Chip[] {
    return film.tokens
      .filter((token) => !facts.chips.some((chip) => chip.token === token))
      .map((token) => before.chips.find((chip) => chip.token === token) ?? unknown(token));
  }

  private play(film: Film, gone: Chip[], mine: number): Promise<void> {
    play("whoosh");
    this.film = film;
    this.gone = gone;
    this.now = 0;
    const start = performance.now();
    return new Promise((done) => {
      const step = (at: number): void => {
        if (mine !== this.run) return done();
        this.now = Math.max(0, at - start);
        if (this.now < film.ms) requestAnimationFrame(step);
        else {
          this.now = undefined;
          done();
        }
      };
      requestAnimationFrame(step);
    });
  }
}

function unknown(token: number): Chip {
  return { token, seat: Math.floor(token / CHIPS_EACH), value: "?", shown: false, up: false, place: "off", "in doubt": false, at: [0, 0, 0], lean: [0, 0] };
}

async function fetched(url: string): Promise<Film | undefined> {
  try {
    const answer = await fetch(url);
    return answer.ok ? decode(new Uint8Array(await answer.arrayBuffer())) : undefined;
  } catch {
    return undefined; // the facts say where everything lies
  }
}
