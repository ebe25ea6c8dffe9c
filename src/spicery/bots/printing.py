"""Output of third-party bots: forwarded to standard error, up to a limit, never an answer."""

from __future__ import annotations

import io
import os
import sys
from contextlib import suppress
from multiprocessing.connection import Connection
from threading import Thread

MOST_OUTPUT = 65_536  # bytes of one process; the rest is dropped
SLICE = 65_536


def listen(line: Connection, name: str) -> Thread:
    """Forward a pipe to standard error until its other end is closed."""
    thread = Thread(target=pass_on, args=(line, name), daemon=True)
    thread.start()
    return thread


def pass_on(line: Connection, name: str) -> None:
    """Read to the end, or the bot would block; show no more than the limit."""
    left = MOST_OUTPUT
    with line, suppress(OSError):
        while chunk := os.read(line.fileno(), SLICE):
            shown = chunk[:left]
            show(shown)
            if left and len(shown) < len(chunk):
                limit = MOST_OUTPUT // 1024
                show(f"\n[{name} has printed {limit} kB; the rest is not shown]\n".encode())
            left -= len(shown)


def show(text: bytes) -> None:
    """Write all of it to standard error."""
    while text:
        text = text[os.write(2, text) :]


def speak_into(line: Connection | None) -> None:
    """In the bot's process: redirect its output there, or else to standard error."""
    for stream in (1, 2):
        os.dup2(2 if line is None else line.fileno(), stream)
    if line is not None:
        line.close()
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(line_buffering=True)  # or its output is lost when it is killed
