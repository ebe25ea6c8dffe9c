import { t, type Words } from "../../lib/i18n.svelte";
import type { Sound } from "../../lib/sound";
import type { Heard, Tellers } from "../heard";
import type { ShownBy, Tale } from "../contract";
import { isSpice } from "./board";
import { counted, isCircle, UNKNOWN } from "./model";
import { CHIPS, type EventName, type Events } from "./wire";

/** An event as the server words it: `kept 3 {chili : 3}`. */
export type Happening = Heard<Events>;

export function hear(line: string): Happening {
  const [open = "", secret = ""] = line.split(" {");
  const [name = "", ...words] = open.split(" ");
  return {
    name,
    words: words.map(plain),
    secret: plain(secret.split(" :")[0] ?? "").replaceAll("+", " "),
  } as unknown as Happening;
}

/** Names are hyphenated on the wire; a number below zero keeps its sign. */
function plain(word: string): string {
  return word.startsWith("-") ? word : word.replaceAll("-", " ").replaceAll("+", " ");
}

export const key = (name: string): string => name.replaceAll(" ", "-");
export const saySpice = (spice: string): string =>
  spice === UNKNOWN || !spice ? t("saf-a-card") : t(`saf-spice-${spice}`);
export const sayBlend = (blend: string): string =>
  blend === UNKNOWN ? t("saf-a-blend") : blend.split(" ").map(saySpice).join(", ");
export const sayPlace = (place: string): string => t(`saf-place-${key(place)}`);

interface Told {
  id: string;
  seat: number;
  words?: Words;
  weight?: Tale["weight"];
}
type Teller = (happening: Happening) => Told;

const hidden = (word: string | undefined): boolean => !word || word === UNKNOWN;
const bySeat =
  (id: string, words?: (happening: Happening) => Words, weight?: Tale["weight"]): Teller =>
  (happening) => ({
    id,
    seat: Number(happening.words[0]),
    ...(words ? { words: words(happening) } : {}),
    ...(weight ? { weight } : {}),
  });
const ownerOf = (token: string | undefined): number => Math.floor(Number(token) / CHIPS);
/** What was told in the open, else what only this viewer was told. */
const told = ({ words, secret }: Happening, at: number): string => (hidden(words[at]) ? secret : (words[at] ?? ""));

/** In a bowl, on a circle, or neither. */
const whereOf = (place: string): "in" | "on" | "nowhere" | "off" =>
  place === "nowhere" || place === "off" ? place : isCircle(place) ? "on" : "in";

const TELLERS: Tellers<Events, [], Told> = {
  "stacked-spices": ({ words }) => ({
    id: "saf-told-shuffled",
    seat: -1,
    words: { cards: Number(words[0]) },
    weight: "small",
  }),
  uncovered: ({ words }) => ({
    id: "saf-told-uncovered",
    seat: -1,
    words: { blend: sayBlend(words[0] ?? "") },
    weight: "small",
  }),
  began: ({ words }) => ({ id: "saf-told-began", seat: -1, words: { round: Number(words[0]) }, weight: "big" }),
  threw: (happening) => ({
    id: hidden(happening.secret) ? "saf-told-threw" : "saf-told-threw-value",
    seat: Number(happening.words[0]),
    words: { value: happening.secret },
  }),
  landed: (happening) => {
    const place = placeOf(happening);
    return {
      id: `saf-told-landed-${whereOf(place)}`,
      seat: ownerOf(happening.words[0]),
      words: { place: sayPlace(place) },
    };
  },
  fell: ({ words }) => ({ id: "saf-told-landed-off", seat: ownerOf(words[0]), words: { place: "" } }),
  turned: ({ words }) => ({
    id: "saf-told-turned",
    seat: ownerOf(words[0]),
    words: { value: words[1] ?? "" },
    weight: "small",
  }),
  priced: ({ words }) => ({ id: "saf-told-priced", seat: -1, words: { rupees: Number(words[0]) } }),
  opened: ({ words }) => ({
    id: isCircle(words[0] ?? "") ? "saf-told-opened-circle" : "saf-told-opened",
    seat: -1,
    words: { place: sayPlace(words[0] ?? "") },
  }),
  decided: ({ words }) => ({ id: `saf-told-${words[1]}`, seat: ownerOf(words[0]) }),
  won: ({ words }) => ({
    id: `saf-told-won-${key(words[0] ?? "")}`,
    seat: Number(words[1]),
    words: { rupees: Number(words[2]) },
    weight: "big",
  }),
  declined: bySeat("saf-told-declined"),
  "set-out-to-draw": bySeat("saf-told-draws", ({ words }) => ({ cards: Number(words[1]) })),
  drew: (happening) => ({
    id: "saf-told-drew",
    seat: Number(happening.words[0]),
    words: { spice: saySpice(told(happening, 1)) },
    weight: "small",
  }),
  kept: bySeat("saf-told-kept", (happening) => ({ spice: saySpice(told(happening, 1)) })),
  reserved: bySeat("saf-told-reserved", (happening) => ({ blend: sayBlend(told(happening, 1) || UNKNOWN) }), "big"),
  "took-mill": bySeat("saf-told-took-mill", undefined, "big"),
  "mill-passed": bySeat("saf-told-mill-passed"),
  swept: () => ({ id: "saf-told-swept", seat: -1 }),
  sold: (happening) => ({
    id: happening.words[1] === "0" ? "saf-told-sold-none" : "saf-told-sold",
    seat: Number(happening.words[0]),
    words: { cards: Number(happening.words[1]), rupees: Number(happening.words[2]) },
    weight: happening.words[1] === "0" ? "small" : "big",
  }),
  withdrew: bySeat("saf-told-withdrew", undefined, "small"),
  bought: bySeat("saf-told-bought", ({ words }) => ({ rupees: Number(words[1]) }), "big"),
  blended: bySeat("saf-told-blended", ({ words }) => ({ blend: sayBlend(words[1] ?? ""), own: words[2] ?? "" }), "big"),
};

/** An event in a sentence, or nothing where a line would only be noise; `here` is the spice being traded. */
export function tell(happening: Happening, names: string[], me: number, here = ""): Tale | undefined {
  if (happening.name === "ended")
    return { text: t(`saf-told-ended-${key(happening.words[0] ?? "")}`), weight: "big", seat: -1 };
  const teller = TELLERS[happening.name] as Teller | undefined;
  if (!teller || (happening.name === "drew" && hidden(told(happening, 1)))) return undefined;
  const { id, seat, words = {}, weight = "plain" } = teller(happening);
  const who: Words = { who: names[seat] ?? "", whome: seat >= 0 && seat === me ? "yes" : "no" };
  return { text: t(id, { ...who, spice: saySpice(here), ...words }), weight, seat };
}

/** What is being traded, as far as it was told. */
function hereAfter(told: string[]): string {
  return (
    told
      .filter((line) => line.startsWith("opened "))
      .map((line) => hear(line).words[0] ?? "")
      .findLast(isSpice) ?? ""
  );
}

/** Where a chip lay, as far as it was told. */
function placeBefore(token: string | undefined, past: string[]): string | undefined {
  const line = past.findLast((each) => each.startsWith(`landed ${token} `) || each.startsWith(`fell ${token}`));
  return line ? placeOf(hear(line)) : undefined;
}

/** The sentences of one version: cards laid out at once are told in one, and so are chips knocked away. */
export function tales(lines: string[], names: string[], me: number, past: () => string[] = () => []): Tale[] {
  const happenings = lines.map(hear);
  const traded = /^(sold|bought) /m.test(lines.join("\n")) ? hereAfter([...past(), ...lines]) : "";
  const rests = happenings.filter(({ name }) => name === "landed" || name === "fell");
  const laid = happenings.filter(({ name }) => name === "laid-out");
  const found: Array<Tale | undefined> = [];
  for (const each of happenings) {
    if (each.name === "laid-out") found.push(each === laid[0] ? laidOut(laid) : undefined);
    else if (rests.indexOf(each) > 0)
      found.push(each === rests[1] ? knocked(rests.slice(1), names, me, past()) : undefined);
    else found.push(tell(each, names, me, traded));
  }
  return found.filter((tale) => tale !== undefined);
}

function laidOut(cards: Happening[]): Tale {
  const spice = counted(cards.map(({ words }) => words[0] ?? "")).map(({ spice: each, count }) =>
    count > 1 ? `${count} ${saySpice(each)}` : saySpice(each),
  );
  return { text: t("saf-told-laid-out", { spice: spice.join(", ") }), weight: "small", seat: -1 };
}

/** Which word of `landed` names the place. */
const PLACE = 7;

/** Where a chip came to rest, by its event. */
export const placeOf = ({ name, words }: Happening): string => (name === "fell" ? "off" : (words[PLACE] ?? ""));

/** A chip that was only nudged and still counts where it did is not worth a word. */
function knocked(chips: Happening[], names: string[], me: number, past: string[]): Tale | undefined {
  const moved = chips.filter((each) => placeOf(each) !== placeBefore(each.words[0], past));
  const list = moved.map((each) => {
    const owner = ownerOf(each.words[0]);
    return t("saf-knocked", {
      who: names[owner] ?? "",
      whome: owner === me ? "yes" : "no",
      where: whereOf(placeOf(each)),
      place: sayPlace(placeOf(each)),
    });
  });
  return list.length ? { text: list.join(" "), weight: "plain", seat: -1 } : undefined;
}

/** Nothing but the next question: a turn to blend ended without a word. */
export function sayQuiet(lines: string[], seat: number, names: string[], me: number): string {
  return seat >= 0 && lines.every((line) => line.startsWith("asked "))
    ? t("saf-told-blended-none", { who: names[seat] ?? "", whome: seat === me ? "yes" : "no" })
    : "";
}

/** Whether chips move by it. */
export const moves = (lines: string[]): boolean => lines.some((line) => /^(landed|fell) /.test(line));

/** How long chips fly and come to rest where no film says it (ms). */
export const FLIGHT_MS = 900;
const TIMES: Partial<Record<EventName, number>> = {
  threw: 60,
  landed: FLIGHT_MS + 1000,
  fell: FLIGHT_MS + 700,
  won: 1500,
  sold: 1100,
  bought: 1300,
  blended: 1900,
  "took-mill": 1400,
  reserved: 1300,
  opened: 1000,
  priced: 900,
  decided: 1200,
  kept: 900,
  began: 1300,
};

export function dwell(lines: string[]): number {
  return Math.max(60, ...lines.map((line) => TIMES[hear(line).name] ?? 60));
}

/** What is heard; chips that were seen to land, a gavel that fell and a jar that was filled have been heard already. */
export function soundOf(lines: string[], me: number, how: ShownBy = "still"): Sound | undefined {
  const happenings = lines.map(hear);
  const found = (...names: EventName[]): Happening | undefined => happenings.find(({ name }) => names.includes(name));
  const made = found("blended");
  if (made) return made.words[0] === String(me) ? "trophy" : how === "still" ? "blend" : undefined;
  if (found("bought") || happenings.some(({ name, words }) => name === "sold" && words[1] !== "0")) return "coins";
  if (found("priced")) return how === "still" ? "hammer" : undefined;
  if (found("landed", "fell")) return how === "still" ? "chip" : undefined;
  if (found("stacked-spices")) return "shuffle";
  return found("kept", "drew", "reserved") ? "card" : undefined;
}
