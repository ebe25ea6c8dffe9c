"""What third-party bots print: forwarded to standard error, up to a limit."""

from __future__ import annotations

import os
from contextlib import suppress
from threading import Thread
from typing import IO

MOST_OUTPUT = 65_536  # bytes from one process; the rest is dropped
CHUNK = 65_536


def forward(output: IO[bytes], name: str) -> Thread:
    """Forward a pipe to standard error in the background, until its other end is closed."""
    thread = Thread(target=pass_on, args=(output, name), daemon=True)
    thread.start()
    return thread


def pass_on(output: IO[bytes], name: str) -> None:
    """Read to the end, or the bot would block; show no more than the limit."""
    left = MOST_OUTPUT
    with output, suppress(OSError):
        while chunk := os.read(output.fileno(), CHUNK):
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
