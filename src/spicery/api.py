"""The front door for Python: list games, open a table, save and replay a record.

What a `Table` hands out is what a seat may see; only its record holds everything.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from spicery.core.record import BadRecord, read_header
from spicery.core.table import Nature, Table, drawn, replayed
from spicery.games import UnknownGame, catalogue, find


def list_games() -> list[str]:
    """The names of all games."""
    return list(catalogue())


def open_table(
    game: str,
    seats: int,
    options: Mapping[str, object] | None = None,
    seed: int | None = None,
    nature: Nature | None = drawn,
) -> Table:
    """A table of a game, set up and ready; without a seed no two are alike."""
    return Table(find(game), seats, options, seed, nature)


def save(table: Table, path: str | Path) -> None:
    """Write the record of a table to a file."""
    Path(path).write_text(table.record(), encoding="utf-8")


def replay(path: str | Path) -> Table:
    """The table at the end of a saved record, every line checked; BadRecord says what is wrong."""
    try:
        text = Path(path).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadRecord(1, f"the file is not text: {error.reason}") from error
    return replay_text(text)


def replay_text(text: str) -> Table:
    """The same for a record that is already in hand."""
    try:
        game = find(read_header(text.split("\n")).game)
    except UnknownGame as error:
        raise BadRecord(2, str(error)) from error
    return replayed(game, text)
