"""What every answer over HTTP has in common: headers, limits, faults, bodies."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spicery.server.messages import Fault

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)  # or nested too deep

POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "media-src 'self' data: blob:; connect-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
ALWAYS_HTTPS = {"strict-transport-security": "max-age=31536000"}
STATUS = {
    "unreadable": 400,
    "unknown-guest": 401,
    "not-yours": 403,
    "unknown": 404,
    "not-allowed": 405,
    "not-now": 409,
    "too-many": 409,
    "too-long": 413,
    "wrong-host": 421,
    "bad-record": 422,
    "too-often": 429,
    "ours": 500,
    "not-kept": 503,
}


class Refusal(Exception):
    """A request that is refused; says why."""

    def __init__(self, why: str, detail: str = "", line: int = 0) -> None:
        super().__init__(detail or why)
        self.fault = Fault(why, detail, line)


def told(message: object, status: int = 200) -> Response:
    """A message as an answer."""
    return Response(msgspec.json.encode(message), status, media_type="application/json")


async def once(message: T) -> AsyncIterator[T]:
    """A message as the only one of many."""
    yield message


def lines_of(messages: AsyncIterator[object]) -> Response:
    """Messages as they come, a line each; it ends when nobody listens any more."""

    async def lines() -> AsyncIterator[bytes]:
        async for message in messages:
            yield msgspec.json.encode(message) + b"\n"

    plain = {"content-encoding": "identity"}  # packed, lines would wait for each other
    return StreamingResponse(lines(), media_type="application/x-ndjson", headers=plain)


def refused(fault: Fault) -> Response:
    """A fault as an answer."""
    return told(fault, STATUS[fault.why])


async def text_of(request: Request, most: int) -> bytes:
    """The body of a request; never more of it than allowed."""
    parts: list[bytes] = []
    size = 0
    try:
        async for part in request.stream():
            size += len(part)
            if size > most:
                raise Refusal("too-long", f"at most {most:,} bytes can be sent here")
            parts.append(part)
    except ClientDisconnect as error:
        raise Refusal("unreadable", "the body is cut off") from error
    return b"".join(parts)


async def body_of(request: Request, shape: type[T], most: int) -> T:
    """The body of a request as a message."""
    sort = request.headers.get("content-type", "").partition(";")[0].strip()
    if sort != "application/json":
        raise Refusal("unreadable", "the body is to be application/json")
    try:
        return msgspec.json.decode(await text_of(request, most), type=shape)
    except UNREADABLE as error:
        raise Refusal("unreadable", str(error)) from error


class Headers:
    """Adds the usual headers to every answer."""

    def __init__(self, app: ASGIApp, secure: bool = False) -> None:
        self.app = app
        self.headers = {**HEADERS, **ALWAYS_HTTPS} if secure else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        api = scope["path"].startswith("/api/")

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers[name] = value
                if api:
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, with_headers)
