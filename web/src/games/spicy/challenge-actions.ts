import { t } from "../../lib/i18n.svelte";
import { claimOf, type Doubt, type Facts } from "./model";

/** The key that makes a challenge. */
export const CHALLENGE_KEYS: Record<Doubt, string> = {
  "challenge number": "n",
  "challenge spice": "s",
  "challenge copy": "w",
  challenge: "x",
};

/** A challenge of the claim on the table, as one would say it. */
export function sayChallenge(doubt: Doubt, { claim: said }: Pick<Facts, "claim">): string {
  const claim = said ? claimOf(said) : undefined;
  if (doubt === "challenge number") return t("spi-doubt-number", { number: claim?.number ?? 0 });
  if (doubt === "challenge spice") return t("spi-doubt-spice", { spice: t(`spi-spice-${claim?.spice}`) });
  return doubt === "challenge copy" ? t("spi-doubt-copy") : t("spi-doubt-nothing");
}

/** What a challenge would be about: as soon as it changes, buttons mean something else. */
export function challenged({ owner, claim, stack }: Pick<Facts, "owner" | "claim" | "stack">): string {
  return `${owner} ${claim} ${stack.length}`;
}
