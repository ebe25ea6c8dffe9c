"""Messages from server to client; they contain only what the client's seats were shown."""

from __future__ import annotations

from typing import Literal

import msgspec

from spicery.bots import Reason


class Seat(msgspec.Struct):
    """A seat and its occupant, as everybody sees it."""

    seat: int
    name: str
    kind: Literal["free", "person", "bot", "stand-in"]
    bot: str = ""  # of a bot or stand-in: a level of the game, or another bot's name
    style: str = ""  # of a level
    here: bool = False  # connected now
    mine: bool = False  # whether this client may act for it
    hints: int = 0  # used in this game
    host: bool = False
    gone: float | None = None  # seconds since its person was last connected; null while connected
    again: bool = False  # its person has asked for a rematch


class Change(msgspec.Struct):
    """A seat changed hands after version `v`; from then on it is played by `name`."""

    v: int
    seat: int
    kind: Literal["person", "bot", "stand-in"]  # bot: the host removed the person
    name: str
    was: str  # the name until then


class Clock(msgspec.Struct):
    """The clock, and when the current wait ends (seconds from now; null: never)."""

    kind: Literal["none", "relaxed", "live"]
    move: float = 0
    reaction: float = 0
    left: float | None = None


class Patience(msgspec.Struct):
    """How many seconds a table waits for a person before others may act.

    The host may have a bot cover for an absent person at any time.  Without a clock, any seated
    person may do so after waiting `away` seconds for an absent person, or `here` seconds for a
    connected one (the host: `away`).  After `away` seconds without the host any seated person may
    start the game, and `away` seconds after the first Rematch anybody may begin the next one.
    """

    away: float = 0
    here: float = 0


class TableInfo(msgspec.Struct, tag="table", tag_field="say"):
    """Everything about a table except the game; sent on hello and after every change."""

    id: str
    game: str
    title: str
    options: dict[str, object]
    seats: list[Seat]
    host: bool
    started: bool
    over: bool
    public: bool
    clock: Clock
    version: int
    onlookers: int = 0
    rematch: str = ""
    companion: bool = False  # played with the real box; people report random outcomes
    older: int = 0  # the game's rules version, if outdated; it cannot be continued
    several: bool = False  # several seats per person are allowed
    removed: Literal["", "removed", "banned"] = ""  # whether the host removed this client
    patience: Patience = msgspec.field(default_factory=Patience)
    away: float | None = None  # seconds since the host was last connected; null while connected
    ago: float = 0  # seconds since the current question was asked
    wanted: float | None = None  # seconds since somebody first asked for a rematch
    changes: list[Change] = []  # since the game began; only the latest if there are very many


class Look(msgspec.Struct, gc=False):
    """The table as one seat sees it (-2: an onlooker)."""

    seat: int
    facts: dict[str, object]
    legal: list[str]


class Step(msgspec.Struct, gc=False):
    """One version: its events as shown to this client's seats, as text."""

    v: int
    seat: int  # who acted; -1: chance
    told: dict[str, list[str]]  # by seat as text ("-2": onlooker)
    film: int = 0  # size of the film at /api/tables/ID/films/V; 0: none
    reasons: tuple[Reason, ...] = ()  # what a bot gave for an action that would look absurd


class Ack(msgspec.Struct, gc=False, tag="ack", tag_field="say"):
    """A message was accepted; for an action, with the version it became."""

    id: str
    v: int


class News(msgspec.Struct, gc=False, tag="news", tag_field="say"):
    """What happened since the client's version, and the current state of the table."""

    v: int
    steps: list[Step]
    looks: list[Look]
    waiting: list[int]
    left: float | None = None  # seconds until the current wait ends
    ago: float = 0  # seconds since the current question was asked
    scores: list[int] | None = None
    winners: list[int] | None = None
    ack: Ack | None = None  # of this client's own action, if hello said `folded`


class Refused(msgspec.Struct, tag="refused", tag_field="say"):
    """A message was refused, and why; `clause` if a rule forbids it."""

    id: str
    # stale, illegal, unreadable, late, not-yours, too-often, too-long, not-now, one-seat, barred,
    # older-rules
    why: str
    clause: str = ""
    detail: str = ""
    v: int = 0


class Said(msgspec.Struct, tag="said", tag_field="say"):
    """A chat message or reaction; `who` identifies the person across tables."""

    name: str
    seat: int
    who: str
    text: str = ""
    mood: str = ""


class Advice(msgspec.Struct, tag="advice", tag_field="say"):
    """The answer to a hint: an action, with reasons and odds."""

    id: str
    do: str
    bot: str = ""  # the bot that gave it
    reasons: list[Reason] = []


class Pong(msgspec.Struct, tag="pong", tag_field="say"):
    """The answer to a ping; the client immediately returns `mark` in an echo."""

    at: float
    mark: int = 0


class Grasped(msgspec.Struct, tag="grasped", tag_field="say"):
    """A seat holds a shaker; if `live`, its frames follow as binary messages."""

    seat: int
    do: str
    live: bool  # otherwise the client records the motion and sends it as an action
    over: bool = False  # it was put down


class Frozen(msgspec.Struct, tag="frozen", tag_field="say"):
    """The table stopped because of an internal error; its record is safe."""

    detail: str


ToClient = TableInfo | News | Ack | Refused | Said | Advice | Pong | Grasped | Frozen
