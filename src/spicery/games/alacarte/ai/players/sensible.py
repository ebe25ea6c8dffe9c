"""A la carte's own bots: the sensible one does what adds most by the policy's appraisal."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from spicery.bots import Bot, Weighed
from spicery.core.game import Action, State
from spicery.core.packed import vec
from spicery.core.rng import Rng
from spicery.games.alacarte.ai.planning import Cookbook, calibrated_planner
from spicery.games.alacarte.ai.players.hints import reason
from spicery.games.alacarte.ai.policy import Appraisal
from spicery.games.alacarte.rules.game import Alacarte

EQUAL = 1e-9  # points: as good as no difference


class Sensible:
    """Does what adds most value to its own stove, or takes most from another's."""

    def __init__(self) -> None:
        self._book = Cookbook(calibrated_planner())

    def choose(self, view: State, seat: int, rng: Rng) -> Action:
        """A random action among those with the highest gain."""
        found = self.gains(view, seat)
        best = max(found.values())
        good = [code for code, gain in found.items() if gain > best - EQUAL]
        return view.unfold(seat, good[rng.below(len(good))])

    def weigh(self, view: State, seat: int) -> list[Weighed]:
        """Every listed action with its gain and the reason for it."""
        assert isinstance(view, Alacarte)
        found = self.gains(view, seat)
        best = max(found.values(), default=0.0)
        return [
            Weighed(code, gain, *reason(view, seat, code, gain > best - EQUAL))
            for code, gain in found.items()
        ]

    def gains(self, view: State, seat: int) -> dict[int, float]:
        """Every listed action with its expected gain, in points."""
        assert isinstance(view, Alacarte)
        codes = vec[i64]([0] * int(view.most_actions))
        count = view.list_actions(seat, codes)
        out = vec[float]([0.0] * count)
        Appraisal(view, seat, self._book).gains(codes, count, out)
        return {int(codes[at]): out[at] for at in range(count)}


BOTS: dict[str, Callable[[], Bot]] = {"sensible": Sensible}
