"""A match between bots, shown as a table or as JSON."""

from __future__ import annotations

import json
from pathlib import Path

from rich.console import Console

from spicery.cli.match_output import bar, check_asked, show_failings, show_standings
from spicery.cli.parsing import claim, write_text
from spicery.lab import Match, PlayedGame, Result, simulate
from spicery.lab.report import as_data, how_seated

SUFFIX = ".record"


class RecordOutput:
    """Where records are saved: a folder with one file per game, or one file for all."""

    def __init__(self, path: Path, match: Match) -> None:
        self.path = path
        self.match = match
        self.is_folder = path.is_dir() or not path.suffix
        self._records: dict[int, str] = {}
        claim(path / self._name(0) if self.is_folder else path)

    def keep(self, played: PlayedGame) -> None:
        """Save one record."""
        if self.is_folder:
            write_text(self.path / self._name(played.number), played.record)
        else:
            self._records[played.number] = played.record

    def _name(self, number: int) -> str:
        digits = len(str(self.match.games))
        return f"{self.match.game}-{number + 1:0{digits}}{SUFFIX}"

    def close(self) -> str:
        """Write what is left; returns a sentence that says where."""
        if self.is_folder:
            return f"{self.match.games} records in {self.path}/"
        write_text(self.path, "".join(self._records[number] for number in sorted(self._records)))
        return f"{self.match.games} records in {self.path} (spicery replay {self.path} --game N)"


def run(match: Match, jobs: int, out: Path | None, as_json: bool) -> None:
    """Play the match and print the result."""
    check_asked(match, jobs)
    shelf = RecordOutput(out, match) if out else None
    with bar(match.games) as tick:
        result = simulate(match, jobs, shelf.keep if shelf else None, tick, checked=True)
    kept = shelf.close() if shelf else ""
    if as_json:
        print(json.dumps(as_data(result)))
    else:
        show(Console(highlight=False), result, kept)


def show(console: Console, result: Result, kept: str) -> None:
    """The result for people."""
    match = result.match
    console.print(
        f"{match.games} games of {match.game} at {match.seats} seats, seed {match.seed}. "
        f"{how_seated(match)}",
        markup=False,
    )
    if len(result.bots) > 1:
        show_standings(console, "bot", result.bots)
    show_standings(console, "seat", result.seats)
    rate = match.games / result.seconds if result.seconds else 0.0
    console.print(
        f"{result.moves:.1f} moves per game, {result.seconds:.1f} s, {rate:.0f} games per second."
    )
    console.print("A shared win counts as a fraction.", style="dim")
    show_failings(console, result.failings)
    if kept:
        console.print(kept, markup=False)
