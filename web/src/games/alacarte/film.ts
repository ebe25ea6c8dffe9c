import { FILM } from "../../wire";
import type { Frame } from "./frames";

/** Films of what was done blindly: where everything was, sixty times a second. */

type Row = readonly number[];
interface Body {
  body: number;
  first: number;
  rows: Row[];
}
export interface Film {
  kind: number;
  frames: number;
  bodies: Body[];
}

const RATE = FILM.rate;
const SEASON = FILM.kinds.indexOf("season");
const FLIP = FILM.kinds.indexOf("flip");
const FIRST_SALT = 32;
const HEAD = 6;

/** Reads a film; nothing if the bytes are none of this format. */
export function readFilm(bytes: Uint8Array): Film | undefined {
  if (String.fromCharCode(...bytes.subarray(0, 3)) !== FILM.magic || bytes[3] !== FILM.format) return undefined;
  let at = HEAD;
  const number = (): number => {
    let [value, shift, byte] = [0, 0, 0];
    do {
      byte = bytes[at++] ?? 0;
      value |= (byte & 127) << shift;
      shift += 7;
    } while (byte > 127);
    return value;
  };
  const signed = (): number => {
    const value = number();
    return value & 1 ? -((value + 1) >> 1) : value >> 1;
  };
  const frames = number();
  const bodies: Body[] = [];
  for (let left = number(); left > 0 && at < bytes.length; left--) {
    const [body, first, count] = [number(), number(), number()];
    const rows: Row[] = [];
    let [a, b]: [Row, Row] = [Array<number>(7).fill(0), Array<number>(7).fill(0)];
    let still = 0;
    while (rows.length < count && at <= bytes.length) {
      let mask = 0;
      if (still > 0) still--;
      else if ((mask = bytes[at++] ?? 0) > 127) {
        still = mask & 127;
        mask = 0;
      }
      const row = b.map((value, channel) => 2 * value - (a[channel] ?? 0) + ((mask >> channel) & 1 ? signed() : 0));
      a = rows.length ? b : row;
      b = row;
      rows.push(row);
    }
    bodies.push({ body, first, rows });
  }
  return { kind: bytes[4] ?? 0, frames, bodies };
}

export const lengthOf = (film: Film): number => (film.frames * 1000) / RATE;

function rowAt({ first, rows }: Body, ms: number): Row {
  return rows[Math.max(0, Math.min(rows.length - 1, Math.floor((ms * RATE) / 1000) - first))] ?? [];
}

/** Degrees that a turn leans towards x, seen from the front. */
function leanOf([, , , w = 1, x = 0, y = 0, z = 0]: Row): number {
  const size = w * w + x * x + y * y + z * z || 1;
  return (Math.atan2((2 * (w * y + x * z)) / size, 1 - (2 * (x * x + y * y)) / size) * 180) / Math.PI;
}

/** A moment of a seasoning, as a live frame would show it. */
export function seasoningAt(film: Film, ms: number): Frame | undefined {
  const bottle = film.bodies.find(({ body }) => body === 0);
  if (film.kind !== SEASON || !bottle) return undefined;
  const row = rowAt(bottle, ms);
  const pieces = film.bodies
    .filter(({ body }) => body > 0)
    .sort((one, two) => one.body - two.body)
    .map((each) => {
      const place = rowAt(each, ms);
      return {
        x: (place[0] ?? 0) / 10,
        z: (place[2] ?? 0) / 10,
        turn: leanOf(place),
        out: false,
        salt: each.body >= FIRST_SALT,
      };
    });
  const lean = leanOf(row);
  return {
    closed: false,
    done: false,
    number: 0,
    tilt: lean < -1 ? lean + 360 : lean,
    x: (row[0] ?? 0) / 10,
    z: (row[2] ?? 0) / 10,
    pieces,
  };
}

/** A moment of a toss: the pan at its grip and the crêpe, in millimetres and degrees. */
export function tossAt(
  film: Film,
  ms: number,
): { pan: { x: number; z: number; lean: number }; crepe: { x: number; z: number; lean: number } } | undefined {
  const [pan, crepe] = [0, 1].map((number) => film.bodies.find(({ body }) => body === number));
  if (film.kind !== FLIP || !pan || !crepe) return undefined;
  const pose = (body: Body): { x: number; z: number; lean: number } => {
    const row = rowAt(body, ms);
    return { x: (row[0] ?? 0) / 10, z: (row[2] ?? 0) / 10, lean: leanOf(row) };
  };
  return { pan: pose(pan), crepe: pose(crepe) };
}

const FETCH_MS = 5000;

/** A film from where it is kept; nothing if it cannot be had. */
export async function fetchFilm(address: string): Promise<Film | undefined> {
  try {
    const response = await fetch(address, { credentials: "same-origin", signal: AbortSignal.timeout(FETCH_MS) });
    return response.ok ? readFilm(new Uint8Array(await response.arrayBuffer())) : undefined;
  } catch {
    return undefined;
  }
}

/** Plays a film from where it is kept; `over` at its end, or at once if it cannot be had. What it gives back stops it. */
export function roll(address: string, show: (film: Film, ms: number) => void, over: () => void): () => void {
  let request = 0;
  let stopped = false;
  void fetchFilm(address).then((found) => {
    if (stopped) return;
    if (!found) return over();
    const began = performance.now();
    request = requestAnimationFrame(function step(now: number) {
      show(found, now - began);
      if (now - began < lengthOf(found)) request = requestAnimationFrame(step);
      else over();
    });
  });
  return () => {
    stopped = true;
    cancelAnimationFrame(request);
  };
}
