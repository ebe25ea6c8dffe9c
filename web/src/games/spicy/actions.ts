import { t } from "../../lib/i18n.svelte";
import { sayCard, sayClaim } from "./events";

const PLAIN: Record<string, string> = {
  pass: "pass",
  "let go": "let-go",
  "challenge number": "act-doubt-number",
  "challenge spice": "act-doubt-spice",
  "challenge copy": "act-doubt-copy",
  challenge: "doubt-nothing",
  "tuck no more": "tuck-enough",
};

/** An action's text in the reader's language. */
export function sayAction(action: string): string {
  const plain = PLAIN[action];
  if (plain) return t(plain);
  const play = /^play (.+) as (\d+ \w+)( last)?$/.exec(action);
  if (play) return t("act-play", { card: sayCard(play[1] ?? ""), claim: sayClaim(play[2] ?? "") });
  const other = /^(copy with|tuck) (.+?)( last)?$/.exec(action);
  if (other) return t(other[1] === "tuck" ? "act-tuck" : "act-copy", { card: sayCard(other[2] ?? "") });
  return action;
}
