"""HTTP request and response bodies; `server/http/openapi.py` lists the endpoints.

Errors are a Fault with a status of 400 or above.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from spicery.server.messages.outbound import Clock, Seat


class Me(msgspec.Struct):
    """The guest of this browser; not `known` until a name is chosen."""

    known: bool
    name: str = ""


class Naming(msgspec.Struct):
    """Register or rename a guest."""

    name: str


class Code(msgspec.Struct):
    """A one-time code that links another device, valid for some seconds."""

    code: str
    seconds: int


class Claim(msgspec.Struct):
    """A code, entered on the other device."""

    code: str


class OptionAbout(msgspec.Struct):
    """One option of a game; `kind` determines its form control."""

    name: str
    default: object
    accepts: str  # in English
    kind: Literal["tick", "number", "numbers", "choice", "some", "own"]
    low: int  # bounds of a number
    high: int
    most: int  # length of a list
    words: list[str]  # of a choice or list
    repeat: str  # the one word that may occur more than once in a list
    proposed: dict[str, object]  # proposals of the rule book, by number of seats


class EventAbout(msgspec.Struct):
    """A kind of event and its fields, public ones first; the last `cycle` repeat."""

    name: str
    public: list[str]
    secret: list[str]
    cycle: int


class Telling(msgspec.Struct):
    """Events of a game as text: sent in the record's notation, returned with what they imply.

    At a companion table it says where a chip would count, before people report that it lies there.
    """

    events: list[str]


class GameAbout(msgspec.Struct):
    """A game in the catalogue."""

    name: str
    title: str
    version: int
    fewest: int
    most: int
    options: list[OptionAbout]
    bots: list[str]
    levels: list[str]  # of bots, weakest first
    styles: list[str]  # of each level; empty if there are no levels
    usual: str  # the default bot
    events: list[EventAbout]
    companion: bool = False  # can be played with the real box
    rules: bool = False  # has a RULES.md; `/api/games/{game}/rules` is its text


class LobbyTable(msgspec.Struct):
    """A public table that can be joined or watched."""

    id: str
    game: str
    title: str
    seats: list[Seat]
    started: bool
    clock: Clock


class OwnTable(msgspec.Struct):
    """A table where this guest has a seat or is the host."""

    id: str
    game: str
    title: str
    seats: list[Seat]
    host: bool
    started: bool
    over: bool
    waiting: list[int]  # the seats the game is waiting for
    turn: bool  # whether one of them is this guest's, without a stand-in
    ago: float  # seconds since the current question was asked
    left: float | None = None  # seconds until the deadline, at a relaxed table
    winners: list[int] | None = None
    spare: bool = False  # nobody else still plays here, so it can be removed from the list
    halted: bool = False  # begun under older rules and unfinished; it cannot be continued
    damaged: bool = False  # its log is damaged, so it cannot be opened


class ClockWish(msgspec.Struct):
    """The requested clock (seconds; 0: the default of the kind)."""

    kind: Literal["none", "relaxed", "live"] = "none"
    move: float = 0
    reaction: float = 0
    lag: float = -1  # the lag allowance (fairness.md); -1: default


class Opening(msgspec.Struct):
    """Open a table; the sender is the host and gets the first seats.

    `sit` names the people at this screen ("": the guest's own name); several make it a hot seat,
    and with none the host only watches.  `bots` take the next seats, in this order: a level, which
    may name its style (`level/style`), another bot, or "" for the default level.  `start` begins
    immediately, with `bot` in every seat that is still free.
    """

    game: str
    seats: int
    options: dict[str, object] = {}
    clock: ClockWish = msgspec.field(default_factory=ClockWish)
    public: bool = False
    sit: list[str] = msgspec.field(default_factory=lambda: [""])
    bots: list[str] = []
    bot: str = ""
    start: bool = False
    companion: bool = False  # played with the real box
    several: bool = False  # several seats per person; implied by several names in `sit`


class Opened(msgspec.Struct):
    """The id of the new table."""

    id: str


class Reach(msgspec.Struct):
    """How other devices reach this server, for invitations.

    A page loaded from `localhost` uses `address` in its links, any other page its own origin; a
    `public` address is always used.
    """

    address: str = ""  # origin; empty if unknown
    public: bool = False  # configured by the operator
    local: bool = False  # the server is only reachable from this machine
    command: str = ""  # how to make it reachable; only sent to this machine


class Fault(msgspec.Struct):
    """Why a request was refused; `line` for a bad record."""

    why: str
    detail: str = ""
    line: int = 0
