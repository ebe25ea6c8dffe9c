import { fetchFilm, type Film } from "../../lib/film";
import { buzz, type Buzz } from "../../lib/haptics";
import { settings } from "../../lib/settings.svelte";
import { play } from "../../lib/sound";
import { FilmEar } from "./ear";
import { hear } from "./events";
import { poseOf, sketch, type Pose } from "./film";
import { momentsOf, Pace, restsOf, type Moments } from "./replay";
import { CHIPS, UNKNOWN, type Chip, type Facts } from "./wire";

const TAG_MS = 3200;
const KNOCK_MS = 600; // of the film, from the strike on

/** A chip as it is drawn: what is known of it, and where it is just now. */
export interface Drawn extends Chip {
  pose?: Pose;
}

/** A film that was shown, and what is needed to show it again. */
interface Shown {
  film: Film;
  thrown: Chip[];
  before: readonly Chip[];
  round: number;
  moments: Moments;
}

/** What moves on the table: films by their own time, never by frames; then where each chip counts. */
export class Stage {
  /** The time of the film that runs (ms); none runs: undefined. */
  now = $state<number>();
  /** Chips that came to rest just now say where they count. */
  tags = $state.raw<ReadonlySet<number>>(new Set());
  private running = $state.raw<Shown>();
  private last = $state.raw<Shown>();
  private again = $state(false);
  private run = 0;
  /** Somebody has seen enough of the film that runs. */
  private hurried = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Show how chips come to rest: `url` is the film, where there is one; true when it was seen to its end.
   * Whoever threw may feel it (`felt`). */
  async show(told: readonly string[], before: Facts, url: string | undefined, felt = false): Promise<boolean> {
    const mine = ++this.run;
    this.stop();
    if (!restsOf(told).length) return true;
    const film = (url ? await thrownAt(url) : undefined) ?? sketch(told, before.chips, before.flight);
    if (mine !== this.run || !film) return mine === this.run;
    const thrown = thrownIn(film, told, before);
    const moments = momentsOf(film, before.chips, told);
    this.last = { film, thrown, before: before.chips, round: before.round, moments };
    await this.play(this.last, mine, felt);
    return mine === this.run;
  }

  /** Whether the last film can be shown again at this table: its chips have not gone back to their owners. */
  repeats(facts: Facts): boolean {
    return this.last?.round === facts.round && this.now === undefined;
  }

  /** Whether a film is shown again just now. */
  get repeating(): boolean {
    return this.again;
  }

  /** Show the last film again. */
  async repeat(): Promise<void> {
    if (!this.last) return;
    const mine = ++this.run;
    this.stop();
    this.again = true;
    await this.play(this.last, mine, false);
    if (mine === this.run) this.stop();
  }

  /** There is nothing to show again. */
  forget(): void {
    this.last = undefined;
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
    const { running, now } = this;
    if (!running || now === undefined) return facts.chips;
    const before = this.again ? running.before : facts.chips;
    const lying = new Set(before.map(({ token }) => token));
    const all = [...before, ...running.thrown.filter(({ token }) => !lying.has(token))];
    return (this.again ? all.map((chip) => asKnownNow(chip, facts)) : all).map((chip) => {
      const pose = poseOf(running.film, chip.token, now);
      return pose ? { ...chip, pose } : chip;
    });
  }

  /** The chip that is being knocked away just now: whose it is, and where it was struck. */
  get knock(): { x: number; y: number; seat: number } | undefined {
    const { running, now } = this;
    const knock = running?.moments.knock;
    if (!running || !knock || !settings.motion || this.hurried) return undefined;
    if (now === undefined || now < knock.ms || now > knock.ms + KNOCK_MS) return undefined;
    const struck = poseOf(running.film, knock.token, knock.ms);
    return struck && { x: struck.at[0], y: struck.at[1], seat: Math.floor(knock.token / CHIPS) };
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
    this.hurried = false;
    this.again = false;
    this.tags = new Set();
    this.now = undefined;
    this.running = undefined;
  }

  private play(shown: Shown, mine: number, felt: boolean): Promise<void> {
    play("whoosh");
    const { film, moments } = shown;
    const pace = new Pace(film.ms, settings.motion ? moments.knock?.ms : undefined);
    const feelings = felt ? feelingsOf(moments, film.ms) : [];
    this.running = shown;
    this.now = 0;
    const ear = new FilmEar(film, shown.before);
    const start = performance.now();
    return new Promise((done) => {
      const step = (at: number): void => {
        if (mine !== this.run) return done();
        // At its end the last picture stays until the table as it is now takes its place.
        this.now = this.hurried ? film.ms : pace.at(Math.max(0, at - start));
        while (feelings[0] && feelings[0].ms <= this.now) buzz(feelings.shift()!.what);
        if (!this.hurried) ear.hear(this.now);
        if (this.now < film.ms) requestAnimationFrame(step);
        else done();
      };
      requestAnimationFrame(step);
    });
  }
}

/** What a hand feels of a throw, in order. */
function feelingsOf({ contact, knock, off }: Moments, end: number): Array<{ ms: number; what: Buzz }> {
  const all: Array<{ ms: number; what: Buzz }> = [];
  if (contact !== undefined && contact !== knock?.ms) all.push({ ms: contact, what: "contact" });
  if (knock) all.push({ ms: knock.ms, what: knock.hard ? "hard-knock" : "knock" });
  if (off) all.push({ ms: end, what: "off" });
  return all.sort((a, b) => a.ms - b.ms);
}

/** A chip of an earlier film with what may be known of it now: at a shared screen others look on. */
function asKnownNow(chip: Chip, facts: Facts): Chip {
  const now = facts.chips.find(({ token }) => token === chip.token);
  return { ...chip, value: now?.value ?? UNKNOWN, shown: now?.shown ?? false };
}

/** A thrown chip in the air: its value is known to whoever threw it alone, however it comes down. */
function thrownIn(film: Film, told: readonly string[], before: Facts): Chip[] {
  const threw = told.map(hear).find(({ name }) => name === "threw");
  const value = (token: number): Chip["value"] => {
    if (before.flight?.token === token) return before.flight.value;
    return Number(threw?.words[1]) === token && threw?.secret && threw.secret !== UNKNOWN
      ? Number(threw.secret)
      : UNKNOWN;
  };
  return film.bodies
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

/** The film of a throw from where it is kept. */
async function thrownAt(url: string): Promise<Film | undefined> {
  const film = await fetchFilm(url);
  return film?.kind === "throw" ? film : undefined;
}
