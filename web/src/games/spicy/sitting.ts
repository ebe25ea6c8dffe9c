import { t } from "../../lib/i18n.svelte";
import type { Face } from "../../scene/faces";
import type { Sitting } from "../../scene/sitting";
import type { Player } from "../contract";
import { hear } from "./events";
import type { Facts } from "./model";

type Status = "turn" | "decides" | "letgo" | "owner" | "challenges" | "none";

/** Once somebody challenges, nobody else has anything to decide. */
function statusOf(facts: Facts, seat: number, challenger: number | undefined): Status {
  if (challenger !== undefined) return seat === challenger ? "challenges" : facts.owner === seat ? "owner" : "none";
  if (facts.phase === "over") return "none";
  if (facts.waiting.includes(seat)) return facts.phase === "reactions" ? "decides" : "turn";
  if (facts.owner === seat) return "owner";
  return facts.phase === "reactions" && facts["let go"].includes(seat) ? "letgo" : "none";
}

/** What was just told shows in the faces; otherwise whoever lies low looks it. */
function faceOf(told: string[], status: Status, seat: number): Face {
  const happenings = told.map(hear);
  const taken = happenings.find(({ name }) => name === "taken")?.words;
  if (taken) return Number(taken[0]) === seat ? "glad" : Number(taken[1]) === seat ? "hit" : "shocked";
  const praised = happenings.find(({ name }) => name === "trophied" || name === "raided")?.words[0];
  if (praised !== undefined) return Number(praised) === seat ? "glad" : "shocked";
  if (status === "owner") return "smug";
  return status === "decides" ? "wary" : "calm";
}

/** How somebody sits at a table of Spicy: what they are about, where they look, and what lies before them. */
export function sittingOf(
  facts: Facts,
  told: string[],
  seats: Player[],
  seat: number,
  me: number,
  challenger?: number,
): Sitting {
  const status = statusOf(facts, seat, challenger);
  const name = seats[seat]?.name ?? "";
  return {
    label: t("spi-seat", {
      name,
      cards: facts.sizes[seat] ?? 0,
      won: facts.won[seat] ?? 0,
      trophies: facts.trophies[seat] ?? 0,
    }),
    face: faceOf(told, status, seat),
    looksAt: facts.owner === null || facts.owner === seat ? undefined : facts.owner,
    lit: status === "turn" || status === "decides" || status === "challenges",
    sign: { turn: "▶", decides: "?", letgo: "✓", challenges: "!", owner: undefined, none: undefined }[status],
    status: status === "none" || status === "owner" ? "" : t(`spi-status-${status}${seat === me ? "-you" : ""}`),
  };
}
