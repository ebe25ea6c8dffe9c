"""The contract every game implements.  Pure: no I/O, no clock, no randomness of its own.

An action goes in, events come out, and only events change a state.  Each kind of event is one
method of the state, which applies the change and, if the state is listening, emits the event.  A
view is a state of the same class that was given only what its seat was shown; the rest is HIDDEN.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from spicery.core.packed import vec
from spicery.core.rng import Rng

NATURE: Final[i64] = -1  # the seat of shuffles, dice, physics, and people with the real box
NOBODY: Final[i64] = -2
HIDDEN: Final[i64] = -9  # a number the viewer was not shown
UNKNOWN: Final = "?"  # the same, in facts
HUGE: Final = 1000000000
EXAMPLES: Final = 8  # legal actions listed in an error message


class IllegalAction(ValueError):
    """A clause of the rules forbids the action; nothing has changed."""

    def __init__(self, clause: str, asked: str, legal: list[str]) -> None:
        if not legal:
            instead = "this seat has no legal action now"
        else:
            more = len(legal) - EXAMPLES
            instead = "legal now: " + "; ".join(legal[:EXAMPLES])
            instead += f"; and {more} more" if more > 0 else ""
        super().__init__(f"{clause} forbids '{asked}' here; {instead}")
        self.clause = clause
        self.asked = asked
        self.legal = legal


class BadMessage(ValueError):
    """The text is not an action of this game."""


@final
class Action:
    """What a seat wants: a listed code, or a code with numbers (a throw, NATURE's answer)."""

    def __init__(self, seat: int, code: int, numbers: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.code = code
        self.numbers = numbers

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Action):
            return NotImplemented
        return self.seat == other.seat and self.code == other.code and self.numbers == other.numbers

    def __hash__(self) -> int:
        return hash((self.seat, self.code, self.numbers))

    def __getnewargs__(self) -> tuple[int, int, tuple[int, ...]]:
        return self.seat, self.code, self.numbers

    def __repr__(self) -> str:
        return f"Action({self.seat}, {self.code}, {self.numbers})"


@final
class Event:
    """What happened; `secret` is shown only to the seats whose bit is set in `to`."""

    def __init__(
        self, kind: int, public: tuple[int, ...], secret: tuple[int, ...] = (), to: int = 0
    ) -> None:
        self.kind = kind
        self.public = public
        self.secret = secret
        self.to = to

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return (
            self.kind == other.kind
            and self.public == other.public
            and self.secret == other.secret
            and self.to == other.to
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.public, self.secret, self.to))

    def __getnewargs__(self) -> tuple[int, tuple[int, ...], tuple[int, ...], int]:
        return self.kind, self.public, self.secret, self.to

    def __repr__(self) -> str:
        return f"Event({self.kind}, {self.public}, {self.secret}, {self.to})"

    def is_open_to(self, seat: int) -> bool:
        """Whether `seat` (NOBODY: an onlooker) may see all of it."""
        return not self.secret or (seat >= 0 and bool(self.to >> seat & 1))

    def seen_by(self, seat: int) -> Event:
        """This event as shown to `seat`: secrets not meant for it are HIDDEN."""
        if self.is_open_to(seat):
            return self
        return Event(self.kind, self.public, (HIDDEN,) * len(self.secret), self.to)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """A game in progress: the truth, or one seat's view of it."""

    def __init__(self, seats: int, most_actions: int, most_numbers: int) -> None:
        self.seats: i64 = seats
        self.most_actions: i64 = most_actions  # the longest list of legal actions
        self.most_numbers: i64 = most_numbers  # NATURE's longest answer
        self.mover: i64 = NATURE  # the seat to act next, where seats act one at a time
        self.awaits: i64 = 0  # while NATURE is the mover: the code of its answer
        self.over: bool = False
        self.listening: bool = False
        self.told: list[Event] = NO_EVENTS  # events of the last `act`
        self._codes = NO_NUMBERS  # a buffer for lists of actions, never shared

    def __getnewargs__(self) -> tuple[object, ...]:
        """The constructor's arguments, for copying and pickling.

        A compiled game overrides this with its own; an interpreted one need not.
        """
        return self.seats, self.most_actions, self.most_numbers

    def __getstate__(self) -> dict[str, object]:
        """The attributes of the compiled classes, plus all others of an interpreted game."""
        held: dict[str, object] = {}
        for name in getattr(type(self), "__mypyc_attrs__", ()):
            if name != "_codes" and hasattr(self, name):
                held[name] = getattr(self, name)
        held.update(getattr(self, "__dict__", {}))
        return held

    def __setstate__(self, held: dict[str, object]) -> None:
        self._codes = NO_NUMBERS  # an interpreted game's constructor has not run
        for name, value in held.items():
            setattr(self, name, value)

    # -- what a game must implement: the hot path ------------------------------

    def clone(self) -> State:
        """An independent copy that is not listening."""
        raise NotImplementedError

    def list_actions(self, seat: i64, out: vec[i64]) -> i64:
        """Write every listed action open to `seat` into `out`; returns how many."""
        raise NotImplementedError

    def random_code(self, rng: Rng, out: vec[i64]) -> i64:
        """A uniformly random listed action of the mover; `out` is a buffer for the list."""
        return out[rng.below(self.list_actions(self.mover, out))]

    def do(self, seat: i64, code: i64, numbers: vec[i64]) -> None:
        """Apply an action known to be legal; only some codes use `numbers`."""
        raise NotImplementedError

    def sample(self, rng: Rng, out: vec[i64]) -> i64:
        """Sample NATURE's answer with its true odds into `out`; returns how many numbers."""
        raise NotImplementedError

    def rank(self, seat: i64) -> i64:
        """The winning criterion: the seat with the highest rank wins."""
        raise NotImplementedError

    # -- what a game must implement: the boundary ------------------------------

    def evolve(self, event: Event) -> None:
        """Apply one event, complete or as shown to a seat."""
        raise NotImplementedError

    def guess(self, rng: Rng) -> State:
        """A determinization: a full state consistent with this view, uniformly at random."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Each seat's points, by the rule book."""
        raise NotImplementedError

    def facts(self) -> dict[str, object]:
        """Everything visible in this state, as plain data in the terms of the rule book."""
        raise NotImplementedError

    def say(self, seat: int, code: int, numbers: tuple[int, ...]) -> str:
        """The text of an action, without its seat."""
        raise NotImplementedError

    def read(self, seat: int, text: str) -> Action:
        """Parse an action; raises BadMessage if that fails."""
        raise NotImplementedError

    def objection(self, seat: int, code: int, numbers: tuple[int, ...]) -> str:
        """The clause that forbids this action now; empty if it is legal."""
        raise NotImplementedError

    def unfold(self, seat: int, code: int) -> Action:
        """A listed code as an action; games of skill fill in the numbers it stands for."""
        return Action(seat, code)

    def turn(self) -> list[int]:
        """The seats the game is waiting for, or NATURE alone; empty when the game is over."""
        return [] if self.over else [self.mover]

    # -- what every game gets ----------------------------------------------------

    def random_action(self, rng: Rng) -> i64:
        """A uniformly random listed action of the mover."""
        return self.random_code(rng, self.buffer())

    def buffer(self) -> vec[i64]:
        """A buffer for a list of actions, valid until the next call on this state."""
        if len(self._codes) < self.most_actions:
            self._codes = vec[i64]([0] * self.most_actions)
        return self._codes

    def shares(self) -> vec[float]:
        """The win, split among the winners: one number per seat, summing to 1."""
        best = self.rank(0)
        count: i64 = 1
        for seat in range(1, self.seats):
            rank = self.rank(seat)
            if rank > best:
                best = rank
                count = 1
            elif rank == best:
                count += 1
        share = 1.0 / float(count)
        out = vec[float]([0.0] * self.seats)
        for seat in range(self.seats):
            if self.rank(seat) == best:
                out[seat] = share
        return out

    def returns(self) -> vec[float]:
        """Each seat's payoff once the game is over, for games with payoffs other than a win."""
        return self.shares()

    def winners(self) -> list[int]:
        """Who has won, or would if the game stopped now."""
        shares = self.shares()
        return [int(seat) for seat in range(self.seats) if shares[seat] > 0.0]

    def apply(self, code: i64) -> None:
        """Apply a listed action of the mover."""
        self.do(self.mover, code, NO_NUMBERS)

    def codes(self) -> vec[i64]:
        """The mover's listed actions, as a copy; empty while NATURE is the mover."""
        count: i64 = 0
        out = self.buffer()
        if self.mover >= 0:
            count = self.list_actions(self.mover, out)
        return out[:count]

    def legal(self, seat: int) -> list[Action]:
        """Every listed action open to `seat`, whether or not the game is waiting for it."""
        if not 0 <= seat < self.seats or self.over:
            return []
        out = self.buffer()
        listed = out[: self.list_actions(seat, out)]  # a copy: `unfold` may use the buffer
        return [self.unfold(seat, code) for code in listed]

    def offers(self, seat: int) -> bool:
        """Whether `seat` has any listed action."""
        if not 0 <= seat < self.seats or self.over:
            return False
        return self.list_actions(seat, self.buffer()) > 0

    def is_listed(self, seat: int, code: int) -> bool:
        """Whether this code is a listed action of `seat`."""
        out = self.buffer()
        wanted: i64 = code
        for at in range(self.list_actions(seat, out)):
            if out[at] == wanted:
                return True
        return False

    def draw(self, rng: Rng) -> Action:
        """Sample NATURE's answer as an action."""
        out = vec[i64]([0] * self.most_numbers)
        count = self.sample(rng, out)
        return Action(NATURE, self.awaits, tuple([int(out[at]) for at in range(count)]))

    def check(self, action: Action) -> None:
        """Raise IllegalAction unless the rules allow this action now."""
        for number in (action.seat, action.code, *action.numbers):
            if not -HUGE < number < HUGE:
                raise BadMessage("numbers in an action have at most nine digits")
        clause = self.objection(action.seat, action.code, action.numbers)
        if clause:
            legal = [self.say_action(other) for other in self.legal(action.seat)]
            raise IllegalAction(clause, self.name_for(action), legal)

    def act(self, action: Action) -> list[Event]:
        """Apply an action that has been checked; returns its events."""
        self.told = []
        numbers = vec[i64]([0] * max(len(action.numbers), 1))
        for at, number in enumerate(action.numbers):
            numbers[at] = number
        self.do(action.seat, action.code, numbers)
        return self.told

    def name_for(self, action: Action) -> str:
        """The text of an action; its plain numbers if the code is unknown."""
        try:
            return self.say_action(action)
        except (IndexError, KeyError, ValueError):
            return " ".join([f"action {action.code}", *[str(n) for n in action.numbers[:4]]])

    def say_action(self, action: Action) -> str:
        """The text of an action, without its seat."""
        return self.say(action.seat, action.code, action.numbers)

    def tell(
        self, kind: int, public: tuple[int, ...], secret: tuple[int, ...] = (), to: int = 0
    ) -> None:
        """Emit an event; called by event methods while `listening`."""
        self.told.append(Event(kind, public, secret, to))


def show(told: list[Event], views: list[State]) -> None:
    """Apply events to every view, masked for its seat; the last view is the onlookers'."""
    last = len(views) - 1
    for event in told:
        for seat, view in enumerate(views):
            view.evolve(event.seen_by(seat if seat < last else NOBODY))


NO_NUMBERS: Final = vec[i64]([0])
NO_EVENTS: Final[list[Event]] = []  # never appended to: `act` starts a new list
