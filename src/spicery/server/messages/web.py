"""What is asked and answered over HTTP.  `server/http/openapi.py` says at which address.

Whatever is refused is a Fault with a status from 400 on.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from spicery.server.messages.outbound import Clock, Seat


class Me(msgspec.Struct):
    """Who this browser is; not `known` before a name was given."""

    known: bool
    name: str = ""


class Naming(msgspec.Struct):
    """A guest takes a name, or another one."""

    name: str


class Code(msgspec.Struct):
    """A code that carries the identity to another device: once, within so many seconds."""

    code: str
    seconds: int


class Claim(msgspec.Struct):
    """The code, typed in on the other device."""

    code: str


class OptionAbout(msgspec.Struct):
    """One option of a game; the kind says what a form offers."""

    name: str
    default: object
    accepts: str  # in English words
    kind: Literal["tick", "number", "numbers", "choice", "some", "own"]
    low: int  # of a number
    high: int
    most: int  # of a list
    words: list[str]  # of a choice, or of a list of some
    repeat: str  # the one word that a list may hold more than once
    proposed: dict[str, object]  # by the rule book, by the number of seats; offered beside the rule


class EventAbout(msgspec.Struct):
    """A kind of event: what its words are, those for everybody first; the last `cycle` repeat."""

    name: str
    public: list[str]
    secret: list[str]
    cycle: int


class GameAbout(msgspec.Struct):
    """A game of the catalogue."""

    name: str
    title: str
    version: int
    fewest: int
    most: int
    options: list[OptionAbout]
    bots: list[str]
    levels: list[str]  # of bots, weakest first
    usual: str  # the bot on free seats, where nobody wishes another
    clauses: dict[str, str]  # of RULES.md, in English, by id
    events: list[EventAbout]
    companion: bool = False  # may be played with the real box beside the screen


class LobbyTable(msgspec.Struct):
    """A public table that may be joined or watched."""

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
    waiting: list[int]  # the seats that the game waits for
    turn: bool  # one of them is this guest's, and nobody stands in for it
    ago: float  # seconds since the present question was put
    left: float | None = None  # seconds until its time is up, at a relaxed table
    winners: list[int] | None = None
    spare: bool = False  # nobody else plays on here, so it may be taken from the list
    halted: bool = False  # begun by older rules and not finished: it cannot be played on
    damaged: bool = False  # its log cannot be read, so it cannot be opened


class ClockWish(msgspec.Struct):
    """How time is to be kept (seconds; 0: as usual for the kind)."""

    kind: Literal["none", "relaxed", "live"] = "none"
    move: float = 0
    reaction: float = 0
    lag: float = -1  # the lag allowance of fairness.md; -1: as usual


class Opening(msgspec.Struct):
    """A new table; its opener is the host and sits on the first seats.

    `sit`: a name for each person at this screen ("" is the opener's own name); more than one
    is a hot seat; none, and the host only watches.  `start` begins at once, with `bot` on
    every seat that is still free ("": of the usual level).
    """

    game: str
    seats: int
    options: dict[str, object] = {}
    clock: ClockWish = msgspec.field(default_factory=ClockWish)
    public: bool = False
    sit: list[str] = msgspec.field(default_factory=lambda: [""])
    bot: str = ""
    start: bool = False
    companion: bool = False  # the real box lies beside the screen
    several: bool = False  # one person may take several seats; always so with several in `sit`


class Opened(msgspec.Struct):
    """Where the new table is."""

    id: str


class Reach(msgspec.Struct):
    """How other devices reach this server, for invitations.

    A page that was itself loaded from `localhost` puts `address` into its links, any other page
    its own; but a `public` address counts everywhere.
    """

    address: str = ""  # scheme, host and port; empty if no address is known
    public: bool = False  # the operator named it
    local: bool = False  # the server listens on this machine only
    command: str = ""  # how to start it so that others can reach it; told on this machine only


class Fault(msgspec.Struct):
    """Why a request was refused; `line` for a bad record."""

    why: str
    detail: str = ""
    line: int = 0
