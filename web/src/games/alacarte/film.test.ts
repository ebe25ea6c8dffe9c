import { describe, expect, it } from "vitest";
import { decode } from "../../lib/film";
import { seasoningAt, tossAt } from "./film";

const HEAD = [0x53, 0x50, 0x46, 1];
const UPRIGHT = [254, 31]; // 2047 as a signed number: 4094 in seven bits a byte

describe("a film", () => {
  it("is read with its differences", () => {
    // One bottle, three frames: z 900, then 10 more in every frame.
    const rows = [0b0001100, 0x88, 0x0e, ...UPRIGHT, 0b0000100, 20, 0x80];
    const film = decode(new Uint8Array([...HEAD, 1, 60, 3, 1, 0, 0, 3, ...rows]));
    expect(film.tracks[0]?.rows.map((row) => row[2])).toEqual([900, 910, 920]);
    expect(film.ms).toBe(50);
    expect(seasoningAt(film, 17)).toMatchObject({ z: 91, tilt: 0, pieces: [] });
    expect(seasoningAt(film, 9999)?.z).toBe(92);
    expect(tossAt(film, 0)).toBeUndefined();
  });

  it("shows pan and crêpe of a toss", () => {
    const still = [0b0001001, 0xb7, 0x17, ...UPRIGHT]; // x -1500
    const film = decode(new Uint8Array([...HEAD, 2, 60, 1, 2, 0, 0, 1, ...still, 1, 0, 1, ...still]));
    expect(tossAt(film, 0)).toEqual({ pan: { x: -150, z: 0, lean: 0 }, crepe: { x: -150, z: 0, lean: 0 } });
  });
});
