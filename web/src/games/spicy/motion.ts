import { mount, unmount } from "svelte";
import { settings } from "../../lib/settings.svelte";
import Card from "./Card.svelte";
import { hear, REVEAL_MS } from "./events";

/** Motion that explains: what happened is carried from where it was to where it is. */
export const FLIGHT_MS = 450;
const MOST_CARRIED = 5;
/** More happenings at once than this are a deal or a long absence: nothing flies. */
const MOST_HAPPENINGS = 12;
const WIDTH = 60;

function place(name: string): DOMRect | undefined {
  return document.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect();
}

function layer(): HTMLElement {
  const box = document.createElement("div");
  Object.assign(box.style, { position: "fixed", left: "0", top: "0", zIndex: "50", pointerEvents: "none" });
  document.body.append(box);
  return box;
}

function fly(from: string, to: string, spin: number): void {
  const [start, end] = [place(from), place(to)];
  if (!start || !end) return;
  const box = layer();
  box.className = "flight";
  box.style.width = `${WIDTH}px`;
  const card = mount(Card, { target: box, props: { card: "?", label: false } });
  const at = (spot: DOMRect, turn: number, lift = 0): string => {
    const scale = Math.min(2, Math.max(0.6, Math.min(spot.width, (spot.height / 1.4) * 1.6) / WIDTH));
    const [x, y] = [spot.x + spot.width / 2 - WIDTH / 2, spot.y + spot.height / 2 - WIDTH * 0.7 - lift];
    return `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`;
  };
  const flight = box.animate(
    [
      { transform: at(start, spin), opacity: 0.5 },
      { opacity: 1, offset: 0.15 },
      { transform: at(end, 0), opacity: 1 },
    ],
    { duration: FLIGHT_MS, easing: "cubic-bezier(.25,.8,.3,1)" },
  );
  flight.onfinish = () => {
    void unmount(card);
    box.remove();
  };
}

/** What somebody gained rises from their seat. */
function rise(seat: string, text: string): void {
  const spot = place(`seat-${seat}`);
  if (!spot) return;
  const box = layer();
  box.textContent = text;
  Object.assign(box.style, {
    font: "700 1.6rem var(--display)", color: "var(--on-saffron)", background: "var(--saffron)", padding: "0 0.6em", borderRadius: "1em", boxShadow: "0 4px 14px var(--shade)",
  });
  const [x, y] = [spot.x + spot.width / 2 - box.offsetWidth / 2, spot.bottom];
  const steps = [
    { transform: `translate(${x}px, ${y + 10}px) scale(0.4)`, opacity: 0 },
    { transform: `translate(${x}px, ${y - 6}px) scale(1)`, opacity: 1, offset: 0.25 },
    { transform: `translate(${x}px, ${y - 10}px) scale(1)`, opacity: 1, offset: 0.8 },
    { transform: `translate(${x}px, ${y - 30}px) scale(0.9)`, opacity: 0 },
  ];
  box.animate(steps, { duration: 1500, easing: "ease-out" }).onfinish = () => box.remove();
}

/** Show one version: cards played, the stack taken, cards drawn. */
export function animate(lines: string[], viewer: number, gained: number[]): void {
  if (!settings.motion || lines.length > MOST_HAPPENINGS) return;
  const happenings = lines.map(hear);
  const first = happenings.some(({ name }) => name === "revealed") ? settings.dwell(REVEAL_MS, false) : 0;
  const home = (seat: string | undefined): string => (Number(seat) === viewer && place("hand") ? "hand" : `seat-${seat}`);
  happenings.forEach(({ name, words }, at) => {
    const [seat] = words;
    if (name === "played") fly(home(seat), "stack", 12);
    if (name === "drew") setTimeout(() => fly("deck", home(seat), 0), first + 300 + at * 110);
    if (name === "taken" || name === "raided") {
      const cards = Math.max(1, gained[Number(seat)] ?? 1);
      for (let card = 0; card < Math.min(MOST_CARRIED, cards); card++) setTimeout(() => fly("stack", `seat-${seat}`, card * 9 - 18), first + card * 80);
      setTimeout(() => rise(seat ?? "", `+${cards}`), first + FLIGHT_MS);
    }
    if (name === "trophied") setTimeout(() => rise(seat ?? "", "🏆 +10"), first + FLIGHT_MS);
  });
}
