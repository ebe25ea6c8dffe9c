import type { GameClient, RawFacts, ShownBy, Telling } from "../games/contract";
import { settings } from "../lib/settings.svelte";
import { wallClock, type Clock, type Plan } from "../lib/playback.svelte";
import { play as playSound, type Sound } from "../lib/sound";

/** What happened from one version to the next, as one viewer is told it. */
export interface Happened {
  v: number;
  told: string[];
  film: string | undefined;
  before: RawFacts | undefined;
  after: RawFacts;
  /** Somebody steps through a replay by hand: nothing is laid over the page that would have to be tapped away. */
  byHand?: boolean;
}

/** How long the sound of the last event is given before the end of the game is heard (seconds). */
const BEFORE_THE_END = 1.2;

/** Tells one version after the other: first its moment (a card turned up), then what moves on the board. */
export class Teller {
  /** The moment that everybody is looking at. */
  moment = $state.raw<unknown>();
  /** What the board is to move; `facts` are how things stand afterwards. */
  telling = $state.raw<Telling<RawFacts>>();
  private callOff: () => void = () => undefined;
  /** What was heard as it began: its outcome need not sound the same once more. */
  private heard: { v: number; sound: string | undefined; how: ShownBy } | undefined;

  constructor(
    private readonly game: GameClient,
    private readonly clock: Clock = wallClock,
    private readonly play: (sound: Sound | undefined, after?: number) => void = playSound,
  ) {}

  /** How a version is played back. */
  plan(happened: Happened): Plan {
    const filmed = happened.film !== undefined;
    const dwell = settings.dwell(this.game.dwell(happened.told, filmed), filmed);
    return { motion: this.momentOf(happened) !== undefined || this.moves(happened), dwell };
  }

  /** Tell a version; `done` when all of it has been seen. */
  begin(happened: Happened, done: () => void): void {
    this.stop();
    const sound = this.game.opening?.(happened.told);
    this.heard = { v: happened.v, sound, how: this.how(happened) };
    this.play(sound);
    const moment = this.momentOf(happened);
    if (moment === undefined) return this.move(happened, done);
    this.moment = moment;
    const ms = settings.dwell(this.game.moment?.ms ?? 0, false);
    const end = (): void => {
      this.stop();
      this.move(happened, done);
    };
    this.callOff = this.clock.after(ms, end);
    this.skip = end;
  }

  /** Somebody has seen enough of the moment. */
  skip: () => void = () => undefined;

  /** What was told is shown by now, seen to its end or not. */
  stop(): void {
    this.callOff();
    this.skip = () => undefined;
    this.moment = undefined;
    this.telling = undefined;
  }

  /** The sound of what came of it, once it is shown; if the game ended by it, that is heard next. */
  sound(v: number, told: string[], me: number, ending?: Sound): void {
    const heard = this.heard?.v === v ? this.heard : undefined;
    const sound = this.game.sound(told, me, heard?.how ?? "still");
    if (!heard || heard.sound !== sound) this.play(sound);
    if (ending) this.play(ending, sound ? BEFORE_THE_END : 0);
  }

  private move(happened: Happened, done: () => void): void {
    if (!this.moves(happened)) return done();
    const { v, told, film, after } = happened;
    this.telling = { v, told, film, facts: after, seen: done };
  }

  private how(happened: Happened): ShownBy {
    return !this.moves(happened) ? "still" : happened.film === undefined ? "motion" : "film";
  }

  private moves({ told, film }: Happened): boolean {
    return settings.motion && Boolean(this.game.moves?.(told, film !== undefined));
  }

  private momentOf({ told, before, byHand }: Happened): unknown {
    return byHand ? undefined : this.game.moment?.of(told, before);
  }
}
