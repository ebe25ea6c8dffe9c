import { t } from "../../lib/i18n.svelte";
import { sayShare } from "../../lib/odds";
import { readable, titled } from "../../lib/readable";
import { chapters } from "../../rules/text";
import type { GameAbout, Reason } from "../../wire";
import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import { taleOf } from "./events";
import Nothing from "./Nothing.svelte";
import Terms from "./Terms.svelte";

const DWELL_MS = 900;

/** A game that has no part of its own here: shown from facts, events and legal actions alone; `rules` is its RULES.md. */
export function plainGame(about: GameAbout | undefined, rules = ""): GameClient {
  const kinds = about?.events ?? [];
  const clauses = new Map(chapters(rules).flatMap((each) => each.clauses.map(({ id, text }) => [id, text])));
  return {
    Board,
    Open: Nothing,
    Terms,
    tales: (told, names, me) =>
      told.map((line) =>
        taleOf(
          line,
          kinds,
          names.map((name, seat) => (seat === me ? t("you") : name)),
        ),
      ),
    dwell: (told) => (told.length ? DWELL_MS : 0),
    sound: (told) => (told.length ? "card" : undefined),
    together: () => false,
    open: kinds.length > 0 && kinds.every(({ secret }) => !secret.length),
    sayAction: (action) => readable(action),
    sayClause: (clause) => clauses.get(clause) ?? "",
    sayReason,
    scores: () => [],
    ahead: false,
    keys: [
      ["1 … 9", "plain-key-action"],
      ["← →", "plain-key-move"],
    ],
  };
}

function sayReason({ word, values }: Reason): string {
  const said = Object.entries(values).map(([name, value]) =>
    name === "percent" ? sayShare(Number(value)) : `${readable(name)} ${value}`,
  );
  return `${[titled(word), said.join(", ")].filter(Boolean).join(": ")}.`;
}
