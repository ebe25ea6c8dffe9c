"""Rate and concurrency limits, per person and per address.

People without a name count as one person per address.  An address gets a multiple of a person's
limits, because a household or school may share it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

from spicery.server.clock import SystemClock
from spicery.server.http.responses import Refusal
from spicery.server.settings import Rate

MOST_BUCKETS = 10_000


@dataclass(frozen=True)
class Requester:
    """The sender of a request: the guest, if known, and the address."""

    guest: str
    address: str

    @property
    def person_key(self) -> str:
        """The key of the person's limits."""
        return f"guest {self.guest}" if self.guest else f"stranger {self.address}"

    @property
    def address_key(self) -> str:
        """The key of the address's limits."""
        return f"address {self.address}"


class TokenBucket:
    """A token bucket: allows a burst, then a sustained rate."""

    __slots__ = ("left", "rate", "then")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.left = rate.burst
        self.then = now

    def spend(self, now: float) -> bool:
        """Take a token at a monotonic time; False if there is none."""
        self.left = min(self.rate.burst, self.left + (now - self.then) * self.rate.second)
        self.then = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class RateLimits:
    """Token buckets by person and by address."""

    def __init__(self, crowd: int, clock: SystemClock) -> None:
        self.crowd = crowd  # limits of an address, as a multiple of a person's
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], TokenBucket] = OrderedDict()

    def allow(self, who: Requester, kind: str, rate: Rate) -> bool:
        """Whether another request of a kind is within the limits; if so, count it."""
        many = Rate(rate.burst * self.crowd, rate.second * self.crowd)
        # A person over their own limit uses up none of the address's tokens.
        own = self._spend((who.person_key, kind), rate)
        return own and self._spend((who.address_key, kind), many)

    def spend(self, who: Requester, kind: str, rate: Rate) -> None:
        """Count a request of a kind; too-often if it exceeds the rate."""
        if not self.allow(who, kind, rate):
            raise Refusal("too-often", "too many requests at once; wait a moment, then try again")

    def spend_shared(self, who: Requester, kind: str, rate: Rate, detail: str) -> None:
        """Count a request against its address only; too-often if it exceeds the rate."""
        if not self._spend((who.address_key, kind), rate):
            raise Refusal("too-often", detail)

    def _spend(self, key: tuple[str, str], rate: Rate) -> bool:
        """Take a token from a key's bucket, in a least-recently-used cache."""
        now = self._clock.monotonic()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = TokenBucket(rate, now)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.spend(now)


class BoundedSlots:
    """A limited number of slots, with a limited queue."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.inside = 0
        self.waiting = 0
        self.free = asyncio.Semaphore(most)

    async def enter(self, until: float) -> None:
        """Wait for a slot until a time of the event loop; too-often if there is none by then."""
        if self.waiting >= self.most:
            raise busy(self.most)
        self.waiting += 1
        try:
            async with asyncio.timeout_at(until):
                await self.free.acquire()
        except TimeoutError as error:
            raise busy(self.most) from error
        finally:
            self.waiting -= 1
        self.inside += 1

    def leave(self) -> None:
        """Release a slot."""
        self.inside -= 1
        self.free.release()


def busy(most: int) -> Refusal:
    """The refusal when too many requests are in progress."""
    detail = f"at most {most} of these requests at a time; wait for one to finish, then try again"
    return Refusal("too-often", detail)


class Slots:
    """Limits the concurrent requests of a kind per person and per address.

    People without a name cannot be told apart.  Those of one address share all of its slots but one
    person's, so that they don't block each other with a single person's limit, nor a named guest.
    """

    def __init__(self, most: int, crowd: int, patience: float) -> None:
        self.most = most  # per person
        self.crowd = crowd
        self.patience = patience  # seconds to wait for a slot
        self._gates: dict[str, BoundedSlots] = {}

    @asynccontextmanager
    async def one(self, who: Requester) -> AsyncIterator[None]:
        """Hold a slot for a request."""
        until = asyncio.get_running_loop().time() + self.patience
        many = self.most * self.crowd
        own = self.most if who.guest else max(self.most, many - self.most)
        async with (
            self._through(who.person_key, own, until),
            self._through(who.address_key, many, until),
        ):
            yield

    @asynccontextmanager
    async def _through(self, key: str, most: int, until: float) -> AsyncIterator[None]:
        gate = self._gates.setdefault(key, BoundedSlots(most))
        try:
            await gate.enter(until)
            try:
                yield
            finally:
                gate.leave()
        finally:
            if not gate.inside and not gate.waiting:
                self._gates.pop(key, None)


class SlotReservation:
    """The slot held by a request in progress."""

    def __init__(self, who: Requester) -> None:
        self._who = who
        self._held = AsyncExitStack()

    async def move(self, slots: Slots) -> None:
        """Release the current slot, if any, and acquire one from another pool."""
        await self._held.aclose()
        await self._held.enter_async_context(slots.one(self._who))

    async def end(self) -> None:
        """Release the slot."""
        await self._held.aclose()
