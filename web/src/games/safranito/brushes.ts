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
  wood(brush, size, "#b67c47", "#4a240c", 11);
  brush.fillStyle = "rgba(60,28,10,.55)";
  for (const part of [1, 2]) brush.fillRect(0, (size * part) / 3 - 2, size, 4);
  const scale = size / (2 * HALF);
  for (const { name, x, y, radius } of spots) {
    brush.save();
    brush.translate(size / 2 + x * scale, size / 2 - y * scale);
    if (isSpice(name)) paintBowl(brush, radius * scale, SPICE_COLOURS[name], x + y);
    else paintCircle(brush, radius * scale);
    brush.restore();
  }
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
