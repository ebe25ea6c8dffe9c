/** The table in space: it is drawn when something changed, never on its own. */
import {
  DirectionalLight,
  Group,
  HemisphereLight,
  Mesh,
  PCFShadowMap,
  PerspectiveCamera,
  Plane,
  Quaternion,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from "three";
import { CHIP, isSpice, regionOf, REGIONS, type Spot } from "../board";
import { lying, type Pose } from "../film";
import type { Trace } from "../ghost.svelte";
import { LETTERS } from "../model";
import type { Drawn } from "../stage.svelte";
import type { InHand } from "../thrower.svelte";
import type { Quality } from "../views.svelte";
import { Eye, FIELD } from "./eye";
import { boardTexture, pictures } from "./paint";
import { makeBowl } from "./bowls";
import { discard, makeAim, makeBoard, makeChip, makeLabel, makeLine, makeRing, toCm } from "./things";

const SLOW_MS = 42;
const MEASURED = 9; // the first ones are slow everywhere
const HOPELESS_MS = 250; // nobody waits for two more of these
const HAND_HEIGHT = 2.4;
const TRACE_COLOUR = "#fff3d6";
const AIM_COLOUR = "#ffcf6b";
export class Space {
  readonly eye: Eye;
  /** No shadows, fewer pixels: chosen, or because frames were slow. */
  private low = false;
  /** Somebody chose: slow frames change nothing. */
  private chosen = false;
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera(FIELD, 1, 1, 300);
  private readonly table = new Group();
  private readonly chips = new Map<number, { look: string; thing: Group }>();
  private readonly marks = new Group();
  private readonly hand = new Group();
  private readonly sun = new DirectionalLight("#fff0d8", 2.2);
  private frame = 0;
  private slow = 0;
  private gone = false;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly side: number,
    /** What a bowl or a circle is called. */
    private readonly say: (region: string) => string,
    /** Told whenever the quality changes. */
    private readonly lowered: (low: boolean) => void,
    /** Whether edges are smoothed, which costs much where the processor draws. */
    smooth: boolean,
  ) {
    this.renderer = new WebGLRenderer({ canvas, antialias: smooth, alpha: true, powerPreference: "high-performance" });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.eye = new Eye(this.camera, () => this.draw());
    this.table.rotation.y = side * (Math.PI / 2);
    this.scene.add(this.table, this.hand);
    this.table.add(this.marks);
    this.light();
  }

  /** Paints what needs pictures; afterwards the table can be shown. */
  async ready(): Promise<void> {
    const images = await pictures();
    if (this.gone) return;
    this.table.add(makeBoard(boardTexture(this.side, this.say, images)));
    for (const region of REGIONS) {
      if (!isSpice(region.name)) continue;
      const bowl = makeBowl(region.name, toCm(region.radius), images.get(region.name), this.side);
      bowl.position.set(toCm(region.x), 0, -toCm(region.y));
      const label = makeLabel([this.say(region.name)], "#ffeecb", "#2a1206", 1.9);
      label.position.copy(bowl.position).addScaledVector(this.near(), toCm(region.radius) + 1);
      label.position.y = 0.8;
      this.table.add(bowl, label);
    }
  }

  /** The viewer's direction, as the table is turned. */
  private near(): Vector3 {
    return new Vector3(0, 0, 1).applyAxisAngle(new Vector3(0, 1, 0), -this.side * (Math.PI / 2));
  }

  /** One warm lamp above the table, and the sky. */
  private light(): void {
    this.scene.add(new HemisphereLight("#ffe9c8", "#4a2436", 1.5));
    this.sun.position.set(-14, 46, -10);
    this.sun.castShadow = true;
    this.sun.shadow.mapSize.set(1024, 1024);
    Object.assign(this.sun.shadow.camera, { left: -34, right: 34, top: 34, bottom: -34, near: 10, far: 110 });
    this.scene.add(this.sun);
  }

  /** The chips, lying or in flight. */
  setChips(drawn: Drawn[], viewer: number): void {
    const there = new Set(drawn.map(({ token }) => token));
    for (const [token, { thing }] of this.chips) {
      if (there.has(token)) continue;
      this.table.remove(thing);
      this.chips.delete(token);
    }
    for (const chip of drawn) {
      const look = `${chip.seat} ${chip.value} ${chip.shown}`;
      let found = this.chips.get(chip.token);
      if (found?.look !== look) {
        if (found) this.table.remove(found.thing);
        found = {
          look,
          thing: makeChip(chip.seat, chip.value, LETTERS[chip.seat % 4]!, !chip.shown && chip.seat === viewer),
        };
        this.chips.set(chip.token, found);
        this.table.add(found.thing);
      }
      put(
        found.thing,
        chip.pose ?? { at: chip.at, turn: lying(chip.up, chip.lean) },
        chip.pose ? undefined : this.side,
      );
    }
    this.draw();
  }

  /** Rings around what is dealt with or may be named, and where chips count. */
  setMarks(
    here: string | null,
    bowls: string[],
    tags: Array<{ at: readonly [number, number, number]; text: string; counts: boolean }>,
  ): void {
    discard(this.marks);
    for (const name of [...(here ? [here] : []), ...bowls]) {
      const region = regionOf(name);
      if (!region) continue;
      const ring = makeRing(toCm(region.radius) + 0.3, name === here ? "#8fd16a" : "#ffe08a");
      ring.position.x = toCm(region.x);
      ring.position.z = -toCm(region.y);
      this.marks.add(ring);
    }
    for (const { at, text, counts } of tags) {
      const label = makeLabel([text], counts ? "rgba(255,233,174,.95)" : "rgba(243,211,203,.95)", "#2a1206", 1.7);
      label.position.set(toCm(at[0]), toCm(at[2]) + 2.6, -toCm(at[1]));
      this.marks.add(label);
    }
    this.draw();
  }

  /** The chip in one's own hand, where it is aimed, and one's last throw. */
  setHand(hand: InHand | undefined, trace: Trace | undefined): void {
    discard(this.hand);
    if (trace) {
      this.hand.add(makeLine(trace.stroke, TRACE_COLOUR));
      if (trace.rest) {
        const ring = makeRing(toCm(CHIP), TRACE_COLOUR);
        ring.position.x = toCm(trace.rest.x);
        ring.position.z = -toCm(trace.rest.y);
        this.hand.add(makeLine([trace.from, trace.rest], TRACE_COLOUR), ring);
      }
    }
    if (hand) {
      const chip = makeChip(hand.seat, hand.value, LETTERS[hand.seat % 4]!, true);
      chip.rotation.x = Math.PI;
      chip.scale.setScalar(1.25);
      chip.position.set(toCm(hand.at.x), HAND_HEIGHT, -toCm(hand.at.y));
      this.hand.add(chip, makeLine(hand.trail, AIM_COLOUR));
      if (hand.aim) this.hand.add(makeAim(hand.aim));
    }
    this.draw();
  }

  /** The place under a pointer, at the height of the hand, as the viewer sees the board. */
  locate(x: number, y: number, height = HAND_HEIGHT): Spot | undefined {
    const box = this.canvas.getBoundingClientRect();
    const ray = new Raycaster();
    ray.setFromCamera(
      new Vector2(((x - box.left) / box.width) * 2 - 1, 1 - ((y - box.top) / box.height) * 2),
      this.camera,
    );
    const hit = ray.ray.intersectPlane(new Plane(new Vector3(0, 1, 0), -height), new Vector3());
    return hit ? { x: hit.x * 100, y: -hit.z * 100 } : undefined;
  }

  /** The bowl or circle under a pointer. */
  regionAt(x: number, y: number): string | undefined {
    const spot = this.locate(x, y, 0);
    if (!spot) return undefined;
    const back = new Vector3(spot.x, 0, -spot.y).applyAxisAngle(new Vector3(0, 1, 0), -this.side * (Math.PI / 2));
    return REGIONS.find((region) => Math.hypot(region.x - back.x, region.y + back.z) <= region.radius)?.name;
  }

  size(wide: number, tall: number): void {
    if (!wide || !tall) return;
    const most = this.low ? 0.75 : Math.min(devicePixelRatio, 2);
    this.renderer.setPixelRatio(most);
    this.renderer.setSize(wide, tall, false);
    this.camera.aspect = wide / tall;
    this.camera.updateProjectionMatrix();
    this.draw();
  }

  /** Draw once, soon. */
  draw(): void {
    if (this.frame || this.gone) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.paint();
    });
  }

  /** How long pictures take here, in milliseconds: the middle one of a few in a row. */
  measure(): number {
    const took = Array.from({ length: MEASURED }, () => this.time()).sort((a, b) => a - b);
    return took[Math.floor(MEASURED / 2)]!;
  }

  /** Draw once; waiting for one pixel tells how long the picture really took. */
  private time(): number {
    const start = performance.now();
    this.renderer.render(this.scene, this.camera);
    const gl = this.renderer.getContext();
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
    return performance.now() - start;
  }

  private paint(): void {
    if (this.low || this.chosen) return this.renderer.render(this.scene, this.camera);
    const took = this.time();
    this.slow = took > SLOW_MS ? this.slow + 1 : 0;
    if (this.slow > 2 || took > HOPELESS_MS) this.lower(true);
  }

  /** A player's choice; without one, slow frames lower the quality. */
  setQuality(quality: Quality | undefined): void {
    this.chosen = quality !== undefined;
    this.lower(quality === "low");
  }

  private lower(low: boolean): void {
    this.slow = 0;
    this.lowered(low);
    if (low === this.low) return;
    this.low = low;
    this.renderer.shadowMap.enabled = !low;
    this.sun.castShadow = !low;
    this.scene.traverse(
      (each) => each instanceof Mesh && [each.material].flat().forEach((material) => (material.needsUpdate = true)),
    );
    this.size(this.canvas.clientWidth, this.canvas.clientHeight);
  }

  close(): void {
    this.gone = true;
    cancelAnimationFrame(this.frame);
    this.eye.close();
    this.renderer.dispose();
  }
}

/** A thing at a pose of the board; what lies still is turned so that its owner can read it. */
function put(thing: Group, { at, turn }: Pose, side?: number): void {
  thing.position.set(toCm(at[0]), toCm(at[2]), -toCm(at[1]));
  thing.quaternion.set(turn[1], turn[3], -turn[2], turn[0]);
  if (side !== undefined)
    thing.quaternion.premultiply(new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), -side * (Math.PI / 2)));
}
