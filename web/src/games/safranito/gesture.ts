/** One stroke from press to release: when the chip leaves the hand, and when it is put back. */
import { EDGE, flickOf, REFERENCE, speedNow, type Flick, type Pointer, type Style, type Touch } from "./throwing";

const BACK_PX = 24; // dragged so far below the press, the chip is put back
const PAST_PX = 120; // no further over the board than this
const SLOWED = 0.6; // the chip leaves a hand that has slowed down to this share of its peak,
const IN_EARNEST = 0.4; // if that peak was more than this share of a natural flick: else the hand only moved
const PAUSE_MS = 120; // a hand that rested so long begins anew,
const STILL_PX = 4; // even if it trembled this much
const TAP_PX = 8; // a press that never went further than this was a tap

export type State = "held" | "thrown" | "back";

export class Gesture {
  path: Touch[];
  private readonly press: Touch;
  /** Where the stroke first came over the edge. */
  private crossed: Touch | undefined;
  private peak = 0;

  constructor(
    first: Touch,
    readonly pointer: Pointer,
  ) {
    this.press = first;
    this.path = [first];
  }

  /** The hand moved. */
  add(touch: Touch): State {
    if (this.rested(touch)) this.begin(touch);
    else this.path.push(touch);
    if (touch.top - this.press.top >= BACK_PX) return "back";
    if (touch.y >= EDGE) this.crossed ??= touch;
    if (this.crossed && this.crossed.top - touch.top >= PAST_PX) return "thrown";
    return this.slowed() ? "thrown" : "held";
  }

  /** The hand opened, at this time: the throw, or nothing for a hand that stood still or moved too slowly. */
  end(ms: number, style: Style): Flick | undefined {
    return ms - this.path.at(-1)!.ms > PAUSE_MS ? undefined : this.flick(style);
  }

  /** Whether the hand has not moved since the press. */
  get tapped(): boolean {
    return this.path.every(({ left, top }) => Math.hypot(left - this.press.left, top - this.press.top) < TAP_PX);
  }

  /** The throw as it would be now. */
  flick(style: Style): Flick | undefined {
    return flickOf(this.path, this.pointer, style);
  }

  /** Whether the hand has just stood still: then an earlier motion only moved the chip. */
  private rested(touch: Touch): boolean {
    if (touch.ms - this.path.at(-1)!.ms > PAUSE_MS) return true;
    const recent = this.path.filter(({ ms }) => touch.ms - ms <= PAUSE_MS);
    if (recent.length === this.path.length || this.path.length === 1) return false;
    return recent.every(({ left, top }) => Math.hypot(left - touch.left, top - touch.top) < STILL_PX);
  }

  private slowed(): boolean {
    const now = speedNow(this.path);
    if (now === undefined) return false;
    this.peak = Math.max(this.peak, now);
    return this.peak > IN_EARNEST * REFERENCE[this.pointer] && now < SLOWED * this.peak;
  }

  private begin(touch: Touch): void {
    this.path = [touch];
    this.peak = 0;
  }
}
