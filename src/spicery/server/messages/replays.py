"""HTTP messages for replays, analyses and practice."""

from __future__ import annotations

import msgspec

from spicery.bots import Reason
from spicery.core.record.review import Tally
from spicery.server.bots.bot_worker import Verdict
from spicery.server.messages.outbound import Change, Seat


class ReplayStep(msgspec.Struct):
    """The table after one action: its events and the facts, as the viewer sees them."""

    v: int
    seat: int  # who acted; -1: chance
    told: list[str]
    facts: dict[str, object]
    film: int = 0  # as in Step
    motion: bool = False  # a motion is possible here; Spot lists the options


class Replay(msgspec.Struct):
    """A recorded game as one viewer sees it; step 0 is the initial table."""

    game: str
    title: str
    options: dict[str, object]
    seats: list[Seat]
    viewer: int  # a seat; -2: onlooker; -3: sees everything
    steps: list[ReplayStep]
    scores: list[int] | None = None
    winners: list[int] | None = None
    older: int = 0  # the game's rules version, if outdated; it can only be shown
    changes: list[Change] = []  # of seats, as in TableInfo; empty for an uploaded record


class Kept(msgspec.Struct):
    """A finished game: a table id, or a record as text."""

    table: str = ""
    record: str = ""


class Spot(Kept, kw_only=True):
    """A step of a replay."""

    step: int


class Inquiry(Kept):
    """An analysis; the decisions of the seat `first` are analysed before the others'."""

    first: int = -1


class PlayOn(Spot, kw_only=True):
    """A table that goes on from a step: a person in one seat, bots of a level in the others."""

    seat: int
    bot: str = ""


class Motions(msgspec.Struct):
    """The mover at a step, its view, and its possible motions."""

    seat: int
    facts: dict[str, object]
    legal: list[str]


class Again(Spot, kw_only=True):
    """Simulate another motion at a step of a replay, without hand noise."""

    do: str
    seat: int = -2  # the viewer, as for a replay


class Outcome(msgspec.Struct):
    """The simulated outcome; nothing is stored."""

    steps: list[ReplayStep]
    film: bytes  # in base64


class Practice(msgspec.Struct):
    """A motion without a game: the pieces on the table, in the game's units, and the action.

    Without `do` nothing moves.  The answer is an Outcome whose first step is the initial table.
    """

    game: str
    do: str = ""
    lying: list[list[int]] = []


class Belief(msgspec.Struct):
    """What a seat may believe about an action, from what it had been shown by then."""

    seat: int
    reason: Reason


class Finding(msgspec.Struct):
    """The analysis of one step of a record."""

    v: int
    seat: int  # who acted
    played: str
    preferred: str = ""  # the strongest bot's choice; empty if there was no choice
    verdict: Verdict = ""  # on the played action
    rank: int = 0  # of the played action among the evaluated moves; 0: not evaluated
    of: int = 0
    cost: int = -1  # of the played action, in percentage points of winning chances; -1: unknown
    gain: int = 0  # over the usual choice, in the same points
    reasons: list[Reason] = []
    beliefs: list[Belief] = []


class Findings(msgspec.Struct):
    """Part of an analysis, one line of the stream; in the last one `done` equals `all`."""

    bot: str  # the bot that analyses
    done: int  # steps analysed so far
    all: int
    found: list[Finding]  # since the previous line
    steps: list[int] = []  # in the first line: the versions that are analysed
    tallies: list[Tally] = []  # in the first line: what the game adds up to for each seat
