"""What there is to play, and the rules of it."""

from __future__ import annotations

import json

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from spicery.bots import bots_of
from spicery.cli.asked import BadInput
from spicery.core.catalog import Game, clauses
from spicery.core.options import Option
from spicery.games import catalogue

RULES = "RULES.md"
LONG = 30  # signs of a default that fit its column


def show_games(console: Console) -> None:
    """Every game with its options and bots."""
    for game in catalogue().values():
        head = Text(f"{game.title}", style="bold").append(f"  ({game.name})", style="dim")
        head.append(f"  {game.fewest} to {game.most} seats", style="")
        console.print(head)
        console.print(f"  bots: {', '.join(bots_of(game))}", markup=False)
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        for column in ("  option", "default", "takes"):
            grid.add_column(column, overflow="fold")
        for option in game.options:
            default = default_of(option)
            takes = option.accepts + (", or @FILE" if option.load else "")
            grid.add_row(Text(f"  {option.name}"), Text(default), Text(takes))
        console.print(grid)
        console.print()
    console.print("Try: spicery play " + next(iter(catalogue()), "GAME"), style="dim")


def default_of(option: Option) -> str:
    """What holds when nothing is said; of a long list only how long it is."""
    if option.default is None:
        return "–"
    text = json.dumps(option.default, ensure_ascii=False)
    if len(text) > LONG and isinstance(option.default, list | tuple):
        return f"{len(option.default)} of them"
    return text


def rules_text(game: Game) -> str:
    """The rules of a game."""
    try:
        return game.file(RULES)
    except OSError as error:
        raise BadInput(f"{game.name} has no {RULES}") from error


def clause_of(game: Game, name: str) -> str:
    """The text of one clause; empty if the rules have none."""
    try:
        return clauses(game.file(RULES)).get(name, "")
    except OSError:
        return ""


def show_rules(console: Console, game: Game, wanted: str) -> None:
    """All the rules; or one clause; or every clause with a word."""
    text = rules_text(game)
    if not wanted:
        console.print(Markdown(text))
        return
    known = clauses(text)
    if wanted.upper() in known:
        found = {wanted.upper(): known[wanted.upper()]}
    else:
        found = {name: said for name, said in known.items() if wanted.lower() in said.lower()}
    if not found:
        raise BadInput(f"the rules of {game.name} have no clause '{wanted}', nor a word like it")
    console.print(Markdown("\n".join(f"- **{name}** {said}" for name, said in found.items())))
