import { impact } from "../../lib/sound";
import { contactsOf, type Contact, type Path, type Pose } from "../../lib/sound/contacts";
import type { Film } from "../../lib/film";
import { FILM } from "../../wire";
import { poseOf } from "./film";
import { CHIP, HALF, THICK, type Chip } from "./wire";

/** What is heard of chips while a film of them runs. */

const METRE = 10_000;
/** What is older than this when its turn comes is not heard any more (ms): the film was held up. */
const STALE_MS = 120;
const SCALE = { rate: FILM.rate, radius: CHIP / METRE, thickness: THICK / METRE, half: HALF / METRE };

const inMetres = ([x, y, z]: Pose["at"]): Pose["at"] => [x / METRE, y / METRE, z / METRE];

/** All that is heard of a film, with the chips that lie on the board meanwhile. */
export function contactsIn(film: Film, lying: readonly Pick<Chip, "token" | "at">[]): Contact[] {
  const frames = Math.round((film.ms * FILM.rate) / 1000);
  const moving = film.bodies.map((body): Path => {
    const poses = Array.from({ length: frames + 1 }, (_, frame) => poseOf(film, body, (frame * 1000) / FILM.rate)!);
    return { body, poses: poses.map(({ at, turn }) => ({ at: inMetres(at), turn })) };
  });
  const still = lying
    .filter(({ token }) => !film.bodies.includes(token))
    .map(({ token, at }): Path => ({ body: token, poses: [{ at: inMetres(at), turn: [1, 0, 0, 0] }] }));
  return contactsOf([...moving, ...still], SCALE);
}

/** Listens to a film while it runs. */
export class FilmEar {
  private next = 0;
  private readonly contacts: readonly Contact[];

  constructor(film: Film, lying: readonly Pick<Chip, "token" | "at">[]) {
    this.contacts = contactsIn(film, lying);
  }

  /** The film has come this far (ms). */
  hear(now: number, sound = impact): void {
    for (; this.next < this.contacts.length && this.contacts[this.next]!.ms <= now; this.next++) {
      const { ms, on, speed, kind } = this.contacts[this.next]!;
      if (now - ms < STALE_MS) sound({ material: "chip", on, speed, sliding: kind === "slide" });
    }
  }
}
