import { settings } from "../../lib/settings.svelte";
import { hear, type Happening } from "./events";

/** Motion that explains: what happened is carried from where it was to where it is. */
const FLIGHT_MS = 750;
const WIDTH = 64;
/** More happenings at once than this are a long absence: nothing flies. */
const MOST_HAPPENINGS = 14;

function place(name: string): DOMRect | undefined {
  return document.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect();
}

function layer(): HTMLElement {
  const box = document.createElement("div");
  box.className = "flight";
  Object.assign(box.style, { position: "fixed", left: "0", top: "0", zIndex: "50", pointerEvents: "none" });
  document.body.append(box);
  return box;
}

function fly(shape: string, from: string, to: string): void {
  const [start, end] = [place(from), place(to)];
  if (!start || !end) return;
  const box = layer();
  box.style.width = `${WIDTH}px`;
  box.innerHTML = `<svg viewBox="0 0 48 40" width="${WIDTH}"><use href="#ala-${shape}" width="48" height="40"/></svg>`;
  const at = (spot: DOMRect, lift: number, scale: number): string => `translate(${spot.x + spot.width / 2 - WIDTH / 2}px, ${spot.y + spot.height / 2 - WIDTH * 0.4 - lift}px) scale(${scale})`;
  const steps = [
    { transform: at(start, 0, 0.7), opacity: 0 },
    { transform: at(start, 40, 1.3), opacity: 1, offset: 0.3 },
    { transform: at(end, 0, 0.8), opacity: 1 },
  ];
  box.animate(steps, { duration: FLIGHT_MS, easing: "ease-in-out" }).onfinish = () => box.remove();
}

/** A shaker goes over a pan and is turned there, as somebody else does it. */
function tip(spice: string, seat: string, tilt: number, ms: number): void {
  const [start, end] = [place(`shaker-${spice}`), place(`pan-${seat}`)];
  const bottle = document.querySelector(`[data-place="shaker-${spice}"] svg`);
  if (!start || !end || !bottle) return;
  const box = layer();
  box.style.width = `${WIDTH}px`;
  box.append(bottle.cloneNode(true));
  const over = `translate(${end.x + end.width / 2 - WIDTH}px, ${end.y - WIDTH * 0.9}px)`;
  const steps = [
    { transform: `translate(${start.x}px, ${start.y}px)` },
    { transform: `${over} rotate(0deg)`, offset: 0.35 },
    { transform: `${over} rotate(${tilt}deg)`, offset: 0.6 },
    { transform: `${over} rotate(${tilt}deg)`, offset: 0.75 },
    { transform: `${over} rotate(0deg)`, opacity: 1, offset: 0.95 },
    { transform: `${over} rotate(0deg)`, opacity: 0 },
  ];
  box.animate(steps, { duration: 1100 + ms, easing: "ease-in-out" }).onfinish = () => box.remove();
}

/** What somebody gained rises from their stove. */
function rise(seat: string, text: string): void {
  const spot = place(`pan-${seat}`) ?? place(`seat-${seat}`);
  if (!spot) return;
  const box = layer();
  box.textContent = text;
  Object.assign(box.style, { font: "700 1.7rem var(--display)", color: "var(--on-saffron)", background: "var(--saffron)", padding: "0 0.6em", borderRadius: "1em", boxShadow: "0 4px 14px var(--shade)" });
  const [x, y] = [spot.x + spot.width / 2 - box.offsetWidth / 2, spot.y + spot.height / 2];
  const steps = [
    { transform: `translate(${x}px, ${y}px) scale(0.4)`, opacity: 0 },
    { transform: `translate(${x}px, ${y - 14}px) scale(1)`, opacity: 1, offset: 0.25 },
    { transform: `translate(${x}px, ${y - 20}px) scale(1)`, opacity: 1, offset: 0.8 },
    { transform: `translate(${x}px, ${y - 44}px) scale(0.9)`, opacity: 0 },
  ];
  box.animate(steps, { duration: 1700, easing: "ease-out" }).onfinish = () => box.remove();
}

/** Two stoves change places: pan, dial and recipe go, the cooks stay. */
function cross(one: string, other: string): void {
  for (const part of ["scene", "gauge", "card"]) {
    const [a, b] = [one, other].map((seat) => document.querySelector<HTMLElement>(`[data-place="seat-${seat}"] > .${part}`));
    if (!a || !b) return;
    const [here, there] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
    slide(a, here, there);
    slide(b, there, here);
  }
}

/** Something comes from elsewhere to its own place, as large as it was there. */
function slide(thing: HTMLElement, own: DOMRect, from: DOMRect): void {
  const start = `translate(${from.x - own.x}px, ${from.y - own.y}px) scale(${from.width / own.width})`;
  const steps = [start, "none"].map((transform) => ({ transform, transformOrigin: "0 0", zIndex: 5 }));
  thing.animate(steps, { duration: 900, easing: "ease-in-out" });
}

const SHOWN: Record<string, (words: string[], viewer: number) => void> = {
  served: ([seat = "", , award]) => {
    fly("cloche", `pan-${seat}`, `plates-${seat}`);
    if (award === "star") rise(seat, "★");
  },
  binned: ([seat = ""]) => fly("smoke", `pan-${seat}`, "bin"),
  drew: ([seat = "", cup = ""]) => fly(`cup-${cup}`, "coffee", `seat-${seat}`),
  took: ([seat = "", from = "", cup = ""]) => fly(`cup-${cup}`, `seat-${from}`, `seat-${seat}`),
  used: ([seat = "", cup = ""]) => fly(`cup-${cup}`, `seat-${seat}`, "coffee"),
  swapped: ([one = "", other = ""]) => cross(one, other),
  rose: ([seat = "", by = ""]) => rise(seat, `+${by}`),
  tilted: ([seat = "", target = "", spice = "", tilt = "0", dwell = "0"], viewer) => {
    if (Number(seat) !== viewer) tip(spice, target, Number(tilt), Number(dwell));
  },
};

/** Show one version; a film shows better than this how a shaker was turned. */
export function animate(lines: string[], viewer: number, filmed = false): void {
  if (!settings.motion || lines.length > MOST_HAPPENINGS) return;
  lines.map(hear).filter(({ name }) => !filmed || name !== "tilted").forEach(({ name, words }: Happening) => SHOWN[name]?.(words, viewer));
}
