"""The events of A la carte: each changes the kitchen and, while somebody listens, emits itself."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from spicery.core.game import NATURE, NOBODY, Event
from spicery.core.packed import vec
from spicery.games.alacarte.rules.material import (
    ACTIONS,
    COFFEE,
    CREPE,
    CUP_KINDS,
    DRAW,
    EMPTY,
    FALL,
    HOTTEST,
    LAID,
    LAND,
    PICK,
    PIECES,
    POINT,
    ROLL,
    SALT,
    SHIPPED,
    SPOONS,
    SUPPLY,
    USED,
    grid_motion,
)
from spicery.games.alacarte.rules.state import (
    BURNING,
    DRAWING,
    FALLING,
    FIRST,
    IN_BIN,
    IN_PAN,
    LANDING,
    NEW_DISH,
    ON_TRAY,
    RISING,
    ROLLING,
    TAKING,
    TURN,
    Kitchen,
)

# Kinds of events.
PREPARED: Final[i64] = 0
PUT: Final[i64] = 1
BEGAN: Final[i64] = 2
SPUN: Final[i64] = 3
ROLLED: Final[i64] = 4
ROSE: Final[i64] = 5
ALL_ROSE: Final[i64] = 6
DREW: Final[i64] = 7
TOOK: Final[i64] = 8
RESHUFFLED: Final[i64] = 9
TILTED: Final[i64] = 10
FELL: Final[i64] = 11
REFILLED: Final[i64] = 12
USED_CUP: Final[i64] = 13
SWAPPED: Final[i64] = 14
COOLED: Final[i64] = 15
BURNED: Final[i64] = 16
SERVED: Final[i64] = 17
BINNED: Final[i64] = 18
TOSSED: Final[i64] = 19
LANDED: Final[i64] = 20
ENDED: Final[i64] = 21


@mypyc_attr(acyclic=True)
class KitchenEvents(Kitchen):
    """A kitchen with its events."""

    def prepared(self, starter: i64, cups: vec[i64]) -> None:
        """C6: everyone has a cup; the starter chooses a dish."""
        if self.listening:
            shown = [int(starter)] + [int(cups[seat]) for seat in range(self.seats)]
            self.tell(PREPARED, tuple(shown))
        for seat in range(self.seats):
            self.cups[SUPPLY * CUP_KINDS + cups[seat]] -= 1
            self.cups[seat * CUP_KINDS + cups[seat]] += 1
        self.first = starter
        self.player = starter
        self.mover = starter
        self.phase = FIRST

    def put(self, seat: i64, dish: i64) -> None:
        """A dish or the crêpe was put into a pan; at set-up the next seat chooses."""
        if self.listening:
            self.tell(PUT, (seat, self.said(dish)))
        self.dish[seat] = dish
        if dish == CREPE:
            self.crepe[seat] = IN_PAN
        else:
            self.place[dish] = IN_PAN
        if self.phase == FIRST:
            self.player = self.after(seat)
            self.mover = self.player
        else:
            self.phase = TURN

    def began(self, seat: i64) -> None:
        """A turn began: three actions (C10), one cup (C11)."""
        if self.listening:
            self.tell(BEGAN, (seat,))
        self.player = seat
        self.mover = seat
        self.phase = TURN
        self.actions = ACTIONS
        self.cup_used = False
        self.closing = False
        self.rolled_face = NOBODY

    def ask(self, phase: i64, code: i64) -> None:
        """Part of events: NATURE must answer."""
        self.phase = phase
        self.mover = NATURE
        self.awaits = code

    def answered(self, phase: i64) -> None:
        """Part of events: the player on turn continues."""
        self.phase = phase
        self.mover = self.player

    def spun(self, seat: i64) -> None:
        """An action was spent on rolling the die."""
        if self.listening:
            self.tell(SPUN, (seat,))
        self.actions -= 1
        self.ask(ROLLING, ROLL)

    def rolled(self, seat: i64, face: i64) -> None:
        """The die came up; for a cup, C22 says where it comes from."""
        if self.listening:
            self.tell(ROLLED, (seat, face))
        self.rolled_face = face
        self.answered(RISING if face == PICK else TURN)
        if face == COFFEE:
            if self.cups_in(SUPPLY) > 0:
                self.ask(DRAWING, DRAW)
            else:
                for other in range(self.seats):
                    if other != seat and self.cups_in(other) > 0:
                        self.phase = TAKING

    def rose(self, seat: i64, by: i64) -> None:
        """C20, C21: a stove got hotter."""
        if self.listening:
            self.tell(ROSE, (seat, by))
        self.heat[seat] = min(self.heat[seat] + by, HOTTEST)
        self.phase = TURN

    def all_rose(self) -> None:
        """C20: every stove got hotter by one."""
        if self.listening:
            self.tell(ALL_ROSE, (1,))
        for seat in range(self.seats):
            self.heat[seat] = min(self.heat[seat] + 1, HOTTEST)

    def drew(self, seat: i64, kind: i64) -> None:
        """A seat drew a cup from the tray."""
        if self.listening:
            self.tell(DREW, (seat, kind))
        self.cups[SUPPLY * CUP_KINDS + kind] -= 1
        self.cups[seat * CUP_KINDS + kind] += 1
        self.answered(TURN)

    def took(self, seat: i64, other: i64, kind: i64) -> None:
        """C22: a seat took a cup from another."""
        if self.listening:
            self.tell(TOOK, (seat, other, kind))
        self.cups[other * CUP_KINDS + kind] -= 1
        self.cups[seat * CUP_KINDS + kind] += 1
        self.phase = TURN

    def reshuffled(self, seat: i64) -> None:
        """C22: the used cups became the new supply; the seat draws from it."""
        if self.listening:
            self.tell(RESHUFFLED, (seat,))
        for kind in range(CUP_KINDS):
            self.cups[SUPPLY * CUP_KINDS + kind] += self.cups[USED * CUP_KINDS + kind]
            self.cups[USED * CUP_KINDS + kind] = 0
        self.ask(DRAWING, DRAW)

    def tilted(
        self,
        seat: i64,
        target: i64,
        spice: i64,
        tilt: i64,
        dwell: i64,
        there: i64,
        back: i64,
        shake: i64,
    ) -> None:
        """A shaker was turned over a pan: the cook's own for an action, another's with a cup."""
        if self.listening:
            self.tell(TILTED, (seat, target, spice, tilt, dwell, there, back, shake))
        if target == seat:
            self.actions -= 1
        self.resume = self.phase
        self.target = target
        self.spice = spice
        self.motion = grid_motion(tilt, dwell, there, back)
        self.tilt = tilt
        self.dwell = dwell
        self.there = there
        self.back = back
        self.shake = shake
        self.ask(FALLING, FALL)

    def fell(self, target: i64, spice: i64, spices: i64, salt: i64) -> None:
        """Pieces fell into a pan."""
        if self.listening:
            self.tell(FELL, (target, spice, spices, salt))
        self.shaker[spice * 2] -= spices
        self.shaker[spice * 2 + 1] -= salt
        self.pan[target * PIECES + spice] += spices
        self.pan[target * PIECES + SALT] += salt
        self.answered(self.resume)

    def refilled(self, spice: i64, spices: i64, salt: i64) -> None:
        """C33: a shaker was refilled from the sink."""
        if self.listening:
            self.tell(REFILLED, (spice, spices, salt))
        self.sink[spice] -= spices
        self.sink[SALT] -= salt
        self.shaker[spice * 2] += spices
        self.shaker[spice * 2 + 1] += salt

    def used_cup(self, seat: i64, kind: i64) -> None:
        """A cup was used: a point stays on the tray (C40), spoons bring actions (C42)."""
        if self.listening:
            self.tell(USED_CUP, (seat, kind))
        self.cups[seat * CUP_KINDS + kind] -= 1
        self.cup_used = True
        if kind == POINT:
            self.laid[seat] += 1
            self.cups[LAID * CUP_KINDS + kind] += 1
        else:
            self.cups[USED * CUP_KINDS + kind] += 1  # C45
        if kind == SPOONS:
            self.actions += ACTIONS

    def swapped(self, seat: i64, other: i64) -> None:
        """C41: two seats swapped stoves, pans and dishes."""
        if self.listening:
            self.tell(SWAPPED, (seat, other))
        heat = self.heat[seat]
        self.heat[seat] = self.heat[other]
        self.heat[other] = heat
        dish = self.dish[seat]
        self.dish[seat] = self.dish[other]
        self.dish[other] = dish
        for kind in range(PIECES):
            pieces = self.pan[seat * PIECES + kind]
            self.pan[seat * PIECES + kind] = self.pan[other * PIECES + kind]
            self.pan[other * PIECES + kind] = pieces

    def cooled(self, seat: i64, by: i64) -> None:
        """C44: a stove was cooled."""
        if self.listening:
            self.tell(COOLED, (seat, by))
        self.heat[seat] -= by
        if self.phase == BURNING:
            self.phase = TURN

    def burned(self, seat: i64) -> None:
        """C54: a dish is burnt, but its cook can still save it."""
        if self.listening:
            self.tell(BURNED, (seat, self.said(self.dish[seat])))
        self.phase = BURNING

    def served(self, seat: i64, star: i64) -> None:
        """C50: a dish was finished, with or without a star; its pan is empty."""
        dish = self.dish[seat]
        if self.listening:
            self.tell(SERVED, (seat, self.said(dish), star))
        self.finished[seat] += 1
        self.earned[seat] += self.menu.points[dish]
        self.stars[seat] += star
        self.mishaps[seat] = 0
        if dish != CREPE:
            self.colours[seat] |= i64(1) << self.menu.colour[dish]
        self.clear(seat, ON_TRAY + seat)

    def binned(self, seat: i64) -> None:
        """C54: a dish went into the bin; its pan is empty."""
        if self.listening:
            self.tell(BINNED, (seat, self.said(self.dish[seat])))
        self.note_mishap(seat)
        self.clear(seat, IN_BIN)

    def clear(self, seat: i64, place: i64) -> None:
        """Part of two events: the dish comes off, its spices go to the sink, the heat to 0."""
        dish = self.dish[seat]
        if dish == CREPE:
            self.crepe[seat] = place
            self.closing = self.rolled_face != NOBODY  # C62, C63: by the cook's own roll
        else:
            self.place[dish] = place
        self.dish[seat] = EMPTY
        self.heat[seat] = 0
        for kind in range(PIECES):
            self.sink[kind] += self.pan[seat * PIECES + kind]
            self.pan[seat * PIECES + kind] = 0
        self.phase = NEW_DISH

    def tossed(self, seat: i64, flick: i64, lift: i64, carry: i64) -> None:
        """C61: the crêpe was tossed; a try is spent."""
        if self.listening:
            self.tell(TOSSED, (seat, flick, lift, carry))
        self.actions -= 1
        self.flick = flick
        self.lift = lift
        self.carry = carry
        self.ask(LANDING, LAND)

    def landed(self, seat: i64, how: i64) -> None:
        """C62: the crêpe landed; unless turned, it's laid back."""
        if self.listening:
            self.tell(LANDED, (seat, how))
        self.answered(TURN)

    def ended(self, how: i64) -> None:
        """C70: the game is over."""
        if self.listening:
            self.tell(ENDED, (how,))
        self.over = True
        self.mover = NATURE

    def said(self, dish: i64) -> int:
        """A dish's number in events: shipped dishes first, then those of a custom menu."""
        return int(dish + SHIPPED if self.menu.own and dish != CREPE else dish)

    def evolve(self, event: Event) -> None:
        kind: i64 = event.kind
        values = vec[i64]([0] * 8)
        for at, value in enumerate(event.public):
            values[at] = value
        a = values[0]
        b = values[1]
        c = values[2]
        if kind == PREPARED:
            self.prepared(a, values[1:])
        elif kind == PUT:
            self.put(a, b - SHIPPED if self.menu.own and b != CREPE else b)
        elif kind == BEGAN:
            self.began(a)
        elif kind == SPUN:
            self.spun(a)
        elif kind == ROLLED:
            self.rolled(a, b)
        elif kind == ROSE:
            self.rose(a, b)
        elif kind == ALL_ROSE:
            self.all_rose()
        elif kind == DREW:
            self.drew(a, b)
        elif kind == TOOK:
            self.took(a, b, c)
        elif kind == RESHUFFLED:
            self.reshuffled(a)
        elif kind == TILTED:
            self.tilted(a, b, c, values[3], values[4], values[5], values[6], values[7])
        elif kind == FELL:
            self.fell(a, b, c, values[3])
        elif kind == REFILLED:
            self.refilled(a, b, c)
        elif kind == USED_CUP:
            self.used_cup(a, b)
        elif kind == SWAPPED:
            self.swapped(a, b)
        elif kind == COOLED:
            self.cooled(a, b)
        elif kind == BURNED:
            self.burned(a)
        elif kind == SERVED:
            self.served(a, c)
        elif kind == BINNED:
            self.binned(a)
        elif kind == TOSSED:
            self.tossed(a, b, c, values[3])
        elif kind == LANDED:
            self.landed(a, b)
        elif kind == ENDED:
            self.ended(a)
        else:
            raise ValueError(f"A la carte has no event {kind}")
