import type { HowTo } from "../games/contract";
import { api } from "../lib/api";
import { known, speech, t, type Language } from "../lib/i18n.svelte";
import { chapters, type Chapter, type SayWord } from "./text";

/** A game's rules as its page and its panel show them. */
export interface Book {
  language: Language;
  chapters: Chapter[];
  /** A game from elsewhere brings no pictures. */
  how: HowTo | undefined;
}

const pictured = import.meta.glob<{ default: HowTo }>("../games/*/how.ts");
const translated = import.meta.glob<string>("../games/*/rules/*.md", { query: "?raw", import: "default" });

/** The rules in the present language where they are translated; in English they are the server's own. */
export async function readBook(game: string): Promise<Book> {
  await speech.learn(game);
  const { language } = speech;
  const translation = translated[`../games/${game}/rules/${language}.md`];
  const [text, how] = await Promise.all([translation?.() ?? api.rules(game), pictured[`../games/${game}/how.ts`]?.()]);
  return { language, chapters: chapters(text, sayWordOf(game)), how: how?.default };
}

/** An option as the form of a new table calls it, any other word of the program as the game's page does. */
const sayWordOf =
  (game: string): SayWord =>
  (word) => {
    const option = `option-${game}-${word}`;
    if (known(option)) return { text: t(option), option: true };
    const other = `rules-${game}-word-${word}`;
    return { text: known(other) ? t(other) : word, option: false };
  };
