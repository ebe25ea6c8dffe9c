/** The variant cards by the names of the option; their texts are messages. */
export const VARIANTS = ["we love chili", "start it up", "spice raider", "change your luck", "turn it up", "copy cat"] as const;

/** The clause of each variant in the rules. */
export const VARIANT_CLAUSES: Record<string, string> = {
  "we love chili": "S31",
  "start it up": "S32",
  "spice raider": "S33",
  "change your luck": "S34",
  "turn it up": "S35",
  "copy cat": "S36",
};
