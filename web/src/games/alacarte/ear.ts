import type { Contact } from "../../lib/sound";
import { Jolts, type Spot } from "../../lib/sound/jolts";
import { FILM } from "../../wire";
import type { Frame } from "./frames";
import type { Grain } from "./heap";
import type { tossAt } from "./film";

/** What is heard of a shaker and of a crêpe, from where things are. */

const MILLI = 0.001;
/** How far from the hand a piece can be and still be in the bottle (mm). */
const IN_BOTTLE = 30;
/** A piece this low touches the pan, and this near its middle it falls on the dish (mm). */
const IN_PAN = 9;
const ON_DISH = 26;
/** Of pieces that are hit at the same time, so many are heard. */
const MOST_AT_ONCE = 4;
/** The pan of a toss: from the grip to its middle, and how near to that the crêpe touches it (mm). */
const TO_MIDDLE = 150;
const TOUCHES = 30;
const LANDS = 0.25;

const loudest = (contacts: Contact[]): Contact[] =>
  contacts.sort((one, two) => two.speed - one.speed).slice(0, MOST_AT_ONCE);

const spotOf = (x: number, z: number): Spot => ({ x: x * MILLI, z: z * MILLI });

/** A shaker over a pan: pieces rattle in the bottle, and fall on the dish or beside it. */
export class ShakerEar {
  private readonly jolts = new Jolts();

  /** One more frame; `spices` of its pieces are spice unless it says itself which are salt. */
  hear(frame: Frame, spices: number, dish: boolean): Contact[] {
    const { pieces, x, z, number } = frame;
    const jolts = this.jolts.look(
      number / FILM.rate,
      pieces.map((piece) => spotOf(piece.x, piece.z)),
    );
    return loudest(
      jolts.flatMap(({ index, speed, before, after }): Contact[] => {
        const piece = pieces[index]!;
        const material = (piece.salt ?? index >= spices) ? "salt" : "spice";
        if (Math.hypot(piece.x - x, piece.z - z) < IN_BOTTLE) return [{ material, on: "glass", speed }];
        if (piece.z > IN_PAN || after < before) return [];
        return [{ material, on: dish && Math.abs(piece.x) < ON_DISH ? "food" : "pan", speed }];
      }),
    );
  }

  /** The same for pieces that only tumble before one's eyes. */
  tumble(grains: readonly Grain[], ms: number): Contact[] {
    const jolts = this.jolts.look(
      ms / 1000,
      grains.map(({ x, y }) => spotOf(x, -y)),
    );
    return loudest(
      jolts.map(({ index, speed }) => ({
        material: grains[index]!.piece === "salt" ? "salt" : "spice",
        on: "glass",
        speed,
      })),
    );
  }
}

/** A crêpe that comes down in its pan. */
export class TossEar {
  private readonly jolts = new Jolts();

  hear({ pan, crepe }: NonNullable<ReturnType<typeof tossAt>>, ms: number): Contact[] {
    const lean = (pan.lean * Math.PI) / 180;
    const [x, z] = [pan.x + TO_MIDDLE * Math.cos(lean), pan.z - TO_MIDDLE * Math.sin(lean)];
    const above = crepe.z - z;
    const frame = Math.floor((ms * FILM.rate) / 1000);
    return this.jolts
      .look(frame / FILM.rate, [spotOf(crepe.x - x, above)])
      .filter(({ before, after }) => before < -LANDS && after > before && Math.abs(above) < TOUCHES)
      .map(({ speed }) => ({ material: "food", on: "pan", speed }));
  }
}
