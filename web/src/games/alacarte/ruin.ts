import { hear } from "./events";
import { TOO_MUCH, type Piece } from "./wire";

/** Why a dish is lost: too much of something fell into its pan, and by whose hand; or it was too hot. */
export type Ruin = { why: "seasoned"; piece: Piece; by: number } | { why: "burnt" };

type Pan = Partial<Record<Piece, { count: number; by: number }>>;

/** What ruined the dish in a seat's pan, from all that has been told up to then; nothing where too little is known. */
export function ruinOf(seat: number, lines: readonly string[]): Ruin | undefined {
  const pans = new Map<number, Pan>();
  let hand = -1;
  for (const { name, words } of lines.map(hear)) {
    const at = Number(words[0]);
    if (name === "tilted") hand = at;
    else if (name === "put") pans.set(at, {});
    else if (name === "swapped") swap(pans, at, Number(words[1]));
    else if (name === "fell") {
      drop(pans.get(at), words[1], Number(words[2]), hand);
      drop(pans.get(at), "salt", Number(words[3]), hand);
    }
  }
  const pan = pans.get(seat);
  if (!pan) return undefined;
  const [piece, much] = Object.entries(pan).find(([, { count }]) => count >= TOO_MUCH) ?? [];
  return piece && much ? { why: "seasoned", piece: piece as Piece, by: much.by } : { why: "burnt" };
}

/** The hand that dropped the one too many is the one that counts. */
function drop(pan: Pan | undefined, piece: Piece, count: number, by: number): void {
  const before = pan?.[piece] ?? { count: 0, by: -1 };
  if (pan && count > 0) pan[piece] = { count: before.count + count, by: before.count >= TOO_MUCH ? before.by : by };
}

function swap(pans: Map<number, Pan>, one: number, two: number): void {
  const [mine, theirs] = [pans.get(one), pans.get(two)];
  if (theirs) pans.set(one, theirs);
  else pans.delete(one);
  if (mine) pans.set(two, mine);
  else pans.delete(two);
}
