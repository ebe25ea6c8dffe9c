import { place, rise, type Flights } from "../../lib/flights";
import { play } from "../../lib/sound";
import { FLIGHT_MS, fly } from "./cards";
import { hear, type Happening } from "./events";
import { award, comeUp, TROPHY_MS, WORLDS_END_MS } from "./grand";
import { WORLDS_END, type EventName } from "./wire";

/** Motion that explains: what happened is carried from where it was to where it is. */
const NEXT_CARD_MS = 60;
const NEXT_DRAW_MS = 240;
/** A hand that is filled up again comes quicker than two cards of a penalty. */
const NEXT_OF_MANY_MS = 90;
const MANY = 3;
const MOST_CARRIED = 5;
/** So many cards are in the air at a time. */
const MOST_FLYING = 5;
const NEXT_DEALT_MS = 90;
/** A deal takes no longer than this, however many sit at the table (ms). */
export const LONGEST_DEAL_MS = 1200;
/** So many cards dealt are heard as one. */
const HEARD_AS_ONE = 4;
/** More happenings at once than this are a long absence: nothing flies. */
const MOST_HAPPENINGS = 12;
const CARRIED = new Set<EventName>(["played", "tucked", "drew", "taken", "raided", "trophied"]);

/** Whether cards are dealt to all: the game begins. */
export const deals = (lines: string[]): boolean => lines.some((line) => hear(line).name === "shuffled");

/** Whether anything is carried. */
export function moves(lines: string[]): boolean {
  if (deals(lines)) return true;
  return lines.length <= MOST_HAPPENINGS && lines.some((line) => CARRIED.has(hear(line).name));
}

/** The seats in the order in which they get their cards: round by round, clockwise. */
function dealtTo(happenings: Happening[]): string[] {
  const seats = happenings.filter(({ name }) => name === "drew").map(({ words }) => words[0] ?? "");
  const before = (seat: string, at: number): number => seats.slice(0, at).filter((each) => each === seat).length;
  return seats
    .map((seat, at) => ({ seat, round: before(seat, at) }))
    .sort((one, two) => one.round - two.round)
    .map(({ seat }) => seat);
}

interface Told {
  lines: string[];
  viewer: number;
  /** The cards that each seat won by it. */
  gained: number[];
}

/** Backs fly from the deck to every fan; `arrived` for each that is there, `done` at the end. */
export function deal(
  flights: Flights,
  { lines, viewer }: Pick<Told, "lines" | "viewer">,
  arrived: (seat: number) => void,
  done: () => void,
): void {
  const seats = dealtTo(lines.map(hear));
  const next = Math.min(NEXT_DEALT_MS, LONGEST_DEAL_MS / (seats.length + MOST_FLYING - 1));
  const long = next * MOST_FLYING;
  seats.forEach((seat, at) => {
    const home = Number(seat) === viewer && place("hand") ? "hand" : `seat-${seat}`;
    flights.at(at * next, () => fly(flights, "deck", home, 0, long));
    flights.at(at * next + long, () => arrived(Number(seat)));
    if (at % HEARD_AS_ONE === 0) flights.at(at * next + long, () => play("card"));
  });
  flights.at(seats.length * next + long, done);
}

/** Tell one version: cards played, the stack taken, cards drawn, a trophy, and at last World's End; `done` at the end. */
export function carry(flights: Flights, { lines, viewer, gained }: Told, done: () => void): void {
  const home = (seat: string | undefined): string =>
    Number(seat) === viewer && place("hand") ? "hand" : `seat-${seat}`;
  const pile = (seat: string | undefined): string => (place(`won-${seat}`) ? `won-${seat}` : `seat-${seat}`);
  const happenings = lines.map(hear);
  const many = happenings.filter(({ name }) => name === "drew").length >= MANY;
  const penalty = !happenings.some(({ name }) => name === "passed");
  let now = 0;
  let end = 0;
  const plan = (ms: number, long: number, run: () => void): void => {
    flights.at(ms, run);
    end = Math.max(end, ms + long);
  };
  for (const { name, words } of happenings) {
    const [seat] = words;
    if (name === "played" || name === "tucked") plan(now, FLIGHT_MS, () => fly(flights, home(seat), "stack", 12));
    if (name === "taken" || name === "raided") {
      const cards = Math.min(MOST_CARRIED, Math.max(1, gained[Number(seat)] ?? 1));
      for (let each = 0; each < cards; each++)
        plan(now + each * NEXT_CARD_MS, FLIGHT_MS, () => fly(flights, "stack", pile(seat), each * 9 - 18));
      now = end - FLIGHT_MS / 3;
    }
    if (name === "drew") {
      plan(now, FLIGHT_MS, () => fly(flights, "deck", home(seat), 0));
      if (penalty) flights.at(now, () => play("card"));
      now += many ? NEXT_OF_MANY_MS : NEXT_DRAW_MS;
    }
    if (name === "trophied") {
      plan(end, TROPHY_MS, () => award(flights, seat ?? ""));
      now = end - TROPHY_MS / 4;
    }
    if (name === "ended" && words[0] === WORLDS_END) plan(end, WORLDS_END_MS, () => comeUp(flights));
  }
  flights.at(end, done);
}

/** What each seat gained rises from it, once it is shown; at the end of the game the score table says it. */
export function praise(flights: Flights, { lines, gained }: Told): void {
  const happenings = lines.map(hear);
  if (happenings.some(({ name }) => name === "ended")) return;
  for (const { name, words } of happenings) {
    const spot = place(`seat-${words[0]}`);
    if (!spot) continue;
    const [x, y] = [spot.x + spot.width / 2, spot.bottom];
    if (name === "taken" || name === "raided") rise(flights, `+${Math.max(1, gained[Number(words[0])] ?? 1)}`, x, y);
    if (name === "trophied") rise(flights, "+10", x, y);
  }
}
