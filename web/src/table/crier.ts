/** What is said aloud of the versions that are shown: each once. */
export class Crier {
  private told = -1;

  /** After a long absence nothing is said: `most` versions happen at once, more are history. */
  constructor(private readonly most: number) {}

  /** The steps to tell now. */
  next<Step extends { v: number }>(steps: readonly Step[]): Step[] {
    const fresh = steps.filter(({ v }) => v > this.told);
    this.told = fresh.at(-1)?.v ?? this.told;
    return fresh.length > this.most ? [] : fresh;
  }
}
