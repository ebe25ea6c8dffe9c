"""Practice mode: a kitchen with pans as described and full shakers, and one motion to make."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from spicery.core.game import BadMessage, State
from spicery.core.packed import vec
from spicery.games.alacarte.rules.game import Alacarte
from spicery.games.alacarte.rules.material import (
    CREPE,
    HOTTEST,
    PIECES,
    RESEASON,
    SALT,
    TOO_MUCH,
)
from spicery.games.alacarte.rules.state import ON_TABLE, TURN

SEATS = 2
OPTIONS: dict[str, object] = {"starter": 0}
ALONE = 0  # the seat of the person practising
ROW = 2 + int(PIECES)  # dish, heat, pieces
ANY_FACE = 0  # of the die; the heat is set explicitly


def lay(state: State, lying: Sequence[Sequence[int]]) -> None:
    """Set out the player's pan and optionally another's: dish, heat, four spices, salt.

    Dishes are numbered as on the menu; 0 is the crêpe.  BadMessage if a pan cannot be like that.
    """
    assert isinstance(state, Alacarte)
    if not 1 <= len(lying) <= SEATS:
        raise BadMessage(f"describe one to {SEATS} pans, your own first")
    state.prepared(ALONE, vec[i64]([RESEASON] * SEATS))
    for seat, row in enumerate(lying):
        put(state, seat, row)
    state.began(ALONE)
    if state.dish[ALONE] == CREPE:  # C61: one roll, then the tries
        state.spun(ALONE)
        state.rolled(ALONE, ANY_FACE)
    for seat, row in enumerate(lying):
        fill(state, seat, row)
        if state.burnt(seat) or state.ready(seat):
            raise BadMessage("a dish that is burnt or ready doesn't stay on the stove")


def put(state: Alacarte, seat: int, row: Sequence[int]) -> None:
    """Put a dish into a pan."""
    if len(row) != ROW:
        raise BadMessage("a pan needs seven numbers: dish, heat, four spices, salt")
    dish, heat, *pieces = row
    if not 0 <= dish <= state.menu.count or (dish != CREPE and state.place[dish] != ON_TABLE):
        raise BadMessage(f"dish {dish} is not available on the menu")
    if not 0 <= heat < HOTTEST or not all(0 <= number < TOO_MUCH for number in pieces):
        raise BadMessage("the heat or the number of pieces is out of range")
    if dish == CREPE and any(pieces):
        raise BadMessage("a crêpe has no spices or salt on it")
    state.put(seat, dish)


def fill(state: Alacarte, seat: int, row: Sequence[int]) -> None:
    """Heat a pan and put its pieces in; the salt comes from the first shaker."""
    _, heat, *pieces = row
    state.rose(seat, heat)
    state.resume = TURN
    for spice in range(int(SALT)):
        state.fell(seat, spice, pieces[spice], pieces[-1] if spice == 0 else 0)
