"""Practice mode: a board with chips as described, and one chip to throw."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from spicery.core.game import BadMessage, State
from spicery.core.packed import vec
from spicery.games.safranito.rules.board import STEP, judge
from spicery.games.safranito.rules.cards import CHIPS, OFF, POSE
from spicery.games.safranito.rules.game import Safranito
from spicery.games.safranito.rules.refusals import flaw_of_landing
from spicery.games.safranito.rules.state import THROWING

SEATS = 2
OPTIONS: dict[str, object] = {"head_chef": 0}
ALONE = 0  # the seat of the person practising


def lay(state: State, lying: Sequence[Sequence[int]]) -> None:
    """Lay out the board, each chip as value, x, y, z, lean x, lean y, value side up.

    An eighth number is the seat that a chip belongs to; without it, it is the player's own.
    BadMessage if the chips cannot lie like that.
    """
    assert isinstance(state, Safranito)
    state.passed_mill(ALONE)
    state.began(1)
    for row in lying:
        put(state, row)
    if state.held[ALONE] == 0:
        raise BadMessage("all your chips are on the board; at least one must be left to throw")
    state.asked(THROWING, ALONE)


def put(state: Safranito, row: Sequence[int]) -> None:
    """Lay out one chip."""
    if len(row) not in (POSE, POSE + 1) or not all(-(10**6) < number < 10**6 for number in row):
        raise BadMessage("a chip needs a value, six numbers for its pose, and optionally a seat")
    value, *pose = row[: int(POSE)]
    seat = row[-1] if len(row) > POSE else ALONE
    if not 0 <= seat < SEATS:
        raise BadMessage(f"there is no seat {seat}")
    tens, rest = divmod(value, 10)
    if rest or not 1 <= tens <= CHIPS or (int(state.held[seat]) >> (tens - 1)) & 1 == 0:
        raise BadMessage(f"seat {seat} has no chip of value {value} left")
    state.threw(seat, tens, vec[i64]([0] * STEP), 0)
    token = int(state.flying)
    if flaw_of_landing(state, (1, token, *pose)) or pose[5] > 1 or judge(pose[0], pose[1]) == OFF:
        raise BadMessage("a chip cannot lie on the board like that")
    numbers = vec[i64]([0] * len(pose))
    for at, number in enumerate(pose):
        numbers[at] = number
    state.landed(token, numbers, 0)
