/** Films of chips: where each is at a time, and a film of our own where there is none. */
import { Film, framesIn, rowBetween, type Row, type Track } from "../../lib/film";
import { FILM } from "../../wire";
import { hear, type Happening } from "./events";
import { CHIP, GRAVITY, THICK, type Chip, type Flight } from "./wire";

const { rate: RATE, fine: FINE } = FILM;

/** A pose: tenths of a millimetre, and a turn as a quaternion (w, x, y, z). */
export interface Pose {
  at: [number, number, number];
  turn: [number, number, number, number];
}

/** Where a chip is at a time. */
export function poseOf(film: Film, token: number, ms: number): Pose | undefined {
  const track = film.track(token);
  if (!track) return undefined;
  const [x = 0, y = 0, z = 0, ...turn] = rowBetween(track, ms);
  const size = Math.hypot(...turn) || 1;
  const [w = 1, i = 0, j = 0, k = 0] = turn.map((part) => part / size);
  return { at: [x, y, z], turn: [w, i, j, k] };
}

const SLIDE_MS = 380;

/** A turn about the upright axis, of a chip that lies value side up or down, leaning a little. */
export function lying(up: boolean, lean: readonly [number, number] = [0, 0]): Pose["turn"] {
  const [x, y] = [(-lean[1] / 1000) * 0.5, (lean[0] / 1000) * 0.5];
  const w = Math.sqrt(Math.max(0, 1 - x * x - y * y));
  return up ? [w, x, y, 0] : [-x, w, 0, -y];
}

type Place3 = [number, number, number];

/** What is known of a throw: how the chip was released, and where everything came to rest. */
interface Throw {
  flying: number;
  release: number[];
  rests: Happening[];
}

/** Where there is no film, one from what is known: the chip flies from the hand in a bow, those that
 * it met slide from where they lay to where they lie. */
export function sketch(told: readonly string[], before: readonly Chip[], flight: Flight | null): Film | undefined {
  const thrown = throwIn(told.map(hear), flight);
  if (!thrown) return undefined;
  const own = flown(thrown);
  const met = thrown.rests.flatMap((rest): Track[] => {
    const chip = before.find(({ token }) => token === Number(rest.words[0]));
    return chip && chip.token !== thrown.flying ? [slid(chip, rest, thrown, own.rows.length)] : [];
  });
  return Film.of("throw", [own, ...met]);
}

function throwIn(happenings: Happening[], flight: Flight | null): Throw | undefined {
  const threw = happenings.find(({ name }) => name === "threw");
  const release = threw ? threw.words.slice(2).map(Number) : flight?.release;
  const flying = threw ? Number(threw.words[1]) : flight?.token;
  const rests = happenings.filter(({ name }) => name === "landed" || name === "fell");
  return release && flying !== undefined && rests.length ? { flying, release, rests } : undefined;
}

const spotOf = ({ name, words }: Happening): Place3 | undefined =>
  name === "landed" ? (words.slice(1, 4).map(Number) as Place3) : undefined;
const isUp = ({ words }: Happening): boolean => words[6] === "up";
const rowOf = (at: readonly number[], turn: Pose["turn"]): Row => [...at, ...turn.map((part) => part * FINE)];

/** How far a throw goes along the board, and how fast. */
function reach({ flying, release, rests }: Throw): { far: number; speed: number; goal: Place3 | undefined } {
  const [x = 0, y = 0, , vx = 0, vy = 0] = release;
  const own = rests.find(({ words }) => Number(words[0]) === flying);
  const goal = own && spotOf(own);
  const speed = Math.max(Math.hypot(vx, vy) * 10, 1000);
  return { far: goal ? Math.hypot(goal[0] - x, goal[1] - y) : speed * 0.7, speed, goal };
}

/** The bow of the thrown chip, to where it lies or beyond the board. */
function flown(thrown: Throw): Track {
  const { flying, release, rests } = thrown;
  const [x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0] = release;
  const { far, speed, goal } = reach(thrown);
  const seconds = Math.max(0.25, Math.min(0.9, far / speed));
  const along = Math.hypot(vx, vy || 1);
  const [gx, gy] = goal ?? [x + (vx / along) * far * 1.1, y + (vy / along) * far * 1.1];
  const up = rests.some((rest) => Number(rest.words[0]) === flying && isUp(rest));
  const count = Math.ceil(seconds * RATE);
  const rows = Array.from({ length: count + 1 }, (_, frame) => {
    const part = frame / count;
    const sec = part * seconds;
    const eased = 1 - (1 - part) ** 1.5;
    const height = Math.max(THICK / 2, z + vz * 10 * sec - (GRAVITY * sec * sec) / 2);
    const half = (part * Math.PI) / 2;
    const turn: Pose["turn"] = up
      ? [Math.sin(half), Math.cos(half), 0, 0]
      : [0, Math.cos(part * 4), Math.sin(part * 4), 0];
    return rowOf([x + (gx - x) * eased, y + (gy - y) * eased, part > 0.98 && goal ? goal[2] : height], turn);
  });
  return { body: flying, first: 0, rows };
}

/** A chip that was met slides from where it lay, once the flying one has come so far. */
function slid(chip: Chip, rest: Happening, thrown: Throw, frames: number): Track {
  const [x = 0, y = 0] = thrown.release;
  const from = chip.at;
  const out = Math.hypot(from[0] - x, from[1] - y) || 1;
  const beyond = [from[0] + ((from[0] - x) / out) * 3000, from[1] + ((from[1] - y) / out) * 3000, -CHIP];
  const to = spotOf(rest) ?? beyond;
  const turn = lying(isUp(rest) || (rest.name === "fell" && chip.up));
  const count = Math.round(framesIn(SLIDE_MS));
  const rows = Array.from({ length: count + 1 }, (_, frame) => {
    const eased = 1 - (1 - frame / count) ** 2;
    return rowOf(
      from.map((value, axis) => value + (to[axis]! - value) * eased),
      turn,
    );
  });
  const first = Math.round(Math.min(frames - 1, (out / Math.max(reach(thrown).far, 1)) * (frames - 1)));
  return { body: chip.token, first, rows };
}
