"""Exact node counts on miniature Spicy, like perft for chess: every shuffle, every line of play.

A second, naive implementation of the base rules (lists, no events, no codes) counts the same trees
independently.
"""

from __future__ import annotations

from itertools import permutations
from typing import NamedTuple

import pytest

from spicery.core.game import NATURE, Action
from spicery.core.table import Table
from spicery.games.spicy import GAME
from spicery.games.spicy.rules.cards import SHUFFLE

Card = tuple[str, int]


class Mini(NamedTuple):
    """A miniature game: its deck and the position of World's End."""

    seats: int
    spices: int
    numbers: int
    copies: int
    wilds: int
    deal: int
    above: int


class Counts(NamedTuple):
    """The counts of a game tree."""

    nodes: int
    ends: int
    points: int  # the sum of all points at all ends


def counted(mini: Mini) -> tuple[Counts, int]:
    """The counts by the shipped rules, and the number of information sets."""
    options: dict[str, object] = {**mini._asdict(), "jitter": 0, "starter": 0}
    del options["seats"]
    seen: set[tuple[int, str]] = set()
    nodes = ends = points = 0
    for deck in distinct_decks(mini):
        table = Table(GAME, mini.seats, options, nature=None)
        table.submit(Action(int(NATURE), int(SHUFFLE), (0, 0, mini.above, *deck)))
        told = table._entries[0][1]
        stack = [(table._truth, [str([e.seen_by(s) for e in told]) for s in range(mini.seats)])]
        while stack:
            state, known = stack.pop()
            nodes += 1
            if state.over:
                ends += 1
                points += sum(state.scores())
                continue
            mover = int(state.mover)
            seen.add((mover, known[mover]))
            for action in state.legal(mover):
                child = state.clone()
                child.listening = True
                events = child.act(action)
                after = [
                    known[s] + str([event.seen_by(s) for event in events])
                    for s in range(mini.seats)
                ]
                stack.append((child, after))
    return Counts(nodes, ends, points), len(seen)


def distinct_decks(mini: Mini) -> list[tuple[int, ...]]:
    plain = [s * 10 + n for s in range(mini.spices) for n in range(mini.numbers)] * mini.copies
    return sorted(set(permutations(plain + [30] * mini.wilds + [31] * mini.wilds)))


# -- the same game, told naively ---------------------------------------------------


class Naive:
    """Base Spicy with lists of cards; copied by value for every branch."""

    def __init__(self, mini: Mini, deck: list[Card]) -> None:
        self.mini = mini
        self.hands = [deck[s * mini.deal : (s + 1) * mini.deal] for s in range(mini.seats)]
        self.deck = deck[mini.seats * mini.deal :]
        self.left = mini.above
        self.won = [0] * mini.seats
        self.trophies = [0] * mini.seats
        self.stack: list[Card] = []
        self.claim: Card | None = None
        self.owner = self.turn = 0
        self.asking: list[int] = []  # who has still to react
        self.safe = self.over = False

    def copy(self) -> Naive:
        other = Naive.__new__(Naive)
        other.__dict__.update(self.__dict__)
        for name in ("hands", "deck", "won", "trophies", "stack", "asking"):
            value = getattr(self, name)
            setattr(other, name, [list(v) if isinstance(v, list) else v for v in value])
        return other

    def moves(self) -> list[tuple[str, Card | None, Card | None]]:
        seat = self.asking[0] if self.asking else self.turn
        moves: list[tuple[str, Card | None, Card | None]] = []
        if self.asking:
            return [("go", None, None), ("number", None, None), ("spice", None, None)]
        moves.append(("pass", None, None))
        if self.stack and self.owner != seat and not self.safe:
            moves += [("number", None, None), ("spice", None, None)]
        for card in sorted(set(self.hands[seat])):
            for spice in ("chili", "pepper", "wasabi"):
                for number in range(1, 11):
                    if self.allowed(spice, number):
                        moves.append(("play", card, (spice, number)))
        return moves

    def allowed(self, spice: str, number: int) -> bool:
        if self.claim is None:
            return number <= 3
        same = spice == self.claim[0]
        return same and (number > self.claim[1] or (self.claim[1] == 10 and number <= 3))

    def play(self, move: tuple[str, Card | None, Card | None]) -> None:
        what, card, claim = move
        seat = self.asking[0] if self.asking else self.turn
        count = self.mini.seats
        if what == "pass":
            self.turn = (seat + 1) % count
            self.draw(seat, 1)
        elif what == "play":
            assert card
            self.hands[seat].remove(card)
            self.stack.append(card)
            self.claim, self.owner, self.safe = claim, seat, False
            self.asking = [(seat + step) % count for step in range(1, count)]
        elif what == "go":
            self.asking.pop(0)
            if not self.asking:
                self.turn = (self.owner + 1) % count
                if not self.hands[self.owner]:
                    self.safe = True
                    self.trophy(self.owner)
                    self.draw(self.owner, self.mini.deal)
        else:
            self.challenge(seat, what)

    def challenge(self, seat: int, what: str) -> None:
        assert self.claim
        spice, number = self.stack[-1]
        if what == "number":
            right = spice == "any number" or number == self.claim[1]
        else:
            right = spice in ("any spice", self.claim[0])
        owner, last = self.owner, not self.hands[self.owner] and bool(self.asking)
        winner, loser = (owner, seat) if right else (seat, owner)
        self.won[winner] += len(self.stack)
        self.stack, self.claim, self.asking, self.turn = [], None, [], loser
        if right and last:
            self.trophy(owner)
        self.draw(loser, 2)
        if right and last:
            self.draw(owner, self.mini.deal)

    def trophy(self, seat: int) -> None:
        self.trophies[seat] += 1
        self.over = self.trophies[seat] == 2 or sum(self.trophies) == 3

    def draw(self, seat: int, count: int) -> None:
        for _ in range(count):
            if not self.over:
                self.hands[seat].append(self.deck.pop(0))
                self.left -= 1
                self.over = self.left == 0

    def total(self) -> int:
        return sum(self.won) + 10 * sum(self.trophies) - sum(map(len, self.hands))


def naive_counts(mini: Mini) -> Counts:
    nodes = ends = points = 0
    for deck in distinct_decks(mini):
        stack = [Naive(mini, [named(card) for card in deck])]
        while stack:
            game = stack.pop()
            nodes += 1
            if game.over:
                ends += 1
                points += game.total()
                continue
            for move in game.moves():
                child = game.copy()
                child.play(move)
                stack.append(child)
    return Counts(nodes, ends, points)


def named(card: int) -> Card:
    if card >= 30:
        return ("any number" if card == 30 else "any spice", 0)
    return ("chili", "pepper", "wasabi")[card // 10], card % 10 + 1


MINIS = {
    Mini(2, 1, 3, 1, 0, 1, 1): (Counts(228, 168, 666), 30),
    Mini(2, 1, 4, 1, 0, 1, 1): (Counts(912, 672, 2484), 40),
    Mini(3, 1, 4, 1, 0, 1, 1): (Counts(1560, 1104, 2208), 76),
    Mini(2, 1, 2, 1, 1, 1, 2): (Counts(8928, 6504, 82164), 1052),
    Mini(2, 2, 2, 1, 0, 1, 2): (Counts(8928, 6504, 75864), 1052),
    Mini(2, 1, 4, 1, 0, 1, 2): (Counts(8928, 6504, 76224), 1052),
    Mini(2, 1, 3, 2, 0, 1, 2): (Counts(33480, 24390, 285840), 789),
}


@pytest.mark.parametrize("mini", MINIS)
def test_two_tellings_count_alike(mini: Mini) -> None:
    counts, sets = counted(mini)
    assert (counts, sets) == MINIS[mini]
    assert counts == naive_counts(mini)
