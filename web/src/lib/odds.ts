import { t, type Words } from "./i18n.svelte";

/** A chance in percent as a share: “40 %”, and never quite nothing or everything. */
export const sayShare = (percent: number): string => t("share", { percent });

/**
 * The values of a reason with its chances in words: `odds` (“about 40 %”), `cases` (“about 40 of 100”)
 * and `share` (“40 %”); of any other chance, as that of the number, its share alone.
 */
export function withOdds(values: Words): Words {
  const { percent, number, spice } = values;
  return {
    ...values,
    ...(typeof percent === "number" ? { odds: t("odds", { percent }), cases: t("cases", { percent }), share: sayShare(percent) } : {}),
    ...(typeof number === "number" ? { "number-share": sayShare(number) } : {}),
    ...(typeof spice === "number" ? { "spice-share": sayShare(spice) } : {}),
  };
}

/** What the server says in its own words, as a sentence. */
export function asSentence(text: string): string {
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return !text || /[.!?…]$/.test(text) ? whole : `${whole}.`;
}
