import type { Seat } from "../wire";
import { speech, t } from "./i18n.svelte";

/** Seats as the page calls them: whoever reads it is “You”. */
export function called<Sitter extends Pick<Seat, "seat" | "name">>(seats: readonly Sitter[], me: number): Sitter[] {
  return seats.map((seat) => (seat.seat === me ? { ...seat, name: t("you") } : seat));
}

/** Who wins, in a sentence to whoever reads it. */
export function sayWinners(
  seats: readonly Pick<Seat, "seat" | "name">[],
  winners: readonly number[],
  me: number,
): string {
  const names = called(seats, me);
  const many = winners.length > 1;
  const who = winners.includes(me) ? (many ? "us" : "you") : many ? "many" : "one";
  return t("end-title", { names: list(winners.map((seat) => names[seat]?.name ?? "")), who });
}

/** Several names in a sentence: “You, Ann and Bea”. */
export function list(names: readonly string[]): string {
  return new Intl.ListFormat(speech.language, { type: "conjunction" }).format(names);
}
