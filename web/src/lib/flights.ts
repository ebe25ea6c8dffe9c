import { settings } from "./settings.svelte";

/** At somebody's own pace. */
const paced = (ms: number): number => settings.dwell(ms, false);

/** Things that fly over the page from where they were to where they are. What was planned can be called
 * off at any time: nothing flies on over what is shown afterwards. All times are at the usual pace; whoever wants
 * things slower or quicker sees them so. */
export class Flights {
  private readonly boxes = new Set<HTMLElement>();
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private readonly stopped: Array<() => void> = [];
  private readonly endings = new Map<HTMLElement, () => void>();

  /** Do something after so many milliseconds. */
  at(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      run();
    }, paced(ms));
    this.timers.add(timer);
  }

  /** Send a box over the page along its keyframes; `fill` puts something into it and may return how to take it out again. */
  send(
    fill: (box: HTMLElement) => (() => void) | void,
    steps: (box: HTMLElement) => Keyframe[],
    timing: { duration: number; easing: string },
  ): void {
    const box = document.createElement("div");
    box.className = "flight";
    Object.assign(box.style, { position: "fixed", left: "0", top: "0", zIndex: "50", pointerEvents: "none" });
    document.body.append(box);
    this.boxes.add(box);
    const empty = fill(box);
    if (empty) this.endings.set(box, empty);
    box.animate(steps(box), { ...timing, duration: paced(timing.duration) }).onfinish = () => this.remove(box);
  }

  /** Do something when all is called off or over. */
  whenStopped(run: () => void): void {
    this.stopped.push(run);
  }

  /** Call everything off. */
  stop(): void {
    for (const run of this.stopped.splice(0)) run();
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    for (const box of [...this.boxes]) this.remove(box);
  }

  private remove(box: HTMLElement): void {
    this.endings.get(box)?.();
    this.endings.delete(box);
    this.boxes.delete(box);
    box.remove();
  }
}

/** Where something is on the page, by its `data-place`. */
export function place(name: string): DOMRect | undefined {
  return document.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect();
}

/** What somebody gained rises from a spot, for a moment. */
export function rise(flights: Flights, text: string, x: number, y: number): void {
  const fill = (box: HTMLElement): void => {
    box.textContent = text;
    Object.assign(box.style, {
      font: "700 1.6rem var(--display)",
      color: "var(--on-saffron)",
      background: "var(--saffron)",
      padding: "0 0.6em",
      borderRadius: "1em",
      boxShadow: "0 4px 14px var(--shade)",
    });
  };
  const steps = (box: HTMLElement): Keyframe[] => {
    const left = x - box.offsetWidth / 2;
    return [
      { transform: `translate(${left}px, ${y + 10}px) scale(0.4)`, opacity: 0 },
      { transform: `translate(${left}px, ${y - 6}px) scale(1)`, opacity: 1, offset: 0.25 },
      { transform: `translate(${left}px, ${y - 10}px) scale(1)`, opacity: 1, offset: 0.8 },
      { transform: `translate(${left}px, ${y - 30}px) scale(0.9)`, opacity: 0 },
    ];
  };
  flights.send(fill, steps, { duration: 1500, easing: "ease-out" });
}
