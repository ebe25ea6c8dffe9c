/** Quick reactions by name; each has a message `mood-NAME`. */
export const MOODS: Record<string, string> = {
  purr: "😸",
  laugh: "😹",
  doubt: "😼",
  shock: "🙀",
  sad: "😿",
  hot: "🌶️",
  paw: "🐾",
};
