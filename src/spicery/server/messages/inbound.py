"""What a client says on its socket.

The seat comes from the credential, never from the message alone: a message may name a seat only
because one person at one screen may hold several (hot seat).
"""

from __future__ import annotations

import msgspec


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
    """Take a free seat, or rename one's own; a second seat only where the table allows several."""

    seat: int
    name: str = ""
    id: str = ""


class Stand(msgspec.Struct, tag="stand", tag_field="say"):
    """Leave a seat; the host may also take a bot away before the start."""

    seat: int
    id: str = ""


class SeatBot(msgspec.Struct, tag="bot", tag_field="say"):
    """The host puts a bot on a free seat, or another one in its place; "": the usual level."""

    seat: int
    bot: str = ""
    id: str = ""


class Start(msgspec.Struct, tag="start", tag_field="say"):
    """The host starts the game; free seats are filled with bots ("": of the usual level).

    While the host is away, anybody seated may, after a wait (TableInfo.patience).
    """

    bot: str = ""
    id: str = ""


class Rematch(msgspec.Struct, tag="rematch", tag_field="say"):
    """Ask for another game with the same seats; it begins once everybody connected has asked.

    `now`: begin with those who have asked so far.  The host may, and after a wait anybody.
    """

    now: bool = False
    id: str = ""


class Return(msgspec.Struct, tag="return", tag_field="say"):
    """Take one's seat back from the stand-in; or, as the host, hand somebody's seat back."""

    seat: int
    id: str = ""


class Cover(msgspec.Struct, tag="cover", tag_field="say"):
    """Let a bot play for somebody who is away; who may, and when: TableInfo.patience."""

    seat: int
    id: str = ""


class Remove(msgspec.Struct, tag="remove", tag_field="say"):
    """The host takes all seats from the person on this one; `ban`: for good at this table."""

    seat: int
    ban: bool = False
    id: str = ""


class Allow(msgspec.Struct, tag="allow", tag_field="say"):
    """The host says whether one person may take several seats."""

    several: bool
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
    """What would the strongest bot do?"""

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
    | Cover
    | Remove
    | Allow
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
