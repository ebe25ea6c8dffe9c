import type { Lesson, LessonStep, RawFacts, Verdict } from "../games/contract";
import { filmIn, toldIn } from "../lib/outcome";
import { Playback, type Clock, type Plan } from "../lib/playback.svelte";
import type { Outcome } from "../wire";

/** So often somebody tries a motion before it is shown to them. */
export const TRIES = 3;

/** What the lesson says of the last motion: of the game's own, or that it was shown or only pretended. */
export type Answer = { kind: "hit" | "miss"; verdict: Verdict } | { kind: "shown" | "pretended" };

/** One picture that the reader sees: a scene as it is written, or with what really came of a motion. */
export interface Picture {
  /** Counts what was shown. */
  v: number;
  /** The scene that it is of. */
  at: number;
  facts: RawFacts;
  legal: string[];
  told: string[];
  film: string | undefined;
  before: RawFacts | undefined;
  answer: Answer | undefined;
}

interface Handlers {
  /** Settle a motion without a game; it fails where there is no server, or one that cannot simulate. */
  practise: (lying: number[][], action: string) => Promise<Outcome>;
  plan: (picture: Picture) => Plan;
  /** A picture is about to be shown; not told of the first. */
  arrive: (picture: Picture) => void;
  clock?: Clock;
}

/** A reader's way through a lesson: from scene to scene by the right action, and by motions that are really made. */
export class LessonRun {
  /** Something else was tried than what the scene is about. */
  other = $state(false);
  /** A motion is being settled. */
  busy = $state(false);
  private misses = $state(0);
  private made = 0;
  private readonly playback: Playback<Picture>;

  constructor(
    private readonly lesson: Lesson<RawFacts>,
    private readonly handlers: Handlers,
  ) {
    this.playback = new Playback<Picture>({
      plan: handlers.plan,
      show: (picture) => this.arrive(picture),
      ...(handlers.clock ? { clock: handlers.clock } : {}),
    });
    this.playback.jump(this.written(0));
  }

  get shown(): Picture {
    return this.playback.shown!;
  }

  /** The picture whose motion is being seen. */
  get moving(): Picture | undefined {
    return this.playback.moving;
  }

  get scene(): LessonStep<RawFacts> {
    return this.sceneAt(this.shown.at);
  }

  get last(): boolean {
    return this.shown.at === this.lesson.scenes.length - 1;
  }

  /** What may be done now. */
  get legal(): string[] {
    return this.moving || this.busy ? [] : this.shown.legal;
  }

  /** What the reader presses to go on: to the next scene, to another try, or to see how it is done. */
  get step(): "next" | "again" | "show" | undefined {
    if (this.shown.answer?.kind === "miss") return this.misses < TRIES ? "again" : "show";
    return this.last || this.scene.expect !== undefined || this.scene.meets ? undefined : "next";
  }

  act(action: string): void {
    if (this.moving || this.busy) return;
    const { meets, expect, real } = this.scene;
    if (!(meets?.(action) ?? action === expect)) return this.refuse();
    this.other = false;
    if (real) void this.attempt(action);
    else this.go(this.shown.at + 1);
  }

  refuse(): void {
    this.other = Boolean(this.scene.expect ?? this.scene.meets);
  }

  go(to: number): void {
    const next = Math.max(0, Math.min(this.lesson.scenes.length - 1, to));
    this.playback.catchUp();
    this.misses = 0;
    if (next === this.shown.at + 1) this.playback.receive(this.written(next, this.shown.facts));
    else this.playback.jump(this.written(next));
  }

  /** The same scene once more, as it was before the motion. */
  again(): void {
    this.playback.catchUp();
    this.playback.jump(this.written(this.shown.at));
  }

  /** See how it is done, and go on from there. */
  async show(): Promise<void> {
    this.again();
    this.misses = 0;
    const { real } = this.scene;
    if (real) await this.attempt(real.good, true);
  }

  finish(picture: Picture): void {
    this.playback.finish(picture);
  }

  close(): void {
    this.playback.close();
  }

  private sceneAt(at: number): LessonStep<RawFacts> {
    return this.lesson.scenes[at]!;
  }

  private arrive(picture: Picture): void {
    this.other = false;
    if (this.playback.shown !== undefined) this.handlers.arrive(picture);
  }

  /** A scene as the lesson has it; `from` is what was seen before it. */
  private written(at: number, from?: RawFacts, answer?: Answer): Picture {
    const { facts, legal, told, before, keeps } = this.sceneAt(at);
    return {
      v: this.made++,
      at,
      facts: from && keeps ? { ...facts, ...keeps(from) } : facts,
      legal,
      told,
      film: undefined,
      before: before ?? from,
      answer,
    };
  }

  /** Have a motion settled, and show what came of it; `shown` is one that is to hit. */
  private async attempt(action: string, shown = false): Promise<void> {
    const here = this.shown;
    const real = this.scene.real!;
    this.busy = true;
    const outcome = await this.handlers.practise(real.lying(here.facts), action).catch(() => undefined);
    this.busy = false;
    if (this.shown !== here) return; // somebody has gone elsewhere
    const written = this.written(here.at + 1, here.facts, { kind: shown ? "shown" : "pretended" });
    if (!outcome) return this.playback.receive(written);
    const verdict = real.judge(toldIn(outcome), factsIn(outcome));
    if (verdict.hit) this.hit(written, outcome, shown ? { kind: "shown" } : { kind: "hit", verdict });
    else if (shown) this.playback.receive(written);
    else this.miss(here, outcome, { kind: "miss", verdict });
  }

  private hit(next: Picture, outcome: Outcome, answer: Answer): void {
    this.misses = 0;
    this.playback.receive({ ...next, ...this.settled(next.facts, outcome), answer });
  }

  private miss(here: Picture, outcome: Outcome, answer: Answer): void {
    this.misses++;
    const told = this.settled(here.facts, outcome);
    this.playback.receive({ ...here, ...told, v: this.made++, legal: [], before: here.facts, answer });
  }

  private settled(scene: RawFacts, outcome: Outcome): Pick<Picture, "facts" | "told" | "film"> {
    const { merge } = this.scene.real!;
    return { facts: merge(scene, factsIn(outcome)), told: toldIn(outcome), film: filmIn(outcome) };
  }
}

const factsIn = (outcome: Outcome): RawFacts => outcome.steps.at(-1)!.facts;
