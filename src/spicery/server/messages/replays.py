"""What server and client say to each other about games that are looked at again, and practice."""

from __future__ import annotations

import msgspec

from spicery.bots import Reason
from spicery.server.bots.bot_worker import Verdict
from spicery.server.messages.outbound import Change, Seat


class ReplayStep(msgspec.Struct):
    """The table after one action: what it told the viewer, and how things stand."""

    v: int
    seat: int  # who acted; -1 chance
    told: list[str]
    facts: dict[str, object]
    film: int = 0  # as in Step
    motion: bool = False  # somebody could throw, season or flip here: Spot asks for the ways


class Replay(msgspec.Struct):
    """A recorded game with one viewer's eyes; step 0 is the table before anything happened."""

    game: str
    title: str
    options: dict[str, object]
    seats: list[Seat]
    viewer: int  # a seat, -2 an onlooker, -3 everything open
    steps: list[ReplayStep]
    scores: list[int] | None = None
    winners: list[int] | None = None
    older: int = 0  # the version of the rules it was played by, if these are newer: only shown
    changes: list[Change] = []  # of seats, as in TableInfo; a record as text knows none


class Kept(msgspec.Struct):
    """A game that is over: a finished table, or a record as text."""

    table: str = ""
    record: str = ""


class Spot(Kept, kw_only=True):
    """A step of a replay."""

    step: int


class Motions(msgspec.Struct):
    """Who could make which motions at a step, and what that seat had been shown by then."""

    seat: int
    facts: dict[str, object]
    legal: list[str]


class Again(Spot, kw_only=True):
    """Another motion from a step of a replay, by a hand without the noise of a bot's."""

    do: str
    seat: int = -2  # with whose eyes, as for a replay


class Outcome(msgspec.Struct):
    """What would have come of it; nothing is changed."""

    steps: list[ReplayStep]
    film: bytes  # in base64


class Practice(msgspec.Struct):
    """A motion without a game: what lies there, as the game's own numbers, and what is done.

    Without `do` nothing moves.  The answer is an Outcome whose first step is the table before.
    """

    game: str
    do: str = ""
    lying: list[list[int]] = []


class Belief(msgspec.Struct):
    """What a seat may think of what was just done, from what it had been shown by then."""

    seat: int
    reason: Reason


class Finding(msgspec.Struct):
    """One step of a record, looked back at."""

    v: int
    seat: int  # who acted
    played: str
    preferred: str = ""  # what the champion would have done; empty where nothing was to decide
    verdict: Verdict = ""  # on what was played
    rank: int = 0  # of what was played among the moves that were weighed; 0: it was not weighed
    of: int = 0
    reasons: list[Reason] = []
    beliefs: list[Belief] = []


class Findings(msgspec.Struct):
    """A part of an analysis: one line of the answer.  The last one has `done` equal to `all`."""

    bot: str  # who was asked
    done: int  # steps that have been looked at
    all: int
    found: list[Finding]  # since the line before
