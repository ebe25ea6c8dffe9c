"""Schedules what a table does on its own: bots, clocks, stand-ins, rematches.

Each table has one timer; whatever is due becomes a task in its mailbox, one at a time.  Failures
are retried with exponential backoff.  All times are monotonic: timestamps from the log are
converted.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Awaitable, Callable

from spicery.bots import default_bot
from spicery.core.entry import split_entry
from spicery.core.game import BadMessage, IllegalAction
from spicery.physics.errors import PhysicsError
from spicery.server.bots.bot_worker import BotReply
from spicery.server.bots.requests import ask
from spicery.server.diagnostics import note, note_fault, note_trouble
from spicery.server.persistence.entries import Acted, ActedBy, Entry, Seated
from spicery.server.seats.presence import Presence
from spicery.server.seats.rematch import MOMENT, Rematch
from spicery.server.table.action_request import ActionRequest
from spicery.server.table.ledger import MovedOn, NotWritten
from spicery.server.table.table_core import TableCore
from spicery.server.table.views import clock_of
from spicery.store import StoreError
from spicery.supervision.backoff import Backoff

SEEN = 3.0  # factor for the delay of bots after a film or reveal
LONG_AGO = float("-inf")
FAR = 3600.0  # the longest timer; it replans then
SLOWER = 0.5  # maximum random extension of a bot's delay
APART = 0.25  # of a bot's delay, between two bots asked at once


class Scheduler:
    """Plans and runs the automatic actions of one table."""

    def __init__(
        self,
        core: TableCore,
        presence: Presence,
        rematch: Rematch,
        act: Callable[[ActionRequest], Awaitable[None]],
        announce: Callable[[], None],
    ) -> None:
        self.ahead: set[int] = set()  # seats that let cards go automatically
        self._core = core
        self._settings = core.settings
        self._mailbox = core.mailbox
        self._presence = presence
        self._rematch = rematch
        self._act = act  # writes and broadcasts an action
        self._announce = announce  # broadcasts the table's info
        self._held = False  # paused by a race or a live shaker
        self._clock = core.clock
        self._fresh = self._now() if self._live() else LONG_AGO  # waits start no earlier than this
        self._timer: asyncio.TimerHandle | None = None
        self._queued = False
        self._thinking = False  # a bot of this table is thinking
        self._again = LONG_AGO  # no bot moves before this, since another just did
        self._resume = LONG_AGO  # backoff: nothing is tried before this
        self._backoff = Backoff(core.settings.retry, core.settings.retry_most)
        self._chance = random.Random()  # for delays and the order of bots
        self._slower = 1.0  # current random factor

    def _now(self) -> float:
        return self._clock.monotonic()

    # -- queries ----------------------------------------------------------------------

    @property
    def working(self) -> bool:
        """Whether something is in progress or a bot is about to act."""
        return (
            self._queued
            or self._thinking
            or self._held
            or (bool(self._bot_seats()) and not self._mailbox.frozen)
        )

    def left(self) -> float | None:
        """Seconds until the current wait ends."""
        end = None if self._quiet or self._held else self._deadline()
        return None if end is None else round(max(0.0, end - self._now()), 1)

    def waited(self) -> float:
        """Seconds since the current question was asked."""
        return round(max(0.0, self._now() - self._asked()), 1)

    def is_bot(self, seat: int) -> bool:
        """Whether a bot plays this seat."""
        return self._core.ledger.chairs[seat].kind in ("bot", "stand-in")

    @property
    def _quiet(self) -> bool:
        """Whether there is nothing to schedule: no bots, no clock, no automatic passing."""
        ledger = self._core.ledger
        return not self.ahead and not ledger.playing_bots and ledger.opened.clock.kind == "none"

    def _live(self) -> bool:
        return self._core.ledger.opened.clock.kind == "live"

    def _paused(self) -> bool:
        """A live table without connections: the network may be down, so clocks stop."""
        return self._live() and not self._core.audience.connected_guests()

    def _resting(self) -> bool:
        """Whether bots pause, because nobody is connected and no person has a seat.

        With a person seated, bots move on until it is that person's turn, so that relaxed games
        progress.  Bots among themselves play only while somebody watches, in that process.
        """
        if self._core.audience.connections:
            return False
        return all(chair.kind != "person" for chair in self._core.ledger.chairs)

    def _bot_seats(self) -> list[int]:
        if not self._core.ledger.playing_bots or self._resting():
            return []
        return [seat for seat in self._core.ledger.waiting() if seat >= 0 and self.is_bot(seat)]

    def _people(self) -> list[int]:
        return [seat for seat in self._core.ledger.waiting() if seat >= 0 and not self.is_bot(seat)]

    def _put(self) -> float:
        """When the current question was asked."""
        return self._core.moments.of(self._core.ledger.asked_at)

    def _asked(self) -> float:
        return max(self._put(), self._fresh)

    def _deadline(self) -> float | None:
        ledger = self._core.ledger
        if ledger.opened.clock.kind == "none" or self._paused() or not self._people():
            return None
        clock = clock_of(ledger, self._settings)
        return self._asked() + (clock.reaction if ledger.reacting() else clock.move)

    def _bots_due(self) -> float | None:
        if self._thinking or not self._bot_seats():
            return None
        settings = self._settings
        wait = settings.bot_delay * self._slower
        if self._core.ledger.watched():
            wait *= SEEN
        if self._core.ledger.reacting() and self._people():
            wait = max(wait, settings.bot_patience)
        return max(self._put() + wait, self._again)

    def _gone_due(self) -> float | None:
        gone = self._presence.gone
        if not self._live() or self._paused() or not gone:
            return None
        return min(gone.values()) + self._settings.gone

    # -- the timer --------------------------------------------------------------------

    def replan(self) -> None:
        """Set the timer for whatever is due next; call it after every change."""
        self.stop()
        self._put()  # caches its time before the wall clock can be adjusted
        ledger = self._core.ledger
        if self._mailbox.frozen or self._held or not ledger.started:
            return
        if ledger.closed:
            self._set([self._rematch.due()])
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
            self._mailbox.put(self._tick)

    def stop(self) -> None:
        """Cancel the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def _tick(self) -> None:
        self._queued = False
        ledger = self._core.ledger
        if self._mailbox.frozen or self._held or not ledger.started:
            return
        if self._now() >= self._resume:
            at = self._now()
            await self._try(self._play_again(at) if ledger.closed else self._one_thing(at))
        else:
            self.replan()

    async def _try(self, doing: Awaitable[None]) -> None:
        """Run what is due; on failure, back off."""
        length = self._core.ledger.length
        try:
            await doing
            if self._core.ledger.length > length:
                self._backoff.reset()
        except (NotWritten, StoreError, PhysicsError) as failed:
            if not isinstance(failed, NotWritten):  # logged by the journal
                note_fault("not-done", failed, table=self._core.id[:6])
            if not (
                isinstance(failed, NotWritten) and failed.stale
            ):  # a stale write needs no backoff
                self._resume = self._now() + self._backoff.next_delay()
        except MovedOn:
            note_trouble("moved-on", "the table has moved on", table=self._core.id[:6])
            self._resume = self._now() + self._backoff.next_delay()
        self.replan()

    async def _play_again(self, at: float) -> None:
        """Begin the rematch if everybody connected has asked; otherwise check again later."""
        due = self._rematch.due()
        if due is None or due > at:
            return
        if await self._rematch.everyone_asked():
            await self._rematch.begin()
        else:
            self._resume = at + max(MOMENT, self._settings.blink)

    async def _one_thing(self, at: float) -> None:
        """Run the first thing that is due, if any."""
        ledger = self._core.ledger
        if ledger.reacting():
            for seat in ledger.waiting():
                if seat in self.ahead:
                    await self._let_go(seat, "person")
                    return
        end = self._deadline()
        if end is not None and end <= at:
            await self._out_of_time()
            return
        absent = self._presence.gone
        gone = [who for who, since in absent.items() if since + self._settings.gone <= at]
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
        """Whether a guest who disconnected here is connected to another process."""
        presence = self._presence
        found = await presence.elsewhere(guest)
        if found:
            presence.gone[guest] = at  # check again later: that process may time out
        return found

    async def _let_go(self, seat: int, by: ActedBy) -> None:
        ledger = self._core.ledger
        action = ledger.playing.parse_action(seat, ledger.game.yields[0])
        guest = ledger.chairs[seat].guest
        await self._act(ActionRequest(action, by, ledger.version, guest=guest))

    async def _move_bot(self) -> None:
        seat = self._chance.choice(self._bot_seats())
        name = self._core.ledger.chairs[seat].bot
        version = self._core.ledger.version
        if name == "random":
            await self._bot_acts(seat, BotReply(), version)
        else:
            self._thinking = True
            self._mailbox.spawn(self._think(version, seat, ask(self._core, seat, name)))

    async def _think(self, version: int, seat: int, thinking: Awaitable[BotReply | None]) -> None:
        """Await a bot's reply in the background, then queue its action."""
        try:
            thought = await thinking
        finally:
            self._thinking = False
        reply = thought or BotReply()

        async def act() -> None:
            moved_on = version != self._core.ledger.version or seat not in self._bot_seats()
            if moved_on or self._held or self._mailbox.frozen:
                self.replan()
            else:
                await self._try(self._bot_acts(seat, reply, version))

        self._mailbox.put(act)

    async def _bot_acts(self, seat: int, reply: BotReply, version: int) -> None:
        """Carry out a bot's action; a random legal one if it is missing or illegal."""
        table = self._core.ledger.playing
        reasons = tuple(reply.reasons)
        try:
            action = table.parse_action(seat, reply.do or secrets.choice(table.legal(seat)))
        except (BadMessage, IllegalAction) as error:
            note_trouble("bot-failed", type(error).__name__, table=self._core.id[:6], seat=seat)
            action = table.parse_action(seat, secrets.choice(table.legal(seat)))
            reasons = ()
        await self._act(ActionRequest(action, "bot", version, reasons=reasons))
        self._pause()

    def _pause(self) -> None:
        """Space out the answers of bots that are asked at the same time."""
        self._slower = 1.0 + SLOWER * self._chance.random()
        self._again = self._now() + self._settings.bot_delay * APART * self._slower

    async def _out_of_time(self) -> None:
        """A deadline passed: yield for a reaction, otherwise seat a stand-in."""
        people = self._people()
        if self._core.ledger.reacting():
            await self._let_go(people[0], "clock")
        else:
            await self.stand_in(people, "out of time")

    async def stand_in(self, seats: list[int], why: str) -> None:
        """Seat stand-ins until the people return."""
        core, bot = self._core, default_bot(self._core.ledger.game)
        note("stand-in", table=core.id[:6], seats=seats, why=why)
        await self.reseat(
            [
                Seated(core.clock.stamp(), seat, "stand-in", chair.name, chair.guest, bot)
                for seat, chair in enumerate(core.ledger.chairs)
                if seat in seats and chair.kind == "person"
            ]
        )

    async def reseat(self, changes: list[Entry]) -> None:
        """Write seating changes and broadcast them."""
        if not changes:
            return
        await self._core.journal.write(changes)
        self.ahead = {seat for seat in self.ahead if not self.is_bot(seat)}
        self._fresh = self._now()
        self.replan()
        self._announce()

    def hold(self) -> None:
        """Pause until `release`."""
        self._held = True
        self.replan()

    def release(self, *, again: bool) -> None:
        """Resume; clocks restart `again` if we caused the interruption."""
        self._held = False
        if again:
            self._fresh = self._now()

    # -- people -----------------------------------------------------------------------

    def on_join(self, *, first: bool) -> None:
        """Somebody connected; at a live table the `first` one restarts the clocks."""
        presence = self._presence
        if self._live() and first and self._core.audience.connected_guests():
            self._fresh = self._now()
            presence.gone = dict.fromkeys(presence.gone, self._fresh)
        self.replan()

    def on_foreign_entry(self, entry: Entry) -> None:
        """Another process wrote: people who acted are present; reseating restarts the clock."""
        if isinstance(entry, Seated):
            self._fresh = self._now()
        if isinstance(entry, Acted) and entry.by == "person":
            seat, _ = split_entry(0, entry.line)
            self._presence.gone.pop(self._core.ledger.chairs[seat].guest, None)
