"""How our application is run by uvicorn; the same for the command, the tests, the benchmark."""

from __future__ import annotations

import gc

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
