"""Commands of the lab: fit the stand-ins to the physics, measure how steady hands are."""

from __future__ import annotations

from importlib import import_module, util
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from spicery.cli.asked import BadInput
from spicery.core.catalog import Game


def run_fit(game: Game, runs: int, seed: int, write: bool) -> None:
    """Fit a game's stand-ins, or only say how far they are off."""
    name = f"{game.package}.fit"
    if util.find_spec(name) is None:
        raise BadInput(f"{game.title} has no skill for which something stands in")
    module: Any = import_module(name)
    console = Console(highlight=False)
    found = run(module.fit if write else module.measure, runs, seed)
    for line in found.report:
        console.print(line, markup=False, soft_wrap=True)
    for file, source in found.files.items():
        Path(module.__file__).with_name(file).write_text(source, encoding="utf-8")
        console.print(
            f"written: {file}; `make setup` if it is compiled, then measure", markup=False
        )


def run(work: Any, runs: int, seed: int) -> Any:
    """Work with a bar that shows how far it is."""
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("simulating", total=None)
        return work(runs, seed, lambda done: progress.advance(task, done))


def write_steadiness(out: Path | None, runs: int, seed: int) -> None:
    """The table of grades as Markdown."""
    from spicery.lab.steadiness import page

    text = page(runs, seed)
    if out is None:
        print(text, end="")
    else:
        out.write_text(text, encoding="utf-8")
