import { api } from "../lib/api";
import { announcer } from "../lib/announce.svelte";
import { t } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import type { Sound } from "../lib/sound";
import type { Plan } from "../lib/playback.svelte";
import { namesAt, withChanges } from "../lib/seating";
import type { Tale } from "../games/contract";
import type { News, Step } from "../wire";
import { Crier } from "./crier";
import { lastWordOf, remarksOf } from "./remarks";
import type { OnView, Screen } from "./screen.svelte";
import { Teller, type Happened } from "./teller.svelte";

/** More versions than this at once are a long absence: nothing moves and nothing is said, it is only history. */
const MOST_AT_ONCE = 3;
/** A game whose first question was put longer ago than this (ms) has begun without whoever looks only now. */
const JUST_BEGUN_MS = 4000;
/** How long everybody looks at the winner before the score is counted out (ms). */
const WINNER_MS = 2600;

/** What happens at a table, as one screen tells it: by motion, in the log, aloud and by sounds. */
export class Story {
  readonly teller: Teller;
  /** The game has just been won, and everybody looks at the winner. */
  winning = $state(false);
  private callOff: () => void = () => undefined;
  private readonly crier = new Crier(MOST_AT_ONCE);

  constructor(
    private readonly table: OnView,
    private readonly screen: Screen,
  ) {
    this.teller = new Teller(table.game);
  }

  /** What each version on view so far told. */
  readonly lines = $derived.by(() => this.table.room.steps.map((step) => this.told(step)));
  /** Each version in sentences. */
  private readonly entries = $derived.by(() => {
    const { game, room, info } = this.table;
    return room.steps.map((step, at) => ({
      v: step.v,
      tales: [
        ...this.remarks(step),
        ...game.tales(this.lines[at]!, namesAt(info.seats, info.changes, step.v), this.screen.me, () =>
          this.lines.slice(0, at).flat(),
        ),
      ],
    }));
  });
  readonly logged = $derived.by(() => withChanges(this.entries, this.table.info.changes, this.screen.me));
  readonly lastWord = $derived.by(() =>
    lastWordOf(this.entries, (version) => {
      const step = this.table.room.steps.find(({ v }) => v === version);
      return step ? this.remarks(step) : [];
    }),
  );
  /** What the version on view told. */
  readonly latest = $derived.by(() => this.freshOf(this.table.news).flatMap((step) => this.told(step)));
  /** Whether it came about in a film. */
  readonly filmed = $derived.by(() => this.filmIn(this.table.news) !== undefined);

  /** What a bot said of its action. */
  private remarks(step: Step): Tale[] {
    const { game, info } = this.table;
    return step.reasons.length ? remarksOf(step, namesAt(info.seats, info.changes, step.v), game.sayReason) : [];
  }

  /** How a version is played back. */
  plan(next: News): Plan {
    return this.teller.plan(this.happening(next));
  }

  /** Tell a version by motion; without one, whatever moved is over. */
  follow(next: News | undefined): void {
    if (next) this.teller.begin(this.happening(next), () => this.table.room.playback.finish(next));
    else this.teller.stop();
  }

  /** The game has just begun: how things were laid out is told as well, though nothing came before it. */
  open(): void {
    const { game, news, room } = this.table;
    const happened = this.happening(news);
    if (!game.deals?.(happened.told) || performance.now() - room.askedAt > JUST_BEGUN_MS) return;
    if (this.teller.plan(happened).motion) this.teller.begin(happened, () => this.teller.stop());
  }

  /** Whether somebody could see less of what is going on. */
  get hurries(): boolean {
    return Boolean(this.winning || this.screen.moving || this.teller.telling);
  }

  /** Somebody has seen enough of what is going on. */
  hurry(): void {
    if (this.winning) this.stopWinning();
    else if (this.teller.moment) this.teller.skip();
    else if (this.screen.moving) this.table.room.playback.finish();
    else this.teller.stop();
  }

  close(): void {
    this.stopWinning();
    this.teller.stop();
  }

  /** Everybody looks at the winner for a while; whoever wants no motion reads the score at once. */
  private showWinner(): void {
    if (!settings.motion || document.hidden) return;
    this.winning = true;
    const timer = setTimeout(() => this.stopWinning(), settings.dwell(WINNER_MS, false));
    this.callOff = () => clearTimeout(timer);
  }

  private stopWinning(): void {
    this.callOff();
    this.winning = false;
  }

  /** How the end sounds to whoever sits here: somebody who only watches hears the winner's fanfare. */
  private get ending(): Sound {
    const { me } = this.screen;
    return me < 0 || this.table.news.winners?.includes(me) ? "fanfare" : "defeat";
  }

  /** A new version is on view: say what happened, sound it, and call whoever is on turn. */
  shown(): void {
    const { game, room, news } = this.table;
    const { me, myTurn, deciding, hot, onTurn, over, names } = this.screen;
    if (myTurn && !deciding) this.screen.ahead = false; // the server, too, asks again after one's own turn
    const fresh = new Set(this.crier.next(room.steps).map(({ v }) => v));
    const spoken = this.entries
      .filter(({ v }) => fresh.has(v))
      .flatMap(({ tales }) => tales)
      .filter(({ weight, seat }) => weight !== "small" || seat === me);
    if (spoken.length) announcer.say(spoken.map(({ text }) => text).join(" "));
    const ended = over && fresh.size > 0;
    this.teller.sound(news.v, this.latest, me, ended ? this.ending : undefined);
    if (ended) this.showWinner();
    if (myTurn) announcer.shout(deciding ? t("announce-decide") : t("announce-turn"));
    else if (hot && game.open && onTurn !== undefined && !over)
      announcer.shout(t("turn-of", { name: names[onTurn] ?? "" }));
    else announcer.hush();
  }

  /** What a version brings, as whoever looks at this screen is told it. */
  private happening(next: News): Happened {
    const film = this.filmIn(next);
    return {
      v: next.v,
      told: this.freshOf(next).flatMap((step) => this.told(step)),
      film: film === undefined ? undefined : api.filmOf(this.table.info.id, film),
      before: this.screen.facts,
      after: this.screen.factsIn(next) ?? {},
    };
  }

  /** What a step told; at a shared screen without what only one of them may know. */
  private told(step: Step): string[] {
    const lines = step.told[String(this.screen.viewer)] ?? Object.values(step.told)[0] ?? [];
    return this.screen.hot ? lines.map((line) => line.replace(/\{.*\}/, "{? : -}")) : lines;
  }

  private freshOf(news: News): Step[] {
    return news.steps.length > MOST_AT_ONCE ? [] : news.steps;
  }

  private filmIn(news: News): number | undefined {
    return this.freshOf(news).findLast(({ film }) => film)?.v;
  }
}
