"""The commands of `spicery lab` and their options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from spicery.cli.arguments import GameName, Given, Jobs, all_cores
from spicery.cli.parsing import bots_asked, options_of
from spicery.games import catalogue, find

lab = typer.Typer(no_args_is_help=True, help="Measure and fit stand-ins, weights, levels and bots.")


Runs = Annotated[
    int, typer.Option("--runs", "-r", min=20, help="How many simulations, games or batches.")
]
FitSeed = Annotated[int, typer.Option("--seed", help="For reproducible runs.")]
Write = Annotated[bool, typer.Option("--write", help="Fit again and write the result.")]


@lab.command()
def fit(
    game: GameName,
    runs: Runs = 700,
    seed: FitSeed = 0,
    write: Write = False,
) -> None:
    """Measure how well a game's stand-ins match the physics; with --write, fit them again.

    [dim]spicery lab fit alacarte[/dim]                    print their error

    [dim]spicery lab fit alacarte --write --runs 3000[/dim]   fit them again
    """
    from spicery.cli.lab_runs import CALIBRATE, run_fit

    run_fit(find(game), CALIBRATE, runs, seed, write)


@lab.command()
def learn(
    game: GameName,
    runs: Runs = 700,
    seed: FitSeed = 0,
    write: Write = False,
) -> None:
    """Measure how good a game's trained weights are; with --write, train them again.

    [dim]spicery lab learn spicy[/dim]                    calibration of odds and values

    [dim]spicery lab learn spicy --write --seed 2[/dim]   train everything again
    """
    from spicery.cli.lab_runs import TRAIN, run_fit

    run_fit(find(game), TRAIN, runs, seed, write)


@lab.command()
def steadiness(
    out: Annotated[Path | None, typer.Option("--out", help="Write the page here.")] = None,
    runs: Annotated[int, typer.Option("--runs", "-r", min=10, help="Throws of each kind.")] = 400,
    seed: Annotated[int, typer.Option("--seed", help="For reproducible throws.")] = 0,
) -> None:
    """Measure how far hands of each grade miss; writes the page docs/steadiness.md."""
    from spicery.cli.lab_runs import write_steadiness

    write_steadiness(out, runs, seed)


@lab.command()
def ladder(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="Only these.")
    ] = None,
    step: Annotated[
        int, typer.Option("--step", help="Games between each level and the one below.")
    ] = 400,
    field: Annotated[int, typer.Option("--field", help="Games between all levels.")] = 1200,
    seats: Annotated[int, typer.Option("--seats", "-n", help="Seats at each table.")] = 4,
    seed: Annotated[
        int,
        typer.Option("--seed", help="For reproducible deals; timed searches may still differ."),
    ] = 0,
    jobs: Jobs = None,
    work: Annotated[
        Path, typer.Option("--work", help="Folder for the matches; resumes from it.")
    ] = Path("build/ladder"),
    out: Annotated[Path | None, typer.Option("--out", help="Write the page here.")] = None,
) -> None:
    """Measure how strong the levels of each game are; writes the page docs/ladder.md."""
    from spicery.cli.lab_runs import write_ladder
    from spicery.lab.ladder import Length

    chosen = [find(name) for name in games] if games else list(catalogue().values())
    write_ladder(chosen, Length(step, field, seats, seed), all_cores(jobs), work, out)


@lab.command()
def exploit(
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", "-b", help="Names, separated by commas.")] = "",
    option: Given = None,
    rounds: Annotated[int, typer.Option("--rounds", min=1, help="Iterations of CFR+.")] = 400,
    asks: Annotated[
        int,
        typer.Option(
            "--asks", min=1, help="Samples per decision of a bot that cannot state its odds."
        ),
    ] = 50,
    seed: Annotated[int, typer.Option("--seed", help="For reproducible samples.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Measure the exploitability of each bot, exactly, on a miniature of the game.

    [dim]spicery lab exploit spicy[/dim]                       all bots, in a few minutes

    [dim]spicery lab exploit spicy --bots tomcat,sensible[/dim]   in seconds: these state their odds
    """
    from spicery.cli.exploit import run

    chosen = find(game)
    names = bots_asked(chosen, bots) if bots else []
    run(chosen, names, options_of(chosen, option or []), (rounds, asks, seed), as_json)
