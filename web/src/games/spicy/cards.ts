/** Cards over the page: how one looks in the air, and where it starts and lands. */
import { mount, unmount } from "svelte";
import { place, type Flights } from "../../lib/flights";
import Card from "./Card.svelte";

export const FLIGHT_MS = 420;
export const WIDTH = 60;
const EASING = "cubic-bezier(.25,.8,.3,1)";

export function card(face: string): (box: HTMLElement) => () => void {
  return (box) => {
    box.style.width = `${WIDTH}px`;
    const made = mount(Card, { target: box, props: { card: face, label: false } });
    return () => void unmount(made);
  };
}

/** Where something is, and how large a card is there in comparison. */
export interface Stop {
  x: number;
  y: number;
  scale: number;
}

/** A card in a fan is drawn as this share of its cat. */
const IN_PAWS = 0.17;

export function stop(name: string): Stop | undefined {
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

export const at = ({ x, y, scale }: Stop, turn: number): string =>
  `translate(${x - WIDTH / 2}px, ${y - WIDTH * 0.7}px) rotate(${turn}deg) scale(${scale})`;

/** Somewhere between two stops, higher: things are thrown, not pushed. */
const above = (from: Stop, to: Stop): Stop => ({
  x: (from.x + to.x) / 2,
  y: Math.min(from.y, to.y) * 0.4 + ((from.y + to.y) / 2) * 0.6,
  scale: Math.max(from.scale, to.scale) * 1.05,
});

/** A card goes face down from one place to another. */
export function fly(flights: Flights, from: string, to: string, spin: number, ms = FLIGHT_MS): void {
  const [start, end] = [stop(from), stop(to)];
  if (!start || !end) return;
  const steps = [
    { transform: at(start, spin), opacity: 0.6 },
    { transform: at(above(start, end), spin / 2), opacity: 1, offset: 0.5 },
    { transform: at(end, 0), opacity: 1 },
  ];
  flights.send(card("?"), () => steps, { duration: ms, easing: EASING });
}
