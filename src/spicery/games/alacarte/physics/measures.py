"""What the browser knows of the physics: measures to draw by, and what a hand may do.

`tools/shapes.py` writes them into the client beside the constants of `ui/browser.py`.
"""

from __future__ import annotations

import itertools
from typing import Final

from spicery.games.alacarte.physics.standin.calibrated import FLICK_ROWS
from spicery.games.alacarte.physics.standin.params import calibrated_params
from spicery.games.alacarte.physics.standin.pouring import FULL, chances
from spicery.physics import live_shaker, shaker

MM: Final = 10  # in a centimetre, the unit of the physics
FLOW: Final = 100  # degrees: hardly anything slides out before
STRAIGHT: Final = 30  # mm aside: a crêpe carried farther is mostly missed
MOSTLY: Final = 67  # of 100
SHORT: Final = 0.25, 400.0, 450.0  # a short turn: seconds, degrees per second there and back


def good_flicks() -> list[int]:
    """The quickest and the slowest flick (ms) that mostly turns the crêpe over."""
    good: list[float] = []
    for (early, less, _), (late, more, _) in itertools.pairwise(FLICK_ROWS):
        if (less < MOSTLY) != (more < MOSTLY):
            good.append(early + (late - early) * (MOSTLY - less) / (more - less))
    quickest, slowest = good
    return [round(quickest), round(slowest)]


def short_turns() -> list[list[int]]:
    """What a short turn of a full shaker lets fall: the tilt in degrees, and how often of 100
    nothing, one or two pieces, or more."""
    odds = calibrated_params().odds
    rows: list[list[int]] = []
    for tilt in range(90, 181, 5):
        at_most = chances(odds, float(tilt), *SHORT, FULL)
        shares = at_most[0], at_most[2] - at_most[0], 1.0 - at_most[2]
        rows.append([tilt, *(round(share * 100) for share in shares)])
    return rows


def flicks() -> list[list[int]]:
    """How a crêpe lands: the flick in ms, and how often of 100 turned, not turned, or missed."""
    return [[ms, turned, down, 100 - turned - down] for ms, turned, down in FLICK_ROWS]


def bottle() -> dict[str, float]:
    """The shaker in millimetres from where the hand holds it: down, or half as wide as it is."""
    top = shaker.HEIGHT + shaker.SHOULDER
    measures = {
        "floor": shaker.PIVOT,
        "shoulder": shaker.PIVOT - shaker.HEIGHT,
        "throat": shaker.PIVOT - top,
        "side": shaker.BODY,
        "neck": shaker.THROAT / 2,
    }
    return {name: round(length * MM, 2) for name, length in measures.items()}


MEASURES: Final[dict[str, object]] = {
    "BOTTLE": bottle(),
    "HELD": round(shaker.HOLD * MM),  # mm over the pan
    "BEGUN": round(live_shaker.BEGUN),  # degrees: from here it is a turn
    "GIVE": round(live_shaker.GIVE),  # degrees back: from here it is the turn back
    "LONGEST_MS": round(live_shaker.LONGEST * 1000),  # beyond a right angle
    "FLOW": FLOW,
    "FIRST_SALT": live_shaker.FIRST_SALT,  # of the bodies in a film
    "FRAME": {
        "head": live_shaker.HEAD.size,
        "piece": live_shaker.PIECE.size,
        "closed": live_shaker.CLOSED,
        "done": live_shaker.DONE,
    },
    "SHORT_TURNS": short_turns(),
    "FLICK_LANDINGS": flicks(),
    "GOOD_FLICK": good_flicks(),
    "STRAIGHT": STRAIGHT,
}
