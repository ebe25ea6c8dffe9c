"""How our application is run by uvicorn; the same for the command, the tests, the benchmark."""

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
from spicery.server.http.transport import Bounds, HttpLine, Listener, Register, SocketLine
from spicery.server.settings import Settings

MOST_BYTES = 65_536  # of one socket message, before the connection is cut without a word
MOST_FILES = 8192  # that this process asks the system for
RESERVE = 200  # of them, for files, the database and other processes


def settle_memory() -> None:
    """What is loaded stays; the collector need not look at it again, nor look so often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def room_for_files() -> int:
    """How many files and connections the system lets this process have, after asking for more."""
    if sys.platform == "win32":
        return MOST_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


class HouseServer(Server):
    """uvicorn's server, with our own way to take connections."""

    def __init__(self, config: Config, register: Register) -> None:
        super().__init__(config)
        self.register = register

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
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


def server_for(app: ASGIApp, settings: Settings, grace: int = 3) -> HouseServer:
    """A server that is ready to serve; sockets are handed to `serve`."""
    bounds = Bounds(
        settings.head_seconds, settings.head_bytes, settings.body_seconds, settings.stalled
    )
    most = min(settings.connections, max(room_for_files() - RESERVE, RESERVE))
    register = Register(most, settings.connections_each, Proxies(settings.proxies).trusts)
    return HouseServer(
        Config(
            app,
            http=cast("Any", partial(HttpLine, bounds, register)),
            ws=cast("Any", partial(SocketLine, bounds, register)),
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,  # addresses.py does that, for the proxies that were named
            ws_max_size=MOST_BYTES,
            ws_per_message_deflate=False,
            timeout_keep_alive=settings.keep_alive,
            timeout_graceful_shutdown=grace,
        ),
        register,
    )


def run_on_loop(server: Server, main: Coroutine[Any, Any, None]) -> None:
    """Run something on the event loop the server is configured for: uvloop where there is one.

    The command, the tests and the benchmark all come through here, because the two loops differ
    in how they report broken pipes and dead processes.
    """
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(main)
