"""The `compile` command."""

from __future__ import annotations

from time import monotonic

import typer

from spicery.cli.parsing import BadInput
from spicery.games import UnknownGame, find
from spicery.native.compiling import CannotCompile, compile_package


def run(named: str) -> None:
    """Compile a package; a game's name stands for its package."""
    try:
        package = find(named).package
    except UnknownGame:
        package = named
    typer.echo(f"Compiling {package} ...")
    begun = monotonic()
    try:
        made = compile_package(package)
    except CannotCompile as error:
        raise BadInput(str(error)) from error
    count = len(made.modules)
    typer.echo(
        f"{count} {'module' if count == 1 else 'modules'} compiled in {monotonic() - begun:.0f} s: "
        f"{', '.join(made.modules)}. {package} runs compiled from now on."
    )
