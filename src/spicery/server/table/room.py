"""One table: its sockets, its queue, its ledger.  What comes in is handled one after the other.

Written, then told: nobody hears of anything before the store has it.  When a write fails,
nobody is told, and the ledger is read again from the log.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import TYPE_CHECKING, Any

from spicery.core.table import ONLOOKER
from spicery.server.clock import Moments
from spicery.server.log.entries import Acted, Entry, Seated, write_entry
from spicery.server.log.reader import read_entries, read_ledger, take_all
from spicery.server.logs import note, note_fault, note_trouble
from spicery.server.messages import Ack, Frozen, Patience, Refused, TableInfo, ToClient
from spicery.server.names import spare
from spicery.server.physics.answers import Found, hands_for
from spicery.server.seats.lineup import cast
from spicery.server.seats.presence import Presence
from spicery.server.table.connection import ENCODER, Bucket, Connection
from spicery.server.table.ledger import Decision, Ledger, MovedOn, NotWritten, Unplayable, Wish
from spicery.server.table.scheduler import Scheduler
from spicery.server.table.views import card_of, clock_of, info_of, news_of
from spicery.store import NO_FILMS, Broken, Card, Stale

if TYPE_CHECKING:
    from spicery.server.bots.bot_worker import Thought
    from spicery.server.physics.live_hold import LiveHold
    from spicery.server.registry import Registry
    from spicery.server.table.actions import Race

Task = Callable[[], Awaitable[None]]
OUR_MISTAKE = "a mistake of ours stopped this table; its record is kept"
BREATHER = 64  # tasks of one room before other rooms have their turn
NOT_KEPT = "this could not be kept; try again"


class Room:
    """A table in memory."""

    def __init__(self, registry: Registry, table_id: str, ledger: Ledger) -> None:
        self.registry = registry
        self.settings = registry.settings
        self.id = table_id
        self.ledger = ledger
        self.lines = 0  # connections, whether or not they have said hello
        self.connections: dict[Connection, None] = {}
        self.frozen = ""
        self.used = self.settings.clock.monotonic()
        self.buckets: dict[tuple[str, str], Bucket] = {}
        self.advice: dict[int, tuple[Decision, Thought]] = {}  # the last of each seat, and for what
        self.race: Race | None = None
        self.live_hold: LiveHold | None = None
        self.presence = Presence(self)
        self.moments = Moments(self.settings.clock)
        self.scheduler = Scheduler(self)
        self._errands: set[asyncio.Task[None]] = set()
        self._over = False  # this room has left memory
        self._queue: deque[Task] = deque()
        self._worker: asyncio.Task[None] | None = None
        self._rest: asyncio.Future[None] | None = None  # of the worker, while the queue is empty
        self._length = ledger.length  # of the log, as far as this room writes or has read it

    # -- the queue --------------------------------------------------------------------

    def put(self, task: Task) -> None:
        """Have something done when all that came before it is done."""
        if self._over:
            return
        self._queue.append(task)
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())
        elif self._rest is not None:
            self._rest.set_result(None)
            self._rest = None

    def aside(self, errand: Coroutine[Any, Any, None]) -> None:
        """Have something done that nobody in the queue waits for."""
        task = asyncio.create_task(self._run(errand))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _run(self, errand: Coroutine[Any, Any, None]) -> None:
        try:
            await errand
        except Exception as error:  # noqa: BLE001  (or nobody would ever hear of it)
            note_fault("errand-failed", error, table=self.id[:6])

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            count = 0
            while self._queue:
                count += 1
                if count % BREATHER == 0:  # whatever is queued here, others have their turn
                    await asyncio.sleep(0)
                task = self._queue.popleft()
                try:
                    await task()
                except (NotWritten, Broken) as failed:  # the table is as it was
                    if isinstance(failed, Broken):
                        note_fault("not-done", failed, table=self.id[:6])
                    self.scheduler.replan()
                except Exception as error:  # noqa: BLE001  (our mistake: the room is frozen)
                    self.freeze(error)
            self._rest = loop.create_future()
            await self._rest

    def freeze(self, error: Exception) -> None:
        """A mistake of ours: nothing more happens here, and the record is kept."""
        note_fault("frozen", error, table=self.id[:6])
        self.frozen = str(error) if isinstance(error, Unplayable) else OUR_MISTAKE
        self.scheduler.stop()
        for connection in self.connections:
            connection.tell(Frozen(self.frozen))

    @property
    def busy(self) -> bool:
        """Whether the room must stay in memory."""
        return bool(
            self.lines or self._queue or self._at_work or self._errands or self.scheduler.working
        )

    @property
    def at_rest(self) -> bool:
        """Whether all that the ledger holds is written."""
        return not self._queue and not self._at_work

    @property
    def _at_work(self) -> bool:
        return self._worker is not None and self._rest is None

    async def close(self) -> None:
        """Finish what is under way, and let go of the timers."""
        self.scheduler.stop()
        for errand in self._errands:
            errand.cancel()
        if self._at_work:
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

            async def last() -> None:
                done.set_result(None)

            self.put(last)
            await asyncio.wait([done], timeout=5)
        self.let_go()

    def let_go(self) -> None:
        """Nothing happens here any more: this room leaves memory."""
        self._over = True
        self.scheduler.stop()
        self.presence.succession.stop()
        if self.live_hold is not None:
            self.live_hold.forget()
        if self._worker is not None:
            self._worker.cancel()
            self._worker = None

    # -- the log ----------------------------------------------------------------------

    async def write(
        self,
        entries: list[Entry],
        *,
        counted: bool = False,
        films: Mapping[int, bytes] = NO_FILMS,
    ) -> None:
        """Write entries, then take them (`counted`: the ledger has taken them already)."""
        ledger = self.ledger
        expected = ledger.length - (len(entries) if counted else 0)
        self._length = expected + len(entries)
        listing = None
        if not isinstance(entries[0], Acted) or ledger.over:
            listing = self.card([] if counted else entries)
        lines = [write_entry(entry) for entry in entries]
        try:
            await self.registry.store.append(self.id, expected, lines, listing, films)
        except (Stale, Broken) as error:
            if await self._unwritten(error, expected, lines):
                raise NotWritten(stale=isinstance(error, Stale)) from error
        else:
            if not counted:
                for entry in entries:
                    ledger.take(entry)

    async def _unwritten(self, error: Exception, expected: int, lines: list[str]) -> bool:
        """Whether lines are not in the log; either way, the ledger is what the log adds up to."""
        if isinstance(error, Stale):
            note_trouble("stale", "another process wrote first", table=self.id[:6])
        else:
            note_fault("not-written", error, table=self.id[:6])
        registry = self.registry
        found = await registry.insist(lambda: read_entries(registry, self.id, expected))
        await self.reload()
        return found[: len(lines)] != lines  # else only the answer was lost

    async def reload(self) -> None:
        """Forget the ledger, and read it from the log."""
        ledger = await self.registry.insist(lambda: read_ledger(self.registry, self.id))
        assert ledger is not None
        self.ledger = ledger
        self._length = self.ledger.length
        self.scheduler.replan()
        self.tell_all()

    def heard(self, length: int) -> None:
        """Somebody wrote to the log; was it another process?"""
        if length > self._length:
            self.put(self._catch_up)

    async def _catch_up(self) -> None:
        registry, ledger = self.registry, self.ledger
        entries = await registry.insist(lambda: read_entries(registry, self.id, ledger.length))
        if not entries:
            return
        for entry in take_all(ledger, entries):
            self.scheduler.heard_of(entry)
        ledger.resume(self.registry.settings.nature())
        self._length = ledger.length
        self.scheduler.replan()
        self.tell_all()

    def card(self, coming: list[Entry]) -> Card:
        """How the table stands in the lobby once the entries are taken."""
        ledger = self.ledger.sketch()
        for entry in coming:
            ledger.take(entry)
        return card_of(ledger, self.id, self.settings)

    def now(self) -> float:
        """The time, for the log."""
        return self.settings.clock.stamp()

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
            assert seen.table is not None
            version = seen.version
            found = await self.registry.physics.answer(seen.table, wish.action)
            if self.ledger is not seen or seen.version != version:  # it is about another table
                raise MovedOn
        ledger = self.ledger
        became = ledger.version + 1
        entries = ledger.act(wish, self.now(), found)
        films = {became + 1: found.film} if found and found.film else NO_FILMS
        await self.write(entries, counted=True, films=films)
        self.scheduler.replan()
        ack = Ack(wish.id, became)
        if connection is not None and not connection.folded:
            connection.tell(ack)
            connection = None
        self.tell_news(acting=connection, ack=ack)
        if ledger.over:
            self.tell_about()

    async def begin(self, bot: str) -> None:
        """Start the game; free seats get a bot."""
        await self.write(self.beginning(bot), counted=True)
        self.scheduler.replan()
        self.tell_all()
        note("began", table=self.id[:6], game=self.ledger.opened.game)

    def beginning(self, bot: str) -> list[Entry]:
        """The entries with which the game starts; they are counted already."""
        ledger = self.ledger
        seated: list[Entry] = []
        for seat, chair in enumerate(ledger.chairs):
            if chair.kind == "free":
                entry = self.bot_seat(seat, bot)
                ledger.take(entry)
                seated.append(entry)
        game, companion = ledger.game, ledger.opened.companion
        engine = "" if companion else self.registry.physics.engine_for(game)
        bots = [chair.bot for chair in ledger.chairs]
        hands = {} if companion else hands_for(game, ledger.opened.options, bots)
        return [*seated, *ledger.begin(self.settings.nature(), self.now(), engine, hands)]

    def bot_seat(self, seat: int, bot: str) -> Seated:
        """A bot on a seat, with a name that nobody at the table has, or its own."""
        chairs = self.ledger.chairs
        name = chairs[seat].name or spare([chair.name for chair in chairs])
        others = [chair.bot for at, chair in enumerate(chairs) if at != seat]
        return Seated(self.now(), seat, "bot", name, "", cast(self.ledger.game, bot, others))

    # -- those who follow ---------------------------------------------------------------

    def eyes(self, connection: Connection) -> tuple[int, ...]:
        """The seats whose view a connection is shown."""
        return self.mine(connection) or (ONLOOKER,)

    def mine(self, connection: Connection) -> tuple[int, ...]:
        """The seats that a connection may act for."""
        return () if connection.watch else self.ledger.seats_of(connection.guest)

    def here(self) -> set[str]:
        """The guests that are connected as players."""
        return {each.guest for each in self.connections if each.guest and not each.watch}

    def join(self, connection: Connection, since: int, watch: bool, folded: bool = False) -> None:
        """A connection said hello; what still waits for it is told anew."""
        first = not self.here()
        connection.start_over()
        connection.watch = watch
        connection.folded = folded
        connection.joined = True
        connection.version = since if 0 <= since <= self.ledger.version else 0
        self.connections[connection] = None
        self.used = self.settings.clock.monotonic()
        self.scheduler.came(connection.guest, first=first)
        self.tell_about()
        self.tell_news(connection)
        if self.live_hold is not None:
            connection.tell(self.live_hold.grasped())
        if self.frozen:
            connection.tell(Frozen(self.frozen))

    def leave(self, connection: Connection) -> None:
        """A connection ended."""
        if connection in self.connections:
            del self.connections[connection]
            self.used = self.settings.clock.monotonic()
            if self.live_hold is not None:
                self.live_hold.free(connection)
            self.scheduler.went(connection.guest)
            self.tell_about()

    def about(self, guest: str, mine: tuple[int, ...]) -> TableInfo:
        """Who sits where, as a guest is told it."""
        ledger, settings, scheduler = self.ledger, self.settings, self.scheduler
        people = {ledger.host, *ledger.people()}
        gone = {who: self.presence.gone_for(who) for who in people}
        info = info_of(
            ledger, self.id, guest, mine, gone, clock_of(ledger, settings, scheduler.left())
        )
        first = min(ledger.wanted.values(), default=None)
        if first is not None:
            info.wanted = round(max(0.0, settings.clock.wall() - first), 1)
        info.onlookers = sum([not self.mine(each) for each in self.connections])
        info.patience = Patience(settings.away, settings.here)
        info.ago = scheduler.waited()
        return info

    def tell_about(self) -> None:
        """Tell everybody who sits where."""
        told: dict[tuple[str, bool], str] = {}
        for connection in self.connections:
            key = (connection.guest, connection.watch)
            if key not in told:
                about = self.about(connection.guest, self.mine(connection))
                told[key] = ENCODER.encode(about).decode()
            connection.pass_on(told[key])

    def tell_news(
        self,
        only: Connection | None = None,
        acting: Connection | None = None,
        ack: Ack | None = None,
    ) -> None:
        """Tell what happened since each was told last; who is acting is told the `ack` too."""
        ledger = self.ledger
        if ledger.table is None:
            return
        left, ago = self.scheduler.left(), self.scheduler.waited()
        version = ledger.version
        told: dict[tuple[tuple[int, ...], int], str] = {}
        for connection in (only,) if only else self.connections:
            eyes = self.eyes(connection)
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

    def say(self, message: ToClient) -> None:
        """The same for everybody."""
        text = ENCODER.encode(message).decode()
        for connection in self.connections:
            connection.pass_on(text)

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
