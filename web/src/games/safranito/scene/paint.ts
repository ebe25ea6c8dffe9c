/** Textures of the night market, painted by code; the same on every launch. */
import { CanvasTexture, SRGBColorSpace } from "three";
import { CIRCLES, HALF, isSpice, REGIONS } from "../board";
import { key } from "../events";
import { seatColours, SPICE_COLOURS } from "../look";

/** Numbers that look random and are always the same. */
function chance(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Brush = CanvasRenderingContext2D;

function canvas(wide: number, tall: number): { sheet: HTMLCanvasElement; brush: Brush } {
  const sheet = document.createElement("canvas");
  sheet.width = wide;
  sheet.height = tall;
  return { sheet, brush: sheet.getContext("2d")! };
}

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

function wood(brush: Brush, size: number, light: string, dark: string, seed: number): void {
  const next = chance(seed);
  brush.fillStyle = light;
  brush.fillRect(0, 0, size, size);
  for (let line = 0; line < 420; line++) {
    const y = next() * size;
    brush.strokeStyle = dark;
    brush.globalAlpha = 0.05 + next() * 0.12;
    brush.lineWidth = 0.6 + next() * 2.4;
    brush.beginPath();
    brush.moveTo(0, y);
    brush.bezierCurveTo(size * 0.3, y + (next() - 0.5) * 26, size * 0.6, y + (next() - 0.5) * 26, size, y + (next() - 0.5) * 16);
    brush.stroke();
  }
  brush.globalAlpha = 1;
}

function words(brush: Brush, text: string, x: number, y: number, size: number, ink: string, edge: string): void {
  brush.font = `700 ${size}px system-ui, sans-serif`;
  brush.textAlign = "center";
  brush.lineJoin = "round";
  brush.lineWidth = size * 0.26;
  brush.strokeStyle = edge;
  brush.strokeText(text, x, y);
  brush.fillStyle = ink;
  brush.fillText(text, x, y);
}

/** The board's face, its words upright for who sits at `side`. */
export function boardTexture(side: number, say: (name: string) => string, images: Map<string, HTMLImageElement>): CanvasTexture {
  const SIZE = 1536;
  const { sheet, brush } = canvas(SIZE, SIZE);
  wood(brush, SIZE, "#b67c47", "#4a240c", 11);
  brush.fillStyle = "rgba(60,28,10,.55)";
  for (const part of [1, 2]) brush.fillRect(0, (SIZE * part) / 3 - 2, SIZE, 4);
  const scale = SIZE / (2 * HALF);
  for (const region of REGIONS) {
    brush.save();
    brush.translate(SIZE / 2 + region.x * scale, SIZE / 2 - region.y * scale);
    brush.rotate(-side * (Math.PI / 2));
    const radius = region.radius * scale;
    if (isSpice(region.name)) paintBowl(brush, radius, SPICE_COLOURS[region.name], region.x + region.y);
    else paintCircle(brush, radius);
    const image = images.get(key(region.name));
    const wide = radius * (region.bowl ? 0.95 : 0.85);
    if (image) brush.drawImage(image, -wide / 2, -wide * 0.66, wide, wide);
    const small = (CIRCLES as readonly string[]).includes(region.name);
    words(brush, say(region.name), 0, radius * (small ? 0.5 : 0.64), small ? 38 : 50, small ? "#ffeccb" : "#2a1206", small ? "#3a1b2e" : "#fff6e2");
    brush.restore();
  }
  return textureOf(sheet);
}

function disc(brush: Brush, radius: number, fill: string | CanvasGradient): void {
  brush.beginPath();
  brush.arc(0, 0, radius, 0, Math.PI * 2);
  brush.fillStyle = fill;
  brush.fill();
}

function paintBowl(brush: Brush, radius: number, colours: { light: string; deep: string }, seed: number): void {
  disc(brush, radius + 14, "rgba(20,8,2,.5)");
  disc(brush, radius + 9, "#f1e3c8");
  brush.setLineDash([16, 10]);
  brush.lineWidth = 4;
  brush.strokeStyle = "#b0512c";
  brush.beginPath();
  brush.arc(0, 0, radius + 5, 0, Math.PI * 2);
  brush.stroke();
  brush.setLineDash([]);
  const glow = brush.createRadialGradient(-radius * 0.2, -radius * 0.25, radius * 0.1, 0, 0, radius);
  glow.addColorStop(0, colours.light);
  glow.addColorStop(0.85, colours.deep);
  glow.addColorStop(1, "rgba(30,12,4,.9)");
  disc(brush, radius, colours.deep);
  disc(brush, radius, glow);
  const next = chance(seed + 99991);
  for (let grain = 0; grain < 1500; grain++) {
    const far = Math.sqrt(next()) * radius * 0.97;
    const turn = next() * Math.PI * 2;
    brush.globalAlpha = 0.3 * next();
    brush.fillStyle = next() > 0.5 ? "#fff4d6" : "#2a1004";
    brush.fillRect(Math.cos(turn) * far, Math.sin(turn) * far, 2.2, 2.2);
  }
  brush.globalAlpha = 1;
}

function paintCircle(brush: Brush, radius: number): void {
  disc(brush, radius + 3, "#f5cf86");
  disc(brush, radius - 4, "#3a1b2e");
  brush.setLineDash([6, 5]);
  brush.lineWidth = 2;
  brush.strokeStyle = "#f5cf86";
  brush.beginPath();
  brush.arc(0, 0, radius - 10, 0, Math.PI * 2);
  brush.stroke();
  brush.setLineDash([]);
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
  for (const [inset, wide] of [[40, 10], [66, 3], [120, 4]] as const) {
    brush.lineWidth = wide;
    brush.strokeRect(inset, inset, SIZE - 2 * inset, SIZE - 2 * inset);
  }
  brush.fillStyle = "#e0a23c";
  for (let at = 0; at < 22; at++) {
    for (const [x, y] of [[93, 93 + at * 40], [SIZE - 93, 93 + at * 40], [93 + at * 40, 93], [93 + at * 40, SIZE - 93]] as const) {
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
export function cardTexture(spice: string, image: HTMLImageElement | undefined, say: (name: string) => string): CanvasTexture {
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
export function plate(lines: string[], ground: string, ink: string): { texture: CanvasTexture; wide: number; tall: number } {
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
