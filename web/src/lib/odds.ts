import { t, type Words } from "./i18n.svelte";

/** A chance in percent as a share: “40%”, never quite nothing or everything. */
export const sayShare = (percent: number): string => t("share", { percent });

/** The values of a reason with its chance in words: `odds` (“about 40%”) and `share` (“40%”). */
export function withOdds(values: Words): Words {
  const { percent } = values;
  return {
    ...values,
    ...(typeof percent === "number" ? { odds: t("odds", { percent }), share: sayShare(percent) } : {}),
  };
}

/** What the server says in its own words, as a sentence. */
export function asSentence(text: string): string {
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return !text || /[.!?…]$/.test(text) ? whole : `${whole}.`;
}
