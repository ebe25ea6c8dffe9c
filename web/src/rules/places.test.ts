import { expect, it } from "vitest";
import installed from "../clauses.json";

const sources = import.meta.glob<string>(["../games/*/*.{ts,svelte}", "!../games/*/*.test.ts", "!../games/*/wire.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});
const clauses: Record<string, string[] | undefined> = installed;

it("every § of a screen leads to a clause that exists", () => {
  const named = Object.entries(sources).flatMap(([path, text]) => {
    const game = path.split("/")[2]!;
    return [...text.matchAll(/"([SFC]\d{1,2})"/g)].map(([, id = ""]) => ({
      path,
      id,
      known: clauses[game]?.includes(id),
    }));
  });
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ known }) => !known)).toEqual([]);
});
