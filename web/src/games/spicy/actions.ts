import { sayKnown, t, type Words } from "../../lib/i18n.svelte";
import { withOdds } from "../../lib/odds";
import type { Reason } from "../../wire";
import { sayCard, sayClaim } from "./events";
import type { PlainAction } from "./wire";

const PLAIN: Record<PlainAction, string> = {
  pass: "act-pass",
  "let go": "act-let-go",
  "challenge number": "act-doubt-number",
  "challenge spice": "act-doubt-spice",
  "challenge copy": "act-doubt-copy",
  challenge: "act-doubt-nothing",
  "tuck no more": "act-tuck-enough",
};

/** An action's text in the reader's language, as in “Tiger: …”. */
export function sayAction(action: string): string {
  const plain = PLAIN[action as PlainAction] as string | undefined;
  if (plain) return t(plain);
  const play = /^play (.+) as (\d+ \w+)( last)?$/.exec(action);
  if (play) return t("act-play", { card: sayCard(play[1] ?? ""), claim: sayClaim(play[2] ?? "") });
  const other = /^(copy with|tuck) (.+?)( last)?$/.exec(action);
  if (other) return t(other[1] === "tuck" ? "act-tuck" : "act-copy", { card: sayCard(other[2] ?? "") });
  return action;
}

/** Why a hint says so, or what a seat could think of a claim. */
export function sayReason({ word, values: { claim, ...rest } }: Reason): string {
  const said: Words = claim === undefined ? {} : { claim: sayClaim(String(claim)) };
  return sayKnown(`advice-${word.replaceAll(" ", "-")}`, { ...withOdds(rest), ...said });
}

/** The claim that seats think about. */
export function sayTopic({ values: { claim } }: Reason): string {
  return claim === undefined ? "" : t("advice-topic", { claim: sayClaim(String(claim)) });
}
