"""The entries of a table's log: everything that happened there, in order.

Lines of the record are stored verbatim, so the record can be read from the log alone.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from spicery.bots import Reason
from spicery.server.messages import ClockWish

SeatKind = Literal["free", "person", "bot", "stand-in"]
ActedBy = Literal["person", "bot", "clock", "nature"]


class OpenedTable(msgspec.Struct, tag="opened", frozen=True):
    """A table was opened; always the first entry."""

    at: float  # Unix time
    game: str
    seats: int
    options: dict[str, object]
    host: str
    clock: ClockWish
    public: bool
    companion: bool = False  # played with the real box
    several: bool = False  # several seats per person


class Seated(msgspec.Struct, tag="seated", frozen=True):
    """A seat has a new occupant."""

    at: float
    seat: int
    kind: SeatKind
    name: str = ""
    guest: str = ""
    bot: str = ""


class Began(msgspec.Struct, tag="began", frozen=True):
    """The game began, under this rules version; `options` were determined only then."""

    at: float
    rules: int
    physics: str = ""  # the physics engine; empty if stand-ins are used
    options: dict[str, object] = {}


class Acted(msgspec.Struct, gc=False, tag="acted", frozen=True):
    """A line of the record; `id` comes from the client, `film` is the size of its film.

    `reasons` are what a bot gave for an action that would look absurd without them.
    If the game ended, `end` is the closing line of the record, so that the result remains the same
    even if later rules score differently.
    """

    at: float
    line: str
    by: ActedBy
    id: str = ""
    film: int = 0
    end: str = ""
    reasons: tuple[Reason, ...] = ()


class Hinted(msgspec.Struct, tag="hinted", frozen=True):
    """A seat got a hint."""

    at: float
    seat: int


class Allowed(msgspec.Struct, tag="allowed", frozen=True):
    """The host allowed or disallowed several seats per person."""

    at: float
    several: bool


class Hosted(msgspec.Struct, tag="hosted", frozen=True):
    """A guest became the host, because the previous one left."""

    at: float
    guest: str


class Removed(msgspec.Struct, tag="removed", frozen=True):
    """The host removed a guest, temporarily or permanently (`banned`)."""

    at: float
    guest: str
    banned: bool = False


class Wanted(msgspec.Struct, tag="wanted", frozen=True):
    """A guest asked for a rematch."""

    at: float
    guest: str


class Rematched(msgspec.Struct, tag="rematched", frozen=True):
    """The rematch began at another table."""

    at: float
    table: str


Entry = (
    OpenedTable | Seated | Began | Acted | Hinted | Allowed | Hosted | Removed | Wanted | Rematched
)

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Entry)


def write_entry(entry: Entry) -> str:
    """An entry as text."""
    return _ENCODER.encode(entry).decode()


def read_entry(text: str) -> Entry:
    """Parse an entry."""
    entry: Entry = _DECODER.decode(text)
    return entry
