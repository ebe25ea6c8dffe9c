import { mount, unmount } from "svelte";
import { place, rise, type Flights } from "../../lib/flights";
import Card from "./Card.svelte";
import { hear } from "./events";
import { WORLDS_END, type EventName } from "./wire";

/** Motion that explains: what happened is carried from where it was to where it is. */
export const FLIGHT_MS = 450;
const NEXT_CARD_MS = 80;
const NEXT_DRAW_MS = 110;
const WORLDS_END_MS = 1900;
const MOST_CARRIED = 5;
/** More happenings at once than this are a deal: nothing flies. */
const MOST_HAPPENINGS = 12;
const WIDTH = 60;
const CARRIED = new Set<EventName>(["played", "tucked", "drew", "taken", "raided"]);

/** Whether anything is carried. */
export function moves(lines: string[]): boolean {
  return lines.length <= MOST_HAPPENINGS && lines.some((line) => CARRIED.has(hear(line).name));
}

function card(face: string): (box: HTMLElement) => () => void {
  return (box) => {
    box.style.width = `${WIDTH}px`;
    const made = mount(Card, { target: box, props: { card: face, label: false } });
    return () => void unmount(made);
  };
}

/** A card at a spot of the page, as large as the spot. */
function at(spot: DOMRect, turn: number, most = 2): string {
  const scale = Math.min(most, Math.max(0.6, Math.min(spot.width, (spot.height / 1.4) * 1.6) / WIDTH));
  const [x, y] = [spot.x + spot.width / 2 - WIDTH / 2, spot.y + spot.height / 2 - WIDTH * 0.7];
  return `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`;
}

function fly(flights: Flights, from: string, to: string, spin: number): void {
  const [start, end] = [place(from), place(to)];
  if (!start || !end) return;
  const steps = [
    { transform: at(start, spin), opacity: 0.5 },
    { opacity: 1, offset: 0.15 },
    { transform: at(end, 0), opacity: 1 },
  ];
  flights.send(card("?"), () => steps, { duration: FLIGHT_MS, easing: "cubic-bezier(.25,.8,.3,1)" });
}

/** World's End comes up from the deck, for all to see. */
function comeUp(flights: Flights): void {
  const [deck, stack] = [place("deck"), place("stack")];
  if (!deck || !stack) return;
  const large = `${at(stack, 0, 9)} scale(1.5)`;
  const steps = [
    { transform: `${at(deck, 0)} rotateY(90deg)`, opacity: 1 },
    { transform: at(deck, -6), opacity: 1, offset: 0.12 },
    { transform: large, opacity: 1, offset: 0.35 },
    { transform: large, opacity: 1, offset: 0.85 },
    { transform: at(deck, 0), opacity: 1 },
  ];
  flights.send(card(WORLDS_END), () => steps, { duration: WORLDS_END_MS, easing: "ease-in-out" });
}

interface Told {
  lines: string[];
  viewer: number;
  /** The cards that each seat won by it. */
  gained: number[];
}

/** Tell one version: cards played, the stack taken, cards drawn, and at last World's End; `done` at the end. */
export function carry(flights: Flights, { lines, viewer, gained }: Told, done: () => void): void {
  const home = (seat: string | undefined): string =>
    Number(seat) === viewer && place("hand") ? "hand" : `seat-${seat}`;
  let now = 0;
  let end = 0;
  const plan = (ms: number, long: number, run: () => void): void => {
    flights.at(ms, run);
    end = Math.max(end, ms + long);
  };
  for (const { name, words } of lines.map(hear)) {
    const [seat] = words;
    if (name === "played" || name === "tucked") plan(now, FLIGHT_MS, () => fly(flights, home(seat), "stack", 12));
    if (name === "taken" || name === "raided") {
      const cards = Math.min(MOST_CARRIED, Math.max(1, gained[Number(seat)] ?? 1));
      for (let each = 0; each < cards; each++)
        plan(now + each * NEXT_CARD_MS, FLIGHT_MS, () => fly(flights, "stack", `seat-${seat}`, each * 9 - 18));
      now = end - FLIGHT_MS / 3;
    }
    if (name === "drew") {
      plan(now, FLIGHT_MS, () => fly(flights, "deck", home(seat), 0));
      now += NEXT_DRAW_MS;
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
    if (name === "trophied") flights.at(FLIGHT_MS, () => rise(flights, "🏆 +10", x, y));
  }
}
