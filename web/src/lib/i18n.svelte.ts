import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { keep, recall } from "./storage";

export const LANGUAGES = ["en", "de", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Words = Record<string, FluentVariable>;

/** Each language is a chunk of its own: only the chosen one is loaded. */
const sources: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../words/en"),
  de: () => import("../words/de"),
  nl: () => import("../words/nl"),
};

const ofGames = import.meta.glob<string>(["../games/*/words/*/*.ftl", "!**/landing.ftl"], {
  query: "?raw",
  import: "default",
});

class Speech {
  language = $state<Language>("en");
  bundle = $state.raw(new FluentBundle("en"));
  private readonly games = new Set<string>();

  async speak(language: Language): Promise<void> {
    const { default: site } = await sources[language]();
    const words = await Promise.all([...this.games].map((game) => wordsOf(game, language)));
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of [site, ...words.flat()]) bundle.addResource(new FluentResource(text));
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Learn the words of a game, in the present language and in every later one. */
  async learn(game: string): Promise<void> {
    if (this.games.has(game)) return;
    this.games.add(game);
    await this.speak(this.language);
  }
}

function wordsOf(game: string, language: Language): Promise<string[]> {
  const folder = `../games/${game}/words/${language}/`;
  const files = Object.keys(ofGames).filter((path) => path.startsWith(folder));
  return Promise.all(files.map((path) => ofGames[path]!()));
}

export const speech = new Speech();

/** The language chosen here before, else the browser's, else English. */
export function preferred(): Language {
  const wanted = [recall("language") ?? "", ...navigator.languages];
  const known = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === known.find(isLanguage)) ?? "en";
}

function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}

export async function choose(language: Language): Promise<void> {
  keep("language", language);
  await speech.speak(language);
}

/** A message in the chosen language. The build has checked that it exists in all of them. */
export function t(id: string, words?: Words): string {
  const pattern = speech.bundle.getMessage(id)?.value;
  return pattern ? speech.bundle.formatPattern(pattern, words) : id;
}

/** A message for a word that comes from the server; empty where nobody put it into words. */
export function sayKnown(id: string, words?: Words): string {
  return known(id) ? t(id, words) : "";
}

/** Whether there is such a message: for words that come from the server. */
export function known(id: string): boolean {
  return speech.bundle.hasMessage(id);
}
