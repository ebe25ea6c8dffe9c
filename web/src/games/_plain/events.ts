import { t } from "../../lib/i18n.svelte";
import { readable, titled } from "../../lib/readable";
import type { EventAbout } from "../../wire";
import type { Tale } from "../contract";
import { HIDDEN, namesSeats } from "./facts";

interface Word {
  /** What it is, as the game calls it; empty where that is not known. */
  field: string;
  value: string;
}

/** The words of an event, each with what it is. */
function wordsOf(line: string, about: EventAbout | undefined): Word[] {
  const [open = "", secret = ""] = line.split(" {");
  const shown = open.split(" ").slice(1);
  const hidden = secret.split(" : ")[0]!.split(" ").filter(Boolean);
  return [...named(shown, about?.public ?? [], about), ...named(hidden, about?.secret ?? [], about)];
}

/** The last names of a kind may repeat: so many cards, so many pairs. */
function named(values: string[], fields: string[], about: EventAbout | undefined): Word[] {
  const count = fields.length;
  const place = (at: number): number => (at < count ? at : count - about!.cycle + ((at - count) % about!.cycle));
  return values.map((value, at) => ({ field: count ? fields[place(at)]! : "", value }));
}

/** A number says what it counts; a word speaks for itself. */
function say({ field, value }: Word, names: string[]): string {
  if (value === HIDDEN) return t("plain-hidden");
  const number = /^-?\d+$/.test(value);
  if (number && namesSeats(field)) return names[Number(value)] ?? value;
  return number && field ? `${readable(field)} ${value.replace("-", "−")}` : readable(value);
}

/** “Ann: dealt king.”, or without a seat in front “Shown: king, queen.” */
export function taleOf(line: string, kinds: EventAbout[], names: string[]): Tale {
  const name = line.split(" ")[0] ?? "";
  const words = wordsOf(
    line,
    kinds.find((kind) => kind.name === name),
  );
  const first = words[0];
  const seat = first && namesSeats(first.field) && names[Number(first.value)] !== undefined ? Number(first.value) : -1;
  const rest = (seat < 0 ? words : words.slice(1)).map((word) => say(word, names)).join(", ");
  const text =
    seat < 0
      ? [titled(name), rest].filter(Boolean).join(": ")
      : `${names[seat]}: ${readable(name)}${rest ? ` ${rest}` : ""}`;
  return { text: `${text}.`, weight: "plain", seat };
}
