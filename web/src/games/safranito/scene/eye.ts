/** Where one looks from: one's own side, from above, or freely by dragging, wheel and pinch. */
import { MathUtils, Vector3, type PerspectiveCamera } from "three";
import { HALF } from "../board";
import { DEGREES, EYE } from "../plane";
import { toCm } from "./things";

const AIM = new Vector3(0, 0, 0);
/** The board's width as it is drawn, and its share of the picture's height. */
const WIDE = toCm(2 * HALF);
export const PICTURE = 1.62;
/** As the flat board is seen, so that both look alike until one looks around. */
const OWN = { turn: 0, tilt: MathUtils.degToRad(DEGREES), far: EYE * WIDE };
export const FIELD = 2 * MathUtils.radToDeg(Math.atan(PICTURE / 2 / EYE));
const TOP = { turn: 0, tilt: 0.02, far: EYE * WIDE };
const STEEPEST = 0.02;
const FLATTEST = 1.35;
const NEAREST = 40;
const FARTHEST = 170;
const GLIDE_MS = 420;

const within = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));

export class Eye {
  private at = { ...OWN };
  private pointers = new Map<number, { x: number; y: number }>();
  private frame = 0;
  /** Pixels since the first finger came down: more than a few is no tap. */
  dragged = 0;
  /** One looks from elsewhere than from one's own side. */
  get away(): boolean {
    return this.at.turn !== OWN.turn || this.at.tilt !== OWN.tilt || this.at.far !== OWN.far;
  }

  constructor(
    private readonly camera: PerspectiveCamera,
    private readonly changed: () => void,
  ) {
    this.place();
  }

  look(top: boolean, motion: boolean): void {
    const [from, to] = [{ ...this.at }, top ? TOP : OWN];
    cancelAnimationFrame(this.frame);
    if (!motion) return this.set(to);
    const start = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, now - start) / GLIDE_MS);
      const eased = part * part * (3 - 2 * part);
      this.set({
        turn: from.turn + (to.turn - from.turn) * eased,
        tilt: from.tilt + (to.tilt - from.tilt) * eased,
        far: from.far + (to.far - from.far) * eased,
      });
      if (part < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  down(event: PointerEvent): void {
    if (!this.pointers.size) this.dragged = 0;
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent): void {
    const last = this.pointers.get(event.pointerId);
    if (!last) return;
    const next = { x: event.clientX, y: event.clientY };
    this.dragged += Math.hypot(next.x - last.x, next.y - last.y);
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const ratio =
        Math.hypot(last.x - other.x, last.y - other.y) / Math.max(1, Math.hypot(next.x - other.x, next.y - other.y));
      this.set({ ...this.at, far: this.at.far * ratio });
    } else
      this.set({
        ...this.at,
        turn: this.at.turn - (next.x - last.x) * 0.006,
        tilt: this.at.tilt - (next.y - last.y) * 0.005,
      });
    this.pointers.set(event.pointerId, next);
  }

  up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
  }

  zoom(event: WheelEvent): void {
    this.set({ ...this.at, far: this.at.far * Math.exp(event.deltaY * 0.001) });
  }

  close(): void {
    cancelAnimationFrame(this.frame);
  }

  private set(to: typeof OWN): void {
    this.at = { turn: to.turn, tilt: within(STEEPEST, to.tilt, FLATTEST), far: within(NEAREST, to.far, FARTHEST) };
    this.place();
    this.changed();
  }

  private place(): void {
    const { turn, tilt, far } = this.at;
    this.camera.position.set(
      AIM.x + Math.sin(turn) * Math.sin(tilt) * far,
      AIM.y + Math.cos(tilt) * far,
      AIM.z + Math.cos(turn) * Math.sin(tilt) * far,
    );
    this.camera.lookAt(AIM);
  }
}
