import { sayKnown, t } from "../../lib/i18n.svelte";
import { defineGame } from "../contract";
import { sayAction, sayClause, sayReason } from "./actions";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import { dwell, openingOf, sayQuiet, soundOf, tales } from "./events";
import { dishPoints, forced, heatOf, type Facts } from "./model";
import { moves } from "./motion";
import Nothing from "./Nothing.svelte";
import Prize from "./Prize.svelte";
import Terms from "./Terms.svelte";

export default defineGame<Facts, never>({
  Board,
  Open: Nothing,
  Choices: { taken: ["starter", "hands", "dishes"], View: Choices },
  Terms,
  moves,
  Prize,
  tales,
  sayQuiet,
  dwell,
  opening: openingOf,
  sound: soundOf,
  ambience: (facts, viewer) => ({ place: "kitchen", heat: heatOf(facts, viewer) }),
  together: () => false,
  open: true,
  sayAction,
  sayReason,
  sayTally: ({ word }) => sayKnown(`ala-tally-${word}`),
  sayClause,
  scores: (facts, seat) => [
    { title: t("ala-score-dishes"), value: String(dishPoints(facts, seat)) },
    { title: t("ala-score-cups"), value: String(facts["cups laid"][seat] ?? 0) },
    { title: t("ala-score-stars"), value: "★".repeat(facts.stars[seat] ?? 0) || "–" },
  ],
  forced,
  ahead: false,
  keys: [
    ["D", "ala-key-heat"],
    ["1 … 4", "ala-key-season"],
    ["Space", "ala-key-hold"],
    ["↑", "ala-key-shake"],
    ["← →", "ala-key-dish"],
    ["5 … 9", "ala-key-cup"],
    ["F", "ala-key-flip"],
    ["E", "ala-key-end"],
    ["M", "ala-key-menu"],
  ],
  lesson: () => import("./lesson"),
  practice: () => import("./Practice.svelte"),
  sayPractice: () => t("ala-practice-pouring"),
});
