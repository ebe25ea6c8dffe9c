import { play } from "../../lib/sound";
import { hear } from "./events";
import { decode, sketch, type Film, type Pose } from "./film";
import { CHIPS, UNKNOWN, type Chip, type Facts } from "./wire";

const TAG_MS = 3200;
const FETCH_MS = 5000;

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
  /** Chips that a film shows and that did not lie on the board before it. */
  private thrown = $state.raw<Chip[]>([]);
  private run = 0;
  /** Somebody has seen enough of the film that runs. */
  private hurried = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Show how chips come to rest: `url` is the film, where there is one; true when it was seen to its end. */
  async show(told: readonly string[], before: Facts, url: string | undefined): Promise<boolean> {
    const mine = ++this.run;
    this.stop();
    this.hurried = false;
    if (!restsOf(told).length) return true;
    const film = (url ? await fetched(url) : undefined) ?? sketch(told, before.chips, before.flight);
    if (mine === this.run && film) await this.play(film, thrownIn(film, told, before), mine);
    return mine === this.run;
  }

  /** The chips that came to rest say for a while where they count. */
  tag(told: readonly string[]): void {
    clearTimeout(this.timer);
    this.tags = new Set(
      restsOf(told)
        .filter(({ name }) => name === "landed")
        .map(({ words }) => Number(words[0])),
    );
    this.timer = setTimeout(() => (this.tags = new Set()), TAG_MS);
  }

  /** The chips to draw now: as they lay before, moved as far as the film has come. */
  chips(facts: Facts): Drawn[] {
    const { film, now } = this;
    if (!film || now === undefined) return facts.chips;
    const lying = new Set(facts.chips.map(({ token }) => token));
    return [...facts.chips, ...this.thrown.filter(({ token }) => !lying.has(token))].map((chip) => {
      const pose = film.pose(chip.token, now);
      return pose ? { ...chip, pose } : chip;
    });
  }

  /** See no more of the film that runs. */
  skip(): void {
    this.hurried = true;
  }

  /** Nothing moves any more: the table is drawn as it is. */
  close(): void {
    this.run++;
    this.stop();
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.tags = new Set();
    this.now = undefined;
    this.film = undefined;
    this.thrown = [];
  }

  private play(film: Film, thrown: Chip[], mine: number): Promise<void> {
    play("whoosh");
    this.film = film;
    this.thrown = thrown;
    this.now = 0;
    const start = performance.now();
    return new Promise((done) => {
      const step = (at: number): void => {
        if (mine !== this.run) return done();
        // At its end the last picture stays until the table as it is now takes its place.
        this.now = this.hurried ? film.ms : Math.min(film.ms, Math.max(0, at - start));
        if (this.now < film.ms) requestAnimationFrame(step);
        else done();
      };
      requestAnimationFrame(step);
    });
  }
}

const restsOf = (told: readonly string[]): ReturnType<typeof hear>[] =>
  told.map(hear).filter(({ name }) => name === "landed" || name === "fell");

/** A thrown chip in the air: its value is known to whoever threw it alone, however it comes down. */
function thrownIn(film: Film, told: readonly string[], before: Facts): Chip[] {
  const threw = told.map(hear).find(({ name }) => name === "threw");
  const value = (token: number): Chip["value"] => {
    if (before.flight?.token === token) return before.flight.value;
    return Number(threw?.words[1]) === token && threw?.secret && threw.secret !== UNKNOWN
      ? Number(threw.secret)
      : UNKNOWN;
  };
  return film.tokens
    .filter((token) => !before.chips.some((chip) => chip.token === token))
    .map((token) => ({
      token,
      seat: Math.floor(token / CHIPS),
      value: value(token),
      shown: false,
      up: false,
      place: "off",
      "in doubt": false,
      at: [0, 0, 0],
      lean: [0, 0],
    }));
}

async function fetched(url: string): Promise<Film | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(FETCH_MS) });
    return answer.ok ? decode(new Uint8Array(await answer.arrayBuffer())) : undefined;
  } catch {
    return undefined; // the facts say where everything lies
  }
}
