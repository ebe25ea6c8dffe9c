"""When something happens at a table by itself: bots, clocks, stand-ins, letting go ahead.

One timer for each room; whatever is due is done in the room's queue, one thing at a time.  What
fails is tried again after a pause, longer each time.  All times here are monotonic: stamps of the
log are turned into such times when they are read.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Awaitable
from typing import TYPE_CHECKING

from spicery.bots import default_bot
from spicery.core.game import BadMessage, IllegalAction
from spicery.physics.errors import PhysicsError
from spicery.server.backoff import Pauses
from spicery.server.bots.bot_worker import Thought
from spicery.server.bots.requests import ask
from spicery.server.log.entries import Acted, By, Entry, Seated
from spicery.server.logs import note, note_fault, note_trouble
from spicery.server.seats import rematch
from spicery.server.table.ledger import MovedOn, NotWritten, Wish
from spicery.server.table.views import clock_of
from spicery.store import Broken

if TYPE_CHECKING:
    from spicery.server.table.room import Room

SEEN = 3.0  # times as long bots wait after a film or a reveal, so that people can watch it
LONG_AGO = float("-inf")
FAR = 3600.0  # no timer is set for longer; it looks again then
SLOWER = 0.5  # of a bot's wait, at most, by chance: nobody answers like clockwork
APART = 0.25  # of a bot's wait, at least, between two that were asked at once


class Scheduler:
    """What is due at one table, and when."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.ahead: set[int] = set()  # seats that let the next cards go without being asked
        self.held = False  # a race is being decided; nothing else happens
        self._clock = room.settings.clock
        self._fresh = self._now() if self._live() else LONG_AGO  # no wait counts from before this
        self._timer: asyncio.TimerHandle | None = None
        self._queued = False
        self._thinking = False  # a bot of this table; it is asked one thing at a time
        self._again = LONG_AGO  # no bot moves before this: another just did
        self._resume = LONG_AGO  # nothing happens by itself before this: the last try failed
        self._pauses = Pauses(room.settings.retry, room.settings.retry_most)
        self._chance = random.Random()  # for waits, and who is first among bots
        self._slower = 1.0  # this time

    def _now(self) -> float:
        return self._clock.monotonic()

    # -- asking -----------------------------------------------------------------------

    @property
    def working(self) -> bool:
        """Whether a bot is about to act."""
        return (
            self._queued
            or self._thinking
            or self.held
            or (bool(self._bot_seats()) and not self.room.frozen)
        )

    def left(self) -> float | None:
        """Seconds until the present wait ends."""
        end = None if self._quiet or self.held else self._deadline()
        return None if end is None else round(max(0.0, end - self._now()), 1)

    def waited(self) -> float:
        """Seconds since the present question was put."""
        return round(max(0.0, self._now() - self._asked()), 1)

    def is_bot(self, seat: int) -> bool:
        """Whether a bot plays for this seat now."""
        return self.room.ledger.chairs[seat].kind in ("bot", "stand-in")

    @property
    def _quiet(self) -> bool:
        """Whether nothing ever happens by itself here as things are."""
        ledger = self.room.ledger
        return not self.ahead and not ledger.playing_bots and ledger.opened.clock.kind == "none"

    def _live(self) -> bool:
        return self.room.ledger.opened.clock.kind == "live"

    def _paused(self) -> bool:
        """Live, but nobody is there: the line may be ours that broke, so no time runs."""
        return self._live() and not self.room.here()

    def _resting(self) -> bool:
        """Whether bots pause: nobody is looking here, and no person's turn comes next.

        Where a person has a seat, the bots' moves soon end at that person's, so they are made, and
        a relaxed game goes on.  Bots among themselves play only while somebody watches; if that is
        at another process, they play there.
        """
        if self.room.connections:
            return False
        return all(chair.kind != "person" for chair in self.room.ledger.chairs)

    def _bot_seats(self) -> list[int]:
        if not self.room.ledger.playing_bots or self._resting():
            return []
        return [seat for seat in self.room.ledger.waiting() if seat >= 0 and self.is_bot(seat)]

    def _people(self) -> list[int]:
        return [seat for seat in self.room.ledger.waiting() if seat >= 0 and not self.is_bot(seat)]

    def _put(self) -> float:
        """When the present question was put."""
        return self.room.moments.of(self.room.ledger.asked_at)

    def _asked(self) -> float:
        return max(self._put(), self._fresh)

    def _deadline(self) -> float | None:
        ledger = self.room.ledger
        if ledger.opened.clock.kind == "none" or self._paused() or not self._people():
            return None
        clock = clock_of(ledger, self.room.settings)
        return self._asked() + (clock.reaction if ledger.reacting() else clock.move)

    def _bots_due(self) -> float | None:
        if self._thinking or not self._bot_seats():
            return None
        settings = self.room.settings
        wait = settings.bot_delay * self._slower
        if self.room.ledger.watched():
            wait *= SEEN
        if self.room.ledger.reacting() and self._people():
            wait = max(wait, settings.bot_patience)
        return max(self._put() + wait, self._again)

    def _gone_due(self) -> float | None:
        gone = self.room.presence.gone
        if not self._live() or self._paused() or not gone:
            return None
        return min(gone.values()) + self.room.settings.gone

    # -- the timer --------------------------------------------------------------------

    def replan(self) -> None:
        """Look when something is due next; after every change."""
        self.stop()
        self._put()  # its time is found before anybody sets the clock
        ledger = self.room.ledger
        if self.room.frozen or self.held or not ledger.started:
            return
        if ledger.closed:
            self._set([rematch.due(self.room)])
            return
        if self._quiet:
            return
        self.ahead = {seat for seat in self.ahead if not self.is_bot(seat)}
        if self.ahead and not ledger.reacting():
            self.ahead.difference_update(ledger.waiting())
        due = [self._bots_due(), self._deadline(), self._gone_due()]
        if self.ahead and ledger.reacting() and self.ahead.intersection(ledger.waiting()):
            due.append(LONG_AGO)
        self._set(due)

    def _set(self, due: list[float | None]) -> None:
        times = [each for each in due if each is not None]
        if not times:
            return
        wait = max(min(times), self._resume) - self._now()
        if wait <= 0:
            self._ring()
        else:
            self._timer = asyncio.get_running_loop().call_later(min(wait, FAR), self._ring)

    def _ring(self) -> None:
        self._timer = None
        if not self._queued:
            self._queued = True
            self.room.put(self._tick)

    def stop(self) -> None:
        """Nothing is due any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def _tick(self) -> None:
        self._queued = False
        ledger = self.room.ledger
        if self.room.frozen or self.held or not ledger.started:
            return
        if self._now() >= self._resume:
            at = self._now()
            await self._try(self._play_again(at) if ledger.closed else self._one_thing(at))
        else:
            self.replan()

    async def _try(self, doing: Awaitable[None]) -> None:
        """Do something that is due; if it fails, it is due again after a pause."""
        length = self.room.ledger.length
        try:
            await doing
            if self.room.ledger.length > length:
                self._pauses.over()
        except (NotWritten, Broken, PhysicsError) as failed:
            if not isinstance(failed, NotWritten):  # which the room has logged
                note_fault("not-done", failed, table=self.room.id[:6])
            if not (isinstance(failed, NotWritten) and failed.stale):  # else others do it
                self._resume = self._now() + self._pauses.longer()
        except MovedOn:
            note_trouble("moved-on", "the table has moved on", table=self.room.id[:6])
            self._resume = self._now() + self._pauses.longer()
        self.replan()

    async def _play_again(self, at: float) -> None:
        """Begin another game if everybody who is there wants it, or look again later."""
        due = rematch.due(self.room)
        if due is None or due > at:
            return
        if await rematch.all_want(self.room):
            await rematch.begin(self.room)
        else:
            self._resume = at + max(rematch.MOMENT, self.room.settings.blink)

    async def _one_thing(self, at: float) -> None:
        """Do the first thing that is due, if there is any."""
        ledger = self.room.ledger
        if ledger.reacting():
            for seat in ledger.waiting():
                if seat in self.ahead:
                    await self._let_go(seat, "person")
                    return
        end = self._deadline()
        if end is not None and end <= at:
            await self._out_of_time()
            return
        absent = self.room.presence.gone
        gone = [who for who, since in absent.items() if since + self.room.settings.gone <= at]
        if gone and self._live() and not self._paused():
            gone = [who for who in gone if not await self._elsewhere(who, at)]
            seats = [s for who in gone for s in ledger.seats_of(who) if not self.is_bot(s)]
            if seats:
                await self.stand_in(seats, "gone")
            for who in gone:
                absent.pop(who, None)
            if seats:
                return
        due = self._bots_due()
        if due is not None and due <= at:
            await self._move_bot()

    async def _elsewhere(self, guest: str, at: float) -> bool:
        """Whether a guest whose line ended here is connected to another process."""
        presence = self.room.presence
        found = await presence.elsewhere(guest)
        if found:
            presence.gone[guest] = at  # that process may fall silent: look again
        return found

    async def _let_go(self, seat: int, by: By) -> None:
        ledger = self.room.ledger
        assert ledger.table is not None
        action = ledger.table.asked(seat, ledger.game.yields[0])
        guest = ledger.chairs[seat].guest
        await self.room.act(Wish(action, by, ledger.version, guest=guest))

    async def _move_bot(self) -> None:
        seat = self._chance.choice(self._bot_seats())
        name = self.room.ledger.chairs[seat].bot
        version = self.room.ledger.version
        if name == "random":
            await self._bot_acts(seat, "", version)
        else:
            self._thinking = True
            self.room.aside(self._think(version, seat, ask(self.room, seat, name)))

    async def _think(self, version: int, seat: int, thinking: Awaitable[Thought | None]) -> None:
        """Let a bot think, and everybody else go on meanwhile."""
        try:
            thought = await thinking
        finally:
            self._thinking = False
        do = thought.do if thought is not None else ""

        async def act() -> None:
            moved_on = version != self.room.ledger.version or seat not in self._bot_seats()
            if moved_on or self.held or self.room.frozen:
                self.replan()
            else:
                await self._try(self._bot_acts(seat, do, version))

        self.room.put(act)

    async def _bot_acts(self, seat: int, do: str, version: int) -> None:
        """Carry out what a bot said; if that is nothing, or not allowed, anything that is."""
        table = self.room.ledger.table
        assert table is not None
        try:
            action = table.asked(seat, do or secrets.choice(table.legal(seat)))
        except (BadMessage, IllegalAction) as error:
            note_trouble("bot-failed", type(error).__name__, table=self.room.id[:6], seat=seat)
            action = table.asked(seat, secrets.choice(table.legal(seat)))
        await self.room.act(Wish(action, "bot", version))
        self._pause()

    def _pause(self) -> None:
        """Several bots that are asked at once answer one after the other, as people do."""
        self._slower = 1.0 + SLOWER * self._chance.random()
        self._again = self._now() + self.room.settings.bot_delay * APART * self._slower

    async def _out_of_time(self) -> None:
        """Who was silent lets go; who was to move is stood in for."""
        people = self._people()
        if self.room.ledger.reacting():
            await self._let_go(people[0], "clock")
        else:
            await self.stand_in(people, "out of time")

    def substitute(self) -> str:
        """The bot that stands in for people."""
        return default_bot(self.room.ledger.game)

    async def stand_in(self, seats: list[int], why: str) -> None:
        """Bots take seats until their people return."""
        room = self.room
        bot = self.substitute()
        note("stand-in", table=room.id[:6], seats=seats, why=why)
        await self.reseat(
            [
                Seated(room.now(), seat, "stand-in", chair.name, chair.guest, bot)
                for seat, chair in enumerate(room.ledger.chairs)
                if seat in seats and chair.kind == "person"
            ]
        )

    async def reseat(self, changes: list[Entry]) -> None:
        """Write who sits where from now on, and tell everybody."""
        if not changes:
            return
        await self.room.write(changes)
        self.ahead = {seat for seat in self.ahead if not self.is_bot(seat)}
        self._fresh = self._now()
        self.replan()
        self.room.tell_about()

    def hold(self) -> None:
        """Nothing happens by itself until the release."""
        self.held = True
        self.replan()

    def release(self, *, again: bool) -> None:
        """Things happen again; the wait begins `again` if the fault was ours."""
        self.held = False
        if again:
            self._fresh = self._now()

    # -- people -----------------------------------------------------------------------

    def came(self, guest: str, *, first: bool) -> None:
        """A guest is connected; the `first` after all were away begins every wait anew."""
        presence = self.room.presence
        presence.came(guest)
        if self._live() and first and self.room.here():
            self._fresh = self._now()
            presence.gone = dict.fromkeys(presence.gone, self._fresh)
        self.replan()
        self.room.registry.bot_pool.places.look()  # a bot of this table may be next

    def heard_of(self, entry: Entry) -> None:
        """Another process wrote: a person who acts there is not gone; who was seated has time."""
        if isinstance(entry, Seated):
            self._fresh = self._now()
        if isinstance(entry, Acted) and entry.by == "person":
            seat = int(entry.line.partition(" ")[0])
            self.room.presence.gone.pop(self.room.ledger.chairs[seat].guest, None)

    def went(self, guest: str) -> None:
        """One connection of a guest ended; perhaps it was the last."""
        if self.room.presence.went(guest):
            self.replan()
