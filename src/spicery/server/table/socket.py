"""The socket of a table: reads with limits, hands on to the room, sends what the room tells.

Pings are answered at once; everything else waits its turn in the room's mailbox.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from spicery.server import messages as say
from spicery.server.diagnostics import note_fault
from spicery.server.http.addresses import address_of
from spicery.server.http.gate import Door
from spicery.server.http.rate_limits import Bucket, Who
from spicery.server.http.transport import CUT
from spicery.server.http.web import UNREADABLE
from spicery.server.registry import Registry
from spicery.server.table.connection import Connection
from spicery.server.table.handlers import handle
from spicery.server.table.ledger import Unplayable
from spicery.server.table.room import Room, refuse
from spicery.store import Broken

DECODER = msgspec.json.Decoder(say.ToServer)
LOOSE = msgspec.json.Decoder()
PENDING = 32  # messages of one connection that may wait in the queue
LONGEST_ID = 64

POLICY, TOO_BIG, BUSY, UNKNOWN, OURS = 1008, 1009, 1013, 4404, 1011
SLOW = -1  # it does not read what it is told, so there is no use in a code
NOT_READ = say.Refused("", "not-now", "", "the table cannot be read now; try again")


class TableSocket:
    """The ASGI end of a table's sockets."""

    def __init__(self, registry: Registry, door: Door) -> None:
        self.registry = registry
        self.door = door
        self.settings = registry.settings
        self._lines: Counter[str] = Counter()  # open connections by person and by address

    async def __call__(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection to a table from beginning to end."""
        asked = HTTPConnection(scope)
        await receive()  # the wish to connect
        if objection := self.door.hosts.objection(asked):
            await send({"type": "websocket.close", "code": POLICY, "reason": objection[:100]})
            return
        try:
            guest = await self.door.people.of(asked)
        except Broken as error:
            note_fault("not-read", error)
            await close_with(send, NOT_READ, BUSY)
            return
        who = Who(guest.id if guest else "", address_of(asked))
        objection = self._objection(who)
        if objection:
            await close_with(send, say.Refused("", "too-often", "", objection), BUSY)
            return
        with self._counted(who):
            room = await self._room(table, send)
            if room is not None:
                line = self._line(room, who, guest.name if guest else "", receive, send)
                line.cut = cut_of(scope)
                await send({"type": "websocket.accept"})
                await line.run()

    def _objection(self, who: Who) -> str:
        """Why somebody may not open one more connection; empty if they may."""
        most = self.settings.sockets
        if who.guest and self._lines[who.person] >= most:
            return f"you have {most} connections already; close some pages, then try again"
        if self._lines[who.place] >= most * self.settings.crowd:
            return "too many connections from one address"
        if not self.door.limits.may(who, "socket", self.settings.connecting):
            return "too many new connections at once; wait a moment"
        return ""

    async def _room(self, table: str, send: Send) -> Room | None:
        """The room of a table; None, and the client was told why, if there is none."""
        try:
            room = await self.registry.find(table)
        except Unplayable as unplayable:
            note_fault("unplayable", unplayable, table=table[:6])
            await close_with(send, say.Frozen(str(unplayable)), OURS)
            return None
        except Broken as error:
            note_fault("not-read", error)
            await close_with(send, NOT_READ, BUSY)
            return None
        if room is None:
            await close_with(send, say.Refused("", "unknown", "", "no such table"), UNKNOWN)
        return room

    def _line(self, room: Room, who: Who, name: str, receive: Receive, send: Send) -> Line:
        """A connection as the room knows it."""
        limits, settings = self.door.limits, self.settings
        connection = Connection(who.guest, name, settings.outbox, settings.outbox_bytes, send)
        line = Line(room, connection, receive, send)
        line.may_chat = lambda: limits.may(who, "chat", settings.chats)
        return line

    @contextmanager
    def _counted(self, who: Who) -> Iterator[None]:
        """While a connection is open."""
        keys = {who.person, who.place}
        self._lines.update(keys)
        try:
            yield
        finally:
            for key in keys:
                self._lines[key] -= 1
                if not self._lines[key]:
                    del self._lines[key]


def cut_of(scope: Scope) -> Callable[[], object]:
    """How to end a connection without a farewell that its client would not take."""
    found: Callable[[], object] = scope.get("extensions", {}).get(CUT, {}).get("cut", lambda: None)
    return found


async def close_with(send: Send, message: say.ToClient, code: int) -> None:
    """Accept only to say in words why not."""
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": msgspec.json.encode(message).decode()})
    await send({"type": "websocket.close", "code": code})


class Line:
    """One open connection."""

    def __init__(self, room: Room, connection: Connection, receive: Receive, send: Send) -> None:
        self.room = room
        self.connection = connection
        self.receive = receive
        self.send = send
        self.bucket = Bucket(room.settings.messages)
        self.tilts = Bucket(room.settings.tilts)
        self.greetings = Bucket(room.settings.greetings)
        self.may_chat: Callable[[], bool] = lambda: True
        self.cut: Callable[[], object] = lambda: None
        self.refusals = 0
        self.greeted = False
        self.ending = 0  # the code to close with, if that was decided elsewhere

    async def run(self) -> None:
        """Read and write until the client goes, or misbehaves."""
        self.room.lines += 1
        reader = asyncio.create_task(self._read())

        def end(code: int) -> None:
            self.ending = code
            reader.cancel()

        def expect_hello() -> None:
            if not self.greeted:
                end(POLICY)

        self.connection.hang_up = lambda: end(SLOW)
        loop, patience = asyncio.get_running_loop(), self.room.settings.hello_seconds
        late = loop.call_later(patience, expect_hello)
        try:
            code = await reader
        except asyncio.CancelledError:
            reader.cancel()
            if not self.ending:
                raise
            code = self.ending
        finally:
            late.cancel()
            self.connection.close()
            room, connection = self.room, self.connection

            async def leave() -> None:
                room.lines -= 1
                room.leave(connection)

            room.mailbox.put(leave)
        if code == SLOW:
            self.cut()
        elif code:
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
        """One message: refuse it, answer it, or put it into the room's mailbox."""
        room, connection = self.room, self.connection
        data = event.get("text") or event.get("bytes") or ""
        if len(data) > room.settings.message_bytes:
            most = room.settings.message_bytes
            self._refuse("", "too-long", f"a message has at most {most} bytes")
            return
        message = read(data)
        if isinstance(message, say.Tilt):
            self._tilt(message, arrived)
        elif not self.bucket.spend(arrived) or connection.waiting >= PENDING:
            self._refuse(id_in(data), "too-often", "too many messages at once; slow down")
        elif isinstance(message, Exception):
            self._refuse(id_in(data), "unreadable", str(message))
        elif isinstance(message, say.Ping):
            connection.tell(say.Pong(message.at, connection.mark()))
        elif isinstance(message, say.Echo):
            connection.echoed(message.mark)
        elif len(getattr(message, "id", "")) > LONGEST_ID:
            self._refuse("", "too-long", f"an id has at most {LONGEST_ID} signs")
        elif objection := self._objection(message, arrived):
            self._refuse(id_in(data), "too-often", objection)
        else:
            connection.waiting += 1
            room.mailbox.put(lambda: handle(room, connection, message, arrived))

    def _objection(self, message: say.ToServer, arrived: float) -> str:
        """Why a message is one too many of its kind; empty if it is not."""
        if isinstance(message, say.Hello):
            self.greeted = True
            if not self.greetings.spend(arrived):
                return "not so many hellos: open another connection, or wait"
        elif isinstance(message, say.Chat) and not self.may_chat():
            return "too many messages at once; slow down"
        return ""

    def _tilt(self, message: say.Tilt, arrived: float) -> None:
        """Where a hand is, at once and without an answer."""
        if not self.tilts.spend(arrived):
            self.refusals += 1
        elif self.room.live_hold is not None:
            self.room.live_hold.tilt(self.connection, message)

    def _refuse(self, id_: str, why: str, detail: str) -> None:
        self.refusals += 1
        refuse(self.room, self.connection, id_, why, detail)


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
