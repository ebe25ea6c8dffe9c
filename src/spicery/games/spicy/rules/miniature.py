"""A version of Spicy small enough to enumerate every deal and every line of play."""

from __future__ import annotations

from typing import Final

from spicery.core.catalog.options import BadOption
from spicery.core.game import NOBODY, State
from spicery.games.spicy.rules.cards import UNSEEN
from spicery.games.spicy.rules.game import Spicy

Answer = tuple[tuple[int, ...], float]  # NATURE's numbers and their probability

# The starter is fixed: drawing it would double the tree and show nothing new.
MINIATURE: Final[dict[str, object]] = {
    "spices": 1,
    "numbers": 3,
    "copies": 1,
    "wilds": 1,
    "deal": 1,
    "above": 2,
    "jitter": 0,
    "starter": 0,
}


def answers(state: State) -> list[Answer]:
    """Every set-up that play can distinguish, with its probability.

    Orders that differ only in cards below World's End count as one.
    """
    assert isinstance(state, Spicy)
    if state.drawn_variants:
        raise BadOption("a miniature needs its variants named, not drawn")
    starters = range(state.seats) if state.starter == NOBODY else [int(state.starter)]
    heights = range(state.above - state.jitter, state.above + state.jitter + 1)
    counts = [int(state.counts[kind]) for kind in range(UNSEEN)]
    found: list[Answer] = []
    for above in heights:
        for deck, odds in decks(counts, int(state.seats * state.deal + above)):
            for starter in starters:
                numbers = (int(starter), int(state.chosen), int(above), *deck)
                found.append((numbers, odds / (len(starters) * len(heights))))
    return found


def decks(counts: list[int], length: int) -> list[tuple[list[int], float]]:
    """Every order of the first `length` cards, with its probability; the rest follow anyhow."""
    if length == 0:
        rest = [kind for kind, count in enumerate(counts) for _ in range(count)]
        return [(rest, 1.0)]
    found: list[tuple[list[int], float]] = []
    for kind, count in enumerate(counts):
        if count > 0:
            left = [*counts]
            left[kind] -= 1
            share = count / sum(counts)
            for deck, odds in decks(left, length - 1):
                found.append(([kind, *deck], share * odds))
    return found
