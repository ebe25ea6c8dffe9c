"""HTTP requests and responses: JSON bodies, size limits, errors, security headers."""

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
UNREADABLE = (
    msgspec.MsgspecError,
    UnicodeDecodeError,
    RecursionError,
)  # RecursionError: nested too deeply

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
    """A refused request, with the reason."""

    def __init__(self, why: str, detail: str = "", line: int = 0) -> None:
        super().__init__(detail or why)
        self.fault = Fault(why, detail, line)


def json_response(message: object, status: int = 200) -> Response:
    """A JSON response."""
    return Response(msgspec.json.encode(message), status, media_type="application/json")


async def only(message: T) -> AsyncIterator[T]:
    """A stream of one message."""
    yield message


def ndjson_response(messages: AsyncIterator[object]) -> Response:
    """A stream of messages as NDJSON; stops when the client disconnects."""

    async def lines() -> AsyncIterator[bytes]:
        async for message in messages:
            yield msgspec.json.encode(message) + b"\n"

    plain = {"content-encoding": "identity"}  # compression would delay lines
    return StreamingResponse(lines(), media_type="application/x-ndjson", headers=plain)


def error_response(fault: Fault) -> Response:
    """An error response."""
    return json_response(fault, STATUS[fault.why])


async def read_body(request: Request, most: int) -> bytes:
    """The body of a request, up to a limit."""
    parts: list[bytes] = []
    size = 0
    try:
        async for part in request.stream():
            size += len(part)
            if size > most:
                raise Refusal("too-long", f"the request body may have at most {most:,} bytes")
            parts.append(part)
    except ClientDisconnect as error:
        raise Refusal("unreadable", "the request body is incomplete") from error
    return b"".join(parts)


async def read_json(request: Request, shape: type[T], most: int) -> T:
    """The JSON body of a request, decoded."""
    sort = request.headers.get("content-type", "").partition(";")[0].strip()
    if sort != "application/json":
        raise Refusal("unreadable", "the content type must be application/json")
    try:
        return msgspec.json.decode(await read_body(request, most), type=shape)
    except UNREADABLE as error:
        raise Refusal("unreadable", str(error)) from error


class SecurityHeaders:
    """Middleware that adds security headers to every response."""

    def __init__(self, app: ASGIApp, secure: bool = False) -> None:
        self.app = app
        self.headers = {**HEADERS, **ALWAYS_HTTPS} if secure else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request."""
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
