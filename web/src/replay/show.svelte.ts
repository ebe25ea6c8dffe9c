import { findGame } from "../games/find";
import { ALL_OPEN, type GameClient, type Tale } from "../games/contract";
import { Analysis, mayKnow } from "../lib/analysis.svelte";
import { api } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { sayShare } from "../lib/odds";
import { addressOf, type Place } from "../lib/place";
import { Playback } from "../lib/playback.svelte";
import { believedBy, markOf, mistakesFor, withMarks, type Mark } from "../lib/review";
import { ONLOOKER } from "../lib/room.svelte";
import { namesAt, withChanges } from "../lib/seating";
import { WhatIf, type Tried } from "../lib/whatif.svelte";
import { Teller, type Happened } from "../table/teller.svelte";
import type { Finding, Kept, Replay, ReplayStep, Seat } from "../wire";

const PACE_MS = 1400;
const UPLOADED = "file";

/** A place in the record, and what is tried there instead, if anything. */
interface Spot {
  at: number;
  tried?: Tried | undefined;
}

/** A recorded game as it is looked at: where one is in it, with whose eyes, and what is tried there. */
export class Show {
  film = $state.raw<Replay>();
  game = $state.raw<GameClient>();
  viewer = $state(ALL_OPEN);
  /** It goes on by itself. */
  running = $state(false);
  problem = $state<unknown>();
  teller = $state.raw<Teller>();
  readonly whatIf = new WhatIf();
  readonly analysis = new Analysis();
  private record = $state("");
  /** The record that is on view. */
  private opened = "";
  /** Who steps forward sees what moves first, as at a live table; who goes elsewhere is there at once. */
  private readonly playback = new Playback<Spot>({
    plan: (spot) => {
      const { motion, dwell } = this.teller?.plan(this.happening(spot)) ?? { motion: false, dwell: 0 };
      return { motion, dwell: Math.max(PACE_MS, dwell) };
    },
  });

  /** `id` is a table, or says that a record is uploaded; `place` is where it is opened. */
  constructor(
    private readonly id: string,
    private readonly place: Place = { eyes: ALL_OPEN, review: false },
  ) {
    this.viewer = place.eyes;
    this.playback.jump({ at: 0 });
  }

  // -- the record -------------------------------------------------------------------

  readonly kept = $derived.by((): Kept => ({ table: this.id === UPLOADED ? "" : this.id, record: this.record }));
  readonly steps = $derived.by((): ReplayStep[] => this.film?.steps ?? []);
  readonly last = $derived.by(() => Math.max(1, this.steps.length) - 1);
  /** Where a record begins to be shown: set up, just before anybody has done anything. */
  readonly first = $derived.by(() => {
    const acted = this.steps.findIndex(({ seat }) => seat >= 0);
    return acted < 0 ? this.last : Math.max(0, acted - 1);
  });
  readonly movable = $derived.by(() => this.steps.some(({ motion }) => motion));
  /** A record from a file has no films of what moved. */
  readonly filmless = $derived.by(() => this.id === UPLOADED && this.movable);

  /** Read the record with the eyes that are wished for. */
  async load(): Promise<void> {
    const [eyes, text] = [this.viewer, this.record];
    if (this.id === UPLOADED && !text) return;
    const isStillWanted = (): boolean => eyes === this.viewer && text === this.record;
    try {
      const found = text ? await api.upload(text, eyes) : await api.replay(this.id, eyes);
      const client = await findGame(found.game);
      if (isStillWanted()) this.open(found, client, text);
    } catch (error) {
      if (!isStillWanted()) return;
      if (!this.film && eyes >= 0) return void (this.viewer = ALL_OPEN); // a link to a seat that isn't there
      this.problem = error;
      if (text) this.film = undefined;
    }
  }

  private open(found: Replay, client: GameClient, text: string): void {
    if (client !== this.game) this.teller = new Teller(client);
    const another = !this.film || text !== this.opened;
    this.game = client;
    this.film = found;
    this.opened = text;
    this.problem = undefined;
    if (another) this.begin(text ? undefined : this.place);
  }

  /** Show a record from its beginning, or from the place that a link leads to. */
  private begin(place: Place | undefined): void {
    const at = place?.step ?? this.first;
    this.playback.jump({ at: Math.max(this.first, Math.min(this.last, at)) });
    if (place?.film) this.watch(at);
    if (place?.review && !this.film?.older) this.analyse();
  }

  analyse(): void {
    void this.analysis.start(this.kept, this.viewer);
  }

  /** The address of the step on view, seen like this; a record from a file has none. */
  readonly address = $derived.by(() => (this.id === UPLOADED ? undefined : this.addressAt(this.target)));

  addressAt(step: number, film = false): string {
    return addressOf(this.id, { step, eyes: this.viewer, review: this.analysis.on, film });
  }

  /** Look at another record. */
  upload(text: string): void {
    this.running = false;
    this.whatIf.end();
    this.analysis.stop();
    this.viewer = ALL_OPEN; // the next game may have fewer seats
    this.record = text;
  }

  close(): void {
    this.analysis.stop();
    this.teller?.stop();
    this.playback.close();
  }

  // -- where one is -----------------------------------------------------------------

  readonly at = $derived.by(() => this.playback.shown?.at ?? 0);
  readonly moving = $derived.by(() => this.playback.moving);
  /** Where one is going. */
  readonly target = $derived.by(() => this.moving?.at ?? this.at);
  readonly step = $derived.by((): ReplayStep | undefined => this.steps[Math.min(this.at, this.last)]);
  readonly tried = $derived.by(() => this.playback.shown?.tried);
  /** What the board shows: the record, or what is tried instead. */
  readonly shown = $derived.by(() =>
    this.film && this.playback.shown ? this.frameOf(this.playback.shown) : undefined,
  );
  /** What stands for the version on the board: what is tried comes after the step. */
  readonly v = $derived.by(() => (this.tried?.film ? this.at + 0.5 : this.at));
  /** Who acts next. */
  readonly next = $derived.by(() =>
    this.steps
      .slice(this.at + 1, this.at + 2)
      .map(({ seat }) => seat)
      .filter((seat) => seat >= 0),
  );

  go(to: number): void {
    const next = Math.max(this.first, Math.min(this.last, to));
    const forward = next === this.target + 1 && !this.tried;
    this.whatIf.end();
    this.playback.catchUp();
    if (forward) this.playback.receive({ at: next });
    else this.playback.jump({ at: next });
  }

  /** The step of the last mistake before the step on view, and of the next one after it. */
  readonly mistakes = $derived.by(() => {
    const steps = mistakesFor(this.analysis.on ? this.analysis.findings : [], this.viewer);
    return {
      count: steps.length,
      before: steps.findLast((step) => step < this.target),
      after: steps.find((step) => step > this.target),
    };
  });

  /** Be there just before a step, then see what moves. */
  watch(step: number): void {
    this.running = false;
    this.go(step - 1);
    this.go(step);
  }

  /** The seat in which the reader would play on: their own eyes', or that of whoever acts next. */
  readonly playing = $derived.by(() =>
    this.viewer >= 0 ? this.viewer : this.steps.slice(this.target + 1).find(({ seat }) => seat >= 0)?.seat,
  );
  /** Whether there is anything left to play from the step on view. */
  readonly playable = $derived.by(
    () =>
      !this.film?.older &&
      !this.tried &&
      this.playing !== undefined &&
      !(this.film?.winners && this.target === this.last),
  );

  /** Go on by itself, once the step on view has been taken in; what it returns calls it off. */
  goOn(): (() => void) | undefined {
    if (!this.running || !this.step || this.moving) return undefined;
    if (this.at === this.last) return void (this.running = false);
    const timer = setTimeout(() => this.go(this.at + 1), Math.max(PACE_MS / 2, this.playback.left));
    return () => clearTimeout(timer);
  }

  /** See no more of what moves. */
  hurry(): void {
    if (this.teller?.moment) this.teller.skip();
    else this.playback.finish();
  }

  /** Tell a step by motion; without one, whatever moved is over. */
  follow(next: Spot | undefined): void {
    if (next) this.teller?.begin(this.happening(next), () => this.playback.finish(next));
    else this.teller?.stop();
  }

  /** What is tried, and its outcome, which is told by its film. */
  attempt(tried: Tried | undefined): void {
    if (tried === this.playback.shown?.tried) return;
    if (tried?.film) this.playback.receive({ at: this.at, tried });
    else this.playback.jump({ at: this.at, tried });
  }

  async tryAnother(): Promise<void> {
    this.running = false;
    await this.whatIf.begin(this.kept, this.at);
  }

  private happening(spot: Spot): Happened {
    const { facts, told, film } = this.frameOf(spot);
    const v = spot.tried ? this.at + 0.5 : spot.at;
    return { v, told, film, before: this.shown?.facts, after: facts, byHand: !this.running };
  }

  private frameOf({ at, tried }: Spot): Tried {
    if (tried) return tried;
    const { facts, told, film, v } = this.steps[Math.min(at, this.last)]!;
    return { facts, legal: [], told, film: film && this.id !== UPLOADED ? api.filmOf(this.id, v) : undefined };
  }

  // -- who is there, and what is said -------------------------------------------------

  readonly eyes = $derived.by(() => this.whatIf.seat ?? this.viewer);
  /** In a replay people have names; only who tries a motion is “you”. */
  readonly me = $derived.by(() => this.whatIf.seat ?? ONLOOKER);
  /** Whoever played is here again; a record from a file knows no names. */
  readonly seats = $derived.by(() =>
    (this.film?.seats ?? []).map((seat): Seat => ({
      ...seat,
      name: seat.name || t("person", { number: seat.seat + 1 }),
      here: true,
    })),
  );
  readonly names = $derived.by(() => this.seats.map(({ name }) => name));
  /** The same as they were called at the step on view. */
  readonly sitting = $derived.by(() =>
    this.namesIn(this.step?.v ?? 0).map((name, at) => ({ ...this.seats[at]!, name })),
  );
  /** Every step in words. */
  private readonly tales = $derived.by(() => this.steps.map(({ told }, step) => this.tell(told, step)));
  /** The log up to the step on view, and what came of what is tried there; a whole game is looked back at. */
  readonly entries = $derived.by(() => {
    const known = this.steps
      .slice(0, this.analysis.on && !this.tried ? this.steps.length : this.at + 1)
      .map(({ v, seat }, step) => ({ v, seat, step, tales: this.tales[step]!, ...this.looked(v) }));
    const tried = this.tried?.told.length
      ? [{ v: this.at + 1, seat: this.whatIf.seat ?? 0, tales: this.tell(this.tried.told, this.at + 1) }]
      : [];
    return withChanges(withMarks([...known, ...tried]), this.film?.changes ?? [], this.me);
  });
  /** What is said of the step on view: no step is silent, even if the log leaves it out. */
  readonly word = $derived.by((): Tale[] => {
    const [told, before] = [this.shown?.told ?? [], this.tried ? this.at + 1 : this.at];
    if (this.tried && !told.length) return []; // nothing has come of it yet
    const tales = this.tell(told, before);
    if (tales.some(({ weight }) => weight !== "small")) return tales;
    const seat = this.steps[before]?.seat ?? ONLOOKER;
    const names = this.sitting.map(({ name }) => name);
    const said = tales.length
      ? tales.map(({ text }) => text)
      : [this.game?.sayQuiet?.(told, seat, names, this.me) ?? ""];
    return said.map((text) => ({ text, weight: "plain", seat }));
  });

  private namesIn(v: number): string[] {
    return namesAt(this.seats, this.film?.changes ?? [], v);
  }

  private tell(told: string[], before: number): Tale[] {
    const past = (): string[] => this.steps.slice(0, before).flatMap((step) => step.told);
    return this.game?.tales(told, this.namesIn(this.steps[before]?.v ?? Infinity), this.me, past) ?? [];
  }

  /** What the log says beside a step: only what these eyes may know. */
  private looked(v: number): { mark?: Mark | undefined; silent?: () => Tale; odds?: string | undefined } {
    const finding = this.analysis.of(v);
    if (!finding) return {};
    const believed = believedBy(finding, this.viewer);
    return {
      mark: mayKnow(this.viewer, finding.seat) ? markOf(finding) : undefined,
      silent: () => this.sayPlayed(finding),
      odds: believed && (believed.seat ?? ALL_OPEN) === this.viewer ? sayShare(believed.percent) : undefined,
    };
  }

  /** What somebody did, where nothing is told of it. */
  private sayPlayed({ seat, played }: Finding): Tale {
    const action = this.game?.sayAction(played, this.names) ?? "";
    return { text: t("analysis-silent", { name: this.names[seat] ?? "", action }), weight: "small", seat };
  }

  /** What the numbers beside claims mean, from this viewpoint. */
  readonly legend = $derived.by(() => {
    const share = sayShare(60);
    return this.viewer >= 0
      ? t("odds-legend-seat", { share, name: this.names[this.viewer] ?? "" })
      : t("odds-legend-others", { share });
  });
}
