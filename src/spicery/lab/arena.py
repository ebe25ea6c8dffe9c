"""Plays matches between bots, reproducible from a seed, and sums up the results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter

from spicery.bots import check_names
from spicery.games import find
from spicery.lab.dispatch import play_all
from spicery.lab.match import Match
from spicery.lab.match_stats import (
    Duel,
    ForfeitSummary,
    Standing,
    bot_standing,
    duels,
    failings,
    pace_of,
    seat_standing,
)
from spicery.lab.playing import Pace, PlayedGame
from spicery.lab.rating import Rating, ratings

Keep = Callable[[PlayedGame], None]
Tick = Callable[[int], None]


@dataclass(frozen=True)
class Result:
    """The outcome of a match; lists of bots are in the match's order."""

    match: Match
    bots: list[Standing]
    seats: list[Standing]
    duels: list[list[Duel | None]]
    ratings: list[Rating]
    paces: list[Pace]
    failings: list[ForfeitSummary]
    moves: float  # per game, NATURE's included
    seconds: float


def check(match: Match) -> None:
    """Raise BadSeats, BadOption or UnknownBot if a match cannot be played."""
    game = find(match.game)
    game.new(match.seats, match.options)
    check_names(game, match.bots, match.memory)


def simulate(
    match: Match,
    jobs: int = 1,
    keep: Keep | None = None,
    tick: Tick | None = None,
    done: Sequence[PlayedGame] = (),
    ray: str = "",
    records: bool = True,
    checked: bool = False,
) -> Result:
    """Play a match, except for the games that are `done` already.

    `keep` is called with each new game, with its record unless `records` is off; `tick` with the
    number of games so far; `checked` means that the match has been checked.
    """
    if not checked:
        check(match)
    begin = perf_counter()
    games = {played.number: played for played in done if played.number < match.games}
    missing = [number for number in range(match.games) if number not in games]
    for played in play_all(match, missing, jobs, records and keep is not None, ray):
        games[played.number] = played
        if keep is not None:
            keep(played)
        if tick is not None:
            tick(len(games))
    return result_of(match, [games[number] for number in sorted(games)], perf_counter() - begin)


def result_of(match: Match, games: list[PlayedGame], seconds: float) -> Result:
    """The result of a match from its games, in order."""
    bots = range(len(match.bots))
    return Result(
        match,
        [bot_standing(match, games, which) for which in bots],
        [seat_standing(match, games, seat) for seat in range(match.seats)],
        duels(match, games),
        ratings(match, games),
        [pace_of(games, which) for which in bots],
        failings(match, games),
        sum(played.moves for played in games) / max(1, len(games)),
        seconds,
    )
