import { t } from "../../lib/i18n.svelte";
import type { Reason } from "../../wire";
import { regionOf } from "./board";
import { sayBlend, sayPlace, saySpice } from "./events";
import { SKIM_HEIGHT, TOSS_HEIGHT, type PlainAction } from "./wire";

const PLAIN: Record<PlainAction, string> = {
  allow: "saf-act-allow",
  disallow: "saf-act-disallow",
  take: "saf-act-take",
  decline: "saf-act-decline",
  buy: "saf-act-buy",
  done: "saf-act-done",
};

/** An action's text in the reader's language, as in “Spice master: …”. */
export function sayAction(action: string, _names: string[] = [], reasons: readonly Reason[] = []): string {
  const plain = PLAIN[action as PlainAction] as string | undefined;
  if (plain) return t(plain);
  const [verb, ...words] = action.split(" ");
  const rest = words.join(" ");
  if (verb === "keep") return t("saf-act-keep", { spice: saySpice(rest) });
  if (verb === "trade") return t("saf-act-trade", { spice: saySpice(rest) });
  if (verb === "sell") return t("saf-act-sell", { cards: Number(rest) });
  if (verb === "blend") return t("saf-act-blend", { blend: sayBlend(rest) });
  if (verb === "throw") return sayThrow(action, reasons);
  return action;
}

/** A hand lower than this skims. */
const SKIM_BELOW = (SKIM_HEIGHT + TOSS_HEIGHT) / 2;
const HEIGHT = 3; // which of the numbers of a throw it is

/** A throw, and where it aims if whoever proposes it says so. */
function sayThrow(action: string, reasons: readonly Reason[]): string {
  const numbers = [...action.matchAll(/-?\d+/g)].map(Number);
  const value = numbers[0] ?? 0;
  if ((numbers[HEIGHT] ?? 0) < SKIM_BELOW) return t("saf-act-shoot", { value });
  const aim = reasons.map(({ values }) => regionOf(String(values.aim))).find((region) => region !== undefined);
  if (!aim) return t("saf-act-throw-plain", { value });
  return t(aim.bowl ? "saf-act-throw" : "saf-act-throw-circle", { value, place: sayPlace(aim.name) });
}

export const clauseOf = (place: string): string =>
  regionOf(place)?.bowl
    ? "F31"
    : ({ "extra throw": "F22", "spice card": "F23", reserve: "F24", "head chef": "F25" }[place] ?? "F20");
