/** Textures of the night market, painted by code; the same on every launch. */
import { CanvasTexture, SRGBColorSpace } from "three";
import { HALF, REGIONS } from "../board";
import { key } from "../events";
import { canvas, paintGround, paintHeap, words } from "../brushes";
import { seatColours } from "../look";

function textureOf(sheet: HTMLCanvasElement): CanvasTexture {
  const texture = new CanvasTexture(sheet);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

/** Our own pictures of spices, as images to paint with. */
export async function pictures(): Promise<Map<string, HTMLImageElement>> {
  const names = [...REGIONS.map(({ name }) => key(name)), "mill"];
  const found = await Promise.all(names.map(async (name) => [name, await picture(name)] as const));
  return new Map(found.flatMap(([name, image]) => (image ? [[name, image] as const] : [])));
}

async function picture(name: string): Promise<HTMLImageElement | undefined> {
  const symbol = document.getElementById(`saf-${name === "head-chef" ? "mill" : name}`);
  if (!symbol) return undefined;
  const image = new Image();
  const colour = "color:#ffe2a8";
  image.src = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 32 32" style="${colour}">${symbol.innerHTML}</svg>`)}`;
  try {
    await image.decode();
    return image;
  } catch {
    return undefined; // the name stands there anyway
  }
}

/** The board's face, its words upright for who sits at `side`. */
export function boardTexture(
  side: number,
  say: (name: string) => string,
  images: Map<string, HTMLImageElement>,
): CanvasTexture {
  const SIZE = 1536;
  const { sheet, brush } = canvas(SIZE, SIZE);
  paintGround(brush, SIZE, REGIONS);
  const scale = SIZE / (2 * HALF);
  for (const region of REGIONS.filter(({ bowl }) => !bowl)) {
    brush.save();
    brush.translate(SIZE / 2 + region.x * scale, SIZE / 2 - region.y * scale);
    brush.rotate(side * (Math.PI / 2));
    const radius = region.radius * scale;
    const image = images.get(key(region.name));
    const wide = radius * 0.85;
    if (image) brush.drawImage(image, -wide / 2, -wide * 0.66, wide, wide);
    say(region.name)
      .split(" ")
      .forEach((word, line) => words(brush, word, 0, radius * (0.4 + line * 0.3), 34, "#ffeccb", "#3a1b2e"));
    brush.restore();
  }
  return textureOf(sheet);
}

/** A face of a chip: its value, or the letter of its owner. */
export function chipTexture(seat: number, text: string, up: boolean): CanvasTexture {
  const SIZE = 128;
  const { sheet, brush } = canvas(SIZE, SIZE);
  const colours = seatColours(seat);
  brush.fillStyle = up ? "#fff3d6" : colours.face;
  brush.fillRect(0, 0, SIZE, SIZE);
  brush.translate(SIZE / 2, SIZE / 2);
  brush.strokeStyle = up ? colours.face : colours.deep;
  brush.lineWidth = 12;
  brush.setLineDash([[], [20, 10], [5, 12], [34, 5, 8, 5]][seat % 4]!);
  brush.beginPath();
  brush.arc(0, 0, 53, 0, Math.PI * 2);
  brush.stroke();
  brush.setLineDash([]);
  // Twice, above and below the hole, so that it can be read from both sides of the table.
  for (const turn of [0, Math.PI]) {
    brush.save();
    brush.rotate(turn);
    words(brush, text, 0, -23, 30, up ? "#2a1206" : colours.ink, up ? "#fff3d6" : colours.face);
    brush.restore();
  }
  return textureOf(sheet);
}

/** Words on a plate, for labels that face the viewer; `wide` by `tall` pixels. */
export function plate(
  lines: string[],
  ground: string,
  ink: string,
): { texture: CanvasTexture; wide: number; tall: number } {
  const SIZE = 44;
  const ruler = canvas(1, 1).brush;
  ruler.font = `700 ${SIZE}px system-ui, sans-serif`;
  const wide = Math.ceil(Math.max(...lines.map((line) => ruler.measureText(line).width)) + 44);
  const tall = lines.length * (SIZE + 8) + 20;
  const { sheet, brush } = canvas(wide, tall);
  brush.fillStyle = ground;
  brush.beginPath();
  brush.roundRect(0, 0, wide, tall, 22);
  brush.fill();
  brush.fillStyle = ink;
  brush.font = ruler.font;
  brush.textAlign = "center";
  lines.forEach((line, at) => brush.fillText(line, wide / 2, 10 + (at + 1) * (SIZE + 4)));
  return { texture: textureOf(sheet), wide, tall };
}

/** A heap of spice from above. */
export function heapTexture(colours: { light: string; deep: string }, seed: number): CanvasTexture {
  const SIZE = 256;
  const { sheet, brush } = canvas(SIZE, SIZE);
  brush.fillStyle = "#2a1206";
  brush.fillRect(0, 0, SIZE, SIZE);
  brush.translate(SIZE / 2, SIZE / 2);
  paintHeap(brush, SIZE * 0.46, colours, seed);
  return textureOf(sheet);
}
