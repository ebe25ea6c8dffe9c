"""Renders events as sentences, using each game's terminal UI."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Protocol, cast

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from spicery.cli.plain_terminal import PlainTerminal
from spicery.core.catalog import Game
from spicery.core.game import State


class Terminal(Protocol):
    """A game's terminal UI: the module `ui.terminal` in its package."""

    def show(self, facts: dict[str, object], seat: int, names: Sequence[str]) -> RenderableType:
        """The table as that seat sees it."""

    def tell(self, name: str, words: Sequence[str], names: Sequence[str]) -> str:
        """A sentence for an event; empty if it is not worth a line."""

    def menu(self, view: State, seat: int) -> list[tuple[str, str]]:
        """Labels and action texts; ` > ` separates menu levels, two spaces a remark."""

    def hear(self, view: State, seat: int, typed: str) -> str | None:
        """A shorthand as an action text."""


def terminal_of(game: Game) -> Terminal:
    """The terminal of a game."""
    found = game.part("ui.terminal")
    return cast("Terminal", found) if found else PlainTerminal(game)


def split_event(event: str) -> tuple[str, list[str]]:
    """The name of an event and its words, public then secret, from its text."""
    shown, _, secret = event.partition(" {")
    name, *words = shown.split()
    return name, words + secret.partition(" : ")[0].split()


def sentences(terminal: Terminal, events: Iterable[str], names: Sequence[str]) -> str:
    """One line for the events of an action; repeated events of one seat are joined."""
    lines: list[str] = []
    for _, run in groupby(map(split_event, events), key=lambda event: (event[0], event[1][:1])):
        told = [(terminal.tell(name, words, names), words) for name, words in run]
        lines.append(joined([(sentence, words) for sentence, words in told if sentence]))
    return " ".join(line for line in lines if line)


def joined(told: list[tuple[str, list[str]]]) -> str:
    """Sentences as one, if only their last word differs: `Ann drew chili 7, pepper 2.`"""
    said = [sentence for sentence, _ in told]
    if len(said) < 2:
        return "".join(said)
    if len(set(said)) == 1:
        return f"{said[0].removesuffix('.')} (×{len(said)})."
    ends = [words[-1].replace("-", " ") for _, words in told if words]
    heads = [s.removesuffix(f"{end}.") for s, end in zip(said, ends, strict=False)]
    if len(ends) < len(said) or len(set(heads)) > 1 or heads[0] == said[0]:
        return " ".join(said)
    return f"{heads[0]}{', '.join(ends)}."


def bulleted(lines: Iterable[tuple[str, str]]) -> Grid:
    """Lines with a mark before each, wrapped beside it."""
    grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
    grid.add_column(style="dim", justify="right")
    grid.add_column(overflow="fold")
    for mark, line in lines:
        grid.add_row(mark, Text(line))
    return grid


def scores_table(names: Sequence[str], scores: Sequence[int], winners: Sequence[int]) -> Grid:
    """How a game ended."""
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    grid.add_column("")
    grid.add_column("player")
    grid.add_column("points", justify="right")
    for seat in sorted(range(len(names)), key=lambda seat: (seat not in winners, -scores[seat])):
        won = seat in winners
        style = "bold" if won else ""
        grid.add_row("★" if won else " ", Text(names[seat], style=style), str(scores[seat]))
    return grid


def winners_sentence(names: Sequence[str], winners: Sequence[int]) -> str:
    """Who won."""
    who = [names[seat] for seat in winners]
    return f"{who[0]} wins." if len(who) == 1 else f"{', '.join(who[:-1])} and {who[-1]} win."
