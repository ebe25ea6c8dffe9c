"""Why a move of Safranito is a good one: a word with its odds, for people who ask.

What a chip is thrown for comes from the policy's appraisal; how often it comes about, from rounds
that are played on from what the seat knows.  The client puts the words into sentences.
"""

from __future__ import annotations

from spicery.ai.rollout import Rollout
from spicery.bots import Reason, in_percent
from spicery.core.game import NO_NUMBERS, Action, State
from spicery.core.rng import Rng
from spicery.games.safranito.ai.advisor import new_advisor
from spicery.games.safranito.ai.players.sensible import Eye
from spicery.games.safranito.rules.cards import AIMS, EXTRA, FLIP, PLACES
from spicery.games.safranito.rules.game import Safranito
from spicery.games.safranito.rules.state import ANOTHER, DOUBTING, FLIGHT, THROWING

LOOKS = 100  # rounds played on, for odds in words
IN_THE_AIR = (THROWING, FLIGHT, DOUBTING)
CERTAIN = 100
HARDLY = 10  # in so few of 100 cases a chip is not thrown for that, but to keep the others
HOPES = ("aim for blend", "aim to resell", *(f"aim {place}" for place in PLACES[int(EXTRA) :]))


def explain(view: State, seat: int, action: Action) -> list[Reason]:
    """Why a seat would do this; nothing if it is no move that is judged."""
    assert isinstance(view, Safranito)
    said, eye = view.say_action(action), Eye(view, seat)
    for code in map(int, view.codes()):
        if view.say_action(view.unfold(seat, code)) == said:
            why = eye.weigh(code).why
            odds = in_percent(comes_about(view, seat, code)) if why in HOPES else CERTAIN
            return [Reason("aim spared" if odds < HARDLY else why, {"percent": odds})]
    return []


def comes_about(view: Safranito, seat: int, code: int) -> float:
    """How often a chip thrown so gets what it is thrown for, in what may be so."""
    rng = Rng(code)  # the same question, the same answer
    place = code % int(AIMS) % int(FLIP)
    rollout = Rollout(new_advisor())
    got = 0
    for _ in range(LOOKS):
        state = rollout.advisor.sample_world(view, rng)
        assert isinstance(state, Safranito)
        state.do(seat, code, NO_NUMBERS)
        throw_on(state, rollout, rng, IN_THE_AIR if place == EXTRA else (*IN_THE_AIR, ANOTHER))
        got += gets(state, seat, place)
    return got / LOOKS


def throw_on(state: Safranito, rollout: Rollout, rng: Rng, phases: tuple[int, ...]) -> None:
    """Play on by policy while such things happen."""
    while not state.over and state.phase in phases:
        rollout.step(state, rng)


def gets(state: Safranito, seat: int, place: int) -> bool:
    """Whether a seat has most in a circle (F21), or is among those who may buy from a bowl."""
    cards = 1 if place >= EXTRA else int(state.layout[place])
    seats = [(int(state.chef) + far) % int(state.seats) for far in range(state.seats)]
    totals = {each: int(state.total_at(each, place)) for each in seats}
    order = sorted(seats, key=lambda each: -totals[each])  # of equals, as they sit from the chef
    return totals[seat] > 0 and order.index(seat) < cards
