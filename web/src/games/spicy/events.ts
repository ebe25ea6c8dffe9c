import type { Words } from "../../lib/i18n.svelte";
import { t } from "../../lib/i18n.svelte";
import type { Sound } from "../../lib/sound";
import type { Heard, Tellers } from "../heard";
import type { ShownBy, Tale } from "../contract";
import { claimOf, faceOf } from "./model";
import { UNKNOWN, WORLDS_END, type EventName, type Events, type Facts, type Trait } from "./wire";

/** An event as the server words it: `played 2 8-chili play {chili-7 : 2}`. */
export type Happening = Heard<Events>;

export function hear(line: string): Happening {
  const [open = "", secret = ""] = line.split(" {");
  const [name = "", ...words] = open.split(" ");
  return { name, words: words.map(plain), secret: plain(secret.split(" :")[0] ?? "") } as unknown as Happening;
}

/** Names are hyphenated on the wire; so are endings and claims. */
function plain(word: string): string {
  return word.startsWith("-") ? word : word.replaceAll("-", " ");
}

export function sayCard(card: string): string {
  const face = faceOf(card);
  if (face.kind === "wild number") return t("spi-card-wild-number");
  if (face.kind === "wild spice") return t("spi-card-wild-spice");
  if (face.kind === "end") return t("spi-worlds-end");
  if (face.kind === "back") return t("spi-card-back");
  return t("spi-card-plain", { spice: t(`spi-spice-${face.spice}`), number: face.number ?? 0 });
}

export function sayClaim(text: string): string {
  const claim = claimOf(text);
  return t("spi-claim", { spice: t(`spi-spice-${claim.spice}`), number: claim.number });
}

/** Whether a challenge that is told was right, as far as what followed says so. */
type Right = boolean | undefined;
interface Told {
  id: string;
  words?: Words;
  weight?: Tale["weight"];
}

const hidden = (card: string): "yes" | "no" => (card === "" || card === UNKNOWN ? "yes" : "no");

const TELLERS: Tellers<Events, [who: Words, right: Right], Told> = {
  shuffled: () => ({ id: "spi-told-shuffled" }),
  drew: ({ secret }) => ({
    id: hidden(secret) === "yes" ? "spi-told-drew" : "spi-told-drew-card",
    words: { card: sayCard(secret) },
    weight: "small",
  }),
  played: ({ words }) => ({
    id: words[2] === "copy" ? "spi-told-copied" : "spi-told-played",
    words: { claim: sayClaim(words[1] ?? "") },
  }),
  tucked: () => ({ id: "spi-told-tucked" }),
  passed: () => ({ id: "spi-told-passed" }),
  revealed: ({ words }, who, right) => ({
    id: `spi-told-revealed-${words[1]}`,
    words: {
      card: sayCard(words[2] ?? ""),
      outcome:
        right === undefined
          ? ""
          : ` ${t(`spi-told-outcome-${right ? "right" : "wrong"}${who.whome === "yes" ? "-you" : ""}`)}`,
    },
    weight: "big",
  }),
  taken: () => ({ id: "spi-told-taken", weight: "big" }),
  raided: () => ({ id: "spi-told-raided", weight: "big" }),
  trophied: () => ({ id: "spi-told-trophied", weight: "big" }),
  misclaimed: ({ words }) => ({ id: `spi-told-misclaimed-${words[2]}` }),
};

/** An event in a sentence, or nothing where a line would only be noise. `drawn` cards the loser of a challenge drew. */
export function tell(happening: Happening, names: string[], me: number, drawn = 0, right?: Right): Tale | undefined {
  if (happening.name === "ended") {
    const ending = (happening.words[0] ?? "").replaceAll(" ", "-").replace("'", "");
    return { text: t(`spi-told-ended-${ending}`), weight: "big", seat: -1 };
  }
  const teller = TELLERS[happening.name] as ((happening: Happening, who: Words, right: Right) => Told) | undefined;
  if (!teller) return undefined;
  const seat = Number(happening.words[0]);
  const who = whoIs("who", seat, names, me);
  const { id, words = {}, weight = "plain" } = teller(happening, who, right);
  const other = happening.name === "taken" ? { ...whoIs("loser", Number(happening.words[1]), names, me), drawn } : {};
  return { text: t(id, { ...who, ...other, ...words }), weight, seat };
}

export function whoIs(role: string, seat: number, names: string[], me: number): Words {
  return { [role]: names[seat] ?? "?", [`${role}me`]: seat === me ? "yes" : "no" };
}

const isDrawOf =
  (seat: string | undefined): ((each: Happening) => boolean) =>
  ({ name, words }) =>
    name === "drew" && words[0] === seat;

/** The cards that whoever lost a challenge drew for it: fewer than two when the deck came to its end. */
function drawnByLoser(happenings: Happening[]): number {
  const loser = happenings.find(({ name }) => name === "taken")?.words[1];
  return happenings.filter(isDrawOf(loser)).length;
}

/** The sentences of one version; the six cards of a deal are not told one by one. */
export function tales(lines: string[], names: string[], me: number): Tale[] {
  const happenings = lines.map(hear);
  const dealt = happenings.some(({ name }) => name === "shuffled");
  const drawn = drawnByLoser(happenings);
  const [doubter, winner] = ["revealed", "taken"].map(
    (which) => happenings.find(({ name }) => name === which)?.words[0],
  );
  const right = winner === undefined ? undefined : winner === doubter;
  return happenings
    .filter(({ name }) => !(dealt && name === "drew"))
    .map((each) => tell(each, names, me, drawn, right))
    .filter((tale) => tale !== undefined);
}

/** Answers that the log leaves out: it would hold little else. */
const QUIET: Partial<Record<EventName, string>> = { "gave-way": "spi-told-gave-way", opened: "spi-told-tucked-enough" };

export function sayQuiet(lines: string[], seat: number, names: string[], me: number): string {
  const id = lines.map((line) => QUIET[hear(line).name]).find((found) => found);
  return id ? t(id, whoIs("who", seat, names, me)) : "";
}

/** Who challenged, where these lines tell of it. */
export function challengerIn(lines: string[]): number | undefined {
  const seat = lines.map(hear).find(({ name }) => name === "revealed")?.words[0];
  return seat === undefined ? undefined : Number(seat);
}

/** What everybody heard before the card was turned. */
export function sayCalled({ trait, challenger }: Verdict, names: string[], me: number): string {
  return t(`spi-called-${trait}`, { who: challenger === me ? t("you") : (names[challenger] ?? "") });
}

/** How long a card that was turned up stays before one's eyes (ms). */
export const REVEAL_MS = 3200;

/** How long a person needs to take in a version (ms). */
export function dwell(lines: string[]): number {
  const times: Partial<Record<EventName, number>> = {
    revealed: REVEAL_MS + 600,
    played: 750,
    passed: 650,
    trophied: 1600,
    shuffled: 900,
  };
  return Math.max(60, ...lines.map((line) => times[hear(line).name] ?? 60));
}

/** A challenge is heard when it is made, and the cards as they are dealt; how it ends is heard when that is shown. */
export function openingOf(lines: string[]): Sound | undefined {
  const found = (name: EventName): boolean => lines.some((line) => hear(line).name === name);
  return found("revealed") ? "doubt" : found("shuffled") ? "shuffle" : undefined;
}

/** What is heard of the outcome: a trophy and World's End are heard as they come up, where they are seen to. */
export function soundOf(lines: string[], me: number, how: ShownBy = "still"): Sound | undefined {
  const happenings = lines.map(hear);
  const found = (name: EventName): Happening | undefined => happenings.find((each) => each.name === name);
  if (found("ended")?.words[0] === WORLDS_END) return how === "motion" ? undefined : "worlds-end";
  if (found("trophied")) return how === "motion" ? undefined : "trophy";
  const taken = found("taken");
  if (taken) return taken.words[0] === String(me) ? "win" : taken.words[1] === String(me) ? "lose" : "sweep";
  const played = found("played");
  if (played) return `claim-${Number(played.words[0])}`;
  if (found("shuffled")) return "shuffle";
  return found("passed") || found("tucked") ? "card" : undefined;
}

/** A challenge as it is shown: who challenged what, what it was, and what follows from it. */
export interface Verdict {
  /** What had been claimed. */
  claim: string;
  challenger: number;
  trait: Trait;
  card: string;
  winner: number;
  loser: number;
  /** The cards in the stack that the winner takes; 0 where that is not known. */
  cards: number;
  trophy: boolean;
  /** The cards that the loser draws; less than that if World's End comes up, which is not told yet. */
  drawn: number | "some";
}

export function verdictOf(lines: string[], before?: Pick<Facts, "claim" | "stack">): Verdict | undefined {
  const happenings = lines.map(hear);
  const shown = happenings.find(({ name }) => name === "revealed")?.words;
  const taken = happenings.find(({ name }) => name === "taken")?.words;
  if (!shown || !taken) return undefined;
  const cutShort = happenings.some(({ name, words }) => name === "ended" && words[0] === WORLDS_END);
  return {
    claim: before?.claim ?? "",
    challenger: Number(shown[0]),
    trait: shown[1] as Verdict["trait"],
    card: shown[2] ?? "",
    winner: Number(taken[0]),
    loser: Number(taken[1]),
    cards: before?.stack.length ?? 0,
    trophy: happenings.some(({ name }) => name === "trophied"),
    drawn: cutShort ? "some" : drawnByLoser(happenings),
  };
}

/** Whether what was challenged is right, and only that: the other half of the claim is not judged. */
export function sayVerdict({ trait, card, winner, challenger }: Verdict): string {
  if (trait === "none") return t("spi-verdict-none");
  if (winner !== challenger) return t(`spi-verdict-${trait}-right`);
  const { kind, number = 0, spice } = faceOf(card);
  if (trait === "both") return t("spi-verdict-both-wrong", { card: sayCard(card) });
  if (kind !== "plain") return t(`spi-verdict-${trait}-wild`);
  return trait === "number"
    ? t("spi-verdict-number-wrong", { number })
    : t("spi-verdict-spice-wrong", { spice: t(`spi-spice-${spice}`) });
}

/** The verdict in a word or two, as it is stamped on the table. */
export function sayStamp({ trait, claim, winner, challenger }: Verdict): string {
  if (trait === "none" || !claim) return t("spi-stamp-none");
  const { number, spice } = claimOf(claim);
  return t(`spi-stamp-${trait}-${winner === challenger ? "wrong" : "right"}`, {
    number,
    spice: t(`spi-spice-${spice}`),
  });
}

/** What follows from a challenge, a sentence each. */
export function sayConsequences(
  { winner, loser, cards, trophy, drawn }: Verdict,
  names: string[],
  me: number,
): string[] {
  const wins = t(trophy ? "spi-verdict-wins-trophy" : "spi-verdict-wins", {
    ...whoIs("who", winner, names, me),
    cards,
  });
  const draws = drawn === "some" ? "spi-verdict-draws-some" : drawn ? "spi-verdict-draws" : "";
  return draws ? [wins, t(draws, { ...whoIs("who", loser, names, me), cards: Number(drawn) || 0 })] : [wins];
}
