import type { Language } from "../lib/i18n.svelte";
import { NUMBERS, SYNONYMS, translated, UNHEEDED } from "./synonyms";
import type { Chapter, Clause } from "./text";

/** What was found, in the order of the rules, but first what says it in so many words; `nearest` if nothing says all that
 * was sought. */
export interface Found {
  chapters: Chapter[];
  count: number;
  nearest: boolean;
  /** Where in a text something sought is said: pieces in turn, hits at the odd places. */
  mark: (text: string) => string[];
}

/** Without accents or capitals: who looks for “crepe” finds the crêpe. As long as the text itself. */
const bare = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => text.charAt(at).normalize("NFD").charAt(0).toLowerCase()).join("");

/** Literally, but for the two ways to write an ß. */
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/ss|ß/g, "(?:ss|ß)");

/** How closely a text says what is sought: in so many words, by words that begin like it, or anywhere within others. */
type Closeness = "whole" | "start" | "within";

/** How what somebody typed, or a word for the same, is said in a text. */
class Sought {
  private readonly patterns: Record<Closeness, RegExp>;
  private pattern: RegExp;

  constructor(
    readonly typed: string,
    language: Language,
  ) {
    const number = NUMBERS[language].indexOf(typed);
    const other = /^\d+$/.test(typed) ? NUMBERS[language][Number(typed)] : number < 0 ? undefined : String(number);
    const asked = typed.replaceAll("ß", "ss");
    const meant = [
      ...(SYNONYMS[language].get(asked) ?? []),
      ...translated(asked, language),
      ...(other ? [other] : []),
    ].map(startOf);
    const all = (own: string): RegExp => new RegExp([own, ...meant].join("|"), "g");
    this.patterns = {
      whole: all(startOf(`${typed}.`)),
      start: all(started(typed, language)),
      within: all(pattern(typed)),
    };
    this.pattern = this.patterns.start;
  }

  /** Words that only contain it count where no text has one that begins with it. */
  among(texts: string[]): void {
    const found = texts.some((text) => this.isIn(text, "start"));
    this.pattern = this.patterns[found ? "start" : "within"];
  }

  isIn(text: string, how?: Closeness): boolean {
    return text.search(how ? this.patterns[how] : this.pattern) >= 0;
  }

  spans(text: string): Array<[number, number]> {
    return [...text.matchAll(this.pattern)].map((hit) => [hit.index, hit.index + hit[0].length]);
  }
}

/** A number stands by itself. A long word may be a part of another, as in compounds; a short one begins it. */
function pattern(word: string): string {
  if (/^\d+$/.test(word)) return `(?<!\\d)${word}(?!\\d)`;
  return word.length > 3 ? escaped(word) + REST : startOf(word);
}

const REST = "[a-zß]*";
/** A synonym begins a word; with a full stop behind it, it is the whole word. */
function startOf(word: string): string {
  if (/^\d+$/.test(word)) return pattern(word);
  const start = `(?<![a-zß])`;
  return word.endsWith(".") ? `${start}${escaped(word.slice(0, -1))}(?![a-zß])` : start + escaped(word) + REST;
}

/** In German and Dutch, what a compound ends with is what it is about: a “Zahlenjoker” is a joker. */
function started(word: string, language: Language): string {
  const alone = language === "en" || word.length <= 3;
  return alone ? startOf(word) : `${startOf(word)}|${escaped(word)}(?:e?[nrs]|e)?(?![a-zß])`;
}

function wordsOf(sought: string, language: Language): Sought[] {
  const typed = bare(sought)
    .split(/[\s.,;:!?“”„"'’()]+/)
    .filter(Boolean);
  if (!typed.length && sought.trim()) typed.push(sought.trim());
  const heeded = typed.filter((word) => !UNHEEDED[language].includes(word));
  return [...new Set(heeded.length ? heeded : typed)].map((word) => new Sought(word, language));
}

const wordingOf = ({ text, rows }: Clause, title: string): string => bare(`${text} ${rows.flat().join(" ")} ${title}`);

/** How many of the words sought a clause says, or is found by: by its id, and by the title of its chapter. */
function hits(words: Sought[], clause: Clause, title: string, how?: Closeness): number {
  const said = wordingOf(clause, title);
  return words.filter((word) => bare(clause.id) === word.typed || word.isIn(said, how)).length;
}

/** First the clauses that say it in so many words, and the chapters that have such clauses; otherwise as they were. */
function ranked(chapters: Chapter[], words: Sought[]): Chapter[] {
  const rank = (title: string, clause: Clause): number => -hits(words, clause, title, "whole");
  const sorted = chapters.map((chapter) => ({
    ...chapter,
    clauses: [...chapter.clauses].sort((one, two) => rank(chapter.title, one) - rank(chapter.title, two)),
  }));
  const best = ({ title, clauses }: Chapter): number => Math.min(0, ...clauses.map((clause) => rank(title, clause)));
  return sorted.sort((one, two) => best(one) - best(two));
}

/** The clauses that say every word sought, or mean it, or whose id it is; else those that say the most of it. A title
 * speaks for its clauses where a single word is sought, or where they do not say it themselves. */
export function search(all: Chapter[], sought: string, language: Language = "en"): Found {
  const words = wordsOf(sought, language);
  const texts = all.flatMap(({ title, clauses }) => clauses.map((clause) => wordingOf(clause, title)));
  for (const word of words) word.among(texts);
  const pick = (needed: number, titled: boolean): Chapter[] =>
    all
      .map((chapter) => ({
        ...chapter,
        clauses: chapter.clauses.filter((clause) => hits(words, clause, titled ? chapter.title : "") >= needed),
        rows: words.length ? [] : chapter.rows,
      }))
      .filter(({ clauses, rows }) => clauses.length || rows.length);
  const own = words.length > 1 ? pick(words.length, false) : [];
  const exact = own.length ? own : pick(words.length, true);
  const most = Math.max(0, ...all.flatMap(({ clauses, title }) => clauses.map((clause) => hits(words, clause, title))));
  const near = exact.length || most * 2 < words.length || !most ? exact : pick(most, true);
  const chapters = words.length ? ranked(near, words) : near;
  return {
    chapters,
    count: chapters.reduce((sum, { clauses }) => sum + clauses.length, 0),
    nearest: !exact.length && chapters.length > 0,
    mark: (text) => marked(text, words),
  };
}

/** The text in pieces: what is said of what was sought is at the odd places. */
function marked(text: string, words: Sought[]): string[] {
  const plain = bare(text);
  const spans = words.flatMap((word) => word.spans(plain)).sort(([a], [b]) => a - b);
  const pieces = [];
  let done = 0;
  for (const [from, to] of spans) {
    if (from < done) continue;
    pieces.push(text.slice(done, from), text.slice(from, to));
    done = to;
  }
  return [...pieces, text.slice(done)];
}
