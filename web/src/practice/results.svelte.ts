import { forget, keep, recallJson } from "../lib/storage";

/** The last results of one kind, kept on this device. */
export class Results<Result> {
  all = $state.raw<readonly Result[]>([]);

  constructor(
    private readonly key: string,
    private readonly most: number,
    isResult: (kept: unknown) => kept is Result,
  ) {
    const kept = recallJson(key);
    this.all = Array.isArray(kept) ? kept.filter(isResult).slice(-most) : [];
  }

  add(result: Result): void {
    this.all = [...this.all, result].slice(-this.most);
    keep(this.key, JSON.stringify(this.all));
  }

  clear(): void {
    this.all = [];
    forget(this.key);
  }
}
