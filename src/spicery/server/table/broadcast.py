"""Sends news and table info to the audience; each connection gets only its seats' views."""

from __future__ import annotations

from spicery.server.messages import Ack, Patience, TableInfo
from spicery.server.seats.presence import Presence
from spicery.server.table.connection import ENCODER, Connection
from spicery.server.table.scheduler import Scheduler
from spicery.server.table.table_core import TableCore
from spicery.server.table.views import clock_of, info_of, news_of


class Broadcast:
    """The broadcasts of one table."""

    def __init__(self, core: TableCore, presence: Presence, scheduler: Scheduler) -> None:
        self._core = core
        self._audience = core.audience
        self._presence = presence
        self._scheduler = scheduler

    def info_for(self, guest: str, mine: tuple[int, ...]) -> TableInfo:
        """The table info for a guest."""
        ledger, settings, scheduler = self._core.ledger, self._core.settings, self._scheduler
        people = {ledger.host, *ledger.people()}
        gone = {who: self._presence.gone_for(who) for who in people}
        info = info_of(
            ledger, self._core.id, guest, mine, gone, clock_of(ledger, settings, scheduler.left())
        )
        first = min(ledger.wanted.values(), default=None)
        if first is not None:
            info.wanted = round(max(0.0, settings.clock.wall() - first), 1)
        audience = self._audience
        info.onlookers = sum([not audience.seats_of(each) for each in audience.connections])
        info.patience = Patience(settings.away, settings.here)
        info.ago = scheduler.waited()
        return info

    def send_info(self) -> None:
        """Send the table info to everybody."""
        audience = self._audience
        told: dict[tuple[str, bool], str] = {}
        for connection in audience.connections:
            key = (connection.guest, connection.watch)
            if key not in told:
                about = self.info_for(connection.guest, audience.seats_of(connection))
                told[key] = ENCODER.encode(about).decode()
            connection.send_text(told[key])

    def send_news(
        self,
        only: Connection | None = None,
        acting: Connection | None = None,
        ack: Ack | None = None,
    ) -> None:
        """Send everybody the news since their version, and the `ack` to the acting connection."""
        ledger, audience = self._core.ledger, self._audience
        if not ledger.started:
            return
        left, ago = self._scheduler.left(), self._scheduler.waited()
        version = ledger.version
        told: dict[tuple[tuple[int, ...], int], str] = {}
        for connection in (only,) if only else audience.connections:
            eyes = audience.viewpoints(connection)
            since = min(version, connection.version)
            if connection is acting:
                news = news_of(ledger, eyes, since, left, ago)
                news.ack = ack
                connection.send(news)
            else:
                text = told.get((eyes, since))
                if text is None:
                    text = ENCODER.encode(news_of(ledger, eyes, since, left, ago)).decode()
                    told[eyes, since] = text
                connection.send_text(text)
            connection.version = version

    def send_everything(self) -> None:
        """Send table info and news to everybody."""
        self.send_info()
        self.send_news()
