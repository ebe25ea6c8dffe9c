"""The store interface: an append-only log per table, with numbered entries.

Optimistic concurrency: an append names the entry number it expects to write next; of two appends
with the same number, one is Stale.  Once `append` returns, the entries survive a power cut.
Several processes may share a store; `watch` reports what the others write.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

NO_FILMS: Mapping[int, bytes] = {}
OnAppend = Callable[[str, int], None]  # a table, and the new length of its log


class Stale(Exception):
    """Another process wrote first; the log is longer than expected."""


class StoreError(Exception):
    """The store failed, for example because the disk is full; nothing was written."""


class Damaged(Exception):
    """An entry of a log is missing, although later ones exist."""

    def __init__(self, number: int, before: list[str]) -> None:
        super().__init__(f"entry {number} of the log is missing")
        self.number = number
        self.before = before  # the requested entries before it


@dataclass(frozen=True)
class Card:
    """A table as the lobby lists it, and whose it is."""

    listed: bool
    text: str  # opaque to the store
    guests: frozenset[str] = frozenset()  # whose list of tables it is on
    over: bool = False


@dataclass(frozen=True)
class ListedTable:
    """A table on a guest's list: the length of its log, and a note taken at some length."""

    table: str
    length: int
    note: str = ""  # opaque to the store
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
        """Write entries from number `expected` on; Stale if the log has another length.

        Films, by the table's versions, are written with the entries or not at all.
        """

    async def film(self, table: str, number: int) -> bytes | None:
        """The film of a version of a table; None if there is none."""

    async def read(self, table: str, since: int = 0) -> list[str]:
        """The entries of a table from number `since` on; empty if there is no such table.

        Damaged if one is missing in between.
        """

    def watch(self, on_append: OnAppend) -> Callable[[], None]:
        """Call `on_append` after every append by any process; returns how to unsubscribe."""

    async def lobby(self, most: int) -> list[tuple[str, str]]:
        """The listed tables and their cards, latest first."""

    async def tables_of(self, guest: str, most: int) -> list[ListedTable]:
        """The tables with a guest on their card: unfinished ones first, then the latest."""

    async def alone_at(self, guest: str, most: int) -> int:
        """How many unfinished tables a guest has alone, counted up to a limit.

        Hidden tables do not count.
        """

    async def put_away(self, guest: str, table: str, length: int) -> None:
        """Take a table off a guest's list until its log is longer than this."""

    async def note(self, table: str, length: int, text: str) -> None:
        """Cache the summary of a log of this length, so that it need not be read again."""

    async def attend(self, table: str, guest: str, process: str, at: float | None) -> None:
        """Record that a guest is connected to a table in a process; None: no longer."""

    async def alive(self, process: str, at: float) -> None:
        """Heartbeat of a process: renews the presence of its guests."""

    async def attends(self, table: str, guest: str, since: float, but: str = "") -> bool:
        """Whether a guest is connected to a table in a live process other than `but`."""

    async def attending(
        self, tables: Sequence[str], since: float, but: str
    ) -> list[tuple[str, str, float]]:
        """Guests connected to these tables in other processes, with the last heartbeat."""

    async def admit(self, who: Identity, key: str) -> None:
        """Add a guest, with the digest of their secret."""

    async def rename(self, who: str, name: str) -> None:
        """Rename a guest."""

    async def who(self, key: str) -> Identity | None:
        """The guest whose secret has this digest."""

    async def offer(self, who: str, code: str, until: float) -> None:
        """Offer a one-time code, by its digest, to link another device to a guest."""

    async def claim(self, code: str, key: str, now: float) -> Identity | None:
        """Redeem a code: another secret identifies its guest too."""

    async def pulse(self, at: float) -> None:
        """A small durable write, as a health check."""

    async def close(self) -> None:
        """Write whatever is queued, then close."""
