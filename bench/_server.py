"""The servers under test, each in its own process that reports CPU time and memory."""

from __future__ import annotations

import asyncio
import os
import resource
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

DIST = Path(__file__).resolve().parents[1] / "web" / "dist"


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """A bare ASGI websocket echo."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while True:
        event = await receive()
        if event["type"] == "websocket.disconnect":
            return
        await send({"type": "websocket.send", "text": event["text"]})


def serve(kind: str, folder: str) -> None:
    """Run a server on a free port; answers `cpu` and `memory` queries on standard input."""
    from spicery.server.app import make_app
    from spicery.server.run import run_on_loop, server_for, tune_garbage_collector
    from spicery.server.settings import Rate, Settings
    from spicery.store import SqliteStore

    plenty = Rate(1e12, 1e12)
    app: Any = echo
    most = 1_000_000
    settings = Settings(
        messages=plenty,
        requests=plenty,
        connecting=plenty,
        greetings=plenty,
        guests=plenty,
        sockets=most,
        connections=most,
        connections_each=most,
        lag=1e-6,
    )
    if kind != "echo":
        dist = DIST if kind == "client" and DIST.is_dir() else None
        settings = replace(settings, dist=dist)
        if kind == "client":
            settings = replace(settings, physics=1, shakers=1)
        app = make_app(SqliteStore(Path(folder) / "tables.sqlite"), settings)
    server = server_for(app, settings)
    server.config.lifespan = "off" if kind == "echo" else "on"
    tune_garbage_collector()
    bound = socket.create_server(("127.0.0.1", 0), backlog=2048)
    print(bound.getsockname()[1], flush=True)

    async def run() -> None:
        asyncio.get_running_loop().add_reader(0, answer)
        await server.serve(sockets=[bound])

    def answer() -> None:
        line = os.read(0, 100).strip()
        if not line:
            server.should_exit = True
            asyncio.get_running_loop().remove_reader(0)
        elif line == b"memory":
            print(resident(), flush=True)
        else:
            used = resource.getrusage(resource.RUSAGE_SELF)
            print(used.ru_utime + used.ru_stime, flush=True)

    run_on_loop(server, run())


def resident() -> int:
    """The resident set size in bytes."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        return pages * resource.getpagesize()
    except OSError:  # without /proc: the maximum, in kilobytes
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


class Served:
    """A server process."""

    def __init__(self, child: subprocess.Popen[str], port: int) -> None:
        self.child = child
        self.port = port

    def query(self, what: str) -> float:
        """Query CPU seconds or resident bytes."""
        assert self.child.stdin is not None
        assert self.child.stdout is not None
        self.child.stdin.write(what + "\n")
        self.child.stdin.flush()
        return float(self.child.stdout.readline())


@contextmanager
def process(kind: str) -> Iterator[Served]:
    """A server in its own process with its own data folder."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bench._server", kind, folder]
        child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert child.stdin is not None
        assert child.stdout is not None
        try:
            yield Served(child, int(child.stdout.readline()))
        finally:
            child.stdin.close()
            try:
                child.wait(10)
            except subprocess.TimeoutExpired:
                child.kill()
                child.wait()
            child.stdout.close()


if __name__ == "__main__":
    serve(sys.argv[1], sys.argv[2])
