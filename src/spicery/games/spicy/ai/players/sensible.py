"""A sensible player of Spicy: values every move in points, with odds from what it has seen.

It knows nothing but a view.  Each valued move comes with the reason for its value.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from spicery.bots import Bot, Weighed, in_percent
from spicery.core.game import Action, State
from spicery.core.rng import Rng
from spicery.games.spicy.ai.likelihood import unknown_to
from spicery.games.spicy.ai.track_record import CAUGHT, COUNTS, PROVED, track_record
from spicery.games.spicy.rules.cards import (
    CLAIMS,
    COPY,
    COPY_LAST,
    LET_GO,
    LUCK,
    NO_CLAIM,
    NO_TRAIT,
    NOT_NUMBER,
    NOT_SPICE,
    PASS,
    PLAY_LAST,
    TUCK,
    TUCK_END,
    WRONG,
    may_follow,
    number_right,
    spice_right,
)
from spicery.games.spicy.rules.game import Spicy

HONESTY = 0.85  # how often a player who can tell the truth does
CHOICES = 2.0  # roughly how many claims a hand had to choose from
HALF_NUMBER = 0.5  # how often a lie still has the right number
HALF_SPICE = 0.5
TROPHY = 10.0
FRESH_HAND = -3.0  # six new cards: minus points now, but more moves
TRUST = 4.0  # the odds from the cards count as much as this many challenges
DRAW_TWO = 2.5  # what drawing two cards costs
DOUBT = 0.12  # how often any claim is challenged for one trait
TEMPER = 0.8  # moves within this many points count as equally good


@dataclass(frozen=True)
class Odds:
    """The odds that the top card has the claimed number, the claimed spice, and both."""

    number: float
    spice: float
    both: float


class Sensible:
    """Tells the truth when that pays, bluffs when it's believable, challenges on the odds."""

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        """One of the best moves, mixing among equally good ones."""
        good = self.good(view, seat)
        pick = rng.unit() * sum(weight for _, weight in good)
        for code, weight in good:
            pick -= weight
            if pick < 0:
                return Action(seat, code)
        return Action(seat, good[-1][0])

    def odds(self, view: State, seat: int) -> dict[int, float]:
        """The probability of each of the best moves."""
        good = self.good(view, seat)
        total = sum(weight for _, weight in good)
        return {code: weight / total for code, weight in good}

    def good(self, view: State, seat: int) -> list[tuple[int, float]]:
        """The moves about as good as the best, with weights."""
        moves = self.weigh(view, seat)
        best = max(move.worth for move in moves)
        worths = [(move.code, TEMPER - (best - move.worth)) for move in moves]
        return [(code, weight) for code, weight in worths if weight > 0]

    def weigh(self, view: State, seat: int) -> list[Weighed]:
        """Every sound move with its value."""
        assert isinstance(view, Spicy)
        assessor = Assessor(view, seat)
        return [
            assessor.weigh(action.code)
            for action in view.legal(seat)
            if assessor.is_sound(action.code)
        ]


class Assessor:
    """Values the moves of one view."""

    def __init__(self, view: Spicy, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.size = int(view.size[seat])
        self.height = int(view.height)
        self.unknown = [int(count) for count in unknown_to(view, seat)]
        self.total = max(1, sum(self.unknown))
        self.counts = track_record(view).counts
        self.top = self.odds_of_top() if self.height and view.owner != seat else None

    def is_sound(self, code: int) -> bool:
        """Not a blunder that only strict play allows (S11, S15, S21)."""
        if code == NO_TRAIT:
            return False
        strict = bool(self.view.strict)
        if code < PASS:
            claim = code % int(PLAY_LAST) % int(CLAIMS)
            announced = code >= PLAY_LAST
            return may_follow(self.view.claim, claim, self.view.variants) and (
                announced or not strict or self.size > 1
            )
        return not (strict and self.size == 1 and COPY <= code < COPY_LAST)

    def weigh(self, code: int) -> Weighed:
        """The value of one move, in points compared with doing nothing."""
        if code < PASS:
            card, claim = divmod(code % int(PLAY_LAST), int(CLAIMS))
            return self.weigh_play(code, card, claim)
        if code == PASS:
            return Weighed(code, -1.0, "pass")
        if code == LET_GO:
            return Weighed(code, self.loss_if_let_go(), "believe", self.percent_believed())
        if NOT_NUMBER <= code <= WRONG:
            return self.weigh_challenge(code)
        if code == TUCK_END:
            return Weighed(code, 0.0, "enough")
        if code >= TUCK:
            return Weighed(code, self.worth_of_tuck(code - int(TUCK)), "fresh card")
        return self.weigh_copy(code, (code - int(COPY)) % 32)

    # -- challenges ---------------------------------------------------------------

    def odds_of_top(self) -> Odds:
        """The claim against what its player may hold: those who can be honest often are."""
        view = self.view
        held = int(view.size[view.owner]) + 1
        number = self.share(lambda card: number_right(card, view.claim, view.variants))
        spice = self.share(lambda card: spice_right(card, view.claim))
        both = self.share(lambda card: self.fits(card, int(view.claim)))
        honest = HONESTY * (1 - (1 - both) ** (CHOICES * held))
        lie = 1 - honest
        return Odds(
            self.tempered(honest + lie * max(number, HALF_NUMBER)),
            self.tempered(honest + lie * max(spice, HALF_SPICE)),
            self.tempered(honest),
        )

    def tempered(self, right: float) -> float:
        """Odds adjusted by how this player's claims fared when challenged."""
        first = self.view.owner * COUNTS
        caught = int(self.counts[first + CAUGHT])
        proved = int(self.counts[first + PROVED])
        return (TRUST * right + proved) / (TRUST + caught + proved)

    def fits(self, card: int, claim: int) -> bool:
        return number_right(card, claim, self.view.variants) and spice_right(card, claim)

    def share(self, fits: object) -> float:
        """The share of the cards this seat can't see that fit."""
        assert callable(fits)
        return sum(n for card, n in enumerate(self.unknown) if n and fits(card)) / self.total

    def weigh_challenge(self, code: int) -> Weighed:
        assert self.top is not None
        odds = {NOT_NUMBER: self.top.number, NOT_SPICE: self.top.spice, WRONG: self.top.both}
        right = odds[code]
        stake = self.height + DRAW_TWO
        gain = stake + (TROPHY * 0.5 if self.view.last else 0.0)
        name = {NOT_NUMBER: "doubt number", NOT_SPICE: "doubt spice", WRONG: "doubt copy"}
        return Weighed(
            code,
            (1 - right) * gain - right * stake,
            name[code],
            in_percent(1 - right),
        )

    def loss_if_let_go(self) -> float:
        """A last card let go is a trophy for its player (S23), but others may challenge it."""
        if not self.view.last:
            return 0.0
        still_to_ask = len([seat for seat in self.view.turn() if seat != self.seat])
        return -TROPHY * 0.3 / (1 + still_to_ask)

    def percent_believed(self) -> int:
        return in_percent(self.top.both) if self.top else 100

    # -- plays --------------------------------------------------------------------

    def weigh_play(self, code: int, card: int, claim: int) -> Weighed:
        number = number_right(card, claim, self.view.variants)
        spice = spice_right(card, claim)
        doubt_number, doubt_spice = self.doubts(claim)
        stake = self.height + 1 + DRAW_TWO
        worth = 1.0 + self.toward_trophy()
        worth += stake * (doubt_number * (1 if number else -1) + doubt_spice * (1 if spice else -1))
        if number and spice:
            worth -= 0.15 * (claim % 10 - self.lowest_step())  # leave room for more true cards
        why = "truth" if number and spice else "half truth" if number or spice else "bluff"
        return Weighed(code, worth, why)

    def doubts(self, claim: int) -> tuple[float, float]:
        """How likely the claim is challenged for its number and for its spice."""
        jump = claim % 10 - (int(self.view.claim) % 10 if self.view.claim != NO_CLAIM else 0)
        base = DOUBT + 0.02 * min(self.height, 8) + 0.02 * max(0, 3 - jump)
        if self.size == 1:
            base += 0.25  # last cards attract challenges
        spare = self.share(lambda card: self.fits(card, claim)) * self.total
        scarce = 0.2 if spare < 1 else 0.0
        return base + scarce, base

    def lowest_step(self) -> int:
        return 0 if self.view.claim == NO_CLAIM else int(self.view.claim) % 10 + 1

    def toward_trophy(self) -> float:
        """A smaller hand is nearer to a trophy."""
        if self.size == 1:
            return TROPHY + FRESH_HAND
        return 3.0 / self.size

    def weigh_copy(self, code: int, card: int) -> Weighed:
        claim = int(self.view.claim)
        right = self.fits(card, claim)
        doubt = sum(self.doubts(claim))
        stake = self.height + 1 + DRAW_TWO
        worth = 1.0 + self.toward_trophy() + stake * doubt * (1 if right else -1)
        return Weighed(code, worth, "copy" if right else "bluff")

    def worth_of_tuck(self, card: int) -> float:
        """S34: a card that won't fit soon is worth replacing, if the stack is small."""
        if not self.view.variants & LUCK:
            return 0.0
        useful = card >= 30 or card % 10 > int(self.view.claim) % 10
        return (-0.6 if useful else 0.4) - 0.1 * self.height


BOTS: dict[str, Callable[[], Bot]] = {"sensible": Sensible}
