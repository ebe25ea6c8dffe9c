"""The state of A la carte's kitchen and its dishes.  Only events change it.

Nothing is hidden: a view that was told every event equals the truth.  The cups on the tray are face
down, but all others are open, so their kinds are known; NATURE draws one when it's needed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from spicery.core.game import NO_NUMBERS, NOBODY, State
from spicery.core.outcomes import OutcomeModel
from spicery.core.packed import vec
from spicery.games.alacarte.rules.dishes import Menu
from spicery.games.alacarte.rules.material import (
    CREPE,
    CUP_COUNTS,
    CUP_KINDS,
    CUP_ROWS,
    EMPTY,
    FREE,
    MOST_ACTIONS,
    MOST_NUMBERS,
    MOST_SEATS,
    PIECES,
    PREPARE,
    SALT,
    SALT_FILL,
    SPICE_FILL,
    SUPPLY,
    TOO_MUCH,
)

# What the game is waiting for.
SET_UP: Final[i64] = 0  # NATURE: the starter and the first cups
FIRST: Final[i64] = 1  # C7: a first dish
TURN: Final[i64] = 2  # an action, a cup, or the end of the turn
ROLLING: Final[i64] = 3  # NATURE: the die
RISING: Final[i64] = 4  # C20: by how much, 1 to 3
DRAWING: Final[i64] = 5  # NATURE: a cup from the tray
TAKING: Final[i64] = 6  # C22: a cup from another cook
FALLING: Final[i64] = 7  # NATURE: what falls out of the shaker
LANDING: Final[i64] = 8  # NATURE: how the crêpe lands
BURNING: Final[i64] = 9  # C54: save it or bin it
NEW_DISH: Final[i64] = 10  # C52

# Where a dish is: on the table, in a pan, in the bin, or ON_TRAY + seat.
ON_TABLE: Final[i64] = 0
IN_PAN: Final[i64] = 1
IN_BIN: Final[i64] = 2
ON_TRAY: Final[i64] = 3

# What spoilt a dish, besides too many pieces of a kind.
BURNT: Final[i64] = PIECES
TOO_HOT: Final[i64] = PIECES + 1  # not burnt yet, but past its green


@mypyc_attr(acyclic=True)
class Kitchen(State):
    """Stoves, pans, shakers, sink, dishes and cups; whose turn it is, and what's left of it."""

    def __init__(self, seats: i64, menu: Menu, outcomes: OutcomeModel) -> None:
        super().__init__(seats, MOST_ACTIONS, MOST_NUMBERS)
        self.awaits = PREPARE
        self.menu = menu  # shared by clones
        self.outcomes = outcomes  # decides the outcome of motions; shared by clones
        # Placeholders until `lay_out` or `copy_to` allocates this state's own arrays.
        self.heat = NO_NUMBERS
        self.dish = NO_NUMBERS
        self.pan = NO_NUMBERS  # pieces of each kind, by seat
        self.shaker = NO_NUMBERS  # pieces and salt, by spice
        self.sink = NO_NUMBERS
        self.place = NO_NUMBERS  # where each dish is
        self.crepe = NO_NUMBERS  # where each seat's crêpe is (C60)
        self.cups = NO_NUMBERS  # of each kind, by row
        self.laid = NO_NUMBERS  # C40: cups among finished dishes
        self.finished = NO_NUMBERS  # dishes, including the crêpe
        self.colours = NO_NUMBERS  # bits of the finished colours
        self.earned = NO_NUMBERS  # points of finished dishes
        self.stars = NO_NUMBERS
        self.mishaps = NO_NUMBERS  # dishes binned since the last finished one, by seat
        self.hands = NO_NUMBERS  # unsteadiness of each hand, in tenths of k; shared by clones
        self.phase: i64 = SET_UP
        self.player: i64 = NOBODY  # on turn
        self.first: i64 = NOBODY  # the starter
        self.actions: i64 = 0  # left in this turn
        self.cup_used: bool = False  # in this turn (C11)
        self.closing: bool = False  # the turn ends once a new dish is chosen (C62, C63)
        self.rolled_face: i64 = NOBODY  # the last roll of this turn
        # What spoilt the dish that was binned last: a kind of piece and how many, or the heat.
        self.culprit: i64 = NOBODY
        self.excess: i64 = 0
        # The current motion, for NATURE.
        self.resume: i64 = TURN  # the phase to return to once the pieces have fallen
        self.target: i64 = NOBODY  # whose pan is being seasoned
        self.spice: i64 = 0
        self.motion: i64 = FREE
        self.tilt: i64 = 0
        self.dwell: i64 = 0
        self.there: i64 = 0
        self.back: i64 = 0
        self.shake: i64 = 0
        self.flick: i64 = 0
        self.lift: i64 = 0
        self.carry: i64 = 0
        # Options; the same for truth and views.
        self.finish: i64 = 5  # C70
        self.starter: i64 = NOBODY  # C7: chosen by option, or NOBODY to draw one

    def lay_out(self) -> None:
        """Put everything in place before set-up (C1-C5)."""
        self.heat = vec[i64]([0] * MOST_SEATS)
        self.dish = vec[i64]([EMPTY] * MOST_SEATS)
        self.pan = vec[i64]([0] * (MOST_SEATS * PIECES))
        self.shaker = vec[i64]([SALT_FILL] * (SALT * 2))
        for spice in range(SALT):
            self.shaker[spice * 2] = SPICE_FILL
        self.sink = vec[i64]([0] * PIECES)
        self.place = vec[i64]([ON_TABLE] * (self.menu.count + 1))
        self.crepe = vec[i64]([ON_TABLE] * MOST_SEATS)
        self.cups = vec[i64]([0] * (CUP_ROWS * CUP_KINDS))
        for kind in range(CUP_KINDS):
            self.cups[SUPPLY * CUP_KINDS + kind] = CUP_COUNTS[kind]
        self.laid = vec[i64]([0] * MOST_SEATS)
        self.finished = vec[i64]([0] * MOST_SEATS)
        self.colours = vec[i64]([0] * MOST_SEATS)
        self.earned = vec[i64]([0] * MOST_SEATS)
        self.stars = vec[i64]([0] * MOST_SEATS)
        self.mishaps = vec[i64]([0] * MOST_SEATS)
        self.hands = vec[i64]([0] * MOST_SEATS)

    def after(self, seat: i64) -> i64:
        """The seat to the left."""
        return seat + 1 if seat + 1 < self.seats else 0

    # -- the state of a dish ----------------------------------------------------------

    def over_seasoned(self, seat: i64) -> bool:
        """C32."""
        base = seat * PIECES
        for kind in range(PIECES):
            if self.pan[base + kind] >= TOO_MUCH:
                return True
        return False

    def burnt(self, seat: i64) -> bool:
        """C54, C63: at red heat or above."""
        return self.dish[seat] != EMPTY and self.heat[seat] >= self.menu.red[self.dish[seat]]

    def note_mishap(self, seat: i64) -> None:
        """Part of an event: remember what spoils a dish, and how much of it there is."""
        self.mishaps[seat] += 1
        self.excess = 0
        if self.heat[seat] > self.menu.high[self.dish[seat]]:
            self.culprit = BURNT if self.burnt(seat) else TOO_HOT
            return
        for kind in range(PIECES):
            if self.pan[seat * PIECES + kind] > self.excess:
                self.culprit = kind
                self.excess = self.pan[seat * PIECES + kind]

    def ready(self, seat: i64) -> bool:
        """C50; the crêpe is ready only once it was turned."""
        dish = self.dish[seat]
        if dish <= CREPE:
            return False
        heat = self.heat[seat]
        if heat < self.menu.low[dish] or heat > self.menu.high[dish]:
            return False
        for spice in range(SALT):
            if self.pan[seat * PIECES + spice] < self.menu.recipe[dish * SALT + spice]:  # C31
                return False
        return not self.over_seasoned(seat)

    def perfect(self, seat: i64) -> bool:
        """C53: exactly the spices shown and no salt, for a dish that needs any."""
        dish = self.dish[seat]
        if dish <= CREPE or self.menu.needs[dish] == 0:
            return False
        for spice in range(SALT):
            if self.pan[seat * PIECES + spice] != self.menu.recipe[dish * SALT + spice]:
                return False
        return self.pan[seat * PIECES + SALT] == 0

    def points(self, seat: i64) -> i64:
        """C71: finished dishes, cups among them, and a dish that is ready in the pan."""
        total = self.earned[seat] + self.laid[seat]
        if self.ready(seat):
            total += self.menu.points[self.dish[seat]]
        return total

    def cups_in(self, row: i64) -> i64:
        """How many cups are in a row."""
        total: i64 = 0
        for kind in range(CUP_KINDS):
            total += self.cups[row * CUP_KINDS + kind]
        return total

    def copy_to(self, other: Kitchen) -> None:
        """Copy everything mutable into a fresh state with the same menu."""
        other.mover = self.mover
        other.awaits = self.awaits
        other.over = self.over
        other.heat = self.heat[:]
        other.dish = self.dish[:]
        other.pan = self.pan[:]
        other.shaker = self.shaker[:]
        other.sink = self.sink[:]
        other.place = self.place[:]
        other.crepe = self.crepe[:]
        other.cups = self.cups[:]
        other.laid = self.laid[:]
        other.finished = self.finished[:]
        other.colours = self.colours[:]
        other.earned = self.earned[:]
        other.stars = self.stars[:]
        other.mishaps = self.mishaps[:]
        other.phase = self.phase
        other.player = self.player
        other.first = self.first
        other.actions = self.actions
        other.cup_used = self.cup_used
        other.closing = self.closing
        other.rolled_face = self.rolled_face
        other.culprit = self.culprit
        other.excess = self.excess
        other.resume = self.resume
        other.target = self.target
        other.spice = self.spice
        other.motion = self.motion
        other.tilt = self.tilt
        other.dwell = self.dwell
        other.there = self.there
        other.back = self.back
        other.shake = self.shake
        other.flick = self.flick
        other.lift = self.lift
        other.carry = self.carry
        other.finish = self.finish
        other.starter = self.starter
        other.hands = self.hands
