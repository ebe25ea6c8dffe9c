"""A match between bots, shown as a table or as JSON."""

from __future__ import annotations

import json
from contextlib import nullcontext
from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid

from spicery.cli.asked import BadInput, claim, write_text
from spicery.lab import Match, Result, Standing, simulate

SUFFIX = ".record"


class Shelf:
    """Where records are kept: a folder with a file for each game, or one file with all."""

    def __init__(self, path: Path, match: Match) -> None:
        self.path = path
        self.match = match
        self.is_folder = path.is_dir() or not path.suffix
        self._records: dict[int, str] = {}
        claim(path / self._name(0) if self.is_folder else path)

    def keep(self, number: int, record: str) -> None:
        """Take in one record."""
        if self.is_folder:
            write_text(self.path / self._name(number), record)
        else:
            self._records[number] = record

    def _name(self, number: int) -> str:
        digits = len(str(self.match.games))
        return f"{self.match.game}-{number + 1:0{digits}}{SUFFIX}"

    def close(self) -> str:
        """Write what is left; where everything lies now."""
        if self.is_folder:
            return f"{self.match.games} records in {self.path}/"
        write_text(self.path, "".join(self._records[number] for number in sorted(self._records)))
        return f"{self.match.games} records in {self.path} (spicery replay {self.path} --game N)"


def run(match: Match, jobs: int, out: Path | None, as_json: bool) -> None:
    """Play the match and print what came of it."""
    if match.games < 1:
        raise BadInput(f"a match has at least 1 game, not {match.games}")
    if jobs < 1:
        raise BadInput(f"there must be at least 1 job, not {jobs}")
    console = Console(highlight=False)
    bar = Console(stderr=True)
    shelf = Shelf(out, match) if out else None
    progress = Progress(
        *Progress.get_default_columns()[:2],
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=bar,
        transient=True,
    )
    with progress if bar.is_terminal else nullcontext():
        task = progress.add_task("playing", total=match.games)
        result = simulate(
            match,
            jobs,
            shelf.keep if shelf else None,
            lambda done: progress.update(task, completed=done),
        )
    kept = shelf.close() if shelf else ""
    if as_json:
        print(json.dumps(as_data(result)))
    else:
        show(console, result, kept)


def as_data(result: Result) -> dict[str, object]:
    """The result as plain data."""
    match = result.match
    return {
        "game": match.game,
        "seats": match.seats,
        "games": match.games,
        "seed": match.seed,
        "options": match.options,
        "bots": [row(each) for each in result.bots],
        "by_seat": [row(each) for each in result.seats],
        "moves_a_game": result.moves,
        "seconds": round(result.seconds, 3),
    }


def row(each: Standing) -> dict[str, object]:
    """A standing as plain data."""
    return {
        "name": each.name,
        "games": each.games,
        "won": each.won,
        "share": each.share,
        "low": each.low,
        "high": each.high,
        "fair": each.fair,
        "points": each.points,
    }


def show(console: Console, result: Result, kept: str) -> None:
    """The result for people."""
    match = result.match
    console.print(
        f"{match.games} games of {match.game} at {match.seats} seats, seed {match.seed}. "
        f"{how_seated(match)}",
        markup=False,
    )
    tables = [("bot", result.bots), ("seat", result.seats)]
    for title, standings in tables if len(result.bots) > 1 else tables[1:]:
        grid = Grid(header_style="bold", box=SIMPLE_HEAD, pad_edge=False)
        grid.add_column(title)
        for head in ("games", "win share", "95 % interval", "fair share", "mean points"):
            grid.add_column(head, justify="right")
        for each in standings:
            grid.add_row(
                each.name,
                str(each.games),
                f"{each.share:.1%}",
                f"{each.low:.1%} – {each.high:.1%}",
                f"{each.fair:.1%}",
                f"{each.points:.2f}",
            )
        console.print(grid)
    rate = match.games / result.seconds if result.seconds else 0.0
    console.print(
        f"{result.moves:.1f} moves a game, {result.seconds:.1f} s, {rate:.0f} games a second."
    )
    console.print("A win that is shared counts as its fraction.", style="dim")
    if kept:
        console.print(kept, markup=False)


def how_seated(match: Match) -> str:
    """How the bots were seated, in words."""
    count = len(match.bots)
    if count == 1:
        return f"'{match.bots[0]}' sat in every seat."
    each = f"each sat in every seat equally often over {count} games"
    if match.games % count:
        each += " (the last round is not complete)"
    return f"{count} bots alternated round the table and moved on a seat every game: {each}."
