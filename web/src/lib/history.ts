import { getContext, setContext } from "svelte";

const KEY = Symbol("history");

/** Everything below this component may ask what has happened so far: what each version on view so far told. */
export function provideHistory(told: () => readonly string[][]): void {
  setContext(KEY, told);
}

/** What was told before these lines, which may be part of the history already. */
export function toldBefore(history: readonly string[][], lines: readonly string[]): string[] {
  const all = history.flat();
  const start = all.length - lines.length;
  return lines.every((line, at) => all[start + at] === line) ? all.slice(0, start) : all;
}

/** What has happened so far, as this screen was told it; nothing where no game is under way. */
export function historyHere(): () => readonly string[][] {
  return getContext<(() => readonly string[][]) | undefined>(KEY) ?? (() => []);
}
