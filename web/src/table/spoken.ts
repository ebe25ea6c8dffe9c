/** So much of a line of the chat fits into a bubble. */
const MOST = 80;

/** A line cut to what fits, between words if it can be. */
export function shortened(text: string): string {
  const signs = [...text.trim()];
  if (signs.length <= MOST) return signs.join("");
  const cut = signs.slice(0, MOST - 1).join("");
  const gap = cut.lastIndexOf(" ");
  return `${(gap > MOST / 2 ? cut.slice(0, gap) : cut).trimEnd()}…`;
}
