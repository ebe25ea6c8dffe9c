import { buzz } from "../../lib/haptics";
import type { Spot } from "./board";
import { Gesture } from "./gesture";
import { angleAt, farAt, lineTo, meterRelease } from "./meter";
import type { Release } from "./release";
import { EDGE, held, type Line, type Pointer, type Style, type Touch } from "./throwing";

const REST: Spot = { x: 0, y: -2800 };
const STEP = 130;
const TOSSED = 1000; // how far a chip goes if nobody says how far

/** Where a chip is aimed: a line, and how far along it the chip comes to rest if nothing is in its way. */
export interface Aim extends Line {
  far: number;
  /** Whether the place of rest is shown, not just the distance. */
  disc: boolean;
}

/** A chip in one's own hand, as its owner sees the board. */
export interface InHand {
  at: Spot;
  seat: number;
  value: number;
  aim?: Aim | undefined;
  /** The stroke so far. */
  trail: readonly Spot[];
}

/** A throw that was made, and how. */
export interface Made {
  value: number;
  style: Style;
  by: Pointer | "meter";
  release: Release;
  path: readonly Touch[];
  /** From the edge to where it was meant to come to rest. */
  far: number;
}

/** Why a press or a motion was no throw. */
export type Note = "put-back" | "too-slow" | "on-board";

/** One's own hand with a chip in it: flicked, or aimed with the meter. */
export class Thrower {
  value = $state<number>();
  style = $state<Style>("lob");
  at = $state.raw<Spot>(REST);
  note = $state<Note>();
  /** What the meter sweeps over just now. */
  meter = $state<"direction" | "distance">();
  angle = $state(0);
  far = $state(0);
  private gesture = $state.raw<Gesture>();
  private aim = $state.raw<Aim>();
  private trail = $state.raw<readonly Spot[]>([]);
  private frame = 0;
  /** The press that holds the chip began on its tray, and picked it or found it picked. */
  private tray: "picked" | "again" | undefined;

  constructor(
    private readonly letGo: (made: Made) => void,
    /** Whether a flick shows where it will end; else a slow drag would be a ruler. */
    private readonly discs = false,
    private readonly chance: () => number = Math.random,
  ) {}

  get holding(): boolean {
    return this.gesture !== undefined;
  }

  /** What is to be drawn of it. */
  inHand(seat: number): InHand | undefined {
    if (this.value === undefined) return undefined;
    const aim = this.meter
      ? { ...lineTo(this.at.x, this.angle), far: this.far, disc: this.meter === "distance" }
      : this.aim;
    return { at: this.at, seat, value: this.value, aim, trail: this.trail };
  }

  pick(value: number | undefined): void {
    this.rest();
    this.value = this.value === value ? undefined : value;
    this.note = undefined;
    if (this.value !== undefined) buzz("pick");
  }

  /** A press on a chip picks it and takes it at once, where `grasp` closes the hand around it. A mere tap picks it, or
   * puts back the one that is picked. */
  take(value: number, grasp: () => void): void {
    const found = this.value === value;
    if (!found) this.pick(value);
    grasp();
    this.tray = this.holding ? (found ? "again" : "picked") : undefined;
  }

  drop(): void {
    this.rest();
    this.value = undefined;
  }

  /** A press on the board: nothing can begin there. */
  refuse(): void {
    if (this.value !== undefined && !this.holding) this.note = "on-board";
  }

  /** The hand closes around the chip, which is drawn at `shown`. */
  grasp(touch: Touch, pointer: Pointer, shown: Spot = touch): void {
    if (this.value === undefined) return;
    if (touch.y > EDGE) return this.refuse();
    this.rest();
    this.note = undefined;
    this.gesture = new Gesture(touch, pointer);
    this.follow(shown);
  }

  /** The hand moves. The finger may run on over the board, the chip waits at the edge. */
  move(touch: Touch, shown: Spot = touch): void {
    if (!this.gesture) return;
    const state = this.gesture.add(touch);
    if (state === "back") this.putBack("put-back");
    else if (state === "thrown") this.throwOr(this.gesture.flick(this.style));
    else this.follow(shown);
  }

  /** The hand opens. */
  release(ms: number): void {
    if (!this.gesture) return;
    if (this.tray && this.gesture.tapped) return this.tray === "picked" ? this.wait() : this.drop();
    this.throwOr(this.gesture.end(ms, this.style));
  }

  /** Never mind: the chip goes back, and nothing has happened. */
  cancel(): void {
    if (this.gesture || this.meter) this.putBack("put-back");
  }

  /** Another place behind the edge, for who aims with the meter. */
  shift(steps: number): void {
    this.at = held({ x: this.at.x + steps * STEP, y: this.at.y });
  }

  /** Start the meter; then stop the direction; then the distance, and throw. */
  press(): void {
    if (this.value === undefined) return;
    this.note = undefined;
    if (!this.meter) this.sweep("direction");
    else if (this.meter === "direction") this.sweep("distance");
    else this.go("meter", meterRelease(this.at.x, this.angle, this.far, this.style), this.far);
  }

  /** Any throw at all: with the real box at hand, where the chip flew is said afterwards. */
  toss(): void {
    if (this.value !== undefined) this.go("meter", meterRelease(0, 0, TOSSED, "lob"), TOSSED);
  }

  rest(): void {
    cancelAnimationFrame(this.frame);
    this.meter = undefined;
    this.gesture = undefined;
    this.tray = undefined;
    this.aim = undefined;
    this.trail = [];
    this.at = this.value === undefined ? REST : { x: this.at.x, y: REST.y };
  }

  /** A chip that was only tapped waits in the middle, wherever it lay on its tray. */
  private wait(): void {
    this.rest();
    this.at = REST;
  }

  private follow(shown: Spot): void {
    const flick = this.gesture!.flick(this.style);
    this.at = held(shown);
    this.aim = flick && { from: flick.from, way: flick.way, far: flick.far, disc: this.discs };
    this.trail = [...this.gesture!.path];
  }

  private throwOr(flick: ReturnType<Gesture["end"]>): void {
    if (flick) this.go(this.gesture!.pointer, flick.release, flick.far);
    else this.putBack("too-slow");
  }

  private putBack(note: Note): void {
    this.rest();
    this.note = note;
  }

  private sweep(meter: "direction" | "distance"): void {
    cancelAnimationFrame(this.frame);
    const phase = this.chance();
    const show = (ms: number): void => {
      if (meter === "direction") this.angle = angleAt(ms, phase);
      this.far = meter === "distance" ? farAt(ms, phase) : 0;
    };
    show(0);
    this.meter = meter;
    const started = performance.now();
    const step = (now: number): void => {
      if (this.meter !== meter) return;
      show(Math.max(0, now - started));
      this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  private go(by: Made["by"], release: Release, far: number): void {
    const made = { value: this.value!, style: this.style, by, release, path: this.gesture?.path ?? [], far };
    this.drop();
    buzz("release");
    this.letGo(made);
  }
}
