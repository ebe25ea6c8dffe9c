"""Access control: origin checks, authentication and rate limits for every request."""

from __future__ import annotations

from starlette.requests import HTTPConnection, Request
from starlette.types import Receive, Scope, Send

from spicery.server.http.addresses import address_of
from spicery.server.http.host_names import Hosts
from spicery.server.http.rate_limits import RateLimits, Requester, SlotReservation, Slots
from spicery.server.http.responses import Endpoint, Refusal
from spicery.server.identity import GuestAuth
from spicery.server.settings import Rate, Settings


class AccessControl:
    """Admits requests, or refuses them with a reason."""

    def __init__(self, auth: GuestAuth, settings: Settings) -> None:
        self.auth = auth
        self.settings = settings
        self.limits = RateLimits(settings.crowd, settings.clock)
        self.hosts = Hosts(settings)
        self.slots = Slots(settings.at_once, settings.crowd, settings.patience)
        self.analyses = Slots(settings.analyses_at_once, settings.crowd, settings.patience)

    async def who(self, asked: HTTPConnection) -> Requester:
        """The requester: guest and address."""
        guest = await self.auth.identify(asked)
        return Requester(guest.id if guest else "", address_of(asked))

    async def guard(self, request: Request) -> Requester:
        """Check a request that changes something: its origin, and the rate limit for writes."""
        if objection := self.hosts.objection(request):
            raise Refusal("not-yours", objection)
        who = await self.who(request)
        self.limits.spend(who, "write", self.settings.requests)
        return who

    async def spend(self, request: Request, kind: str, rate: Rate) -> None:
        """Count a request of a kind; too-often if it exceeds the rate."""
        self.limits.spend(await self.who(request), kind, rate)


class Throttled:
    """An expensive endpoint: limits the concurrent requests of each person until the last byte.

    Long-running work can move to another pool of slots (`reservation_of`).
    """

    def __init__(self, access: AccessControl, endpoint: Endpoint, *, writes: bool = True) -> None:
        self._access = access
        self._endpoint = endpoint
        self._writes = writes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request, from before its body is read until its response is sent."""
        request = Request(scope, receive, send)
        access = self._access
        who = await (access.guard if self._writes else access.who)(request)
        access.limits.spend(who, "replay", access.settings.replays)
        reservation = request.state.reservation = SlotReservation(who)
        try:
            await reservation.move(access.slots)
            answer = await self._endpoint(request)
            await answer(scope, receive, send)
        finally:
            await reservation.end()


def reservation_of(request: Request) -> SlotReservation:
    """The slot reservation of a request to such an endpoint."""
    reservation: SlotReservation = request.state.reservation
    return reservation
