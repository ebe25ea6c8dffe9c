/** The rules as chapters of clauses, read from the game's own RULES.md or its translations. */
export interface Clause {
  id: string;
  text: string;
  /** The text split at its emphasis: odd parts are emphasised. */
  parts: string[];
}

export interface Chapter {
  title: string;
  clauses: Clause[];
}

export function chapters(markdown: string): Chapter[] {
  return markdown
    .split(/^###? /m)
    .slice(1)
    .map((part) => {
      const [title = "", ...rest] = part.split("\n");
      return { title, clauses: clausesOf(rest.join("\n")) };
    });
}

function clausesOf(text: string): Clause[] {
  return [...text.matchAll(/^- \*\*([A-Z]+\d+)\*\* ([\s\S]*?)(?=^- |(?![\s\S]))/gm)].map(([, id = "", body = ""]) => {
    const plain = body.replace(/\s+/g, " ").replaceAll("`", "").trim();
    return { id, text: plain.replaceAll("*", ""), parts: plain.split("*") };
  });
}

/** The clauses that hold every word sought, or whose id it is. */
export function search(all: Chapter[], sought: string): Chapter[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({ id, text }: Clause): boolean => words.every((word) => `${id} ${text}`.toLowerCase().includes(word));
  return all.map(({ title, clauses }) => ({ title, clauses: clauses.filter(fits) })).filter(({ clauses }) => clauses.length);
}
