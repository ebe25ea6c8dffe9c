import { t } from "../../lib/i18n.svelte";
import { regionOf, REGIONS, type Region } from "./board";
import { sayBlend, sayPlace, saySpice } from "./events";
import { DIG, GRAVITY, SKID, SKIM_HEIGHT, TOSS_HEIGHT, type PlainAction } from "./wire";

const PLAIN: Record<PlainAction, string> = {
  allow: "saf-act-allow",
  disallow: "saf-act-disallow",
  take: "saf-act-take",
  decline: "saf-act-decline",
  buy: "saf-act-buy",
  done: "saf-act-done",
};

/** An action's text in the reader's language, as in “Spice master: …”. */
export function sayAction(action: string): string {
  const plain = PLAIN[action as PlainAction] as string | undefined;
  if (plain) return t(plain);
  const [verb, ...words] = action.split(" ");
  const rest = words.join(" ");
  if (verb === "keep") return t("saf-act-keep", { spice: saySpice(rest) });
  if (verb === "trade") return t("saf-act-trade", { spice: saySpice(rest) });
  if (verb === "sell") return t("saf-act-sell", { cards: Number(rest) });
  if (verb === "blend") return t("saf-act-blend", { blend: sayBlend(rest) });
  if (verb === "throw") return sayThrow(action);
  return action;
}

/** A hand lower than this skims. */
const SKIM_BELOW = (SKIM_HEIGHT + TOSS_HEIGHT) / 2;

function sayThrow(action: string): string {
  const n = [...action.matchAll(/-?\d+/g)].map(Number);
  const [value = 0, x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0] = n;
  if (z < SKIM_BELOW) return t("saf-act-shoot", { value });
  const up = vz * 10;
  const down = Math.sqrt(up * up + 2 * GRAVITY * z);
  const along = Math.hypot(vx, vy) * 10;
  const far = (along * (up + down)) / GRAVITY + SKID * along * along - DIG * along * down;
  const end = { x: x + (vx * 10 * far) / along, y: y + (vy * 10 * far) / along };
  const off = (region: Region): number => Math.hypot(region.x - end.x, region.y - end.y);
  const goal = REGIONS.reduce((best, region) => (off(region) < off(best) ? region : best));
  return t(goal.bowl ? "saf-act-throw" : "saf-act-throw-circle", { value, place: sayPlace(goal.name) });
}

export const clauseOf = (place: string): string =>
  regionOf(place)?.bowl
    ? "F31"
    : ({ "extra throw": "F22", "spice card": "F23", reserve: "F24", "head chef": "F25" }[place] ?? "F20");
