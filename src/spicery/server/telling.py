"""What a client is told of a table: only what its own seats were shown."""

from __future__ import annotations

import msgspec

from spicery.core.table import ONLOOKER
from spicery.server.ledger import Ledger
from spicery.server.messages import Clock, LobbyTable, Look, News, Seat, Step, TableInfo
from spicery.server.settings import Settings
from spicery.store import Card

MOST_STEPS = 3000  # that one message tells


def seats_of(ledger: Ledger, mine: tuple[int, ...], here: set[str]) -> list[Seat]:
    """Who sits where."""
    return [
        Seat(
            seat,
            chair.name,
            chair.kind,
            *chair.bot.partition("/")[::2],
            here=chair.kind == "person" and chair.guest in here,
            mine=seat in mine,
            hints=ledger.hints[seat],
        )
        for seat, chair in enumerate(ledger.chairs)
    ]


def clock_of(ledger: Ledger, settings: Settings, left: float | None = None) -> Clock:
    """How time is kept at the table."""
    wish = ledger.opened.clock
    if wish.kind == "none":
        return Clock("none")
    live = wish.kind == "live"
    move = wish.move or (settings.live_move if live else settings.relaxed_move)
    usual = settings.live_reaction if live else settings.relaxed_reaction
    return Clock(wish.kind, move, wish.reaction or usual, left)


def news_of(
    ledger: Ledger, eyes: tuple[int, ...], since: int, left: float | None, steps: bool = True
) -> News:
    """What happened since a version as `eyes` saw it, and how the table looks to them now.

    Of a game that is longer than any real one only the latest steps are told.
    """
    table = ledger.table
    assert table is not None
    version = table.version
    since = max(since, version - MOST_STEPS)
    told: list[Step] = []
    if steps and since < version:
        seen = {str(eye): table.seen(eye, since) for eye in eyes}
        for at, actor in enumerate(table.actors(since)):
            number = since + at + 1
            shown = {eye: said[at] for eye, said in seen.items()}
            told.append(Step(number, actor, shown, ledger.films.get(number, 0)))
    looks = [
        Look(eye, table.facts(eye), table.legal(eye) if eye != ONLOOKER else []) for eye in eyes
    ]
    if table.over:
        return News(version, told, looks, table.turn(), left, table.scores(), table.winners())
    return News(version, told, looks, table.turn(), left)


def info_of(
    ledger: Ledger,
    table_id: str,
    guest: str,
    mine: tuple[int, ...],
    here: set[str],
    onlookers: int,
    clock: Clock,
) -> TableInfo:
    """All about the table but the game."""
    opened = ledger.opened
    return TableInfo(
        id=table_id,
        game=opened.game,
        title=ledger.game.title,
        options=ledger.options,
        seats=seats_of(ledger, mine, here),
        host=bool(guest) and guest == opened.host,
        started=ledger.started,
        over=ledger.over,
        public=opened.public,
        clock=clock,
        version=ledger.version,
        onlookers=onlookers,
        rematch=ledger.rematch,
        companion=opened.companion,
    )


def card_of(ledger: Ledger, table_id: str, settings: Settings) -> Card:
    """How a table stands in the lobby, and whose it is."""
    opened = ledger.opened
    shown = LobbyTable(
        table_id,
        opened.game,
        ledger.game.title,
        seats_of(ledger, (), set()),
        ledger.started,
        clock_of(ledger, settings),
    )
    guests = {opened.host, *[chair.guest for chair in ledger.chairs]} - {""}
    listed = opened.public and not ledger.over
    return Card(listed, msgspec.json.encode(shown).decode(), frozenset(guests), ledger.over)
