import { t } from "../../lib/i18n.svelte";
import { defineGame } from "../contract";
import { sayAction, sayReason, sayTopic } from "./actions";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import { dwell, openingOf, REVEAL_MS, sayQuiet, soundOf, tales, verdictOf, type Verdict } from "./events";
import Hands from "./Hands.svelte";
import type { Facts } from "./model";
import { moves } from "./motion";
import Reveal from "./Reveal.svelte";
import Terms from "./Terms.svelte";
import Together from "./Together.svelte";

export default defineGame<Facts, Verdict>({
  Board,
  Open: Hands,
  Together,
  Choices: { taken: ["variants", "starter"], View: Choices },
  Terms,
  moment: { of: verdictOf, ms: REVEAL_MS, View: Reveal },
  moves,
  tales,
  sayQuiet,
  dwell,
  opening: openingOf,
  sound: soundOf,
  together: ({ phase }) => phase === "reactions",
  sayAction,
  sayReason,
  sayTopic,
  scores: (facts, seat) => [
    { title: t("won"), value: String(facts.won[seat]) },
    { title: t("trophies"), value: `${facts.trophies[seat]} × 10` },
    { title: t("in-hand"), value: `−${facts.sizes[seat]}` },
  ],
  ahead: true,
  keys: [
    ["← →", "key-card"],
    ["Enter", "key-enter"],
    ["1 … 9, 0", "key-number"],
    ["N", "key-doubt-number"],
    ["S", "key-doubt-spice"],
    ["W", "key-doubt-copy"],
    ["L", "key-let-go"],
    ["P", "key-pass"],
  ],
  rules: {
    de: () => import("./rules/de.md?raw"),
    nl: () => import("./rules/nl.md?raw"),
  },
  lesson: () => import("./lesson"),
});
