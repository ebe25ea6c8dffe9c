"""Commands of the lab: fit stand-ins and weights, measure hands and levels."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from spicery.bots import levels_of
from spicery.cli.arena import opened, played
from spicery.cli.parsing import BadInput, write_text
from spicery.core.catalog import Game
from spicery.games import catalogue
from spicery.lab import Match, Result
from spicery.lab.ladder import Length, measure, page

CALIBRATE = "physics.calibrate"
TRAIN = "ai.training.train"
LACKS = {CALIBRATE: "has no stand-in for physics to calibrate", TRAIN: "has no AI to train"}


def run_fit(game: Game, part: str, runs: int, seed: int, write: bool) -> None:
    """Calibrate or train a game again and write the result, or only measure what it has."""
    module: Any = game.part(part)
    if module is None:
        raise BadInput(f"{game.title} {LACKS[part]}")
    console = Console(highlight=False)
    found = run(module.fit if write else module.measure, runs, seed)
    for line in found.report:
        console.print(line, markup=False, soft_wrap=True)
    for file, source in found.files.items():
        Path(module.__file__).parent.joinpath(file).write_text(source, encoding="utf-8")
        console.print(
            f"written: {file}; `make setup` if it is compiled, then measure", markup=False
        )


def run(work: Any, runs: int, seed: int) -> Any:
    """Run under a progress bar."""
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("simulating", total=None)
        return work(runs, seed, lambda done: progress.advance(task, done))


def write_ladder(
    games: list[Game], length: Length, jobs: int, work: Path, out: Path | None
) -> None:
    """Measure ladders, or what is missing of them in the work folder, and write the page.

    A page that is there already keeps the sections of all other games.
    """
    if min(length.step, length.field, jobs) < 1:
        raise BadInput("--step, --field and --jobs must be at least 1")
    for game in games:
        if len(levels_of(game)) < 2:
            raise BadInput(f"{game.title} has no levels")

    def play(match: Match, folder: Path) -> Result:
        return played(match, jobs, opened(folder, match, False), what=folder.name)

    found = [measure(game, length, work, play) for game in games]
    names = "".join(f" {game.name}" for game in games) if len(games) < len(catalogue()) else ""
    plain = f" --step {length.step} --field {length.field} --seats {length.seats}"
    before = out.read_text(encoding="utf-8") if out is not None and out.exists() else ""
    text = page(found, length, f"spicery lab ladder{names}{plain}", before)
    if out is None:
        print(text, end="")
    else:
        write_text(out, text)


def write_steadiness(out: Path | None, runs: int, seed: int) -> None:
    """The table of grades as Markdown."""
    from spicery.lab import hand_scatter

    text = hand_scatter.page(runs, seed)
    if out is None:
        print(text, end="")
    else:
        write_text(out, text)
