import type { Language } from "../lib/i18n.svelte";
import { SYNONYMS, UNHEEDED } from "./synonyms";

/** A piece of a clause's text. */
export interface Part {
  text: string;
  emphasised: boolean;
  /** Not from the rule book: a ruling of ours, or something that we added. */
  note: boolean;
}

/** The rules as chapters of clauses, read from the game's own RULES.md or its translations. */
export interface Clause {
  id: string;
  text: string;
  parts: Part[];
  /** The rows of a table that belongs to it, its heads first. */
  rows: string[][];
}

export interface Chapter {
  title: string;
  clauses: Clause[];
}

/** Names an option as the forms do; RULES.md calls it what the program does. */
export type SayOption = (name: string) => string;

export function chapters(markdown: string, sayOption: SayOption = (name) => name): Chapter[] {
  return markdown
    .split(/^###? /m)
    .slice(1)
    .map((part) => {
      const [title = "", ...rest] = part.split("\n");
      return { title, clauses: clausesOf(rest.join("\n"), sayOption) };
    });
}

function clausesOf(text: string, sayOption: SayOption): Clause[] {
  return [...text.matchAll(/^- \*\*([A-Z]+\d+)\*\* ([\s\S]*?)(?=^- |(?![\s\S]))/gm)].map(([, id = "", body = ""]) => {
    const lines = body.split("\n");
    const said = lines.filter((line) => !isRow(line)).join(" ");
    const parts = partsOf(forPeople(said, sayOption));
    return { id, text: parts.map((part) => part.text).join(""), parts, rows: rowsOf(lines) };
  });
}

const isRow = (line: string): boolean => line.trimStart().startsWith("|");

function rowsOf(lines: string[]): string[][] {
  const rows = lines.filter((line) => isRow(line) && !/^[\s|:-]+$/.test(line));
  return rows.map((line) =>
    line
      .trim()
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** The same without what only the program's authors need: names of options, and references to clauses. */
function forPeople(text: string, sayOption: SayOption): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/ \((?:option|optie)s? `[^`]*`[^)]*\)/gi, "")
    .replace(/[;,] (?:option|optie) `[^`]*`(?=\))/gi, "")
    .replace(/ \([A-Z]\d+(?:, [A-Z]\d+)*\)/g, "")
    .replace(/, [A-Z]\d+(?=\))/g, "")
    .replace(/\((?:our own|von uns|van ons): /gi, "(")
    .replace(/`([^`]*)`/g, (_, name: string) => `*${sayOption(name)}*`)
    .trim();
}

const NOTE = /(?:^|(?<=[.!?:;)] ))(?:Ruling|Our own|Entscheid|Von uns|Beslissing|Besluit|Van ons): /;

/** The text cut where notes begin and at its emphasis. */
function partsOf(text: string): Part[] {
  return text.split(NOTE).flatMap((piece, at) => {
    const said = at ? piece.charAt(0).toUpperCase() + piece.slice(1) : piece;
    return said
      .split("*")
      .map((each, odd) => ({ text: each, emphasised: odd % 2 === 1, note: at > 0 }))
      .filter(({ text: each }) => each);
  });
}

/** Without accents or capitals: who looks for “crepe” finds the crêpe. */
const bare = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The clauses that say every word sought, or mean it, or whose id it is. */
export function search(all: Chapter[], sought: string, language: Language = "en"): Chapter[] {
  const typed = bare(sought)
    .split(/[\s.,;:!?]+/)
    .filter(Boolean);
  const heeded = typed.filter((word) => !UNHEEDED[language].includes(word));
  const words = (heeded.length ? heeded : typed).map((word) => [word, ...(SYNONYMS[language][word] ?? [])]);
  const fits = ({ id, text }: Clause): boolean => {
    const said = bare(text);
    return words.every((meanings) => meanings.some((meaning) => bare(id) === meaning || says(said, meaning)));
  };
  return all
    .map(({ title, clauses }) => ({ title, clauses: clauses.filter(fits) }))
    .filter(({ clauses }) => clauses.length);
}

/** A number stands by itself, a word may go on: “trophies” is found by “troph”. */
function says(text: string, word: string): boolean {
  return /^\d+$/.test(word) ? new RegExp(`(?<!\\d)${word}(?!\\d)`).test(text) : text.includes(bare(word));
}
