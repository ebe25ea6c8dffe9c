"""Tables whose log is written by hand: played under older rules, or as a record says."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from spicery.server.persistence.entries import Acted, Began, Entry, write_entry
from spicery.store import Card, SqliteStore
from tests.server.live_server import Guest, log_of, serving

FOLDER = Path(__file__).resolve().parents[1] / "older"
SPICY = (FOLDER / "spicy-1-second-trophy.record").read_text(encoding="utf-8")
ALACARTE = (FOLDER / "alacarte-1-seven-dishes.record").read_text(encoding="utf-8")


def older_log(record: str, lines: int | None, end: str, rules: int) -> list[str]:
    """The log a server wrote under these rules: a game, or its beginning."""
    acted = [line for line in record.split("\n")[5:] if line and not line.startswith("over ")]
    entries: list[Entry] = [
        Began(2.0, rules),
        *[Acted(3.0, line, "nature" if line[0] == "n" else "person") for line in acted[:lines]],
    ]
    if end:
        entries[-1] = Acted(3.0, acted[-1], "person", end=end)
    return [write_entry(entry) for entry in entries]


@contextmanager
def updated(
    folder: Path,
    game: str,
    record: str,
    lines: int | None = None,
    end: str = "",
    dist: Path | None = None,
    rules: int = 1,
    **wish: Any,
) -> Iterator[tuple[Guest, str]]:
    """A game of Ann and Bea at one screen under these rules; then the server was updated."""
    with serving(folder) as server:
        ann = server.guest("Ann")
        table = ann.open(game, sit=["Ann", "Bea"], several=True, **wish)
    entries = older_log(record, lines, end, rules)

    async def write() -> None:
        store = SqliteStore(folder / "tables.sqlite")
        log = log_of(folder, table)
        shown = dict(await store.lobby(9)).get(table)
        text = json.dumps({**json.loads(shown), "started": True}) if shown else ""
        card = Card(True, text, frozenset({log[0]["host"]})) if shown else None
        await store.append(table, len(log), entries, card)
        await store.close()

    with ThreadPoolExecutor(1) as apart:  # a browser's tests have a loop of their own
        apart.submit(lambda: asyncio.run(write())).result()
    with serving(folder, dist=dist, bot_delay=0.02) as server:
        ann.server = server
        yield ann, table
