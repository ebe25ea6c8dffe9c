"""Tables of Safranito with scripted chance: shuffles and resting places of chips."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, cast

from spicery.core.game import NATURE, State
from spicery.core.rng import Rng
from spicery.core.table import Table
from spicery.games.safranito import GAME
from spicery.games.safranito.rules.board import centre_x, centre_y
from spicery.games.safranito.rules.cards import BLEND_NAMES, CHIPS, PLACES, SPICES, blend_of
from spicery.games.safranito.rules.game import Safranito

PRINTED = "cardamom chili cumin"


def safranito(
    seats: int = 4,
    *,
    cards: str = "",
    blends: Sequence[str] = (PRINTED,),
    chef: int = 0,
    **options: object,
) -> Table:
    """A table after set-up: `cards` lie on top of the spice pile, `blends` on that of blends."""
    table = Table(GAME, seats, {"head_chef": chef, **options}, nature=None)
    prepare(table, cards, blends, chef)
    return table


def prepare(
    table: Table, cards: str, blends: Sequence[str] = (PRINTED,), chef: int = 0, bottom: str = ""
) -> None:
    """NATURE's set-up with these cards on top, and those at the bottom."""
    _, *rest = table._truth.draw(Rng(1)).numbers
    order = [blend_of(blend.split()) for blend in blends]
    order += [blend for blend in rest[:-54] if blend not in order]
    pile = sorted(rest[-54:])
    top = [SPICES.index(card) for card in cards.split()]
    below = [SPICES.index(card) for card in bottom.split()]
    for card in top + below:
        pile.remove(card)
    named = " ".join(BLEND_NAMES[blend].replace(" ", "+") for blend in order)
    spices = " ".join(SPICES[card] for card in top + pile + below)
    nature(table, f"shuffle chef {chef} blends {named} spices {spices}")


def nature(table: Table, text: str) -> None:
    """Play an action of NATURE from text."""
    table.submit(table._truth.read(int(NATURE), text))


def truth(table: Table) -> Safranito:
    """The truth, typed."""
    assert isinstance(table._truth, Safranito)
    return table._truth


def view_of(table: Table, seat: int) -> Safranito:
    """A seat's view, typed."""
    view: State = table.view(seat)
    assert isinstance(view, Safranito)
    return view


def throw_text(table: Table, seat: int, value: int) -> str:
    """A throw of that chip within reach, as text."""
    throws = [text for text in table.legal(seat) if text.startswith(f"throw {value} ")]
    return throws[0]


def spot(place: str, token: int) -> str:
    """A flat pose in a place; other tokens lie beside each other."""
    if place == "nowhere":
        return f"{650 + token} 0 20 0 0"
    number = PLACES.index(place)
    return f"{centre_x(number) + 3 * token - 30} {centre_y(number)} 20 0 0"


def throw(table: Table, seat: int, value: int, place: str, side: str = "down") -> None:
    """A seat throws a chip, and it comes to rest in a place, or `out`."""
    table.act(seat, throw_text(table, seat, value))
    token = int(truth(table).flying)
    nature(table, f"land {token} out" if place == "out" else land(token, place, side))


def land(token: int, place: str, side: str = "down") -> str:
    """The text of one chip coming to rest."""
    return f"land {token} rest {spot(place, token)} {side}"


def throws(table: Table, *plans: str) -> Table:
    """All throws of a round: for each seat `40 saffron, 10 head chef`; what is left goes out."""
    chips: list[list[str]] = [[each.strip() for each in plan.split(",") if each] for plan in plans]
    chips += [[] for _ in range(table.header.seats - len(plans))]
    number = table.facts()["round"]
    while table.facts()["phase"] == "throw" and table.facts()["round"] == number:
        seat = table.turn()[0]
        if chips[seat]:
            value, _, place = chips[seat].pop(0).partition(" ")
        else:
            planned = [each.partition(" ")[0] for each in plan_of(plans, seat)]
            left = cast("list[list[str]]", table.facts(seat)["unthrown"])[seat]
            value, place = next(each for each in left if each not in planned), "out"
        throw(table, seat, int(value), place)
    return table


def plan_of(plans: Sequence[str], seat: int) -> list[str]:
    """The throws planned for one seat."""
    return [each.strip() for each in plans[seat].split(",")] if seat < len(plans) else []


def run(table: Table, *moves: str) -> Table:
    """Carry out moves such as `0 sell 2`."""
    for move in moves:
        who, _, text = move.partition(" ")
        table.act(int(who), text)
    return table


def quiet_round(table: Table) -> Table:
    """A round in which all chips fall off and nobody blends."""
    number = table.facts()["round"]
    throws(table)
    while table.facts()["phase"] == "blend" and table.facts()["round"] == number:
        run(table, f"{table.turn()[0]} done")
    return table


def told(table: Table, back: int = 1) -> list[str]:
    """The events of the last action, with secrets."""
    return [GAME.vocabulary.write(event) for event in table._entries[-back][1]]


def fact(table: Table, name: str) -> object:
    """One fact of the truth."""
    return table._truth.facts()[name]


def hand(table: Table, seat: int) -> list[str]:
    """The spice cards that a seat sees in its own hand."""
    return cast("list[list[str]]", table.facts(seat)["hands"])[seat]


def money(table: Table) -> list[int]:
    """Everybody's rupees."""
    return cast("list[int]", fact(table, "money"))


def places(table: Table) -> dict[int, str]:
    """Where each chip on the board counts."""
    chips = cast("list[dict[str, object]]", fact(table, "chips"))
    return {cast("int", chip["token"]): cast("str", chip["place"]) for chip in chips}


def deal(table: Table, seat: int, cards: str) -> None:
    """Move cards from the layout into a hand without playing for them."""
    for state in [table._truth, *table._views]:
        assert isinstance(state, Safranito)
        for card in cards.split():
            kind = SPICES.index(card)
            state.layout[kind] -= 1
            state.hand[seat * 10 + kind] += 1
            state.shown[seat * 10 + kind] += 1
            state.cards[seat] += 1


def token_of(seat: int, number: int) -> int:
    """The token of a seat's throw in this round."""
    return seat * int(CHIPS) + number


def almost_empty(
    seats: int, left: int, discard: str, bottom: str = "", **options: bool | str
) -> Table:
    """A table whose pile holds few cards; the others lie in seat 1's hand, or are discarded."""
    table = Table(GAME, seats, {"head_chef": 0, **options}, nature=None)
    prepare(table, "mint " * 4, bottom=bottom)
    order = [int(card) for card in truth_pile(table)]
    gone = order[: len(order) - left]
    for state in [table._truth, *table._views]:
        assert isinstance(state, Safranito)
        for card in gone:
            state.hand[10 + card] += 1
            state.cards[1] += 1
        for name in discard.split():
            state.layout[SPICES.index(name)] -= 1
            state.discard[SPICES.index(name)] += 1
        state.pile_top += len(gone)
        state.pile_left -= len(gone)
    return table


def truth_pile(table: Table) -> list[int]:
    """The pile from its top."""
    return [SPICES.index(name) for name in cast("list[str]", fact(table, "pile"))]


def chi_square(seen: Counter[Any], expected: dict[Any, float]) -> float:
    """The chi-square statistic of observed and expected counts."""
    assert set(seen) <= set(expected)
    return sum((seen[each] - n) ** 2 / n for each, n in expected.items())
