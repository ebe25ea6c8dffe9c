import type { Face } from "./faces";

/** How somebody sits at the table just now. */
export interface Sitting {
  /** Read out for the place as a whole: the name and what lies there. */
  label: string;
  face: Face;
  /** The seat they look at; the middle of the table without one. */
  looksAt?: number | undefined;
  /** The table waits for them. */
  lit: boolean;
  /** What they are about, in a word or two; empty where there is nothing to say. */
  status: string;
  /** The same as a single sign, where there is no room for words. */
  sign?: string | undefined;
}
