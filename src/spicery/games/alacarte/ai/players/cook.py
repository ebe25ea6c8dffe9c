"""A cook who plays by policy: first what to do, by judgement; then how, by wrist.

Poor judgement mistakes what is worth doing; it doesn't turn a shaker upside down over its own pan.
So temperature and slips concern what is done, and which motion is used for it follows the policy
and the style at every level.  What the policy rules out, such as pouring a dish full, isn't done.
Habits (`habits.py`) shift both: a cook who has just lost dishes judges and moves more carefully.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from spicery.ai.advisor import Advisor
from spicery.bots.levels import Style
from spicery.bots.policy_bots import PolicyBot, SearchBot, StyleBias
from spicery.core.game import Action, State
from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.games.alacarte.ai.players.habits import BOLDNESS, gently, habit, hesitantly, shyness
from spicery.games.alacarte.rules.game import Alacarte
from spicery.games.alacarte.rules.material import CUP_POINT, CUP_SEASON, FLIP, MOVES, SEASON, TAKE


class Cook(PolicyBot):
    """Samples what to do at some temperature, with slips, and then how to do it."""

    def __init__(
        self,
        advise: Callable[[], Advisor],
        style_bias: StyleBias,
        style: Style,
        *,
        sharpness: float,
        slip_rate: float,
        wrist: float,
        modesty: float,
        sense: float,
        hesitation: float,
    ) -> None:
        super().__init__(advise, style_bias, style, sharpness=sharpness, slip_rate=slip_rate)
        self.wrist = wrist  # inverse temperature of the choice of motion
        self.modesty = modesty  # how much it minds trouble when it chooses a dish
        self.sense = sense  # how readily it does something pointless
        # How often it hardly dares to tip the shaker.
        self.hesitation = hesitation / max(BOLDNESS[style], 1.0)

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        """An action sampled from its odds, with a motion that it trusts."""
        assert isinstance(view, Alacarte)
        action = super().choose(view, seat, rng)
        if rng.unit() < self.hesitation:
            return hesitantly(view, action)
        return gently(view, action, self.style)

    def liking(self, view: State, seat: int, codes: vec[i64]) -> vec[float]:
        return self._by_purpose(view, seat, codes, self.sharpness)

    def slip_odds(self, view: State, seat: int, codes: vec[i64]) -> vec[float]:
        assert isinstance(view, Alacarte)
        careless = shyness(view, seat) == 0  # the shy pay attention
        return self._by_purpose(view, seat, codes, 0.0 if careless else self.sharpness)

    def _by_purpose(self, view: State, seat: int, codes: vec[i64], sharpness: float) -> vec[float]:
        """The probability of each action: of its purpose, times that of the motion within it."""
        assert isinstance(view, Alacarte)
        shy = shyness(view, seat)
        odds = vec[float]([0.0] * len(codes))
        self._advisor.policy(view, seat, codes, len(codes), odds)
        biases = self._style_bias(self._advisor, view, seat, codes, self.style)
        moves: dict[int, list[int]] = {}
        for at in range(len(codes)):
            if odds[at] > 0.0:
                moves.setdefault(purpose_of(int(codes[at])), []).append(at)
        whole = 0.0
        for ways in moves.values():
            liked = sum([odds[at] * biases[at] for at in ways]) ** (sharpness * (1 + shy))
            liked *= habit(view, seat, int(codes[ways[0]]), self.modesty, self.sense, shy)
            shares = [odds[at] ** self.wrist * biases[at] for at in ways]
            whole += liked
            for share, at in zip(shares, ways, strict=True):
                odds[at] = liked * share / sum(shares)
        for at in range(len(codes)):
            odds[at] /= whole
        return odds


class Chef(SearchBot):
    """Searches; after a mishap its hand is as careful as any other cook's."""

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        """An action sampled from the odds that search and style give."""
        assert isinstance(view, Alacarte)
        action = super().choose(view, seat, rng)
        return gently(view, action, self.style) if shyness(view, seat) else action


def purpose_of(code: int) -> int:
    """What an action is for: the same for all motions of one shaker over one pan."""
    if SEASON <= code < FLIP:
        return code - (code - int(SEASON)) % int(MOVES)
    if FLIP <= code < CUP_POINT:
        return int(FLIP)
    if CUP_SEASON <= code < TAKE:
        return code - (code - int(CUP_SEASON)) % int(MOVES)
    return code
