import { describe, expect, it } from "vitest";
import type { Player } from "../contract";
import lesson from "./lesson";
import { sittingOf } from "./sitting";

const facts = { ...lesson.scenes[0]!.facts, waiting: [0] };
const seats = ["You", "Mina"].map((name, seat) => ({ name, seat })) as Player[];
const face = (seat: number, told: string[], struck?: number): string =>
  sittingOf(facts, told, seats, seat, 0, struck).face;
const landed = (token: number, place: string): string => `landed ${token} 0 0 20 0 0 down ${place} certain`;

describe("a face at the market", () => {
  it("is shocked while one's chip is knocked away, and hit afterwards", () => {
    expect(face(0, [], 0)).toBe("shocked");
    const told = [landed(7, "saffron"), landed(2, "nowhere")];
    expect([face(0, told), face(1, told)]).toEqual(["hit", "smug"]);
  });

  it("is sad about a miss and glad about a bargain", () => {
    expect(face(1, ["fell 7"])).toBe("sad");
    expect(face(1, ["bought 1 30 7"])).toBe("glad");
    expect(face(1, ["sold 1 0 0"])).not.toBe("glad");
  });
});

describe("a place at the market", () => {
  it("says which throw it is, to whoever throws", () => {
    expect(sittingOf(facts, [], seats, 0, 0, undefined)).toMatchObject({ lit: true, status: "saf-status-throw" });
    expect(sittingOf(facts, [], seats, 1, 0, undefined)).toMatchObject({ lit: false, status: "" });
  });
});
