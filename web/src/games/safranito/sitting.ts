import { t } from "../../lib/i18n.svelte";
import type { Face } from "../../scene/faces";
import type { Sitting } from "../../scene/sitting";
import type { Player } from "../contract";
import { hear, key, placeOf } from "./events";
import { CHIPS, type Facts } from "./wire";

const ownerOf = (token: string | undefined): number => Math.floor(Number(token) / CHIPS);

/** Who has what kind of luck by what was told. */
function luckOf(told: string[]): Map<number, Face> {
  const faces = new Map<number, Face>();
  const happenings = told.map(hear);
  const rests = happenings.filter(({ name }) => name === "landed" || name === "fell");
  rests.forEach((rest, at) => {
    const off = placeOf(rest) === "off" || placeOf(rest) === "nowhere";
    if (at === 0 && off) faces.set(ownerOf(rest.words[0]), "sad");
    else if (at > 0 && ownerOf(rest.words[0]) !== ownerOf(rests[0]!.words[0])) {
      faces.set(ownerOf(rest.words[0]), "hit");
      faces.set(ownerOf(rests[0]!.words[0]), "smug");
    }
  });
  for (const { name, words } of happenings) {
    const glad = name === "blended" || name === "bought" || name === "took-mill" || name === "reserved";
    if (glad || (name === "sold" && words[1] !== "0")) faces.set(Number(words[0]), "glad");
    if (name === "won") faces.set(Number(words[1]), "smug");
  }
  return faces;
}

/** How somebody sits at the market: what they are about, where they look, and what is theirs. `struck` is the seat whose
 * chip is being knocked away just now. */
export function sittingOf(
  facts: Facts,
  told: string[],
  seats: Player[],
  seat: number,
  me: number,
  struck: number | undefined,
): Sitting {
  const lit = facts.waiting.includes(seat);
  const [acting] = facts.waiting;
  const throws = facts.phase === "throw" && seat === me;
  return {
    label: t("saf-seat", {
      name: seats[seat]?.name ?? "",
      rupees: String(facts.money[seat] ?? 0),
      cards: facts.cards[seat] ?? 0,
      chips: facts.unthrown[seat]?.length ?? 0,
      blends: facts.made[seat]?.length ?? 0,
    }),
    face: struck === seat ? "shocked" : (luckOf(told).get(seat) ?? (lit ? "wary" : "calm")),
    looksAt: acting === seat || facts.phase !== "throw" ? undefined : acting,
    lit,
    status: !lit
      ? ""
      : throws
        ? t("saf-status-throw", { number: CHIPS - (facts.unthrown[seat]?.length ?? CHIPS) + 1, chips: CHIPS })
        : t(`saf-does-${key(facts.phase)}`),
  };
}
