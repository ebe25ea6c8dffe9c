import { t } from "../../lib/i18n.svelte";
import { sayDish } from "./events";
import type { Choices, Facts } from "./model";

interface Asked {
  facts: Facts;
  choices: Choices;
  viewer: number;
  /** Whom the page calls “you”; nobody, where several people share the screen. */
  me: number;
  names: string[];
}

/** What the table waits for, in words: for the viewer as a request, for the others as news. */
export function promptFor(asked: Asked): string {
  const { facts, viewer, me, names } = asked;
  if (facts.phase === "over") return "";
  const choosesDish = facts.phase === "first dish" || facts.phase === "new dish";
  if (!facts.waiting.includes(viewer)) {
    const seat = facts.waiting.find((each) => each >= 0) ?? facts.player;
    return seat < 0 ? "" : t(choosesDish ? "ala-prompt-choosing" : "ala-prompt-wait", { name: names[seat] ?? "" });
  }
  const named = viewer !== me && !turning(asked);
  const prompt = choosesDish ? t("ala-prompt-dish") : request(asked);
  return named ? t("ala-prompt-named", { name: names[viewer] ?? "", prompt }) : prompt;
}

/** One's turn begins or goes on: the prompt itself says whose it is. */
function turning({ facts, choices }: Asked): boolean {
  return facts.phase === "turn" && !choices.flip && facts.actions > 0 && choices.season.size > 0;
}

function request(asked: Asked): string {
  const { facts, choices, viewer, me, names } = asked;
  if (facts.phase === "choose heat") return t("ala-prompt-choose");
  if (facts.phase === "take cup") return t("ala-prompt-take");
  if (facts.phase === "burning") return t("ala-prompt-burning", { dish: sayDish(facts.stoves[viewer]?.dish ?? "") });
  if (choices.flip) return t("ala-prompt-flip", { count: facts.actions % 3 });
  if (!facts.actions) return t("ala-prompt-end");
  if (!turning(asked)) return t("ala-prompt-heat", { count: facts.actions });
  return t("ala-prompt-turn", {
    count: facts.actions,
    whome: viewer === me ? "yes" : "no",
    name: names[viewer] ?? "",
  });
}
