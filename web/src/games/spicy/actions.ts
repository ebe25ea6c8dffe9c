import { sayKnown, t, type Words } from "../../lib/i18n.svelte";
import { sayShare, withOdds } from "../../lib/odds";
import type { Reason } from "../../wire";
import { sayCard, sayClaim } from "./events";
import type { PlainAction } from "./wire";

const PLAIN: Record<PlainAction, string> = {
  pass: "spi-act-pass",
  "let go": "spi-act-let-go",
  "challenge number": "spi-act-doubt-number",
  "challenge spice": "spi-act-doubt-spice",
  "challenge copy": "spi-act-doubt-copy",
  challenge: "spi-act-doubt-nothing",
  "tuck no more": "spi-act-tuck-enough",
};

/** An action's text in the reader's language, as in “Tiger: …”. */
export function sayAction(action: string): string {
  const plain = PLAIN[action as PlainAction] as string | undefined;
  if (plain) return t(plain);
  const play = /^play (.+) as (\d+ \w+)( last)?$/.exec(action);
  if (play) return t("spi-act-play", { card: sayCard(play[1] ?? ""), claim: sayClaim(play[2] ?? "") });
  const other = /^(copy with|tuck) (.+?)( last)?$/.exec(action);
  if (other) return t(other[1] === "tuck" ? "spi-act-tuck" : "spi-act-copy", { card: sayCard(other[2] ?? "") });
  return action;
}

/** Answers to a claim, which name it. */
const ANSWERS: Partial<Record<string, string>> = {
  "let go": "spi-done-let-go",
  "challenge number": "spi-done-doubt-number",
  "challenge spice": "spi-done-doubt-spice",
};

/** What was done, and to whose claim. */
export function sayDone(
  action: string,
  names: string[],
  before: ReadonlyArray<{ seat: number; played: string }>,
): string | undefined {
  const answer = ANSWERS[action];
  const play = before.find(({ played }) => / as \d+ \w+/.test(played) || played.startsWith("copy with"));
  const claim = / as (\d+ \w+)/.exec(play?.played ?? "")?.[1];
  return answer && play && claim ? t(answer, { claim: sayClaim(claim), name: names[play.seat] ?? "" }) : undefined;
}

/** Why a hint says so, or what a seat could think of a claim. */
export function sayReason({ word, values: { claim, ...rest } }: Reason): string {
  const said: Words = claim === undefined ? {} : { claim: sayClaim(String(claim)) };
  return sayKnown(`spi-advice-${word.replaceAll(" ", "-")}`, { ...withOdds(rest), ...said, ...bestChallenge(rest) });
}

/** One number for a claim that is let go: how often the better of its two challenges would be right. */
function bestChallenge({ number, spice }: Words): Words {
  if (typeof number !== "number" || typeof spice !== "number") return {};
  return { best: sayShare(100 - Math.min(number, spice)) };
}

/** The claim that seats think about. */
export function sayTopic({ values: { claim } }: Reason): string {
  return claim === undefined ? "" : t("spi-advice-topic", { claim: sayClaim(String(claim)) });
}
