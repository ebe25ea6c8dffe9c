import { describe, expect, it } from "vitest";
import type { Contact } from "../../lib/sound";
import { ShakerEar, TossEar } from "./ear";
import type { Frame } from "./frames";

const HELD = { closed: false, done: false, tilt: 0, x: 0, z: 90 };
const frame = (number: number, pieces: Array<[x: number, z: number]>): Frame => ({
  ...HELD,
  number,
  pieces: pieces.map(([x, z]) => ({ x, y: 0, z, turn: 0, out: false })),
});
const SPICES = 1;

function heard(paths: Array<Array<[x: number, z: number]>>, dish: boolean): Contact[] {
  const ear = new ShakerEar();
  return paths[0]!.flatMap((_, at) =>
    ear.hear(
      frame(
        at,
        paths.map((path) => path[at]!),
      ),
      SPICES,
      dish,
    ),
  );
}
const falling = (x: number): Array<[number, number]> => [60, 40, 20, 3, 3, 3].map((z) => [x, z]);
const rattling: Array<[number, number]> = [-10, 10, -10, 10, -10].map((x) => [x, 80]);

describe("a shaker", () => {
  it("rattles as pieces hit its glass, and is quiet while they lie still", () => {
    const contacts = heard([rattling, rattling], false);
    expect(contacts.length).toBeGreaterThan(4);
    expect(new Set(contacts.map(({ on }) => on))).toEqual(new Set(["glass"]));
    expect(new Set(contacts.map(({ material }) => material))).toEqual(new Set(["spice", "salt"]));
    expect(
      heard(
        [
          [
            [0, 80],
            [0, 80],
            [0, 80],
            [0, 80],
          ],
        ],
        false,
      ),
    ).toEqual([]);
  });

  it("lets pieces fall on the dish or beside it", () => {
    expect(heard([falling(0)], true).map(({ on }) => on)).toEqual(["food"]);
    expect(heard([falling(45)], true).map(({ on }) => on)).toEqual(["pan"]);
    const [plink] = heard([falling(0)], false);
    expect([plink?.material, plink?.on]).toEqual(["spice", "pan"]);
    expect(plink?.speed).toBeGreaterThan(0.8);
  });

  it("is heard with a few voices, however many pieces are hit", () => {
    const ear = new ShakerEar();
    const crowd = Array.from({ length: 20 }, () => rattling);
    const counts = rattling.map(
      (_, at) =>
        ear.hear(
          frame(
            at,
            crowd.map((path) => path[at]!),
          ),
          10,
          false,
        ).length,
    );
    expect(Math.max(...counts)).toBe(4);
  });
});

describe("a crêpe", () => {
  const toss = (heights: number[]): Contact[] => {
    const ear = new TossEar();
    return heights.flatMap((z, at) =>
      ear.hear({ pan: { x: -150, z: 0, lean: 0 }, crepe: { x: 0, z, lean: 0 } }, (at * 1000) / 60 + 1),
    );
  };

  it("is heard as it comes down in the pan, and not as it leaves it", () => {
    expect(toss([2, 22, 42, 60, 60, 42, 22, 2, 2, 2])).toMatchObject([{ material: "food", on: "pan" }]);
    expect(toss([2, 22, 42, 62])).toEqual([]);
    expect(toss([100, 80, 60, -60, -60])).toEqual([]);
  });
});
