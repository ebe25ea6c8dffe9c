"""Who is connected to a table, who is away and since when; other processes are told, and asked.

All times are monotonic.  A guest without a connection here may have one to another process: as long
as somebody is missed here, the house looks every few seconds, and before anything is done about an
absence the store is asked once more.
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING

from spicery.server.logs import note_fault
from spicery.server.succession import Succession
from spicery.store import Broken

if TYPE_CHECKING:
    from spicery.server.room import Room


class Presence:
    """The comings and goings at one table."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.gone: dict[str, float] = {}  # guests without a connection, since when
        self._clock = room.settings.clock
        self._loaded = self._clock.monotonic()  # who was not seen since is gone since then
        self.succession = Succession(room)
        self._attending: set[str] = set()  # guests whom other processes know to be here
        # Guests who were at another process at the last look, and the last sign of it.
        self._elsewhere: dict[str, float] = {}

    def gone_since(self, guest: str) -> float | None:
        """When a guest's last connection ended, as far as is known; None while there is one."""
        if guest in self.room.here() or guest in self._elsewhere:
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
        ledger = self.room.ledger
        return bool(self.room.followers) and not {ledger.host, *ledger.people()} <= self.room.here()

    def hear(self, found: dict[str, float]) -> None:
        """These guests are connected to other processes now, which gave a sign at that time."""
        if found.keys() == self._elsewhere.keys():
            self._elsewhere = found
        else:
            self.room.put(lambda: self._heard(found))

    async def _heard(self, found: dict[str, float]) -> None:
        """Whoever came there is not gone; whoever left, and is not here, is."""
        room, ledger = self.room, self.room.ledger
        before, self._elsewhere = self._elsewhere, found
        for guest in found:
            self.gone.pop(guest, None)
        for guest in before.keys() - found.keys() - room.here():
            if ledger.seats_of(guest) or guest == ledger.host:
                self.gone[guest] = self._left_at(before[guest])
        room.pace.replan()
        self.succession.look()
        room.tell_about()

    def _left_at(self, sign: float) -> float:
        """When somebody left a process: just now, or with its last sign if it has fallen silent."""
        silent = self._clock.wall() - sign >= self.room.settings.silent
        return self._clock.moment(sign) if silent else self._clock.monotonic()

    async def elsewhere(self, guest: str) -> bool:
        """Whether a guest is connected to another process."""
        room = self.room
        since = self._clock.wall() - room.settings.silent
        return await room.house.store.attends(room.id, guest, since, room.house.process)

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
        self.succession.look()

    def went(self, guest: str) -> bool:
        """One connection of a guest ended; whether it was the last, and somebody may mind."""
        ledger = self.room.ledger
        if not guest or guest in self.room.here():
            return False
        self._attend(guest)
        if not ledger.seats_of(guest) and guest != ledger.host:
            return False
        self.gone[guest] = self._clock.monotonic()
        self.succession.look()
        return True

    def _attend(self, guest: str) -> None:
        """Let other processes know whether a guest is connected here, if anybody may ask."""
        ledger, here = self.room.ledger, guest in self.room.here()
        alone = ledger.started and {*ledger.people(), ledger.host} <= {guest}
        if guest and (guest in self._attending if not here else not alone):
            (self._attending.add if here else self._attending.discard)(guest)
            self.room.aside(self._keep_attendance(guest))

    async def _keep_attendance(self, guest: str) -> None:
        room, store, process = self.room, self.room.house.store, self.room.house.process

        def attend() -> Awaitable[None]:  # as it is then: tries of two changes may overlap
            at = self._clock.wall() if guest in room.here() else None
            return store.attend(room.id, guest, process, at)

        await room.house.insist(attend)
