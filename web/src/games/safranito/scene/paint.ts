/** Textures of the night market, painted by code; the same on every launch. */
import { CanvasTexture, SRGBColorSpace } from "three";
import { CIRCLES, HALF, isSpice, REGIONS } from "../board";
import { key } from "../events";
import { canvas, chance, paintGround, words } from "../brushes";
import { seatColours, SPICE_COLOURS } from "../look";

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
  for (const region of REGIONS) {
    brush.save();
    brush.translate(SIZE / 2 + region.x * scale, SIZE / 2 - region.y * scale);
    brush.rotate(side * (Math.PI / 2));
    const radius = region.radius * scale;
    const image = images.get(key(region.name));
    const wide = radius * (region.bowl ? 0.95 : 0.85);
    if (image) brush.drawImage(image, -wide / 2, -wide * 0.66, wide, wide);
    const small = (CIRCLES as readonly string[]).includes(region.name);
    words(
      brush,
      say(region.name),
      0,
      radius * (small ? 0.5 : 0.64),
      small ? 38 : 50,
      small ? "#ffeccb" : "#2a1206",
      small ? "#3a1b2e" : "#fff6e2",
    );
    brush.restore();
  }
  return textureOf(sheet);
}

/** A woven cloth with a border, under everything. */
export function clothTexture(): CanvasTexture {
  const SIZE = 1024;
  const { sheet, brush } = canvas(SIZE, SIZE);
  brush.fillStyle = "#5a1836";
  brush.fillRect(0, 0, SIZE, SIZE);
  const next = chance(5);
  for (let thread = 0; thread < SIZE; thread += 4) {
    brush.fillStyle = `rgba(255,190,120,${0.02 + next() * 0.05})`;
    brush.fillRect(thread, 0, 2, SIZE);
    brush.fillStyle = `rgba(20,0,20,${0.05 + next() * 0.1})`;
    brush.fillRect(0, thread, SIZE, 2);
  }
  brush.strokeStyle = "#e0a23c";
  for (const [inset, wide] of [
    [40, 10],
    [66, 3],
    [120, 4],
  ] as const) {
    brush.lineWidth = wide;
    brush.strokeRect(inset, inset, SIZE - 2 * inset, SIZE - 2 * inset);
  }
  brush.fillStyle = "#e0a23c";
  for (let at = 0; at < 22; at++) {
    for (const [x, y] of [
      [93, 93 + at * 40],
      [SIZE - 93, 93 + at * 40],
      [93 + at * 40, 93],
      [93 + at * 40, SIZE - 93],
    ] as const) {
      brush.save();
      brush.translate(x, y);
      brush.rotate(Math.PI / 4);
      brush.fillRect(-9, -9, 18, 18);
      brush.restore();
    }
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

/** A spice card. */
export function cardTexture(
  spice: string,
  image: HTMLImageElement | undefined,
  say: (name: string) => string,
): CanvasTexture {
  const { sheet, brush } = canvas(128, 180);
  const deep = isSpice(spice) ? SPICE_COLOURS[spice].deep : "#5a1d3a";
  brush.fillStyle = deep;
  brush.fillRect(0, 0, 128, 180);
  brush.fillStyle = "#fffaf0";
  brush.fillRect(8, 8, 112, 164);
  if (image) brush.drawImage(image, 18, 22, 92, 92);
  const name = say(spice);
  words(brush, name, 64, 150, name.length > 8 ? 20 : 25, "#2a1206", "#fffaf0");
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

/** A soft spot of light. */
export function glowTexture(): CanvasTexture {
  const { sheet, brush } = canvas(64, 64);
  const glow = brush.createRadialGradient(32, 32, 2, 32, 32, 32);
  glow.addColorStop(0, "rgba(255,230,180,1)");
  glow.addColorStop(0.3, "rgba(255,170,70,.55)");
  glow.addColorStop(1, "rgba(255,120,30,0)");
  brush.fillStyle = glow;
  brush.fillRect(0, 0, 64, 64);
  return textureOf(sheet);
}
