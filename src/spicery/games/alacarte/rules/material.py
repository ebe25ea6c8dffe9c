"""A la carte's material: spices, cups, die, motions of the hand, and action codes.

A motion consists of integers: degrees, milliseconds, degrees per second, millimetres.  Listed
actions use a motion of the small grids here; FREE marks a motion given by its numbers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spicery.core.packed import vec

MOST_SEATS: Final[i64] = 4

SPICES: Final = ("lemon", "pepper", "paprika", "herbs")
SALT: Final[i64] = 4  # the column after the spices in pans and sink
PIECES: Final[i64] = 5  # kinds of pieces
SPICE_FILL: Final[i64] = 15  # C2
SALT_FILL: Final[i64] = 5
TWICE: Final[i64] = 2  # C30: no more of a spice that is in the pan this often
TOO_MUCH: Final[i64] = 3  # C32: this many of one kind spoil a dish

COLOURS: Final = ("yellow", "green", "blue", "red", "black")
HOTTEST: Final[i64] = 7
ACTIONS: Final[i64] = 3  # C10
TRIES: Final[i64] = 2  # C61
STARS: Final[i64] = 3  # C70
CREPE_POINTS: Final[i64] = 5  # C65, our own

# Dishes are numbered from 1 in menu order; a pan may also hold:
CREPE: Final[i64] = 0
EMPTY: Final[i64] = -1
MOST_DISHES: Final[i64] = 60
SHIPPED: Final[i64] = 20  # dishes of the shipped menu

# C4: the cups, and how many of each.
CUPS: Final = ("point", "swap", "spoons", "season", "cool")
CUP_COUNTS: Final = (3, 3, 2, 3, 2)
CUP_KINDS: Final[i64] = 5
POINT: Final[i64] = 0
SWAP: Final[i64] = 1
SPOONS: Final[i64] = 2
RESEASON: Final[i64] = 3
COOL: Final[i64] = 4
# Rows of cups: one for each seat, then
SUPPLY: Final[i64] = 4  # face down on the tray
USED: Final[i64] = 5  # face up on the tray
LAID: Final[i64] = 6  # on trays of finished dishes (C40)
CUP_ROWS: Final[i64] = 7

# C5: the die; its numbers are our own.
FACES: Final = ("1", "2", "3", "choose", "everybody", "cup")
PICK: Final[i64] = 3
EVERYBODY: Final[i64] = 4
COFFEE: Final[i64] = 5

LANDINGS: Final = ("turned", "unturned", "missed")
TURNED: Final[i64] = 0
UNTURNED: Final[i64] = 1
MISSED: Final[i64] = 2

ENDINGS: Final = ("no dish", "dishes finished", "three stars")
NO_DISH: Final[i64] = 0
ENOUGH: Final[i64] = 1
THREE_STARS: Final[i64] = 2

# Action codes.
HEAT: Final[i64] = 0
RISE: Final[i64] = 1  # + 1 to 3 (C20, the face "choose")
END: Final[i64] = 5
BIN: Final[i64] = 6  # C54: don't save it
COOK: Final[i64] = 10  # + dish
SEASON: Final[i64] = 100  # + spice * MOVES + motion
FLIP: Final[i64] = 170  # + motion
CUP_POINT: Final[i64] = 190
CUP_SPOONS: Final[i64] = 191
CUP_COOL: Final[i64] = 192  # + 1 to 3
CUP_SWAP: Final[i64] = 196  # + seat
CUP_SEASON: Final[i64] = 200  # + (seat * 4 + spice) * MOVES + motion
TAKE: Final[i64] = 460  # + seat * CUP_KINDS + cup
PREPARE: Final[i64] = 500  # from here on NATURE's: starter, then a cup for each seat
ROLL: Final[i64] = 501  # face
DRAW: Final[i64] = 502  # cup
FALL: Final[i64] = 503  # spice, salt
LAND: Final[i64] = 504  # landing
MOVES: Final[i64] = 16
FREE: Final[i64] = 15
MOST_ACTIONS: Final[i64] = 160
MOST_NUMBERS: Final[i64] = 5  # of NATURE

# How a shaker may be moved (C34): the numbers and their limits, our own.
SEASON_FIELDS: Final = ("tilt", "dwell", "there", "back", "shake")
SEASON_LOW: Final = (90, 0, 60, 60, 0)  # degrees, ms, degrees/s, degrees/s, strength
SEASON_HIGH: Final = (180, 2500, 690, 690, 3)
MOTION_NAMES: Final = ("feint", "timid", "careful", "light", "medium", "bold", "pour")
MOTION_ROWS: Final = (
    (95, 0, 400, 450, 0),  # nothing falls
    (110, 300, 400, 450, 1),
    (115, 250, 400, 450, 1),
    (120, 150, 400, 450, 1),
    (120, 300, 400, 450, 1),
    (135, 150, 400, 450, 1),
    (160, 600, 500, 500, 0),  # for spoiling another's dish
)
MOTIONS: Final[i64] = 7

# How the pan may be moved (C61); our own.
FLIP_FIELDS: Final = ("flick", "lift", "carry")
FLIP_LOW: Final = (60, 0, -150)  # ms, mm, mm
FLIP_HIGH: Final = (400, 200, 150)
FLIP_NAMES: Final = ("quick", "easy", "lame")
FLIP_ROWS: Final = ((150, 80, 0), (170, 80, 0), (250, 80, 0))
FLIPS: Final[i64] = 3


def flat(rows: tuple[tuple[int, ...], ...]) -> vec[i64]:
    """Rows of numbers, concatenated."""
    width = len(rows[0])
    out = vec[i64]([0] * (len(rows) * width))
    for at in range(len(out)):
        out[at] = rows[at // width][at % width]
    return out


MOTION_TABLE: Final = flat(MOTION_ROWS)
FLIP_TABLE: Final = flat(FLIP_ROWS)


def grid_motion(tilt: i64, dwell: i64, there: i64, back: i64) -> i64:
    """The grid motion with these numbers; FREE if there's none."""
    for at in range(MOTIONS):
        row: i64 = at * 5
        if MOTION_TABLE[row] == tilt and MOTION_TABLE[row + 1] == dwell:
            same = MOTION_TABLE[row + 2] == there and MOTION_TABLE[row + 3] == back
            return at if same else FREE
    return FREE


def brings_numbers(code: i64) -> bool:
    """Whether an action code comes with the numbers of a motion."""
    if code >= SEASON and code < FLIP:
        return (code - SEASON) % MOVES == FREE
    if code >= CUP_SEASON and code < TAKE:
        return (code - CUP_SEASON) % MOVES == FREE
    return code == FLIP + FREE
