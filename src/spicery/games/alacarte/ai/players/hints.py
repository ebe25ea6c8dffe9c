"""Why an action of A la carte is a good one: a word with its odds, for people who ask.

The numbers are those of the policy.  The client puts the words into sentences.
"""

from __future__ import annotations

from spicery.bots import in_percent
from spicery.games.alacarte.ai.planning import COUNTS, calibrated_planner
from spicery.games.alacarte.ai.policy import spoilt_odds
from spicery.games.alacarte.rules.game import Alacarte
from spicery.games.alacarte.rules.material import (
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
    MOVES,
    PIECES,
    RISE,
    SALT,
    SEASON,
    TAKE,
    TOO_MUCH,
)
from spicery.games.alacarte.rules.state import BURNING

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
)
# These say that nothing else is better, which holds only for what adds most.
BOASTS = ("dish", "end", "bin", "cool save", "cool green", "swap", "spoons", "point", "take")
CERTAIN = 100
PLAIN = {int(END): "end", int(BIN): "bin", int(CUP_POINT): "point", int(CUP_SPOONS): "spoons"}


def reason(view: Alacarte, seat: int, code: int, best: bool) -> tuple[str, int]:
    """Why an action is done, whether it adds most or only looks good from further ahead."""
    word, odds = plain_reason(view, seat, code)
    return (word, odds) if best or word not in BOASTS else ("ahead", CERTAIN)


def plain_reason(view: Alacarte, seat: int, code: int) -> tuple[str, int]:
    """Why an action is done: a word of REASONS, and the odds in it in percent."""
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
    """Whether the heat is right when it has risen so far."""
    dish, heat = int(view.dish[stove]), int(view.heat[stove]) + rise
    return bool(view.menu.low[dish] <= heat <= view.menu.high[dish])


def reason_to_heat(view: Alacarte, seat: int) -> tuple[str, int]:
    """Six faces: 1, 2, 3, the best of them, 1 for everybody, a cup."""
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
    """What is still missing, and the odds that this brings it without spoiling the dish."""
    dish, base = int(view.dish[seat]), seat * int(PIECES)
    missing = [
        int(view.menu.recipe[dish * int(SALT) + each]) - int(view.pan[base + each])
        for each in range(SALT)
    ]
    room = int(TOO_MUCH) - int(view.pan[base + spice])
    salt_room = int(TOO_MUCH) - int(view.pan[base + int(SALT)])
    spoilt = spoiling(view, seat, spice, motion)
    if spoilt > 50:  # bold, because little is lost
        return "season spoil", spoilt
    if missing[spice] <= 0:
        return "season nothing", in_percent(falling(view, spice, motion)[0][0])
    others = any(short > 0 for each, short in enumerate(missing) if each != spice)
    ready = is_green(view, seat, 0) and not others
    least = missing[spice] if ready else 1
    good = sum(sum(row[:salt_room]) for row in falling(view, spice, motion)[least:room])
    return ("season ready" if ready else "season need"), in_percent(good)


def spoiling(view: Alacarte, stove: int, spice: int, motion: int) -> int:
    """The odds that a dish has too much afterwards (C32), in percent."""
    return in_percent(spoilt_odds(calibrated_planner(), view, stove, spice, motion))


def falling(view: Alacarte, spice: int, motion: int) -> list[list[float]]:
    """The chances of what may fall: for each number of spices, by salt; fewer than spoil a dish."""
    planner, width = calibrated_planner(), int(COUNTS)
    row = planner.row_of(view, spice, motion)
    return [
        [planner.falls[row + spices * width + salt] for salt in range(width)]
        for spices in range(width)
    ]
