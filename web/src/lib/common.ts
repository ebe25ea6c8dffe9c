import type { RawFacts } from "../games/contract";

const HIDDEN = "?";

/** What all of several people may see at once: whatever one of them is not shown, or sees otherwise, is hidden. */
export function common(all: RawFacts[]): RawFacts {
  const [first = {}, ...others] = all;
  return others.reduce((seen, next) => shared(seen, next) as RawFacts, first);
}

function shared(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length ? one.map((item, at) => shared(item, other[at])) : HIDDEN;
  if (isFields(one) && isFields(other))
    return Object.fromEntries(
      Object.keys(one).map((key) => [key, key in other ? shared(one[key], other[key]) : HIDDEN]),
    );
  return one === other ? one : HIDDEN;
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
