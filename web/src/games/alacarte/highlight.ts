import type { Face } from "../../scene/faces";
import { hear, tell, type Happening } from "./events";
import { CREPE, type Dish } from "./model";
import { CREPE_POINTS } from "./wire";

/** What everybody looks up for: a dish served or lost, a star, heat for all, the end. */
export interface Highlight {
  kind: "star" | "served" | "binned" | "burned" | "all-rose";
  /** Whose it is; nobody's where it is everybody's. */
  seat: number;
  face: Face;
  text: string;
  /** What it is worth. */
  points: number;
  /** The game ends with it. */
  last: boolean;
}

/** How long it is looked at (ms). */
export const HIGHLIGHT_MS: Record<Highlight["kind"], number> = {
  star: 2000,
  served: 1500,
  binned: 1400,
  burned: 1300,
  "all-rose": 1100,
};
const FACES: Record<Highlight["kind"], Face> = {
  star: "glad",
  served: "glad",
  binned: "hit",
  burned: "shocked",
  "all-rose": "shocked",
};
/** Of several the first of these counts. */
const WEIGHTS: ReadonlyArray<Highlight["kind"]> = ["star", "served", "binned", "burned", "all-rose"];

function kindOf({ name, words }: Happening): Highlight["kind"] | undefined {
  if (name === "served") return words[2] === "star" ? "star" : "served";
  return name === "binned" || name === "burned" || name === "all-rose" ? name : undefined;
}

function worthOf(dish: string, menu: ReadonlyArray<Pick<Dish, "dish" | "points">>): number {
  return dish === CREPE ? CREPE_POINTS : (menu.find((each) => each.dish === dish)?.points ?? 0);
}

/** What these lines make everybody look up for; `menu` says what dishes are worth. */
export function highlightOf(
  lines: string[],
  menu: ReadonlyArray<Pick<Dish, "dish" | "points">>,
  names: string[],
  me: number,
  past: string[] = [],
): Highlight | undefined {
  const happenings = lines.map(hear);
  const found = happenings
    .map((happening) => ({ happening, kind: kindOf(happening) }))
    .filter((each): each is { happening: Happening; kind: Highlight["kind"] } => each.kind !== undefined)
    .sort((one, two) => WEIGHTS.indexOf(one.kind) - WEIGHTS.indexOf(two.kind))[0];
  if (!found) return undefined;
  const { happening, kind } = found;
  return {
    kind,
    seat: kind === "all-rose" ? -1 : Number(happening.words[0]),
    face: FACES[kind],
    text: tell(happening, names, me, [...past, ...lines.slice(0, happenings.indexOf(happening))])?.text ?? "",
    points: happening.name === "served" ? worthOf(happening.words[1], menu) : 0,
    last: happenings.some(({ name }) => name === "ended"),
  };
}
