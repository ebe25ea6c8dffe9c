import { place, rise, type Flights } from "../../lib/flights";
import { hear } from "./events";

/** Motion that explains: what happened is carried from where it was to where it is. */
const FLIGHT_MS = 750;
const CROSS_MS = 900;
const TIP_MS = 1100;
const WIDTH = 64;
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
  served: (flights, [seat = ""]) => fly(flights, "cloche", `pan-${seat}`, `plates-${seat}`),
  binned: (flights, [seat = ""]) => fly(flights, "smoke", `pan-${seat}`, "bin"),
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
