"""The WebSocket endpoint of a table: limits, decoding, and handover to the room's mailbox.

Pings are answered immediately; everything else goes through the mailbox.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from spicery.server import messages as msg
from spicery.server.diagnostics import note_fault
from spicery.server.http.access import AccessControl
from spicery.server.http.addresses import address_of
from spicery.server.http.rate_limits import Requester, TokenBucket
from spicery.server.http.responses import UNREADABLE
from spicery.server.http.transport import CUT
from spicery.server.room_registry import Registry
from spicery.server.table.connection import Connection
from spicery.server.table.handlers import handle
from spicery.server.table.ledger import Unplayable
from spicery.server.table.room import Room, refuse
from spicery.store import StoreError

DECODER = msgspec.json.Decoder(msg.ToServer)
LOOSE = msgspec.json.Decoder()
PENDING = 32  # queued messages per connection
LONGEST_ID = 64

POLICY, TOO_BIG, BUSY, UNKNOWN, OURS = 1008, 1009, 1013, 4404, 1011
SLOW = -1  # the client doesn't read, so it gets no close code
NOT_READ = msg.Refused("", "not-now", "", "this table can't be loaded right now; try again")


class TableSocket:
    """The ASGI endpoint of table sockets."""

    def __init__(self, registry: Registry, access: AccessControl) -> None:
        self.registry = registry
        self.access = access
        self.settings = registry.settings
        self._open: Counter[str] = Counter()  # open connections by person and by address

    async def __call__(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection."""
        asked = HTTPConnection(scope)
        await receive()  # the connect event
        if objection := self.access.hosts.objection(asked):
            await send({"type": "websocket.close", "code": POLICY, "reason": objection[:100]})
            return
        try:
            guest = await self.access.auth.identify(asked)
        except StoreError as error:
            note_fault("not-read", error)
            await close_with(send, NOT_READ, BUSY)
            return
        who = Requester(guest.id if guest else "", address_of(asked))
        objection = self._objection(who)
        if objection:
            await close_with(send, msg.Refused("", "too-often", "", objection), BUSY)
            return
        with self._counted(who):
            room = await self._room(table, send)
            if room is not None:
                line = self._session(room, who, guest.name if guest else "", receive, send)
                line.cut = cut_of(scope)
                await send({"type": "websocket.accept"})
                await line.run()

    def _objection(self, who: Requester) -> str:
        """Why another connection is refused; empty if it is not."""
        most = self.settings.sockets
        if who.guest and self._open[who.person_key] >= most:
            return f"you already have {most} connections; close some pages, then try again"
        if self._open[who.address_key] >= most * self.settings.crowd:
            return "too many connections from one address"
        if not self.access.limits.allow(who, "socket", self.settings.connecting):
            return "too many new connections at once; wait a moment"
        return ""

    async def _room(self, table: str, send: Send) -> Room | None:
        """The room of a table; None, after telling the client why, if it cannot be loaded."""
        try:
            room = await self.registry.find(table)
        except Unplayable as unplayable:
            note_fault("unplayable", unplayable, table=table[:6])
            await close_with(send, msg.Frozen(str(unplayable)), OURS)
            return None
        except StoreError as error:
            note_fault("not-read", error)
            await close_with(send, NOT_READ, BUSY)
            return None
        if room is None:
            await close_with(
                send, msg.Refused("", "unknown", "", "this table doesn't exist"), UNKNOWN
            )
        return room

    def _session(
        self, room: Room, who: Requester, name: str, receive: Receive, send: Send
    ) -> SocketSession:
        """A session for a new connection."""
        limits, settings = self.access.limits, self.settings
        connection = Connection(who.guest, name, settings.outbox, settings.outbox_bytes, send)
        line = SocketSession(room, connection, receive, send)
        line.may_chat = lambda: limits.allow(who, "chat", settings.chats)
        return line

    @contextmanager
    def _counted(self, who: Requester) -> Iterator[None]:
        """Count a connection while it is open."""
        keys = {who.person_key, who.address_key}
        self._open.update(keys)
        try:
            yield
        finally:
            for key in keys:
                self._open[key] -= 1
                if not self._open[key]:
                    del self._open[key]


def cut_of(scope: Scope) -> Callable[[], object]:
    """The function that aborts a connection without a closing handshake."""
    found: Callable[[], object] = scope.get("extensions", {}).get(CUT, {}).get("cut", lambda: None)
    return found


async def close_with(send: Send, message: msg.ToClient, code: int) -> None:
    """Accept a connection only to send the reason for closing it."""
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": msgspec.json.encode(message).decode()})
    await send({"type": "websocket.close", "code": code})


class SocketSession:
    """One open connection, from accept to close."""

    def __init__(self, room: Room, connection: Connection, receive: Receive, send: Send) -> None:
        self.room = room
        self.connection = connection
        self.receive = receive
        self.send = send
        now = room.clock.monotonic()
        self.bucket = TokenBucket(room.settings.messages, now)
        self.tilts = TokenBucket(room.settings.tilts, now)
        self.greetings = TokenBucket(room.settings.greetings, now)
        self.may_chat: Callable[[], bool] = lambda: True
        self.cut: Callable[[], object] = lambda: None
        self.refusals = 0
        self.greeted = False
        self.ending = 0  # the close code, if closing was requested elsewhere

    async def run(self) -> None:
        """Serve until the client leaves or misbehaves."""
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
        except (OSError, RuntimeError):  # already gone
            return

    async def _read(self) -> int:
        """Read messages; returns the close code, 0 if the client closed."""
        while True:
            event = await self.receive()
            if event["type"] == "websocket.disconnect":
                return 0
            self._take(event, self.room.clock.monotonic())
            if self.refusals > self.room.settings.refusals:
                return POLICY

    def _take(self, event: Any, arrived: float) -> None:
        """Refuse, answer or queue one message."""
        room, connection = self.room, self.connection
        data = event.get("text") or event.get("bytes") or ""
        if len(data) > room.settings.message_bytes:
            most = room.settings.message_bytes
            self._refuse("", "too-long", f"a message may have at most {most} bytes")
            return
        message = read(data)
        if isinstance(message, msg.Tilt):
            self._tilt(message, arrived)
        elif not self.bucket.spend(arrived) or connection.waiting >= PENDING:
            self._refuse(id_in(data), "too-often", "too many messages at once; slow down")
        elif isinstance(message, Exception):
            self._refuse(id_in(data), "unreadable", str(message))
        elif isinstance(message, msg.Ping):
            connection.send(msg.Pong(message.at, connection.new_mark(arrived)))
        elif isinstance(message, msg.Echo):
            connection.on_echo(message.mark, arrived)
        elif len(getattr(message, "id", "")) > LONGEST_ID:
            self._refuse("", "too-long", f"an id may have at most {LONGEST_ID} characters")
        elif objection := self._objection(message, arrived):
            self._refuse(id_in(data), "too-often", objection)
        else:
            connection.waiting += 1
            room.mailbox.put(lambda: handle(room, connection, message, arrived))

    def _objection(self, message: msg.ToServer, arrived: float) -> str:
        """Why a message exceeds a rate limit; empty if it does not."""
        if isinstance(message, msg.Hello):
            self.greeted = True
            if not self.greetings.spend(arrived):
                return "too many hellos; open a new connection, or wait"
        elif isinstance(message, msg.Chat) and not self.may_chat():
            return "too many messages at once; slow down"
        return ""

    def _tilt(self, message: msg.Tilt, arrived: float) -> None:
        """Move a live shaker; bypasses the mailbox."""
        if not self.tilts.spend(arrived):
            self.refusals += 1
        elif self.room.live_hold is not None:
            self.room.live_hold.tilt(self.connection, message)

    def _refuse(self, id_: str, why: str, detail: str) -> None:
        self.refusals += 1
        refuse(self.room, self.connection, id_, why, detail)


def read(data: str | bytes) -> msg.ToServer | Exception:
    """Decode a message; returns the exception if that fails."""
    try:
        message: msg.ToServer = DECODER.decode(data)
    except UNREADABLE as error:
        return error
    return message


def id_in(data: str | bytes) -> str:
    """The id of a refused message, if it can be read."""
    try:
        loose = LOOSE.decode(data)
    except UNREADABLE:
        return ""
    found = loose.get("id") if isinstance(loose, dict) else None
    return found[:LONGEST_ID] if isinstance(found, str) else ""
