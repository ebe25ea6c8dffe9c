"""The rules of Kuhn poker: state, events, legality, notation.  Comments name clauses.

A card is a number from 0 to 2.  Only events change a state; each is one method, which works the
same on the truth and on a view.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from spicery.core.game import HIDDEN, NATURE, NOBODY, UNKNOWN, Action, BadMessage, Event, State
from spicery.core.notation import Kind
from spicery.core.packed import vec
from spicery.core.rng import Rng

CARDS: Final = ("jack", "queen", "king")
SEATS: Final[i64] = 2
DECK: Final[i64] = 3

# Action codes.
CHECK: Final[i64] = 0
BET: Final[i64] = 1
CALL: Final[i64] = 2
FOLD: Final[i64] = 3
DEAL: Final[i64] = 4  # NATURE's
VERBS: Final = ("check", "bet", "call", "fold", "deal")

# Events.
DEALT: Final[i64] = 0
CHECKED: Final[i64] = 1
WAGERED: Final[i64] = 2
CALLED: Final[i64] = 3
FOLDED: Final[i64] = 4
SHOWN: Final[i64] = 5
KINDS_OF_EVENTS: Final = (
    Kind("dealt", ("seat",), ("card",)),
    Kind("checked", ("seat",)),
    Kind("bet", ("seat",)),
    Kind("called", ("seat",)),
    Kind("folded", ("seat",)),
    Kind("shown", ("card", "card")),
)
WORDS: Final = {"card": CARDS}


@final
@mypyc_attr(acyclic=True)
class Kuhn(State):
    """One hand of Kuhn poker, or one seat's view of it."""

    def __init__(self) -> None:
        super().__init__(SEATS, 2, DECK)
        self.awaits = DEAL
        self.card = vec[i64]([HIDDEN, HIDDEN])
        self.chips = vec[i64]([1, 1])  # of each seat in the pot (K2)
        self.checks: i64 = 0
        self.bet: bool = False
        self.folder: i64 = NOBODY

    def __getnewargs__(self) -> tuple[object, ...]:
        return ()

    def clone(self) -> Kuhn:
        other = Kuhn()
        other.mover = self.mover
        other.over = self.over
        other.card = self.card[:]
        other.chips = self.chips[:]
        other.checks = self.checks
        other.bet = self.bet
        other.folder = self.folder
        return other

    # -- events -----------------------------------------------------------------

    def dealt(self, seat: i64, card: i64) -> None:
        """A card was dealt; only its seat sees it."""
        if self.listening:
            self.tell(DEALT, (seat,), (card,), 1 << seat)
        self.card[seat] = card
        self.mover = 0

    def checked(self, seat: i64) -> None:
        """A seat checked."""
        if self.listening:
            self.tell(CHECKED, (seat,))
        self.checks += 1
        self.mover = 1 - seat

    def wagered(self, seat: i64) -> None:
        """A seat bet a chip."""
        if self.listening:
            self.tell(WAGERED, (seat,))
        self.chips[seat] += 1
        self.bet = True
        self.mover = 1 - seat

    def called(self, seat: i64) -> None:
        """A seat called the bet."""
        if self.listening:
            self.tell(CALLED, (seat,))
        self.chips[seat] += 1

    def folded(self, seat: i64) -> None:
        """A seat folded; nobody sees its card."""
        if self.listening:
            self.tell(FOLDED, (seat,))
        self.folder = seat
        self.end()

    def shown(self, first: i64, second: i64) -> None:
        """Both cards are turned up."""
        if self.listening:
            self.tell(SHOWN, (first, second))
        self.card[0] = first
        self.card[1] = second
        self.end()

    def end(self) -> None:
        """Ends the hand; part of two events."""
        self.over = True
        self.mover = NATURE

    def evolve(self, event: Event) -> None:
        kind: i64 = event.kind
        seat: i64 = event.public[0]
        if kind == DEALT:
            self.dealt(seat, event.secret[0])
        elif kind == CHECKED:
            self.checked(seat)
        elif kind == WAGERED:
            self.wagered(seat)
        elif kind == CALLED:
            self.called(seat)
        elif kind == FOLDED:
            self.folded(seat)
        else:
            self.shown(seat, event.public[1])

    # -- actions ------------------------------------------------------------------

    def list_actions(self, seat: i64, out: vec[i64]) -> i64:
        if self.over or seat != self.mover:
            return 0
        out[0] = FOLD if self.bet else CHECK
        out[1] = CALL if self.bet else BET
        return 2

    def do(self, seat: i64, code: i64, numbers: vec[i64]) -> None:
        if code == DEAL:
            self.dealt(0, numbers[0])
            self.dealt(1, numbers[1])
        elif code == CHECK:
            self.checked(seat)
            if self.checks == SEATS:
                self.shown(self.card[0], self.card[1])  # K7
        elif code == BET:
            self.wagered(seat)
        elif code == CALL:
            self.called(seat)
            self.shown(self.card[0], self.card[1])  # K7
        else:
            self.folded(seat)  # K6

    def objection(self, seat: int, code: int, numbers: tuple[int, ...]) -> str:
        if seat == NATURE:
            asked = code == DEAL and self.mover == NATURE and not self.over
            return "" if asked and sorted(numbers) == [0, 1, 2] else "K2"
        if not 0 <= seat < SEATS:
            return "K1"
        if not numbers and self.is_listed(seat, code):
            return ""
        if self.bet or code in (CALL, FOLD):
            return "K5"
        return "K3" if self.checks == 0 else "K4"

    # -- chance and hidden information ----------------------------------------------

    def sample(self, rng: Rng, out: vec[i64]) -> i64:
        for at in range(DECK):  # each card goes to a random place among those before it
            place = rng.below(at + 1)
            out[at] = out[place]
            out[place] = at
        return DECK

    def guess(self, rng: Rng) -> Kuhn:
        full = self.clone()
        if self.mover == NATURE and not self.over:
            return full
        for seat in range(SEATS):
            if full.card[seat] == HIDDEN:
                card = rng.below(DECK)
                while card == full.card[1 - seat]:
                    card = rng.below(DECK)
                full.card[seat] = card
        return full

    # -- the end --------------------------------------------------------------------

    def gain(self, seat: i64) -> i64:
        """K8: what a seat won or lost, once it is known."""
        loser = self.folder
        if loser == NOBODY:
            loser = 0 if self.card[0] < self.card[1] else 1
        return -self.chips[seat] if seat == loser else self.chips[1 - seat]

    def rank(self, seat: i64) -> i64:
        return self.gain(seat)

    def scores(self) -> list[int]:
        return [int(self.gain(seat)) if self.over else 0 for seat in range(SEATS)]

    def returns(self) -> vec[float]:
        return vec[float]([float(self.gain(0)), float(self.gain(1))])

    # -- notation -------------------------------------------------------------------

    def facts(self) -> dict[str, object]:
        cards = [int(self.card[0]), int(self.card[1])]
        return {
            "cards": [[UNKNOWN if card == HIDDEN else CARDS[card]] for card in cards],
            "chips": [int(self.chips[0]), int(self.chips[1])],
            "folded": [int(self.folder) == seat for seat in range(2)],
        }

    def say(self, seat: int, code: int, numbers: tuple[int, ...]) -> str:
        return " ".join([VERBS[code], *[CARDS[each] for each in numbers]])

    def read(self, seat: int, text: str) -> Action:
        verb, *rest = text.split(" ")
        try:
            return Action(seat, VERBS.index(verb), tuple([CARDS.index(word) for word in rest]))
        except ValueError as error:
            raise BadMessage(
                f"'{text[:40]}' is not an action; try check, bet, call or fold"
            ) from error
