"""The laws on A la carte: every number of seats, every option, a table's own menu."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from spicery.core.game import State
from spicery.games.alacarte import GAME, shipped_dishes
from spicery.games.alacarte.rules.game import Alacarte
from spicery.games.alacarte.rules.material import CUP_KINDS, CUP_ROWS, LAID, PIECES, SALT
from spicery.games.alacarte.rules.state import IN_PAN, ON_TRAY
from spicery.testing import check_laws

few_dishes = [{**dish, "name": f"Our {dish['name']}"} for dish in shipped_dishes()[::2]]
few_dishes[0]["colour"] = "red"

options = st.fixed_dictionaries(
    {},
    optional={
        "starter": st.integers(0, 1),
        "finish": st.integers(1, 9),
        "hands": st.lists(st.integers(0, 40), max_size=2),
        "dishes": st.just(few_dishes),
    },
)


def material(state: State) -> list[int]:
    """Spices, salt, cups of each kind; dishes and crêpes are each in exactly one place."""
    assert isinstance(state, Alacarte)
    seats = range(int(state.seats))
    count = [int(state.sink[kind]) for kind in range(PIECES)]
    for spice in range(SALT):
        count[spice] += int(state.shaker[spice * 2])
        count[SALT] += int(state.shaker[spice * 2 + 1])
    for kind in range(PIECES):
        count[kind] += sum(int(state.pan[seat * PIECES + kind]) for seat in seats)
    assert min(count) >= 0
    cups = [
        sum(int(state.cups[row * CUP_KINDS + kind]) for row in range(CUP_ROWS))
        for kind in range(CUP_KINDS)
    ]
    laid = sum(int(state.cups[LAID * CUP_KINDS + kind]) for kind in range(CUP_KINDS))
    assert laid == sum(int(state.laid[seat]) for seat in seats)
    in_pans = sorted(int(state.dish[seat]) for seat in seats if state.dish[seat] > 0)
    dishes = range(1, int(state.menu.count) + 1)
    assert in_pans == [dish for dish in dishes if state.place[dish] == IN_PAN]
    for seat in seats:
        assert (state.dish[seat] == 0) == (state.crepe[seat] == IN_PAN)
        made = [dish for dish in dishes if state.place[dish] == ON_TRAY + seat]
        crepe = int(state.crepe[seat] == ON_TRAY + seat)
        points = sum(int(state.menu.points[dish]) for dish in made) + 5 * crepe
        assert (len(made) + crepe, points) == (state.finished[seat], state.earned[seat])
        assert 0 <= state.stars[seat] <= min(3, len(made))
        assert 0 <= state.heat[seat] <= 7
    return [*count, *cups]


@given(st.integers(2, 4), options, st.integers(0, 2**62))
def test_laws(seats: int, options: dict[str, object], seed: int) -> None:
    check_laws(GAME, seats, options, seed, material=material)
