"""The Python API: list games, open a table, save and replay a record.

A `Table` hands out only what a seat may see; its record alone holds everything.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from spicery.core.record import BadRecord, read_header
from spicery.core.table import Nature, Table, replayed, sample_answer
from spicery.games import UnknownGame, catalogue, find


def list_games() -> list[str]:
    """The names of all games."""
    return list(catalogue())


def open_table(
    game: str,
    seats: int,
    options: Mapping[str, object] | None = None,
    seed: int | None = None,
    nature: Nature | None = sample_answer,
) -> Table:
    """A table of a game, set up and ready to play; a seed makes it repeatable."""
    return Table(find(game), seats, options, seed, nature)


def save(table: Table, path: str | Path) -> None:
    """Write the record of a table to a file."""
    Path(path).write_text(table.record(), encoding="utf-8")


def replay(path: str | Path) -> Table:
    """The table at the end of a saved record, every line checked; BadRecord says what is wrong."""
    try:
        text = Path(path).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadRecord(1, f"the file is not UTF-8 text: {error.reason}") from error
    return replay_text(text)


def replay_text(text: str) -> Table:
    """The same for the text of a record."""
    try:
        game = find(read_header(text.split("\n")).game)
    except UnknownGame as error:
        raise BadRecord(2, str(error)) from error
    return replayed(game, text)
