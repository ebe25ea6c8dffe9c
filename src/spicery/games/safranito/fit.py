"""Says how far the quick stand-in of a throw is from the physics as shipped.

Rounds of tosses from the grid by hands of several grades.  At every throw both answer from the
same state: what becomes of the thrown chip (in the region aimed at, in another, in none, off
the board), which side is up, how many other chips move.  Play goes on with the physics.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from spicery.core.game import NATURE, Action
from spicery.core.rng import Rng
from spicery.games.safranito import GAME
from spicery.games.safranito.board import IN_DOUBT, judge
from spicery.games.safranito.cards import AIMS, ALLOW, FLIP, LAND, NOWHERE, OFF, POSE, SHOT
from spicery.games.safranito.rules import Safranito
from spicery.games.safranito.scene import request, settle
from spicery.games.safranito.state import THROWING

SEATS = 4
HANDS = (1, 10, 40)  # tenths of k
WHAT = {
    "end": ("aimed", "other", "none", "off"),
    "side": ("down", "up", "out"),
    "moved": ("0", "1", "2", "3+"),
}
Tick = Callable[[int], None]
Told = dict[str, str]


class Fit(NamedTuple):
    """What was found, and how far stand-in and physics are apart."""

    source: str
    report: list[str]
    error: float


def told(numbers: Sequence[int], aim: int) -> Told:
    """What counts of one landing."""
    region = int(judge(numbers[2], numbers[3])) % int(IN_DOUBT)
    if numbers[POSE] == 2 or region == OFF:
        return {"end": "off", "side": "out", "moved": how_many(numbers)}
    end = "none" if region == NOWHERE else "aimed" if region == aim else "other"
    return {"end": end, "side": WHAT["side"][numbers[POSE]], "moved": how_many(numbers)}


def how_many(numbers: Sequence[int]) -> str:
    """How many other chips were moved."""
    return WHAT["moved"][min(numbers[0] - 1, 3)]


def pairs(hand: int, rng: Rng) -> Iterator[tuple[str, Told, Told]]:
    """Throws without end: flat or flip, what the physics says, what the stand-in says."""
    while True:
        table = GAME.new(SEATS, {"hands": [hand] * SEATS})
        assert isinstance(table, Safranito)
        table.act(table.draw(rng))
        while table.phase == THROWING:
            tosses = [code for code in table.codes() if code < ALLOW and code % AIMS < SHOT]
            code = int(tosses[int(rng.below(len(tosses)))])
            table.act(table.unfold(int(table.mover), code))
            aim = code % int(AIMS)
            physics, _ = settle(request(table, rng))
            ours = table.draw(rng).numbers
            kind = "flip" if aim >= FLIP else "flat"
            yield kind, told(physics, aim % int(FLIP)), told(ours, aim % int(FLIP))
            table.act(Action(NATURE, int(LAND), physics))


def measure(runs: int, seed: int, tick: Tick) -> Fit:
    """How far the stand-in as installed is from the physics."""
    report = ["shares of throws: physics | stand-in | apart"]
    found = []
    for hand in HANDS:
        counts: Counter[tuple[str, str, int, str]] = Counter()
        endless = pairs(hand, Rng(seed))
        for _ in range(max(1, runs // len(HANDS))):
            kind, *both = next(endless)
            for which, one in enumerate(both):
                counts.update((kind, what, which, value) for what, value in one.items())
            tick(1)
        for kind in ("flat", "flip"):
            for what, values in WHAT.items():
                shares = [shared(counts, kind, what, which) for which in (0, 1)]
                error = sum(abs(a - b) for a, b in zip(*shares, strict=True)) / 2
                found.append(error)
                row = " | ".join("/".join(f"{p:.2f}" for p in each) for each in shares)
                name = f"k {hand / 10:g} {kind} {'/'.join(values)}"
                report.append(f"{name:32} {row} | {error:.3f}")
    mean = sum(found) / len(found)
    report.append(f"mean error {mean:.3f}")
    return Fit("", report, mean)


def shared(
    counts: Counter[tuple[str, str, int, str]], kind: str, what: str, which: int
) -> list[float]:
    """How the throws of a kind are shared among what may become of them."""
    many = [counts[kind, what, which, value] for value in WHAT[what]]
    return [each / max(sum(many), 1) for each in many]
