"""The client's description of each named shaker motion matches the simulation."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from spicery.core.rng import Rng
from spicery.games.alacarte.physics.measures import SHORT, short_turns
from spicery.games.alacarte.physics.scene import fall
from spicery.games.alacarte.rules.material import MOTION_NAMES, MOTION_ROWS

CLIENT = Path(__file__).parents[2] / "web" / "src" / "games" / "alacarte"
NAMED = {  # tilt, dwell, there, back
    name: row[:4] for name, row in zip(MOTION_NAMES, MOTION_ROWS, strict=True)
}
FULL = (15, 5)
TRIES = 30
MOSTLY = 0.65
ZONES = ((0, 0), (1, 2), (3, 20))  # pieces
STRAY = 0.2  # what chance may add to a share of so few tries


def strayed(motion: tuple[int, int, int, int], chance: random.Random) -> list[int]:
    """A motion with the noise of an ordinary hand, as the client adds it."""
    tilt, dwell, there, back = motion

    def stray() -> float:
        return chance.random() + chance.random() + chance.random() - 1.5

    speeds = [round(each * (1 + stray() * 0.08)) for each in (there, back)]
    return [round(tilt + stray() * 4), round(dwell + stray() * 50), *speeds, 0]


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_every_language_promises_the_same(language: str) -> None:
    assert promises(language) == promises("en")


@pytest.mark.parametrize("name", ["timid", "careful", "medium", "bold"])
def test_a_promise_is_mostly_kept(name: str) -> None:
    least, most = promises("en")[name]
    rng, chance = Rng(7), random.Random(3)
    fallen = []
    for _ in range(TRIES):
        pieces, _film = fall([*FULL, *strayed(NAMED[name], chance)], 0, rng)
        fallen.append(sum(pieces))
    kept = sum(least <= each <= most for each in fallen) / TRIES
    assert kept >= MOSTLY, sorted(fallen)


def test_the_gauge_promises_what_the_simulation_yields() -> None:
    seconds, there, back = SHORT
    rows = {tilt: shares for tilt, *shares in short_turns()}
    rng = Rng(11)
    for tilt in (95, 110, 130):  # nothing, a few, a lot: the middle of each zone
        fallen = []
        for _ in range(TRIES):
            motion = [*FULL, tilt, round(seconds * 1000), round(there), round(back), 0]
            fallen.append(sum(fall(motion, 0, rng)[0]))
        found = [sum(least <= each <= most for each in fallen) for least, most in ZONES]
        for promised, count in zip(rows[tilt], found, strict=True):
            assert abs(promised / 100 - count / TRIES) <= STRAY, (tilt, promised, sorted(fallen))


def promises(language: str) -> dict[str, tuple[int, int]]:
    """The range of pieces that the client promises for a named motion."""
    words = (CLIENT / "words" / language / "table.ftl").read_text()
    found = re.findall(r"^ala-motion-(\w+)-text = \D+(\d) \w+ (\d)$", words, re.MULTILINE)
    return {name: (int(least), int(most)) for name, least, most in found}
