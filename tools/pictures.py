"""Draws a picture of each game's table at the terminal: `python -m tools.pictures`."""

from __future__ import annotations

import io
import re
from importlib import import_module
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

from spicery.bots import bot_named
from spicery.core.catalog import Game
from spicery.core.rng import Rng
from spicery.core.table import Table
from spicery.games import shipped

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
NAMES = ["Ann", "Emma", "Hugo", "Nora"]
MOMENTS = {"spicy": 28, "safranito": 20, "alacarte": 60}  # actions into the game


def table_at(game: Game, moves: int) -> Table:
    """A game of sensible bots, some way in, at a moment when seat 0 is asked."""
    table = Table(game, min(4, game.most), seed=11)
    bot, rng = bot_named(game, "sensible"), Rng(5)
    while not table.over and (table.version < moves or table.turn()[0] != 0):
        seat = table.turn()[0]
        table.submit(bot.choose(table.view(seat), seat, rng))
    return table


def draw(game: Game) -> str:
    """The table as seat 0 sees it, as a picture with no fonts from elsewhere."""
    table = table_at(game, MOMENTS.get(game.name, 20))
    console = Console(record=True, width=92, file=io.StringIO(), force_terminal=True)
    terminal = import_module(f"{game.package}.terminal")
    console.print(terminal.show(table.facts(0), 0, NAMES))
    svg = console.export_svg(title=game.title, theme=MONOKAI, unique_id=game.name)
    svg = re.sub(r"@font-face\s*{[^}]*}|<!--.*?-->", "", svg)
    return svg.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")


def main() -> None:
    """Write a picture for every game."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in shipped().values():
        (FOLDER / f"{game.name}.svg").write_text(draw(game), encoding="utf-8")


if __name__ == "__main__":
    main()
