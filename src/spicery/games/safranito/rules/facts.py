"""A state of Safranito as plain facts: everything that a client shows."""

from __future__ import annotations

from spicery.core.game import NOBODY, UNKNOWN
from spicery.games.safranito.rules.cards import (
    BLEND_NAMES,
    BLENDS,
    CHIPS,
    COLUMNS,
    ENDS,
    KINDS,
    NOWHERE,
    OFF,
    PLACES,
    RING,
    SPICES,
    UNSEEN,
    UNSEEN_BLEND,
)
from spicery.games.safranito.rules.state import (
    FACE_UP,
    FLIGHT,
    LEANS,
    MADE_BY,
    PHASES,
    RESERVED_BY,
    SafranitoTable,
)


def facts(table: SafranitoTable) -> dict[str, object]:
    """Everything a state of Safranito shows; what a view doesn't know is '?'."""
    seats = range(int(table.seats))
    pile = [table.pile[(table.pile_top + i) & RING] for i in range(table.pile_left)]
    order = [table.blend_pile[at] for at in range(table.blends_taken, len(table.blend_pile))]
    token = table.first_doubt()
    return {
        "phase": "over" if table.over else PHASES[table.phase],
        "waiting": table.turn(),
        "round": int(table.round),
        "chef": int(table.chef),
        "here": PLACES[table.here] if table.here != NOWHERE else None,
        "price": int(table.price) * 10,
        "doubt": int(token) if token != NOBODY else None,
        "layout": {SPICES[kind]: int(table.layout[kind]) for kind in range(KINDS)},
        "discard": {SPICES[kind]: int(table.discard[kind]) for kind in range(KINDS)},
        "pile": [spice_name(int(card)) for card in pile],
        "drawn": [spice_name(int(table.drawn[i])) for i in range(table.drawn_count)],
        "due": int(table.need),
        "blends": [BLEND_NAMES[blend] for blend in blends_at(table, int(FACE_UP))],
        "blend pile": [blend_name(int(blend)) for blend in order],
        "reserved": [reserved_by(table, seat) for seat in seats],
        "made": [[BLEND_NAMES[b] for b in blends_at(table, int(MADE_BY) + s)] for s in seats],
        "made face-up": bool(table.made_open),
        "hands": [cards_of(table, seat) for seat in seats],
        "cards": [int(table.cards[seat]) for seat in seats],
        "money": [money_of(table, seat) for seat in seats],
        "chips": [chip(table, token) for token in tokens(table) if table.region[token] != OFF],
        "unthrown": [unthrown(table, seat) for seat in seats],
        "sellers": [seat for seat in seats if table.sellers >> seat & 1],
        "winner": int(table.winner) if table.winner != NOBODY else None,
        "flight": flight(table),
        "ending": ENDS[table.ending] if table.over else None,
    }


def spice_name(spice: int) -> str:
    """A spice, or '?'."""
    return SPICES[spice] if spice != UNSEEN else UNKNOWN


def blend_name(blend: int) -> str:
    """A blend, or '?'."""
    return BLEND_NAMES[blend] if blend != UNSEEN_BLEND else UNKNOWN


def blends_at(table: SafranitoTable, place: int) -> list[int]:
    """The blends in one place."""
    return [blend for blend in range(BLENDS) if table.blend_place[blend] == place]


def reserved_by(table: SafranitoTable, seat: int) -> list[str]:
    """The reserved blends of a seat."""
    known = [BLEND_NAMES[blend] for blend in blends_at(table, int(RESERVED_BY) + seat)]
    return known + [UNKNOWN] * int(table.reserved_unseen[seat])


def cards_of(table: SafranitoTable, seat: int) -> list[str]:
    """The spice cards in a hand."""
    names: list[str] = []
    for kind in range(UNSEEN):
        names += [SPICES[kind]] * int(table.hand[seat * COLUMNS + kind])
    return names + [UNKNOWN] * int(table.hand[seat * COLUMNS + UNSEEN])


def money_of(table: SafranitoTable, seat: int) -> object:
    """Rupees, or '?' (F64)."""
    return UNKNOWN if table.money_unseen >> seat & 1 else int(table.money[seat])


def tokens(table: SafranitoTable) -> list[int]:
    """Every chip thrown in this round."""
    chips = int(CHIPS)
    found: list[int] = []
    for seat in range(int(table.seats)):
        found += range(seat * chips, seat * chips + int(table.throws[seat]))
    return found


def chip_value(table: SafranitoTable, token: int) -> object:
    """The value of a chip, or '?'."""
    return int(table.value[token]) * 10 or UNKNOWN


def chip(table: SafranitoTable, token: int) -> dict[str, object]:
    """A chip on the board."""
    base = token * int(LEANS)
    pose = [int(table.pose[base + i]) for i in range(LEANS)]
    return {
        "token": token,
        "seat": token // int(CHIPS),
        "value": chip_value(table, token),
        "shown": bool(table.seen[token]),
        "up": bool(table.up[token]),
        "place": PLACES[table.region[token]],
        "in doubt": bool(table.doubt[token]),
        "at": pose[:3],
        "lean": pose[3:],
    }


def unthrown(table: SafranitoTable, seat: int) -> list[str]:
    """The chips a seat hasn't thrown in this round, by value if known."""
    base = seat * int(CHIPS)
    thrown = int(table.throws[seat])
    if 0 in [table.value[token] for token in range(base, base + thrown)]:
        return [UNKNOWN] * (int(CHIPS) - thrown)
    return [str(10 * v + 10) for v in range(int(CHIPS)) if int(table.held[seat]) >> v & 1]


def flight(table: SafranitoTable) -> dict[str, object] | None:
    """The chip in the air and how it was released."""
    if table.phase != FLIGHT:
        return None
    return {
        "token": int(table.flying),
        "value": chip_value(table, int(table.flying)),
        "release": [int(table.release[i]) for i in range(9)],
    }
