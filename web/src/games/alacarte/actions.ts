import { known, sayKnown, t } from "../../lib/i18n.svelte";
import { withOdds } from "../../lib/odds";
import type { Reason } from "../../wire";
import { sayDish } from "./events";
import { nameOf } from "./motions";

/** An action in words that fit “Star chef: …”. */
export function sayAction(action: string, names: string[]): string {
  const words = action.split(" ");
  const [verb = "", first = "", second = "", third = "", fourth = ""] = words;
  const named = (seat: string): string => names[Number(seat)] ?? "?";
  if (verb === "season")
    return t("ala-act-season", { spice: t(`ala-spice-${first}`), motion: t(`ala-motion-${nameOf(action)}`) });
  if (verb === "cook") return t("ala-act-cook", { dish: sayDish(first) });
  if (verb === "choose") return t("ala-act-choose", { by: Number(first) });
  if (verb === "take") return t("ala-act-take", { cup: t(`ala-cup-${second}`), name: named(fourth) });
  if (verb === "cup" && first === "season")
    return t("ala-act-spoil", {
      name: named(second),
      spice: t(`ala-spice-${third}`),
      motion: t(`ala-motion-${nameOf(action)}`),
    });
  if (verb === "cup" && first === "swap") return t("ala-act-cup-swap", { name: named(second) });
  if (verb === "cup") return t(`ala-act-cup-${first}`, { number: Number(second || 0) });
  return t(`ala-act-${verb}`);
}

/** Why something is not allowed, by the clause that forbids it; nothing where the clause must speak for itself. */
export function sayClause(clause: string): string {
  return known(`ala-why-${clause}`) ? t(`ala-why-${clause}`) : "";
}

/** Why a hint says so, or what a cook says of its dish. */
export function sayReason({ word, values }: Reason): string {
  const { piece } = values;
  const pieces = piece ? t("ala-count-spice", { ...values, spice: t(`ala-spice-${piece}`) }) : "";
  return sayKnown(`ala-advice-${word.replaceAll(" ", "-")}`, { ...withOdds(values), pieces });
}
