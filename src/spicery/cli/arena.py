"""The arena: bots against each other on paired deals, reported as tables, JSON and a page."""

from __future__ import annotations

import json
from pathlib import Path

from rich.console import Console
from rich.text import Text

from spicery.cli.match_output import STANDING, bar, cells, check_asked, grid, show_failings
from spicery.cli.parsing import BadInput
from spicery.games import find
from spicery.lab import Duel, Match, NoRay, Rating, Result, simulate, whole_deals
from spicery.lab.match import name_of
from spicery.lab.match_folder import BadMatchFolder, MatchFolder
from spicery.lab.page import page_of
from spicery.lab.report import (
    AHEAD,
    MOST_DECISIONS,
    RATED,
    as_data,
    how_seated,
    notes_on,
    quick,
    short_name,
)

MANY_MORE = 10  # rounding up to more than this many times the games asked for is refused


def run(asked: Match, jobs: int, out: Path | None, records: bool, ray: str, as_json: bool) -> None:
    """Play the match, or what is missing of it, and print the result."""
    check_asked(asked, jobs)
    if len(asked.bots) < 2:
        raise BadInput("an arena needs at least two bots: --bots one,other")
    match = whole_deals(asked)
    if match.games > MANY_MORE * asked.games:
        raise BadInput(
            f"one deal in every rotation of {len(asked.bots)} bots is {match.games} games, not "
            f"{asked.games}: ask for --games {match.games}, or for fewer bots"
        )
    folder = opened(out, match, records) if out else None
    result = played(match, jobs, folder, ray)
    if as_json:
        print(json.dumps(as_data(result)))
        return
    console = Console(highlight=False)
    if folder and folder.done:
        before = len([each for each in folder.done if each.number < match.games])
        summary = f"Resumed after {before} games; played {match.games - before} more."
        console.print(summary, style="dim")
    show(console, result)
    if folder:
        console.print(
            f"The report, the games and their records are in {folder.path}/", markup=False
        )


def played(
    match: Match, jobs: int, folder: MatchFolder | None, ray: str = "", what: str = ""
) -> Result:
    """Play the match, or what is missing of it in its folder, under a progress bar."""
    done, keep = (folder.done, folder.keep) if folder else ([], None)
    records = folder is not None and folder.records
    try:
        with bar(match.games, len(done), what) as tick:
            result = simulate(match, jobs, keep, tick, done, ray, records, checked=True)
        if folder:
            folder.close(page_of(result), json.dumps(as_data(result)))
    except (BadMatchFolder, NoRay) as error:
        raise BadInput(str(error)) from error
    return result


def opened(path: Path, match: Match, records: bool) -> MatchFolder:
    """The folder of this match."""
    try:
        return MatchFolder(path, match, find(match.game), records)
    except BadMatchFolder as error:
        raise BadInput(str(error)) from error


def show(console: Console, result: Result) -> None:
    """The result for people."""
    match = result.match
    console.print(
        f"{match.games} games of {match.game} at {match.seats} seats, seed {match.seed}: "
        f"{how_seated(match)}",
        markup=False,
    )
    for name in [each for each in match.bots if short_name(each) != each]:
        console.print(f"{short_name(name)} is {name}.", style="dim", markup=False)
    order = sorted(range(len(match.bots)), key=lambda which: -result.ratings[which].value)
    show_bots(console, result, order)
    show_pace(console, result, order)
    show_duels(console, result, order)
    thought = sum(pace.seconds for pace in result.paces)
    console.print(
        f"{result.moves:.1f} moves per game; the bots thought for {thought:.1f} s in total."
    )
    for note in (*notes_on(result), RATED):
        console.print(note, style="dim")
    show_failings(console, result.failings)


def show_bots(console: Console, result: Result, order: list[int]) -> None:
    """Wins and ratings, best first."""
    made = grid("bot", (*STANDING, "rating"))
    for which in order:
        made.add_row(*cells(result.bots[which]), rating_cell(result.ratings[which]))
    console.print(made)


def rating_cell(rating: Rating) -> str:
    """A rating, with its uncertainty if there is one."""
    off = "" if rating.high is None else f" ± {rating.high - rating.value:.0f}"
    return f"{rating.value:.0f}{off}"


def show_pace(console: Console, result: Result, order: list[int]) -> None:
    """How quickly each bot decided."""
    heads = ("decisions per game", "mean time", f"{MOST_DECISIONS:.0%} within", "seats forfeited")
    made = grid("bot", heads)
    lost = {each.name: each.times for each in result.failings}
    for which in order:
        standing, pace = result.bots[which], result.paces[which]
        made.add_row(
            short_name(standing.name),
            f"{pace.decisions / max(1, standing.games):.1f}",
            quick(pace.mean),
            quick(pace.within(MOST_DECISIONS)),
            str(lost.get(standing.name, 0)),
        )
    console.print(made)


def show_duels(console: Console, result: Result, order: list[int]) -> None:
    """Who was ahead of whom."""
    names = [short_name(name_of(result.match, which)) for which in order]
    made = grid("ahead of", names)
    for name, one in zip(names, order, strict=True):
        made.add_row(name, *(duel_cell(result.duels[one][other]) for other in order))
    console.print(made)
    console.print(Text(AHEAD, style="dim"))


def duel_cell(duel: Duel | None) -> str:
    """A share with its interval below it, or nothing."""
    if duel is None:
        return "–"
    return f"{duel.share:.0%}\n{100 * duel.low:.0f}–{100 * duel.high:.0f}"
