import { sayKnown, t } from "../../lib/i18n.svelte";
import { withOdds } from "../../lib/odds";
import { defineGame } from "../contract";
import { sayAction } from "./actions";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import { dwell, key, moves, sayQuiet, soundOf, tales } from "./events";
import { isCarried } from "./motion";
import { forced, type Facts } from "./model";
import Open from "./Open.svelte";
import Prize from "./Prize.svelte";
import Terms from "./Terms.svelte";

export default defineGame<Facts, never>({
  Board,
  Open,
  Choices: { taken: ["head_chef", "restock"], View: Choices },
  Terms,
  moves: (told) => moves(told) || isCarried(told),
  Prize,
  tales,
  sayQuiet,
  dwell,
  sound: soundOf,
  ambience: () => ({ place: "market" }),
  together: () => false,
  sayAction,
  sayTally: ({ word, count }) => sayKnown(`saf-tally-${word}`, { count }),
  sayReason: ({ word, values }) => sayKnown(`saf-why-${key(word)}`, withOdds(values)),
  scores: (facts, seat) => [
    { title: t("saf-rupees"), value: String(facts.money[seat] ?? "") },
    { title: t("saf-cards"), value: String(facts.cards[seat] ?? 0) },
  ],
  sayPoints: () => t("saf-made"),
  forced,
  ahead: false,
  keys: [
    ["1 … 6", "saf-key-chip"],
    ["← →", "saf-key-hand"],
    ["N, Space", "saf-key-meter"],
    ["L, K", "saf-key-style"],
    ["Y", "saf-key-yes"],
    ["X", "saf-key-no"],
    ["[ ]", "saf-key-walk"],
    ["V, T, Q", "saf-key-view"],
    ["R", "saf-key-again"],
  ],
  lesson: () => import("./lesson"),
  practice: () => import("./Practice.svelte"),
  sayPractice: () => t("saf-practice-throwing"),
});
