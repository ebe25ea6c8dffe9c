/** The things on the table, as meshes. One unit is a centimetre; the board's north is -z. */
import {
  BoxGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  LatheGeometry,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Path,
  RingGeometry,
  Shape,
  Sprite,
  SpriteMaterial,
  Vector2,
  type BufferGeometry,
  type Material,
  type Texture,
} from "three";
import { CHIP, HALF, HOLE, THICK } from "../board";
import { seatColours } from "../look";
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
  const found = faces.get(name) ?? new MeshStandardMaterial({ map: chipTexture(seat, text, up), roughness: 0.6 });
  faces.set(name, found);
  return found;
}

/** A chip: its value on the upper face (blank where it is not known), its owner's letter below. */
export function makeChip(seat: number, value: number | "?", letter: string, own: boolean): Group {
  const chip = new Group();
  const colour = bodies.get(seat) ?? new MeshStandardMaterial({ color: seatColours(seat).face, roughness: 0.55 });
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
    ...[0, 1].map(() => new MeshStandardMaterial({ color: "#6b3f22" })),
    new MeshStandardMaterial({ map: texture, roughness: 0.7 }),
    ...[0, 1, 2].map(() => new MeshStandardMaterial({ color: "#6b3f22" })),
  ]);
  top.position.y = -0.6;
  top.receiveShadow = true;
  board.add(top);
  const rim = new MeshStandardMaterial({ color: "#5b3016", roughness: 0.5 });
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

/** The pepper mill. */
export function makeMill(): Group {
  const mill = new Group();
  const outline = [
    [0, 0],
    [2, 0],
    [2.1, 0.6],
    [1.5, 2.2],
    [1.25, 3.6],
    [1.7, 5],
    [1.7, 5.4],
    [1.2, 5.6],
    [1.5, 6.3],
    [1.35, 7.2],
    [0.7, 7.8],
    [0, 7.9],
  ].map(([x, y]) => new Vector2(x, y));
  const wood = new Mesh(new LatheGeometry(outline, 24), new MeshStandardMaterial({ color: "#9a4f22", roughness: 0.4 }));
  const knob = new Mesh(
    new CylinderGeometry(0.35, 0.35, 0.7, 16),
    new MeshStandardMaterial({ color: "#e8b54a", metalness: 0.6, roughness: 0.3 }),
  );
  knob.position.y = 8.1;
  wood.castShadow = true;
  mill.add(wood, knob);
  return mill;
}

/** A tea light in a brass cup. */
export function makeCandle(x: number, z: number, glow: Texture): Group {
  const candle = new Group();
  const cup = new Mesh(
    new CylinderGeometry(1.5, 1.1, 1.6, 20),
    new MeshStandardMaterial({ color: "#c98a2e", metalness: 0.5, roughness: 0.35 }),
  );
  cup.position.y = -0.4;
  cup.castShadow = true;
  const wax = new Mesh(
    new CylinderGeometry(1.25, 1.25, 0.1, 20),
    new MeshStandardMaterial({ color: "#fff3d0", emissive: "#ff9a2e", emissiveIntensity: 0.6 }),
  );
  wax.position.y = 0.42;
  const flame = new Sprite(new SpriteMaterial({ map: glow, transparent: true, depthWrite: false, fog: false }));
  flame.scale.setScalar(7);
  flame.position.y = 1.2;
  candle.add(cup, wax, flame);
  candle.position.set(x, 0, z);
  return candle;
}

/** Bills of 50 rupees in a small pile, a little askew. */
export function makeBills(rupees: number): Group {
  const pile = new Group();
  const paper = new MeshStandardMaterial({ color: "#b9d3a2", roughness: 0.9 });
  const shape = new BoxGeometry(4.6, 0.09, 2.3);
  const count = Math.min(16, Math.ceil(rupees / 50));
  for (let bill = 0; bill < count; bill++) {
    const sheet = new Mesh(shape, paper);
    sheet.position.set(((bill * 7) % 5) * 0.06, 0.05 + bill * 0.1, ((bill * 3) % 4) * 0.07);
    sheet.rotation.y = (((bill * 37) % 11) - 5) * 0.02;
    sheet.castShadow = bill === count - 1;
    pile.add(sheet);
  }
  return pile;
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
