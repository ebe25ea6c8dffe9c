import { describe, expect, it } from "vitest";
import { BadFilm, decode, Film, rowAt, rowBetween } from "./film";

/** Twelve frames of two chips, as the server encodes them. */
const BYTES =
  "53504601003c0c0207000c0e972ad00ffe1f1f649405091398031c1329011c1325091c13290b1c13230f1c1323111c131f171c13211b1c131b1b1c13171f1c13152102040617c8018f0328fe1f8102e80702e70780";
const bytes = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g)!.map((pair) => parseInt(pair, 16)));
const place = (film: Film, body: number, ms: number): number[] => [...rowBetween(film.track(body)!, ms)].slice(0, 3);

describe("a film", () => {
  const film = decode(bytes(BYTES));

  it("is read to the last frame", () => {
    expect(film.kind).toBe("throw");
    expect(film.bodies).toEqual([7, 2]);
    expect(film.ms).toBe(200);
    expect(place(film, 7, 0)).toEqual([0, -2700, 1000]);
    expect(place(film, 7, 9999)).toEqual([550, 930, 395]);
    expect(place(film, 2, 9999)).toEqual([100, 300, 20]);
    expect(film.track(5)).toBeUndefined();
  });

  it("shows a body before it moves where it lay, and between two frames in between", () => {
    expect(place(film, 2, 0)).toEqual([100, -200, 20]);
    expect(place(film, 7, 25)[0]).toBeCloseTo(75);
    expect(rowAt(film.track(7)!, 25)[0]).toBe(50);
  });

  it("of our own is as long as its last track", () => {
    const row = [0, 0, 0, 2047, 0, 0, 0];
    expect(Film.of("throw", [{ body: 1, first: 3, rows: [row, row, row] }]).ms).toBe(100);
    expect(Film.of("throw", []).ms).toBe(0);
  });

  it("that is none is refused", () => {
    expect(() => decode(bytes("534146"))).toThrow(BadFilm);
    expect(() => decode(bytes("01020304"))).toThrow(BadFilm);
    expect(() => decode(bytes(BYTES.slice(0, 60)))).toThrow(BadFilm);
    expect(() => decode(bytes(BYTES.replace("01003c", "02003c")))).toThrow(BadFilm);
    expect(() => decode(bytes(BYTES.replace("01003c", "01093c")))).toThrow(BadFilm);
    expect(() => decode(bytes(BYTES.replace("01003c", "01001e")))).toThrow(BadFilm);
  });
});
