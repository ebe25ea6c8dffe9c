"""The entries of a table's log: everything that ever happened at it, in order.

Lines of the record are kept as they are, so that a record is read from the log alone.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from spicery.server.messages import ClockWish

Kind = Literal["free", "person", "bot", "stand-in"]
By = Literal["person", "bot", "clock", "nature"]


class OpenedTable(msgspec.Struct, tag="opened", frozen=True):
    """A table was opened; always the first entry."""

    at: float  # seconds since 1970
    game: str
    seats: int
    options: dict[str, object]
    host: str
    clock: ClockWish
    public: bool
    companion: bool = False  # people with the real box say what chance did
    several: bool = False  # one person may take several seats


class Seated(msgspec.Struct, tag="seated", frozen=True):
    """Who has a seat from now on."""

    at: float
    seat: int
    kind: Kind
    name: str = ""
    guest: str = ""
    bot: str = ""


class Began(msgspec.Struct, tag="began", frozen=True):
    """The game began, by this version of its rules; `options` were settled only now."""

    at: float
    rules: int
    physics: str = ""  # the engine that settles throws and motions; empty where chance does
    options: dict[str, object] = {}


class Acted(msgspec.Struct, gc=False, tag="acted", frozen=True):
    """A line of the record; `id` as the client gave it; `film`: bytes of what is kept beside it.

    `end` is the closing line of the record where the game ended with this: later rules may count
    otherwise, and a result stays what it was.
    """

    at: float
    line: str
    by: By
    id: str = ""
    film: int = 0
    end: str = ""


class Hinted(msgspec.Struct, tag="hinted", frozen=True):
    """Somebody was given a hint for a seat."""

    at: float
    seat: int


class Allowed(msgspec.Struct, tag="allowed", frozen=True):
    """The host said whether one person may take several seats."""

    at: float
    several: bool


class Hosted(msgspec.Struct, tag="hosted", frozen=True):
    """A guest is the host from now on, because the one before has left."""

    at: float
    guest: str


class Removed(msgspec.Struct, tag="removed", frozen=True):
    """The host removed a guest: not to sit here for a while, or never again (`banned`)."""

    at: float
    guest: str
    banned: bool = False


class Wanted(msgspec.Struct, tag="wanted", frozen=True):
    """A guest asked for another game with the same seats."""

    at: float
    guest: str


class Rematched(msgspec.Struct, tag="rematched", frozen=True):
    """The same people went on at another table."""

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
    """The entry that a text holds."""
    entry: Entry = _DECODER.decode(text)
    return entry
