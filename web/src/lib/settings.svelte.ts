import { keep, recall } from "./storage";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** What a person chose for this browser: light or dark, sound, motion, single keys. */
class Settings {
  theme = $state<Theme>((recall("theme") as Theme | null) ?? "auto");
  sound = $state(recall("sound") !== "off");
  calm = $state(recall("calm") === "on");
  keys = $state(recall("keys") !== "off");

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme);
    this.apply();
  }

  setSound(on: boolean): void {
    this.sound = on;
    keep("sound", on ? "on" : "off");
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

  apply(): void {
    const root = document.documentElement;
    if (this.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.classList.toggle("calm", this.calm);
  }
}

export const settings = new Settings();
