/** The things on the table, as meshes. One unit is a centimetre; the board's north is -z. */
import {
  BoxGeometry,
  BufferGeometry,
  CircleGeometry,
  ExtrudeGeometry,
  Group,
  Line,
  LineBasicMaterial,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Path,
  RingGeometry,
  Shape,
  Sprite,
  SpriteMaterial,
  Vector3,
  type Material,
  type Texture,
} from "three";
import { CHIP, HALF, HOLE, THICK, type Spot } from "../board";
import { seatColours } from "../look";
import type { Aim } from "../thrower.svelte";
import { restOf } from "../throwing";
import { chipTexture, plate } from "./paint";

const CM = 100; // tenths of a millimetre
export const toCm = (tenths: number): number => tenths / CM;

let body: BufferGeometry | undefined;
let face: BufferGeometry | undefined;

/** A ring with rounded edges, lying flat. */
function chipBody(): BufferGeometry {
  if (body) return body;
  const shape = new Shape();
  const bevel = 0.05;
  shape.absarc(0, 0, toCm(CHIP) - bevel, 0, Math.PI * 2, false);
  const hole = new Path();
  hole.absarc(0, 0, toCm(HOLE) + bevel, 0, Math.PI * 2, true);
  shape.holes.push(hole);
  const thick = toCm(THICK) - 2 * bevel;
  body = new ExtrudeGeometry(shape, {
    depth: thick,
    bevelEnabled: true,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelSegments: 2,
    curveSegments: 28,
  });
  body.translate(0, 0, -thick / 2);
  body.rotateX(-Math.PI / 2);
  return body;
}

function chipFace(): BufferGeometry {
  face ??= new RingGeometry(toCm(HOLE) + 0.06, toCm(CHIP) - 0.06, 40)
    .rotateX(-Math.PI / 2)
    .translate(0, toCm(THICK) / 2 + 0.006, 0);
  return face;
}

const faces = new Map<string, Material>();
const bodies = new Map<number, Material>();

function faceOf(seat: number, text: string, up: boolean): Material {
  const name = `${seat} ${text} ${up}`;
  const found = faces.get(name) ?? new MeshLambertMaterial({ map: chipTexture(seat, text, up) });
  faces.set(name, found);
  return found;
}

/** A chip: its value on the upper face (blank where it is not known), its owner's letter below. */
export function makeChip(seat: number, value: number | "?", letter: string, own: boolean): Group {
  const chip = new Group();
  const colour = bodies.get(seat) ?? new MeshLambertMaterial({ color: seatColours(seat).face });
  bodies.set(seat, colour);
  const ring = new Mesh(chipBody(), colour);
  ring.castShadow = true;
  ring.receiveShadow = true;
  const up = new Mesh(chipFace(), faceOf(seat, value === "?" ? "" : String(value), true));
  const down = new Mesh(chipFace(), faceOf(seat, own && value !== "?" ? String(value) : letter, false));
  down.rotation.x = Math.PI;
  chip.add(ring, up, down);
  return chip;
}

export function makeBoard(texture: Texture): Group {
  const board = new Group();
  const half = toCm(HALF);
  const top = new Mesh(new BoxGeometry(2 * half, 1.2, 2 * half), [
    ...[0, 1].map(() => new MeshLambertMaterial({ color: "#6b3f22" })),
    new MeshLambertMaterial({ map: texture }),
    ...[0, 1, 2].map(() => new MeshLambertMaterial({ color: "#6b3f22" })),
  ]);
  top.position.y = -0.6;
  top.receiveShadow = true;
  board.add(top);
  const rim = new MeshLambertMaterial({ color: "#5b3016" });
  for (const [x, z, wide, deep] of [
    [0, -half - 0.35, 2 * half + 1.4, 0.7],
    [0, half + 0.35, 2 * half + 1.4, 0.7],
    [-half - 0.35, 0, 0.7, 2 * half],
    [half + 0.35, 0, 0.7, 2 * half],
  ] as const) {
    const edge = new Mesh(new BoxGeometry(wide, 1.6, deep), rim);
    edge.position.set(x, -0.6, z);
    edge.castShadow = true;
    board.add(edge);
  }
  return board;
}

/** Words that always face the viewer. */
export function makeLabel(lines: string[], ground: string, ink: string, tall: number): Sprite {
  const made = plate(lines, ground, ink);
  const sprite = new Sprite(new SpriteMaterial({ map: made.texture, depthTest: false, transparent: true }));
  sprite.scale.set((tall * made.wide) / made.tall, tall, 1);
  sprite.renderOrder = 5;
  return sprite;
}

/** A ring of light around a bowl or a circle. */
export function makeRing(radius: number, colour: string): Mesh {
  const ring = new Mesh(
    new RingGeometry(radius, radius + 0.55, 56).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({ color: colour, transparent: true, opacity: 0.9 }),
  );
  ring.position.y = 0.03;
  return ring;
}

const LINE_HEIGHT = 0.12;

/** A line along the board. */
export function makeLine(spots: readonly Spot[], colour: string): Line {
  const points = spots.map(({ x, y }) => new Vector3(toCm(x), LINE_HEIGHT, -toCm(y)));
  const material = new LineBasicMaterial({ color: colour, transparent: true, opacity: 0.8 });
  return new Line(new BufferGeometry().setFromPoints(points), material);
}

const UNKNOWN_FAR = 4700; // a ray over the whole board while only the direction is known

/** Where a chip is aimed: a ray as long as its way, and a disc of its own size where it comes to rest. */
export function makeAim(aim: Aim): Group {
  const group = new Group();
  const far = toCm(aim.far || UNKNOWN_FAR);
  const lit = new MeshLambertMaterial({ color: "#ffcf6b", emissive: "#c97a10" });
  const ray = new Mesh(new BoxGeometry(0.45, LINE_HEIGHT, far), lit);
  ray.position.z = -far / 2;
  const turned = new Group();
  turned.add(ray);
  turned.rotation.y = -Math.atan2(aim.way.x, aim.way.y);
  turned.position.set(toCm(aim.from.x), LINE_HEIGHT, -toCm(aim.from.y));
  group.add(turned);
  if (aim.disc) {
    const rest = restOf(aim, aim.far);
    const disc = new Mesh(new CircleGeometry(toCm(CHIP), 40).rotateX(-Math.PI / 2), lit);
    disc.position.set(toCm(rest.x), 2 * LINE_HEIGHT, -toCm(rest.y));
    group.add(disc);
  }
  return group;
}

/** Frees what only these objects use; chips share their parts and keep them. */
export function discard(things: Group): void {
  things.traverse((each) => {
    if (each instanceof Sprite) {
      each.material.map?.dispose();
      each.material.dispose();
    }
  });
  things.clear();
}
