/** What stands beside the rule book: how we read what it leaves open, or what we added. */
export type Note = "" | "ruling" | "own";

/** A piece of a clause's text. */
export interface Part {
  text: string;
  kind: "plain" | "emphasised" | "option" | "reference";
  note: Note;
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
  /** Deeper chapters belong to the one before them. */
  level: 2 | 3;
  clauses: Clause[];
  /** The rows of a table that stands by itself, and what is said before it. */
  intro: string;
  rows: string[][];
}

/** A word of the program as people know it; `option` where it is one of the form of a new table. */
export type SayWord = (word: string) => { text: string; option: boolean };

const asWritten: SayWord = (text) => ({ text, option: false });

export function chapters(markdown: string, sayWord: SayWord = asWritten): Chapter[] {
  const ids = new Set([...markdown.matchAll(/^- \*\*([A-Z]+\d+)\*\*/gm)].map(([, id = ""]) => id));
  return markdown
    .split(/^##(?=#? )/m)
    .slice(1)
    .map((part) => chapterOf(part, ids, sayWord))
    .filter(({ clauses, rows }) => clauses.length || rows.length);
}

function chapterOf(part: string, ids: Set<string>, sayWord: SayWord): Chapter {
  const [title = "", ...rest] = part.split("\n");
  const text = rest.join("\n");
  const clauses = clausesOf(text, ids, sayWord);
  const lines = clauses.length ? [] : text.split("\n");
  return {
    title: title.replace(/^#? /, ""),
    level: title.startsWith("#") ? 3 : 2,
    clauses,
    intro: said(lines),
    rows: rowsOf(lines),
  };
}

function clausesOf(text: string, ids: Set<string>, sayWord: SayWord): Clause[] {
  return [...text.matchAll(/^- \*\*([A-Z]+\d+)\*\* ([\s\S]*?)(?=^- |(?![\s\S]))/gm)].map(([, id = "", body = ""]) => {
    const lines = body.split("\n");
    const parts = partsOf(forPeople(said(lines)), ids, sayWord);
    return { id, text: parts.map((part) => part.text).join(""), parts, rows: rowsOf(lines) };
  });
}

const isRow = (line: string): boolean => line.trimStart().startsWith("|");

const said = (lines: string[]): string =>
  lines
    .filter((line) => !isRow(line))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();

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

/** The same in print: without names in brackets, of options and of clauses, and with printers' quotation marks. */
function forPeople(text: string): string {
  return text
    .replace(/ \((?:(?:option|optie)s? )?`[^`]*`[^)]*\)/gi, "")
    .replace(/[;,] (?:option|optie) `[^`]*`(?=\))/gi, "")
    .replace(/ \([A-Z]\d+(?:, [A-Z]\d+)*\)/g, "")
    .replace(/, [A-Z]\d+(?=\))/g, "")
    .replace(/\((?:our own|von uns|van ons): /gi, "(")
    .replace(/"([^"]*)"/g, "“$1”")
    .replaceAll("'", "’");
}

const OWN = "Our own|Von uns|Van ons";
const NOTE = new RegExp(`(?:^|(?<=[.!?:;)] ))(Ruling|Auslegung|Uitleg|${OWN}): `);

/** The text cut where notes begin, at its emphasis, and at the words and clauses that it names. */
function partsOf(text: string, ids: Set<string>, sayWord: SayWord): Part[] {
  const [book = "", ...notes] = text.split(NOTE); // mark and text in turn
  const parts = cut(book, "", ids, sayWord);
  for (let at = 0; at < notes.length; at += 2) {
    const note = new RegExp(OWN).test(notes[at]!) ? "own" : "ruling";
    const piece = notes[at + 1]!;
    parts.push(...cut(piece.charAt(0).toUpperCase() + piece.slice(1), note, ids, sayWord));
  }
  return parts.filter((part) => part.text);
}

function cut(text: string, note: Note, ids: Set<string>, sayWord: SayWord): Part[] {
  return text.split(/(\*[^*]+\*|`[^`]*`|\b[A-Z]\d+\b)/).map((piece): Part => {
    if (piece.startsWith("*")) return { text: piece.slice(1, -1), kind: "emphasised", note };
    if (ids.has(piece)) return { text: piece, kind: "reference", note };
    if (!piece.startsWith("`")) return { text: piece, kind: "plain", note };
    const word = sayWord(piece.slice(1, -1));
    return { text: word.text, kind: word.option ? "option" : "emphasised", note };
  });
}
