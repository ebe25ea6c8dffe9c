"""Starting a game: bots in free seats, physics engine, hand noise."""

from __future__ import annotations

from collections.abc import Sequence

from spicery.bots.names import spare
from spicery.core.entry import split_entry
from spicery.core.game import NATURE
from spicery.server.persistence.entries import Acted, ActedBy, Began, Entry, Seated
from spicery.server.physics.answers import hands_for
from spicery.server.seats.lineup import cast
from spicery.server.services import Services
from spicery.server.table.ledger import Ledger


def bot_seat(ledger: Ledger, at: float, seat: int, bot: str) -> Seated:
    """The entry that seats a bot, keeping its name or choosing an unused one."""
    chairs = ledger.chairs
    name = chairs[seat].name or spare([chair.name for chair in chairs])
    others = [chair.bot for other, chair in enumerate(chairs) if other != seat]
    return Seated(at, seat, "bot", name, "", cast(ledger.game, bot, others))


def beginning(
    services: Services, ledger: Ledger, bot: str, past: Sequence[str] = ()
) -> list[Entry]:
    """The entries that start the game, or go on after `past`; they are already applied."""
    settings = services.settings
    at = settings.clock.stamp()
    seated: list[Entry] = []
    for seat, chair in enumerate(ledger.chairs):
        if chair.kind == "free":
            entry = bot_seat(ledger, at, seat, bot)
            ledger.apply(entry)
            seated.append(entry)
    game, companion = ledger.game, ledger.opened.companion
    engine = "" if companion else services.physics.engine_for(game)
    bots = [chair.bot for chair in ledger.chairs]
    hands = {} if companion else hands_for(game, ledger.opened.options, bots)
    began = Began(at, game.version, engine, hands)
    repeated = [Acted(at, line, player_of(ledger, line)) for line in past]
    return [*seated, *ledger.begin(settings.nature(), at, began, repeated)]


def player_of(ledger: Ledger, line: str) -> ActedBy:
    """Who now plays the seat that acted in a line of a record."""
    seat = split_entry(0, line)[0]
    if seat == NATURE:
        return "nature"
    return "person" if ledger.chairs[seat].kind == "person" else "bot"
