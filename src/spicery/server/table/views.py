"""Builds messages from the views of a client's own seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from spicery.core.table import ONLOOKER
from spicery.server.messages import Clock, LobbyTable, Look, News, Seat, Step, TableInfo
from spicery.server.persistence.entries import Entry
from spicery.server.settings import Settings
from spicery.server.table.ledger import Ledger
from spicery.store import Card

MOST_STEPS = 3000  # per message


def seats_of(ledger: Ledger, mine: tuple[int, ...], gone: Mapping[str, float | None]) -> list[Seat]:
    """The seats; `gone` is how long each guest has been away, None while connected."""
    return [
        Seat(
            seat,
            chair.name,
            chair.kind,
            *chair.bot.partition("/")[::2],
            here=chair.kind == "person" and gone.get(chair.guest, 0.0) is None,
            mine=seat in mine,
            hints=ledger.hints[seat],
            host=bool(chair.guest) and chair.guest == ledger.host,
            gone=gone.get(chair.guest),
            again=chair.guest in ledger.wanted,
        )
        for seat, chair in enumerate(ledger.chairs)
    ]


def clock_of(ledger: Ledger, settings: Settings, left: float | None = None) -> Clock:
    """The clock of the table."""
    wish = ledger.opened.clock
    if wish.kind == "none":
        return Clock("none")
    live = wish.kind == "live"
    move = wish.move or (settings.live_move if live else settings.relaxed_move)
    usual = settings.live_reaction if live else settings.relaxed_reaction
    return Clock(wish.kind, move, wish.reaction or usual, left)


def news_of(
    ledger: Ledger, eyes: tuple[int, ...], since: int, left: float | None, ago: float
) -> News:
    """The news since a version and the current table, as `eyes` see them.

    Only the latest steps are included if a game is absurdly long.
    """
    table = ledger.playing
    version = table.version
    since = max(since, version - MOST_STEPS)
    told: list[Step] = []
    if since < version:
        heard = {str(eye): table.told(eye, since) for eye in eyes}
        for at, actor in enumerate(table.actors(since)):
            number = since + at + 1
            shown = {eye: said[at] for eye, said in heard.items()}
            film, reasons = ledger.films.get(number, 0), ledger.reasons.get(number, ())
            told.append(Step(number, actor, shown, film, reasons))
    looks = [
        Look(eye, table.facts(eye), table.legal(eye) if eye != ONLOOKER else []) for eye in eyes
    ]
    if table.over:
        scores, winners = table.scores(), table.winners()
        return News(version, told, looks, table.turn(), left, ago, scores, winners)
    return News(version, told, looks, table.turn(), left, ago)


def info_of(
    ledger: Ledger,
    table_id: str,
    guest: str,
    mine: tuple[int, ...],
    gone: Mapping[str, float | None],
    clock: Clock,
) -> TableInfo:
    """The table info, without the times that the broadcast adds."""
    opened = ledger.opened
    removed = ledger.removed.get(guest)
    return TableInfo(
        id=table_id,
        game=opened.game,
        title=ledger.game.title,
        options=ledger.options,
        seats=seats_of(ledger, mine, gone),
        host=bool(guest) and guest == ledger.host,
        started=ledger.started,
        over=ledger.over,
        older=ledger.older,
        public=opened.public,
        clock=clock,
        version=ledger.version,
        rematch=ledger.rematch,
        several=ledger.several,
        removed="" if removed is None else "banned" if removed.banned else "removed",
        away=gone.get(ledger.host),
        companion=opened.companion,
        changes=ledger.changes,
    )


def card_with(ledger: Ledger, coming: Sequence[Entry], table_id: str, settings: Settings) -> Card:
    """The card of a table as it will be after these entries."""
    sketch = ledger.draft()
    for entry in coming:
        sketch.apply(entry)
    return card_of(sketch, table_id, settings)


def card_of(ledger: Ledger, table_id: str, settings: Settings) -> Card:
    """The card of a table: its lobby listing and its guests."""
    opened = ledger.opened
    shown = LobbyTable(
        table_id,
        opened.game,
        ledger.game.title,
        seats_of(ledger, (), {}),
        ledger.started,
        clock_of(ledger, settings),
    )
    guests = {ledger.host, *[chair.guest for chair in ledger.chairs]} - {""}
    listed = opened.public and not ledger.closed
    return Card(listed, msgspec.json.encode(shown).decode(), frozenset(guests), ledger.closed)
