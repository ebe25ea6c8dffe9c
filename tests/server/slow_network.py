"""A proxy that delays everything between a client and a server."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

DELAY = 0.075  # seconds each way, so 150 ms for a round trip


async def pass_late(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Forward everything, each chunk after the delay."""
    loop = asyncio.get_running_loop()
    while data := await reader.read(65_536):
        loop.call_later(DELAY, writer.write, data)
    loop.call_later(DELAY, writer.close)
    await writer.wait_closed()


@contextmanager
def delayed(port: int) -> Iterator[int]:
    """The port of a proxy for a server on another port."""
    bound = socket.create_server(("127.0.0.1", 0))
    loop, stop, lines = asyncio.new_event_loop(), asyncio.Event(), asyncio.TaskGroup()

    async def joined(near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        far, there = await asyncio.open_connection("127.0.0.1", port)
        lines.create_task(pass_late(near, there))
        lines.create_task(pass_late(far, back))

    async def run() -> None:
        async with lines, await asyncio.start_server(joined, sock=bound):
            await stop.wait()  # then until all connections are closed

    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        thread = threading.Thread(target=lambda: runner.run(run()))
        thread.start()
        try:
            yield bound.getsockname()[1]
        finally:
            loop.call_soon_threadsafe(stop.set)
            thread.join()
