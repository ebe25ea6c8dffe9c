/** What is received is not yet what is shown. Each version is first told (a reveal, a film, flying
 * cards) while the page still shows the version before it, and only then shown. Everything on the page
 * (board, log, counters, actions, sounds, announcements, title, end panel) reads `shown`, so nothing can
 * give an outcome away before its motion has been seen. */

/** How a version is to be played back. */
export interface Plan {
  /** Something moves first; whoever moves it calls `finish` at the end. */
  motion: boolean;
  /** How long a person needs to take the version in (ms), counted from the start of its motion. */
  dwell: number;
}

/** Time, so that tests can bring their own. */
export interface Clock {
  now: () => number;
  /** Do something later; what it returns calls it off. */
  after: (ms: number, run: () => void) => () => void;
}

export const wallClock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** With more versions than this waiting, the page catches up without ceremony. */
export const MOST_BEHIND = 4;
/** A motion that does not end by itself (a film that never loads) is cut off after this (ms). */
export const LONGEST_MOTION_MS = 15_000;
/** What a motion led to is on view for at least this long before the next one starts (ms). */
export const LEAST_REST_MS = 200;
const FOREVER = Number.POSITIVE_INFINITY;

interface Entry<Version> {
  version: Version;
  /** When it must be on view, whatever is still moving. */
  due: number;
}

interface Handlers<Version> {
  /** How to play a version back; it is asked when its turn comes. */
  plan: (version: Version) => Plan;
  /** A version is about to be shown; none is left out. */
  show?: (version: Version) => void;
  clock?: Clock;
  /** Nobody is looking: nothing needs to move. */
  hidden?: () => boolean;
}

export class Playback<Version> {
  /** What the page shows. */
  shown = $state.raw<Version>();
  /** The version whose motion is being seen; it is shown when that has ended. */
  moving = $state.raw<Version>();
  private queue: Entry<Version>[] = [];
  private current: Entry<Version> | undefined;
  private restsUntil = 0;
  private resting = false;
  private callOff: () => void = () => undefined;
  private callOffDue: () => void = () => undefined;
  private readonly clock: Clock;
  private readonly hidden: () => boolean;

  constructor(private readonly handlers: Handlers<Version>) {
    this.clock = handlers.clock ?? wallClock;
    this.hidden = handlers.hidden ?? (() => document.hidden);
    document.addEventListener("visibilitychange", this.looked);
  }

  /** A version came in; it must be on view within `patience` ms, because a clock runs for somebody here. */
  receive(version: Version, patience = FOREVER): void {
    this.queue.push({ version, due: this.clock.now() + patience });
    if (this.shown === undefined || this.hidden() || this.queue.length > MOST_BEHIND) return this.catchUp();
    if (!this.current && !this.resting) this.next();
    this.watchDue();
  }

  /** Show a version at once and forget what was waiting: somebody went elsewhere in a replay. */
  jump(version: Version): void {
    this.queue = [];
    this.halt();
    this.show(version);
  }

  /** The motion of a version has been seen to its end, or somebody has seen enough of it. */
  finish(version: Version | undefined = this.moving): void {
    if (!this.current || this.current.version !== version) return;
    const { version: seen } = this.current;
    this.halt();
    this.show(seen);
    this.rest(Math.max(LEAST_REST_MS, this.left));
  }

  /** Show all that was received, at once. */
  catchUp(): void {
    const waiting = [...(this.current ? [this.current] : []), ...this.queue];
    this.queue = [];
    this.halt();
    for (const { version } of waiting) this.show(version);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.looked);
    this.queue = [];
    this.halt();
  }

  /** How long the version on view still needs to be taken in (ms). */
  get left(): number {
    return Math.max(0, this.restsUntil - this.clock.now());
  }

  private readonly looked = (): void => {
    if (this.hidden()) this.catchUp();
  };

  private next(): void {
    this.resting = false;
    const entry = this.queue.shift();
    if (!entry) return;
    const { motion, dwell } = this.handlers.plan(entry.version);
    this.restsUntil = this.clock.now() + dwell;
    if (!motion) {
      this.show(entry.version);
      return this.rest(dwell);
    }
    this.current = entry;
    this.moving = entry.version;
    this.callOff = this.clock.after(LONGEST_MOTION_MS, () => this.finish(entry.version));
  }

  private rest(ms: number): void {
    this.resting = true;
    this.callOff = this.clock.after(ms, () => this.next());
  }

  private show(version: Version): void {
    this.handlers.show?.(version);
    this.shown = version;
    this.watchDue();
  }

  private halt(): void {
    this.callOff();
    this.callOffDue();
    this.current = undefined;
    this.moving = undefined;
    this.resting = false;
  }

  /** Once a version is due, it is shown with all that came before it. */
  private watchDue(): void {
    this.callOffDue();
    const due = Math.min(FOREVER, ...[this.current, ...this.queue].map((entry) => entry?.due ?? FOREVER));
    if (due !== FOREVER) this.callOffDue = this.clock.after(Math.max(0, due - this.clock.now()), () => this.catchUp());
  }
}
