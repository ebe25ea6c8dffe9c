"""The ASGI application: routes, sockets, static files, error handling."""

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
from spicery.server.http.access import AccessControl, Throttled
from spicery.server.http.addresses import Proxies
from spicery.server.http.api import FAULTS, Api, fault
from spicery.server.http.host_names import name_in
from spicery.server.http.misdirected import misdirected
from spicery.server.http.replay_api import ReplayApi
from spicery.server.http.responses import HEADERS, SecurityHeaders, error_response
from spicery.server.identity import GuestAuth
from spicery.server.messages import Fault
from spicery.server.room_registry import Registry
from spicery.server.settings import Settings
from spicery.server.table.socket import OURS, POLICY, TableSocket, cut_of
from spicery.store import Store

NO_CLIENT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Spicery</title>
<h1>Spicery</h1><p>The server is running, but the web client has not been built. Run
<code>make web</code> in Spicery's folder, then restart the server.</p>
"""
SOCKET = re.compile(r"/api/tables/([\w-]+)/socket")
GET = ["GET", "HEAD"]
FOREVER = "public, max-age=31536000, immutable"


class Assets(StaticFiles):
    """Static files with a content hash in their names; cached for ever."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        """A file with a far-future cache header."""
        answer = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        answer.headers["cache-control"] = FOREVER
        return answer


class Pages:
    """The built single-page client; unknown paths get its index page."""

    def __init__(self, dist: Path | None) -> None:
        self.dist = dist if dist is not None and (dist / "index.html").is_file() else None

    def routes(self) -> list[BaseRoute]:
        """Routes for the index page and for every file and folder beside it."""
        found: list[BaseRoute] = [Route("/", self.first)]
        for path in sorted(self.dist.iterdir()) if self.dist else []:
            if path.is_dir():
                found.append(Mount(f"/{path.name}", Assets(directory=path)))
            elif path.name != "index.html":
                found.append(Route(f"/{path.name}", self.file))
        return found

    async def first(self, request: Request) -> Response:
        """The index page."""
        if self.dist is None:
            return HTMLResponse(NO_CLIENT, headers={"cache-control": "no-cache"})
        return FileResponse(self.dist / "index.html", headers={"cache-control": "no-cache"})

    async def file(self, request: Request) -> Response:
        """A file beside the index page."""
        assert self.dist is not None
        name = request.url.path.rpartition("/")[2]
        return FileResponse(self.dist / name, headers={"cache-control": "no-cache"})

    async def missing(self, request: Request, error: Exception) -> Response:
        """No route matched: the index page for browsers, an error for everything else."""
        status = error.status_code if isinstance(error, HTTPException) else 404
        if status == 405:
            answer = error_response(Fault("not-allowed", "method not allowed"))
            if isinstance(error, HTTPException) and error.headers:
                answer.headers.update(error.headers)
            return answer
        page = "text/html" in request.headers.get("accept", "")
        if request.method in ("GET", "HEAD") and page and not request.url.path.startswith("/api"):
            return await self.first(request)
        return error_response(Fault("unknown", "not found"))


async def broken(_request: Request, _error: Exception) -> Response:
    """An unhandled exception; Starlette re-raises it to `App`, which logs it."""
    return error_response(Fault("ours", "internal server error"))


def route_of(scope: Scope) -> str:
    """The route pattern of a request; never the path itself, because table links are secrets."""
    if scope["type"] == "websocket":
        return "a table's socket"
    return str(getattr(scope.get("route"), "path", ""))


async def cut_off(scope: Scope, receive: Receive) -> None:
    """Close a connection whose response failed midway, so that it cannot pass for complete."""
    cut_of(scope)()
    while (await receive())["type"] != "http.disconnect":
        pass


class App:
    """The whole server; table sockets bypass Starlette's routing."""

    def __init__(
        self, registry: Registry, access: AccessControl, socket: TableSocket, requests: Starlette
    ) -> None:
        self.registry = registry
        self.access = access
        self._proxies = Proxies(registry.settings.proxies)
        self._socket = socket
        self._requests = requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection; exceptions are logged here, not by uvicorn."""
        halfway = False  # a response has begun but is incomplete

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
        """Resolve proxies, check the host name, and dispatch."""
        if scope["type"] != "lifespan":
            self._proxies.see_through(scope)
            host = HTTPConnection(scope).headers.get("host", "")
            if not self.access.hosts.answers(host):
                await self._misdirected(host, scope, receive, send)
                return
        if scope["type"] == "websocket":
            place = SOCKET.fullmatch(scope["path"])
            if place is not None:
                await self._socket(place[1], scope, receive, send)
                return
        await self._requests(scope, receive, send)

    async def _misdirected(self, host: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Reject a request for a host name that is not ours (perhaps DNS rebinding)."""
        note_trouble("wrong-host", "requested under an unknown host name")
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": POLICY, "reason": "unknown host name"})
            return
        answer = misdirected(Request(scope), name_in(host))
        answer.headers.update(HEADERS)
        await answer(scope, receive, send)


def make_app(store: Store, settings: Settings) -> App:
    """Assemble the server."""
    registry = Registry(store, settings)
    auth = GuestAuth(store, settings)
    access = AccessControl(auth, settings)
    api, looking = Api(registry, access), ReplayApi(registry, access)
    pages = Pages(settings.dist)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        registry.start()
        access.hosts.learn()
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
        Route("/api/games/{game}/told", api.tell, methods=["POST"]),
        Route("/api/lobby", api.lobby),
        Route("/api/tables", api.open, methods=["POST"]),
        Route("/api/tables/{table}", api.table),
        Route(
            "/api/tables/{table}/record",
            Throttled(access, looking.record, writes=False),
            methods=GET,
        ),
        Route(
            "/api/tables/{table}/replay",
            Throttled(access, looking.replay, writes=False),
            methods=GET,
        ),
        Route("/api/tables/{table}/films/{number:int}", api.film),
        Route("/api/practice", api.practice, methods=["POST"]),
        Route("/api/replays", Throttled(access, looking.upload), methods=["POST"]),
        Route("/api/replays/motions", Throttled(access, looking.motions), methods=["POST"]),
        Route("/api/replays/again", Throttled(access, looking.again), methods=["POST"]),
        Route("/api/replays/play", Throttled(access, looking.play_on), methods=["POST"]),
        Route("/api/replays/analysis", Throttled(access, looking.analysis), methods=["POST"]),
        *pages.routes(),
    ]
    requests = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[
            Middleware(SecurityHeaders, secure=settings.secure),
            Middleware(GZipMiddleware, minimum_size=1000),
        ],
        exception_handlers={
            **dict.fromkeys(FAULTS, fault),
            HTTPException: pages.missing,
            Exception: broken,
        },
    )
    return App(registry, access, TableSocket(registry, access), requests)
