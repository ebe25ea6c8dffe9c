import { HALF, type Spot } from "./board";
import type { Release } from "./actions";
import { angleAt, flickOf, held, needleRelease, powerAt, STRONGEST, WEAKEST, type Style, type Touch } from "./throwing";

const REST: Spot = { x: 0, y: -2800 };
const STEP = 130;
const EDGE = -HALF - 30;

/** A chip in one's own hand, as its owner sees the board; `aim` while needles move (power from 0 to 1). */
export interface InHand {
  at: Spot;
  seat: number;
  value: number;
  aim?: { angle: number; power: number } | undefined;
}

/** One's own hand with a chip in it: dragged and flicked, or aimed with needles. */
export class Thrower {
  value = $state<number>();
  style = $state<Style>("lob");
  at = $state.raw<Spot>(REST);
  holding = $state(false);
  /** The last motion was no throw. */
  slow = $state(false);
  needle = $state<"angle" | "power">();
  angle = $state(0);
  power = $state(0);
  private path: Touch[] = [];
  private started = 0;
  private frame = 0;

  constructor(private readonly letGo: (value: number, release: Release) => void) {}

  /** What is to be drawn of it. */
  inHand(seat: number): InHand | undefined {
    if (this.value === undefined) return undefined;
    const aim = this.needle && { angle: this.angle, power: (this.power - WEAKEST) / (STRONGEST - WEAKEST) };
    return { at: this.at, seat, value: this.value, aim };
  }

  pick(value: number | undefined): void {
    this.rest();
    this.value = this.value === value ? undefined : value;
    this.slow = false;
  }

  drop(): void {
    this.rest();
    this.value = undefined;
  }

  /** The hand closes around the chip. */
  grasp(spot: Spot, ms: number): void {
    if (this.value === undefined || spot.y > EDGE) return;
    this.rest();
    this.holding = true;
    this.slow = false;
    this.at = held(spot);
    this.path = [{ ...spot, ms }];
  }

  /** The hand moves; at the board's edge the chip leaves it, for no hand reaches over the board. */
  move(spot: Spot, ms: number): void {
    if (!this.holding) return;
    this.path.push({ ...spot, ms });
    this.at = held(spot);
    if (spot.y >= EDGE) this.release(ms);
  }

  /** The hand opens. */
  release(ms: number): void {
    if (!this.holding) return;
    this.holding = false;
    const last = this.path.at(-1)!;
    // A hand that stood still before it opened throws nothing.
    const path = ms - last.ms > 60 ? [...this.path, { ...last, ms }] : this.path;
    const release = flickOf(path, this.style);
    if (release) this.go(release);
    else {
      this.slow = true;
      this.at = REST;
    }
  }

  /** Another place behind the edge, for who aims with needles. */
  shift(steps: number): void {
    this.at = held({ x: this.at.x + steps * STEP, y: this.at.y });
  }

  /** Start the needles; then stop the direction; then the power, and throw. */
  press(): void {
    if (this.value === undefined) return;
    this.slow = false;
    if (!this.needle) this.sweep("angle");
    else if (this.needle === "angle") this.sweep("power");
    else this.go(needleRelease(this.at, this.angle, this.power, this.style));
  }

  /** Any throw at all: with the real box at hand, where the chip flew is said afterwards. */
  toss(): void {
    if (this.value !== undefined) this.go(needleRelease(REST, 0, WEAKEST, "lob"));
  }

  rest(): void {
    cancelAnimationFrame(this.frame);
    this.needle = undefined;
    this.holding = false;
    this.path = [];
    this.at = this.value === undefined ? REST : { x: this.at.x, y: REST.y };
  }

  private sweep(needle: "angle" | "power"): void {
    cancelAnimationFrame(this.frame);
    if (needle === "angle") this.angle = angleAt(0);
    this.power = powerAt(0);
    this.needle = needle;
    this.started = performance.now();
    const step = (now: number): void => {
      const ms = Math.max(0, now - this.started);
      if (this.needle === "angle") this.angle = angleAt(ms);
      else if (this.needle === "power") this.power = powerAt(ms);
      else return;
      this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  private go(release: Release): void {
    const value = this.value!;
    this.drop();
    this.letGo(value, release);
  }
}
