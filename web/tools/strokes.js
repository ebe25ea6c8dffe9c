// Maps strokes with the client's own code, for bench/throwing.py: one JSON list per line in, one out.
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const folder = fileURLToPath(new URL("../src/games/safranito/", import.meta.url));
const load = async (name) =>
  (await runnerImport(`${folder}${name}.ts`, { configFile: false, logLevel: "error" })).module;
const [{ Gesture }, { throwText }, { EDGE }, meter] = await Promise.all(
  ["gesture", "release", "throwing", "meter"].map(load),
);
const VALUE = 10;
const SOUTH = 0;

/** A stroke as the board hears of it: points are pixels right of the board's middle and above its edge. */
function stroke({ pointer, style, unit, points, up }) {
  const [first, ...rest] = points.map(([right, above, ms]) => ({
    left: right,
    top: -above,
    x: right * unit,
    y: EDGE + above * unit,
    ms,
  }));
  const gesture = new Gesture(first, pointer);
  for (const touch of rest) {
    const state = gesture.add(touch);
    if (state === "back") return undefined;
    if (state === "thrown") return gesture.flick(style)?.release;
  }
  return gesture.end(up, style)?.release;
}

/** Two presses at the meter. */
const presses = ({ x, style, phase, at }) =>
  meter.meterRelease(x, meter.angleAt(at[0], phase[0]), meter.farAt(at[1], phase[1]), style);

const thrown = (motion) => {
  const release = motion.at ? presses(motion) : stroke(motion);
  return release ? throwText(VALUE, SOUTH, release) : null;
};

const { SWEEP_MS, WIDEST, NEAREST, FURTHEST } = meter;
console.log(JSON.stringify({ edge: EDGE, sweep: SWEEP_MS, widest: WIDEST, nearest: NEAREST, furthest: FURTHEST }));
for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify(JSON.parse(line).map(thrown)));
