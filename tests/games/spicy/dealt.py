"""Tables of Spicy with scripted decks."""

from __future__ import annotations

from spicery.core.game import NATURE, Action, State
from spicery.core.rng import Rng
from spicery.core.table import Table
from spicery.games.spicy import GAME
from spicery.games.spicy.rules.cards import SHUFFLE
from spicery.games.spicy.rules.game import Spicy
from spicery.games.spicy.rules.notation import BRIEF


def spicy(
    *hands: str, draws: str = "", above: int | None = None, starter: int = 0, **options: object
) -> Table:
    """A table with these hands (`c7 p3 n s`); `draws` lie on top of the deck, in order."""
    size = len(hands[0].split())
    chosen = {"deal": size, "jitter": 0, "starter": starter, **options}
    if above is not None:
        chosen["above"] = above

    def nature(state: State, rng: Rng) -> Action:
        assert isinstance(state, Spicy)
        wanted = [BRIEF.index(card) for hand in [*hands, draws] for card in hand.split()]
        numbers = list(state.draw(rng).numbers)
        rest = numbers[3:]
        for card in wanted:
            rest.remove(card)
        return Action(NATURE, int(SHUFFLE), (*numbers[:3], *wanted, *rest))

    return Table(GAME, len(hands), chosen, seed=1, nature=nature)


def run(table: Table, *moves: str) -> Table:
    """Carry out moves such as `0 play chili 7 as 1 chili`; `all` lets everybody let go."""
    for move in moves:
        if move == "all let go":
            for seat in table.turn():
                table.act(seat, "let go")
        else:
            who, _, text = move.partition(" ")
            table.act(int(who), text)
    return table


def told(table: Table) -> list[str]:
    """The events of the last action, with secrets."""
    write = table.game.vocabulary.write
    return [write(event) for event in table._entries[-1][1]]


def fact(table: Table, name: str) -> object:
    """One fact of the truth."""
    return table._truth.facts()[name]


def hand(table: Table, seat: int) -> list[str]:
    """The cards that a seat sees in its own hand."""
    hands = table.facts(seat)["hands"]
    assert isinstance(hands, list)
    return list(hands[seat])
