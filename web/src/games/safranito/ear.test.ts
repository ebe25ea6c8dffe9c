import { describe, expect, it, vi } from "vitest";
import { Film } from "../../lib/film";
import { FILM } from "../../wire";
import { contactsIn, FilmEar } from "./ear";

const FRAMES = 30;

/** A chip that falls from ten centimetres until something holds it, in tenths of a millimetre. */
function falling(onto: number): Film {
  const rows = Array.from({ length: FRAMES }, (_, frame) => {
    const seconds = frame / FILM.rate;
    return [0, 0, Math.max(onto, 1000 - (98_100 * seconds ** 2) / 2), 2047, 0, 0, 0];
  });
  return Film.of("throw", [{ body: 7, first: 0, rows }]);
}
const FALLING = falling(20);

describe("a film of chips", () => {
  it("is heard where chips land, on the board or on another chip", () => {
    expect(contactsIn(FALLING, []).map(({ on }) => on)).toEqual(["board"]);
    expect(contactsIn(falling(60), [{ token: 3, at: [100, 0, 20] }]).map(({ on }) => on)).toEqual(["chip"]);
  });

  it("sounds as it runs, each contact once, and not what a film that was held up has passed over", () => {
    const sound = vi.fn();
    const ear = new FilmEar(FALLING, []);
    ear.hear(100, sound);
    expect(sound).not.toHaveBeenCalled();
    ear.hear(170, sound);
    ear.hear(200, sound);
    expect(sound.mock.calls).toMatchObject([[{ material: "chip", on: "board", sliding: false }]]);
    new FilmEar(FALLING, []).hear(500, sound);
    expect(sound).toHaveBeenCalledOnce();
  });
});
