"""How a game begins: bots on the free seats, the engine, the hands."""

from __future__ import annotations

from spicery.bots.names import spare
from spicery.server.physics.answers import hands_for
from spicery.server.seats.lineup import cast
from spicery.server.services import Services
from spicery.server.table.ledger import Ledger
from spicery.server.table_log.entries import Entry, Seated


def bot_seat(ledger: Ledger, at: float, seat: int, bot: str) -> Seated:
    """A bot on a seat, with a name that nobody at the table has, or its own."""
    chairs = ledger.chairs
    name = chairs[seat].name or spare([chair.name for chair in chairs])
    others = [chair.bot for other, chair in enumerate(chairs) if other != seat]
    return Seated(at, seat, "bot", name, "", cast(ledger.game, bot, others))


def beginning(services: Services, ledger: Ledger, bot: str) -> list[Entry]:
    """The entries with which the game starts; the ledger has taken them already."""
    settings = services.settings
    at = settings.clock.stamp()
    seated: list[Entry] = []
    for seat, chair in enumerate(ledger.chairs):
        if chair.kind == "free":
            entry = bot_seat(ledger, at, seat, bot)
            ledger.take(entry)
            seated.append(entry)
    game, companion = ledger.game, ledger.opened.companion
    engine = "" if companion else services.physics.engine_for(game)
    bots = [chair.bot for chair in ledger.chairs]
    hands = {} if companion else hands_for(game, ledger.opened.options, bots)
    return [*seated, *ledger.begin(settings.nature(), at, engine, hands)]
