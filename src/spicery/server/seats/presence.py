"""Who is connected to a table, and since when others are away, across processes.

All times are monotonic.  A guest without a connection here may be connected to another process: the
registry polls the store while somebody is missing, and the store is checked once more before
anybody is treated as absent.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from spicery.server.diagnostics import note_fault
from spicery.server.table.table_core import TableCore
from spicery.store import StoreError


class Presence:
    """The presence of the guests of one table."""

    def __init__(self, core: TableCore, on_change: Callable[[], None]) -> None:
        self._core = core
        self._audience = core.audience
        self._on_change = on_change  # presence in other processes changed
        self.gone: dict[str, float] = {}  # when guests lost their last connection
        self._clock = core.clock
        self._loaded = self._clock.monotonic()  # the earliest time an absence can start
        self._attending: set[str] = set()  # guests whose presence here is recorded in the store
        # Guests connected to other processes at the last poll, with the last heartbeat.
        self._elsewhere: dict[str, float] = {}

    def gone_since(self, guest: str) -> float | None:
        """When a guest's last known connection ended; None while connected."""
        if guest in self._audience.connected_guests() or guest in self._elsewhere:
            return None
        return self.gone.get(guest, self._loaded)

    def gone_for(self, guest: str) -> float | None:
        """Seconds since a guest was last known to be connected; None while connected."""
        since = self.gone_since(guest)
        return None if since is None else round(self._clock.monotonic() - since, 1)

    async def away_for(self, guest: str) -> float | None:
        """The same after checking the store for connections to other processes."""
        gone = self.gone_for(guest)
        return None if gone is None or await self.maybe_elsewhere(guest) else gone

    def misses_somebody(self) -> bool:
        """Whether a connected client sees a guest who is not connected to this process."""
        ledger = self._core.ledger
        return (
            bool(self._audience.connections)
            and not {ledger.host, *ledger.people()} <= self._audience.connected_guests()
        )

    def update_elsewhere(self, found: dict[str, float]) -> None:
        """Update the guests connected to other processes, with their last heartbeat."""
        if found.keys() == self._elsewhere.keys():
            self._elsewhere = found
        else:
            self._core.mailbox.put(lambda: self._apply_elsewhere(found))

    async def _apply_elsewhere(self, found: dict[str, float]) -> None:
        """Mark guests who appeared elsewhere as present, and those who left as gone."""
        ledger = self._core.ledger
        before, self._elsewhere = self._elsewhere, found
        for guest in found:
            self.gone.pop(guest, None)
        for guest in before.keys() - found.keys() - self._audience.connected_guests():
            if ledger.seats_of(guest) or guest == ledger.host:
                self.gone[guest] = self._left_at(before[guest])
        self._on_change()

    def _left_at(self, sign: float) -> float:
        """When a guest left a process: now, or at its last heartbeat if it has timed out."""
        silent = self._clock.wall() - sign >= self._core.settings.silent
        return self._clock.moment(sign) if silent else self._clock.monotonic()

    async def elsewhere(self, guest: str) -> bool:
        """Whether a guest is connected to another process."""
        core, services = self._core, self._core.services
        since = self._clock.wall() - core.settings.silent
        return await services.store.attends(core.id, guest, since, services.process)

    async def maybe_elsewhere(self, guest: str) -> bool:
        """The same; True if the store cannot be read."""
        try:
            return await self.elsewhere(guest)
        except StoreError as error:
            note_fault("not-read", error)
            return True

    def on_connect(self, guest: str) -> None:
        """A guest connected."""
        self.gone.pop(guest, None)
        self._attend(guest)

    def on_disconnect(self, guest: str) -> bool:
        """A connection ended; whether it was the last one of a player or the host."""
        ledger = self._core.ledger
        if not guest or guest in self._audience.connected_guests():
            return False
        self._attend(guest)
        if not ledger.seats_of(guest) and guest != ledger.host:
            return False
        self.gone[guest] = self._clock.monotonic()
        return True

    def _attend(self, guest: str) -> None:
        """Record in the store whether a guest is connected here, if it can matter to others."""
        ledger, here = self._core.ledger, guest in self._audience.connected_guests()
        alone = ledger.started and {*ledger.people(), ledger.host} <= {guest}
        if guest and (guest in self._attending if not here else not alone):
            (self._attending.add if here else self._attending.discard)(guest)
            self._core.mailbox.spawn(self._keep_attendance(guest))

    async def _keep_attendance(self, guest: str) -> None:
        core, services, audience = self._core, self._core.services, self._audience

        def attend() -> Awaitable[
            None
        ]:  # evaluated at each attempt: retries of two changes may overlap
            at = self._clock.wall() if guest in audience.connected_guests() else None
            return services.store.attend(core.id, guest, services.process, at)

        await services.retry_until_available(attend)
