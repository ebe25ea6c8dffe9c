"""The socket of a table: reads with limits, hands on to the room, sends what the room tells.

Pings are answered at once; everything else waits its turn in the room's queue.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Any

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from spicery.server import messages as say
from spicery.server.desk import handle
from spicery.server.door import is_ours
from spicery.server.follower import Bucket, Follower
from spicery.server.house import House
from spicery.server.ledger import Unplayable
from spicery.server.logs import note_fault
from spicery.server.people import People
from spicery.server.room import Room, refuse
from spicery.server.web import UNREADABLE
from spicery.store import Broken

DECODER = msgspec.json.Decoder(say.ToServer)
LOOSE = msgspec.json.Decoder()
PENDING = 32  # messages of one connection that may wait in the queue
LONGEST_ID = 64

POLICY, TOO_BIG, BUSY, UNKNOWN, OURS = 1008, 1009, 1013, 4404, 1011


class TableSocket:
    """The ASGI end of a table's sockets."""

    def __init__(self, house: House, people: People) -> None:
        self.house = house
        self.people = people
        self.settings = house.settings
        self._lines: Counter[str] = Counter()  # open connections by address

    async def __call__(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection to a table from beginning to end."""
        asked = HTTPConnection(scope)
        await receive()  # the wish to connect
        if not is_ours(asked, self.settings.origins):
            await send({"type": "websocket.close", "code": POLICY, "reason": "another site"})
            return
        try:
            room = await self.house.find(table)
            guest = await self.people.of(asked)
        except Unplayable as error:
            note_fault("unplayable", error, table=table[:6])
            await close_with(send, say.Frozen(str(error)), OURS)
            return
        except Broken as failed:
            note_fault("not-read", failed)
            told = say.Refused("", "not-now", "", "the table cannot be read now; try again")
            await close_with(send, told, BUSY)
            return
        if room is None:
            await close_with(send, say.Refused("", "unknown", "", "no such table"), UNKNOWN)
            return
        address = asked.client.host if asked.client else ""
        if self._lines[address] >= self.settings.sockets:
            told = say.Refused("", "too-often", "", "too many connections from one address")
            await close_with(send, told, BUSY)
            return
        await send({"type": "websocket.accept"})
        who = (guest.id, guest.name) if guest else ("", "")
        follower = Follower(*who, self.settings.outbox, send)
        self._lines[address] += 1
        try:
            await Line(room, follower, receive, send).run()
        finally:
            self._lines[address] -= 1
            if not self._lines[address]:
                del self._lines[address]


async def close_with(send: Send, message: say.ToClient, code: int) -> None:
    """Accept only to say in words why not."""
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": msgspec.json.encode(message).decode()})
    await send({"type": "websocket.close", "code": code})


class Line:
    """One open connection."""

    def __init__(self, room: Room, follower: Follower, receive: Receive, send: Send) -> None:
        self.room = room
        self.follower = follower
        self.receive = receive
        self.send = send
        self.bucket = Bucket(room.settings.messages)
        self.tilts = Bucket(room.settings.tilts)
        self.refusals = 0
        self.slow = False

    async def run(self) -> None:
        """Read and write until the client goes, or misbehaves."""
        self.room.lines += 1
        reader = asyncio.create_task(self._read())

        def hang_up() -> None:
            self.slow = True
            reader.cancel()

        self.follower.hang_up = hang_up
        try:
            code = await reader
        except asyncio.CancelledError:
            reader.cancel()
            if not self.slow:
                raise
            code = BUSY  # it does not read what it is told
        finally:
            self.follower.close()
            room, follower = self.room, self.follower

            async def leave() -> None:
                room.lines -= 1
                room.leave(follower)

            room.put(leave)
        if code:
            await self._close(code)

    async def _close(self, code: int) -> None:
        try:
            await self.send({"type": "websocket.close", "code": code})
        except (OSError, RuntimeError):  # it is gone already
            return

    async def _read(self) -> int:
        """Take messages; the code to close with, 0 if the client has closed."""
        while True:
            event = await self.receive()
            if event["type"] == "websocket.disconnect":
                return 0
            arrived = time.monotonic()
            self._take(event, arrived)
            if self.refusals > self.room.settings.refusals:
                return POLICY

    def _take(self, event: Any, arrived: float) -> None:
        """One message: refuse it, answer it, or put it into the room's queue."""
        room, follower = self.room, self.follower
        data = event.get("text") or event.get("bytes") or ""
        if len(data) > room.settings.message_bytes:
            most = room.settings.message_bytes
            self._refuse("", "too-long", f"a message has at most {most} bytes")
            return
        message = read(data)
        if isinstance(message, say.Tilt):
            self._tilt(message, arrived)
        elif not self.bucket.spend(arrived) or follower.waiting >= PENDING:
            self._refuse(id_in(data), "too-often", "slowly: not so many messages at once")
        elif isinstance(message, Exception):
            self._refuse(id_in(data), "unreadable", str(message))
        elif isinstance(message, say.Ping):
            follower.tell(say.Pong(message.at, follower.mark()))
        elif isinstance(message, say.Echo):
            follower.echoed(message.mark)
        elif len(getattr(message, "id", "")) > LONGEST_ID:
            self._refuse("", "too-long", f"an id has at most {LONGEST_ID} signs")
        else:
            follower.waiting += 1
            room.put(lambda: handle(room, follower, message, arrived))

    def _tilt(self, message: say.Tilt, arrived: float) -> None:
        """Where a hand is, at once and without an answer."""
        if not self.tilts.spend(arrived):
            self.refusals += 1
        elif self.room.holding is not None:
            self.room.holding.tilt(self.follower, message)

    def _refuse(self, id_: str, why: str, detail: str) -> None:
        self.refusals += 1
        refuse(self.room, self.follower, id_, why, detail)


def read(data: str | bytes) -> say.ToServer | Exception:
    """The message, or what is wrong with it."""
    try:
        message: say.ToServer = DECODER.decode(data)
    except UNREADABLE as error:
        return error
    return message


def id_in(data: str | bytes) -> str:
    """The id of a message that was not taken, if it has one that can be read."""
    try:
        loose = LOOSE.decode(data)
    except UNREADABLE:
        return ""
    found = loose.get("id") if isinstance(loose, dict) else None
    return found[:LONGEST_ID] if isinstance(found, str) else ""
