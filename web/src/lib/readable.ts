/** Names that programs use, as people write them: “head_chef” is “head chef”. Signs of numbers stay. */
export function readable(name: string): string {
  return name
    .replace(/(?<=\p{L})[-_](?=[\p{L}\d])|(?<=\d)[-_](?=\p{L})/gu, " ")
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .trim();
}

/** The same with a capital, as a title. */
export function titled(name: string): string {
  const text = readable(name);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
