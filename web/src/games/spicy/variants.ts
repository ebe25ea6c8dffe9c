import type { Variant } from "./wire";

/** The clause of each variant in the rules, by the names of the option; their texts are messages. */
export const VARIANT_CLAUSES: Record<Variant, string> = {
  "we love chili": "S31",
  "start it up": "S32",
  "spice raider": "S33",
  "change your luck": "S34",
  "turn it up": "S35",
  "copy cat": "S36",
};
