import { describe, expect, it } from "vitest";
import { BadFilm, decode, lying, sketch } from "./film";
import type { Chip } from "./model";

/** Twelve frames of two chips, as the server encodes them. */
const BYTES =
  "53504601003c0c0207000c0e972ad00ffe1f1f649405091398031c1329011c1325091c13290b1c13230f1c1323111c131f171c13211b1c131b1b1c13171f1c13152102040617c8018f0328fe1f8102e80702e70780";
const bytes = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g)!.map((pair) => parseInt(pair, 16)));
const up = ([, x, y]: readonly number[]): number => 1 - 2 * (x! * x! + y! * y!);

describe("a film", () => {
  const film = decode(bytes(BYTES));

  it("is read to the last frame", () => {
    expect(film.tokens).toEqual([7, 2]);
    expect(film.ms).toBe(200);
    expect(film.pose(7, 0)!.at).toEqual([0, -2700, 1000]);
    expect(film.pose(7, 9999)!.at).toEqual([550, 930, 395]);
    expect(film.pose(2, 9999)!.at).toEqual([100, 300, 20]);
    expect(film.pose(5, 0)).toBeUndefined();
  });

  it("shows a chip before it moves where it lay, and between two frames in between", () => {
    expect(film.pose(2, 0)!.at).toEqual([100, -200, 20]);
    const [x] = film.pose(7, 25)!.at;
    expect(x).toBeCloseTo(75);
  });

  it("that is none is refused", () => {
    expect(() => decode(bytes("534146"))).toThrow(BadFilm);
    expect(() => decode(bytes(BYTES.slice(0, 60)))).toThrow(BadFilm);
    expect(() => decode(bytes(BYTES.replace("01003c", "02003c")))).toThrow(BadFilm);
  });
});

describe("a sketch where there is no film", () => {
  const lain: Chip = {
    token: 2,
    seat: 0,
    value: "?",
    shown: false,
    up: false,
    place: "saffron",
    "in doubt": false,
    at: [0, 0, 20],
    lean: [0, 0],
  };
  const threw = "threw 1 6 0 -2700 1000 0 1000 365 0 0 12000 {? : 1}";

  it("goes from the hand to where the chip lies, and pushes the others", () => {
    const film = sketch([threw, "landed 6 100 200 20 0 0 up", "landed 2 0 900 20 0 0 down"], [lain], null)!;
    expect(film.pose(6, 0)!.at.slice(0, 2)).toEqual([0, -2700]);
    expect(film.pose(6, film.ms)!.at).toEqual([100, 200, 20]);
    expect(up(film.pose(6, film.ms)!.turn)).toBeCloseTo(1);
    expect(film.pose(2, 0)!.at).toEqual([0, 0, 20]);
    expect(film.pose(2, film.ms)!.at[1]).toBeCloseTo(900);
  });

  it("takes the release from the chip in the air, and lets chips leave the board", () => {
    const flight = { token: 6, value: "?" as const, release: [0, -2700, 1000, 0, 1000, 365, 0, 0, 12000] };
    const film = sketch(["fell 6", "fell 2"], [lain], flight)!;
    expect(film.tokens).toEqual([6, 2]);
    expect(sketch(["asked throw 1"], [lain], flight)).toBeUndefined();
  });

  it("lays chips on either side", () => {
    expect(up(lying(true))).toBe(1);
    expect(up(lying(false))).toBe(-1);
  });
});
