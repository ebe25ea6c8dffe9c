"""Messages from client to server.

Seats are authorized by the credential, never by the message alone: messages name a seat only
because one person may have several (hot seat).
"""

from __future__ import annotations

import msgspec


class Hello(msgspec.Struct, tag="hello", tag_field="say"):
    """The first message on a socket: the version of the table this client already has."""

    since: int = 0
    watch: bool = False  # as an onlooker, even if the guest has a seat
    folded: bool = False  # receive acknowledgements of actions inside the resulting news


class Do(msgspec.Struct, tag="do", tag_field="say"):
    """An action of a seat, as text; idempotent by `id`."""

    seat: int
    do: str
    after: int  # the version the player saw
    id: str


class Sit(msgspec.Struct, tag="sit", tag_field="say"):
    """Take a free seat or rename your own; a second seat only if the table allows several."""

    seat: int
    name: str = ""
    id: str = ""


class Stand(msgspec.Struct, tag="stand", tag_field="say"):
    """Leave a seat; before the start the host may also remove a bot."""

    seat: int
    id: str = ""


class SeatBot(msgspec.Struct, tag="bot", tag_field="say"):
    """The host puts a bot in a free seat or replaces one; "": the default level."""

    seat: int
    bot: str = ""
    id: str = ""


class Start(msgspec.Struct, tag="start", tag_field="say"):
    """The host starts the game; free seats are filled with bots ("": of the default level).

    While the host is away, any seated person may, after a wait (TableInfo.patience).
    """

    bot: str = ""
    id: str = ""


class Rematch(msgspec.Struct, tag="rematch", tag_field="say"):
    """Ask for a rematch with the same seats; it begins once everybody connected has asked.

    `now`: begin with those who have asked.  The host may do so, and after a wait anybody.
    """

    now: bool = False
    id: str = ""


class Return(msgspec.Struct, tag="return", tag_field="say"):
    """Take your seat back from the stand-in, or, as the host, return somebody's seat."""

    seat: int
    id: str = ""


class Cover(msgspec.Struct, tag="cover", tag_field="say"):
    """Let a bot cover for an absent person; see TableInfo.patience."""

    seat: int
    id: str = ""


class Remove(msgspec.Struct, tag="remove", tag_field="say"):
    """The host removes the person in this seat from the table; `ban`: permanently."""

    seat: int
    ban: bool = False
    id: str = ""


class Allow(msgspec.Struct, tag="allow", tag_field="say"):
    """The host allows or disallows several seats per person."""

    several: bool
    id: str = ""


class Ahead(msgspec.Struct, tag="ahead", tag_field="say"):
    """Let cards go automatically until the seat's own turn."""

    seat: int
    on: bool
    id: str = ""


class Chat(msgspec.Struct, tag="chat", tag_field="say"):
    """A chat message, or a quick reaction by name."""

    text: str = ""
    mood: str = ""
    id: str = ""


class Hint(msgspec.Struct, tag="hint", tag_field="say"):
    """What would the strongest bot do?"""

    seat: int
    id: str = ""


class Grasp(msgspec.Struct, tag="grasp", tag_field="say"):
    """Pick up a shaker to move it live: a `season` without its numbers."""

    seat: int
    do: str
    after: int
    id: str


class Tilt(msgspec.Struct, tag="tilt", tag_field="say"):
    """The current tilt of a live shaker; up to 60 per second, never answered."""

    seat: int
    at: int  # tenths of a degree from upright
    shake: int = 0  # 0 to 3


class Settle(msgspec.Struct, tag="settle", tag_field="say"):
    """Turn the shaker back and put it down."""

    seat: int


class Answer(msgspec.Struct, tag="answer", tag_field="say"):
    """The outcome of a real die or throw at a companion table, reported by a person."""

    do: str
    after: int
    id: str


class Ping(msgspec.Struct, tag="ping", tag_field="say"):
    """Measures the round trip; sent every 2.5 seconds."""

    at: float


class Echo(msgspec.Struct, tag="echo", tag_field="say"):
    """Sent immediately after a pong, so that the server can measure the round trip, too."""

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
