/** A blend is made: its cards meet over the board, become a jar, and the jar is carried to its owner's rack. */
import { mount, unmount } from "svelte";
import { place, type Flights } from "../../lib/flights";
import { play } from "../../lib/sound";
import Jar from "./Jar.svelte";

export const JAR_MS = 1250;
/** How high and how wide a jar is drawn, in pixels, before it is scaled. */
const [WIDE, TALL] = [60, 100];

/** A jar comes up where the cards met, is held up for all to see, and goes to the rack. For the one that ends the game
 * the lights go down. */
export function bottle(flights: Flights, blend: string, seat: string, last: boolean): void {
  const [middle, rack] = [place("at-middle"), place(`rack-${seat}`)];
  if (!middle || !rack) return;
  if (last) dim(flights, middle);
  const fill = (box: HTMLElement): (() => void) => {
    Object.assign(box.style, {
      width: `${WIDE}px`,
      filter: "drop-shadow(0 0 16px #ffd27a) drop-shadow(0 10px 10px rgb(0 0 0 / 0.5))",
    });
    const made = mount(Jar, { target: box, props: { blend } });
    return () => void unmount(made);
  };
  const at = ({ x, y, width, height }: DOMRect, rise: number, scale: number): string =>
    `translate(${x + width / 2 - WIDE / 2}px, ${y + height / 2 - TALL / 2 - rise}px) scale(${scale})`;
  const steps = [
    { transform: `${at(middle, 0, 0.3)} rotate(-14deg)`, opacity: 0, easing: "cubic-bezier(.2,1.6,.4,1)" },
    { transform: `${at(middle, 24, 1.7)} rotate(0)`, opacity: 1, offset: 0.22 },
    {
      transform: `${at(middle, 30, 1.75)} rotate(4deg)`,
      opacity: 1,
      offset: 0.6,
      easing: "cubic-bezier(.45,.05,.3,1)",
    },
    { transform: `${at(rack, 0, Math.max(0.3, rack.height / TALL))} rotate(0)`, opacity: 1 },
  ];
  flights.send(fill, () => steps, { duration: JAR_MS, easing: "linear" });
  play("blend");
}

/** A lamp over the middle; everything else recedes. */
function dim(flights: Flights, { x, y }: DOMRect): void {
  const fill = (box: HTMLElement): void => {
    Object.assign(box.style, {
      inset: "0",
      background: `radial-gradient(circle at ${x}px ${y}px, rgb(255 210 122 / 0.5), rgb(12 4 18 / 0.72) 30vmax)`,
    });
  };
  const steps = [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.8 }, { opacity: 0.6 }];
  flights.send(fill, () => steps, { duration: JAR_MS, easing: "ease-out" });
}
