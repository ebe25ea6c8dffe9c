"""What a store is: for each table a log that only grows, with a number for each entry.

An append names the number it expects to write; of two that name the same, one is Stale.  When
`append` returns, the entries survive a power cut.  Several processes may use one store: who
wants to hear what the others wrote watches.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

NO_FILMS: Mapping[int, bytes] = {}
Told = Callable[[str, int], None]  # a table, and how many entries its log has now


class Stale(Exception):
    """Somebody else wrote first; the log is longer than was thought."""


class Broken(Exception):
    """Nothing was written: the disk is full, or gone."""


class Damaged(Exception):
    """An entry of a log is missing, although later ones are there."""

    def __init__(self, number: int, before: list[str]) -> None:
        super().__init__(f"entry {number} of the log is missing")
        self.number = number
        self.before = before  # the entries that were asked for, up to it


@dataclass(frozen=True)
class Card:
    """How a table stands in the lobby, and whose it is."""

    listed: bool
    text: str  # the server's own words; the store does not read them
    guests: frozenset[str] = frozenset()  # who has it among the tables of their own
    over: bool = False


@dataclass(frozen=True)
class Held:
    """A table of somebody's own: how long its log is, and what was noted at what length."""

    table: str
    length: int
    note: str = ""  # the server's own words
    noted: int = -1


@dataclass(frozen=True)
class Identity:
    """A guest."""

    id: str
    name: str


class Store(Protocol):
    """The durable log and the guests."""

    def append(
        self,
        table: str,
        expected: int,
        entries: Sequence[str],
        card: Card | None = None,
        films: Mapping[int, bytes] = NO_FILMS,
    ) -> Awaitable[None]:
        """Write entries number `expected` and on; Stale if the log has another length.

        What is kept beside them, by the table's own numbers, is written with them or not at all.
        """

    async def film(self, table: str, number: int) -> bytes | None:
        """What was kept under a number of a table; None if nothing was."""

    async def read(self, table: str, since: int = 0) -> list[str]:
        """The entries of a table from number `since` on; none if there is no such table.

        Damaged if one is missing in between.
        """

    def watch(self, told: Told) -> Callable[[], None]:
        """Be called after every append by anybody; the answer ends it."""

    async def lobby(self, most: int) -> list[tuple[str, str]]:
        """The listed tables and their cards, the latest first."""

    async def tables_of(self, guest: str, most: int) -> list[Held]:
        """The tables with a guest on their card: unfinished ones first, then the latest."""

    async def alone_at(self, guest: str, most: int) -> int:
        """How many unfinished tables nobody but this guest has, counted up to a limit.

        Those that were put away do not count.
        """

    async def put_away(self, guest: str, table: str, length: int) -> None:
        """Take a table from those of a guest, until its log is longer than that."""

    async def note(self, table: str, length: int, text: str) -> None:
        """Keep what a log of this length adds up to, so that it need not be read for it again."""

    async def attend(self, table: str, guest: str, process: str, at: float | None) -> None:
        """A guest is connected to a table in a process since then; None: no longer."""

    async def alive(self, process: str, at: float) -> None:
        """A process is there; whoever was connected to it still is."""

    async def attends(self, table: str, guest: str, since: float, but: str = "") -> bool:
        """Whether a guest is at a table in a process, `but` not that one, there after that time."""

    async def attending(
        self, tables: Sequence[str], since: float, but: str
    ) -> list[tuple[str, str, float]]:
        """Tables, of those named, and guests who are there in other processes than `but`.

        With the time of the last sign of such a process.
        """

    async def admit(self, who: Identity, key: str) -> None:
        """A new guest, and the digest of the secret that proves it."""

    async def rename(self, who: str, name: str) -> None:
        """A guest's new name."""

    async def who(self, key: str) -> Identity | None:
        """The guest with that digest of a secret."""

    async def offer(self, who: str, code: str, until: float) -> None:
        """A digest of a code that another device may claim this guest with, once."""

    async def claim(self, code: str, key: str, now: float) -> Identity | None:
        """Use up a code, and let another secret prove its guest too."""

    async def pulse(self, at: float) -> None:
        """Write something small for good, to see whether that can be done now."""

    async def close(self) -> None:
        """Write what is waiting, and end."""
