import { describe, expect, it } from "vitest";
import { lying, poseOf, sketch } from "./film";
import type { Chip } from "./model";

const up = ([, x, y]: readonly number[]): number => 1 - 2 * (x! * x! + y! * y!);

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
    expect(poseOf(film, 6, 0)!.at.slice(0, 2)).toEqual([0, -2700]);
    expect(poseOf(film, 6, film.ms)!.at).toEqual([100, 200, 20]);
    expect(up(poseOf(film, 6, film.ms)!.turn)).toBeCloseTo(1);
    expect(poseOf(film, 2, 0)!.at).toEqual([0, 0, 20]);
    expect(poseOf(film, 2, film.ms)!.at[1]).toBeCloseTo(900);
  });

  it("takes the release from the chip in the air, and lets chips leave the board", () => {
    const flight = { token: 6, value: "?" as const, release: [0, -2700, 1000, 0, 1000, 365, 0, 0, 12000] };
    const film = sketch(["fell 6", "fell 2"], [lain], flight)!;
    expect(film.bodies).toEqual([6, 2]);
    expect(sketch(["asked throw 1"], [lain], flight)).toBeUndefined();
  });

  it("lays chips on either side", () => {
    expect(up(lying(true))).toBe(1);
    expect(up(lying(false))).toBe(-1);
  });
});
