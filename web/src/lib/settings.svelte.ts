import { keep, recall } from "./storage";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** How long the page dwells on what happened, as a share of the usual time. */
export const PACES = { slow: 1.6, usual: 1, quick: 0.4 } as const;

/** The share that was kept as a text; what is none counts as usual. */
export function paceOf(kept: string | null): number {
  const share = Number(kept ?? PACES.usual);
  return share > 0 && share < 10 ? share : PACES.usual;
}

/** How loud effects and ambience are unless somebody moves the sliders, from 0 to 1. */
export const VOLUMES = { effects: 0.8, ambience: 0.4 } as const;

/** A slider that was kept as text; anything else counts as the usual. */
export function volumeOf(kept: string | null, usual: number): number {
  const at = kept?.trim() ? Number(kept) : usual;
  return at >= 0 && at <= 1 ? at : usual;
}

/** What a person chose for this browser: light or dark, pace, sound, vibration, motion, single keys. */
class Settings {
  theme = $state<Theme>((recall("theme") as Theme | null) ?? "dark");
  pace = $state(paceOf(recall("pace")));
  sound = $state(recall("sound") !== "off");
  haptics = $state(recall("haptics") !== "off");
  effects = $state(volumeOf(recall("effects"), VOLUMES.effects));
  ambience = $state(volumeOf(recall("ambience"), VOLUMES.ambience));
  calm = $state(recall("calm") === "on");
  keys = $state(recall("keys") !== "off");

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme);
    this.apply();
  }

  setPace(pace: number): void {
    this.pace = pace;
    keep("pace", String(pace));
  }

  setSound(on: boolean): void {
    this.sound = on;
    keep("sound", on ? "on" : "off");
  }

  setHaptics(on: boolean): void {
    this.haptics = on;
    keep("haptics", on ? "on" : "off");
  }

  setVolume(of: keyof typeof VOLUMES, to: number): void {
    this[of] = volumeOf(String(to), VOLUMES[of]);
    keep(of, String(this[of]));
  }

  setCalm(on: boolean): void {
    this.calm = on;
    keep("calm", on ? "on" : "off");
    this.apply();
  }

  setKeys(on: boolean): void {
    this.keys = on;
    keep("keys", on ? "on" : "off");
  }

  /** Whether things may move: neither switched off here nor by the system. */
  get motion(): boolean {
    return !this.calm && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** How long to dwell on what takes so many milliseconds to take in; no film is cut short. */
  dwell(ms: number, filmed: boolean): number {
    return ms * (filmed && this.motion ? Math.max(PACES.usual, this.pace) : this.pace);
  }

  apply(): void {
    const root = document.documentElement;
    if (this.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.classList.toggle("calm", this.calm);
  }
}

export const settings = new Settings();
