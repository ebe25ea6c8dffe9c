"""A state of Spicy as plain facts: everything that a client shows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import u8

from spicery.core.game import HIDDEN, NOBODY, UNKNOWN
from spicery.core.packed import vec
from spicery.games.spicy.rules.cards import (
    ENDS,
    KINDS,
    SPICES,
    TURN_UP,
    UNSEEN,
    VARIANTS,
    number_right,
    spice_right,
)
from spicery.games.spicy.rules.notation import BRIEF, CARD_NAMES, CLAIM_NAMES
from spicery.games.spicy.rules.state import ON_TURN, REACT, SET_UP, SpicyTable


def facts(table: SpicyTable) -> dict[str, object]:
    """Everything a state of Spicy shows (S13, S45: hidden cards only by number)."""
    hidden = table.worlds_end == HIDDEN
    rest: list[int] = []
    if not hidden:
        rest = [int(table.deck[at]) for at in range(table.drawn, len(table.deck))]
    claimed = table.height > 0
    return {
        "phase": phase_name(table),
        "waiting": table.turn(),
        "player": int(table.player),
        "variants": [name for bit, name in enumerate(VARIANTS) if table.variants >> bit & 1],
        "hands": [cards_of(table.hand, seat) for seat in range(table.seats)],
        "bears": truths_in_hand(table),
        "sizes": numbers_of(table.size, table.seats),
        "won": numbers_of(table.won, table.seats),
        "trophies": numbers_of(table.trophies, table.seats),
        "trophies left": int(table.trophies_left),
        "stack": [stack_entry(table, at) for at in range(table.height)],
        "claim": CLAIM_NAMES[table.claim] if claimed else None,
        "truth": truth_of_claim(table) if claimed else None,
        "owner": int(table.owner) if claimed else None,
        "copy": bool(table.copied),
        "last card": bool(table.last),
        "safe": bool(table.safe),
        "let go": [int(seat) for seat in range(table.seats) if table.gone >> seat & 1],
        "tucked": int(table.tucks),
        "shown": CARD_NAMES[table.shown] if table.shown != NOBODY else None,
        "deck": len(table.deck) - int(table.drawn),
        "deck order": UNKNOWN if hidden else " ".join([BRIEF[card] for card in rest]),
        "world's end": UNKNOWN if hidden else int(table.worlds_end),
        "ending": ending_name(table),
    }


def truth_of_claim(table: SpicyTable) -> object:
    """Which half of the top claim is true, if this state knows the card."""
    card = int(table.stack[table.height - 1]) % int(KINDS)
    if card == UNSEEN:
        return UNKNOWN
    return {
        "number": number_right(card, table.claim, table.variants),
        "spice": spice_right(card, table.claim),
    }


def ending_name(table: SpicyTable) -> str | None:
    """What ended the game (S26); None while it lasts."""
    if not table.over:
        return None
    if max(numbers_of(table.trophies, table.seats)) == 2:
        return ENDS[0]
    return ENDS[1] if table.trophies_left == 0 else ENDS[2]


def truths_in_hand(table: SpicyTable) -> object:
    """What each card in the hand on turn truly is, so that a client can mark bluffs."""
    if table.over or table.phase != ON_TURN:
        return {}
    hand = int(table.player) * int(KINDS)
    if table.hand[hand + int(UNSEEN)] > 0:
        return UNKNOWN
    turned = 1 if table.variants & TURN_UP else 0
    return {
        CARD_NAMES[card]: TRUE_CLAIMS[turned][card]
        for card in range(UNSEEN)
        if int(table.hand[hand + card]) > 0
    }


def true_claims(card: int, variants: int) -> dict[str, list[int] | list[str]]:
    """The numbers and spices that are true of a card (S16, S17, S35)."""
    return {
        "numbers": [each + 1 for each in range(10) if number_right(card, each, variants)],
        "spices": [name for at, name in enumerate(SPICES) if spice_right(card, 10 * at)],
    }


TRUE_CLAIMS: Final = [
    [true_claims(card, variants) for card in range(UNSEEN)] for variants in (0, TURN_UP)
]


def phase_name(table: SpicyTable) -> str:
    """What the game is waiting for."""
    if table.over:
        return "over"
    if table.phase == SET_UP:
        return "set up"
    if table.phase == ON_TURN:
        return "turn"
    return "reactions" if table.phase == REACT else "tuck"


def cards_of(place: vec[u8], seat: int) -> list[str]:
    """One seat's cards by name, unseen ones as '?'."""
    names: list[str] = []
    for card in range(UNSEEN):
        count = int(place[seat * KINDS + card])
        if count > 0:
            names += [CARD_NAMES[card]] * count
    return names + [UNKNOWN] * int(place[seat * KINDS + UNSEEN])


def numbers_of(place: vec[u8], seats: int) -> list[int]:
    """One number for each seat."""
    return [int(place[seat]) for seat in range(seats)]


def stack_entry(table: SpicyTable, at: int) -> dict[str, object]:
    """Who played a card of the stack, and its face if this state knows it."""
    seat, card = divmod(int(table.stack[at]), int(KINDS))
    return {"by": seat, "card": CARD_NAMES[card] if card != UNSEEN else UNKNOWN}
