/** Films of chips: decoding the server's bytes, and a film of our own where there is none. */
import { FILM } from "../../wire";
import { hear } from "./events";
import { CHIP, GRAVITY, THICK, type Chip, type Flight } from "./wire";

const { rate: RATE, channels: CHANNELS, still: STILL, fine: FINE } = FILM;
const THROW = FILM.kinds.indexOf("throw");

/** A pose: tenths of a millimetre, and a turn as a quaternion (w, x, y, z). */
export interface Pose {
  at: [number, number, number];
  turn: [number, number, number, number];
}

interface Track {
  first: number;
  rows: number[][];
}

export class BadFilm extends Error {}

/** What moves, and for how long. */
export class Film {
  constructor(
    private readonly tracks: ReadonlyMap<number, Track>,
    readonly ms: number,
  ) {}

  get tokens(): number[] {
    return [...this.tracks.keys()];
  }

  /** Where a chip is at a time; between two frames, in between. */
  pose(token: number, ms: number): Pose | undefined {
    const track = this.tracks.get(token);
    if (!track) return undefined;
    const frame = (ms / 1000) * RATE - track.first;
    const at = Math.max(0, Math.min(track.rows.length - 1, Math.floor(frame)));
    const [here, next] = [track.rows[at]!, track.rows[Math.min(at + 1, track.rows.length - 1)]!];
    const part = Math.max(0, Math.min(1, frame - at));
    const mix = here.map((value, channel) => value + (next[channel]! - value) * part);
    const size = Math.hypot(...mix.slice(3)) || 1;
    return { at: [mix[0]!, mix[1]!, mix[2]!], turn: [mix[3]! / size, mix[4]! / size, mix[5]! / size, mix[6]! / size] };
  }
}

/** The film in bytes; BadFilm says what is wrong. */
export function decode(bytes: Uint8Array): Film {
  const reader = new Reader(bytes);
  if (String.fromCharCode(...bytes.slice(0, 3)) !== "SPF") throw new BadFilm("a film begins with 'SPF'");
  reader.at = 3;
  const [version, kind, rate] = [reader.byte(), reader.byte(), reader.byte()];
  if (version !== FILM.format || kind !== THROW || rate !== RATE)
    throw new BadFilm(`format ${version}, kind ${kind}, rate ${rate}`);
  const frames = reader.number();
  const bodies = reader.number();
  const tracks = new Map<number, Track>();
  for (let body = 0; body < bodies; body++) {
    const token = reader.number();
    const first = reader.number();
    tracks.set(token, { first, rows: reader.rows(reader.number()) });
  }
  return new Film(tracks, (frames / RATE) * 1000);
}

class Reader {
  at = 0;
  constructor(private readonly bytes: Uint8Array) {}

  byte(): number {
    const byte = this.bytes[this.at++];
    if (byte === undefined) throw new BadFilm("the film is cut off");
    return byte;
  }

  number(): number {
    let total = 0;
    for (let shift = 0; shift <= 28; shift += 7) {
      const byte = this.byte();
      total += (byte & 127) * 2 ** shift;
      if (byte < 128) return total;
    }
    throw new BadFilm("a number is too long");
  }

  private offset(): number {
    const zigzag = this.number();
    return zigzag % 2 ? -(zigzag + 1) / 2 : zigzag / 2;
  }

  rows(count: number): number[][] {
    const rows: number[][] = [];
    let older = Array<number>(CHANNELS).fill(0);
    let old = older;
    let still = 0;
    for (let frame = 0; frame < count; frame++) {
      let off = Array<number>(CHANNELS).fill(0);
      if (still) still--;
      else {
        const mask = this.byte();
        if (mask & STILL) still = mask & ~STILL;
        else off = off.map((_, channel) => (mask & (1 << channel) ? this.offset() : 0));
      }
      const [before, last] = [older, old];
      const row = off.map((more, channel) => 2 * last[channel]! - before[channel]! + more);
      [older, old] = frame ? [last, row] : [row, row];
      rows.push(row);
    }
    return rows;
  }
}

const SLIDE_MS = 380;

/** A turn about the upright axis, of a chip that lies value side up or down, leaning a little. */
export function lying(up: boolean, lean: readonly [number, number] = [0, 0]): Pose["turn"] {
  const [x, y] = [(-lean[1] / 1000) * 0.5, (lean[0] / 1000) * 0.5];
  const w = Math.sqrt(Math.max(0, 1 - x * x - y * y));
  return up ? [w, x, y, 0] : [-x, w, 0, -y];
}

/** Where there is no film, one from what is known: the chip flies from the hand in a bow, those that
 * it met slide from where they lay to where they lie. */
export function sketch(told: readonly string[], before: readonly Chip[], flight: Flight | null): Film | undefined {
  const happenings = told.map(hear);
  const threw = happenings.find(({ name }) => name === "threw");
  const release = threw ? threw.words.slice(2).map(Number) : flight?.release;
  const flying = threw ? Number(threw.words[1]) : flight?.token;
  const rests = happenings.filter(({ name }) => name === "landed" || name === "fell");
  if (!release || flying === undefined || !rests.length) return undefined;
  const [x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0] = release;
  const speed = Math.max(Math.hypot(vx, vy) * 10, 1000);
  const tracks = new Map<number, Track>();
  let end = 0;
  const row = (at: number[], turn: Pose["turn"]): number[] => [...at, ...turn.map((part) => part * FINE)];
  const own = rests.find(({ words }) => Number(words[0]) === flying);
  const goal = own?.name === "landed" ? own.words.slice(1, 4).map(Number) : undefined;
  const far = goal ? Math.hypot(goal[0]! - x, goal[1]! - y) : speed * 0.7;
  const seconds = Math.max(0.25, Math.min(0.9, far / speed));
  const [gx, gy] = goal
    ? [goal[0]!, goal[1]!]
    : [x + (vx / Math.hypot(vx, vy || 1)) * far * 1.1, y + (vy / Math.hypot(vx, vy || 1)) * far * 1.1];
  const rows: number[][] = [];
  const count = Math.ceil(seconds * RATE);
  const upEnd = own?.words[6] === "up";
  for (let frame = 0; frame <= count; frame++) {
    const part = frame / count;
    const sec = part * seconds;
    const eased = 1 - (1 - part) ** 1.5;
    const height = Math.max(THICK / 2, z + vz * 10 * sec - (GRAVITY * sec * sec) / 2);
    const half = (part * Math.PI) / 2;
    const turn: Pose["turn"] = upEnd
      ? [Math.sin(half), Math.cos(half), 0, 0]
      : [0, Math.cos(part * 4), Math.sin(part * 4), 0];
    rows.push(row([x + (gx - x) * eased, y + (gy - y) * eased, part > 0.98 && goal ? goal[2]! : height], turn));
  }
  tracks.set(flying, { first: 0, rows });
  end = rows.length;
  for (const { name, words } of rests) {
    const token = Number(words[0]);
    const chip = before.find((each) => each.token === token);
    if (token === flying || !chip) continue;
    const from = chip.at;
    const out = Math.hypot(from[0] - x, from[1] - y) || 1;
    const to =
      name === "landed"
        ? words.slice(1, 4).map(Number)
        : [from[0] + ((from[0] - x) / out) * 3000, from[1] + ((from[1] - y) / out) * 3000, -CHIP];
    const first = Math.round(Math.min(rows.length - 1, (out / Math.max(far, 1)) * count));
    const slide = Math.round((SLIDE_MS / 1000) * RATE);
    const moved = Array.from({ length: slide + 1 }, (_, frame) => {
      const eased = 1 - (1 - frame / slide) ** 2;
      return row(
        [0, 1, 2].map((axis) => from[axis]! + (to[axis]! - from[axis]!) * eased),
        lying(words[6] === "up" || (name === "fell" && chip.up)),
      );
    });
    tracks.set(token, { first, rows: moved });
    end = Math.max(end, first + moved.length);
  }
  return new Film(tracks, (end / RATE) * 1000);
}
