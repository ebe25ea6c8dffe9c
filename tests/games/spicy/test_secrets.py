"""Secrets in Spicy: no seat learns what it may not know, and guesses are fair."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spicery.bots import Style, levels_of
from spicery.core.game import Action, IllegalAction, State
from spicery.core.rng import Rng
from spicery.core.table import ONLOOKER, Table
from spicery.games.spicy import GAME
from spicery.games.spicy.rules.cards import (
    CLAIMS,
    COPY,
    KINDS,
    NOT_NUMBER,
    PASS,
    TUCK,
    UNSEEN,
    VARIANTS,
)
from spicery.games.spicy.rules.events import DREW
from spicery.games.spicy.rules.game import Spicy
from spicery.games.spicy.rules.notation import BRIEF, CARD_NAMES
from tests.chi_square import chi_square_of
from tests.compiled_only import compiled_only
from tests.games.spicy.dealt import run, spicy
from tests.untimed_bots import untimed


def played_on(seed: int, seats: int, options: dict[str, object], steps: int) -> Table:
    rng = Rng(seed)
    table = Table(GAME, seats, options, seed=seed)
    for _ in range(steps):
        if table.over:
            break
        seat = table.turn()[0]
        legal = table.legal(seat)
        table.act(seat, legal[rng.below(len(legal))])
    return table


def alike(action: Action, other: Spicy, rng: Rng) -> Action | None:
    """An action of another hand that looks the same from outside; None if there is none."""
    code = action.code
    legal = [each.code for each in other.legal(action.seat)]
    if code < PASS:
        legal = [each for each in legal if each < PASS and each % int(CLAIMS) == code % int(CLAIMS)]
    elif COPY <= code < TUCK:
        legal = [each for each in legal if COPY <= each < TUCK]
    elif TUCK <= code < TUCK + 32:
        legal = [each for each in legal if TUCK <= each < TUCK + 32]
    else:
        legal = [each for each in legal if each == code]
    return Action(action.seat, legal[rng.below(len(legal))]) if legal else None


@given(
    st.integers(2, 6),
    st.lists(st.sampled_from(VARIANTS), max_size=2, unique=True),
    st.integers(0, 10**6),
    st.integers(0, 40),
)
def test_non_interference(seats: int, variants: list[str], seed: int, steps: int) -> None:
    """Two games that differ in what the viewer may not know look the same to the viewer."""
    table = played_on(seed, seats, {"variants": variants, "jitter": 0}, steps)
    rng = Rng(seed)
    for viewer in [*range(seats), ONLOOKER]:
        view = table.view(viewer)
        look_alike(view.guess(rng), view.guess(rng), view, viewer, rng)


def look_alike(one: State, two: State, view: State, viewer: int, rng: Rng) -> None:
    """Play both on with moves that look alike, as long as nothing is drawn or revealed."""
    assert isinstance(two, Spicy)
    looks = [view, view.clone()]
    one.listening = two.listening = True
    for _ in range(12):
        if one.over or two.over:
            return
        seat = one.turn()[rng.below(len(one.turn()))]
        legal = one.legal(seat)
        first = legal[rng.below(len(legal))]
        second = first if seat == viewer else alike(first, two, rng)
        if second is None or NOT_NUMBER <= first.code < COPY:
            continue
        told = [
            [event.seen_by(viewer) for event in one.act(first)],
            [event.seen_by(viewer) for event in two.act(second)],
        ]
        if any(event.kind == DREW and event.public[0] == viewer for event in told[0]):
            return  # from here on the viewer knows more, and other things in each
        assert told[0] == told[1]
        for look, events in zip(looks, told, strict=True):
            for event in events:
                look.evolve(event)
        assert looks[0].facts() == looks[1].facts()
        assert looks[0].turn() == looks[1].turn()
        if viewer >= 0:
            assert looks[0].legal(viewer) == looks[1].legal(viewer)


def test_a_refusal_tells_nothing() -> None:
    """Refusals are the same whatever the others hold."""
    said = []
    for other in ("c2 c8", "w9 s"):
        table = run(spicy("c7 p1", other), "0 play chili 7 as 1 chili")
        with pytest.raises(IllegalAction) as refusal:
            table.act(0, "challenge number")
        said.append(str(refusal.value))
    assert said[0] == said[1]


def test_no_secret_in_what_others_are_told() -> None:
    """A card that only seat 0 ever held occurs in nothing that others were shown."""
    table = run(spicy("c7 p1", "c2 c8", "w1 w2"), "0 play chili 7 as 1 wasabi", "1 let go")
    run(table, "2 let go", "1 play chili 2 as 2 wasabi", "2 let go", "0 let go")
    for seat in (1, 2, ONLOOKER):
        assert "chili-7" not in str(table.seen(seat))
        assert "chili 7" not in str(table.facts(seat))
    assert "chili-7" in str(table.seen(0))


def test_guesses_follow_the_right_frequencies() -> None:
    """Every unseen card is as likely in another hand, in the stack, on top of the deck."""
    table = run(spicy("c7 p1 w1 n s c1", "c2 c8 p2 p9 w9 w3", "c3 c9 c10 p3 p10 w10", jitter=2))
    run(table, "0 pass", "1 play chili 2 as 2 chili", "2 let go", "0 let go", "2 pass")
    view = table.view(0)
    assert isinstance(view, Spicy)
    rng = Rng(11)
    unseen = {kind: int(view.counts[kind]) for kind in range(UNSEEN)}
    for kind in range(UNSEEN):
        unseen[kind] -= int(view.hand[kind])
    total = sum(unseen.values())
    assert total == 93
    rounds = 6000
    stack: Counter[int] = Counter()
    hand: Counter[int] = Counter()
    deck: Counter[int] = Counter()
    ends: Counter[int] = Counter()
    for _ in range(rounds):
        full = view.guess(rng)
        assert isinstance(full, Spicy)
        stack[int(full.stack[0]) % int(KINDS)] += 1
        deck[int(full.deck[full.drawn])] += 1
        ends[int(full.worlds_end)] += 1
        for kind in range(UNSEEN):
            hand[kind] += int(full.hand[2 * KINDS + kind])
    for seen, cards in ((stack, 1), (deck, 1), (hand, 7)):
        expected = {kind: rounds * cards * n / total for kind, n in unseen.items()}
        assert chi_square_of(seen, expected) < 60  # 31 degrees of freedom, p = 0.0013
    assert set(ends) == {int(view.above) + 18 + off for off in range(-2, 3)}
    assert chi_square_of(ends, dict.fromkeys(ends, rounds / 5)) < 18.5  # 4 degrees, p = 0.001


def test_a_guess_remembers_what_was_revealed_and_played() -> None:
    """S13: no fact shows it any more, but a seat that saw the card knows nobody holds it."""
    table = spicy("c7 p1 w1", "c2 c8 p2", wilds=0, copies=1, jitter=0)
    run(table, "0 play chili 7 as 1 chili", "1 challenge spice", "1 play chili 2 as 1 pepper")
    run(table, "0 let go", "0 play wasabi 1 as 2 pepper", "1 challenge spice")
    for seed in range(200):
        full = table.view(0).guess(Rng(seed))
        assert isinstance(full, Spicy)
        assert "'chili 7'" not in str(full.facts()["hands"])
        assert "'wasabi 1'" not in str(full.facts()["hands"])


NAMES = [
    "random",
    "sensible",
    *[f"{level.name}/{style.value}" for level in levels_of(GAME) for style in Style],
]


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_chooses_from_its_view_alone(name: str) -> None:
    """Other cards in other hands, same choice."""
    seeds = 20 if "/" not in name else 3
    expected = choices(name, plain_view(), seeds)
    for laid, kept in (("c2", "c8"), ("w9", "s"), ("p2", "c10")):
        table = spicy("c7 p1", f"{laid} {kept}", starter=1)
        run(table, f"1 play {name_of(laid)} as 2 pepper")
        assert choices(name, table.view(0), seeds) == expected


@compiled_only
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_remembers_what_was_shown_and_nothing_else(name: str) -> None:
    """A card was turned up, others were laid and drawn: whatever these are, the same choice."""
    secrets = [("p1", "p3", "p9 w9"), ("w5", "w6", "c3 s"), ("c2", "n", "w1 w2")]
    views = [well_into(*each).view(0) for each in secrets]
    seen = [choices(name, view, 3 if "/" not in name else 1) for view in views]
    assert seen[0] == seen[1] == seen[2]


def well_into(first: str, second: str, draws: str) -> Table:
    """Seat 1 was caught, drew and laid a card, seat 2 laid another, and seat 0 may doubt it."""
    hands = ("c7 p5 w3 p4", f"c9 {first} c8 p6", f"{second} c5 c6 w8")
    table = spicy(*hands, draws=draws, starter=1, jitter=2)
    run(table, "1 play chili 9 as 1 chili", "2 let go", "0 challenge number")
    run(table, f"1 play {name_of(first)} as 1 pepper", "all let go")
    return run(table, f"2 play {name_of(second)} as 3 pepper")


def choices(name: str, view: State, seeds: int) -> list[int]:
    """The choices of one bot asked repeatedly; a search reuses its tree."""
    bot = untimed(GAME, name)
    return [bot.choose(view, 0, Rng(seed)).code for seed in range(seeds)]


def name_of(brief: str) -> str:
    """The full name of a card, as in actions."""
    return CARD_NAMES[BRIEF.index(brief)]


def plain_view() -> Spicy:
    table = run(spicy("c7 p1", "c5 c6", starter=1), "1 play chili 5 as 2 pepper")
    view = table.view(0)
    assert isinstance(view, Spicy)
    return view
