import type { Language } from "../lib/i18n.svelte";
import { NUMBERS, SYNONYMS, UNHEEDED } from "./synonyms";
import type { Chapter, Clause } from "./text";

/** What was found, in the order of the rules; `nearest` if nothing says all that was sought. */
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

/** How what somebody typed, or a word for the same, is said in a text. */
class Sought {
  private readonly pattern: RegExp;

  constructor(
    readonly typed: string,
    language: Language,
  ) {
    const number = NUMBERS[language].indexOf(typed);
    const other = /^\d+$/.test(typed) ? NUMBERS[language][Number(typed)] : number < 0 ? undefined : String(number);
    const meant = [...(SYNONYMS[language].get(typed.replaceAll("ß", "ss")) ?? []), ...(other ? [other] : [])];
    this.pattern = new RegExp([pattern(typed), ...meant.map(startOf)].join("|"), "g");
  }

  isIn(text: string): boolean {
    return text.search(this.pattern) >= 0;
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

function wordsOf(sought: string, language: Language): Sought[] {
  const typed = bare(sought)
    .split(/[\s.,;:!?“”„"'’()]+/)
    .filter(Boolean);
  if (!typed.length && sought.trim()) typed.push(sought.trim());
  const heeded = typed.filter((word) => !UNHEEDED[language].includes(word));
  return [...new Set(heeded.length ? heeded : typed)].map((word) => new Sought(word, language));
}

/** How many of the words sought a clause says, or is found by: by its id, and by the title of its chapter. */
function hits(words: Sought[], { id, text, rows }: Clause, title: string): number {
  const said = bare(`${text} ${rows.flat().join(" ")} ${title}`);
  return words.filter((word) => bare(id) === word.typed || word.isIn(said)).length;
}

/** The clauses that say every word sought, or mean it, or whose id it is; else those that say the most of it. A title
 * speaks for its clauses where a single word is sought, or where they do not say it themselves. */
export function search(all: Chapter[], sought: string, language: Language = "en"): Found {
  const words = wordsOf(sought, language);
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
  const chapters = exact.length || most * 2 < words.length || !most ? exact : pick(most, true);
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
