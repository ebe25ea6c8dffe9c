"""The commands and their options; bad input gives one sentence and exit code 2."""

from __future__ import annotations

import io
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from typer.core import TyperGroup

from spicery.bots import MEMORY, PATIENCE, UnknownBot, with_hands
from spicery.cli.arguments import GameName, Given, Jobs, Memory, Patience, Seats, Seed, all_cores
from spicery.cli.lab_commands import lab
from spicery.cli.parsing import (
    BadInput,
    ask_game,
    bots_asked,
    bots_at,
    claim,
    names_at,
    options_of,
    seat_names,
    seats_at,
    seed_or_chance,
    with_proposals,
    write_text,
)
from spicery.core.catalog import BadSeats, Game
from spicery.core.catalog.datafile import BadData
from spicery.core.catalog.options import BadOption
from spicery.core.record import BadRecord
from spicery.core.table import ONLOOKER, Table
from spicery.games import UnknownGame, find

BAD = (BadInput, BadData, BadOption, BadRecord, BadSeats, UnknownBot, UnknownGame)
BAD_INPUT = 2
INTERRUPTED = 130


class FriendlyErrors(TyperGroup):
    """Reports bad input in a sentence instead of a traceback."""

    def invoke(self, ctx: Any) -> Any:
        """Run a command."""
        try:
            return super().invoke(ctx)
        except BAD as error:
            typer.echo(f"spicery: {error}", err=True)
            raise typer.Exit(BAD_INPUT) from error
        except KeyboardInterrupt:
            typer.echo("", err=True)
            raise typer.Exit(INTERRUPTED) from None


app = typer.Typer(
    cls=FriendlyErrors,
    name="spicery",
    no_args_is_help=True,
    rich_markup_mode="rich",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(lab, name="lab")


def tell_version(wanted: bool) -> None:
    """Print the version and exit."""
    if wanted:
        typer.echo(f"spicery {version('spicery')}")
        raise typer.Exit


@app.callback()
def spicery(
    _version: Annotated[
        bool,
        typer.Option("--version", callback=tell_version, is_eager=True, help="Print the version."),
    ] = False,
) -> None:
    """Three spice games at one table: play them, let bots play them, replay them.

    [dim]spicery play[/dim]                       choose a game, play against bots

    [dim]spicery play spicy --people 2[/dim]      two people at one keyboard, and bots

    [dim]spicery simulate spicy -g 1000[/dim]     let bots play a thousand games

    [dim]spicery arena spicy -b tiger,tomcat[/dim]   measure how strong bots are

    [dim]spicery replay my.record[/dim]           replay a saved game
    """


@app.command()
def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Asked for if missing.")
    ] = None,
    seats: Seats = None,
    people: Annotated[int, typer.Option("--people", "-p", help="People at this keyboard.")] = 1,
    bots: Annotated[str, typer.Option("--bots", help="Names of bots, separated by commas.")] = "",
    names: Annotated[
        str, typer.Option("--names", help="Names for the seats, separated by commas.")
    ] = "",
    option: Given = None,
    seed: Seed = None,
    out: Annotated[Path | None, typer.Option("--out", help="Save the record here.")] = None,
) -> None:
    """Play at this terminal, against bots or with others at the same keyboard.

    [dim]spicery play spicy[/dim]                                    you and three bots

    [dim]spicery play spicy --people 2 --seats 3 --names Ann,Ben[/dim]   two people and a bot

    [dim]spicery play spicy -o 'variants=["copy cat"]' --out my.record[/dim]
    """
    from spicery.cli.play import PlayersLeft, TerminalGame

    chosen = find(game or ask_game())
    count = seats_at(chosen, seats, people)
    derived_seed = seed_or_chance(seed)
    named = bots_asked(chosen, bots)
    ask = input if people and sys.stdin.isatty() else None
    wished = with_proposals(chosen, count, options_of(chosen, option or []), ask)
    given = with_hands(chosen, wished, bots_at(count, people, named))
    table = Table(chosen, count, given, seed=derived_seed)
    sitting = TerminalGame(
        table,
        names_at(count, people, names),
        people,
        named,
        derived_seed,
    )
    if out:
        claim(out)
    try:
        sitting.play()
    except PlayersLeft:
        typer.echo("Goodbye.")
    except KeyboardInterrupt:
        typer.echo("\nGoodbye.")
        raise
    finally:
        if out:
            write_text(out, table.record())
            typer.echo(f"The record was saved to {out}; to replay it: spicery replay {out}")


@app.command()
def simulate(
    game: GameName,
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", "-g", help="How many games.")] = 100,
    bots: Annotated[str, typer.Option("--bots", "-b", help="Names, separated by commas.")] = "",
    seed: Annotated[int, typer.Option("--seed", help="For reproducible deals.")] = 0,
    option: Given = None,
    out: Annotated[
        Path | None, typer.Option("--out", help="Save the records: a folder, or one file.")
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", help="Number of processes.")] = 1,
    patience: Patience = PATIENCE,
    memory: Memory = MEMORY,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Let bots play many games, and report win rates with confidence intervals.

    [dim]spicery simulate spicy --games 1000 --bots random --jobs 2[/dim]

    [dim]spicery simulate spicy -n 2 -g 200 --out records/ --json[/dim]
    """
    from spicery.cli.simulate import run
    from spicery.lab import Match

    chosen = find(game)
    names = tuple(bots_asked(chosen, bots))
    given = options_of(chosen, option or [])
    count = seats_at(chosen, seats)
    match = Match(chosen.name, count, games, names, seed, given, patience=patience, memory=memory)
    run(match, jobs, out, as_json)


@app.command()
def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option("--bots", "-b", help="Names, separated by commas; module:Class for yours."),
    ],
    games: Annotated[
        int, typer.Option("--games", "-g", help="How many games; rounded up to whole deals.")
    ] = 200,
    seats: Seats = None,
    seed: Annotated[int, typer.Option("--seed", help="For reproducible deals.")] = 0,
    option: Given = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", help="Folder for games, records and the report; resumes from it."),
    ] = None,
    records: Annotated[bool, typer.Option(help="Save the record of every game.")] = True,
    jobs: Jobs = None,
    patience: Patience = PATIENCE,
    memory: Memory = MEMORY,
    ray: Annotated[
        str,
        typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster; 'local' starts one."),
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Measure bots against each other: paired deals, every rotation of the seats, ratings.

    [dim]spicery arena spicy --bots tiger,panther,sensible --games 600 --out ring/[/dim]

    [dim]spicery arena spicy -n 2 --bots tiger,mypackage.mybot:Bot[/dim]
    """
    from spicery.cli.arena import run
    from spicery.lab import Match

    chosen = find(game)
    names = tuple(bots_asked(chosen, bots))
    given = options_of(chosen, option or [])
    count = seats_at(chosen, seats)
    match = Match(chosen.name, count, games, names, seed, given, True, patience, memory)
    run(match, all_cores(jobs), out, records, ray, as_json)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    seat: Annotated[
        int | None, typer.Option("--seat", help="Show this seat's view; default: onlooker.")
    ] = None,
    open_: Annotated[bool, typer.Option("--open", help="Show everything.")] = False,
    all_: Annotated[bool, typer.Option("--all", help="Print all steps without stopping.")] = False,
    number: Annotated[
        int, typer.Option("--game", help="Which game, if the file contains several.")
    ] = 1,
    names: Annotated[
        str, typer.Option("--names", help="Names for the seats, separated by commas.")
    ] = "",
) -> None:
    """Replay a recorded game, step by step.

    [dim]spicery replay my.record[/dim]            step with Enter

    [dim]spicery replay my.record --seat 0 --all[/dim]
    """
    from spicery.cli.replay import Viewer, game_in, stops
    from spicery.core.record.replay import OPEN

    recorded = game_in(file, number)
    count = recorded.header.seats
    if seat is not None and not 0 <= seat < count:
        raise BadInput(f"seat {seat} does not exist; seats are 0 to {count - 1}")
    eyes = OPEN if open_ else ONLOOKER if seat is None else seat
    viewer = Viewer(recorded, seat_names(count, names), eyes)
    if all_ or not stops():
        viewer.print_all()
    else:
        viewer.walk()


@app.command()
def serve(
    host: Annotated[str, typer.Option("--host", help="Address to listen on; 0.0.0.0: all.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="0: any free port.")] = 8000,
    data: Annotated[
        Path | None, typer.Option("--data", help="Data folder; default: in your home folder.")
    ] = None,
    browser: Annotated[
        bool | None,
        typer.Option("--open/--no-open", help="Open a browser; default: if there is a screen."),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", help="Another site whose pages may use this server."),
    ] = None,
    secure: Annotated[
        bool, typer.Option("--secure", help="Clients connect over https only, through a proxy.")
    ] = False,
    physics: Annotated[
        int,
        typer.Option(
            "--physics", min=0, max=64, help="Physics processes; 0: statistical stand-ins."
        ),
    ] = 1,
    shakers: Annotated[
        int, typer.Option("--shakers", min=0, max=64, help="Shakers that may be held live at once.")
    ] = 4,
    names: Annotated[
        list[str] | None,
        typer.Option(
            "--host-name",
            metavar="NAME",
            help="A domain name people reach this server by; may be repeated.",
        ),
    ] = None,
    proxies: Annotated[
        list[str] | None,
        typer.Option(
            "--trusted-proxies",
            metavar="ADDRESS[,ADDRESS]",
            help="Proxies (addresses or networks) whose X-Forwarded headers are trusted.",
        ),
    ] = None,
    public_url: Annotated[
        str,
        typer.Option(
            "--public-url",
            metavar="URL",
            help="The address in invitations, if it differs from what the server can see.",
        ),
    ] = "",
) -> None:
    """Start the server: play in the browser, with friends and bots.

    [dim]spicery serve[/dim]                          for this machine only

    [dim]spicery serve --host 0.0.0.0 --port 80[/dim]  for everybody who can reach it

    [dim]spicery serve --secure --public-url https://example.org --trusted-proxies 127.0.0.1[/dim]

    is for a server behind a proxy; see docs/hosting.md.
    """
    from spicery.cli.serve import AccessOptions, run

    access = AccessOptions.of(origin or [], names or [], proxies or [], public_url, secure=secure)
    run(host, port, data, browser, access, physics, shakers)


@app.command(name="compile")
def compile_(
    package: Annotated[
        str, typer.Argument(metavar="PACKAGE", help="The package of a game, or the game's name.")
    ],
) -> None:
    """Compile a game of another package, so that it runs as fast as ours; needs a C compiler.

    If its rules or Spicery change, it runs interpreted until it is compiled again.
    """
    from spicery.cli.compile import run

    run(package)


@app.command()
def games() -> None:
    """Every game: seats, options, bots, and whether it runs compiled."""
    from spicery.cli.info import show_games

    show_games(Console(highlight=False))


@app.command()
def rules(
    game: GameName,
    wanted: Annotated[
        list[str] | None, typer.Argument(metavar="CLAUSE|WORD", help="Only these.")
    ] = None,
) -> None:
    """Show the rules of a game, some clauses, or every clause that contains a word.

    [dim]spicery rules spicy S10[/dim]

    [dim]spicery rules spicy trophy[/dim]
    """
    from spicery.cli.info import show_rules

    chosen: Game = find(game)
    show_rules(Console(highlight=False), chosen, " ".join(wanted or []))


def main() -> None:
    """The entry point."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without such characters shows '?'
    try:
        app()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
