"""Secrets in Safranito: no seat learns what it may not know, and guesses are fair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spicery.bots import Style, levels_of
from spicery.core.game import NATURE, Action, IllegalAction
from spicery.core.rng import Rng
from spicery.core.table import ONLOOKER, Table
from spicery.games.safranito import GAME
from spicery.games.safranito.ai.advisor import new_advisor
from spicery.games.safranito.rules.cards import BLEND, BLEND_NAMES, RELEASE, SPICES
from spicery.games.safranito.rules.game import Safranito
from spicery.games.safranito.rules.state import DREW, LAID_OUT, RESERVED, SOLD, TURNED, UNCOVERED
from tests.games.safranito.dealt import (
    PRINTED,
    almost_empty,
    chi_square,
    deal,
    fact,
    hand,
    land,
    nature,
    quiet_round,
    run,
    safranito,
    throw,
    throw_text,
    throws,
    truth,
    view_of,
)
from tests.untimed_bots import untimed

CARDS = "mint mint cumin cumin cumin"
SECRET = {int(kind) for kind in (DREW, LAID_OUT, RESERVED, SOLD, TURNED, UNCOVERED)}


def chip_of(value: int) -> Table:
    """Seat 0 throws this or that chip; both lie face down in the same place."""
    table = safranito(3, cards=CARDS)
    text = throw_text(table, 0, 40).replace("throw 40", f"throw {value}")
    table.act(0, text)
    nature(table, land(0, "mint"))
    throw(table, 1, 20, "mint")
    throw(table, 2, 10, "cumin")
    return table


def kept_card(card: str) -> Table:
    """Seat 0 keeps this or that card, and sells none of it."""
    top = f"{CARDS} ginger {card}"
    table = throws(safranito(3, cards=top), "20 spice card, 10 mint", "10 mint")
    run(table, "0 take", f"0 keep {card}", "0 sell 0", "0 decline")
    return table


def reserved_blend(blend: str) -> Table:
    """Seat 0 reserves this or that blend."""
    blends = [PRINTED, "chili curry garlic", blend]
    rest = [other for other in ("cinnamon garlic mint", "ginger mint saffron") if other != blend]
    table = throws(safranito(3, cards=CARDS, blends=blends + rest), "20 reserve, 10 mint")
    run(table, "0 take")
    return table


def pile_order(cards: str) -> Table:
    """The cards below those that are laid out lie this way or that."""
    table = throws(safranito(3, cards=f"{CARDS} {cards}"), "20 mint", "10 mint, 30 cumin")
    run(table, f"{table.turn()[0]} trade mint")
    return table


@pytest.mark.parametrize(
    ("make", "one", "two", "viewers"),
    [
        (chip_of, 40, 50, [1, 2, ONLOOKER]),
        (chip_of, 10, 60, [1, 2, ONLOOKER]),
        (kept_card, "curry", "saffron", [1, 2, ONLOOKER]),
        (reserved_blend, "cinnamon garlic mint", "ginger mint saffron", [1, 2, ONLOOKER]),
        (pile_order, "curry saffron chili", "chili curry saffron", [0, 1, 2, ONLOOKER]),
    ],
)
def test_non_interference(
    make: Callable[[object], Table], one: object, two: object, viewers: list[int]
) -> None:
    """Games that differ only in what the viewer may not know look the same, byte for byte."""
    first, second = make(one), make(two)
    assert first.record() != second.record()
    for viewer in viewers:
        assert first.seen(viewer) == second.seen(viewer)
        assert first.facts(viewer) == second.facts(viewer)
        if viewer != ONLOOKER:
            assert first.legal(viewer) == second.legal(viewer)
            assert refusal(first, viewer) == refusal(second, viewer)


def refusal(table: Table, seat: int) -> str:
    """The refusal that a seat gets for an illegal action."""
    with pytest.raises(IllegalAction) as refused:
        table.act(seat, "keep mint")
    return str(refused.value)


def played_on(seed: int, seats: int, steps: int) -> Table:
    """A table after some random actions, throws being likely to count."""
    rng = Rng(seed)
    table = Table(GAME, seats, {"hands": [10] * seats}, seed=seed)
    for _ in range(steps):
        if table.over:
            break
        seat = table.turn()[0]
        legal = table._truth.legal(seat)
        table.submit(legal[rng.below(len(legal))])
    return table


def alike(action: Action, other: Safranito) -> Action | None:
    """An action in another game that looks the same to others; None if there is none."""
    if RELEASE <= action.code < RELEASE + 6:
        held = [v for v in range(6) if int(other.held[action.seat]) >> v & 1]
        return Action(action.seat, int(RELEASE) + held[0], action.numbers)
    legal = [each.code for each in other.legal(action.seat)]
    return action if action.code in legal else None


@given(st.integers(2, 4), st.integers(0, 10**6), st.integers(0, 90))
def test_two_guesses_of_a_viewer_go_on_alike(seats: int, seed: int, steps: int) -> None:
    """Whatever lies behind a view, the same play shows the same until something is revealed."""
    table = played_on(seed, seats, steps)
    rng = Rng(seed)
    for viewer in [*range(seats), ONLOOKER]:
        look = table.view(viewer)
        one, two = look.guess(rng), look.guess(rng)
        assert isinstance(two, Safranito)
        one.listening = two.listening = True
        for _ in range(8):
            if one.over:
                break
            assert one.turn() == two.turn() == look.turn()
            seat = one.turn()[0]
            if seat == NATURE:
                first = one.draw(rng)
                second: Action | None = first
            else:
                legal = one.legal(seat)
                first = legal[rng.below(len(legal))]
                second = first if seat == viewer else alike(first, two)
            if second is None or one.awaits == 512:
                break
            told = [event.seen_by(viewer) for event in one.act(first)]
            other = [event.seen_by(viewer) for event in two.act(second)]
            reveals = [at for at, event in enumerate(told) if event.kind in SECRET]
            if reveals:
                assert told[: reveals[0]] == other[: reveals[0]]
                break
            assert told == other
            for event in told:
                look.evolve(event)


def test_no_secret_in_what_others_are_told() -> None:
    """A card that only seat 0 ever saw occurs in nothing that others were shown."""
    table = kept_card("saffron")
    for seat in (1, 2, ONLOOKER):
        lines = [line for told in table.seen(seat) for line in told]
        assert lines.count("drew 0 {? : 0}") == 2
        assert lines.count("kept 0 {? : 0}") == 1
        assert "?" in cast("list[list[str]]", table.facts(seat)["hands"])[0]
    assert "kept 0 {saffron : 0}" in str(table.seen(0))
    assert "saffron" in hand(table, 0)


def test_guesses_of_chips_follow_the_right_frequencies() -> None:
    """Two chips face down: thirty pairs, each as likely; a chip that was seen is neither."""
    table = safranito(2)
    throw(table, 0, 40, "mint")
    throw(table, 1, 20, "mint")
    throw(table, 0, 60, "mint")
    view = view_of(table, 1)
    pairs: Counter[tuple[int, int]] = Counter()
    rng = Rng(3)
    for _ in range(6000):
        full = view.guess(rng)
        pairs[int(full.value[0]), int(full.value[1])] += 1
        assert full.value[6] == 2
    assert len(pairs) == 30
    assert chi_square(pairs, dict.fromkeys(pairs, 200.0)) < 58  # 29 degrees, p = 0.001
    throw(table, 1, 30, "cumin")
    table.act(0, throw_text(table, 0, 10))
    nature(table, "land 2 out, 0 rest 0 0 20 0 0 up")
    view = view_of(table, 1)
    for seed in range(200):
        full = view.guess(Rng(seed))
        assert full.value[0] == 4
        assert len({int(full.value[token]) for token in (0, 1, 2)}) == 3


def test_guesses_of_cards_and_blends_follow_the_right_frequencies() -> None:
    """A kept card, the top of the pile and a reserved blend are any of those not seen."""
    table = throws(safranito(2, cards=CARDS + " ginger curry"), "20 spice card, 10 reserve")
    run(table, "0 take")
    run(table, f"0 {table.legal(0)[0]}", "0 take")
    view = view_of(table, 1)
    assert [int(view.hand[9]), int(view.reserved_unseen[0])] == [1, 1]
    laid = cast("dict[str, int]", fact(table, "layout"))
    unseen = {SPICES.index(name): 6 - laid[name] for name in SPICES}
    total = sum(unseen.values())
    open_blends = len(cast("list[str]", fact(table, "blends")))
    kept: Counter[int] = Counter()
    top: Counter[int] = Counter()
    blend: Counter[str] = Counter()
    rounds = 6000
    rng = Rng(5)
    for _ in range(rounds):
        full = view.guess(rng)
        kept[next(k for k in range(9) if full.hand[k])] += 1
        top[int(full.pile[full.pile_top])] += 1
        blend[cast("list[list[str]]", full.facts()["reserved"])[0][0]] += 1
    expected = {kind: rounds * n / total for kind, n in unseen.items()}
    assert chi_square(kept, expected) < 26.1  # 8 degrees of freedom, p = 0.001
    assert chi_square(top, expected) < 26.1
    assert len(blend) == 18 - open_blends
    assert chi_square(blend, dict.fromkeys(blend, rounds / len(blend))) < 39.3  # 15 or 16


def test_a_guess_keeps_what_its_seat_put_under_the_pile() -> None:
    table = throws(safranito(2, cards=CARDS + " ginger curry chili"), "40 spice card")
    run(table, "0 take", "0 keep curry")
    own = cast("list[str]", table.facts(0)["pile"])[-3:]
    assert "?" not in own
    for seed in range(50):
        assert cast("list[str]", view_of(table, 0).guess(Rng(seed)).facts()["pile"])[-3:] == own
    tails = {
        tuple(cast("list[str]", view_of(table, 1).guess(Rng(seed)).facts()["pile"])[-3:])
        for seed in range(50)
    }
    assert len(tails) > 20


def drawn_from_below(bottom: str) -> tuple[Table, list[str]]:
    """Seat 0 put five cards under an empty pile; seat 1 drew two of them and kept one.

    The table, and the cards as seat 0 had laid them.
    """
    table = almost_empty(2, left=6, discard="", bottom=bottom, restock="refill")
    throws(table, "60 spice card")
    run(table, "0 take", "0 keep cinnamon", "1 done")
    known = cast("list[str]", table.facts(0)["pile"])
    assert len(known) == 5
    assert "?" not in known
    throws(table, "", "20 spice card")
    run(table, "1 take")
    assert table.facts(0)["drawn"] == known[:2]  # seat 0 knows what lay there
    run(table, f"1 {table.legal(1)[0]}")
    return table, known


def guessed_below(table: Table) -> set[str]:
    """The cards at the bottom in guesses of seat 0."""
    guesses = [view_of(table, 0).guess(Rng(seed)) for seed in range(40)]
    return {cast("list[str]", full.facts()["pile"])[-1] for full in guesses}


def test_F23_of_two_cards_alike_it_does_not_matter_which_went_back_under_the_pile() -> None:
    table, known = drawn_from_below("curry curry garlic garlic mint cinnamon")
    assert known[:2] == ["curry", "curry"]
    assert table.facts(0)["pile"] == [*known[2:], "curry"]
    assert guessed_below(table) == {"curry"}


def test_F23_of_two_different_cards_either_may_have_gone_back_under_the_pile() -> None:
    table, known = drawn_from_below("curry garlic curry garlic mint cinnamon")
    assert known[:2] == ["curry", "garlic"]
    assert table.facts(0)["pile"] == [*known[2:], "?"]
    assert guessed_below(table) == {"curry", "garlic"}


def blend_turn(reserved: str) -> Table:
    """Seat 0 has reserved this or that blend, and seat 1 is to blend; it could make either."""
    rest = [blend for blend in ("cinnamon garlic mint", "ginger mint saffron") if blend != reserved]
    blends = [PRINTED, "chili curry garlic", reserved, *rest]
    cards = "cinnamon garlic mint ginger mint saffron"
    table = quiet_round(safranito(2, cards=f"{cards} cumin cumin", blends=blends, chef=1))
    deal(table, 1, cards)
    throws(table, "20 reserve")
    return run(table, "0 take")


def test_F41_a_blend_in_anothers_reserve_is_refused_like_one_in_the_pile() -> None:
    """All blends, on the viewer's turn, judged by its view and by the truth."""
    first, second = (blend_turn(blend) for blend in ("cinnamon garlic mint", "ginger mint saffron"))
    for table in (first, second):
        assert (fact(table, "phase"), table.turn(), table.legal(1)) == ("blend", [1], ["done"])
    for number, name in enumerate(BLEND_NAMES):
        heard = []
        for table in (first, second):
            with pytest.raises(IllegalAction) as refused:
                table.act(1, f"blend {name}")
            heard += [str(refused.value)]
        assert heard[0] == heard[1], name
        clauses = {truth(table).objection(1, int(BLEND) + number, ()) for table in (first, second)}
        open_to_all = name in cast("list[str]", fact(first, "blends"))
        assert clauses == {"F40" if open_to_all else "F41"}, name


NAMES = [
    "random",
    "sensible",
    *[f"{level.name}/{style.value}" for level in levels_of(GAME) for style in Style],
]


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_chooses_from_its_view_alone(name: str) -> None:
    """Other chips face down, same choice."""
    for seed in range(20 if "/" not in name else 3):
        choices = set()
        for value in (10, 30, 60):
            table = chip_of(value)
            run(table, f"0 {throw_text(table, 0, 50)}")
            nature(table, land(1, "saffron"))
            choices.add(untimed(GAME, name).choose(table.view(1), 1, Rng(seed)))
        assert len(choices) == 1


def test_what_was_drawn_counts_among_what_its_seat_knows_and_nobody_else() -> None:
    """Otherwise a search would confuse choices among different cards (F23)."""
    advisor, keys = new_advisor(), []
    for card in ("cumin", "garlic"):
        table = throws(safranito(3, cards=f"{CARDS} ginger {card}"), "20 spice card, 10 mint")
        run(table, "0 take")
        keys.append([int(advisor.infoset_key(table.view(seat), seat)) for seat in range(3)])
    assert keys[0][0] != keys[1][0]
    assert keys[0][1:] == keys[1][1:]
