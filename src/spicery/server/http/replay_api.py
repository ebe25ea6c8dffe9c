"""The HTTP API of finished games and uploaded records: replays, what-if motions, analyses."""

from __future__ import annotations

import zlib
from collections.abc import AsyncIterator
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from spicery.core.table import ONLOOKER
from spicery.physics.errors import PhysicsError
from spicery.physics.simulation import PhysicsRequest, as_action
from spicery.server.http.access import AccessControl, reservation_of
from spicery.server.http.responses import (
    Refusal,
    json_response,
    ndjson_response,
    only,
    read_body,
    read_json,
)
from spicery.server.messages import ClockWish, Opened
from spicery.server.messages.replays import (
    Again,
    Inquiry,
    Kept,
    Outcome,
    PlayOn,
    ReplayStep,
    Spot,
)
from spicery.server.persistence.entries import OpenedTable
from spicery.server.replays.jobs import (
    AgainJob,
    AskJob,
    MotionsJob,
    PhysicsQuery,
    Prefix,
    PrefixJob,
    ReplayJob,
    game_of,
    steps_in,
)
from spicery.server.room_registry import Registry
from spicery.server.seats.lineup import cast as cast_bot
from spicery.server.seats.lineup import objection_to
from spicery.server.seats.rematch import Place
from spicery.server.table.ledger import Ledger
from spicery.server.table.views import seats_of

K = TypeVar("K", bound=Kept)
PIECE = 65_536  # bytes per chunk
MOST_REPEATED = 4000  # steps of a record at a new table; they take some hundredths of a second
STEPS = msgspec.json.Decoder(list[ReplayStep])
ASKED = msgspec.json.Decoder(PhysicsQuery)
PREFIX = msgspec.json.Decoder(Prefix)


class ReplayApi:
    """The endpoints."""

    def __init__(self, registry: Registry, access: AccessControl) -> None:
        self.registry = registry
        self.access = access
        self.settings = registry.settings

    async def record(self, request: Request) -> Response:
        """Download the record of a finished game, however long it is."""
        table = request.path_params["table"]
        ledger = await self._finished(table)
        name = f"{ledger.opened.game}-{table[:6]}.record"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        text = ledger.record().encode()
        return StreamingResponse(pieces(text), media_type="text/plain", headers=headers)

    async def replay(self, request: Request) -> Response:
        """A finished game, step by step, as one viewer saw it."""
        viewer = viewer_of(request)
        ledger = await self._finished(request.path_params["table"])
        text = self._bounded(ledger.record())
        return await self._replay(request, text, viewer, ledger)

    async def upload(self, request: Request) -> Response:
        """A replay of an uploaded record."""
        viewer = viewer_of(request)
        body = await read_body(request, self.settings.record_bytes)
        try:
            text = body.decode()
        except UnicodeDecodeError as error:
            line = body[: error.start].count(b"\n") + 1
            raise Refusal("bad-record", "this isn't a text file", line) from error
        return await self._replay(request, self._bounded(text), viewer)

    async def _replay(
        self, request: Request, text: str, viewer: int, ledger: Ledger | None = None
    ) -> Response:
        seats = seats_of(ledger, (), {}) if ledger else []
        films, changes = (ledger.films, ledger.changes) if ledger else ({}, [])
        settles = self.registry.services.physics.can_simulate(game_of(text))
        job = ReplayJob(text, viewer, seats, films, settles, changes)
        parts = await self.registry.services.readers.parts(job)
        return unpacked(parts, "gzip" in request.headers.get("accept-encoding", ""))

    async def motions(self, request: Request) -> Response:
        """The motions that are possible at a step of a replay."""
        spot, text = await self._wished(request, Spot)
        if not self.registry.services.physics.can_simulate(game_of(text)):
            raise Refusal(
                "not-now", "motions need physics, which is not available on this server right now"
            )
        found = await self.registry.services.readers.ask(MotionsJob(text, spot.step))
        return Response(found, media_type="application/json")

    async def again(self, request: Request) -> Response:
        """Simulate another motion at a step of a replay; nothing is stored."""
        wish, text = await self._wished(request, Again)
        readers, physics = self.registry.services.readers, self.registry.services.physics
        question = ASKED.decode(await readers.ask(AskJob(text, wish.step, wish.do)))
        asked = PhysicsRequest(question.game, question.code, question.numbers)
        try:
            found = await physics.simulate(asked)
        except PhysicsError as error:
            raise Refusal("not-now", str(error)) from error
        job = AgainJob(
            text,
            wish.step,
            wish.do,
            viewer=wish.seat,
            code=asked.code,
            numbers=as_action(asked, found).numbers,
            film=len(found.film),
        )
        return json_response(Outcome(STEPS.decode(await readers.ask(job)), found.film))

    async def analysis(self, request: Request) -> Response:
        """What the strongest bot would have done at each step, streamed."""
        wish, text = await self._wished(request, Inquiry)
        analyst = self.registry.services.analyst
        cached = await analyst.cached(text)
        if cached is not None:
            return ndjson_response(only(cached))
        prepared = await analyst.prepare(text)
        await reservation_of(request).move(self.access.analyses)
        who = await self.access.who(request)
        self.access.limits.spend(who, "analysis", self.settings.analysing)
        owner = who.guest or who.address
        return ndjson_response(analyst.findings(text, prepared, owner, wish.first))

    async def play_on(self, request: Request) -> Response:
        """Open a table that goes on from a step; its reader has one seat, bots the others.

        The new table is an ordinary one: its reader is shown what that seat knows, no more.
        """
        wish, text = await self._wished(request, PlayOn)
        names = await self._bot_names(wish.table)
        guest = await self.access.auth.identify(request)
        if guest is None:
            raise Refusal("unknown-guest", "choose a name first")
        game = game_of(text)
        if objection := objection_to(game, wish.bot):
            raise Refusal("unreadable", objection)
        job = PrefixJob(text, wish.step, wish.seat)
        prefix = PREFIX.decode(await self.registry.services.readers.ask(job))
        if len(prefix.lines) > MOST_REPEATED:
            detail = f"only the first {MOST_REPEATED:,} steps of a record can be played on"
            raise Refusal("too-long", detail)
        chairs: list[Place] = []
        for seat in range(prefix.seats):
            others = [place[3] for place in chairs]
            bot: Place = (names.get(seat, ""), "bot", "", cast_bot(game, wish.bot, others))
            person: Place = (guest.name, "person", guest.id, "")
            chairs.append(person if seat == wish.seat else bot)
        opened = OpenedTable(
            0, game.name, prefix.seats, prefix.options, guest.id, ClockWish(), public=False
        )
        async with self.registry.opening(guest.id):
            room = await self.registry.open(opened, chairs, start=wish.bot, past=prefix.lines)
        return json_response(Opened(room.id), 201)

    async def _bot_names(self, table: str) -> dict[int, str]:
        """The names of a table's bots, by seat; they keep them.  A record has none."""
        chairs = (await self._finished(table)).chairs if table else []
        return {seat: chair.name for seat, chair in enumerate(chairs) if chair.kind == "bot"}

    # -- shared -----------------------------------------------------------------------------

    async def _wished(self, request: Request, shape: type[K]) -> tuple[K, str]:
        """The decoded request body, and the record it refers to."""
        wish = await read_json(request, shape, self.settings.record_bytes)
        if not wish.table:
            return wish, self._bounded(wish.record)
        return wish, self._bounded((await self._finished(wish.table)).record())

    async def _finished(self, table: str) -> Ledger:
        """The ledger of a finished table."""
        room = await self.registry.find(table)
        if room is None:
            raise Refusal("unknown", "this table doesn't exist")
        if not room.ledger.closed:  # a halted game cannot go on, so its secrets are harmless
            raise Refusal("not-now", "the game isn't over; its record contains secrets")
        return room.ledger

    def _bounded(self, text: str) -> str:
        """Check that a record is not too long to be replayed."""
        steps, most = steps_in(text), self.settings.record_steps
        if steps > most:
            detail = f"this record has {steps:,} steps; at most {most:,} can be shown"
            raise Refusal("too-long", detail)
        if len(text) > self.settings.record_bytes:
            size = self.settings.record_bytes
            raise Refusal("too-long", f"this record is larger than {size:,} bytes")
        return text


def viewer_of(request: Request) -> int:
    """The viewer requested in the query string."""
    text = request.query_params.get("seat", str(ONLOOKER))
    try:
        viewer = int(text) if len(text) < 8 else -99
    except ValueError:
        viewer = -99
    if not -3 <= viewer <= 99 or viewer == -1:
        raise Refusal(
            "unreadable", "'seat' must be a seat, -2 for an onlooker or -3 to see everything"
        )
    return viewer


async def pieces(data: bytes) -> AsyncIterator[bytes]:
    """A long response in chunks, so that little of it is buffered for a slow client."""
    for at in range(0, len(data), PIECE):
        yield data[at : at + PIECE]


def unpacked(parts: list[bytes], accepts: bool) -> Response:
    """Gzipped JSON from a worker: sent as it is, or decompressed on the fly."""
    packing = {"content-encoding": "gzip" if accepts else "identity", "vary": "accept-encoding"}
    stream = as_it_is(parts) if accepts else unpacking(parts)
    return StreamingResponse(stream, media_type="application/json", headers=packing)


async def as_it_is(parts: list[bytes]) -> AsyncIterator[bytes]:
    """The parts, unchanged."""
    for part in parts:
        yield part


async def unpacking(parts: list[bytes]) -> AsyncIterator[bytes]:
    """The decompressed parts, in chunks."""
    unpacker = zlib.decompressobj(wbits=31)
    for part in parts:
        yield unpacker.decompress(part, PIECE)
        while unpacker.unconsumed_tail:
            yield unpacker.decompress(unpacker.unconsumed_tail, PIECE)
    yield unpacker.flush()
