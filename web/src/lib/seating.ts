import type { Tale } from "../games/contract";
import type { Change, Seat, TableInfo } from "../wire";
import { t } from "./i18n.svelte";

/** What the seats were called when a version was played: whoever takes a seat later does not rename its past. */
export function namesAt(
  seats: ReadonlyArray<Pick<Seat, "seat" | "name">>,
  changes: readonly Change[],
  v: number,
): string[] {
  return seats.map(({ seat, name }) => changes.find((each) => each.seat === seat && each.v >= v)?.was ?? name);
}

/** That a seat changed hands, in words; `you` if it is the reader's own. */
export function sayChange({ kind, name, was }: Pick<Change, "kind" | "name" | "was">, you = false): string {
  if (kind === "stand-in") return you ? t("stand-in-plays") : t("company-stand-in", { name });
  if (kind === "person") return you ? t("company-back-you") : t("company-back", { name });
  return t("company-replaced", { name: was, bot: name });
}

/** A log with what was told of its seats, each after the version at which they changed hands. */
export function withChanges<Entry extends { v: number; tales: Tale[] }>(
  entries: readonly Entry[],
  changes: readonly Change[],
  me: number,
): Entry[] {
  const last = entries.at(-1)?.v ?? -1;
  const told = new Map<number, Tale[]>();
  for (const each of changes.filter(({ v }) => v <= last)) {
    const at = entries.findLast(({ v }) => v <= each.v)?.v;
    if (at === undefined) continue; // before all that the log still tells
    told.set(at, [
      ...(told.get(at) ?? []),
      { text: sayChange(each, each.seat === me), weight: "plain", seat: each.seat },
    ]);
  }
  return entries.map((entry) => ({ ...entry, tales: [...entry.tales, ...(told.get(entry.v) ?? [])] }));
}

/** Whether there is anybody to talk to: not for whom the host banned, nor where all sit at one screen. */
export function mayChat(info: TableInfo): boolean {
  const shared =
    info.seats.filter(({ mine }) => mine).length > 1 && info.seats.every(({ mine, kind }) => mine || kind === "bot");
  return info.removed !== "banned" && !(info.started && shared);
}
