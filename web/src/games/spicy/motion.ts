import { mount, unmount } from "svelte";
import { settings } from "../../lib/settings.svelte";
import Card from "./Card.svelte";
import { hear, REVEAL_MS } from "./events";

/** Motion that explains: what happened is carried from where it was to where it is. */
const FLIGHT_MS = 420;

function place(name: string): DOMRect | undefined {
  return document.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect();
}

function carry(from: string, to: string, delay: number): void {
  setTimeout(() => fly(from, to), delay);
}

function fly(from: string, to: string): void {
  const [start, end] = [place(from), place(to)];
  if (!start || !end) return;
  const box = document.createElement("div");
  const width = 56;
  Object.assign(box.style, { position: "fixed", left: "0", top: "0", width: `${width}px`, zIndex: "50", pointerEvents: "none" });
  document.body.append(box);
  const card = mount(Card, { target: box, props: { card: "?", label: false } });
  const at = (spot: DOMRect, scale: number): string =>
    `translate(${spot.x + spot.width / 2 - width / 2}px, ${spot.y + spot.height / 2 - width * 0.7}px) scale(${scale})`;
  const flight = box.animate(
    [
      { transform: at(start, 0.7), opacity: 0.4 },
      { opacity: 1, offset: 0.2 },
      { transform: at(end, 1), opacity: 1 },
    ],
    { duration: FLIGHT_MS, easing: "cubic-bezier(.3,.7,.3,1)" },
  );
  flight.onfinish = () => {
    void unmount(card);
    box.remove();
  };
}

/** Show the flights of one version. */
export function animate(lines: string[]): void {
  if (!settings.motion || lines.length > 12) return;
  const happenings = lines.map(hear);
  const first = happenings.some(({ name }) => name === "revealed") ? REVEAL_MS : 0;
  happenings.forEach(({ name, words }, at) => {
    const [seat] = words;
    if (name === "played") carry(`seat-${seat}`, "stack", 0);
    if (name === "drew") carry("deck", `seat-${seat}`, first + at * 90);
    if (name === "taken" || name === "raided") {
      for (const card of [0, 1, 2]) carry("stack", `seat-${seat}`, first + card * 70);
    }
  });
}
