"""Which clause rules out an action: to explain refusals, and for throws and NATURE's answers."""

from __future__ import annotations

from mypy_extensions import i64

from spicery.core.game import NATURE, NOBODY
from spicery.games.safranito.rules.board import HIGHEST, STEP, is_in_reach, side_of
from spicery.games.safranito.rules.cards import (
    ALLOW,
    BLEND,
    BLENDS,
    BUY,
    CHIPS,
    DECLINE,
    DISALLOW,
    DONE,
    LAND,
    OFF,
    POSE,
    RELEASE,
    RESHUFFLE,
    SELL,
    SHUFFLE,
    SPICES,
    TAKE,
    TRADE,
)
from spicery.games.safranito.rules.state import (
    ANOTHER,
    BLENDING,
    BUYING,
    FACE_UP,
    RESERVED_BY,
    SET_UP,
    THROWING,
    SafranitoTable,
)


def clause_against(table: SafranitoTable, seat: i64, code: i64, numbers: tuple[int, ...]) -> str:
    """The clause that rules out an unlisted action; empty for a throw within reach."""
    if table.over:
        return "F43"
    if table.phase == SET_UP:
        return "F7"
    if code < ALLOW or (code >= RELEASE and code < RELEASE + CHIPS):
        return clause_against_throw(table, seat, code, numbers)
    if code <= DISALLOW:
        return "F16"
    if code <= DECLINE:
        return clause_against_offer(table, code)
    if code < TRADE:
        return "F23"
    if code < SELL:
        return "F31"
    if code < BUY:
        return "F32"
    if code == BUY:
        return "F34" if table.phase != BUYING or seat != table.mover else "F35"
    if code == DONE or code >= RELEASE:
        return "F40"
    return clause_against_blend(table, seat, code - BLEND)


def clause_against_throw(
    table: SafranitoTable, seat: i64, code: i64, numbers: tuple[int, ...]
) -> str:
    """The clause that rules out a throw; empty if this seat can make it now."""
    if table.phase != THROWING and table.phase != ANOTHER:
        return "F10"
    if seat != table.mover:
        return "F10" if table.phase == THROWING else "F22"
    if code < ALLOW or len(numbers) != STEP:
        return "F11"
    if (i64(table.held[seat]) >> (code - RELEASE)) & 1 == 0:
        return "F10"
    sides = [0, 1, 2, 3] if table.walk else [int(side_of(table.seats, seat))]
    for side in sides:
        if is_in_reach(side, numbers):
            return ""
    return "F11"


def clause_against_offer(table: SafranitoTable, code: i64) -> str:
    """The clause that rules out taking or declining what wasn't offered."""
    if table.phase == BUYING:
        return "F34" if code == TAKE else "F35"
    return "F20"


def clause_against_blend(table: SafranitoTable, seat: i64, blend: i64) -> str:
    """The clause that rules out making a blend."""
    if table.phase != BLENDING or seat != table.mover:
        return "F40"
    if blend < 0 or blend >= BLENDS:
        return "F3"
    place = i64(table.blend_place[blend])
    if place == FACE_UP or place == RESERVED_BY + seat:
        return "F40"
    return "F41"  # the same for the pile and for another's reserve, which are secret


def flaw_of_answer(table: SafranitoTable, code: i64, numbers: tuple[int, ...]) -> str:
    """The clause that NATURE's answer breaks; empty if it's valid."""
    if table.over:
        return "F43"
    if table.mover != NATURE or code != table.awaits:
        return "F63" if code == RESHUFFLE else "F12" if code == LAND else "F7"
    if code == SHUFFLE:
        return flaw_of_shuffle(table, numbers)
    if code == LAND:
        return flaw_of_landing(table, numbers)
    left = [kind for kind in range(len(SPICES)) for _ in range(int(table.discard[kind]))]
    return "" if sorted(numbers) == left else "F63"


def flaw_of_shuffle(table: SafranitoTable, numbers: tuple[int, ...]) -> str:
    """The clause that a set-up breaks; empty if it's valid."""
    size = len(table.blends)
    if len(numbers) != 55 + size:
        return "F7"
    chef = numbers[0]
    if not 0 <= chef < table.seats or table.first_chef not in (NOBODY, chef):
        return "F8"
    blends = [int(table.blends[at]) for at in range(size)]
    if sorted(numbers[1 : 1 + size]) != blends:
        return "F3"
    cards = [kind for kind in range(len(SPICES)) for _ in range(6)]
    return "" if sorted(numbers[1 + size :]) == cards else "F3"


def flaw_of_landing(table: SafranitoTable, numbers: tuple[int, ...]) -> str:
    """The clause that a landing breaks: absent chips, impossible poses."""
    pose = int(POSE)
    if not numbers or len(numbers) != 1 + numbers[0] * pose:
        return "F12"
    moved = list(numbers[1::pose])
    if int(table.flying) not in moved or len(set(moved)) != len(moved):
        return "F12"
    for token in moved:
        if not 0 <= token < table.seats * CHIPS:
            return "F12"
        if token != table.flying and i64(table.region[token]) == OFF:
            return "F13"
    for at in range(1, len(numbers), pose):
        x, y, z, lean_x, lean_y, how = numbers[at + 1 : at + pose]
        if how not in (0, 1, 2):
            return "F14"
        if max(abs(x), abs(y)) > 30000 or not 0 <= z <= HIGHEST:
            return "F12"
        if lean_x * lean_x + lean_y * lean_y > 1000000:
            return "F12"
    return ""
