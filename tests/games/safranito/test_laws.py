"""The laws on Safranito: every number of seats, every option, hands of every steadiness."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from spicery.core.game import State
from spicery.core.playout import playout
from spicery.core.rng import Rng
from spicery.core.table import replayed
from spicery.games.safranito import GAME
from spicery.games.safranito.rules.cards import COLUMNS, KINDS, OFF, RING, TOKENS, UNSEEN
from spicery.games.safranito.rules.game import Safranito
from spicery.games.safranito.rules.state import BOUGHT, SOLD
from spicery.testing import check_laws, random_record

options = st.fixed_dictionaries(
    {"max_rounds": st.integers(1, 3)},
    optional={
        "head_chef": st.integers(0, 1),
        "walk": st.booleans(),
        "restock": st.sampled_from(["add", "refill"]),
        "open_hands": st.booleans(),
        "secret_money": st.booleans(),
        "hands": st.lists(st.integers(0, 120), max_size=2),
    },
)


def material(state: State) -> list[object]:
    """The numbers of spice cards of each kind, blends and chips, wherever they are."""
    assert isinstance(state, Safranito)
    return [cards(state), blends(state), chips(state)]


def cards(state: Safranito) -> list[int]:
    """Spice cards by kind: laid out, discarded, in hands, just drawn, in the pile."""
    count = [int(state.layout[kind]) + int(state.discard[kind]) for kind in range(KINDS)]
    for seat in range(state.seats):
        held = [int(state.hand[seat * COLUMNS + kind]) for kind in range(KINDS)]
        assert sum(held) == state.cards[seat]
        assert state.hand[seat * COLUMNS + UNSEEN] == 0
        count = [a + b for a, b in zip(count, held, strict=True)]
    for i in range(state.drawn_count):
        count[int(state.drawn[i])] += 1
    for i in range(state.pile_left):
        count[int(state.pile[(state.pile_top + i) & RING])] += 1
    return count


def blends(state: Safranito) -> int:
    """The pile, and those that lie face up, reserved or made."""
    seats = range(state.seats)
    out = int(state.face_up) + sum(int(state.reserved[s]) + int(state.made[s]) for s in seats)
    assert out == sum(state.blend_place[blend] > 0 for blend in range(84))
    return int(state.blends_left()) + out


def chips(state: Safranito) -> int:
    """Six different chips of each seat: thrown in this round, or not."""
    for seat in range(state.seats):
        thrown = [int(state.value[seat * 6 + n]) for n in range(int(state.throws[seat]))]
        kept = [v for v in range(1, 7) if int(state.held[seat]) >> (v - 1) & 1]
        assert sorted(thrown + kept) == [1, 2, 3, 4, 5, 6]
    lying = [token for token in range(TOKENS) if state.region[token] != OFF]
    assert all(token % 6 < int(state.throws[token // 6]) for token in lying)
    return int(state.seats) * 6


@given(st.integers(2, 4), options, st.integers(0, 2**62))
def test_laws(seats: int, options: dict[str, object], seed: int) -> None:
    check_laws(GAME, seats, options, seed, material=material_after_set_up)


def material_after_set_up(state: State) -> list[object]:
    """As `material`; before NATURE's shuffle nothing can be counted."""
    assert isinstance(state, Safranito)
    return material(state) if state.round else [[6] * 9, 18, int(state.seats) * 6]


def test_material_holds_through_long_games() -> None:
    for seats in (2, 3, 4):
        state = GAME.new(seats, {"max_rounds": 25, "restock": "refill" if seats == 3 else "add"})
        playout(state, Rng(seats))
        assert material(state) == [[6] * 9, 18, seats * 6]


def test_money_changes_only_by_sales_and_purchases() -> None:
    """F4, F32, F34: everything paid goes to the bank, everything earned comes from it."""
    for seed in range(12):
        seats = 2 + seed % 3
        record = replayed(GAME, random_record(GAME, seats, {"max_rounds": 6}, seed))
        money = [200] * seats
        for _, told in record._entries:
            for event in told:
                if event.kind == SOLD:
                    money[event.public[0]] += event.public[2]
                elif event.kind == BOUGHT:
                    money[event.public[0]] -= event.public[1]
            assert min(money) >= 0
        assert record.facts()["money"] == money
