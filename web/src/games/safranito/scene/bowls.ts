/** Brass bowls with spice heaped in them: to be seen only, the physics knows a flat board. Chips lie on the heap, so its
 * top is level with the board. */
import {
  CircleGeometry,
  Group,
  LatheGeometry,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  SRGBColorSpace,
  Texture,
  Vector2,
} from "three";
import type { Spice } from "../board";
import { SPICE_COLOURS } from "../look";
import { heapTexture } from "./paint";

const SEGMENTS = 40;
/** The rim stands so much above the board, in centimetres; flat chips lie a little lower. */
const RIM = 0.5;
const BRASS = new MeshLambertMaterial({ color: "#d9a441", emissive: "#4a2c08" });
const INSIDE = new MeshLambertMaterial({ color: "#6b3a14" });

/** The rim from its foot outside over its edge: a ring that leans outwards. */
function rimOf(radius: number): LatheGeometry {
  const outline = [
    [radius * 1.0, 0.02],
    [radius * 1.015, RIM * 0.9],
    [radius * 1.05, RIM],
    [radius * 1.09, RIM * 0.8],
    [radius * 1.1, 0],
  ].map(([x, y]) => new Vector2(x, y));
  return new LatheGeometry(outline, SEGMENTS);
}

/** The inner wall, from the rim down to the heap. */
function wallOf(radius: number): LatheGeometry {
  const outline = [
    [radius * 0.84, 0.015],
    [radius * 0.94, 0.12],
    [radius * 1.015, RIM * 0.9],
  ].map(([x, y]) => new Vector2(x, y));
  return new LatheGeometry(outline, SEGMENTS);
}

export function makeBowl(spice: Spice, radius: number, image: HTMLImageElement | undefined, side: number): Group {
  const bowl = new Group();
  const rim = new Mesh(rimOf(radius), BRASS);
  rim.castShadow = true;
  const wall = new Mesh(wallOf(radius), INSIDE);
  wall.material.side = 2;
  const heap = new Mesh(
    new CircleGeometry(radius * 0.97, SEGMENTS).rotateX(-Math.PI / 2),
    new MeshLambertMaterial({ map: heapTexture(SPICE_COLOURS[spice], radius) }),
  );
  heap.position.y = 0.012;
  heap.receiveShadow = true;
  bowl.add(rim, wall, heap);
  if (image) bowl.add(pictureOf(image, radius, side));
  return bowl;
}

/** The spice's own picture, lying on the heap. */
function pictureOf(image: HTMLImageElement, radius: number, side: number): Mesh {
  const texture = new Texture(image);
  texture.colorSpace = SRGBColorSpace;
  texture.needsUpdate = true;
  const picture = new Mesh(
    new CircleGeometry(radius * 0.5, 4, Math.PI / 4).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({ map: texture, transparent: true, depthWrite: false }),
  );
  picture.rotation.y = -side * (Math.PI / 2);
  picture.position.y = 0.02;
  return picture;
}
