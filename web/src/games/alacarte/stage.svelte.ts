import { settings } from "../../lib/settings.svelte";
import type { Grasped } from "../../wire";
import { hear } from "./events";
import type { Facts, Fallen, Landing, Spice } from "./model";

/** A shaker over a pan. */
export interface Pouring {
  kind: "pour";
  /** The action without its numbers. */
  action: string;
  spice: Spice;
  target: number;
  /** The pointer that pulled it off the shelf, and still holds it. */
  pointer?: number;
}
/** A crêpe in the air. */
export interface Tossing {
  kind: "toss";
  seat: number;
}
export type Scene = Pouring | Tossing;
/** How things stood, and before whose eyes. */
export interface Sight {
  facts: Facts;
  viewer: number;
}
/** In one's own hand, in somebody else's as it moves, or afterwards. */
export type Role = "hand" | "watched" | "film";

/** How long the outcome of a motion stays before one's eyes (ms). */
const LINGER = 1900;
/** The same where it was another's. */
const GLANCE = 1200;
const AT_ONCE = 400;
/** How long a crêpe comes down where no film shows it. */
const LANDS = 800;
/** When no answer comes, the stage is cleared all the same. */
const PATIENCE = 6000;
/** A hand that is empty again has just told what it did, or did nothing. */
const EMPTY_HANDED = 1500;

/** What all look at for a while: a hand with a shaker or a pan, and what comes of it. */
export class Stage {
  scene = $state.raw<Scene>();
  role = $state<Role>("hand");
  /** How things stood when it began: afterwards all may be served or binned already. */
  before = $state.raw<Sight>();
  sent = $state(false);
  fell = $state.raw<Fallen>();
  landing = $state<Landing>();
  film = $state<string>();
  /** What came of it has been seen. */
  over = $state(false);
  /** It was seen as it moved: nobody needs a film of it. */
  private live = false;
  private clock: ReturnType<typeof setTimeout> | undefined;
  /** Who waits for the outcome to be seen, and for the stage to be empty again. */
  private onOver: Array<() => void> = [];
  private onClear: Array<() => void> = [];

  /** Whether somebody here is at it, so that it has the room of the kitchen. */
  get inHand(): boolean {
    return this.scene !== undefined && this.role === "hand";
  }

  take(scene: Scene, before: Sight): void {
    this.open("hand", scene, before);
  }

  /** What was in the hand may no longer be done. */
  drop(): void {
    if (this.inHand && !this.sent) this.clear();
  }

  /** Something else is looked at: a film is seen no further. */
  leave(): void {
    if (!this.inHand) this.clear();
  }

  /** The action is on its way; `busy` says whether its answer is still to come. */
  send(busy: () => boolean): void {
    this.sent = true;
    this.wait(PATIENCE, () => (busy() ? this.send(busy) : this.clear()));
  }

  /** Somebody holds something that moves live, or nobody does any more. */
  hold(held: Grasped | undefined, before: Sight): void {
    if (!held?.live) {
      if (this.role === "watched" && !this.sent) this.wait(EMPTY_HANDED, () => this.clear());
      return;
    }
    const another = held.seat !== before.viewer;
    if (another && !this.inHand && !this.isWatched(held.do)) this.open("watched", sceneOf(held), before);
    if (another || (this.inHand && !this.sent)) this.live = true;
  }

  /** What the latest version told; `words` says what came of a seasoning. */
  tell(lines: string[], film: string | undefined, before: Sight, words: () => string): void {
    const happened = lines.map(hear);
    const out = happened.find(({ name }) => name === "fell")?.words;
    const down = happened.find(({ name }) => name === "landed")?.words;
    if (!out && !down) return;
    if (!this.expects(out ? "pour" : "toss")) {
      if (!film || !settings.motion || this.inHand) return;
      this.open(
        "film",
        out
          ? { kind: "pour", action: "", spice: out[1] as Spice, target: Number(out[0]) }
          : { kind: "toss", seat: Number(down?.[0]) },
        before,
      );
    }
    this.sent = true;
    if (out) this.fell = { spices: Number(out[2]), salt: Number(out[3]), said: words() };
    else this.landing = down?.[1] as Landing;
    this.film = settings.motion && !this.live ? film : undefined;
    clearTimeout(this.clock);
    if (!this.film && down && settings.motion) this.wait(LANDS, () => this.played());
    else if (!this.film) this.played();
  }

  /** Do something when what is told has been seen, which may be now. */
  whenOver(run: () => void): void {
    if (this.scene === undefined || !this.sent || this.over) run();
    else this.onOver.push(run);
  }

  /** Do something when there is nothing on the stage any more, which may be now. */
  whenClear(run: () => void): void {
    if (this.scene === undefined || !this.sent) run();
    else this.onClear.push(run);
  }

  /** The film is over, or there is none. */
  played(): void {
    this.over = true;
    for (const run of this.onOver.splice(0)) run();
    this.wait(!settings.motion ? AT_ONCE : this.role === "hand" ? LINGER : GLANCE, () => this.clear());
  }

  clear(): void {
    clearTimeout(this.clock);
    this.scene = undefined;
    this.role = "hand";
    this.before = undefined;
    this.sent = false;
    this.fell = undefined;
    this.landing = undefined;
    this.film = undefined;
    this.over = false;
    this.live = false;
    for (const run of [...this.onOver.splice(0), ...this.onClear.splice(0)]) run();
  }

  /** What was told is shown by now: nobody waits for it any more. */
  forget(): void {
    this.onOver = [];
    this.onClear = [];
    if (this.scene && this.sent && !this.over) {
      if (this.inHand) this.played();
      else this.clear();
    }
  }

  private isWatched(action: string): boolean {
    return this.role === "watched" && !this.sent && this.scene?.kind === "pour" && this.scene.action === action;
  }

  /** Whether what happened is the outcome of what is on stage. */
  private expects(kind: Scene["kind"]): boolean {
    return this.scene?.kind === kind && (this.role === "hand" || (this.role === "watched" && !this.sent));
  }

  private open(role: Role, scene: Scene, before: Sight): void {
    this.clear();
    this.role = role;
    this.scene = scene;
    this.before = before;
  }

  private wait(ms: number, then: () => void): void {
    clearTimeout(this.clock);
    this.clock = setTimeout(then, ms);
  }
}

function sceneOf({ do: action, seat }: Grasped): Pouring {
  const words = action.split(" ");
  const another = words[0] === "cup";
  return { kind: "pour", action, spice: words[another ? 3 : 1] as Spice, target: another ? Number(words[2]) : seat };
}
