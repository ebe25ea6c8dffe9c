"""Shared by commands that let bots play: the progress bar, tables, forfeits."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from spicery.cli.parsing import BadInput
from spicery.lab import ForfeitSummary, Match, Standing, check
from spicery.lab.report import short_name

LONGEST_THOUGHT = 3600.0  # seconds
LEAST_MEMORY = 256  # megabytes; the interpreter and the rules take half of it
STANDING = ("games", "won", "95 % interval", "fair share", "points")


def check_asked(match: Match, jobs: int) -> None:
    """Reject an impossible match before anything is written."""
    if match.games < 1:
        raise BadInput(f"a match needs at least 1 game, not {match.games}")
    if jobs < 1:
        raise BadInput(f"--jobs must be at least 1, not {jobs}")
    if not 0 < match.patience <= LONGEST_THOUGHT:
        raise BadInput(
            f"--patience must be above 0 and at most {LONGEST_THOUGHT:g} s, not {match.patience:g}"
        )
    if match.memory and match.memory < LEAST_MEMORY:
        raise BadInput(
            f"a bot needs at least {LEAST_MEMORY} MB of memory, not {match.memory}; 0 is no limit"
        )
    check(match)


@contextmanager
def bar(total: int, done: int = 0, what: str = "") -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error, if it is a terminal; call it with the games done."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda _done: None
        return
    progress = Progress(
        *Progress.get_default_columns()[:2],
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    )
    with progress:
        task = progress.add_task(what or "playing", total=total, completed=done)
        yield lambda now: progress.update(task, completed=now)


def grid(first: str, heads: Sequence[str]) -> Grid:
    """A table of names in the first column and numbers in the others."""
    made = Grid(header_style="bold", box=SIMPLE_HEAD, pad_edge=False)
    made.add_column(first, overflow="fold")
    for head in heads:
        made.add_column(head, justify="right", no_wrap=True)
    return made


def cells(each: Standing) -> list[str]:
    """The row of a standing."""
    return [
        short_name(each.name),
        str(each.games),
        f"{each.share:.1%}",
        f"{each.low:.1%} – {each.high:.1%}",
        f"{each.fair:.1%}",
        f"{each.points:.2f}",
    ]


def show_standings(console: Console, title: str, standings: Sequence[Standing]) -> None:
    """Wins, by bot or by seat."""
    made = grid(title, STANDING)
    for each in standings:
        made.add_row(*cells(each))
    console.print(made)


def show_failings(console: Console, failings: Sequence[ForfeitSummary]) -> None:
    """Which bots forfeited seats, and why the first time."""
    for each in failings:
        console.print(Text(failing_sentence(each), style="yellow"))


def failing_sentence(each: ForfeitSummary) -> str:
    """How often a bot forfeited its seat, and why the first time."""
    games = "1 seat" if each.times == 1 else f"{each.times} seats"
    return f"{each.name} forfeited {games}; first in game {each.game + 1}: {each.first}"
