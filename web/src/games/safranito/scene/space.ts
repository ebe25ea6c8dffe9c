/** The table in space: it is drawn when something changed, never on its own. */
import {
  AmbientLight,
  BoxGeometry,
  Color,
  DirectionalLight,
  Fog,
  Group,
  Mesh,
  MeshStandardMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  Plane,
  PlaneGeometry,
  PointLight,
  Quaternion,
  Raycaster,
  Scene,
  Sprite,
  SpriteMaterial,
  Vector2,
  Vector3,
  WebGLRenderer,
} from "three";
import { regionOf, REGIONS, SPICES, type Spot } from "../board";
import { lying, type Pose } from "../film";
import { LETTERS, type Facts } from "../model";
import { CARD_SPOTS } from "../slots";
import type { Drawn } from "../stage.svelte";
import type { InHand } from "../thrower.svelte";
import type { Quality } from "../views.svelte";
import { Eye } from "./eye";
import { boardTexture, cardTexture, clothTexture, glowTexture, pictures } from "./paint";
import { discard, makeBills, makeBoard, makeCandle, makeChip, makeLabel, makeMill, makeRing, toCm } from "./things";

const SLOW_MS = 42;
const HOPELESS_MS = 250; // nobody waits for two more of these
const HAND_HEIGHT = 2.4;
const LANTERNS: ReadonlyArray<readonly [number, number, number]> = [
  [-46, 26, -58],
  [-18, 32, -74],
  [16, 30, -70],
  [44, 25, -56],
  [-66, 20, -30],
  [66, 20, -30],
];

export interface Names {
  region: (name: string) => string;
  seat: (seat: number) => string;
  spice: (spice: string) => string;
}

export class Space {
  readonly eye: Eye;
  /** No shadows, fewer pixels: chosen, or because frames were slow. */
  private low = false;
  /** Somebody chose: slow frames change nothing. */
  private chosen = false;
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera(38, 1, 1, 300);
  private readonly table = new Group();
  private readonly chips = new Map<number, { look: string; thing: Group }>();
  private readonly rest = new Group();
  private readonly marks = new Group();
  private readonly hand = new Group();
  private readonly sun = new DirectionalLight("#fff0d8", 2.2);
  private images = new Map<string, HTMLImageElement>();
  private cards = new Map<string, MeshStandardMaterial>();
  private frame = 0;
  private slow = 0;
  private gone = false;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly side: number,
    private readonly seats: number,
    private readonly names: Names,
    /** Told whenever the quality changes. */
    private readonly lowered: (low: boolean) => void,
  ) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: "high-performance" });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.eye = new Eye(this.camera, () => this.draw());
    this.table.rotation.y = side * (Math.PI / 2);
    this.scene.background = new Color("#120a1a");
    this.scene.fog = new Fog("#120a1a", 90, 190);
    this.scene.add(this.table, this.hand);
    this.table.add(this.rest, this.marks);
    this.light();
  }

  /** Paints what needs pictures; afterwards the table can be shown. */
  async ready(): Promise<void> {
    this.images = await pictures();
    if (this.gone) return;
    this.table.add(makeBoard(boardTexture(this.side, this.names.region, this.images)));
    const cloth = new Mesh(
      new PlaneGeometry(116, 116),
      new MeshStandardMaterial({ map: clothTexture(), roughness: 0.95 }),
    );
    cloth.rotation.x = -Math.PI / 2;
    cloth.position.y = -1.25;
    cloth.receiveShadow = true;
    const stall = new Mesh(new BoxGeometry(120, 4, 120), new MeshStandardMaterial({ color: "#3a1d0e" }));
    stall.position.y = -3.4;
    this.scene.add(cloth, stall);
    const spice = (name: string): string => this.names.spice(name);
    this.cards = new Map(
      SPICES.map((name) => [
        name,
        new MeshStandardMaterial({ map: cardTexture(name, this.images.get(name), spice), roughness: 0.8 }),
      ]),
    );
  }

  private light(): void {
    this.scene.add(new AmbientLight("#b9a8da", 1.35));
    this.sun.position.set(-18, 46, 14);
    this.sun.castShadow = true;
    this.sun.shadow.mapSize.set(1024, 1024);
    Object.assign(this.sun.shadow.camera, { left: -40, right: 40, top: 40, bottom: -40, near: 10, far: 110 });
    this.scene.add(this.sun);
    const glow = glowTexture();
    LANTERNS.forEach(([x, y, z], at) => {
      const spot = new Sprite(new SpriteMaterial({ map: glow, transparent: true, depthWrite: false, fog: false }));
      spot.position.set(x, y, z);
      spot.scale.setScalar(at < 4 ? 13 : 9);
      this.scene.add(spot);
    });
    for (const [x, z] of [
      [-34, -34],
      [34, -34],
      [-34, 22],
      [34, 22],
    ] as const)
      this.scene.add(makeCandle(x, z, glow));
    for (const [x, z] of [
      [-30, -26],
      [30, -26],
    ] as const) {
      const lamp = new PointLight("#ff9a3c", 420, 90, 1.8);
      lamp.position.set(x, 22, z);
      this.scene.add(lamp);
    }
  }

  /** Everything that lies still: cards at the rim, bills, the mill, names. */
  setFacts(facts: Facts): void {
    discard(this.rest);
    const card = new BoxGeometry(6.3, 0.12, 8.8);
    for (const spice of SPICES) {
      const spot = CARD_SPOTS[spice];
      for (let at = 0; at < facts.layout[spice]; at++) {
        const paper = new MeshStandardMaterial({ color: "#fffaf0" });
        const face = this.cards.get(spice) ?? paper;
        const thing = new Mesh(card, [paper, paper, face, paper, paper, paper]);
        thing.scale.setScalar(0.62);
        thing.position.set(toCm(spot.x) + at * 0.35, -1.1 + at * 0.14, -toCm(spot.y) - at * 0.3);
        thing.rotation.y = -this.side * (Math.PI / 2);
        thing.castShadow = true;
        this.rest.add(thing);
      }
    }
    for (let seat = 0; seat < this.seats; seat++) this.rest.add(this.place(facts, seat));
  }

  /** What lies before a seat: name and money, bills, and the mill if it is head chef. */
  private place(facts: Facts, seat: number): Group {
    const place = new Group();
    const side = this.seats === 2 ? seat * 2 : seat;
    place.rotation.y = -side * (Math.PI / 2);
    const money = facts.money[seat];
    const bills = makeBills(typeof money === "number" ? money : 200);
    const near = side === this.side;
    bills.position.set(near ? -19 : -8, -1.2, 29.5);
    const label = makeLabel([`${this.names.seat(seat)} ₨ ${money}`], "rgba(28,13,8,.78)", "#fff3d6", 2.1);
    label.position.set(-8, 2.6, side === (this.side + 2) % 4 ? 32 : 27);
    place.add(bills);
    if (!near) place.add(label);
    if (facts.chef === seat) {
      const mill = makeMill();
      mill.position.set(7, -1.2, 30); // between the cards at the rim, on whichever side
      place.add(mill);
    }
    return place;
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

  /** The chip in one's own hand, and the ray of the needles. */
  setHand(hand: InHand | undefined): void {
    this.hand.clear();
    if (hand) {
      const chip = makeChip(hand.seat, hand.value, LETTERS[hand.seat % 4]!, true);
      chip.rotation.x = Math.PI;
      chip.scale.setScalar(1.25);
      chip.position.set(toCm(hand.at.x), HAND_HEIGHT, -toCm(hand.at.y));
      this.hand.add(chip);
      if (hand.aim) {
        const far = 4 + hand.aim.power * 22;
        const ray = new Mesh(
          new BoxGeometry(0.45, 0.12, far),
          new MeshStandardMaterial({ color: "#ffcf6b", emissive: "#c97a10" }),
        );
        ray.position.set(0, 0, -far / 2 - 2);
        const turn = new Group();
        turn.add(ray);
        turn.rotation.y = (-hand.aim.angle * Math.PI) / 180;
        turn.position.copy(chip.position);
        this.hand.add(turn);
      }
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

  private paint(): void {
    const start = performance.now();
    this.renderer.render(this.scene, this.camera);
    if (this.low || this.chosen) return;
    // Waiting for one pixel tells how long the picture really took.
    const gl = this.renderer.getContext();
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
    const took = performance.now() - start;
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
