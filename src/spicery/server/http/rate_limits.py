"""How often each person and each address may ask, and how much of it may be under way at once.

Whoever has no name yet counts as the person of their address.  An address may do several times as
much as one person, for a household or a school shares one.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

from spicery.server.http.web import Refusal
from spicery.server.settings import Rate

MOST_BUCKETS = 10_000


@dataclass(frozen=True)
class Who:
    """Whoever asks: the guest, if they are known, and from where."""

    guest: str
    address: str

    @property
    def person(self) -> str:
        """What their own limits go by."""
        return f"guest {self.guest}" if self.guest else f"stranger {self.address}"

    @property
    def place(self) -> str:
        """What the limits of their address go by."""
        return f"address {self.address}"


class Bucket:
    """A token bucket: lets a burst through, then so many a second."""

    __slots__ = ("left", "rate", "then")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = rate.burst
        self.then = time.monotonic()

    def spend(self, now: float | None = None) -> bool:
        """Whether one more may pass."""
        at = time.monotonic() if now is None else now
        self.left = min(self.rate.burst, self.left + (at - self.then) * self.rate.second)
        self.then = at
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limits:
    """How often each may ask."""

    def __init__(self, crowd: int) -> None:
        self.crowd = crowd  # times as much for an address as for a person
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def may(self, who: Who, kind: str, rate: Rate) -> bool:
        """Whether one more of a kind may pass; if so, it is counted."""
        own = self._bucket((who.person, kind), rate)
        many = Rate(rate.burst * self.crowd, rate.second * self.crowd)
        shared = self._bucket((who.place, kind), many)
        return own.spend() and shared.spend()  # who is stopped takes nothing from neighbours

    def spend(self, who: Who, kind: str, rate: Rate) -> None:
        """One more request of a kind; too-often if it is one too many."""
        if not self.may(who, kind, rate):
            raise Refusal("too-often", "too many requests at once; wait a moment, then try again")

    def spend_shared(self, who: Who, kind: str, rate: Rate, told: str) -> None:
        """One more of what is counted by address alone; too-often if it is one too many."""
        if not self._bucket((who.place, kind), rate).spend():
            raise Refusal("too-often", told)

    def _bucket(self, key: tuple[str, str], rate: Rate) -> Bucket:
        """The bucket of a key; the one that was used longest ago makes room for a new one."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(rate)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket


class Gate:
    """Lets so many through at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.inside = 0
        self.waiting = 0
        self.free = asyncio.Semaphore(most)

    async def enter(self, until: float) -> None:
        """Wait until there is room; too-often if there is none in time, or too many wait."""
        if self.waiting >= self.most:
            raise busy(self.most)
        self.waiting += 1
        try:
            async with asyncio.timeout(until - time.monotonic()):
                await self.free.acquire()
        except TimeoutError as error:
            raise busy(self.most) from error
        finally:
            self.waiting -= 1
        self.inside += 1

    def leave(self) -> None:
        """Make room."""
        self.inside -= 1
        self.free.release()


def busy(most: int) -> Refusal:
    """What is said to those who ask for too much at once."""
    told = f"at most {most} of these at once; wait until another one is done, then try again"
    return Refusal("too-often", told)


class Slots:
    """How much of a kind each person and each address may have under way.

    People without a name cannot be told apart: those of one address share what all of its people
    but one may have, so that none of them locks out the others, nor all of them a named guest.
    """

    def __init__(self, most: int, crowd: int, patience: float) -> None:
        self.most = most  # of one person
        self.crowd = crowd
        self.patience = patience  # seconds that somebody waits for one of their own to end
        self._gates: dict[str, Gate] = {}

    @asynccontextmanager
    async def one(self, who: Who) -> AsyncIterator[None]:
        """A place for one more."""
        until = time.monotonic() + self.patience
        many = self.most * self.crowd
        own = self.most if who.guest else max(self.most, many - self.most)
        async with (
            self._through(who.person, own, until),
            self._through(who.place, many, until),
        ):
            yield

    @asynccontextmanager
    async def _through(self, key: str, most: int, until: float) -> AsyncIterator[None]:
        gate = self._gates.setdefault(key, Gate(most))
        try:
            await gate.enter(until)
            try:
                yield
            finally:
                gate.leave()
        finally:
            if not gate.inside and not gate.waiting:
                self._gates.pop(key, None)


class Stay:
    """A request that is under way, and where it is counted now."""

    def __init__(self, who: Who) -> None:
        self._who = who
        self._held = AsyncExitStack()

    async def move(self, slots: Slots) -> None:
        """Give up the place it has, if any, and take one of these."""
        await self._held.aclose()
        await self._held.enter_async_context(slots.one(self._who))

    async def end(self) -> None:
        """It is done."""
        await self._held.aclose()
