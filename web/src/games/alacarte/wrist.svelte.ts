import { beyond, BY_KEY, FASTEST, RETURN, turnOf, UPSIDE_DOWN, type Sample, type Turn } from "./motions";
import { BEGUN, GIVE, LONGEST_MS } from "./wire";

const RIGHT_ANGLE = 90;

/** A hand with a shaker: one turn there, one turn back (C30), recorded as it goes. */
export class Wrist {
  /** Degrees from upright. */
  tilt = $state(0);
  shake = $state(0);
  /** How long it may still be held over (ms); it runs beyond a right angle. */
  left = $state<number>(LONGEST_MS);
  /** A finger is no protractor: so many degrees back are no turning back yet. */
  slack = 0;
  /** Whether the hand may turn already; until then the bottle waits upright. */
  free = true;
  private goal = 0;
  private held = false;
  private letGo = false;
  private back = false;
  private peak = 0;
  private samples: Sample[] = [];

  /** A pointer holds the bottle at an angle. */
  hold(goal: number): void {
    this.letGo = false;
    const aim = Math.max(0, Math.min(UPSIDE_DOWN, goal));
    const trembles = !this.back && aim < this.goal && aim > this.goal - this.slack && this.goal > BEGUN;
    if (!trembles) this.goal = aim;
  }

  /** A key is held down, and turns on as long as it is. */
  press(): void {
    this.letGo = false;
    this.held = true;
  }

  release(): void {
    this.held = false;
    this.letGo = true;
  }

  get turning(): boolean {
    return this.tilt > 0.5 || this.held || (this.goal > 0 && !this.letGo);
  }

  get returning(): boolean {
    return this.back;
  }

  /** One frame later; the whole turn when it is over. */
  step(now: number, seconds: number): Turn | undefined {
    if (!this.free) return undefined;
    if (this.held) this.goal = Math.min(UPSIDE_DOWN, this.goal + BY_KEY * seconds);
    if (this.letGo) this.goal = 0;
    this.left = Math.max(0, LONGEST_MS - beyond(this.samples, RIGHT_ANGLE));
    const long = this.left === 0;
    if (this.peak > BEGUN && !this.back && (this.letGo || long || this.goal < this.peak - GIVE)) this.back = true;
    const goal = long ? 0 : this.back ? Math.min(this.goal, this.tilt) : this.goal;
    const most = (this.letGo || long ? RETURN : FASTEST) * seconds;
    this.tilt += Math.max(-most, Math.min(most, goal - this.tilt));
    this.peak = Math.max(this.peak, this.tilt);
    if (this.tilt > 0 || this.samples.length) this.samples.push({ at: now, tilt: this.tilt });
    if (this.tilt > 0.5) return undefined;
    if (this.peak >= BEGUN && this.back) return turnOf(this.samples, this.shake);
    if (this.letGo) this.reset();
    return undefined;
  }

  /** It was only picked up: nothing has been turned yet. */
  reset(): void {
    this.samples = [];
    this.left = LONGEST_MS;
    this.peak = 0;
    this.goal = 0;
    this.tilt = 0;
    this.back = false;
    this.letGo = false;
    this.held = false;
  }
}
