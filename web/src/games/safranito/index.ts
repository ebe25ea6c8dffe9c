import { sayKnown, t } from "../../lib/i18n.svelte";
import { withOdds } from "../../lib/odds";
import { defineGame } from "../contract";
import { sayAction } from "./actions";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import { dwell, key, moves, sayQuiet, soundOf, tales } from "./events";
import { forced, type Facts } from "./model";
import Open from "./Open.svelte";
import Terms from "./Terms.svelte";

export default defineGame<Facts, never>({
  Board,
  Open,
  Choices: { taken: ["head_chef", "restock"], View: Choices },
  Terms,
  moves,
  tales,
  sayQuiet,
  dwell,
  sound: soundOf,
  together: () => false,
  sayAction,
  sayReason: ({ word, values }) => sayKnown(`saf-why-${key(word)}`, withOdds(values)),
  scores: (facts, seat) => [
    { title: t("saf-rupees"), value: String(facts.money[seat] ?? "") },
    { title: t("saf-cards"), value: String(facts.cards[seat] ?? 0) },
  ],
  sayPoints: () => t("saf-made"),
  forced,
  ahead: false,
  keys: [
    ["1 … 6", "key-saf-chip"],
    ["← →", "key-saf-hand"],
    ["N, Space", "key-saf-needles"],
    ["L, K", "key-saf-style"],
    ["Y", "key-saf-yes"],
    ["X", "key-saf-no"],
    ["[ ]", "key-saf-walk"],
    ["V, T, Q", "key-saf-view"],
  ],
  rules: {
    de: () => import("./rules/de.md?raw"),
    nl: () => import("./rules/nl.md?raw"),
  },
  lesson: () => import("./lesson"),
  practice: () => import("./Practice.svelte"),
});
