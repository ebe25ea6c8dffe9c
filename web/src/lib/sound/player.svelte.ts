import { settings } from "../settings.svelte";
import type { Sound } from "./cues";
import type { Ambience, Bus, Engine, Levels } from "./engine";
import type { Contact } from "./materials";

/** Decides whether anything is heard: not when sound is off, not in a hidden tab, and not before somebody has
 * touched the page, because browsers don't allow it. */

type Heard = Pick<Engine, "levels" | "play" | "impact" | "ambience" | "wake" | "halt">;
type Make = (levels: Levels) => Heard;

export interface Surroundings {
  hidden: () => boolean;
  touched: () => boolean;
  load: () => Promise<Make>;
  now: () => number;
}

const BROWSER: Surroundings = {
  hidden: () => document.hidden,
  touched: () => navigator.userActivation?.hasBeenActive ?? false,
  load: async () => {
    const { Engine } = await import("./engine");
    return (levels) => new Engine(levels);
  },
  now: () => performance.now(),
};

/** What could not be heard within this time because the engine was still being loaded is left out (ms). */
const LATE_MS = 400;

export class Player {
  private engine: Heard | undefined;
  private make: Make | undefined;
  private loading: Promise<void> | undefined;
  private around: Ambience | undefined;

  constructor(private readonly page: Surroundings = BROWSER) {}

  /** Load what is needed, so that the first sound is heard in time. */
  prepare(): void {
    if (settings.sound) void this.load();
  }

  /** Somebody touches the page. Some browsers start sound only while that is being handled; true once it has started. */
  unlock(): boolean {
    if (!this.audible || !this.make) return false;
    this.started(this.make).wake();
    return true;
  }

  /** A named sound, now or some seconds later. */
  play(sound: Sound | undefined, after = 0): void {
    if (sound && settings.effects > 0) this.use((engine) => engine.play(sound, after));
  }

  /** One thing hits another, or slides over it. */
  impact(contact: Contact): void {
    if (settings.effects > 0) this.use((engine) => engine.impact(contact));
  }

  /** What is heard all the time from now on. */
  ambience(around: Ambience | undefined): void {
    this.around = around;
    this.refresh();
  }

  /** A slider was moved: that is what it sounds like now. */
  preview(bus: Bus): void {
    this.use((engine) => engine.play(bus === "effects" ? "blip" : "chime", 0, bus));
  }

  /** Settings changed, or the tab was hidden or shown. */
  refresh(): void {
    const around = settings.ambience > 0 ? this.around : undefined;
    const levels = this.levels;
    if (!this.audible) this.engine?.halt();
    else if (this.engine) {
      this.engine.levels(levels);
      this.engine.ambience(around);
    } else if (around) this.use(() => undefined);
  }

  private get levels(): Levels {
    return { effects: settings.effects, ambience: settings.ambience };
  }

  private get audible(): boolean {
    return settings.sound && !this.page.hidden() && this.page.touched();
  }

  private use(run: (engine: Heard) => void): void {
    if (!this.audible) return;
    if (this.make) return run(this.started(this.make));
    const asked = this.page.now();
    void this.load().then(() => {
      if (!this.make || !this.audible) return;
      const engine = this.started(this.make);
      if (this.page.now() - asked < LATE_MS) run(engine);
    });
  }

  private started(make: Make): Heard {
    if (!this.engine) {
      this.engine = make(this.levels);
      this.refresh();
    }
    return this.engine;
  }

  /** The engine's code; a page that cannot load it stays silent and tries again. */
  private load(): Promise<void> {
    this.loading ??= this.page.load().then(
      (make) => void (this.make = make),
      () => void (this.loading = undefined),
    );
    return this.loading;
  }
}

export const player = new Player();
player.prepare();

$effect.root(() => {
  $effect(() => player.refresh());
});
document.addEventListener("visibilitychange", () => player.refresh());
const GESTURES = ["pointerup", "keydown", "click"] as const;
function touched(): void {
  if (player.unlock()) for (const gesture of GESTURES) removeEventListener(gesture, touched);
}
for (const gesture of GESTURES) addEventListener(gesture, touched);
