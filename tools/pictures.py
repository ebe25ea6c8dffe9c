"""Renders each game's terminal UI as SVG for the README: `python -m tools.pictures`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

from spicery.bots import bot_named
from spicery.cli.rendering import terminal_of
from spicery.core.catalog import Game
from spicery.core.rng import Rng
from spicery.core.table import Table
from spicery.games import shipped

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
NAMES = ["Ann", "Emma", "Hugo", "Nora"]
MOMENT = 28  # actions into the game


def table_at(game: Game, moves: int) -> Table:
    """A game between sensible bots, at a point where seat 0 is on turn."""
    table = Table(game, min(4, game.most), seed=11)
    bot, rng = bot_named(game, "sensible"), Rng(5)
    while not table.over and (table.version < moves or table.turn()[0] != 0):
        seat = table.turn()[0]
        table.submit(bot.choose(table.view(seat), seat, rng))
    return table


def draw(game: Game) -> str:
    """The table as seat 0 sees it, as SVG without external fonts."""
    table = table_at(game, MOMENT)
    console = Console(record=True, width=92, file=io.StringIO(), force_terminal=True)
    console.print(terminal_of(game).show(table.facts(0), 0, NAMES))
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
