"""Tells those who follow a table what happened; each sees what their own seats were shown."""

from __future__ import annotations

from spicery.server.messages import Ack, Patience, TableInfo
from spicery.server.seats.presence import Presence
from spicery.server.table.connection import ENCODER, Connection
from spicery.server.table.scheduler import Scheduler
from spicery.server.table.shared import TableCore
from spicery.server.table.views import clock_of, info_of, news_of


class Broadcast:
    """What one table tells its audience."""

    def __init__(self, core: TableCore, presence: Presence, scheduler: Scheduler) -> None:
        self._core = core
        self._audience = core.audience
        self._presence = presence
        self._scheduler = scheduler

    def about(self, guest: str, mine: tuple[int, ...]) -> TableInfo:
        """Who sits where, as a guest is told it."""
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
        info.onlookers = sum([not audience.mine(each) for each in audience.connections])
        info.patience = Patience(settings.away, settings.here)
        info.ago = scheduler.waited()
        return info

    def tell_about(self) -> None:
        """Tell everybody who sits where."""
        audience = self._audience
        told: dict[tuple[str, bool], str] = {}
        for connection in audience.connections:
            key = (connection.guest, connection.watch)
            if key not in told:
                about = self.about(connection.guest, audience.mine(connection))
                told[key] = ENCODER.encode(about).decode()
            connection.pass_on(told[key])

    def tell_news(
        self,
        only: Connection | None = None,
        acting: Connection | None = None,
        ack: Ack | None = None,
    ) -> None:
        """Tell what happened since each was told last; who is acting is told the `ack` too."""
        ledger, audience = self._core.ledger, self._audience
        if not ledger.started:
            return
        left, ago = self._scheduler.left(), self._scheduler.waited()
        version = ledger.version
        told: dict[tuple[tuple[int, ...], int], str] = {}
        for connection in (only,) if only else audience.connections:
            eyes = audience.eyes(connection)
            since = min(version, connection.version)
            if connection is acting:
                news = news_of(ledger, eyes, since, left, ago)
                news.ack = ack
                connection.tell(news)
            else:
                text = told.get((eyes, since))
                if text is None:
                    text = ENCODER.encode(news_of(ledger, eyes, since, left, ago)).decode()
                    told[eyes, since] = text
                connection.pass_on(text)
            connection.version = version

    def tell_all(self) -> None:
        """Tell everything anew."""
        self.tell_about()
        self.tell_news()
