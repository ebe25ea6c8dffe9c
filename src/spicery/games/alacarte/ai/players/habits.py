"""Habits of cooks: some sense, hands that know their limits, and once bitten, twice shy.

A cook who has just lost a dish or two watches what it does: it takes an easier dish, does nothing
pointless any more and only flicks the shaker.  It goes by what everybody sees.
"""

from __future__ import annotations

from functools import cache

from spicery.bots.levels import Style
from spicery.core.game import Action
from spicery.games.alacarte.ai.policy import past_saving, wins_by_binning
from spicery.games.alacarte.physics.standin.model import TILT_ERROR, calibrated_stand_in
from spicery.games.alacarte.physics.standin.pouring import chances
from spicery.games.alacarte.rules.game import Alacarte
from spicery.games.alacarte.rules.material import (
    COOK,
    CREPE,
    FLIP,
    HEAT,
    MOTION_ROWS,
    MOVES,
    PIECES,
    RISE,
    SALT,
    SEASON,
    TOO_MUCH,
)

SHIEST = 3  # more mishaps in a row than this change nothing
# Motions by strength: quick flicks of the wrist, gentler than the grid, then those of the grid,
# feint and pour aside.
MOTIONS = (
    *((133, 0, 690, 690, 1), (137, 0, 690, 690, 1)),
    *MOTION_ROWS[1:-1],
)
FAINT = (100, 200, 400, 450, 1)  # hardly tipped at all
TRUST = (0.2, 0.05, 0.03, 0.02)  # the odds of too much that a cook accepts, by mishaps
BOLDNESS = {Style.EVEN: 1.0, Style.BOLD: 3.0, Style.CAREFUL: 0.3, Style.STUBBORN: 1.0}
ASTRAY = 1.22  # standard deviations: three tilts, these apart, spread as a hand does
SHY_MODESTY = 3.0  # how much more a cook minds trouble by each mishap
SOUND = 0.85  # the odds that a piece of spice gets into the pan without spoiling the dish


def shyness(view: Alacarte, seat: int) -> int:
    """How many mishaps in a row weigh on a cook."""
    return min(int(view.mishaps[seat]), SHIEST)


def habit(view: Alacarte, seat: int, code: int, modesty: float, sense: float, shy: int) -> float:
    """How much more often a cook does something than it would by judgement alone, as a factor."""
    if COOK <= code < SEASON:
        return float(ease(view, code - int(COOK)) ** (modesty + SHY_MODESTY * shy))
    return sense ** (1 + shy) if is_pointless(view, seat, code, shy > 0) else 1.0


def ease(view: Alacarte, dish: int) -> float:
    """About how likely a dish is to succeed: each piece of spice and the heat may go wrong."""
    if dish == CREPE:
        return SOUND
    menu = view.menu
    return SOUND ** int(menu.needs[dish]) * heat_odds(int(menu.low[dish]), int(menu.high[dish]))


@cache
def heat_odds(low: int, high: int) -> float:
    """The odds that a stove that is so much too cold gets into the green, not beyond it."""
    if low <= 0:
        return 1.0 if high >= 0 else 0.0
    one, two, three = [heat_odds(low - by, high - by) for by in (1, 2, 3)]
    return (2 * one + two + three + max(one, two, three)) / 5


def is_pointless(view: Alacarte, seat: int, code: int, patient: bool) -> bool:
    """Whether an action brings a dish no nearer: more heat than it needs, more of a spice.

    The patient don't heat before it is seasoned either, since anybody's roll may heat it further.
    """
    dish, heat = int(view.dish[seat]), int(view.heat[seat])
    if dish <= CREPE or past_saving(view, seat) or wins_by_binning(view, seat):
        return False
    if code == HEAT:
        return bool(heat >= view.menu.low[dish]) or (patient and lacks_spice(view, seat))
    if RISE < code <= RISE + 3:
        return bool(heat + code - int(RISE) > view.menu.high[dish])
    if SEASON <= code < FLIP:
        spice = (code - int(SEASON)) // int(MOVES)
        lies = view.pan[seat * int(PIECES) + spice]
        return bool(lies >= view.menu.recipe[dish * int(SALT) + spice])
    return False


def lacks_spice(view: Alacarte, seat: int) -> bool:
    """Whether there is still something to season a cook's dish with."""
    dish, base = int(view.dish[seat]), seat * int(PIECES)
    return any(
        view.pan[base + spice] < view.menu.recipe[dish * int(SALT) + spice]
        and view.may_season(seat, spice)
        for spice in range(int(SALT))
    )


def gently(view: Alacarte, action: Action, style: Style) -> Action:
    """A motion over the cook's own pan, or the strongest gentler one that it still trusts.

    A mishap makes even the bold careful.
    """
    if not is_meant_well(view, action):
        return action
    spice = (action.code - int(SEASON)) // int(MOVES)
    at = MOTIONS.index(action.numbers)
    shy, boldness = shyness(view, action.seat), BOLDNESS[style]
    trust = TRUST[shy] * (min(boldness, 1.0) if shy else boldness)
    while at > 0 and too_much(view, action.seat, spice, MOTIONS[at]) > trust:
        at -= 1
    return Action(action.seat, action.code, MOTIONS[at])


def hesitantly(view: Alacarte, action: Action) -> Action:
    """A motion over the cook's own pan, so hesitant that usually nothing falls."""
    return Action(action.seat, action.code, FAINT) if is_meant_well(view, action) else action


def is_meant_well(view: Alacarte, action: Action) -> bool:
    """Whether an action seasons the cook's own dish, and not to ruin it."""
    if not SEASON <= action.code < FLIP or action.numbers not in MOTIONS:
        return False
    return not past_saving(view, action.seat) and not wins_by_binning(view, action.seat)


def too_much(view: Alacarte, seat: int, spice: int, motion: tuple[int, ...]) -> float:
    """About how likely a cook's hand is to bring more of a spice than its dish can take."""
    tilt, dwell, there, back, _shake = motion
    pieces = int(view.shaker[spice * 2] + view.shaker[spice * 2 + 1])
    room = min(int(TOO_MUCH) - 1 - int(view.pan[seat * int(PIECES) + spice]), pieces)
    odds = calibrated_stand_in().params.odds
    astray = ASTRAY * TILT_ERROR * int(view.hands[seat]) / 10
    sound = [
        chances(odds, tilt + by, dwell / 1000, there, back, pieces)[room]
        for by in (-astray, 0.0, astray)
    ]
    return 1.0 - sum(sound) / len(sound)
