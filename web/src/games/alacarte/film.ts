import { fetchFilm, framesIn, rowAt, type Film, type Row, type Track } from "../../lib/film";
import type { Frame } from "./frames";
import { FIRST_SALT } from "./wire";

/** Films of what was done blindly: a seasoning as live frames would show it, a toss with pan and crêpe. */

const BOTTLE = 0;
const [PAN, CREPE] = [0, 1];

/** Degrees that a turn leans towards x, seen from the front. */
function leanOf([, , , w = 1, x = 0, y = 0, z = 0]: Row): number {
  const size = w * w + x * x + y * y + z * z || 1;
  return (Math.atan2((2 * (w * y + x * z)) / size, 1 - (2 * (x * x + y * y)) / size) * 180) / Math.PI;
}

/** A moment of a seasoning, as a live frame would show it. */
export function seasoningAt(film: Film, ms: number): Frame | undefined {
  const bottle = film.track(BOTTLE);
  if (film.kind !== "season" || !bottle) return undefined;
  const row = rowAt(bottle, ms);
  const pieces = film.tracks
    .filter(({ body }) => body !== BOTTLE)
    .sort((one, two) => one.body - two.body)
    .map((each) => {
      const place = rowAt(each, ms);
      return {
        x: (place[0] ?? 0) / 10,
        y: (place[1] ?? 0) / 10,
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
    number: Math.floor(framesIn(ms)),
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
  const [pan, crepe] = [film.track(PAN), film.track(CREPE)];
  if (film.kind !== "flip" || !pan || !crepe) return undefined;
  const pose = (track: Track): { x: number; z: number; lean: number } => {
    const row = rowAt(track, ms);
    return { x: (row[0] ?? 0) / 10, z: (row[2] ?? 0) / 10, lean: leanOf(row) };
  };
  return { pan: pose(pan), crepe: pose(crepe) };
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
      if (now - began < found.ms) request = requestAnimationFrame(step);
      else over();
    });
  });
  return () => {
    stopped = true;
    cancelAnimationFrame(request);
  };
}
