"""What every request passes: does it come from our own pages, who asks, and not too often."""

from __future__ import annotations

from starlette.requests import HTTPConnection, Request
from starlette.types import Receive, Scope, Send

from spicery.server.http.addresses import address_of
from spicery.server.http.host_names import Hosts
from spicery.server.http.rate_limits import Limits, Slots, Stay, Who
from spicery.server.http.web import Endpoint, Refusal
from spicery.server.identity import People
from spicery.server.settings import Rate, Settings


class Door:
    """Lets requests in, or says why not."""

    def __init__(self, people: People, settings: Settings) -> None:
        self.people = people
        self.settings = settings
        self.limits = Limits(settings.crowd)
        self.hosts = Hosts(settings)
        self.slots = Slots(settings.at_once, settings.crowd, settings.patience)
        self.analyses = Slots(settings.analyses_at_once, settings.crowd, settings.patience)

    async def who(self, asked: HTTPConnection) -> Who:
        """Whoever asks."""
        guest = await self.people.of(asked)
        return Who(guest.id if guest else "", address_of(asked))

    async def guard(self, request: Request) -> Who:
        """For whatever writes: from our own pages, and not too often."""
        if objection := self.hosts.objection(request):
            raise Refusal("not-yours", objection)
        who = await self.who(request)
        self.limits.spend(who, "write", self.settings.requests)
        return who

    async def spend(self, request: Request, kind: str, rate: Rate) -> None:
        """One more request of a kind; too-often if it is one too many."""
        self.limits.spend(await self.who(request), kind, rate)


class Few:
    """An endpoint that costs much: each person has few requests under way, to the last byte.

    What goes on for long after its record was read moves on to other slots (`stay_of`).
    """

    def __init__(self, door: Door, endpoint: Endpoint, *, writes: bool = True) -> None:
        self._door = door
        self._endpoint = endpoint
        self._writes = writes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, from before its body is read until its answer is sent."""
        request = Request(scope, receive, send)
        door = self._door
        who = await (door.guard if self._writes else door.who)(request)
        door.limits.spend(who, "replay", door.settings.replays)
        stay = request.state.stay = Stay(who)
        try:
            await stay.move(door.slots)
            answer = await self._endpoint(request)
            await answer(scope, receive, send)
        finally:
            await stay.end()


def stay_of(request: Request) -> Stay:
    """Where a request of such an endpoint is counted."""
    stay: Stay = request.state.stay
    return stay
