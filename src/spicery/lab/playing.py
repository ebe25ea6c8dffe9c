"""Plays games of a match in this process; results are lines of JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field
from math import exp, log
from time import perf_counter

from spicery.bots import Company, Forfeit, with_hands
from spicery.core.catalog import Game
from spicery.core.rng import Rng
from spicery.core.table import Table
from spicery.games import find
from spicery.lab.match import Lineup, Match, deal_of, derived_seed, lineup, read_match

STEP = log(1.1)  # each bin of the histogram is a tenth wider than the one before


@dataclass
class Pace:
    """How long decisions took: count, total seconds, and a histogram."""

    decisions: int = 0
    seconds: float = 0.0
    slots: dict[int, int] = field(default_factory=dict)

    def note(self, seconds: float) -> None:
        """Add one decision."""
        slot = round(log(max(seconds, 1e-7)) / STEP)
        self.decisions += 1
        self.seconds += seconds
        self.slots[slot] = self.slots.get(slot, 0) + 1

    def add(self, other: Pace) -> None:
        """Add all decisions of another pace."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        for slot, count in other.slots.items():
            self.slots[slot] = self.slots.get(slot, 0) + count

    @property
    def mean(self) -> float:
        """Seconds per decision."""
        return self.seconds / self.decisions if self.decisions else 0.0

    def within(self, share: float) -> float:
        """The quantile of decision times, to about 5 %."""
        left = share * self.decisions
        for slot in sorted(self.slots):
            left -= self.slots[slot]
            if left <= 0:
                return exp(slot * STEP)
        return 0.0


@dataclass(frozen=True)
class PlayedGame:
    """One finished game; by seat: who sat there, share of the win, points, pace.

    After a forfeit the stand-in's play does not count: points are those the bot had then.
    """

    number: int
    lineup: Lineup
    shares: tuple[float, ...]
    points: tuple[int, ...]
    moves: int
    paces: tuple[Pace, ...]
    forfeits: tuple[Forfeit, ...] = ()
    record: str = ""  # if requested

    def text(self) -> str:
        """The game as one line of JSON."""
        return json.dumps(asdict(self), separators=(",", ":"))


def read_played(text: str) -> PlayedGame:
    """Parse a game from JSON; raises ValueError, TypeError or KeyError if it is none."""
    told = json.loads(text)
    for name in ("lineup", "shares", "points"):
        told[name] = tuple(told[name])
    for pace in told["paces"]:
        pace["slots"] = {int(slot): count for slot, count in pace["slots"].items()}
    told["paces"] = tuple(Pace(**pace) for pace in told["paces"])
    told["forfeits"] = tuple(Forfeit(**each) for each in told["forfeits"])
    return PlayedGame(**told)


def play_one(game: Game, match: Match, number: int, company: Company, keep: bool) -> PlayedGame:
    """One game from the set-up to the end."""
    deal, who = deal_of(match, number), lineup(match, number)
    options = with_hands(game, match.options, [match.bots[which] for which in who])
    table = Table(game, match.seats, options, seed=derived_seed(match, deal))
    luck = [Rng(derived_seed(match, deal, seat)) for seat in range(match.seats)]
    players = company.seated(table, who)
    paces = [Pace() for _ in who]
    lost = {seat: points_of(table, seat) for seat in range(match.seats) if players[seat].forfeit}
    while not table.over:
        seat = table.turn()[0]
        begin = perf_counter()
        action = players[seat].act(table, seat, luck[seat])
        if players[seat].forfeit is None:
            paces[seat].note(perf_counter() - begin)
        elif seat not in lost:
            lost[seat] = points_of(table, seat)
        table.submit(action)
    forfeits = tuple(player.forfeit for player in players if player.forfeit)
    points = [lost.get(seat, points) for seat, points in enumerate(table.scores())]
    winners = winners_of(table, {each.seat for each in forfeits})
    return PlayedGame(
        number,
        who,
        tuple((seat in winners) / len(winners) for seat in range(match.seats)),
        tuple(points),
        table.version,
        tuple(paces),
        forfeits,
        table.record() if keep else "",
    )


def points_of(table: Table, seat: int) -> int:
    """The points of a seat now, by its own view; kept by a bot that forfeits."""
    return table.view(seat).scores()[seat]


def winners_of(table: Table, lost: set[int]) -> list[int]:
    """Who has won; never a forfeited seat, whatever its stand-in did.

    If no other seat won, the best of the others by points; everybody if all seats were forfeited.
    """
    seats = range(table.header.seats)
    others = [seat for seat in seats if seat not in lost]
    if not others:
        return list(seats)
    points = table.scores()
    most = max(points[seat] for seat in others)
    won = [seat for seat in others if seat in table.winners()]
    return won or [seat for seat in others if points[seat] == most]


def play_some(match: Match, numbers: Iterable[int], keep: bool) -> Iterator[PlayedGame]:
    """Games of a match by their numbers."""
    game = find(match.game)
    with Company(game, match.bots, match.patience, match.memory) as company:
        for number in numbers:
            yield play_one(game, match, number, company, keep)


def play_text(match: str, numbers: list[int], keep: bool) -> list[str]:
    """The work of one process: a chunk of a match, as text in and out."""
    return [played.text() for played in play_some(read_match(match), numbers, keep)]
