/** Wood, bowls and circles, painted by code on any canvas; the same on every launch. */
import { HALF, isSpice, type Region } from "./board";
import { SPICE_COLOURS } from "./look";

/** Numbers that look random and are always the same. */
export function chance(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export type Brush = CanvasRenderingContext2D;

export function canvas(wide: number, tall: number): { sheet: HTMLCanvasElement; brush: Brush } {
  const sheet = document.createElement("canvas");
  sheet.width = wide;
  sheet.height = tall;
  return { sheet, brush: sheet.getContext("2d")! };
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
    brush.bezierCurveTo(
      size * 0.3,
      y + (next() - 0.5) * 26,
      size * 0.6,
      y + (next() - 0.5) * 26,
      size,
      y + (next() - 0.5) * 16,
    );
    brush.stroke();
  }
  brush.globalAlpha = 1;
}

export function words(brush: Brush, text: string, x: number, y: number, size: number, ink: string, edge: string): void {
  brush.font = `700 ${size}px system-ui, sans-serif`;
  brush.textAlign = "center";
  brush.lineJoin = "round";
  brush.lineWidth = size * 0.26;
  brush.strokeStyle = edge;
  brush.strokeText(text, x, y);
  brush.fillStyle = ink;
  brush.fillText(text, x, y);
}

/** The board without its words: planks, bowls, circles. Regions stand where `spots` say. */
export function paintGround(brush: Brush, size: number, spots: readonly Region[]): void {
  wood(brush, size, "#a9713c", "#4a240c", 11);
  paintPlanks(brush, size);
  const scale = size / (2 * HALF);
  for (const { name, x, y, radius } of spots) {
    brush.save();
    brush.translate(size / 2 + x * scale, size / 2 - y * scale);
    if (isSpice(name)) paintBowl(brush, radius * scale, SPICE_COLOURS[name], x + y);
    else paintCircle(brush, radius * scale);
    brush.restore();
  }
}

const PLANKS = 6;

/** Seams between planks, and the light of the lamp on them. */
function paintPlanks(brush: Brush, size: number): void {
  for (let plank = 1; plank < PLANKS; plank++) {
    const y = (size * plank) / PLANKS;
    brush.fillStyle = "rgba(50,22,8,.6)";
    brush.fillRect(0, y - 1.5, size, 3);
    brush.fillStyle = "rgba(255,220,160,.22)";
    brush.fillRect(0, y + 1.5, size, 1.5);
  }
  const lamp = brush.createRadialGradient(size / 2, size * 0.42, size * 0.1, size / 2, size / 2, size * 0.75);
  lamp.addColorStop(0, "rgba(255,222,160,.28)");
  lamp.addColorStop(0.6, "rgba(255,190,110,0)");
  lamp.addColorStop(1, "rgba(40,14,4,.5)");
  brush.fillStyle = lamp;
  brush.fillRect(0, 0, size, size);
  brush.setLineDash([size * 0.012, size * 0.009]);
  brush.strokeStyle = "rgba(255,224,160,.4)";
  brush.lineWidth = 2;
  brush.strokeRect(size * 0.03, size * 0.03, size * 0.94, size * 0.94);
  brush.setLineDash([]);
}

function disc(brush: Brush, radius: number, fill: string | CanvasGradient): void {
  brush.beginPath();
  brush.arc(0, 0, radius, 0, Math.PI * 2);
  brush.fillStyle = fill;
  brush.fill();
}

export type Colours = { light: string; deep: string };

/** A brass bowl from a little before it: its near wall is dark, the far one catches the lamp, and spice is heaped in it. */
function paintBowl(brush: Brush, radius: number, colours: Colours, seed: number): void {
  brush.save();
  brush.filter = `blur(${radius * 0.07}px)`;
  brush.translate(0, radius * 0.12);
  disc(brush, radius * 1.12, "rgba(20,8,2,.6)");
  brush.restore();
  paintRim(brush, radius);
  brush.save();
  brush.beginPath();
  brush.arc(0, 0, radius, 0, Math.PI * 2);
  brush.clip();
  const wall = brush.createLinearGradient(0, -radius, 0, radius);
  wall.addColorStop(0, "#a8682c");
  wall.addColorStop(0.3, "#5a2c10");
  wall.addColorStop(1, "#120602");
  brush.fillStyle = wall;
  brush.fillRect(-radius, -radius, 2 * radius, 2 * radius);
  brush.translate(0, -radius * 0.05);
  paintHeap(brush, radius * 0.87, colours, seed);
  brush.restore();
}

/** The rim: brass, bright where the lamp falls on it, hammered all around. */
function paintRim(brush: Brush, radius: number): void {
  const brass = brush.createLinearGradient(0, -radius, 0, radius * 1.1);
  brass.addColorStop(0, "#fff0c2");
  brass.addColorStop(0.45, "#d9a441");
  brass.addColorStop(1, "#7a4a12");
  disc(brush, radius * 1.1, "#3a1c0c");
  disc(brush, radius * 1.08, brass);
  brush.setLineDash([radius * 0.07, radius * 0.09]);
  brush.lineWidth = radius * 0.035;
  brush.strokeStyle = "rgba(90,45,8,.55)";
  brush.beginPath();
  brush.arc(0, 0, radius * 1.045, 0, Math.PI * 2);
  brush.stroke();
  brush.setLineDash([]);
}

/** A heap of spice: lit from above, grain by grain. */
export function paintHeap(brush: Brush, radius: number, colours: Colours, seed: number): void {
  const heap = brush.createRadialGradient(-radius * 0.18, -radius * 0.3, radius * 0.08, 0, 0, radius);
  heap.addColorStop(0, colours.light);
  heap.addColorStop(0.55, colours.light);
  heap.addColorStop(0.86, colours.deep);
  heap.addColorStop(1, "rgba(30,12,4,.75)");
  disc(brush, radius, colours.deep);
  disc(brush, radius, heap);
  const next = chance(seed + 99991);
  for (let grain = 0; grain < 2600; grain++) {
    const far = Math.sqrt(next()) * radius * 0.98;
    const turn = next() * Math.PI * 2;
    const [x, y] = [Math.cos(turn) * far, Math.sin(turn) * far];
    const lit = next() > 0.45 + (y / radius) * 0.3;
    brush.globalAlpha = 0.36 * next();
    brush.fillStyle = lit ? "#fff4d6" : "#2a1004";
    const size = radius * (0.012 + 0.016 * next());
    brush.fillRect(x, y, size, size);
  }
  brush.globalAlpha = 1;
}

function paintCircle(brush: Brush, radius: number): void {
  disc(brush, radius + 5, "rgba(20,8,2,.45)");
  disc(brush, radius + 3, "#e0b765");
  disc(brush, radius - 1, "#5f3a0c");
  const cloth = brush.createRadialGradient(0, -radius * 0.3, radius * 0.1, 0, 0, radius);
  cloth.addColorStop(0, "#4a2346");
  cloth.addColorStop(1, "#26102a");
  disc(brush, radius - 3, cloth);
  brush.setLineDash([6, 5]);
  brush.lineWidth = 2;
  brush.strokeStyle = "#f5cf86";
  brush.beginPath();
  brush.arc(0, 0, radius - 9, 0, Math.PI * 2);
  brush.stroke();
  brush.setLineDash([]);
}
