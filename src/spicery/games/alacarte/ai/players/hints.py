"""Hints for A la carte: why an action is good, as a word with its odds.

The numbers are those of the policy.  The client turns the words into sentences
(`web/src/games/alacarte/words/`).
"""

from __future__ import annotations

from spicery.bots import Reason, in_percent
from spicery.core.game import Action, State
from spicery.games.alacarte.ai.planning import COUNTS, FIRST_MOTION, calibrated_planner
from spicery.games.alacarte.ai.policy import RECKLESS, past_saving, spoilt_odds, wins_by_binning
from spicery.games.alacarte.rules.game import Alacarte
from spicery.games.alacarte.rules.material import (
    ACTIONS,
    BIN,
    COOK,
    CREPE,
    CUP_POINT,
    CUP_SEASON,
    CUP_SPOONS,
    CUP_SWAP,
    END,
    FLIP,
    HEAT,
    HOTTEST,
    MOTION_NAMES,
    MOVES,
    PIECES,
    RISE,
    SALT,
    SEASON,
    SPICES,
    TAKE,
    TOO_MUCH,
)
from spicery.games.alacarte.rules.state import BURNING, BURNT, NEW_DISH, TOO_HOT

REASONS = (
    *("dish", "crepe", "crepe roll", "flip", "heat green", "heat far", "heat spend"),
    *(
        "choose green",
        "choose warmer",
        "season ready",
        "season need",
        "season nothing",
        "season spoil",
    ),
    *("end", "bin", "cool save", "cool green", "swap", "spoil", "spoons", "point", "take"),
    "ahead",
    *("ruin ahead", "ruin late"),
    *("mishap piece", "mishap burnt", "mishap hot"),
)
# These claim that nothing is better, which is true only of the action with the highest gain.
BOASTS = ("dish", "end", "bin", "cool save", "cool green", "swap", "spoons", "point", "take")
CERTAIN = 100
TELLING = 2  # mishaps in a row, from which on a cook says what happened
POUR = MOTION_NAMES.index("pour")
PLAIN = {int(END): "end", int(BIN): "bin", int(CUP_POINT): "point", int(CUP_SPOONS): "spoons"}


def reason(view: Alacarte, seat: int, code: int, best: bool) -> tuple[str, int]:
    """Why an action is chosen, whether it has the highest gain or only a search prefers it."""
    word, odds = plain_reason(view, seat, code)
    return (word, odds) if best or word not in BOASTS else ("ahead", CERTAIN)


def plain_reason(view: Alacarte, seat: int, code: int) -> tuple[str, int]:
    """Why an action is chosen: a word of REASONS, and its odds in percent."""
    if code in PLAIN:
        return PLAIN[code], CERTAIN
    if code == HEAT:
        return reason_to_heat(view, seat)
    if code < COOK:
        return f"choose {'green' if is_green(view, seat, code - int(RISE)) else 'warmer'}", CERTAIN
    if code < SEASON:
        return ("crepe" if code - int(COOK) == CREPE else "dish"), CERTAIN
    if code < FLIP:
        return reason_to_season(view, seat, *divmod(code - int(SEASON), int(MOVES)))
    if code < CUP_POINT:
        return "flip", CERTAIN
    if code < CUP_SWAP:
        return ("cool save" if view.phase == BURNING else "cool green"), CERTAIN
    if code < CUP_SEASON:
        return "swap", CERTAIN
    if code < TAKE:
        what, motion = divmod(code - int(CUP_SEASON), int(MOVES))
        return "spoil", spoiling(view, *divmod(what, int(SALT)), motion)
    return "take", CERTAIN


def is_green(view: Alacarte, stove: int, rise: int) -> bool:
    """Whether the heat is right after rising this much."""
    dish, heat = int(view.dish[stove]), int(view.heat[stove]) + rise
    return bool(view.menu.low[dish] <= heat <= view.menu.high[dish])


def reason_to_heat(view: Alacarte, seat: int) -> tuple[str, int]:
    """Over the six faces: 1, 2, 3, the best of these, 1 for everybody, a cup."""
    dish, heat = int(view.dish[seat]), int(view.heat[seat])
    if dish == CREPE:
        burns = [min(heat + by, int(HOTTEST)) >= HOTTEST for by in (1, 2, 3)]
        return "crepe roll", in_percent(1 - (sum(burns) + burns[0] + all(burns)) / 6)
    right = [is_green(view, seat, by) for by in (1, 2, 3)]
    if heat >= view.menu.low[dish]:
        burns = [heat + by >= view.menu.red[dish] for by in (1, 2, 3)]
        return "heat spend", in_percent((sum(burns) + burns[0] + all(burns)) / 6)
    hits = sum(right) + right[0] + any(right)
    return ("heat green", in_percent(hits / 6)) if hits else ("heat far", CERTAIN)


def reason_to_season(view: Alacarte, seat: int, spice: int, motion: int) -> tuple[str, int]:
    """What is still missing, and the odds of getting it without spoiling the dish."""
    dish, base = int(view.dish[seat]), seat * int(PIECES)
    missing = [
        int(view.menu.recipe[dish * int(SALT) + each]) - int(view.pan[base + each])
        for each in range(SALT)
    ]
    room = int(TOO_MUCH) - int(view.pan[base + spice])
    salt_room = int(TOO_MUCH) - int(view.pan[base + int(SALT)])
    spoilt = spoiling(view, seat, spice, motion)
    ruin = ruining(view, seat, spice, motion)
    if ruin:
        return ruin, spoilt
    if spoilt > 50:  # bold, as there's little to lose
        return "season spoil", spoilt
    if missing[spice] <= 0:
        return "season nothing", in_percent(falling(view, spice, motion)[0][0])
    others = any(short > 0 for each, short in enumerate(missing) if each != spice)
    ready = is_green(view, seat, 0) and not others
    least = missing[spice] if ready else 1
    good = sum(sum(row[:salt_room]) for row in falling(view, spice, motion)[least:room])
    return ("season ready" if ready else "season need"), in_percent(good)


def ruining(view: Alacarte, seat: int, spice: int, motion: int) -> str:
    """Why a cook ruins the dish on purpose with this motion; empty if that isn't the purpose."""
    odds = spoilt_odds(calibrated_planner(), view, seat, spice, motion)
    if odds <= RECKLESS or motion <= FIRST_MOTION:
        return ""
    if wins_by_binning(view, seat):
        return "ruin ahead"
    return "ruin late" if past_saving(view, seat) else ""


def remarks(view: State, seat: int, action: Action) -> list[Reason]:
    """What a cook tells everybody: why it ruins a dish on purpose, or how the last ones got lost.

    That comes with the choice of the next dish, so it never runs ahead of what is seen to fall.
    """
    assert isinstance(view, Alacarte)
    if COOK <= action.code < SEASON:
        return mishap(view, seat)
    said = view.say_action(action)
    for code in map(int, view.codes()):
        if SEASON <= code < FLIP and view.say_action(view.unfold(seat, code)) == said:
            word = ruining(view, seat, *divmod(code - int(SEASON), int(MOVES)))
            return [Reason(word)] if word else []
    return []


def mishap(view: Alacarte, seat: int) -> list[Reason]:
    """What spoilt a cook's last dish, from the second in a row on; nothing if it was on purpose."""
    if view.phase != NEW_DISH or view.mishaps[seat] < TELLING:
        return []
    if view.culprit == BURNT:
        return [Reason("mishap burnt")]
    own = view.actions != ACTIONS or view.cup_used  # not settled at the start of the turn (C54)
    if own and view.target == seat and view.motion == POUR:
        return []
    if view.culprit == TOO_HOT:
        return [Reason("mishap hot")]
    piece = SPICES[view.culprit] if view.culprit < SALT else "salt"
    over = int(view.excess - TOO_MUCH) + 1
    return [Reason("mishap piece", {"piece": piece, "count": int(view.excess), "over": over})]


def spoiling(view: Alacarte, stove: int, spice: int, motion: int) -> int:
    """The odds that a motion over-seasons a dish (C32), in percent."""
    return in_percent(spoilt_odds(calibrated_planner(), view, stove, spice, motion))


def falling(view: Alacarte, spice: int, motion: int) -> list[list[float]]:
    """The chance of each [spices][salt] that may fall, up to what spoils a dish."""
    planner, width = calibrated_planner(), int(COUNTS)
    row = planner.row_of(view, spice, motion)
    return [
        [planner.falls[row + spices * width + salt] for salt in range(width)]
        for spices in range(width)
    ]
