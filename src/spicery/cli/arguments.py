"""Arguments that several commands take."""

from __future__ import annotations

import os
from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument(metavar="GAME", help="See 'spicery games'.")]
Seats = Annotated[int | None, typer.Option("--seats", "-n", help="How many seats; default 4.")]
Seed = Annotated[int | None, typer.Option("--seed", help="The same seed, the same game.")]
Given = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="KEY=VALUE",
        help="An option of the game: a word, JSON, or @FILE for a data file. May be repeated.",
    ),
]
Jobs = Annotated[
    int | None, typer.Option("--jobs", "-j", help="Processes to share the work; default all.")
]
Patience = Annotated[
    float, typer.Option("--patience", help="Seconds for a thought of anybody's own bot.")
]
Memory = Annotated[
    int, typer.Option("--memory", help="Megabytes for anybody's own bot; 0: no limit.")
]


def all_cores(jobs: int | None) -> int:
    """As many processes as asked for, else one for each core."""
    return jobs if jobs is not None else os.cpu_count() or 1
