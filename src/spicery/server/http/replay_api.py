"""Finished games and kept records over HTTP: replays, motions made again, analyses."""

from __future__ import annotations

import zlib
from collections.abc import AsyncIterator
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from spicery.core.table import ONLOOKER
from spicery.physics.errors import PhysicsError
from spicery.physics.nature import PhysicsRequest, action
from spicery.server.http.gate import Door, stay_of
from spicery.server.http.web import Refusal, body_of, lines_of, once, text_of, told
from spicery.server.messages.replays import Again, Kept, Outcome, ReplayStep, Spot
from spicery.server.registry import Registry
from spicery.server.replays.replays import (
    AgainJob,
    Asked,
    AskJob,
    MotionsJob,
    ReplayJob,
    game_of,
    steps_in,
)
from spicery.server.table.ledger import Ledger
from spicery.server.table.views import seats_of

K = TypeVar("K", bound=Kept)
PIECE = 65_536  # bytes that are sent at once
STEPS = msgspec.json.Decoder(list[ReplayStep])
ASKED = msgspec.json.Decoder(Asked)


class Looking:
    """The endpoints."""

    def __init__(self, registry: Registry, door: Door) -> None:
        self.registry = registry
        self.door = door
        self.settings = registry.settings

    async def record(self, request: Request) -> Response:
        """The record of a game that was played, to keep; however long, for nobody loses a game."""
        table = request.path_params["table"]
        ledger = await self._finished(table)
        name = f"{ledger.opened.game}-{table[:6]}.record"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        text = ledger.record().encode()
        return StreamingResponse(pieces(text), media_type="text/plain", headers=headers)

    async def replay(self, request: Request) -> Response:
        """A finished game, step by step, with one viewer's eyes."""
        viewer = viewer_of(request)
        ledger = await self._finished(request.path_params["table"])
        text = self._bounded(ledger.record())
        return await self._replay(request, text, viewer, ledger)

    async def upload(self, request: Request) -> Response:
        """A record that somebody kept, as a replay."""
        viewer = viewer_of(request)
        body = await text_of(request, self.settings.record_bytes)
        try:
            text = body.decode()
        except UnicodeDecodeError as error:
            line = body[: error.start].count(b"\n") + 1
            raise Refusal("bad-record", "the file is not text", line) from error
        return await self._replay(request, self._bounded(text), viewer)

    async def _replay(
        self, request: Request, text: str, viewer: int, ledger: Ledger | None = None
    ) -> Response:
        seats = seats_of(ledger, (), {}) if ledger else []
        films, changes = (ledger.films, ledger.changes) if ledger else ({}, [])
        settles = self.registry.services.physics.can_settle(game_of(text))
        job = ReplayJob(text, viewer, seats, films, settles, changes)
        parts = await self.registry.services.readers.parts(job)
        return unpacked(parts, "gzip" in request.headers.get("accept-encoding", ""))

    async def motions(self, request: Request) -> Response:
        """What could be thrown, seasoned or flipped at a step of a replay."""
        spot, text = await self._wished(request, Spot)
        if not self.registry.services.physics.can_settle(game_of(text)):
            raise Refusal("not-now", "motions need physics, and this server has none now")
        found = await self.registry.services.readers.ask(MotionsJob(text, spot.step))
        return Response(found, media_type="application/json")

    async def again(self, request: Request) -> Response:
        """Another motion from a step of a replay; nothing is changed."""
        wish, text = await self._wished(request, Again)
        readers, physics = self.registry.services.readers, self.registry.services.physics
        question = ASKED.decode(await readers.ask(AskJob(text, wish.step, wish.do)))
        asked = PhysicsRequest(question.game, question.code, question.numbers)
        try:
            found = await physics.settled(asked)
        except PhysicsError as error:
            raise Refusal("not-now", str(error)) from error
        job = AgainJob(
            text,
            wish.step,
            wish.do,
            viewer=wish.seat,
            code=asked.code,
            numbers=action(asked, found).numbers,
            film=len(found.film),
        )
        return told(Outcome(STEPS.decode(await readers.ask(job)), found.film))

    async def analysis(self, request: Request) -> Response:
        """What the champion would have done at each step, line by line as it is found."""
        _, text = await self._wished(request, Kept)
        analyst = self.registry.services.analyst
        kept = await analyst.kept(text)
        if kept is not None:
            return lines_of(once(kept))
        looked = await analyst.look(text)
        await stay_of(request).move(self.door.analyses)
        who = await self.door.who(request)
        self.door.limits.spend(who, "analysis", self.settings.analysing)
        return lines_of(analyst.findings(text, looked, who.guest or who.address))

    # -- what several need ------------------------------------------------------------------

    async def _wished(self, request: Request, shape: type[K]) -> tuple[K, str]:
        """What is wished, and the record that it is about."""
        wish = await body_of(request, shape, self.settings.record_bytes)
        if not wish.table:
            return wish, self._bounded(wish.record)
        return wish, self._bounded((await self._finished(wish.table)).record())

    async def _finished(self, table: str) -> Ledger:
        """A table at which nothing more is played."""
        room = await self.registry.find(table)
        if room is None:
            raise Refusal("unknown", "there is no such table")
        if not room.ledger.closed:  # what is halted can never go on, so its secrets are of no use
            raise Refusal("not-now", "the game is not over; its record holds secrets")
        return room.ledger

    def _bounded(self, text: str) -> str:
        """A record that is not too long to be played again."""
        steps, most = steps_in(text), self.settings.record_steps
        if steps > most:
            told = f"this record has {steps:,} steps, and at most {most:,} can be shown"
            raise Refusal("too-long", told)
        if len(text) > self.settings.record_bytes:
            size = self.settings.record_bytes
            raise Refusal("too-long", f"this record has more than {size:,} bytes")
        return text


def viewer_of(request: Request) -> int:
    """The viewer that a request asks for."""
    text = request.query_params.get("seat", str(ONLOOKER))
    try:
        viewer = int(text) if len(text) < 8 else -99
    except ValueError:
        viewer = -99
    if not -3 <= viewer <= 99 or viewer == -1:
        raise Refusal("unreadable", "'seat' is a seat, -2 for an onlooker or -3 for all open")
    return viewer


async def pieces(data: bytes) -> AsyncIterator[bytes]:
    """A long answer, a piece at a time: no more of it lies between us and a slow line."""
    for at in range(0, len(data), PIECE):
        yield data[at : at + PIECE]


def unpacked(parts: list[bytes], accepts: bool) -> Response:
    """JSON that a reader has packed: as it is, or unpacked while it is sent."""
    packing = {"content-encoding": "gzip" if accepts else "identity", "vary": "accept-encoding"}
    stream = as_it_is(parts) if accepts else unpacking(parts)
    return StreamingResponse(stream, media_type="application/json", headers=packing)


async def as_it_is(parts: list[bytes]) -> AsyncIterator[bytes]:
    """The parts."""
    for part in parts:
        yield part


async def unpacking(parts: list[bytes]) -> AsyncIterator[bytes]:
    """What was packed in the parts, a piece at a time."""
    unpacker = zlib.decompressobj(wbits=31)
    for part in parts:
        yield unpacker.decompress(part, PIECE)
        while unpacker.unconsumed_tail:
            yield unpacker.decompress(unpacker.unconsumed_tail, PIECE)
    yield unpacker.flush()
