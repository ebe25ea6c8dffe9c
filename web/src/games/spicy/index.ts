import { sayKnown, t } from "../../lib/i18n.svelte";
import { defineGame } from "../contract";
import { sayAction, sayDone, sayReason, sayTopic } from "./actions";
import Board from "./Board.svelte";
import Challenges from "./Challenges.svelte";
import Choices from "./Choices.svelte";
import { dwell, openingOf, REVEAL_MS, sayCalled, sayQuiet, soundOf, tales, verdictOf, type Verdict } from "./events";
import Hands from "./Hands.svelte";
import type { Facts } from "./model";
import { deals, moves } from "./motion";
import Prize from "./Prize.svelte";
import Reveal from "./Reveal.svelte";
import Terms from "./Terms.svelte";
import Together from "./Together.svelte";

export default defineGame<Facts, Verdict>({
  Board,
  Open: Hands,
  Together,
  Choices: { taken: ["variants", "starter"], View: Choices },
  Terms,
  SoFar: Challenges,
  moment: { of: verdictOf, ms: REVEAL_MS, say: sayCalled, View: Reveal },
  moves,
  deals,
  Prize,
  tales,
  sayQuiet,
  dwell,
  opening: openingOf,
  sound: soundOf,
  ambience: () => ({ place: "market" }),
  together: ({ phase }) => phase === "reactions",
  sayAction,
  sayDone,
  sayReason,
  sayTopic,
  sayTally: ({ word }) => sayKnown(`spi-tally-${word}`),
  scores: (facts, seat) => [
    { title: t("spi-won"), value: String(facts.won[seat]) },
    { title: t("spi-trophies"), value: `${facts.trophies[seat]} × 10` },
    { title: t("spi-in-hand"), value: `−${facts.sizes[seat]}` },
  ],
  ahead: true,
  keys: [
    ["← →", "spi-key-card"],
    ["Enter", "spi-key-enter"],
    ["1 … 9, 0", "spi-key-number"],
    ["N", "spi-key-doubt-number"],
    ["S", "spi-key-doubt-spice"],
    ["W", "spi-key-doubt-copy"],
    ["L", "spi-key-let-go"],
    ["P", "spi-key-pass"],
  ],
  lesson: () => import("./lesson"),
});
