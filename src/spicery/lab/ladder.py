"""Measures each game's levels: each against the one below, and all against all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path

from spicery.bots import levels_of
from spicery.core.catalog import Game
from spicery.core.packed import COMPILED
from spicery.lab.arena import Result
from spicery.lab.match import Match, seatings, whole_deals
from spicery.lab.report import MOST_DECISIONS, quick

Play = Callable[[Match, Path], Result]  # plays a match, keeping its games in a folder
HEAD = """# The ladder

Every game has six levels, weakest first. Each level first played the one below it; then all played
each other. Every deal is played in every rotation, so that all have the same luck; where a game
asks for skill, each level throws, shakes and flips with its own hand. Intervals are 95 % confidence
intervals that count each deal as one observation. Ratings are on the Elo scale, 1500 on average.
Levels that search do so for a limited time: on a slow or busy machine they see less far, and the
same seed may give different games.
"""
GAME = "\n## "  # what a game's section begins with


@dataclass(frozen=True)
class Length:
    """How much to play: games per step of the ladder; games and seats of the field."""

    step: int
    field: int
    seats: int  # or as close as the game allows
    seed: int


@dataclass(frozen=True)
class Ladder:
    """The results of one game."""

    game: Game
    steps: list[Result]  # each level (first) against the one below it
    field: Result


def measure(game: Game, length: Length, work: Path, play: Play) -> Ladder:
    """Play all the matches of a game's ladder."""
    names = [level.name for level in levels_of(game)]
    assert len(names) > 1
    steps = []
    for below, level in pairwise(names):
        match = paired(game, game.fewest, length.step, (level, below), length.seed)
        steps.append(play(match, work / f"{game.name}-{level}-{below}"))
    seats = min(max(length.seats, game.fewest), game.most)
    field = paired(game, seats, length.field, tuple(names), length.seed)
    return Ladder(game, steps, play(field, work / f"{game.name}-all"))


def paired(game: Game, seats: int, games: int, bots: tuple[str, ...], seed: int) -> Match:
    """A match of whole deals."""
    return whole_deals(Match(game.name, seats, games, bots, seed, paired=True))


def page(ladders: Sequence[Ladder], length: Length, command: str, before: str = "") -> str:
    """The page for the docs; games that were not measured keep their sections."""
    today = datetime.now(UTC).date().isoformat()
    how = "compiled" if COMPILED else "interpreted"
    measured = f"Measured on {today} with seed {length.seed}, rules {how}, by `{command}`."
    sections = sections_of(before)
    for each in ladders:
        sections[each.game.title] = "\n\n".join([measured, steps_table(each), field_table(each)])
    parts = [f"{GAME}{title}\n\n{sections[title]}\n" for title in sorted(sections)]
    return HEAD + "".join(parts)


def sections_of(text: str) -> dict[str, str]:
    """The sections of a page by their games' titles."""
    parts = [part.partition("\n") for part in text.split(GAME)[1:]]
    return {title: body.strip() for title, _, body in parts}


def steps_table(ladder: Ladder) -> str:
    """Each level against the one below."""
    first = ladder.steps[0].match
    lines = [
        f"Each level against the one below, {first.seats} seats, {first.games} games each:",
        "",
        "| level | against | won | 95 % interval | stronger |",
        "|---|---|---|---|---|",
    ]
    for result in ladder.steps:
        level, below = result.bots
        sure = "yes" if level.low > 0.5 else "not shown"
        between = f"{level.low:.1%} – {level.high:.1%}"
        lines.append(f"| {level.name} | {below.name} | {level.share:.1%} | {between} | {sure} |")
    return "\n".join(lines)


def field_table(ladder: Ladder) -> str:
    """All levels against each other."""
    match = ladder.field.match
    deals = match.games // seatings(match)
    fair = 1 / match.seats
    played = f"{match.seats} seats, {match.games} games ({deals} deals)"
    lines = [
        f"All against all, {played}; an average level wins {fair:.0%}:",
        "",
        f"| level | won | 95 % interval | rating | mean decision | {MOST_DECISIONS:.0%} within |",
        "|---|---|---|---|---|---|",
    ]
    found = zip(ladder.field.bots, ladder.field.ratings, ladder.field.paces, strict=True)
    for standing, rating, pace in reversed(list(found)):
        off = "" if rating.high is None else f" ± {rating.high - rating.value:.0f}"
        cells = (
            standing.name,
            f"{standing.share:.1%}",
            f"{standing.low:.1%} – {standing.high:.1%}",
            f"{rating.value:.0f}{off}",
            quick(pace.mean),
            quick(pace.within(MOST_DECISIONS)),
        )
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)
