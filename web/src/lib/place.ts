import { ALL_OPEN } from "../games/contract";

/** A place in a replay, as its address says it. */
export interface Place {
  /** The step; nothing for the beginning. */
  step?: number | undefined;
  /** Whose eyes; everything is face up unless it says otherwise. */
  eyes: number;
  /** The analysis is on. */
  review: boolean;
  /** What moves at this step is seen first. */
  film?: boolean;
}

const whole = (text: string | null): number | undefined =>
  text !== null && /^-?\d{1,6}$/.test(text) ? Number(text) : undefined;

export function placeIn(search: string): Place {
  const said = new URLSearchParams(search);
  return {
    step: whole(said.get("step")),
    eyes: whole(said.get("seat")) ?? ALL_OPEN,
    review: said.has("review"),
    film: said.has("film"),
  };
}

/** The address of a place in the replay of a table. */
export function addressOf(table: string, { step, eyes, review, film }: Place): string {
  const said = [
    ...(step === undefined ? [] : [`step=${step}`]),
    ...(eyes === ALL_OPEN ? [] : [`seat=${eyes}`]),
    ...(review ? ["review"] : []),
    ...(film ? ["film"] : []),
  ];
  return `/r/${table}${said.length ? `?${said.join("&")}` : ""}`;
}
