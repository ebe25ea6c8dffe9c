"""A sensible player of Safranito: it collects cards for blends and can say why.

The gains of moves come from the policy's appraisal; the reasons, for people, are here.
"""

from __future__ import annotations

from collections.abc import Callable

from spicery.bots import Bot, Weighed
from spicery.core.game import Action, State
from spicery.core.rng import Rng
from spicery.games.safranito.ai.policy import Appraisal
from spicery.games.safranito.ai.weights import trained_weights
from spicery.games.safranito.rules.cards import (
    AIMS,
    ALLOW,
    BLEND,
    BUY,
    CHIPS,
    COLUMNS,
    DECLINE,
    DISALLOW,
    DONE,
    EXTRA,
    FLIP,
    KEEP,
    PLACES,
    SELL,
    SHOT,
    TAKE,
    TO_WIN,
    TRADE,
)
from spicery.games.safranito.rules.game import Safranito
from spicery.games.safranito.rules.state import ANOTHER, BUYING, FACE_UP

MIXED = 4.0  # throws within this many rupees count as equally good


class Sensible:
    """Values moves in rupees and makes the one that gains most."""

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        """The move with the highest gain; throws of similar gain are mixed."""
        moves = self.weigh(view, seat)
        mixed = [MIXED * rng.unit() if move.code < ALLOW else 0.0 for move in moves]
        best = max([(move.worth + mixed[at], -at) for at, move in enumerate(moves)])
        return view.unfold(seat, moves[-best[1]].code)

    def weigh(self, view: State, seat: int) -> list[Weighed]:
        """Every listed move with its gain and the reason."""
        assert isinstance(view, Safranito)
        assessor = Assessor(view, seat)
        return [assessor.weigh(int(code)) for code in view.codes()]


class Assessor:
    """The gain of each move of one view, with the reason as a word."""

    def __init__(self, view: Safranito, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.valuations = trained_weights().valuations
        self.appraisal = Appraisal(view, seat, self.valuations)

    def weigh(self, code: int) -> Weighed:
        """A move, its gain and the reason."""
        why = self.throw(code) if code < ALLOW else self.why(code)
        return Weighed(code, self.appraisal.gain(code), why)

    def wanted(self, spice: int) -> bool:
        """Whether a card of this spice is wanted for a blend."""
        return self.appraisal.wants[spice] > self.valuations.resale

    def throw(self, code: int) -> str:
        """What a chip is thrown for."""
        aim = code % int(AIMS)
        if aim >= SHOT:
            return self.shot(aim - int(SHOT))
        place = aim % int(FLIP)
        if place >= EXTRA:
            return f"aim {PLACES[place]}"
        if self.appraisal.spare[place] > 0:
            return "aim to sell"
        if self.view.layout[place] == 0:
            return "aim for nothing"
        return "aim for blend" if self.wanted(place) else "aim to resell"

    def shot(self, token: int) -> str:
        """Why a rival's chip is shot at."""
        if int(self.view.region[token]) >= EXTRA:
            return "shoot circle"
        wins = self.view.made[token // int(CHIPS)] == TO_WIN - 1
        return "shoot winner" if wins else "shoot rival"

    def why(self, code: int) -> str:
        """The reason for anything but a throw."""
        view = self.view
        if SELL <= code < BUY:
            return self.sale(code - int(SELL))
        if code == BUY:
            return "buy wanted" if self.wanted(int(view.here)) else "buy bargain"
        if code == DECLINE:
            return self.refusal()
        if code in (ALLOW, DISALLOW):
            own = int(view.first_doubt()) // int(CHIPS) == self.seat
            return "own chip" if own else "rival chip"
        if code == TAKE:
            return f"take {PLACES[view.here]}"
        if code == DONE:
            return "blend nothing" if len(view.codes()) == 1 else "blend later"
        if code >= BLEND:
            return self.blend(code - int(BLEND))
        if code >= TRADE:
            return self.bowl(code - int(TRADE))
        return "keep wanted" if self.wanted(code - int(KEEP)) else "keep any"

    def sale(self, count: int) -> str:
        """Why this many cards of the bowl's spice are sold."""
        view, spice = self.view, int(self.view.here)
        spare = int(self.appraisal.spare[spice])
        poor = int(view.money[self.seat]) < self.valuations.poor
        if count > spare:
            return "sell dear"
        if count > 0:
            return (
                "sell poor"
                if poor and 10 * int(view.price) < self.valuations.cheap
                else "sell spare"
            )
        if view.hand[self.seat * COLUMNS + spice] == 0:
            return "sell none"
        return "sell cheap" if spare else "sell needed"

    def refusal(self) -> str:
        """Why an offer is declined."""
        view = self.view
        if view.phase != BUYING:
            return "leave throw" if view.phase == ANOTHER else "leave circle"
        if int(view.money[self.seat]) < 10 * int(view.total_at(self.seat, view.here)):
            return "buy poor"
        return "buy dear" if self.wanted(int(view.here)) else "buy unwanted"

    def bowl(self, spice: int) -> str:
        """Why a bowl is evaluated next."""
        if self.appraisal.spare[spice] > 0:
            return "bowl to sell"
        self.appraisal.count_chips()
        if not self.appraisal.mine(spice):
            return "bowl elsewhere" if self.has_stake() else "bowl any"
        for_sale = self.view.layout[spice] > 0
        return "bowl to buy" if for_sale and self.wanted(spice) else "bowl useless"

    def has_stake(self) -> bool:
        """Whether this seat has a chip in a bowl still to come, or a spare card of its spice."""
        codes = [int(code) for code in self.view.codes()]
        bowls = [code - int(TRADE) for code in codes if TRADE <= code < SELL]
        return any(
            self.appraisal.mine(bowl) > 0 or self.appraisal.spare[bowl] > 0 for bowl in bowls
        )

    def blend(self, blend: int) -> str:
        """Why a blend is made."""
        if self.view.made[self.seat] == TO_WIN - 1:
            return "blend win"
        return "blend open" if self.view.blend_place[blend] == FACE_UP else "blend own"


BOTS: dict[str, Callable[[], Bot]] = {"sensible": Sensible}
