import { place, rise, type Flights } from "../../lib/flights";
import { play } from "../../lib/sound";
import { hear } from "./events";
import { FOODS } from "./foods";

/** Motion that explains: what happened is carried from where it was to where it is. */
const FLIGHT_MS = 750;
const CROSS_MS = 900;
const TIP_MS = 1100;
const SERVE_MS = 950;
const BIN_MS = 900;
const SMOKE_MS = 1100;
const WIDTH = 64;
/** How wide a dish is drawn on its way. */
const FOOD = 130;
/** More happenings at once than this are a long absence: nothing flies. */
const MOST_HAPPENINGS = 14;

/** Where something goes: on a small screen finished dishes have no place of their own. */
function landing(name: string): DOMRect | undefined {
  const spot = place(name);
  return spot?.width ? spot : place(name.replace("plates-", "seat-"));
}

function fly(flights: Flights, shape: string, from: string, to: string): number {
  const [start, end] = [place(from), landing(to)];
  if (!start || !end) return 0;
  const fill = (box: HTMLElement): void => {
    box.style.width = `${WIDTH}px`;
    box.innerHTML = `<svg viewBox="0 0 48 40" width="${WIDTH}"><use href="#ala-${shape}" width="48" height="40"/></svg>`;
  };
  const at = (spot: DOMRect, lift: number, scale: number): string =>
    `translate(${spot.x + spot.width / 2 - WIDTH / 2}px, ${spot.y + spot.height / 2 - WIDTH * 0.4 - lift}px) scale(${scale})`;
  const steps = [
    { transform: at(start, 0, 0.7), opacity: 0 },
    { transform: at(start, 40, 1.3), opacity: 1, offset: 0.3 },
    { transform: at(end, 0, 0.8), opacity: 1 },
  ];
  flights.send(fill, () => steps, { duration: FLIGHT_MS, easing: "ease-in-out" });
  return FLIGHT_MS;
}

const PLATE = '<ellipse cy="22" rx="58" ry="20" fill="#d8c9a8"/><ellipse cy="18" rx="58" ry="20" fill="#fffaf0"/>';

/** A dish as it leaves its pan, on a plate or as it is. */
function food(dish: string, under = ""): (box: HTMLElement) => void {
  const strokes = (FOODS[dish] ?? FOODS.own ?? []).map(([path, fill]) => `<path d="${path}" fill="${fill}"/>`).join("");
  return (box) => {
    box.style.width = `${FOOD}px`;
    box.innerHTML = `<svg viewBox="-60 -45 120 90" width="${FOOD}" stroke="#2a1710" stroke-width="1.8" aria-hidden="true" style="display: block; overflow: visible">${under}${strokes}</svg>`;
  };
}
/** Something as large as a dish, with its middle over a spot. */
const over = ({ x, y, width, height }: DOMRect, lift: number, scale: number, turn = 0): string =>
  `translate(${x + width / 2 - FOOD / 2}px, ${y + height / 2 - FOOD * 0.375 - lift}px) rotate(${turn}deg) scale(${scale})`;

/** How large a dish is in this pan, in comparison. */
const sizeIn = ({ width }: DOMRect): number => Math.min(1.4, (width * 0.62) / FOOD);

/** A finished dish is lifted out of its pan on a plate, held up, and put with the others. */
function serve(flights: Flights, seat: string, dish: string): number {
  const [start, end] = [place(`pan-${seat}`), landing(`plates-${seat}`)];
  if (!start || !end) return 0;
  const size = sizeIn(start);
  const steps = [
    { transform: over(start, 0, 0.7 * size), opacity: 0 },
    { transform: over(start, 70 * size, 1.25 * size), opacity: 1, offset: 0.3 },
    { transform: over(start, 76 * size, 1.25 * size), opacity: 1, offset: 0.55 },
    { transform: over(end, 0, 0.25), opacity: 1 },
  ];
  flights.send(food(dish, PLATE), () => steps, { duration: SERVE_MS, easing: "ease-in-out" });
  return SERVE_MS;
}

/** A ruined dish tumbles into the bin, and its pan smokes. */
function discard(flights: Flights, seat: string, dish: string): number {
  const [start, end] = [place(`pan-${seat}`), place("bin")];
  if (!start || !end) return 0;
  const charred = (box: HTMLElement): void => {
    food(dish)(box);
    box.style.filter = "brightness(0.4) saturate(0.5) drop-shadow(0 0 4px #ff9a5a)";
  };
  const size = sizeIn(start);
  const half = new DOMRect((start.x + end.x) / 2, Math.min(start.y, end.y), (start.width + end.width) / 2, 0);
  const fall = [
    { transform: over(start, 0, size), opacity: 1, easing: "ease-out" },
    { transform: over(half, 50, Math.max(0.7, size), 150), opacity: 1, offset: 0.55, easing: "ease-in" },
    { transform: over(end, 20, 0.4, 290), opacity: 1, offset: 0.92 },
    { transform: over(end, 0, 0.25, 300), opacity: 0 },
  ];
  flights.send(charred, () => fall, { duration: BIN_MS, easing: "linear" });
  flights.at(BIN_MS * 0.9, () => play("bin"));
  const smoke = (box: HTMLElement): void => {
    box.style.width = `${FOOD}px`;
    box.innerHTML = `<svg viewBox="0 0 48 40" width="${FOOD}" aria-hidden="true"><use href="#ala-smoke" width="48" height="40"/></svg>`;
  };
  const rising = [
    { transform: over(start, 0, 0.4 * size), opacity: 0 },
    { transform: over(start, 40 * size, 0.9 * size), opacity: 0.9, offset: 0.35 },
    { transform: over(start, 120 * size, 1.3 * size), opacity: 0 },
  ];
  flights.send(smoke, () => rising, { duration: SMOKE_MS, easing: "ease-out" });
  return Math.max(BIN_MS, SMOKE_MS);
}

/** A shaker goes over a pan and is turned there, as somebody else does it. */
function tip(flights: Flights, spice: string, seat: string, tilt: number, ms: number): number {
  const [start, end] = [place(`shaker-${spice}`), place(`pan-${seat}`)];
  const bottle = document.querySelector(`[data-place="shaker-${spice}"] svg`);
  if (!start || !end || !bottle) return 0;
  const fill = (box: HTMLElement): void => {
    box.style.width = `${WIDTH}px`;
    box.append(bottle.cloneNode(true));
  };
  const over = `translate(${end.x + end.width / 2 - WIDTH}px, ${end.y - WIDTH * 0.9}px)`;
  const steps = [
    { transform: `translate(${start.x}px, ${start.y}px)` },
    { transform: `${over} rotate(0deg)`, offset: 0.35 },
    { transform: `${over} rotate(${tilt}deg)`, offset: 0.6 },
    { transform: `${over} rotate(${tilt}deg)`, offset: 0.75 },
    { transform: `${over} rotate(0deg)`, opacity: 1, offset: 0.95 },
    { transform: `${over} rotate(0deg)`, opacity: 0 },
  ];
  flights.send(fill, () => steps, { duration: TIP_MS + ms, easing: "ease-in-out" });
  return TIP_MS + ms;
}

/** Two stoves change places: pan, dial and recipe go, the cooks stay. */
function cross(flights: Flights, one: string, other: string): number {
  for (const part of ["pan", "dial", "card"]) {
    const [here, there] = [one, other].map((seat) =>
      document.querySelector<HTMLElement | SVGGElement>(`[data-stove="${seat}"] [data-part="${part}"]`),
    );
    if (!here || !there) return 0;
    slide(flights, here, there);
    slide(flights, there, here);
  }
  return CROSS_MS;
}

/** A likeness of something goes from its own place to another, to be as large as what was there. */
function slide(flights: Flights, thing: HTMLElement | SVGGElement, other: Element): void {
  const [own, to] = [thing.getBoundingClientRect(), other.getBoundingClientRect()];
  const fill = (box: HTMLElement): void => {
    box.style.width = `${own.width}px`;
    box.append(likeness(thing));
  };
  const steps = [
    { transform: `translate(${own.x}px, ${own.y}px)`, transformOrigin: "0 0" },
    { transform: `translate(${to.x}px, ${to.y}px) scale(${to.width / own.width})`, transformOrigin: "0 0" },
  ];
  flights.send(fill, () => steps, { duration: CROSS_MS, easing: "ease-in-out" });
  const gone = thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: CROSS_MS, fill: "forwards" });
  flights.whenStopped(() => gone.cancel());
}

/** A copy that can stand by itself: a part of a drawing gets a drawing of its own. */
function likeness(thing: HTMLElement | SVGGElement): Element {
  const copy = thing.cloneNode(true) as HTMLElement | SVGGElement;
  if (!(thing instanceof SVGGElement)) {
    copy.style.cssText += "; position: static; transform: none; width: 100%";
    return copy;
  }
  const { x, y, width, height } = thing.getBBox();
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.setAttribute("viewBox", [x, y, width, height].join(" "));
  copy.removeAttribute("transform");
  drawing.append(copy);
  return drawing;
}

/** What is carried, and how long that takes (ms). */
const CARRIED: Record<string, (flights: Flights, words: string[]) => number> = {
  served: (flights, [seat = "", dish = ""]) => serve(flights, seat, dish),
  binned: (flights, [seat = "", dish = ""]) => discard(flights, seat, dish),
  drew: (flights, [seat = "", cup = ""]) => fly(flights, `cup-${cup}`, "coffee", `seat-${seat}`),
  took: (flights, [seat = "", from = "", cup = ""]) => fly(flights, `cup-${cup}`, `seat-${from}`, `seat-${seat}`),
  used: (flights, [seat = "", cup = ""]) => fly(flights, `cup-${cup}`, `seat-${seat}`, "coffee"),
  swapped: (flights, [one = "", other = ""]) => cross(flights, one, other),
  tilted: (flights, [, target = "", spice = "", tilt = "0", dwell = "0"]) =>
    tip(flights, spice, target, Number(tilt), Number(dwell)),
};

/** The lines that are carried from place to place: a film shows better than this how a shaker was turned. */
export function carried(lines: string[], viewer: number, filmed: boolean): string[] {
  if (lines.length > MOST_HAPPENINGS) return [];
  return lines.filter((line) => {
    const { name, words } = hear(line);
    if (name === "tilted") return !filmed && Number(words[0]) !== viewer;
    return name in CARRIED;
  });
}

/** Whether a version is told by motion. */
export function moves(lines: string[], filmed: boolean): boolean {
  return (
    carried(lines, -1, filmed).length > 0 ||
    lines.map(hear).some(({ name }) => name === "rolled" || name === "fell" || name === "landed")
  );
}

/** Carry what is carried; `done` when all of it has arrived. */
export function carry(flights: Flights, lines: string[], done: () => void): void {
  const times = lines.map(hear).map(({ name, words }) => CARRIED[name]?.(flights, words) ?? 0);
  flights.at(Math.max(0, ...times), done);
}

/** What somebody gained rises from their stove, once it is shown; at the end of the game the score table says it. */
export function praise(flights: Flights, lines: string[]): void {
  const happenings = lines.map(hear);
  if (happenings.some(({ name }) => name === "ended")) return;
  for (const {
    name,
    words: [seat = "", , award],
    words,
  } of happenings) {
    const text = name === "rose" ? `+${words[1]}` : name === "served" && award === "star" ? "★" : "";
    const spot = text ? (place(`pan-${seat}`) ?? place(`seat-${seat}`)) : undefined;
    if (spot) rise(flights, text, spot.x + spot.width / 2, spot.y + spot.height / 2);
  }
}
