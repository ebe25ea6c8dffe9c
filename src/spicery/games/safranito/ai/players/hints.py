"""Hints for Safranito: why a move is good, as a word with its odds.

The purpose of a throw comes from the policy's appraisal; its odds come from rounds simulated from
what the seat knows.  The client turns the words into sentences.
"""

from __future__ import annotations

from spicery.ai.rollout import Rollout
from spicery.bots import Reason, in_percent
from spicery.core.game import NO_NUMBERS, Action, State
from spicery.core.rng import Rng
from spicery.games.safranito.ai.advisor import new_advisor
from spicery.games.safranito.ai.players.sensible import Assessor
from spicery.games.safranito.rules.cards import AIMS, ALLOW, EXTRA, FLIP, PLACES, SHOT
from spicery.games.safranito.rules.game import Safranito
from spicery.games.safranito.rules.state import ANOTHER, DOUBTING, FLIGHT, THROWING

SAMPLES = 100  # simulated rounds behind the odds in a hint
IN_THE_AIR = (THROWING, FLIGHT, DOUBTING)
CERTAIN = 100
RARELY = 10  # percent: a chip this unlikely to succeed is thrown to save better ones
AIM_REASONS = (
    "aim for blend",
    "aim to resell",
    *(f"aim {place}" for place in PLACES[int(EXTRA) :]),
)


def explain(view: State, seat: int, action: Action) -> list[Reason]:
    """Why a seat would do this; nothing for a move that isn't listed."""
    assert isinstance(view, Safranito)
    said, assessor = view.say_action(action), Assessor(view, seat)
    for code in map(int, view.codes()):
        if view.say_action(view.unfold(seat, code)) == said:
            why = assessor.weigh(code).why
            odds = in_percent(success_odds(view, seat, code)) if why in AIM_REASONS else CERTAIN
            values = {"percent": odds, **aim_of(code)}
            return [Reason("aim spared" if odds < RARELY else why, values)]
    return []


def aim_of(code: int) -> dict[str, int | str]:
    """Where a toss aims, for a client to say; nothing for a shot at a chip and other moves."""
    aim = code % int(AIMS)
    return {"aim": PLACES[aim % int(FLIP)]} if code < ALLOW and aim < SHOT else {}


def success_odds(view: Safranito, seat: int, code: int) -> float:
    """How often a throw achieves its aim over sampled determinizations."""
    rng = Rng(code)  # the same question gets the same answer
    place = code % int(AIMS) % int(FLIP)
    rollout = Rollout(new_advisor())
    got = 0
    for _ in range(SAMPLES):
        state = rollout.advisor.sample_world(view, rng)
        assert isinstance(state, Safranito)
        state.do(seat, code, NO_NUMBERS)
        play_on(state, rollout, rng, IN_THE_AIR if place == EXTRA else (*IN_THE_AIR, ANOTHER))
        got += gets_its_aim(state, seat, place)
    return got / SAMPLES


def play_on(state: Safranito, rollout: Rollout, rng: Rng, phases: tuple[int, ...]) -> None:
    """Play on by policy while in these phases."""
    while not state.over and state.phase in phases:
        rollout.step(state, rng)


def gets_its_aim(state: Safranito, seat: int, place: int) -> bool:
    """Whether a seat wins a circle (F21), or is among those who can buy from a bowl."""
    cards = 1 if place >= EXTRA else int(state.layout[place])
    seats = [(int(state.chef) + far) % int(state.seats) for far in range(state.seats)]
    totals = {each: int(state.total_at(each, place)) for each in seats}
    order = sorted(
        seats, key=lambda each: -totals[each]
    )  # stable: ties go by distance from the chef
    return totals[seat] > 0 and order.index(seat) < cards
