/** What came of a motion that the server settled without a game. */
import type { Outcome } from "../wire";

/** All that happened, step by step. */
export const toldIn = (outcome: Outcome): string[] => outcome.steps.flatMap(({ told }) => told);

/** Where its film can be fetched: it came along. */
export const filmIn = (outcome: Outcome): string => `data:application/octet-stream;base64,${outcome.film}`;
