"""One table in memory: connects its parts and carries out actions.

Incoming messages are tasks in the mailbox.  A task writes to the journal, and what was committed is
broadcast.  The scheduler queues tasks for bots, clocks and stand-ins.
"""

from __future__ import annotations

from spicery.server.bots.bot_worker import BotReply
from spicery.server.diagnostics import note
from spicery.server.http.rate_limits import TokenBucket
from spicery.server.messages import Ack, Frozen, Refused
from spicery.server.persistence.entries import Entry
from spicery.server.physics.answers import Found
from spicery.server.physics.live_hold import LiveHold
from spicery.server.seats.presence import Presence
from spicery.server.seats.rematch import OpenTable, Rematch
from spicery.server.seats.succession import Succession
from spicery.server.services import Services
from spicery.server.table.action_request import ActionRequest
from spicery.server.table.broadcast import Broadcast
from spicery.server.table.connection import Connection
from spicery.server.table.journal import Journal
from spicery.server.table.ledger import Decision, Ledger, MovedOn
from spicery.server.table.mailbox import Mailbox
from spicery.server.table.opening import beginning
from spicery.server.table.race import Race
from spicery.server.table.scheduler import Scheduler
from spicery.server.table.table_core import TableCore
from spicery.store import NO_FILMS

NOT_KEPT = "this could not be saved; try again"


class Room:
    """A live table."""

    def __init__(
        self, services: Services, table_id: str, ledger: Ledger, open_table: OpenTable
    ) -> None:
        self.id = table_id
        self.services = services
        self.settings = services.settings
        self.clock = services.settings.clock
        self.mailbox = Mailbox(table_id[:6], self._replan, self._frozen)
        self.journal = Journal(services, table_id, ledger, self._on_foreign_entry, self._reloaded)
        core = TableCore(services, table_id, self.mailbox, self.journal)
        self.core = core
        self.moments = core.moments
        self.audience = core.audience
        self.presence = Presence(core, self._presence_changed)
        self.succession = Succession(core, self.presence, self.send_info)
        self.rematch = Rematch(core, self.presence, open_table, self.send_info)
        self.scheduler = Scheduler(core, self.presence, self.rematch, self.act, self.send_info)
        self.broadcast = Broadcast(core, self.presence, self.scheduler)
        self.lines = 0  # connections, including those that have not said hello
        self.used = self.clock.monotonic()
        self.buckets: dict[tuple[str, str], TokenBucket] = {}
        self.advice: dict[int, tuple[Decision, BotReply]] = {}  # the last hint of each seat
        self.race: Race | None = None
        self.live_hold: LiveHold | None = None

    @property
    def ledger(self) -> Ledger:
        """The current ledger; replaced after a stale or failed write."""
        return self.journal.ledger

    @property
    def frozen(self) -> str:
        """Why the table is frozen; empty if it is not."""
        return self.mailbox.frozen

    # -- life cycle ---------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether the room must stay in memory."""
        mailbox = self.mailbox
        return bool(self.lines or not mailbox.idle or mailbox.background or self.scheduler.working)

    async def close(self) -> None:
        """Finish queued tasks and unload."""
        self.scheduler.stop()
        await self.mailbox.drain()
        self.let_go()

    def let_go(self) -> None:
        """Stop everything: the room is unloaded."""
        self.scheduler.stop()
        self.succession.stop()
        if self.live_hold is not None:
            self.live_hold.forget()
        self.mailbox.end()

    # -- callbacks --------------------------------------------------------------------------

    def _replan(self) -> None:
        """A task failed to write."""
        self.scheduler.replan()

    def _frozen(self) -> None:
        self.scheduler.stop()
        for connection in self.audience.connections:
            connection.send(Frozen(self.frozen))

    def _on_foreign_entry(self, entry: Entry) -> None:
        self.scheduler.on_foreign_entry(entry)

    def _reloaded(self) -> None:
        self.scheduler.replan()
        self.broadcast.send_everything()

    def _presence_changed(self) -> None:
        """Presence in other processes changed."""
        self.scheduler.replan()
        self.succession.reschedule()
        self.broadcast.send_info()

    def send_info(self) -> None:
        """Send the table info to everybody."""
        self.broadcast.send_info()

    def on_append(self, length: int) -> None:
        """The log has grown to this length; catch up if another process wrote to it."""
        if self.journal.is_behind(length):
            self.mailbox.put(self.journal.catch_up)

    # -- acting -----------------------------------------------------------------------

    async def act(
        self, wish: ActionRequest, connection: Connection | None = None, found: Found | None = None
    ) -> None:
        """Apply and write a checked action, then broadcast it.

        Physics is simulated before the write.  On PhysicsError, MovedOn or DoneAlready nothing has
        happened.
        """
        if found is None and self.ledger.physics:
            seen = self.ledger
            version = seen.version
            found = await self.services.physics.answer(seen.playing, wish.action)
            if (
                self.ledger is not seen or seen.version != version
            ):  # the table changed during the simulation
                raise MovedOn
        ledger = self.ledger
        became = ledger.version + 1
        entries = ledger.act(wish, self.clock.stamp(), found)
        films = {became + 1: found.film} if found and found.film else NO_FILMS
        await self.journal.write(entries, counted=True, films=films)
        self.scheduler.replan()
        ack = Ack(wish.id, became)
        if connection is not None and not connection.folded:
            connection.send(ack)
            connection = None
        self.broadcast.send_news(acting=connection, ack=ack)
        if ledger.over:
            self.broadcast.send_info()

    async def begin(self, bot: str) -> None:
        """Start the game, with bots in free seats."""
        entries = beginning(self.services, self.ledger, bot)
        await self.journal.write(entries, counted=True)
        self.scheduler.replan()
        self.broadcast.send_everything()
        note("began", table=self.id[:6], game=self.ledger.opened.game)

    def start_race(self, race: Race) -> None:
        """Begin a race; the scheduler pauses until it is decided."""
        self.race = race
        self.scheduler.hold()

    def end_race(self) -> None:
        """End a race; the caller replans afterwards."""
        self.race = None
        self.scheduler.release(again=False)

    def take_up(self, live_hold: LiveHold) -> None:
        """A seat picked up a live shaker: nobody acts and clocks stop."""
        self.live_hold = live_hold
        self.scheduler.hold()
        self.audience.send_all(live_hold.grasped())

    def put_down(self, live_hold: LiveHold, *, again: bool) -> None:
        """The shaker was put down; clocks restart `again` if we caused the interruption."""
        self.live_hold = None
        self.scheduler.release(again=again)
        self.audience.send_all(live_hold.grasped(over=True))
        for task in live_hold.later:
            self.mailbox.put(task)

    # -- connections --------------------------------------------------------------------

    def join(self, connection: Connection, since: int, watch: bool, folded: bool = False) -> None:
        """A connection said hello: replace anything queued for it by a full update."""
        first = not self.audience.connected_guests()
        connection.clear_outbox()
        connection.watch = watch
        connection.folded = folded
        connection.joined = True
        connection.version = since if 0 <= since <= self.ledger.version else 0
        self.audience.connections[connection] = None
        self.used = self.clock.monotonic()
        self.presence.on_connect(connection.guest)
        self.succession.reschedule()
        self.scheduler.on_join(first=first)
        self.services.bot_pool.slots.assign()  # this table's bots are more urgent now
        self.broadcast.send_info()
        self.broadcast.send_news(connection)
        if self.live_hold is not None:
            connection.send(self.live_hold.grasped())
        if self.frozen:
            connection.send(Frozen(self.frozen))

    def leave(self, connection: Connection) -> None:
        """A connection ended."""
        if connection in self.audience.connections:
            del self.audience.connections[connection]
            self.used = self.clock.monotonic()
            if self.live_hold is not None:
                self.live_hold.free(connection)
            if self.presence.on_disconnect(connection.guest):
                self.succession.reschedule()
                self.scheduler.replan()
            self.broadcast.send_info()

    def spend(self, guest: str, kind: str) -> bool:
        """Whether a guest is within the rate limit for chat or hints."""
        key, now = (guest, kind), self.clock.monotonic()
        if key not in self.buckets:
            rate = self.settings.chats if kind == "chat" else self.settings.hints
            self.buckets[key] = TokenBucket(rate, now)
        return self.buckets[key].spend(now)


def refuse(
    room: Room, connection: Connection, id_: str, why: str, detail: str = "", clause: str = ""
) -> None:
    """Refuse a message."""
    connection.send(Refused(id_, why, clause, detail, room.ledger.version))
