"""Plays many games between bots, in one process or several, the same for the same seed.

Only texts and numbers cross between processes.  Each game has a seed of its own, made from
the match's seed and the game's number, so that the work can be cut anywhere.
"""

from __future__ import annotations

import json
import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import blake2b
from time import perf_counter

from spicery.bots import Bot, bot_named
from spicery.core.catalog import Game
from spicery.core.rng import Rng
from spicery.core.table import Table
from spicery.games import find
from spicery.lab.interval import wilson

MOST_AT_ONCE = 25  # games in a piece, so that progress is seen
CHUNKS = 8  # pieces of work for each process, so that none waits long for the others
Keep = Callable[[int, str], None]
Tick = Callable[[int], None]


@dataclass(frozen=True)
class Match:
    """What is to be played."""

    game: str
    seats: int
    games: int
    bots: tuple[str, ...]
    seed: int = 0
    options: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Played:
    """One finished game; its record if it is kept."""

    number: int
    shares: tuple[float, ...]
    points: tuple[int, ...]
    moves: int
    record: str


@dataclass(frozen=True)
class Standing:
    """How a bot, or a seat, fared."""

    name: str
    games: int  # in which it sat at the table
    won: float
    fair: float  # the share it would have if all seats were alike
    points: float  # the mean for a seat
    low: float
    high: float

    @property
    def share(self) -> float:
        """The part of its games that it won."""
        return self.won / self.games if self.games else 0.0


@dataclass(frozen=True)
class Result:
    """The outcome of a match."""

    match: Match
    bots: list[Standing]
    seats: list[Standing]
    moves: float  # of people and NATURE, a game
    seconds: float


def lineup(match: Match, number: int) -> list[int]:
    """Which bot sits where: they alternate round the table, and move on a seat every game.

    After as many games as there are bots each has sat in every seat equally often.
    """
    return [(seat + number) % len(match.bots) for seat in range(match.seats)]


def seed_of(match: Match, number: int) -> int:
    """The seed of one game."""
    text = f"{match.seed} {number}".encode()
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "big") >> 2


def play_one(game: Game, match: Match, number: int, bots: list[Bot], keep: bool) -> Played:
    """One game from the set-up to the end."""
    seed = seed_of(match, number)
    table = Table(game, match.seats, match.options, seed=seed)
    rng = Rng(seed ^ 0x5EED)
    seated = [bots[which] for which in lineup(match, number)]
    while not table.over:
        seat = table.turn()[0]
        table.submit(seated[seat].choose(table.view(seat), seat, rng))
    winners = table.winners()
    shares = tuple((seat in winners) / len(winners) for seat in range(match.seats))
    record = table.record() if keep else ""
    return Played(number, shares, tuple(table.scores()), table.version, record)


def play_some(match: Match, numbers: Iterable[int], keep: bool) -> Iterator[Played]:
    """Games of a match by their numbers."""
    game = find(match.game)
    bots = [bot_named(game, name) for name in match.bots]
    for number in numbers:
        yield play_one(game, match, number, bots, keep)


def play_text(match: str, first: int, end: int, keep: bool) -> str:
    """The work of one process: a piece of a match, as text in and out."""
    told = json.loads(match)
    told["bots"] = tuple(told["bots"])
    some = play_some(Match(**told), range(first, end), keep)
    return json.dumps([[p.number, p.shares, p.points, p.moves, p.record] for p in some])


def play_all(match: Match, jobs: int, keep: bool) -> Iterator[Played]:
    """Every game of a match, in any order."""
    if jobs <= 1 or match.games < 2:
        yield from play_some(match, range(match.games), keep)
        return
    text = json.dumps(match.__dict__)
    step = min(MOST_AT_ONCE, max(1, match.games // (jobs * CHUNKS)))
    # A fresh interpreter for each: forking beside a progress bar's thread may hang.
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=context)
    with deaf_to_keyboard():
        pool.submit(int)  # starts them all
    workers = set(multiprocessing.active_children()) - others
    try:
        pieces = [
            pool.submit(play_text, text, first, min(first + step, match.games), keep)
            for first in range(0, match.games, step)
        ]
        for piece in as_completed(pieces):
            for number, shares, points, moves, record in json.loads(piece.result()):
                yield Played(number, tuple(shares), tuple(points), moves, record)
    except BaseException:  # an interrupted match leaves nobody at work
        for worker in workers:
            worker.terminate()
        raise
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def deaf_to_keyboard() -> Iterator[None]:
    """Processes begun in here never hear Ctrl-C: whoever began them ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def simulate(
    match: Match, jobs: int = 1, keep: Keep | None = None, tick: Tick | None = None
) -> Result:
    """Play a match; `keep` is given each game's number and record, `tick` how many are done."""
    game = find(match.game)
    game.new(match.seats, match.options)
    for name in match.bots:
        bot_named(game, name)
    begin = perf_counter()
    games: list[Played] = []
    for played in play_all(match, jobs, keep is not None):
        games.append(played)
        if keep is not None:
            keep(played.number, played.record)
        if tick is not None:
            tick(len(games))
    games.sort(key=lambda played: played.number)
    return Result(
        match,
        [standing(match, games, which) for which in range(len(match.bots))],
        [seat_standing(match, games, seat) for seat in range(match.seats)],
        sum(played.moves for played in games) / max(1, len(games)),
        perf_counter() - begin,
    )


def standing(match: Match, games: list[Played], which: int) -> Standing:
    """How one bot fared, over all the seats it held."""
    took_part = held = points = 0
    won = 0.0
    for played in games:
        seats = [s for s, who in enumerate(lineup(match, played.number)) if who == which]
        took_part += bool(seats)
        held += len(seats)
        won += sum(played.shares[seat] for seat in seats)
        points += sum(played.points[seat] for seat in seats)
    fair = held / (took_part * match.seats) if took_part else 0.0
    mean = points / held if held else 0.0
    return Standing(name_of(match, which), took_part, won, fair, mean, *wilson(won, took_part))


def name_of(match: Match, which: int) -> str:
    """A bot's name, numbered where two are alike."""
    name = match.bots[which]
    if match.bots.count(name) == 1:
        return name
    return f"{name} {match.bots[:which].count(name) + 1}"


def seat_standing(match: Match, games: list[Played], seat: int) -> Standing:
    """How one seat fared, whoever sat there."""
    won = sum(played.shares[seat] for played in games)
    points = sum(played.points[seat] for played in games) / max(1, len(games))
    fair = 1 / match.seats
    return Standing(f"seat {seat}", len(games), won, fair, points, *wilson(won, len(games)))
