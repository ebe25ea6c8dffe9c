"""One table in memory: ties its parts together, and carries out actions.

What comes in is a task in the mailbox.  A task writes to the journal, and what was written is
broadcast.  The scheduler puts tasks into the mailbox for what happens by itself.
"""

from __future__ import annotations

from spicery.server.bots.bot_worker import Thought
from spicery.server.diagnostics import note
from spicery.server.http.rate_limits import Bucket
from spicery.server.messages import Ack, Frozen, Refused
from spicery.server.physics.answers import Found
from spicery.server.physics.live_hold import LiveHold
from spicery.server.seats.presence import Presence
from spicery.server.seats.rematch import OpenTable, Rematch
from spicery.server.seats.succession import Succession
from spicery.server.services import Services
from spicery.server.table.broadcast import Broadcast
from spicery.server.table.connection import Connection
from spicery.server.table.journal import Journal
from spicery.server.table.ledger import Decision, Ledger, MovedOn, Wish
from spicery.server.table.mailbox import Mailbox
from spicery.server.table.opening import beginning
from spicery.server.table.race import Race
from spicery.server.table.scheduler import Scheduler
from spicery.server.table.shared import TableCore
from spicery.server.table_log.entries import Entry
from spicery.store import NO_FILMS

NOT_KEPT = "this could not be saved; try again"


class Room:
    """A table and everything that is under way at it."""

    def __init__(
        self, services: Services, table_id: str, ledger: Ledger, open_table: OpenTable
    ) -> None:
        self.id = table_id
        self.services = services
        self.settings = services.settings
        self.clock = services.settings.clock
        self.mailbox = Mailbox(table_id[:6], self._replan, self._frozen)
        self.journal = Journal(services, table_id, ledger, self._heard_of, self._reloaded)
        core = TableCore(services, table_id, self.mailbox, self.journal)
        self.core = core
        self.moments = core.moments
        self.audience = core.audience
        self.presence = Presence(core, self._presence_changed)
        self.succession = Succession(core, self.presence, self.tell_about)
        self.rematch = Rematch(core, self.presence, open_table, self.tell_about)
        self.scheduler = Scheduler(core, self.presence, self.rematch, self.act, self.tell_about)
        self.broadcast = Broadcast(core, self.presence, self.scheduler)
        self.lines = 0  # connections, whether or not they have said hello
        self.used = self.clock.monotonic()
        self.buckets: dict[tuple[str, str], Bucket] = {}
        self.advice: dict[int, tuple[Decision, Thought]] = {}  # the last of each seat, and for what
        self.race: Race | None = None
        self.live_hold: LiveHold | None = None

    @property
    def ledger(self) -> Ledger:
        """What the log adds up to now; another object after every stale write."""
        return self.journal.ledger

    @property
    def frozen(self) -> str:
        """Why nothing happens here any more; empty while something does."""
        return self.mailbox.frozen

    # -- from memory and back -----------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether the room must stay in memory."""
        mailbox = self.mailbox
        return bool(self.lines or not mailbox.at_rest or mailbox.errands or self.scheduler.working)

    async def close(self) -> None:
        """Finish what is under way, and let go of the timers."""
        self.scheduler.stop()
        await self.mailbox.drain()
        self.let_go()

    def let_go(self) -> None:
        """Nothing happens here any more: this room leaves memory."""
        self.scheduler.stop()
        self.succession.stop()
        if self.live_hold is not None:
            self.live_hold.forget()
        self.mailbox.end()

    # -- what the parts report ------------------------------------------------------------

    def _replan(self) -> None:
        """A task was not written."""
        self.scheduler.replan()

    def _frozen(self) -> None:
        self.scheduler.stop()
        for connection in self.audience.connections:
            connection.tell(Frozen(self.frozen))

    def _heard_of(self, entry: Entry) -> None:
        self.scheduler.heard_of(entry)

    def _reloaded(self) -> None:
        self.scheduler.replan()
        self.broadcast.tell_all()

    def _presence_changed(self) -> None:
        """Somebody came to another process, or left it."""
        self.scheduler.replan()
        self.succession.look()
        self.broadcast.tell_about()

    def tell_about(self) -> None:
        """Tell everybody who sits where."""
        self.broadcast.tell_about()

    def heard(self, length: int) -> None:
        """The log has this length now; if another process wrote to it, catch up."""
        if self.journal.is_behind(length):
            self.mailbox.put(self.journal.catch_up)

    # -- acting -----------------------------------------------------------------------

    async def act(
        self, wish: Wish, connection: Connection | None = None, found: Found | None = None
    ) -> None:
        """Carry out an action that was checked, write it, and only then tell everybody.

        What follows by physics is found before.  PhysicsError, MovedOn, DoneAlready: nothing has
        happened.
        """
        if found is None and self.ledger.physics:
            seen = self.ledger
            version = seen.version
            found = await self.services.physics.answer(seen.playing, wish.action)
            if self.ledger is not seen or seen.version != version:  # it is about another table
                raise MovedOn
        ledger = self.ledger
        became = ledger.version + 1
        entries = ledger.act(wish, self.clock.stamp(), found)
        films = {became + 1: found.film} if found and found.film else NO_FILMS
        await self.journal.write(entries, counted=True, films=films)
        self.scheduler.replan()
        ack = Ack(wish.id, became)
        if connection is not None and not connection.folded:
            connection.tell(ack)
            connection = None
        self.broadcast.tell_news(acting=connection, ack=ack)
        if ledger.over:
            self.broadcast.tell_about()

    async def begin(self, bot: str) -> None:
        """Start the game; free seats get a bot."""
        entries = beginning(self.services, self.ledger, bot)
        await self.journal.write(entries, counted=True)
        self.scheduler.replan()
        self.broadcast.tell_all()
        note("began", table=self.id[:6], game=self.ledger.opened.game)

    def start_race(self, race: Race) -> None:
        """Nothing happens by itself until it is decided who was first."""
        self.race = race
        self.scheduler.hold()

    def end_race(self) -> None:
        """The race is being decided; whoever decides it replans afterwards."""
        self.race = None
        self.scheduler.release(again=False)

    def take_up(self, live_hold: LiveHold) -> None:
        """Somebody has a shaker in the hand: nobody acts and no time runs."""
        self.live_hold = live_hold
        self.scheduler.hold()
        self.audience.say(live_hold.grasped())

    def put_down(self, live_hold: LiveHold, *, again: bool) -> None:
        """The hand is empty; every wait begins `again` if the fault was ours."""
        self.live_hold = None
        self.scheduler.release(again=again)
        self.audience.say(live_hold.grasped(over=True))
        for task in live_hold.later:
            self.mailbox.put(task)

    # -- those who follow ---------------------------------------------------------------

    def join(self, connection: Connection, since: int, watch: bool, folded: bool = False) -> None:
        """A connection said hello; what still waits for it is told anew."""
        first = not self.audience.here()
        connection.start_over()
        connection.watch = watch
        connection.folded = folded
        connection.joined = True
        connection.version = since if 0 <= since <= self.ledger.version else 0
        self.audience.connections[connection] = None
        self.used = self.clock.monotonic()
        self.presence.came(connection.guest)
        self.succession.look()
        self.scheduler.came(first=first)
        self.services.bot_pool.places.look()  # a bot of this table may be next
        self.broadcast.tell_about()
        self.broadcast.tell_news(connection)
        if self.live_hold is not None:
            connection.tell(self.live_hold.grasped())
        if self.frozen:
            connection.tell(Frozen(self.frozen))

    def leave(self, connection: Connection) -> None:
        """A connection ended."""
        if connection in self.audience.connections:
            del self.audience.connections[connection]
            self.used = self.clock.monotonic()
            if self.live_hold is not None:
                self.live_hold.free(connection)
            if self.presence.went(connection.guest):
                self.succession.look()
                self.scheduler.replan()
            self.broadcast.tell_about()

    def spend(self, guest: str, kind: str) -> bool:
        """Whether a guest may chat or ask for a hint once more, on whatever connection."""
        key = (guest, kind)
        if key not in self.buckets:
            self.buckets[key] = Bucket(
                self.settings.chats if kind == "chat" else self.settings.hints
            )
        return self.buckets[key].spend()


def refuse(
    room: Room, connection: Connection, id_: str, why: str, detail: str = "", clause: str = ""
) -> None:
    """Say that a message was not taken, and why."""
    connection.tell(Refused(id_, why, clause, detail, room.ledger.version))
