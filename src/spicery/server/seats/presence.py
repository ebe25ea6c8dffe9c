"""Who is connected to a table, who is away and since when; other processes are told, and asked.

All times are monotonic.  A guest without a connection here may have one to another process: as long
as somebody is missed here, the server looks every few seconds, and before anything is done about an
absence the store is asked once more.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from spicery.server.diagnostics import note_fault
from spicery.server.table.shared import TableCore
from spicery.store import Broken


class Presence:
    """The comings and goings at one table."""

    def __init__(self, core: TableCore, on_change: Callable[[], None]) -> None:
        self._core = core
        self._audience = core.audience
        self._on_change = on_change  # somebody came to another process, or left it
        self.gone: dict[str, float] = {}  # guests without a connection, since when
        self._clock = core.clock
        self._loaded = self._clock.monotonic()  # who was not seen since is gone since then
        self._attending: set[str] = set()  # guests whom other processes know to be here
        # Guests who were at another process at the last look, and the last sign of it.
        self._elsewhere: dict[str, float] = {}

    def gone_since(self, guest: str) -> float | None:
        """When a guest's last connection ended, as far as is known; None while there is one."""
        if guest in self._audience.here() or guest in self._elsewhere:
            return None
        return self.gone.get(guest, self._loaded)

    def gone_for(self, guest: str) -> float | None:
        """Seconds since a guest was last connected, as far as is known; None while they are."""
        since = self.gone_since(guest)
        return None if since is None else round(self._clock.monotonic() - since, 1)

    async def away_for(self, guest: str) -> float | None:
        """Seconds since a guest was last connected to any process; None while they are."""
        gone = self.gone_for(guest)
        return None if gone is None or await self.maybe_elsewhere(guest) else gone

    def misses_somebody(self) -> bool:
        """Whether somebody here is told of a guest who is not connected to this process."""
        ledger = self._core.ledger
        return (
            bool(self._audience.connections)
            and not {ledger.host, *ledger.people()} <= self._audience.here()
        )

    def hear(self, found: dict[str, float]) -> None:
        """These guests are connected to other processes now, which gave a sign at that time."""
        if found.keys() == self._elsewhere.keys():
            self._elsewhere = found
        else:
            self._core.mailbox.put(lambda: self._heard(found))

    async def _heard(self, found: dict[str, float]) -> None:
        """Whoever came there is not gone; whoever left, and is not here, is."""
        ledger = self._core.ledger
        before, self._elsewhere = self._elsewhere, found
        for guest in found:
            self.gone.pop(guest, None)
        for guest in before.keys() - found.keys() - self._audience.here():
            if ledger.seats_of(guest) or guest == ledger.host:
                self.gone[guest] = self._left_at(before[guest])
        self._on_change()

    def _left_at(self, sign: float) -> float:
        """When somebody left a process: just now, or with its last sign if it has fallen silent."""
        silent = self._clock.wall() - sign >= self._core.settings.silent
        return self._clock.moment(sign) if silent else self._clock.monotonic()

    async def elsewhere(self, guest: str) -> bool:
        """Whether a guest is connected to another process."""
        core, services = self._core, self._core.services
        since = self._clock.wall() - core.settings.silent
        return await services.store.attends(core.id, guest, since, services.process)

    async def maybe_elsewhere(self, guest: str) -> bool:
        """The same; they may be, if nobody can say."""
        try:
            return await self.elsewhere(guest)
        except Broken as error:
            note_fault("not-read", error)
            return True

    def came(self, guest: str) -> None:
        """A guest is connected."""
        self.gone.pop(guest, None)
        self._attend(guest)

    def went(self, guest: str) -> bool:
        """One connection of a guest ended; whether it was the last, and somebody may mind."""
        ledger = self._core.ledger
        if not guest or guest in self._audience.here():
            return False
        self._attend(guest)
        if not ledger.seats_of(guest) and guest != ledger.host:
            return False
        self.gone[guest] = self._clock.monotonic()
        return True

    def _attend(self, guest: str) -> None:
        """Let other processes know whether a guest is connected here, if anybody may ask."""
        ledger, here = self._core.ledger, guest in self._audience.here()
        alone = ledger.started and {*ledger.people(), ledger.host} <= {guest}
        if guest and (guest in self._attending if not here else not alone):
            (self._attending.add if here else self._attending.discard)(guest)
            self._core.mailbox.aside(self._keep_attendance(guest))

    async def _keep_attendance(self, guest: str) -> None:
        core, services, audience = self._core, self._core.services, self._audience

        def attend() -> Awaitable[None]:  # as it is then: tries of two changes may overlap
            at = self._clock.wall() if guest in audience.here() else None
            return services.store.attend(core.id, guest, services.process, at)

        await services.insist(attend)
