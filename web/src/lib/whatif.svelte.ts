import type { Kept, Motions, Outcome } from "../wire";
import { api } from "./api";
import { filmIn, toldIn } from "./outcome";

/** What a game's board is given while a motion is tried. */
export interface Tried {
  facts: Motions["facts"];
  legal: string[];
  told: string[];
  film: string | undefined;
}

/** Another motion at a step of a replay, made by whoever was on turn there. The record stays as it
 * is: the server answers what would have come of it, and keeps nothing. */
export class WhatIf {
  private motions = $state.raw<Motions>();
  private outcome = $state.raw<Outcome>();
  private kept: Kept | undefined;
  private step = 0;
  /** Counts what was asked: an answer that comes after one has gone on is dropped. */
  private asked = 0;
  busy = $state(false);
  problem = $state<unknown>();

  /** Whose motion it is; nothing while the record itself is shown. */
  get seat(): number | undefined {
    return this.motions?.seat;
  }

  /** Something came of it, and nothing can be done there any more. */
  get done(): boolean {
    return this.outcome !== undefined;
  }

  get tried(): Tried | undefined {
    const { motions, outcome } = this;
    if (!motions) return undefined;
    if (!outcome) return { facts: motions.facts, legal: this.busy ? [] : motions.legal, told: [], film: undefined };
    return {
      facts: outcome.steps.at(-1)!.facts,
      legal: [],
      told: toldIn(outcome),
      film: filmIn(outcome),
    };
  }

  async begin(kept: Kept, step: number): Promise<void> {
    this.end();
    this.kept = kept;
    this.step = step;
    await this.ask(
      () => api.motions({ ...kept, step }),
      (motions) => (this.motions = motions),
    );
  }

  async act(action: string): Promise<void> {
    const { kept, step, seat } = this;
    if (!kept || seat === undefined || this.busy || this.done) return;
    await this.ask(
      () => api.again({ ...kept, step, seat, do: action }),
      (outcome) => (this.outcome = outcome),
    );
  }

  /** The same position, as it was before the motion. */
  reset(): void {
    this.outcome = undefined;
  }

  end(): void {
    this.asked++;
    this.busy = false;
    this.motions = undefined;
    this.outcome = undefined;
    this.problem = undefined;
  }

  private async ask<Answer>(question: () => Promise<Answer>, take: (answer: Answer) => void): Promise<void> {
    const mine = ++this.asked;
    this.busy = true;
    this.problem = undefined;
    try {
      const answer = await question();
      if (mine === this.asked) take(answer);
    } catch (error) {
      if (mine === this.asked) this.problem = error;
    }
    if (mine === this.asked) this.busy = false;
  }
}
