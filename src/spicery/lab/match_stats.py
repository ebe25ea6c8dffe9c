"""Statistics of a match: win rates with intervals, head-to-head results, decision times."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product

from spicery.bots import Forfeit
from spicery.lab.interval import clustered
from spicery.lab.match import Match, deal_of, name_of
from spicery.lab.playing import Pace, PlayedGame

Counted = Callable[[PlayedGame], tuple[float, int]]  # of a game: won, out of how much


@dataclass(frozen=True)
class Standing:
    """How a bot, or a seat, fared."""

    name: str
    games: int  # it took part in
    won: float
    fair: float  # the share if all seats were equal
    points: float  # mean per seat
    low: float
    high: float

    @property
    def share(self) -> float:
        """The win rate."""
        return self.won / self.games if self.games else 0.0


@dataclass(frozen=True)
class Duel:
    """How often one bot was ahead of another where both sat; None where they never did."""

    share: float
    low: float
    high: float


@dataclass(frozen=True)
class ForfeitSummary:
    """How often a bot forfeited its seat, and the first time: in which game, and why."""

    name: str
    times: int
    game: int
    first: Forfeit


def interval(match: Match, games: Sequence[PlayedGame], counted: Counted) -> tuple[float, float]:
    """The interval of a share, clustered by deal."""
    won: dict[int, float] = {}
    of: dict[int, int] = {}
    for played in games:
        deal = deal_of(match, played.number)
        w, n = counted(played)
        won[deal] = won.get(deal, 0.0) + w
        of[deal] = of.get(deal, 0) + n
    return clustered(list(won.values()), list(of.values()))


def seats_of(played: PlayedGame, which: int) -> list[int]:
    """Where a bot sat."""
    return [seat for seat, who in enumerate(played.lineup) if who == which]


def bot_standing(match: Match, games: Sequence[PlayedGame], which: int) -> Standing:
    """How one bot fared, over all the seats it held."""

    def counted(played: PlayedGame) -> tuple[float, int]:
        seats = seats_of(played, which)
        return sum(played.shares[seat] for seat in seats), bool(seats)

    tallies = [counted(played) for played in games]
    won, took_part = sum(w for w, _ in tallies), sum(n for _, n in tallies)
    points = [p.points[seat] for p in games for seat in seats_of(p, which)]
    fair = len(points) / (took_part * match.seats) if took_part else 0.0
    mean = sum(points) / len(points) if points else 0.0
    between = interval(match, games, counted)
    return Standing(name_of(match, which), took_part, won, fair, mean, *between)


def seat_standing(match: Match, games: Sequence[PlayedGame], seat: int) -> Standing:
    """How one seat fared, over all bots."""
    won = sum(played.shares[seat] for played in games)
    points = sum(played.points[seat] for played in games) / max(1, len(games))
    between = interval(match, games, lambda played: (played.shares[seat], 1))
    return Standing(f"seat {seat}", len(games), won, 1 / match.seats, points, *between)


def ahead(played: PlayedGame, seat: int, other: int) -> float:
    """Whether a seat was ahead of another: a winner of a loser, else by points; a tie is half.

    A seat that was forfeited is behind all that were not.
    """
    one, two = rank(played, seat), rank(played, other)
    return 0.5 if one == two else float(one > two)


def rank(played: PlayedGame, seat: int) -> tuple[bool, bool, int]:
    """A sort key for the placing of a seat: not forfeited, won, points if not won."""
    kept = all(each.seat != seat for each in played.forfeits)
    won = played.shares[seat] > 0
    return kept, won, 0 if won else played.points[seat]


def duel(match: Match, games: Sequence[PlayedGame], one: int, other: int) -> Duel | None:
    """How often one bot was ahead of another."""

    def counted(played: PlayedGame) -> tuple[float, int]:
        pairs = list(product(seats_of(played, one), seats_of(played, other)))
        if not pairs:
            return 0.0, 0
        return sum(ahead(played, a, b) for a, b in pairs) / len(pairs), 1

    tallies = [counted(played) for played in games]
    met = sum(n for _, n in tallies)
    if not met:
        return None
    return Duel(sum(w for w, _ in tallies) / met, *interval(match, games, counted))


def duels(match: Match, games: Sequence[PlayedGame]) -> list[list[Duel | None]]:
    """Every bot against every other."""
    bots = range(len(match.bots))
    return [[duel(match, games, a, b) if a != b else None for b in bots] for a in bots]


def pace_of(games: Sequence[PlayedGame], which: int) -> Pace:
    """How quickly a bot decided."""
    total = Pace()
    for played in games:
        for seat in seats_of(played, which):
            total.add(played.paces[seat])
    return total


def failings(match: Match, games: Sequence[PlayedGame]) -> list[ForfeitSummary]:
    """The bots that forfeited seats."""
    found: dict[int, list[tuple[int, Forfeit]]] = {}
    for played in games:
        for forfeit in played.forfeits:
            found.setdefault(played.lineup[forfeit.seat], []).append((played.number, forfeit))
    return [
        ForfeitSummary(name_of(match, which), len(lost), *lost[0])
        for which, lost in sorted(found.items())
    ]
