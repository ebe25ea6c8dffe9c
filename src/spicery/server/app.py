"""Puts the server together: store, rooms, endpoints, the socket, and the client's files."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Message, Receive, Scope, Send

from spicery.server.diagnostics import note_fault, note_trouble
from spicery.server.http.addresses import Proxies
from spicery.server.http.api import FAULTS, Api, fault
from spicery.server.http.gate import Door, Few
from spicery.server.http.host_names import name_in
from spicery.server.http.misdirected import misdirected
from spicery.server.http.replay_api import Looking
from spicery.server.http.web import HEADERS, Headers, refused
from spicery.server.identity import People
from spicery.server.messages import Fault
from spicery.server.registry import Registry
from spicery.server.settings import Settings
from spicery.server.table.socket import OURS, POLICY, TableSocket, cut_of
from spicery.store import Store

NO_CLIENT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Spicery</title>
<h1>Spicery</h1><p>The server runs, but the client is not built. In Spicery's folder run
<code>make web</code>, then start the server again.</p>
"""
SOCKET = re.compile(r"/api/tables/([\w-]+)/socket")
GET = ["GET", "HEAD"]
FOREVER = "public, max-age=31536000, immutable"


class Assets(StaticFiles):
    """Files whose names hold their digest: they never change."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        """A file, to be kept."""
        answer = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        answer.headers["cache-control"] = FOREVER
        return answer


class Pages:
    """The built client; its one page answers every address that is the client's own."""

    def __init__(self, dist: Path | None) -> None:
        self.dist = dist if dist is not None and (dist / "index.html").is_file() else None

    def routes(self) -> list[BaseRoute]:
        """A route for the first page, for each file beside it, for each folder."""
        found: list[BaseRoute] = [Route("/", self.first)]
        for path in sorted(self.dist.iterdir()) if self.dist else []:
            if path.is_dir():
                found.append(Mount(f"/{path.name}", Assets(directory=path)))
            elif path.name != "index.html":
                found.append(Route(f"/{path.name}", self.file))
        return found

    async def first(self, request: Request) -> Response:
        """The client's page."""
        if self.dist is None:
            return HTMLResponse(NO_CLIENT, headers={"cache-control": "no-cache"})
        return FileResponse(self.dist / "index.html", headers={"cache-control": "no-cache"})

    async def file(self, request: Request) -> Response:
        """A file beside it."""
        assert self.dist is not None
        name = request.url.path.rpartition("/")[2]
        return FileResponse(self.dist / name, headers={"cache-control": "no-cache"})

    async def missing(self, request: Request, error: Exception) -> Response:
        """No route: an address of the client's if a person asks for it, else a fault."""
        status = error.status_code if isinstance(error, HTTPException) else 404
        if status == 405:
            answer = refused(Fault("not-allowed", "not with this method"))
            if isinstance(error, HTTPException) and error.headers:
                answer.headers.update(error.headers)
            return answer
        page = "text/html" in request.headers.get("accept", "")
        if request.method in ("GET", "HEAD") and page and not request.url.path.startswith("/api"):
            return await self.first(request)
        return refused(Fault("unknown", "there is nothing here"))


async def broken(_request: Request, _error: Exception) -> Response:
    """A mistake of ours; it comes on to the App, which logs it."""
    return refused(Fault("ours", "a mistake of ours"))


def route_of(scope: Scope) -> str:
    """Which of our addresses was asked for: its pattern, for a link is a secret."""
    if scope["type"] == "websocket":
        return "a table's socket"
    return str(getattr(scope.get("route"), "path", ""))


async def cut_off(scope: Scope, receive: Receive) -> None:
    """End a line whose answer broke off, so that nobody takes what was sent for the whole."""
    cut_of(scope)()
    while (await receive())["type"] != "http.disconnect":
        pass


class App:
    """The whole server as an ASGI application; sockets go their own, shorter way."""

    def __init__(
        self, registry: Registry, door: Door, socket: TableSocket, requests: Starlette
    ) -> None:
        self.registry = registry
        self.door = door
        self._proxies = Proxies(registry.settings.proxies)
        self._socket = socket
        self._requests = requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection; whatever goes wrong is logged here, not by the web server."""
        halfway = False  # an answer has begun and is not whole

        async def sending(message: Message) -> None:
            nonlocal halfway
            start = message["type"] == "http.response.start"
            halfway = start or bool(message.get("more_body"))
            await send(message)

        http = scope["type"] == "http"
        try:
            await self._serve(scope, receive, sending if http else send)
        except Exception as error:
            if scope["type"] == "lifespan":
                raise
            note_fault("mistake", error, path=route_of(scope))
            if scope["type"] == "websocket":
                with suppress(OSError, RuntimeError):  # it may be closed already
                    await send({"type": "websocket.close", "code": OURS})
            elif halfway:
                await cut_off(scope, receive)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The same as its client sent it, at a name that we answer to."""
        if scope["type"] != "lifespan":
            self._proxies.see_through(scope)
            host = HTTPConnection(scope).headers.get("host", "")
            if not self.door.hosts.answers(host):
                await self._misdirected(host, scope, receive, send)
                return
        if scope["type"] == "websocket":
            place = SOCKET.fullmatch(scope["path"])
            if place is not None:
                await self._socket(place[1], scope, receive, send)
                return
        await self._requests(scope, receive, send)

    async def _misdirected(self, host: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Somebody asks for another server, or was led here by another site."""
        note_trouble("wrong-host", "asked for by a name that is not this server's")
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": POLICY, "reason": "another host"})
            return
        answer = misdirected(Request(scope), name_in(host))
        answer.headers.update(HEADERS)
        await answer(scope, receive, send)


def make_app(store: Store, settings: Settings) -> App:
    """The whole server."""
    registry = Registry(store, settings)
    people = People(store, settings)
    door = Door(people, settings)
    api, looking = Api(registry, door), Looking(registry, door)
    pages = Pages(settings.dist)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        registry.begin()
        door.hosts.learn()
        yield
        await registry.close()

    routes: list[BaseRoute] = [
        Route("/healthz", api.healthz),
        Route("/version", api.version),
        Route("/api/openapi.json", api.openapi),
        Route("/api/reach", api.reach),
        Route("/api/me", api.me, methods=["GET", "POST"]),
        Route("/api/me/code", api.code, methods=["POST"]),
        Route("/api/me/claim", api.claim, methods=["POST"]),
        Route("/api/me/tables", api.own_tables),
        Route("/api/me/tables/{table}", api.put_away, methods=["DELETE"]),
        Route("/api/games", api.games),
        Route("/api/games/{game}/rules", api.rules),
        Route("/api/lobby", api.lobby),
        Route("/api/tables", api.open, methods=["POST"]),
        Route("/api/tables/{table}", api.table),
        Route("/api/tables/{table}/record", Few(door, looking.record, writes=False), methods=GET),
        Route("/api/tables/{table}/replay", Few(door, looking.replay, writes=False), methods=GET),
        Route("/api/tables/{table}/films/{number:int}", api.film),
        Route("/api/practice", api.practice, methods=["POST"]),
        Route("/api/replays", Few(door, looking.upload), methods=["POST"]),
        Route("/api/replays/motions", Few(door, looking.motions), methods=["POST"]),
        Route("/api/replays/again", Few(door, looking.again), methods=["POST"]),
        Route("/api/replays/analysis", Few(door, looking.analysis), methods=["POST"]),
        *pages.routes(),
    ]
    requests = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[
            Middleware(Headers, secure=settings.secure),
            Middleware(GZipMiddleware, minimum_size=1000),
        ],
        exception_handlers={
            **dict.fromkeys(FAULTS, fault),
            HTTPException: pages.missing,
            Exception: broken,
        },
    )
    return App(registry, door, TableSocket(registry, door), requests)
