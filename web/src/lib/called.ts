import type { Seat } from "../wire";
import { speech, t } from "./i18n.svelte";

/** Seats as the page calls them: whoever reads it is “You”. */
export function called<Sitter extends Pick<Seat, "seat" | "name">>(seats: readonly Sitter[], me: number): Sitter[] {
  return seats.map((seat) => (seat.seat === me ? { ...seat, name: t("you") } : seat));
}

/** Several names in a sentence: “You, Ann and Bea”. */
export function list(names: readonly string[]): string {
  return new Intl.ListFormat(speech.language, { type: "conjunction" }).format(names);
}
