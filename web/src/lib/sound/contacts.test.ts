import { describe, expect, it } from "vitest";
import { contactsOf, type Path, type Pose, type Scale, type Vector } from "./contacts";

const SCALE: Scale = { rate: 60, radius: 0.016, thickness: 0.004, half: 0.24 };
const FLAT: Pose["turn"] = [1, 0, 0, 0];
const REST = SCALE.thickness / 2;
const DT = 1 / SCALE.rate;
const GRAVITY = 9.81;

/** A disc that lies flat all the time; places are rounded to a tenth of a millimetre, as in a film. */
const path = (body: number, frames: number, at: (seconds: number) => Vector): Path => ({
  body,
  poses: Array.from({ length: frames }, (_, frame) => {
    const [x, y, z] = at(frame * DT).map((part) => Math.round(part * 10_000) / 10_000);
    return { at: [x!, y!, z!], turn: FLAT };
  }),
});

/** The height of a disc that is dropped and bounces, by small steps. */
function bouncing(height: number, bounce: number): (seconds: number) => number {
  const STEP = 1 / 6000;
  return (seconds) => {
    let [z, v] = [height, 0];
    for (let at = 0; at < seconds; at += STEP) {
      v -= GRAVITY * STEP;
      z += v * STEP;
      if (z < REST && v < 0) [z, v] = [REST, -v * bounce > 0.1 ? -v * bounce : 0];
    }
    return z;
  };
}

const heard = (...paths: Path[]): string[] =>
  contactsOf(paths, SCALE).map(({ body, kind, on }) => `${body} ${kind} ${on}`);

describe("contacts", () => {
  it("are heard each time that a chip bounces, softer and softer", () => {
    const z = bouncing(0.1, 0.4);
    const hits = contactsOf([path(3, 60, (seconds) => [0, 0, z(seconds)])], SCALE);
    expect(hits.map(({ kind, on, body }) => [kind, on, body])).toEqual([
      ["hit", "board", 3],
      ["hit", "board", 3],
      ["hit", "board", 3],
    ]);
    const fall = Math.sqrt(2 * GRAVITY * (0.1 - REST));
    expect(Math.abs(hits[0]!.ms - (fall / GRAVITY) * 1000)).toBeLessThan(20);
    expect(hits[0]!.speed).toBeGreaterThan(fall * 0.9);
    expect(hits[0]!.speed).toBeLessThan(fall * 1.5);
    expect(hits[1]!.speed).toBeLessThan(hits[0]!.speed * 0.6);
    expect(hits[2]!.speed).toBeLessThan(hits[1]!.speed * 0.6);
  });

  it("are louder the further a chip falls", () => {
    const speeds = [0.02, 0.05, 0.1, 0.2].map((height) => {
      const z = bouncing(height, 0);
      return contactsOf([path(0, 40, (seconds) => [0, 0, z(seconds)])], SCALE)[0]!.speed;
    });
    expect(speeds).toEqual([...speeds].sort((one, two) => one - two));
  });

  it("are not heard of a chip in flight, nor of one that lies still", () => {
    expect(heard(path(0, 30, (s) => [s, 0, 0.5 + s - (GRAVITY * s * s) / 2]))).toEqual([]);
    expect(heard(path(0, 30, () => [0, 0, REST]))).toEqual([]);
  });

  it("are heard once of two chips that collide, as fast as they met", () => {
    const meet = 0.2;
    const runs = path(1, 40, (s) => [-0.132 + Math.min(s, meet) * 0.5, 0, REST]);
    const lies = path(2, 40, (s) => [Math.max(0, s - meet) * 0.5, 0, REST]);
    const hits = contactsOf([runs, lies], SCALE).filter(({ kind }) => kind === "hit");
    expect(hits.map(({ on }) => on)).toEqual(["chip"]);
    expect(hits[0]!.speed).toBeCloseTo(0.5, 1);
    expect(hits[0]!.ms).toBeCloseTo(meet * 1000, -1);
  });

  it("tell a chip that lands on another from one that lands on the board", () => {
    const z = bouncing(0.1, 0);
    const onTop = path(1, 30, (s) => [0.01, 0, Math.max(z(s), REST + SCALE.thickness)]);
    const lies: Path = { body: 2, poses: [{ at: [0, 0, REST], turn: FLAT }] };
    expect(heard(onTop, lies)).toEqual(["1 hit chip"]);
    expect(
      heard(
        path(1, 30, (s) => [0.05, 0, z(s)]),
        lies,
      ),
    ).toEqual(["1 hit board"]);
  });

  it("go on while a chip slides, and fade as it slows down", () => {
    const slowing = (s: number): number => 0.6 * s - (3 * s * s) / 2;
    const slides = contactsOf([path(4, 30, (s) => [slowing(Math.min(s, 0.2)), 0.1, REST])], SCALE);
    expect(slides.length).toBeGreaterThan(2);
    expect(new Set(slides.map(({ kind, on }) => `${kind} ${on}`))).toEqual(new Set(["slide board"]));
    const speeds = slides.map(({ speed }) => speed);
    expect(speeds).toEqual([...speeds].sort((one, two) => two - one));
    expect(slides.at(-1)!.ms).toBeLessThan(200);
  });

  it("beyond the edge are on the table", () => {
    expect(new Set(heard(path(4, 30, (s) => [0.26 + s * 0.3, 0, REST])))).toEqual(new Set(["4 slide table"]));
  });
});
