"""How our application is run by uvicorn; the same for the command, the tests, the benchmark."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Coroutine
from typing import Any

from starlette.types import ASGIApp
from uvicorn import Config, Server

MOST_BYTES = 65_536  # of one socket message, before the connection is cut without a word


def settle_memory() -> None:
    """What is loaded stays; the collector need not look at it again, nor look so often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def server_for(app: ASGIApp, grace: int = 3) -> Server:
    """A server that is ready to serve; sockets are handed to `serve`."""
    return Server(
        Config(
            app,
            log_config=None,
            access_log=False,
            server_header=False,
            ws_max_size=MOST_BYTES,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=grace,
        )
    )


def run_on_loop(server: Server, main: Coroutine[Any, Any, None]) -> None:
    """Run something on the event loop the server is configured for: uvloop where there is one.

    The command, the tests and the benchmark all come through here, because the two loops differ
    in how they report broken pipes and dead processes.
    """
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(main)
