import type { RawFacts } from "../contract";

/** What a fact that was not shown to somebody says. */
export const HIDDEN = "?";

export type Plain = string | number | boolean | null;

/** How a value is shown, from its form alone. */
export type Shape =
  | { as: "word"; value: Plain }
  | { as: "cards"; cards: string[] }
  | { as: "grid"; rows: Plain[][] }
  | { as: "records"; columns: string[]; rows: unknown[][] }
  | { as: "list"; items: unknown[] }
  | { as: "fields"; fields: Array<[string, unknown]> };

const isPlain = (value: unknown): value is Plain => value === null || typeof value !== "object";
const isFields = (value: unknown): value is Record<string, unknown> => !isPlain(value) && !Array.isArray(value);

export function shapeOf(value: unknown): Shape {
  if (isPlain(value)) return { as: "word", value };
  if (!Array.isArray(value)) return { as: "fields", fields: Object.entries(value as object) };
  const items = value as unknown[];
  if (items.every((item) => typeof item === "string")) return { as: "cards", cards: items };
  if (items.every(isFields)) return recordsOf(items);
  return isGrid(items) ? { as: "grid", rows: items } : { as: "list", items };
}

function recordsOf(items: Array<Record<string, unknown>>): Shape {
  const columns = [...new Set(items.flatMap((item) => Object.keys(item)))];
  return { as: "records", columns, rows: items.map((item) => columns.map((column) => item[column] ?? null)) };
}

/** Rows that are all equally long, such as the fields of a board. */
function isGrid(items: unknown[]): items is Plain[][] {
  const rows = items.filter((item): item is unknown[] => Array.isArray(item));
  const width = rows[0]?.length ?? 0;
  return (
    items.length > 1 &&
    width > 1 &&
    rows.length === items.length &&
    rows.every((row) => row.length === width && row.every(isPlain))
  );
}

/** Whether a fact names seats by their numbers. */
export const namesSeats = (name: string): boolean => /(^|[ _-])seats?$/i.test(name);

export interface Arranged {
  /** Facts with a value for each seat. */
  seats: Array<{ name: string; values: unknown[] }>;
  table: Array<{ name: string; value: unknown }>;
}

/** A list with as many entries as there are seats tells something of each. */
export function arranged(facts: RawFacts, seats: number): Arranged {
  const found: Arranged = { seats: [], table: [] };
  for (const [name, value] of Object.entries(facts)) {
    if (Array.isArray(value) && value.length === seats && !namesSeats(name)) found.seats.push({ name, values: value });
    else found.table.push({ name, value });
  }
  return found;
}
