/** The game that this person pressed to join: whoever does so wants their seat, not a bot on it. */
export const joining = { table: "" };
