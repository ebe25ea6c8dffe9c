import { FILM } from "../wire";

/** Films of what moved, as the server encodes them (docs/films.md): where each body was, sixty times a second. */

const { rate: RATE, channels: CHANNELS, still: STILL } = FILM;
const FETCH_MS = 5000;

export type FilmKind = (typeof FILM.kinds)[number];
/** Tenths of a millimetre (x, y, z), then a turn in 2047ths (w, x, y, z). */
export type Row = readonly number[];

/** One body: it rests before its first frame and after its last. */
export interface Track {
  body: number;
  first: number;
  rows: Row[];
}

export class BadFilm extends Error {}

/** A film: what kind of motion it shows, and every body that moved. */
export class Film {
  constructor(
    readonly kind: FilmKind,
    readonly tracks: readonly Track[],
    readonly ms: number,
  ) {}

  /** A film of tracks of our own, as long as the last of them. */
  static of(kind: FilmKind, tracks: readonly Track[]): Film {
    const frames = Math.max(0, ...tracks.map(({ first, rows }) => first + rows.length));
    return new Film(kind, tracks, msOf(frames));
  }

  get bodies(): number[] {
    return this.tracks.map(({ body }) => body);
  }

  track(body: number): Track | undefined {
    return this.tracks.find((track) => track.body === body);
  }
}

export const msOf = (frames: number): number => (frames * 1000) / RATE;
export const framesIn = (ms: number): number => (ms * RATE) / 1000;

const within = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));

/** Where a body is in the frame of a time. */
export const rowAt = ({ first, rows }: Track, ms: number): Row =>
  rows[within(0, Math.floor(framesIn(ms)) - first, rows.length - 1)] ?? [];

/** Where a body is at a time: between two frames, in between. */
export function rowBetween({ first, rows }: Track, ms: number): Row {
  const frame = framesIn(ms) - first;
  const at = within(0, Math.floor(frame), rows.length - 1);
  const [here = [], next = here] = rows.slice(at, at + 2);
  const part = within(0, frame - at, 1);
  return here.map((value, channel) => value + (next[channel]! - value) * part);
}

/** The film in bytes; BadFilm says what is wrong. */
export function decode(bytes: Uint8Array): Film {
  const reader = new Reader(bytes);
  const magic = Array.from(FILM.magic, () => String.fromCharCode(reader.byte())).join("");
  if (magic !== FILM.magic) throw new BadFilm(`a film begins with '${FILM.magic}'`);
  const [format, number, rate] = [reader.byte(), reader.byte(), reader.byte()];
  const kind = FILM.kinds[number];
  if (format !== FILM.format || !kind || rate !== RATE)
    throw new BadFilm(`format ${format}, kind ${number}, rate ${rate}`);
  const frames = reader.number();
  const tracks: Track[] = [];
  for (let left = reader.number(); left > 0; left--) {
    const [body, first, count] = [reader.number(), reader.number(), reader.number()];
    tracks.push({ body, first, rows: reader.rows(count) });
  }
  return new Film(kind, tracks, msOf(frames));
}

/** Reads the numbers of a film one after the other. */
class Reader {
  private at = 0;
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

  rows(count: number): Row[] {
    const rows: Row[] = [];
    let older: Row = Array<number>(CHANNELS).fill(0);
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

  private offset(): number {
    const zigzag = this.number();
    return zigzag % 2 ? -(zigzag + 1) / 2 : zigzag / 2;
  }
}

/** A film from where it is kept; nothing if it cannot be had or read: the facts say how everything ended. */
export async function fetchFilm(address: string): Promise<Film | undefined> {
  try {
    const response = await fetch(address, { credentials: "same-origin", signal: AbortSignal.timeout(FETCH_MS) });
    return response.ok ? decode(new Uint8Array(await response.arrayBuffer())) : undefined;
  } catch {
    return undefined;
  }
}
