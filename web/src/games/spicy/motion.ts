import { mount, unmount } from "svelte";
import { place, rise, type Flights } from "../../lib/flights";
import Card from "./Card.svelte";
import Cup from "./Cup.svelte";
import { hear } from "./events";
import { WORLDS_END, type EventName } from "./wire";

/** Motion that explains: what happened is carried from where it was to where it is. */
export const FLIGHT_MS = 420;
const NEXT_CARD_MS = 60;
const NEXT_DRAW_MS = 240;
const TROPHY_MS = 1300;
const WORLDS_END_MS = 2200;
const MOST_CARRIED = 5;
/** More happenings at once than this are a deal: nothing flies. */
const MOST_HAPPENINGS = 12;
const WIDTH = 60;
const EASING = "cubic-bezier(.25,.8,.3,1)";
const CARRIED = new Set<EventName>(["played", "tucked", "drew", "taken", "raided", "trophied"]);

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

/** Where something is, and how large a card is there in comparison. */
interface Stop {
  x: number;
  y: number;
  scale: number;
}

/** A card in a fan is drawn as this share of its cat. */
const IN_PAWS = 0.17;

function stop(name: string): Stop | undefined {
  const spot = place(name);
  if (!spot) return undefined;
  const [x, y] = [spot.x + spot.width / 2, spot.y + spot.height / 2];
  if (name === "hand") {
    const wide = document.querySelector<HTMLElement>("[data-place=hand] button:last-child")?.offsetWidth ?? WIDTH;
    return { x, y, scale: wide / WIDTH };
  }
  if (!name.startsWith("seat-")) return { x, y, scale: spot.width / WIDTH };
  const sitting = spot.height > spot.width / 2;
  return { x, y: sitting ? spot.bottom - spot.height * 0.2 : y, scale: Math.max(0.5, (spot.width * IN_PAWS) / WIDTH) };
}

const at = ({ x, y, scale }: Stop, turn: number): string =>
  `translate(${x - WIDTH / 2}px, ${y - WIDTH * 0.7}px) rotate(${turn}deg) scale(${scale})`;

/** Somewhere between two stops, higher: things are thrown, not pushed. */
const above = (from: Stop, to: Stop): Stop => ({
  x: (from.x + to.x) / 2,
  y: Math.min(from.y, to.y) * 0.4 + ((from.y + to.y) / 2) * 0.6,
  scale: Math.max(from.scale, to.scale) * 1.05,
});

function fly(flights: Flights, from: string, to: string, spin: number): void {
  const [start, end] = [stop(from), stop(to)];
  if (!start || !end) return;
  const steps = [
    { transform: at(start, spin), opacity: 0.6 },
    { transform: at(above(start, end), spin / 2), opacity: 1, offset: 0.5 },
    { transform: at(end, 0), opacity: 1 },
  ];
  flights.send(card("?"), () => steps, { duration: FLIGHT_MS, easing: EASING });
}

/** A cup rises from the tray, turns once before everybody, and lands at the seat that won it. */
function award(flights: Flights, seat: string): void {
  const [tray, home, middle] = [stop("trophies"), stop(`seat-${seat}`), stop("stack")];
  if (!tray || !home || !middle) return;
  const fill = (box: HTMLElement): (() => void) => {
    box.style.width = `${WIDTH}px`;
    const made = mount(Cup, { target: box });
    return () => void unmount(made);
  };
  const high = { ...middle, scale: 2.4 };
  const steps = [
    { transform: at({ ...tray, scale: 0.7 }, 0), opacity: 1 },
    { transform: `${at(high, 0)} rotateY(0)`, opacity: 1, offset: 0.3 },
    { transform: `${at(high, 0)} rotateY(360deg)`, opacity: 1, offset: 0.72 },
    { transform: `${at({ ...home, scale: 0.7 }, 0)} rotateY(360deg)`, opacity: 1 },
  ];
  flights.send(fill, () => steps, { duration: TROPHY_MS, easing: "cubic-bezier(.3,.1,.2,1)" });
}

/** World's End rises from the deck, for all to see, and the lights go down. */
function comeUp(flights: Flights): void {
  const [deck, middle] = [stop("deck"), stop("stack")];
  if (!deck || !middle) return;
  const night = (box: HTMLElement): void => {
    Object.assign(box.style, {
      inset: "0",
      background: "radial-gradient(circle at 50% 45%, #1d103055, #0a0414f0 60%)",
    });
  };
  const dusk = [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }];
  flights.send(night, () => dusk, { duration: WORLDS_END_MS, easing: "ease-in-out" });
  const large = { ...middle, scale: middle.scale * 1.7 };
  const steps = [
    { transform: `${at(deck, 0)} rotateY(90deg)`, opacity: 1 },
    { transform: at(deck, -6), opacity: 1, offset: 0.12 },
    { transform: at(large, 0), opacity: 1, offset: 0.4 },
    { transform: at(large, 0), opacity: 1, offset: 0.85 },
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

/** Tell one version: cards played, the stack taken, cards drawn, a trophy, and at last World's End; `done` at the end. */
export function carry(flights: Flights, { lines, viewer, gained }: Told, done: () => void): void {
  const home = (seat: string | undefined): string =>
    Number(seat) === viewer && place("hand") ? "hand" : `seat-${seat}`;
  const pile = (seat: string | undefined): string => (place(`won-${seat}`) ? `won-${seat}` : `seat-${seat}`);
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
        plan(now + each * NEXT_CARD_MS, FLIGHT_MS, () => fly(flights, "stack", pile(seat), each * 9 - 18));
      now = end - FLIGHT_MS / 3;
    }
    if (name === "drew") {
      plan(now, FLIGHT_MS, () => fly(flights, "deck", home(seat), 0));
      now += NEXT_DRAW_MS;
    }
    if (name === "trophied") plan(end, TROPHY_MS, () => award(flights, seat ?? ""));
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
