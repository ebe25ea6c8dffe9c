/** What is said aloud of the versions: each once, and nothing before its film has been seen. */
export class Crier {
  private told = -1;

  /** After a long absence nothing is said: `most` versions happen at once, more are history. */
  constructor(private readonly most: number) {}

  /** The steps to tell now; `filming` is the version whose film is being seen. */
  next<Step extends { v: number }>(steps: readonly Step[], filming: number | undefined): Step[] {
    const ripe = steps.filter(({ v }) => v > this.told && (filming === undefined || v < filming));
    this.told = ripe.at(-1)?.v ?? this.told;
    return ripe.length > this.most ? [] : ripe;
  }
}
