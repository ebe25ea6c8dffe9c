"""The public tables that people may join or watch.

A card is written when its table changes, but it does not hold the rules version of its game, and
updating the server rewrites no cards.  So the log of every running game is checked once.
"""

from __future__ import annotations

import msgspec

from spicery.games import catalogue
from spicery.server.diagnostics import note_fault
from spicery.server.http.responses import UNREADABLE
from spicery.server.messages import LobbyTable
from spicery.server.persistence.entries import Began, read_entry
from spicery.server.persistence.reader import read_entries, read_ledger
from spicery.server.room_registry import Registry
from spicery.server.table.ledger import Unplayable
from spicery.server.table.views import card_of
from spicery.store import Stale, StoreError

MOST_LISTED = 100  # tables


class Lobby:
    """Lists public tables."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._rules: dict[str, int] = {}  # of running games: the rules version

    async def tables(self) -> list[LobbyTable]:
        """The public tables, latest first."""
        cards = await self._registry.store.lobby(MOST_LISTED)
        found = [(place, card) for place, text in cards if (card := card_in(text))]
        self._rules = {place: self._rules[place] for place, _ in found if place in self._rules}
        return [card for place, card in found if await self._is_open(place, card)]

    async def _is_open(self, place: str, card: LobbyTable) -> bool:
        """Whether a table can still be played; removes it from the lobby if it never can be."""
        game = catalogue().get(card.game)
        if not card.started or game is None:
            return True
        try:
            rules = self._rules[place] = self._rules.get(place) or await self._rules_of(place)
            if rules < game.version:
                await self._take_off(place)
        except (Stale, StoreError, Unplayable) as error:  # tried again at the next request
            note_fault("not-listed", error, table=place[:6])
            return False
        return rules == game.version

    async def _rules_of(self, place: str) -> int:
        """The rules version under which a game began."""
        for text in await read_entries(self._registry.services, place):
            if '"began"' in text:
                entry = read_entry(text)
                if isinstance(entry, Began):
                    return entry.rules
        return 0

    async def _take_off(self, place: str) -> None:
        registry = self._registry
        ledger = await read_ledger(registry.services, place)
        if ledger is not None:
            card = card_of(ledger, place, registry.settings)
            await registry.store.append(place, ledger.length, [], card)


def card_in(text: str) -> LobbyTable | None:
    """Decode a card; None if it is damaged."""
    try:
        return msgspec.json.decode(text, type=LobbyTable)
    except UNREADABLE as error:
        note_fault("damaged-card", error)
        return None
