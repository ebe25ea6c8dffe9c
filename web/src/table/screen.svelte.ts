import type { GameClient, Player, RawFacts } from "../games/contract";
import { called } from "../lib/called";
import { common } from "../lib/common";
import { ONLOOKER, type Room } from "../lib/room.svelte";
import { settings } from "../lib/settings.svelte";
import type { Look, News, Seat, TableInfo } from "../wire";

/** A table and the version of it that is on view; what changes is read anew each time. */
export interface OnView {
  readonly game: GameClient;
  readonly room: Room;
  readonly info: TableInfo;
  readonly news: News;
}

/** What somebody can only do, and whether everybody at the table can see that there is nothing else. */
interface Forced {
  seat: number;
  action: string;
  open: boolean;
}

/** How long an answer that could not be another stands before it is given by itself. */
const FORCED_MS = 1200;
/** The same where others must not learn from the time it takes that it could not be another: the least and the most. */
const THOUGHT_MS = [1800, 5000] as const;

/** One screen at a table: through whose eyes it looks, who is called to it, and what may be done there. */
export class Screen {
  /** At a shared screen: whose hand lies open, if anybody's. */
  uncovered = $state<number>();
  /** At a shared screen: who acted last. The table is seen from there until somebody else sits down. */
  private place = $state<number>();
  /** The version at which somebody here acted last: until the answer comes, nobody is called. */
  private acted = $state(-1);
  /** The next cards are let go without being asked for. */
  ahead = $state(false);

  constructor(private readonly table: OnView) {}

  // -- who looks ------------------------------------------------------------------

  readonly mine = $derived.by(() => this.table.news.looks.map(({ seat }) => seat).filter((seat) => seat >= 0));
  readonly hot = $derived.by(() => this.mine.length > 1);
  readonly viewer = $derived.by(
    () => (this.hot ? (this.uncovered ?? this.called ?? this.place) : undefined) ?? this.mine[0] ?? ONLOOKER,
  );
  /** Whom the page may call "you". */
  readonly me = $derived.by(() => (this.hot ? ONLOOKER : this.viewer));
  readonly covered = $derived.by(() => this.hot && !this.table.game.open && this.uncovered === undefined);

  /** Where nothing is hidden, one screen shows the place of whoever is on turn. */
  private get called(): number | undefined {
    return this.table.game.open ? this.awaited : undefined;
  }

  /** Somebody here whom the game waits for. */
  private get awaited(): number | undefined {
    return this.mine.find((seat) => this.table.news.waiting.includes(seat));
  }

  // -- what is so -----------------------------------------------------------------

  readonly look = $derived.by(() => this.lookIn(this.table.news));
  readonly facts = $derived.by((): RawFacts => this.look?.facts ?? {});
  readonly over = $derived.by(() => this.table.news.scores !== null);
  /** Begun under older rules and not finished: nothing can be done here any more. */
  readonly halted = $derived.by(() => this.table.info.older > 0 && !this.table.info.over);
  /** All who are awaited answer at once. */
  readonly deciding = $derived.by(() => !this.over && this.table.game.together(this.facts));
  readonly names = $derived.by(() => this.table.info.seats.map(({ name }) => name));
  readonly players = $derived.by(() => called(this.table.info.seats, this.me).map((seat) => this.player(seat)));

  /** The version that is being told; everything here shows the one before it until it has been seen. */
  get moving(): News | undefined {
    return this.table.room.playback.moving;
  }

  /** What everybody at this screen may see, while nobody's hand lies open. */
  get common(): RawFacts | undefined {
    return this.covered ? common(this.table.news.looks.map(({ facts }) => facts)) : undefined;
  }

  factsIn(news: News | undefined): RawFacts | undefined {
    return news && this.lookIn(news)?.facts;
  }

  private lookIn(news: News): Look | undefined {
    return this.table.room.look(this.viewer, news) ?? news.looks[0];
  }

  /** A seat with what only a live table knows of it. */
  private player(seat: Seat): Player {
    const bot = seat.kind === "bot" || seat.kind === "stand-in";
    const awaited = this.waiting.includes(seat.seat);
    return {
      ...seat,
      host: seat.host && !this.alone,
      thinking: bot && awaited,
      deadline: awaited ? this.table.room.deadline : undefined,
    };
  }

  // -- who is called, and to what ---------------------------------------------------

  readonly onTurn = $derived.by(() => (this.deciding ? undefined : this.awaited));
  /** A bot plays for whoever looks on here: until they take their seat back, nothing is asked of them. */
  readonly covering = $derived.by(() => this.table.info.seats[this.viewer]?.kind === "stand-in");
  readonly myTurn = $derived.by(
    () => !this.hot && !this.over && !this.covering && this.table.news.waiting.includes(this.viewer),
  );
  /** Whom the curtain asks to the screen. */
  readonly curtain = $derived.by(() => {
    const calling =
      this.hot && !this.over && (this.table.news.v !== this.acted || this.table.room.refused !== undefined);
    return calling && !this.table.game.open && this.onTurn !== this.uncovered ? this.onTurn : undefined;
  });
  readonly legal = $derived.by(() => (this.moving || this.covering ? [] : (this.look?.legal ?? [])));
  readonly waiting = $derived.by(() => (this.over || this.moving ? [] : this.table.news.waiting));

  /** What somebody here can only do; it needs no press. At a shared screen only what everybody may know. */
  readonly forced = $derived.by((): Forced | undefined => {
    const { game, room, info, news } = this.table;
    if (this.over || this.moving) return undefined;
    const seat = this.mine.find((each) => news.waiting.includes(each) && info.seats[each]?.kind === "person");
    const at = seat === undefined ? undefined : room.look(seat);
    const only = at && game.forced?.(at.facts, at.legal, at.seat, info.options);
    return at && only && (only.open || !this.hot) ? { seat: at.seat, ...only } : undefined;
  });

  /** Whether a bot's patience is all that an answer by itself could betray. */
  private get alone(): boolean {
    return this.table.info.seats.every(({ mine, kind }) => mine || kind === "bot");
  }

  /** Give the answer that could not be another after a while; what it returns calls it off. */
  answerForced({ seat, action, open }: Forced): () => void {
    const { v } = this.table.news;
    const [least, most] = THOUGHT_MS;
    const ms = open || this.alone ? FORCED_MS : least + Math.random() * (most - least);
    const answer = (): void => {
      if (this.table.news.v === v) this.act(seat, action);
    };
    const timer = setTimeout(answer, settings.dwell(ms, false));
    return () => clearTimeout(timer);
  }

  act(seat: number, action: string): void {
    // What may be done next is not shown yet; or it is a second press before the answer came.
    if (this.moving || (!this.hot && this.table.room.busy)) return;
    this.table.room.act(seat, action);
    this.uncovered = undefined;
    this.place = seat;
    this.acted = this.table.news.v;
  }

  setAhead(on: boolean): void {
    this.ahead = on;
    this.table.room.say({ say: "ahead", seat: this.viewer, on });
  }
}
