"""Arguments shared by several commands."""

from __future__ import annotations

import os
from typing import Annotated

import typer

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="Name of a game; 'spicery games' lists them.")
]
Seats = Annotated[int | None, typer.Option("--seats", "-n", help="How many seats; default 4.")]
Seed = Annotated[int | None, typer.Option("--seed", help="For a reproducible game.")]
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
    int | None, typer.Option("--jobs", "-j", help="Number of processes; default: one per core.")
]
Patience = Annotated[
    float, typer.Option("--patience", help="Seconds per decision of a third-party bot.")
]
Memory = Annotated[
    int, typer.Option("--memory", help="Megabytes for a third-party bot; 0: no limit.")
]


def all_cores(jobs: int | None) -> int:
    """The number of processes asked for, else one per core."""
    return jobs if jobs is not None else os.cpu_count() or 1
