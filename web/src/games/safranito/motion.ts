/** What happens at the market is seen on the table: a price falls under the hammer; coins, cards, blends and the mill
 * are carried. */
import { mount, unmount } from "svelte";
import { place, type Flights } from "../../lib/flights";
import { GAVEL_MS, strike } from "./auction";
import { bottle, JAR_MS } from "./blending";
import { isSpice } from "./board";
import { hear, type Happening } from "./events";
import SpiceCard from "./SpiceCard.svelte";
import { UNKNOWN, type EventName } from "./wire";

export const CARRY_MS = 620;
/** No more than five things are in the air at a time. */
const NEXT_MS = CARRY_MS / 5;
const MOST_COINS = 4;
const RUPEES_A_COIN = 20;
/** More happenings at once than this are a new round: nothing is carried. */
const MOST_HAPPENINGS = 14;
const CARRIED = new Set<EventName>(["sold", "bought", "blended", "kept", "reserved", "took-mill", "priced"]);

const carries = ({ name, words }: Happening): boolean => CARRIED.has(name) && !(name === "sold" && words[1] === "0");

/** Whether anything is carried, or a price is fixed. */
export const isCarried = (lines: readonly string[]): boolean =>
  lines.length <= MOST_HAPPENINGS && lines.map(hear).some(carries);

type Fill = (box: HTMLElement) => (() => void) | void;

const card =
  (spice: string): Fill =>
  (box) => {
    const made = mount(SpiceCard, { target: box, props: { spice } });
    return () => void unmount(made);
  };

const sprite =
  (name: string, size: number): Fill =>
  (box) => {
    box.style.color = "#ffe2a8";
    box.innerHTML = `<svg width="${size}" height="${size}"><use href="#saf-${name}"/></svg>`;
  };

const coin: Fill = (box) => {
  Object.assign(box.style, {
    width: "26px",
    height: "26px",
    borderRadius: "50%",
    background: "radial-gradient(circle at 40% 35%, #fff0c2, #f2c14e 45%, #8a5a17)",
    boxShadow: "0 6px 8px rgb(0 0 0 / 0.5)",
  });
};

function fly(flights: Flights, fill: Fill, from: string, to: string, spin: number): void {
  const [start, end] = [place(from), place(to)];
  if (!start || !end) return;
  flights.send(
    fill,
    (box) => {
      const at = ({ x, y, width, height }: DOMRect, rise = 0): string =>
        `translate(${x + width / 2 - box.offsetWidth / 2}px, ${y + height / 2 - box.offsetHeight / 2 - rise}px)`;
      const half = new DOMRect(
        (start.x + end.x) / 2,
        (start.y + end.y) / 2,
        (start.width + end.width) / 2,
        start.height,
      );
      return [
        { transform: `${at(start)} rotate(0) scale(0.8)`, opacity: 0.4 },
        { transform: `${at(half, 60)} rotate(${spin / 2}deg) scale(1.15)`, opacity: 1, offset: 0.5 },
        { transform: `${at(end)} rotate(${spin}deg) scale(0.7)`, opacity: 1 },
      ];
    },
    { duration: CARRY_MS, easing: "cubic-bezier(.45,.05,.3,1)" },
  );
}

/** Carry what one version tells of; `here` is the spice that is traded, until another bowl is opened; `done` is called at
 * the end. */
export function carry(
  flights: Flights,
  lines: readonly string[],
  here: string,
  viewer: number,
  done: () => void,
): void {
  const last = lines.some((line) => hear(line).name === "ended");
  let [end, spice] = [0, here];
  const plan = (ms: number, fill: Fill, from: string, to: string, spin = 0): void => {
    flights.at(ms, () => fly(flights, fill, from, to, spin));
    end = Math.max(end, ms + CARRY_MS);
  };
  const cardsOf = (seat: string): string => (Number(seat) === viewer && place("hand") ? "hand" : `seat-${seat}`);
  const pay = (rupees: number, from: string, to: string, ms: number): void => {
    const coins = Math.min(MOST_COINS, Math.max(1, Math.round(rupees / RUPEES_A_COIN)));
    for (let each = 0; each < coins; each++) plan(ms + each * NEXT_MS, coin, from, to);
  };
  for (const happening of lines.map(hear)) {
    if (happening.name === "opened") spice = happening.words[0] ?? "";
    if (!carries(happening)) continue;
    const { name, words, secret } = happening;
    const seat = words[0] ?? "";
    const begin = end;
    if (name === "priced") {
      const bowl = spice;
      flights.at(begin, () => strike(flights, bowl));
      end = begin + GAVEL_MS;
    } else if (name === "sold") {
      const cards = Number(words[1]);
      for (let each = 0; each < cards; each++)
        plan(begin + each * NEXT_MS, card(spice), cardsOf(seat), `at-${spice}`, 20);
      pay(Number(words[2]), `at-${spice}`, `coins-${seat}`, begin + cards * NEXT_MS);
    } else if (name === "bought") {
      pay(Number(words[1]), `coins-${seat}`, `at-${spice}`, begin);
      plan(end - CARRY_MS / 2, card(spice), `sale-${spice}`, cardsOf(seat), -14);
    } else if (name === "blended") {
      const blend = words[1] ?? "";
      blend.split(" ").forEach((each, at) => plan(begin + at * NEXT_MS, card(each), cardsOf(seat), "at-middle", 180));
      flights.at(end, () => bottle(flights, blend, seat, last));
      end += JAR_MS;
    } else if (name === "kept") {
      const kept = isSpice(words[1]) ? words[1] : secret; // in the open, else told to its owner alone
      plan(begin, card(isSpice(kept) ? kept : UNKNOWN), "at-spice card", cardsOf(seat));
    } else if (name === "reserved") plan(begin, sprite("reserve", 48), "wall", `rack-${seat}`);
    else if (name === "took-mill") plan(begin, sprite("mill", 64), "mill", `seat-${seat}`);
  }
  flights.at(end, done);
}
