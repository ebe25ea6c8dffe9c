"""Hints for Spicy: why a move is good, and how likely a claim is to be true, as words with odds.

Everything is derived from a view.  The client turns the words into sentences
(`web/src/games/spicy/words/`).
"""

from __future__ import annotations

from spicery.ai.advisor import Advisor
from spicery.bots import Reason, in_percent
from spicery.bots.policy_bots import codes_of
from spicery.core.game import NO_NUMBERS, Action, State
from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.games.spicy.ai.advisor import new_advisor
from spicery.games.spicy.ai.card_odds import fits, nobody_holds, owner_lacked
from spicery.games.spicy.ai.claim_fit import TRUE
from spicery.games.spicy.ai.likelihood import number_odds, odds_of_ways, spice_odds, unknown_to
from spicery.games.spicy.ai.players.sensible import Assessor
from spicery.games.spicy.rules.cards import (
    CLAIMS,
    COPY,
    KINDS,
    LET_GO,
    NOT_NUMBER,
    NOT_SPICE,
    PASS,
    PLAIN,
    PLAY_LAST,
    TUCK,
    TUCK_END,
    WRONG,
    may_follow,
)
from spicery.games.spicy.rules.flow import is_right
from spicery.games.spicy.rules.game import Spicy
from spicery.games.spicy.rules.notation import CLAIM_NAMES
from spicery.games.spicy.rules.state import REACT, TUCKING

CERTAIN = 100
EVEN = 50
HONEST = ("truth", "copy")
NEGLIGIBLE = 0.001  # probabilities below this are ignored
SAMPLES = 40  # determinizations behind the odds in a hint


def explain(view: State, seat: int, action: Action) -> list[Reason]:
    """Why a seat would do this: the main reason first, then what supports it."""
    assert isinstance(view, Spicy)
    code = int(action.code)
    weighed = Assessor(view, seat).weigh(code)
    if code < PASS or COPY <= code < TUCK:
        claim = code % int(PLAY_LAST) % int(CLAIMS) if code < PASS else int(view.claim)
        peace, caught = (in_percent(each) for each in answers_to(view, seat, code))
        reasons = [Reason(weighed.why, {"percent": peace})]
        return reasons + of_play(view, seat, claim, weighed.why in HONEST, peace, caught)
    if code == PASS:
        return [Reason("pass", {"cards": true_cards(view, seat)})]
    if code == LET_GO or NOT_NUMBER <= code <= WRONG:
        return of_doubt(view, seat, code, weighed.why)
    return [Reason(weighed.why, {"percent": weighed.percent})]


def answers_to(view: Spicy, seat: int, code: int) -> tuple[float, float]:
    """The odds that nobody challenges a card, and that somebody challenges a wrong trait."""
    rng = Rng(code)  # the same question gets the same answer
    peace = caught = 0.0
    advisor = new_advisor()
    advisor.read(view)
    for _ in range(SAMPLES):
        state = advisor.sample_world(view, rng)
        state.do(seat, code, NO_NUMBERS)
        let, found = answers_in(state, advisor)
        peace += let / SAMPLES
        caught += found / SAMPLES
    return peace, caught


def answers_in(state: State, advisor: Advisor) -> tuple[float, float]:
    """The same in one determinization, by the opponent policy of those who may answer."""
    assert isinstance(state, Spicy)
    if state.phase == TUCKING:
        state.do(state.mover, TUCK_END, NO_NUMBERS)
    card = int(state.stack[state.height - 1]) % int(KINDS)
    peace, caught, undecided = 1.0, 0.0, 1.0
    while not state.over and state.height > 0 and state.mover != state.owner:
        odds = odds_in(state, advisor)
        doubts = {code: each for code, each in odds.items() if NOT_NUMBER <= code <= WRONG}
        wrong = [each for code, each in doubts.items() if not is_right(state, card, code)]
        caught += undecided * sum(wrong)
        peace -= undecided * sum(doubts.values())
        leaves = LET_GO if state.phase == REACT else PASS  # S14: the next may still challenge
        undecided *= odds.get(leaves, 0.0)
        if undecided < NEGLIGIBLE:
            break
        state.do(state.mover, leaves, NO_NUMBERS)
    return peace, caught


def odds_in(state: Spicy, advisor: Advisor) -> dict[int, float]:
    """The probability of each legal action of the mover."""
    codes = codes_of(state, state.mover)
    odds = vec[float]([0.0] * len(codes))
    advisor.opponent_policy(state, state.mover, codes, len(codes), odds)
    total = sum(odds)
    return {int(codes[at]): odds[at] / total for at in range(len(codes))}


def of_play(
    view: Spicy, seat: int, claim: int, honest: bool, peace: int, caught: int
) -> list[Reason]:
    """What may come of a claim, and who might know better."""
    cards = 1 if view.raid_waits() else int(view.height) + 1  # S33: the raider takes the rest
    if honest:
        found = [Reason("stack to win", {"cards": cards, "percent": max(0, CERTAIN - peace)})]
    else:
        found = [Reason("stack to lose", {"cards": cards, "percent": caught})]
        found.append(held_by_nobody(view, seat, claim))
    if view.size[seat] == 1:
        found.append(Reason("last card"))
    return found


def held_by_nobody(view: Spicy, seat: int, claim: int) -> Reason:
    """How likely it is that nobody else holds a matching card."""
    odds = nobody_holds(view, seat, claim)
    return Reason("held by nobody", {"claim": CLAIM_NAMES[claim], "percent": in_percent(odds)})


def of_doubt(view: Spicy, seat: int, code: int, why: str) -> list[Reason]:
    """What the top card may be: by how such claims turned out, and by the cards alone."""
    odds, claim = claim_odds(view, seat), CLAIM_NAMES[view.claim]
    lacked = in_percent(owner_lacked(view, seat))
    by_cards = Reason("not in hand", {"claim": claim, "percent": lacked})
    if code == LET_GO:
        found = [Reason(why + " copy" if view.copied else why, {**odds}), by_cards]
        return [*found, Reason("their last card")] if view.last else found
    right = {NOT_NUMBER: odds["number"], NOT_SPICE: odds["spice"]}.get(code, odds["percent"])
    wrong = CERTAIN - right
    stakes = of_long_shot(view) if wrong < EVEN else of_stakes(view)
    return [Reason(why, {"percent": wrong}), by_cards, *stakes]


def of_stakes(view: Spicy) -> list[Reason]:
    """What is at stake in a challenge."""
    found = [Reason("stack at stake", {"cards": int(view.height)})]
    return [*found, Reason("their last card")] if view.last else found


def of_long_shot(view: Spicy) -> list[Reason]:
    """Why a challenge that fails more often than not is worth it all the same."""
    stake = Reason("stack at stake", {"cards": int(view.height)})
    return [stake, Reason("trophy at stake" if view.last else "doubt ahead")]


def true_cards(view: Spicy, seat: int) -> int:
    """How many cards in a hand could be played with a true claim now."""
    variants = int(view.variants)
    claims = [each for each in range(CLAIMS) if may_follow(int(view.claim), each, variants)]
    return sum(
        [
            int(view.hand[seat * int(KINDS) + card])
            for card in range(PLAIN)
            if any(fits(card, claim, variants) for claim in claims)
        ]
    )


def beliefs(view: State, seat: int) -> list[Reason]:
    """For a seat, how likely the claim just made is to be true; nothing at other times."""
    assert isinstance(view, Spicy)
    if view.phase != REACT or view.gone or not view.height:
        return []
    claim = int(view.claim)
    values: dict[str, int | str] = {"claim": CLAIM_NAMES[claim]}
    if view.owner == seat:
        card = int(view.stack[view.height - 1]) % int(KINDS)
        true = fits(card, claim, int(view.variants))
        return [Reason("claim known", {**values, "percent": CERTAIN * true})]
    return [Reason("claim", {**values, **claim_odds(view, seat)})]


def claim_odds(view: Spicy, seat: int) -> dict[str, int]:
    """The odds that the top card is as claimed, in percent, for a seat that hasn't seen it."""
    advisor = new_advisor()
    advisor.read(view)
    ways = odds_of_ways(unknown_to(view, seat), view, advisor.model)
    return {
        "percent": in_percent(ways[TRUE]),
        "number": in_percent(number_odds(ways)),
        "spice": in_percent(spice_odds(ways)),
    }
