import type { Tale } from "../games/contract";
import { t } from "../lib/i18n.svelte";
import type { Reason, Step } from "../wire";

export interface Entry {
  v: number;
  tales: Tale[];
}

/** What a bot said of an action that people would wonder at. */
export function remarksOf(
  { seat, reasons }: Pick<Step, "seat" | "reasons">,
  names: readonly string[],
  sayReason: (reason: Reason) => string,
): Tale[] {
  const said = reasons.map(sayReason).filter(Boolean);
  if (!said.length) return [];
  return [{ text: t("remark", { name: names[seat] ?? "?", reason: said.join(" ") }), weight: "plain", seat }];
}

/** The tales of the last version that told something; what was said of the action it came of goes before. */
export function lastWordOf(entries: readonly Entry[], remarked: (v: number) => Tale[]): Tale[] {
  const last = entries.findLast(({ tales }) => tales.some(({ weight }) => weight !== "small"));
  return last ? [...remarked(last.v - 1), ...last.tales] : [];
}
