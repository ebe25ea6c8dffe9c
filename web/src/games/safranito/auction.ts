/** The auctioneer's moment: a gavel falls at a bowl as its price is fixed. */
import { mount, unmount } from "svelte";
import { place, type Flights } from "../../lib/flights";
import { play } from "../../lib/sound";
import Gavel from "./Gavel.svelte";

export const GAVEL_MS = 760;
/** When it strikes. */
const STRIKES = 0.5;
/** As large as this share of the scene's shorter side, and at least so many pixels. */
const [SHARE, LEAST] = [0.165, 64];
const BURST_MS = 300;

function sizeNow(): number {
  const scene = document.querySelector(".scene")?.getBoundingClientRect();
  return Math.max(LEAST, Math.min(scene?.width ?? 0, scene?.height ?? 0) * SHARE);
}

/** A gavel is raised over a bowl and falls. */
export function strike(flights: Flights, where: string): void {
  const bowl = place(`at-${where}`);
  if (!bowl) return;
  const size = sizeNow();
  // the head of the gavel, which strikes, is not in the middle of its picture
  const at = `translate(${bowl.x - size * 0.3}px, ${bowl.y - size * 0.78}px)`;
  const fill = (box: HTMLElement): (() => void) => {
    Object.assign(box.style, { width: `${size}px`, transformOrigin: "92% 76%" });
    const made = mount(Gavel, { target: box });
    return () => void unmount(made);
  };
  const steps = [
    { transform: `${at} translate(12%, -22%) rotate(18deg)`, opacity: 0, easing: "ease-out" },
    {
      transform: `${at} translate(8%, -26%) rotate(52deg)`,
      opacity: 1,
      offset: 0.3,
      easing: "cubic-bezier(.7,0,1,.6)",
    },
    { transform: `${at} rotate(0)`, opacity: 1, offset: STRIKES, easing: "ease-out" },
    { transform: `${at} rotate(12deg)`, opacity: 1, offset: 0.62, easing: "ease-in" },
    { transform: `${at} rotate(0)`, opacity: 1, offset: 0.74 },
    { transform: `${at} translate(10%, -14%) rotate(20deg)`, opacity: 0 },
  ];
  flights.send(fill, () => steps, { duration: GAVEL_MS, easing: "linear" });
  flights.at(GAVEL_MS * STRIKES, () => {
    play("hammer");
    burst(flights, bowl, size);
  });
}

/** Rays go out from where it struck. */
function burst(flights: Flights, { x, y }: DOMRect, size: number): void {
  const RAYS = [-80, -50, -20, 10, 40, 70, 100, 130, 160, 190, 220, 250];
  const fill = (box: HTMLElement): void => {
    const rays = RAYS.map((turn) => `<path d="M0 -30L3 -46L0 -50L-3 -46z" transform="rotate(${turn})"/>`).join("");
    box.innerHTML = `<svg viewBox="-50 -50 100 100" width="${size}" fill="#ffe9a8" stroke="#f5b041" aria-hidden="true">${rays}</svg>`;
  };
  const at = (scale: number): string => `translate(${x - size / 2}px, ${y - size / 2}px) scale(${scale})`;
  const steps = [
    { transform: at(0.4), opacity: 1 },
    { transform: at(1.3), opacity: 0 },
  ];
  flights.send(fill, () => steps, { duration: BURST_MS, easing: "ease-out" });
}
