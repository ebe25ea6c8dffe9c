"""A small game, uncompiled, as a third party would write it; and with deliberate faults.

High Card: everybody is dealt one card of six; clockwise each swaps it for the top of the deck
or keeps it; the highest card wins.
"""

from __future__ import annotations

from mypy_extensions import i64

from spicery.core.catalog import Game
from spicery.core.catalog.options import Options
from spicery.core.game import HIDDEN, NATURE, UNKNOWN, Action, BadMessage, Event, State
from spicery.core.notation import Kind, Vocabulary
from spicery.core.packed import vec
from spicery.core.parsing import parse_whole
from spicery.core.rng import Rng

RANKS = 6
KEEP, SWAP, SHUFFLE = 0, 1, 2
SHUFFLED, DEALT, KEPT, SWAPPED = 0, 1, 2, 3


class HighCard(State):
    """The game, written as a third party would: a plain Python class on the native base."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, 2, RANKS * 2)
        self.awaits = SHUFFLE
        self.deck: list[int] = [HIDDEN] * (RANKS * 2)
        self.hands: list[int] = [HIDDEN] * seats
        self.drawn = 0

    def clone(self) -> HighCard:
        other = type(self)(int(self.seats))
        other.mover, other.over, other.drawn = self.mover, self.over, self.drawn
        other.deck, other.hands = list(self.deck), list(self.hands)
        return other

    def list_actions(self, seat: int, out: vec[i64]) -> int:
        if self.over or seat != self.mover:
            return 0
        out[0], out[1] = KEEP, SWAP
        return 2

    def do(self, seat: int, code: int, numbers: vec[i64]) -> None:
        if code == SHUFFLE:
            self.shuffled([int(numbers[at]) for at in range(len(self.deck))])
            for each in range(int(self.seats)):
                self.dealt(each, self.deck[self.drawn])
        elif code == SWAP:
            self.swapped(seat, self.deck[self.drawn])
        else:
            self.kept(seat)

    def shuffled(self, deck: list[int]) -> None:
        if self.listening:
            self.tell(SHUFFLED, (0,), tuple(deck))
        self.deck = deck
        self.mover = 0

    def dealt(self, seat: int, card: int) -> None:
        if self.listening:
            self.tell(DEALT, (seat,), (card,), 1 << seat)
        self.hands[seat] = card
        self.drawn += 1

    def swapped(self, seat: int, card: int) -> None:
        if self.listening:
            self.tell(SWAPPED, (seat,), (card,), 1 << seat)
        self.hands[seat] = card
        self.drawn += 1
        self.pass_on(seat)

    def kept(self, seat: int) -> None:
        if self.listening:
            self.tell(KEPT, (seat,))
        self.pass_on(seat)

    def pass_on(self, seat: int) -> None:
        self.mover = seat + 1
        if self.mover == self.seats:
            self.over = True
            self.mover = NATURE

    def evolve(self, event: Event) -> None:
        if event.kind == SHUFFLED:
            self.shuffled(list(event.secret))
        elif event.kind == DEALT:
            self.dealt(event.public[0], event.secret[0])
        elif event.kind == SWAPPED:
            self.swapped(event.public[0], event.secret[0])
        else:
            self.kept(event.public[0])

    def sample(self, rng: Rng, out: vec[i64]) -> int:
        cards = [at % RANKS for at in range(len(self.deck))]
        for at in range(len(cards)):
            out[at] = cards.pop(rng.below(len(cards)))
        return len(self.deck)

    def guess(self, rng: Rng) -> HighCard:
        full = self.clone()
        if self.mover == NATURE and not self.over:
            return full
        left = [at % RANKS for at in range(len(self.deck))]
        for card in self.hands:
            if card != HIDDEN:
                left.remove(card)
        for seat, card in enumerate(self.hands):
            if card == HIDDEN:
                full.hands[seat] = left.pop(rng.below(len(left)))
        if HIDDEN in full.deck:  # what was swapped away and what lies in the deck, in any order
            full.deck = [HIDDEN] * (len(self.deck) - len(left))
            full.deck += [left.pop(rng.below(len(left))) for _ in range(len(left))]
        return full

    def scores(self) -> list[int]:
        return list(self.hands)

    def rank(self, seat: int) -> int:
        return self.hands[seat]

    def facts(self) -> dict[str, object]:
        return {
            "mover": int(self.mover),
            "hands": [[UNKNOWN if card == HIDDEN else str(card)] for card in self.hands],
            "deck": len(self.deck) - self.drawn,
        }

    def say(self, seat: int, code: int, numbers: tuple[int, ...]) -> str:
        return " ".join([("keep", "swap", "shuffle")[code], *map(str, numbers)])

    def read(self, seat: int, text: str) -> Action:
        verb, _, rest = text.partition(" ")
        try:
            code = ("keep", "swap", "shuffle").index(verb)
            return Action(seat, code, tuple([parse_whole(word) for word in rest.split()]))
        except ValueError as error:
            raise BadMessage(f"'{text[:40]}' is no action; say keep or swap") from error

    def objection(self, seat: int, code: int, numbers: tuple[int, ...]) -> str:
        if seat == NATURE:
            cards = sorted(at % RANKS for at in range(len(self.deck)))
            ready = code == SHUFFLE and self.mover == NATURE and not self.over
            return "" if ready and sorted(numbers) == cards else "H1"
        listed = 0 <= seat < self.seats and self.is_listed(seat, code)
        return "" if listed and not numbers else "H2"


KINDS = (
    Kind("shuffled", ("first",), ("card",)),
    Kind("dealt", ("seat",), ("card",)),
    Kind("kept", ("seat",)),
    Kind("swapped", ("seat",), ("card",)),
)


def game_of(kind: type[HighCard]) -> Game:
    """The game as the catalogue would hold it."""

    def make(seats: int, options: Options) -> State:
        return kind(seats)

    return Game("highcard", "High Card", __name__, 1, 2, 4, (), Vocabulary(KINDS, {}), make)


class Leaks(HighCard):
    """Shows everybody which card is drawn."""

    def swapped(self, seat: int, card: int) -> None:
        if self.listening:
            self.tell(SWAPPED, (seat,), (card,), 0b1111)
            self.listening = False
            super().swapped(seat, card)
            self.listening = True
        else:
            super().swapped(seat, card)


class SharesItsHands(HighCard):
    """Shares its hands with its copies."""

    def clone(self) -> HighCard:
        other = super().clone()
        other.hands = self.hands
        return other


class Unseeded(HighCard):
    """Draws from another generator than the one it is given."""

    calls = 0

    def sample(self, rng: Rng, out: vec[i64]) -> int:
        Unseeded.calls += 1
        return super().sample(Rng(Unseeded.calls), out)


class Peeks(HighCard):
    """Lets legality depend on a secret: offers a swap only if another hand is low."""

    def list_actions(self, seat: int, out: vec[i64]) -> int:
        count = super().list_actions(seat, out)
        other = self.hands[(seat + 1) % int(self.seats)]
        return 1 if count and 0 <= other < RANKS // 2 else count


class Forgets(HighCard):
    """Changes the state without an event."""

    def do(self, seat: int, code: int, numbers: vec[i64]) -> None:
        super().do(seat, code, numbers)
        if code == SWAP:
            self.drawn += 1


class GuessesWrong(HighCard):
    """A guess that contradicts what was seen."""

    def guess(self, rng: Rng) -> HighCard:
        full = super().guess(rng)
        full.hands = [rng.below(RANKS) for _ in full.hands]
        return full


class Accepts(HighCard):
    """Lets anybody act at any time."""

    def objection(self, seat: int, code: int, numbers: tuple[int, ...]) -> str:
        return ""


class NeverEnds(HighCard):
    """Never ends."""

    def pass_on(self, seat: int) -> None:
        self.mover = (seat + 1) % int(self.seats)
        self.drawn = 0


class Loses(HighCard):
    """A card vanishes from the deck."""

    def swapped(self, seat: int, card: int) -> None:
        super().swapped(seat, card)
        self.deck = self.deck[:-1]


class Stays(HighCard):
    """Holds something that cannot be pickled."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.order = lambda: list(self.hands)


class Invents(HighCard):
    """Cites a clause that does not exist."""

    def objection(self, seat: int, code: int, numbers: tuple[int, ...]) -> str:
        clause = super().objection(seat, code, numbers)
        return "H9" if clause == "H2" else clause
