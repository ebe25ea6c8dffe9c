/** Quick reactions by name; each has a message `mood-NAME` and a face. */
export const MOODS = ["purr", "laugh", "doubt", "shock", "sad", "hot"] as const;
export type Mood = (typeof MOODS)[number];

export function isMood(word: string): word is Mood {
  return (MOODS as readonly string[]).includes(word);
}
