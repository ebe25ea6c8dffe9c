"""A la carte's shaker and pan: states that await a fall or a landing, for the physics.

A request is numbers only, so that it can be sent to another process.  A record holds no poses of
pieces: every seasoning begins with a freshly filled bottle, in an order determined by the seed;
shaking it first (C30) moves the pieces.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from spicery.core.game import State
from spicery.core.rng import Rng
from spicery.games.alacarte.rules.material import (
    FALL,
    LAND,
    MISSED,
    MOTION_ROWS,
    SEASON_FIELDS,
    SEASON_HIGH,
    SEASON_LOW,
    TURNED,
    UNTURNED,
)
from spicery.games.alacarte.rules.notation import say_motion
from spicery.games.alacarte.rules.state import Kitchen
from spicery.physics.film import encode
from spicery.physics.noise import noisy_flick, noisy_tilt

if TYPE_CHECKING:
    from spicery.physics.live_shaker import LiveShaker

LANDINGS = (int(TURNED), int(UNTURNED), int(MISSED))  # in the order of the physics


def request(state: State, rng: Rng) -> list[int]:
    """What the physics must know of a state that awaits NATURE; empty if it is pure chance."""
    table = cast("Kitchen", state)
    if table.awaits not in (FALL, LAND):
        return []
    hand = int(table.hands[table.player])
    head = [int(table.awaits), int(rng.word()), hand]
    if table.awaits == LAND:
        return [*head, int(table.flick), int(table.lift), int(table.carry)]
    spice = int(table.spice)
    inside = [int(table.shaker[spice * 2]), int(table.shaker[spice * 2 + 1])]
    motion = [table.tilt, table.dwell, table.there, table.back, table.shake]
    return [*head, *inside, *[int(number) for number in motion]]


def simulate(numbers: Sequence[int]) -> tuple[tuple[int, ...], bytes]:
    """Season or flip as requested: NATURE's answer and the film."""
    awaits, seed, hand, *motion = numbers
    rng = Rng(seed)
    return fall(motion, hand, rng) if awaits == FALL else land(motion, hand, rng)


def fall(motion: Sequence[int], hand: int, rng: Rng) -> tuple[tuple[int, ...], bytes]:
    """What falls out of a shaker."""
    from spicery.physics.live_shaker import season

    spice, salt, tilt, dwell, there, back, shake = motion
    angle, linger = noisy_tilt(tilt, dwell, hand, rng)
    live = season(spice, salt, angle, linger, there, back, shake, int(rng.word()))
    return live.outcome(), encode(live.film)


def land(motion: Sequence[int], hand: int, rng: Rng) -> tuple[tuple[int, ...], bytes]:
    """How the crêpe lands."""
    from spicery.physics.crepe import flip

    flick, lift, carry = motion
    tossed = flip(noisy_flick(flick, hand, rng), lift, carry, int(rng.word()))
    return (LANDINGS[tossed.landing],), encode(tossed.film)


# -- in somebody's hand ----------------------------------------------------------------


def complete(text: str) -> str:
    """A seasoning without its motion, completed by one that lets nothing fall."""
    return f"{text} {say_motion(SEASON_FIELDS, MOTION_ROWS[0])}"


def hold(numbers: Sequence[int]) -> LiveShaker:
    """The shaker of a request, to be moved frame by frame."""
    from spicery.physics.live_shaker import LiveShaker

    _, seed, _, spice, salt = numbers[:5]
    return LiveShaker(spice, salt, seed)


def result(live: LiveShaker) -> tuple[tuple[int, ...], tuple[int, ...], bytes]:
    """What a hand did, as the numbers of a season action (C30); what fell; the film."""
    bounds = zip(live.motion(), SEASON_LOW, SEASON_HIGH, strict=True)
    motion = tuple([min(max(number, low), high) for number, low, high in bounds])
    return motion, live.outcome(), encode(live.film)
