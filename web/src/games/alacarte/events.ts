import { known, t, type Words } from "../../lib/i18n.svelte";
import type { Sound } from "../../lib/sound";
import type { ShownBy, Tale } from "../contract";
import { CREPE, dishIn, pointsOf } from "./model";
import { ruinOf } from "./ruin";
import type { Dish, EventName, Events, Facts } from "./wire";

/** An event as the server words it: `fell 1 lemon 2 0`. Nothing here is secret. */
export type Happening = { [Name in EventName]: { name: Name; words: Events[Name] } }[EventName];

export function hear(line: string): Happening {
  const [name = "", ...words] = line.split(" ");
  return { name, words } as unknown as Happening;
}

/** A dish by the word for it; a table's own dishes go by their number. */
export function sayDish(word: string): string {
  if (known(`ala-dish-${word}`)) return t(`ala-dish-${word}`);
  return t("ala-own-dish", { number: Number(/\d+$/.exec(word)?.[0] ?? 0) });
}

/** A dish's name on its card: in the reader's language, or as a table's own menu has it. */
export function titleOf({ dish, name }: Dish): string {
  return known(`ala-dish-${dish}`) ? t(`ala-dish-${dish}`) : name;
}

/** What lies in somebody's pan. */
export function panOf(facts: Facts, seat: number): string {
  const dish = dishIn(facts, seat);
  if (dish) return titleOf(dish);
  return facts.stoves[seat]?.dish === CREPE ? sayDish(CREPE) : t("ala-pan-empty");
}

/** How hot a stove is, and what that means for what is on it. */
export function sayDial(facts: Facts, seat: number): string {
  const heat = facts.stoves[seat]?.heat ?? 0;
  const dish = dishIn(facts, seat);
  if (!dish) return t("ala-dial-plain", { heat });
  const [from, to] = dish.green;
  return t("ala-dial", { heat, green: from === to ? String(from) : `${from}–${to}`, red: dish.red });
}

/** Points, and how many of the dishes that end the game are finished. */
export function sayStanding(facts: Facts, seat: number): string {
  return `${t("ala-points", { points: pointsOf(facts, seat) })} · ${facts.finished[seat] ?? 0}/${facts.finish}`;
}

interface Told {
  id: string;
  words?: Words;
  weight?: Tale["weight"];
}

type Teller = (words: string[]) => Told;
type Tellers = { [Name in EventName]?: (words: Events[Name]) => Told };

/** Events that are a motion's beginning, or that nobody needs a line for, are not told. */
const TELLERS: Tellers = {
  prepared: () => ({ id: "ala-told-prepared" }),
  put: ([, dish = ""]) => ({ id: "ala-told-put", words: { dish: sayDish(dish) } }),
  began: () => ({ id: "ala-told-began", weight: "small" }),
  rolled: ([, face = ""]) => ({ id: "ala-told-rolled", words: { face: t(`ala-face-${face}`) } }),
  rose: ([, by = ""]) => ({ id: "ala-told-rose", words: { by: Number(by) } }),
  drew: ([, cup = ""]) => ({ id: "ala-told-drew", words: { cup: t(`ala-cup-${cup}`) } }),
  took: ([, , cup = ""]) => ({ id: "ala-told-took", words: { cup: t(`ala-cup-${cup}`) } }),
  used: ([, cup = ""]) => ({ id: "ala-told-used", words: { cup: t(`ala-cup-${cup}`) } }),
  swapped: () => ({ id: "ala-told-swapped", weight: "big" }),
  cooled: ([, by = ""]) => ({ id: "ala-told-cooled", words: { by: Number(by) } }),
  burned: ([, dish = ""]) => ({ id: "ala-told-burned", words: { dish: sayDish(dish) }, weight: "big" }),
  served: ([, dish = "", award]) => ({
    id: award === "star" ? "ala-told-starred" : "ala-told-served",
    words: { dish: sayDish(dish) },
    weight: "big",
  }),
  landed: ([, landing = ""]) => ({ id: `ala-told-landed-${landing}`, weight: "big" }),
};

const PLAIN: Tellers = {
  "all-rose": () => ({ id: "ala-told-all-rose", weight: "big" }),
  reshuffled: () => ({ id: "ala-told-reshuffled", weight: "small" }),
  refilled: ([spice = ""]) => ({ id: "ala-told-refilled", words: { spice: t(`ala-spice-${spice}`) }, weight: "small" }),
  ended: ([ending = ""]) => ({ id: `ala-told-ended-${ending}`, weight: "big" }),
};

/** An event in a sentence, or nothing where a line would only be noise; `past` is what was told before it. */
export function tell({ name, words }: Happening, names: string[], me: number, past: string[] = []): Tale | undefined {
  const plain = (PLAIN[name] as Teller | undefined)?.(words);
  if (plain) return { text: t(plain.id, plain.words), weight: plain.weight ?? "plain", seat: -1 };
  const seat = Number(words[0]);
  if (name === "binned") return { text: tellBinned(seat, sayDish(words[1]), names, me, past), weight: "big", seat };
  if (name === "fell") return { text: tellFall(words, whoIs("who", seat, names, me)), weight: "plain", seat };
  const told = (TELLERS[name] as Teller | undefined)?.(words);
  if (!told) return undefined;
  const other = name === "took" || name === "swapped" ? whoIs("other", Number(words[1]), names, me) : {};
  return {
    text: t(told.id, { ...whoIs("who", seat, names, me), ...other, ...told.words }),
    weight: told.weight ?? "plain",
    seat,
  };
}

/** Who or what lost it is said where that is known. */
function tellBinned(seat: number, dish: string, names: string[], me: number, past: string[]): string {
  const who = { ...whoIs("who", seat, names, me), dish };
  const ruin = ruinOf(seat, past);
  if (ruin?.why !== "seasoned") return t(ruin ? "ala-told-binned-burnt" : "ala-told-binned", who);
  const spice = t(`ala-spice-${ruin.piece}`);
  if (ruin.by === seat || ruin.by < 0) return t("ala-told-binned-seasoned", { ...who, spice });
  return t("ala-told-binned-by", { ...who, ...whoIs("by", ruin.by, names, me), spice });
}

function tellFall([, spice = "", spices = "0", salt = "0"]: string[], who: Words): string {
  const parts = [
    ...(Number(spices)
      ? [t("ala-count-spice", { count: Number(spices), piece: spice, spice: t(`ala-spice-${spice}`) })]
      : []),
    ...(Number(salt) ? [t("ala-count-spice", { count: Number(salt), piece: "salt", spice: t("ala-spice-salt") })] : []),
  ];
  return parts.length ? t("ala-told-fell", { ...who, pieces: parts.join(", ") }) : t("ala-told-fell-none", who);
}

/** What has become of pans that nobody touches yet: their events come with their cooks' turns. */
export function tellSpoilt(before: Facts, after: Facts, lines: string[], names: string[], me: number): string[] {
  if (!lines.length) return [];
  const told = lines
    .map(hear)
    .filter(({ name }) => name === "burned")
    .map(({ words }) => Number(words[0]));
  return after.stoves.flatMap(({ stands, dish }, seat) => {
    const fresh =
      (stands === "burnt" || stands === "over-seasoned") &&
      before.stoves[seat]?.stands === "cooking" &&
      !told.includes(seat);
    return fresh ? [t(`ala-now-${stands}`, { ...whoIs("who", seat, names, me), dish: sayDish(dish ?? "") })] : [];
  });
}

function whoIs(role: string, seat: number, names: string[], me: number): Words {
  return { [role]: names[seat] ?? "?", [`${role}me`]: seat === me ? "yes" : "no" };
}

/** The sentences of one version; at set-up everybody's first cup is not told one by one. */
export function tales(lines: string[], names: string[], me: number, past: () => string[] = () => []): Tale[] {
  const happenings = lines.map(hear);
  const before = (at: number): string[] => [...past(), ...lines.slice(0, at)];
  const first = happenings.findIndex(({ name }) => name === "prepared");
  return happenings
    .map((each, at) => {
      if (each.name === "prepared" && at !== first) return undefined;
      return tell(each, names, me, each.name === "binned" ? before(at) : []);
    })
    .filter((tale) => tale !== undefined);
}

/** Motions whose outcome the next step tells. */
const QUIET: Record<string, string> = { spun: "ala-told-spun", tilted: "ala-told-tilted", tossed: "ala-told-tossed" };

export function sayQuiet(lines: string[], seat: number, names: string[], me: number): string {
  const found = lines.map(hear).find(({ name }) => name in QUIET);
  return found
    ? t(QUIET[found.name]!, {
        ...whoIs("who", seat, names, me),
        spice: found.name === "tilted" ? t(`ala-spice-${found.words[2]}`) : "",
      })
    : "";
}

/** How long a person needs to take in a version (ms). */
const TIMES: Record<string, number> = {
  spun: 650,
  rolled: 1100,
  tilted: 800,
  fell: 1300,
  tossed: 700,
  landed: 1500,
  served: 1900,
  binned: 1500,
  burned: 1300,
  swapped: 1500,
  drew: 1100,
  took: 1100,
  used: 900,
  put: 900,
  "all-rose": 1300,
  began: 350,
  cooled: 900,
};

/** The same with a film of it. */
const FILMED: Record<string, number> = { fell: 2600, landed: 2400 };

export function dwell(lines: string[], filmed = false): number {
  return Math.max(60, ...lines.map(hear).map(({ name }) => (filmed ? FILMED[name] : undefined) ?? TIMES[name] ?? 60));
}

/** The die is heard as it tumbles. */
export function openingOf(lines: string[]): Sound | undefined {
  return lines.some((line) => hear(line).name === "rolled") ? "die" : undefined;
}

/** What is heard: the most important thing that happened. */
const SOUNDS: ReadonlyArray<readonly [string, Sound]> = [
  ["binned", "burn"],
  ["burned", "burn"],
  ["served", "bell"],
  ["swapped", "whoosh"],
  ["landed", "plop"],
  ["tossed", "whoosh"],
  ["fell", "sprinkle"],
  ["tilted", "rattle"],
  ["drew", "cup"],
  ["took", "cup"],
  ["used", "cup"],
  ["spun", "die"],
  ["rose", "hiss"],
  ["all-rose", "hiss"],
  ["cooled", "lose"],
  ["put", "plop"],
];

/** What a film shows, or a shaker that moves live, is heard as it moves. */
const HEARD_AS_SEEN = ["tilted", "fell", "tossed", "landed"];

/** What everybody looks up for is heard when they do. */
const HEARD_AS_LOOKED_AT = ["served", "binned", "burned", "all-rose"];

/** What is heard once it is shown, besides what was heard before. */
export function soundOf(lines: string[], me: number, how: ShownBy = "still"): Sound | undefined {
  const lookedAt = how !== "still" && lines.some((line) => HEARD_AS_LOOKED_AT.includes(hear(line).name));
  return lookedAt ? undefined : loudestOf(lines, me, how);
}

/** What is heard of it all, as far as it was not heard as it moved. */
export function loudestOf(lines: string[], me: number, how: ShownBy = "still"): Sound | undefined {
  const happenings = lines.map(hear);
  const starred = happenings.find(({ name, words }) => name === "served" && words[2] === "star");
  if (starred) return starred.words[0] === String(me) ? "trophy" : "bell";
  const missed = happenings.some(({ name, words }) => name === "landed" && words[1] === "missed");
  if (missed) return "lose";
  const nothing = happenings.some(({ name, words }) => name === "fell" && words[2] === "0" && words[3] === "0");
  if (nothing) return undefined;
  const fresh = happenings.filter(({ name }) => how !== "film" || !HEARD_AS_SEEN.includes(name));
  return SOUNDS.find(([name]) => fresh.some((each) => each.name === name))?.[1];
}
