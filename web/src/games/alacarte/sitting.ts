import { t } from "../../lib/i18n.svelte";
import type { Face } from "../../scene/faces";
import type { Sitting } from "../../scene/sitting";
import type { Player } from "../contract";
import { hear, panOf, sayStanding } from "./events";
import { pointsOf, type Facts } from "./model";

/** How a happening is taken: by whoever it happened to, by a second one it names, and by the rest. */
const FEELINGS: Record<string, { own: Face; second?: Face; others: Face }> = {
  served: { own: "glad", others: "wary" },
  binned: { own: "hit", others: "smug" },
  burned: { own: "shocked", others: "shocked" },
  swapped: { own: "smug", second: "hit", others: "shocked" },
  took: { own: "smug", second: "sad", others: "calm" },
  "all-rose": { own: "shocked", others: "shocked" },
};
const LANDED: Record<string, Face> = { turned: "glad", unturned: "sad", missed: "hit" };

function faceOf(facts: Facts, told: string[], seat: number): Face {
  const happenings = told.map(hear);
  const landed = happenings.find(({ name, words }) => name === "landed" && Number(words[0]) === seat);
  if (landed) return LANDED[landed.words[1] ?? ""] ?? "calm";
  for (const [name, feeling] of Object.entries(FEELINGS)) {
    const found = happenings.find((each) => each.name === name)?.words;
    if (!found) continue;
    if (Number(found[0]) === seat) return feeling.own;
    return feeling.second && Number(found[1]) === seat ? feeling.second : feeling.others;
  }
  const { stands } = facts.stoves[seat] ?? {};
  if (stands === "burnt" || stands === "over-seasoned") return "sad";
  return "calm";
}

/** How a cook stands at the stove: what they are about, where they look, and what is in their pan. */
export function sittingOf(facts: Facts, told: string[], seats: Player[], seat: number, bottom: number): Sitting {
  return {
    label: t("ala-seat", {
      name: seats[seat]?.name ?? "",
      dish: panOf(facts, seat),
      heat: facts.stoves[seat]?.heat ?? 0,
      points: pointsOf(facts, seat),
      done: facts.finished[seat] ?? 0,
      finish: facts.finish,
    }),
    face: faceOf(facts, told, seat),
    looksAt: facts.player === seat || facts.player < 0 ? undefined : facts.player,
    lit: facts.phase !== "over" && (facts.waiting.includes(seat) || facts.player === seat),
    status: seat === bottom ? sayStanding(facts, seat) : "",
  };
}
