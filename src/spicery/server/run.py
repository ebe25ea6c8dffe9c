"""Runs the application on uvicorn; shared by the command line, tests and benchmarks."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Coroutine
from functools import partial
from typing import Any, cast

from starlette.types import ASGIApp
from uvicorn import Config, Server
from uvicorn.config import STARTUP_FAILURE

from spicery.server.http.addresses import Proxies
from spicery.server.http.transport import (
    ConnectionCounter,
    ConnectionLimits,
    LimitedHttpProtocol,
    LimitedWebSocketProtocol,
    Listener,
)
from spicery.server.settings import Settings

MOST_BYTES = 65_536  # of one socket message; a larger one closes the connection
MOST_FILES = 8192  # the file descriptor limit to request
RESERVE = 200  # descriptors for files, the database and child processes


def tune_garbage_collector() -> None:
    """Exempt everything loaded so far from garbage collection, and collect less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def raise_file_limit() -> int:
    """Raise the file descriptor limit as far as allowed; returns the limit."""
    if sys.platform == "win32":
        return MOST_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


class SpiceryServer(Server):
    """uvicorn's server with our own listener."""

    def __init__(self, config: Config, register: ConnectionCounter) -> None:
        super().__init__(config)
        self.register = register

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening."""
        if sockets is None or sys.platform == "win32":  # its loop cannot watch a socket
            await super().startup(sockets)
            return
        await self.lifespan.startup()
        if self.lifespan.should_exit:
            sys.exit(STARTUP_FAILURE)
        make = partial(
            cast("Any", self.config.http_protocol_class),
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )
        self.servers = [cast("Any", Listener(each, make)) for each in sockets]
        self.started = True


def server_for(app: ASGIApp, settings: Settings, grace: int = 3) -> SpiceryServer:
    """A configured server; pass the listening sockets to `serve`."""
    bounds = ConnectionLimits(
        settings.head_seconds, settings.head_bytes, settings.body_seconds, settings.stalled
    )
    most = min(settings.connections, max(raise_file_limit() - RESERVE, RESERVE))
    register = ConnectionCounter(most, settings.connections_each, Proxies(settings.proxies).trusts)
    return SpiceryServer(
        Config(
            app,
            http=cast("Any", partial(LimitedHttpProtocol, bounds, register)),
            ws=cast("Any", partial(LimitedWebSocketProtocol, bounds, register)),
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,  # handled in addresses.py, for trusted proxies only
            ws_max_size=MOST_BYTES,
            ws_per_message_deflate=False,
            timeout_keep_alive=settings.keep_alive,
            timeout_graceful_shutdown=grace,
        ),
        register,
    )


def run_on_loop(server: Server, main: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine on the event loop the server is configured for: uvloop where available.

    The command line, tests and benchmarks all use it, because uvloop and asyncio differ in how they
    report broken pipes and dead processes.
    """
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(main)
