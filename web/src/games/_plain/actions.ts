import { readable, titled } from "../../lib/readable";

/** As many actions as can be taken in at a glance; more of them can be searched and stand in groups. */
export const FEW = 12;
/** As many as are shown at once. */
export const MOST = 60;

export interface Group {
  title: string;
  actions: string[];
}

/** The actions that have all the words sought, or begin with them. */
export function sought(legal: string[], typed: string): string[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return legal.filter((action) => words.every((word) => readable(action).toLowerCase().includes(word)));
}

/** Many actions by what they do, which is their first word; few need no titles. */
export function grouped(actions: string[], many: boolean): Group[] {
  if (!many) return [{ title: "", actions }];
  const verbOf = (action: string): string => action.split(" ")[0] ?? "";
  const verbs = [...new Set(actions.map(verbOf))];
  return verbs.map((verb) => ({ title: titled(verb), actions: actions.filter((action) => verbOf(action) === verb) }));
}
