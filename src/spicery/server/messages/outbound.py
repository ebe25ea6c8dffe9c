"""What the server says on a socket: only what that client's seats were shown."""

from __future__ import annotations

from typing import Literal

import msgspec

from spicery.bots import Reason


class Seat(msgspec.Struct):
    """Who sits where, as everybody sees it."""

    seat: int
    name: str
    kind: Literal["free", "person", "bot", "stand-in"]
    bot: str = ""  # which bot, for a bot or a stand-in: a level of the game, or another by name
    style: str = ""  # of a level
    here: bool = False  # connected now
    mine: bool = False  # this client may act for it
    hints: int = 0  # taken in this game
    host: bool = False
    gone: float | None = None  # seconds since its person was last connected; null while they are
    again: bool = False  # its person has asked for another game


class Change(msgspec.Struct):
    """A seat changed hands after so many versions of the game; later ones are played by `name`."""

    v: int
    seat: int
    kind: Literal["person", "bot", "stand-in"]  # a bot: the host removed whoever sat there
    name: str
    was: str  # what it was called until then


class Clock(msgspec.Struct):
    """How time is kept, and when the present wait ends (seconds from now; null: no end)."""

    kind: Literal["none", "relaxed", "live"]
    move: float = 0
    reaction: float = 0
    left: float | None = None


class Patience(msgspec.Struct):
    """How long a table waits for somebody, in seconds, before others may do something about it.

    The host may let a bot play for a person who is away at any time.  Where no clock runs, whoever
    has a seat may once the table has waited `away` seconds for a person who is away, or `here`
    seconds for one who is connected (the host: `away`).  After `away` seconds without the host
    anybody seated may start the game, and as long after the first Rematch anybody may begin it.
    """

    away: float = 0
    here: float = 0


class TableInfo(msgspec.Struct, tag="table", tag_field="say"):
    """All about the table but the game itself; sent at first and whenever it changes."""

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
    companion: bool = False  # people with the real box say what chance did
    older: int = 0  # the version of the rules it began by, if these are newer: not played on
    several: bool = False  # one person may take several seats
    removed: Literal["", "removed", "banned"] = ""  # what the host did to this client
    patience: Patience = msgspec.field(default_factory=Patience)
    away: float | None = None  # seconds since the host was last connected; null while they are
    ago: float = 0  # seconds since the present question was put
    wanted: float | None = None  # seconds since somebody first asked for another game
    changes: list[Change] = []  # since the game began; the latest, where there were very many


class Look(msgspec.Struct, gc=False):
    """The table as one seat sees it (-2: as onlookers do)."""

    seat: int
    facts: dict[str, object]
    legal: list[str]


class Step(msgspec.Struct, gc=False):
    """One version: what happened, as this client's seats were shown it, each event in words."""

    v: int
    seat: int  # who acted; -1 chance
    told: dict[str, list[str]]  # by seat as text ("-2" for an onlooker)
    film: int = 0  # bytes of the film at /api/tables/ID/films/V; 0: there is none


class Ack(msgspec.Struct, gc=False, tag="ack", tag_field="say"):
    """A message was taken; for an action, the version that it became."""

    id: str
    v: int


class News(msgspec.Struct, gc=False, tag="news", tag_field="say"):
    """What happened since the version the client had, and how the table looks now."""

    v: int
    steps: list[Step]
    looks: list[Look]
    waiting: list[int]
    left: float | None = None  # seconds until the present wait ends
    ago: float = 0  # seconds since the present question was put
    scores: list[int] | None = None
    winners: list[int] | None = None
    ack: Ack | None = None  # of this client's own action, where hello asked for it `folded`


class Refused(msgspec.Struct, tag="refused", tag_field="say"):
    """A message was not taken, and why; `clause` where a rule forbids it."""

    id: str
    # stale, illegal, unreadable, late, not-yours, too-often, too-long, not-now, one-seat, barred,
    # older-rules
    why: str
    clause: str = ""
    detail: str = ""
    v: int = 0


class Said(msgspec.Struct, tag="said", tag_field="say"):
    """Somebody said something, or reacted; `who` is the same person's at every table."""

    name: str
    seat: int
    who: str
    text: str = ""
    mood: str = ""


class Advice(msgspec.Struct, tag="advice", tag_field="say"):
    """The answer to a hint: the action, and why, as words with their odds."""

    id: str
    do: str
    bot: str = ""  # whose advice it is
    reasons: list[Reason] = []


class Pong(msgspec.Struct, tag="pong", tag_field="say"):
    """The answer to a ping; `mark` is to be sent back at once as an echo."""

    at: float
    mark: int = 0


class Grasped(msgspec.Struct, tag="grasped", tag_field="say"):
    """A seat has a shaker in the hand; live: its frames follow as binary messages."""

    seat: int
    do: str
    live: bool  # else the motion is recorded by the client, sent as an action, settled then
    over: bool = False  # the hand is empty again


class Frozen(msgspec.Struct, tag="frozen", tag_field="say"):
    """The table stopped because of a mistake of ours; its record is kept."""

    detail: str


ToClient = TableInfo | News | Ack | Refused | Said | Advice | Pong | Grasped | Frozen
