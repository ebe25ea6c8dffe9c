"""A cook who plays by policy: first what to do, by judgement; then how, by wrist.

Poor judgement mistakes what is worth doing; it doesn't turn a shaker upside down over its own pan.
So temperature and slips concern what is done, and which motion is used for it follows the policy
and the style at every level.  What the policy rules out, such as pouring a dish full, isn't done.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from spicery.ai.advisor import Advisor
from spicery.bots.levels import Style
from spicery.bots.policy_bots import PolicyBot, StyleBias
from spicery.core.game import State
from spicery.core.packed import vec
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
    ) -> None:
        super().__init__(advise, style_bias, style, sharpness=sharpness, slip_rate=slip_rate)
        self.wrist = wrist  # inverse temperature of the choice of motion

    def liking(self, view: State, seat: int, codes: vec[i64]) -> vec[float]:
        return self._by_purpose(view, seat, codes, self.sharpness)

    def slip_odds(self, view: State, seat: int, codes: vec[i64]) -> vec[float]:
        return self._by_purpose(view, seat, codes, 0.0)

    def _by_purpose(self, view: State, seat: int, codes: vec[i64], sharpness: float) -> vec[float]:
        """The probability of each action: of its purpose, times that of the motion within it."""
        odds = vec[float]([0.0] * len(codes))
        self._advisor.policy(view, seat, codes, len(codes), odds)
        biases = self._style_bias(self._advisor, view, seat, codes, self.style)
        moves: dict[int, list[int]] = {}
        for at in range(len(codes)):
            if odds[at] > 0.0:
                moves.setdefault(purpose_of(int(codes[at])), []).append(at)
        whole = 0.0
        for ways in moves.values():
            liked = sum([odds[at] * biases[at] for at in ways]) ** sharpness
            shares = [odds[at] ** self.wrist * biases[at] for at in ways]
            whole += liked
            for share, at in zip(shares, ways, strict=True):
                odds[at] = liked * share / sum(shares)
        for at in range(len(codes)):
            odds[at] /= whole
        return odds


def purpose_of(code: int) -> int:
    """What an action is for: the same for all motions of one shaker over one pan."""
    if SEASON <= code < FLIP:
        return code - (code - int(SEASON)) % int(MOVES)
    if FLIP <= code < CUP_POINT:
        return int(FLIP)
    if CUP_SEASON <= code < TAKE:
        return code - (code - int(CUP_SEASON)) % int(MOVES)
    return code
