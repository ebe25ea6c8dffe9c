"""Which clause rules out an action that isn't listed: to explain refusals, never to decide them."""

from __future__ import annotations

from mypy_extensions import i64

from spicery.core.game import NATURE, NOBODY
from spicery.games.alacarte.rules.legality import KitchenLegality
from spicery.games.alacarte.rules.material import (
    BIN,
    COOK,
    COOL,
    CREPE,
    CUP_COOL,
    CUP_COUNTS,
    CUP_KINDS,
    CUP_POINT,
    CUP_SEASON,
    CUP_SPOONS,
    CUP_SWAP,
    CUPS,
    DRAW,
    END,
    FACES,
    FALL,
    FLIP,
    FLIP_HIGH,
    FLIP_LOW,
    LAND,
    LANDINGS,
    MOVES,
    POINT,
    PREPARE,
    RESEASON,
    RISE,
    ROLL,
    SALT,
    SEASON,
    SEASON_HIGH,
    SEASON_LOW,
    SPOONS,
    SUPPLY,
    SWAP,
    TAKE,
)
from spicery.games.alacarte.rules.state import (
    BURNING,
    FIRST,
    IN_BIN,
    NEW_DISH,
    RISING,
    SET_UP,
    TAKING,
)


def clause_against(table: KitchenLegality, seat: i64, code: i64) -> str:
    """The clause that rules out a seat's action."""
    if table.over:
        return "C70"
    if table.mover == NATURE or seat != table.player:
        return "C7" if table.phase == SET_UP or table.phase == FIRST else "C10"
    if table.phase == BURNING:
        return "C54"
    if table.phase == TAKING or (code >= TAKE and code < PREPARE):
        return "C22"
    if table.phase == RISING or (code > RISE and code <= RISE + 3):
        return "C20"
    if code == END:
        return "C12"
    if code == BIN:
        return "C54"
    if code >= COOK and code < SEASON:
        return clause_against_dish(table, code - COOK)
    if table.phase == NEW_DISH or table.phase == FIRST:
        return clause_against_cup(table, seat, code) if code >= CUP_POINT else "C52"
    if code >= CUP_POINT and code < TAKE:
        return clause_against_cup(table, seat, code)
    if table.dish[seat] == CREPE or (code >= FLIP and code < CUP_POINT):
        return "C61"
    if table.actions == 0:
        return "C10"
    if code >= SEASON and code < FLIP:
        spice = (code - SEASON) // MOVES
        return "C33" if spice < SALT and not table.holds_any(spice) else "C30"
    return "C10"


def clause_against_dish(table: KitchenLegality, dish: i64) -> str:
    """The clause that rules out putting a dish or the crêpe into the pan."""
    if dish == CREPE:
        return "C7" if table.phase == FIRST else "C60"
    if dish > table.menu.count:
        return "C3"
    return "C55" if table.place[dish] == IN_BIN else "C52"


def clause_against_cup(table: KitchenLegality, seat: i64, code: i64) -> str:
    """The clause that rules out using a cup."""
    if table.phase == FIRST:
        return "C7"
    if table.cup_used:
        return "C11"
    kind = cup_of(code)
    if table.cups[seat * CUP_KINDS + kind] == 0:
        return "C40"
    if kind == SWAP:
        return "C41"
    if kind == RESEASON:
        target = (code - CUP_SEASON) // (SALT * MOVES)
        absent = target >= table.seats or target == seat
        return "C43" if absent or not table.may_spoil(target) else "C33"
    return "C44" if kind == COOL else "C46"


def cup_of(code: i64) -> i64:
    """The kind of cup an action uses."""
    if code >= CUP_SEASON:
        return RESEASON
    if code >= CUP_SWAP:
        return SWAP
    if code > CUP_COOL:
        return COOL
    return SPOONS if code == CUP_SPOONS else POINT


def flaw_of_motion(code: i64, numbers: tuple[int, ...]) -> str:
    """The clause that the numbers of a motion break; empty if they are within limits."""
    flips = code >= FLIP and code < CUP_POINT
    low: tuple[int, ...] = FLIP_LOW if flips else SEASON_LOW
    high: tuple[int, ...] = FLIP_HIGH if flips else SEASON_HIGH
    clause = "C61" if flips else "C34"
    if len(numbers) != len(low):
        return clause
    for at, number in enumerate(numbers):
        if number < low[at] or number > high[at]:
            return clause
    return ""


def flaw_of_answer(table: KitchenLegality, code: i64, numbers: tuple[int, ...]) -> str:
    """The clause that NATURE's answer breaks; empty if it's valid."""
    if table.over or table.mover != NATURE or code != table.awaits:
        return "C10"
    if code == PREPARE:
        return flaw_of_set_up(table, numbers)
    if len(numbers) != (2 if code == FALL else 1):
        return "C10"
    value: i64 = numbers[0]
    if code == ROLL:
        return "" if value >= 0 and value < len(FACES) else "C5"
    if code == LAND:
        return "" if value >= 0 and value < len(LANDINGS) else "C62"
    if code == DRAW:
        known = value >= 0 and value < CUP_KINDS
        return "" if known and table.cups[SUPPLY * CUP_KINDS + value] > 0 else "C22"
    salt: i64 = numbers[1]
    inside = value <= table.shaker[table.spice * 2] and salt <= table.shaker[table.spice * 2 + 1]
    return "" if inside and value >= 0 and salt >= 0 else "C2"


def flaw_of_set_up(table: KitchenLegality, numbers: tuple[int, ...]) -> str:
    """C6, C7: a starter, and an existing cup for each seat."""
    if len(numbers) != table.seats + 1:
        return "C6"
    starter: i64 = numbers[0]
    if starter < 0 or starter >= table.seats:
        return "C7"
    if table.starter != NOBODY and table.starter != starter:
        return "C7"
    left = list(CUP_COUNTS)
    for kind in numbers[1:]:
        if not 0 <= kind < len(CUPS) or left[kind] == 0:
            return "C6"
        left[kind] -= 1
    return ""
