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

class Speech {
  language = $state<Language>("en");
  bundle = $state.raw(new FluentBundle("en"));

  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const { default: text } = await sources[language]();
    bundle.addResource(new FluentResource(text));
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }
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

/** Whether there is such a message: for words that come from the server. */
export function known(id: string): boolean {
  return speech.bundle.hasMessage(id);
}
