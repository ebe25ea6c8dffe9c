import { hear } from "./events";

/** How one player's claims and challenges turned out, as far as cards were turned up for all to see. */
export interface ChallengeRecord {
  /** How often their claims were challenged, and how often the challenge was right. */
  challenged: number;
  caught: number;
  /** How often they challenged others, and how often they were right. */
  challenges: number;
  right: number;
}

/** A challenge that was settled: whoever it was right for won the stack. */
interface Settled {
  challenger: string;
  owner: string;
  right: boolean;
}

function settledIn(lines: readonly string[]): Settled | undefined {
  const happenings = lines.map(hear);
  const challenger = happenings.find(({ name }) => name === "revealed")?.words[0];
  const [winner, loser] = happenings.find(({ name }) => name === "taken")?.words ?? [];
  if (challenger === undefined || winner === undefined || loser === undefined) return undefined;
  const right = winner === challenger;
  return { challenger, owner: right ? loser : winner, right };
}

/** The record of a seat from what each version told. */
export function recordOf(history: readonly string[][], seat: number): ChallengeRecord {
  const settled = history.map(settledIn).filter((each) => each !== undefined);
  const against = settled.filter(({ owner }) => Number(owner) === seat);
  const by = settled.filter(({ challenger }) => Number(challenger) === seat);
  return {
    challenged: against.length,
    caught: against.filter(({ right }) => right).length,
    challenges: by.length,
    right: by.filter(({ right }) => right).length,
  };
}
