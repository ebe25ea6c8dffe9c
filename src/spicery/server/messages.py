"""What server and client say to each other; the client's types are generated from this file.

The seat comes from the credential, never from the message alone: a message may name a seat only
because one person at one screen may hold several (hot seat).  Every message to a client carries
only what that client's seat was shown.
"""

from __future__ import annotations

from typing import Literal

import msgspec

# -- from the client -------------------------------------------------------------------


class Hello(msgspec.Struct, tag="hello", tag_field="say"):
    """The first message on a socket: which version of the table this client already holds."""

    since: int = 0
    watch: bool = False  # as an onlooker, even where the identity has a seat
    folded: bool = False  # actions are acknowledged inside the news that they bring


class Do(msgspec.Struct, tag="do", tag_field="say"):
    """An action of a seat, by its text; `id` makes a resend harmless."""

    seat: int
    do: str
    after: int  # the version that the player saw
    id: str


class Sit(msgspec.Struct, tag="sit", tag_field="say"):
    """Take a free seat, or give a name to another one at this screen (hot seat)."""

    seat: int
    name: str = ""
    id: str = ""


class Stand(msgspec.Struct, tag="stand", tag_field="say"):
    """Leave a seat; the host may clear any seat before the start."""

    seat: int
    id: str = ""


class SeatBot(msgspec.Struct, tag="bot", tag_field="say"):
    """The host puts a bot on a free seat."""

    seat: int
    bot: str = "sensible"
    id: str = ""


class Start(msgspec.Struct, tag="start", tag_field="say"):
    """The host starts the game; free seats are filled with bots."""

    id: str = ""


class Rematch(msgspec.Struct, tag="rematch", tag_field="say"):
    """The host opens a new table with the same seats; everybody is told where."""

    id: str = ""


class Return(msgspec.Struct, tag="return", tag_field="say"):
    """Take one's seat back from the stand-in."""

    seat: int
    id: str = ""


class Ahead(msgspec.Struct, tag="ahead", tag_field="say"):
    """Let the card now on top go, or the next ones too, without being asked."""

    seat: int
    on: bool
    id: str = ""


class Chat(msgspec.Struct, tag="chat", tag_field="say"):
    """A line to the table, or a quick reaction by its name."""

    text: str = ""
    mood: str = ""
    id: str = ""


class Hint(msgspec.Struct, tag="hint", tag_field="say"):
    """What would a sensible player do?"""

    seat: int
    id: str = ""


class Grasp(msgspec.Struct, tag="grasp", tag_field="say"):
    """Take a shaker into the hand, to move it live: a `season` without its numbers."""

    seat: int
    do: str
    after: int
    id: str


class Tilt(msgspec.Struct, tag="tilt", tag_field="say"):
    """Where the hand holds the shaker now; up to 60 a second, never answered."""

    seat: int
    at: int  # tenths of a degree from upright
    shake: int = 0  # 0 to 3


class Settle(msgspec.Struct, tag="settle", tag_field="say"):
    """Turn the shaker back and put it down."""

    seat: int


class Answer(msgspec.Struct, tag="answer", tag_field="say"):
    """What really happened on the table beside the screen (companion): chance, told by people."""

    do: str
    after: int
    id: str


class Ping(msgspec.Struct, tag="ping", tag_field="say"):
    """Measures the way there and back; every 2.5 seconds."""

    at: float


class Echo(msgspec.Struct, tag="echo", tag_field="say"):
    """Sent at once when a pong comes, so that the server can measure the way too (fairness)."""

    mark: int


ToServer = (
    Hello
    | Do
    | Sit
    | Stand
    | SeatBot
    | Start
    | Rematch
    | Return
    | Ahead
    | Chat
    | Hint
    | Grasp
    | Tilt
    | Settle
    | Answer
    | Ping
    | Echo
)

# -- from the server -------------------------------------------------------------------


class Seat(msgspec.Struct):
    """Who sits where, as everybody sees it."""

    seat: int
    name: str
    kind: Literal["free", "person", "bot", "stand-in"]
    bot: str = ""  # which bot, for a bot or a stand-in
    here: bool = False  # connected now
    mine: bool = False  # this client may act for it


class Clock(msgspec.Struct):
    """How time is kept, and when the present wait ends (seconds from now; null: no end)."""

    kind: Literal["none", "relaxed", "live"]
    move: float = 0
    reaction: float = 0
    left: float | None = None


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


class Look(msgspec.Struct):
    """The table as one seat sees it (-2: as onlookers do)."""

    seat: int
    facts: dict[str, object]
    legal: list[str]
    hint_count: int = 0


class Step(msgspec.Struct):
    """One version: what happened, as this client's seats were shown it, each event in words."""

    v: int
    seat: int  # who acted; -1 chance
    told: dict[str, list[str]]  # by seat as text ("-2" for an onlooker)
    film: int = 0  # bytes of the film at /api/tables/ID/films/V; 0: there is none


class Ack(msgspec.Struct, tag="ack", tag_field="say"):
    """A message was taken; for an action, the version that it became."""

    id: str
    v: int


class News(msgspec.Struct, tag="news", tag_field="say"):
    """What happened since the version the client had, and how the table looks now."""

    v: int
    steps: list[Step]
    looks: list[Look]
    waiting: list[int]
    left: float | None = None  # seconds until the present wait ends
    scores: list[int] | None = None
    winners: list[int] | None = None
    ack: Ack | None = None  # of this client's own action, where hello asked for it `folded`


class Refused(msgspec.Struct, tag="refused", tag_field="say"):
    """A message was not taken, and why; `clause` where a rule forbids it."""

    id: str
    why: str  # stale, illegal, unreadable, late, not-yours, too-often, too-long, not-now
    clause: str = ""
    detail: str = ""
    v: int = 0


class Said(msgspec.Struct, tag="said", tag_field="say"):
    """Somebody said something, or reacted."""

    name: str
    seat: int
    text: str = ""
    mood: str = ""


class Advice(msgspec.Struct, tag="advice", tag_field="say"):
    """The answer to a hint: the action, and why as a word with odds in percent."""

    id: str
    do: str
    why: str = ""
    percent: int = 0


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

# -- over HTTP ---------------------------------------------------------------------------
# GET  /api/me            -> Me                    POST /api/me        Naming -> Me
# POST /api/me/code       -> Code                  POST /api/me/claim  Claim  -> Me
# GET  /api/games         -> list[GameAbout]       GET  /api/lobby     -> list[LobbyTable]
# POST /api/tables        Opening -> Opened        GET  /api/tables/ID -> TableInfo
# GET  /api/tables/ID/films/V -> binary
# GET  /api/tables/ID/record -> text               GET  /api/tables/ID/replay?seat=N -> Replay
# POST /api/replays?seat=N  a record as text -> Replay; what is looked at again: lookback.py
# POST /api/practice       Practice -> Outcome
# POST /api/replays/motions Spot -> Motions        POST /api/replays/again Again -> Outcome
# socket /api/tables/ID/socket.  Whatever is refused is a Fault with a status from 400 on.


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
    """One option of a game."""

    name: str
    default: object
    accepts: str  # in English words


class GameAbout(msgspec.Struct):
    """A game of the catalogue."""

    name: str
    title: str
    version: int
    fewest: int
    most: int
    options: list[OptionAbout]
    bots: list[str]
    clauses: dict[str, str]  # of RULES.md, in English, by id
    companion: bool = False  # may be played with the real box beside the screen


class LobbyTable(msgspec.Struct):
    """A public table that may be joined or watched."""

    id: str
    game: str
    title: str
    seats: list[Seat]
    started: bool
    clock: Clock


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
    every seat that is still free.
    """

    game: str
    seats: int
    options: dict[str, object] = {}
    clock: ClockWish = msgspec.field(default_factory=ClockWish)
    public: bool = False
    sit: list[str] = msgspec.field(default_factory=lambda: [""])
    bot: str = "sensible"
    start: bool = False
    companion: bool = False  # the real box lies beside the screen


class Opened(msgspec.Struct):
    """Where the new table is."""

    id: str


class Fault(msgspec.Struct):
    """Why a request was refused; `line` for a bad record."""

    why: str
    detail: str = ""
    line: int = 0
