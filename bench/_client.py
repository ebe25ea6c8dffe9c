"""Runs the browser's own throwing code in Node: motions in, actions of the game out."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parents[1] / "web"
BIN = WEB.parent / ".venv" / "bin"  # where `make web` puts Node if the system has none


class Client:
    """A Node process that turns motions into throws exactly as the browser does."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self.numbers: dict[str, float] = self._read()

    def _read(self) -> Any:
        assert self._process.stdout is not None
        return json.loads(self._process.stdout.readline())

    def releases(self, motions: Sequence[dict[str, object]]) -> list[list[int] | None]:
        """The nine numbers of each release; None for a motion that does not count as a throw."""
        assert self._process.stdin is not None
        print(json.dumps(motions), file=self._process.stdin, flush=True)
        return [numbers_of(text) if text else None for text in self._read()]


def numbers_of(text: str) -> list[int]:
    """The release in the text of a throw: all numbers but the chip's value."""
    return [int(number) for number in re.findall(r"-?\d+", text)[1:]]


@contextmanager
def client() -> Iterator[tuple[Client | None, str]]:
    """The running client code; or None and the reason why it is unavailable."""
    path = f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"
    node = shutil.which("node", path=path)
    built = (WEB / "src" / "wire.ts").is_file() and (WEB / "node_modules" / "vite").is_dir()
    if node is None or not built:
        yield None, "the client is not built: make web"
        return
    command = [node, str(WEB / "tools" / "strokes.js")]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd=WEB) as process:
        yield Client(process), ""
        assert process.stdin is not None
        process.stdin.close()
