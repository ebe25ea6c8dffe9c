/** The great moments of Spicy, which everybody stops for: a trophy, and World's End. */
import { mount, unmount } from "svelte";
import type { Flights } from "../../lib/flights";
import { play } from "../../lib/sound";
import { at, card, stop, WIDTH } from "./cards";
import Cup from "./Cup.svelte";
import { WORLDS_END } from "./wire";

export const TROPHY_MS = 1300;
export const WORLDS_END_MS = 2400;
/** When it is heard: as the cup is up, and as the card shows its face. */
const CUP_IS_UP = 0.3;
const CARD_TURNS = 0.44;

/** A cup rises from the tray, turns once before everybody, and lands at the seat that won it. */
export function award(flights: Flights, seat: string): void {
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
    { transform: `${at(high, 0)} rotateY(0)`, opacity: 1, offset: CUP_IS_UP },
    { transform: `${at(high, 0)} rotateY(360deg)`, opacity: 1, offset: 0.72 },
    { transform: `${at({ ...home, scale: 0.7 }, 0)} rotateY(360deg)`, opacity: 1 },
  ];
  flights.send(fill, () => steps, { duration: TROPHY_MS, easing: "cubic-bezier(.3,.1,.2,1)" });
  flights.at(TROPHY_MS * CUP_IS_UP, () => play("trophy"));
}

/** Both sides of a card: what was its back is seen until it has turned. */
function turning(face: string): (box: HTMLElement) => () => void {
  return (box) => {
    Object.assign(box.style, { width: `${WIDTH}px`, height: `${WIDTH * 1.4}px`, transformStyle: "preserve-3d" });
    const sides = [
      ["?", "rotateY(180deg)"],
      [face, "none"],
    ].map(([side = "", transform = ""]) => {
      const one = document.createElement("div");
      Object.assign(one.style, { position: "absolute", inset: "0", backfaceVisibility: "hidden", transform });
      box.append(one);
      return card(side)(one);
    });
    return () => sides.forEach((empty) => empty());
  };
}

/** World's End rises from the deck and turns, for all to see, while the lights go down. */
export function comeUp(flights: Flights): void {
  const [deck, middle] = [stop("deck"), stop("stack")];
  if (!deck || !middle) return;
  const night = (box: HTMLElement): void => {
    Object.assign(box.style, {
      inset: "0",
      background: "radial-gradient(circle at 50% 45%, #1d103066, #0a0414f2 60%)",
    });
  };
  const dusk = [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 1, offset: 0.88 }, { opacity: 0 }];
  flights.send(night, () => dusk, { duration: WORLDS_END_MS, easing: "ease-in-out" });
  const large = { ...middle, scale: middle.scale * 1.8 };
  const turned = (where: typeof deck, degrees: number): string =>
    `perspective(1200px) ${at(where, 0)} rotateY(${degrees}deg)`;
  // no opacity: it would flatten the two sides into one
  const steps = [
    { transform: turned(deck, 180) },
    { transform: turned({ ...deck, y: deck.y - 24 }, 180), offset: 0.1 },
    { transform: turned(large, 180), offset: 0.34 },
    { transform: turned(large, 360), offset: 0.56 },
    { transform: turned(large, 360), offset: 0.86 },
    { transform: turned(deck, 360) },
  ];
  flights.send(turning(WORLDS_END), () => steps, { duration: WORLDS_END_MS, easing: "ease-in-out" });
  flights.at(WORLDS_END_MS * CARD_TURNS, () => play("worlds-end"));
}
