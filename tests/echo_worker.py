"""A worker process that echoes requests; some words make it die, hang or fail."""

import os
import subprocess
import sys
from collections.abc import Iterator

from spicery.supervision.serving import Handler, serve
from tests.waiting import hang


def answer(word: bytes) -> Iterator[bytes]:
    """The process id and the word."""
    if word == b"die":
        os._exit(3)
    if word == b"hang":
        print("hanging", flush=True)
        hang()
    if word == b"fail":
        raise KeyError("a secret")
    if word == b"input":
        input()
    if word == b"spawn":
        yield b"%d " % subprocess.Popen(["sleep", "60"]).pid
    print("this is not an answer")
    assert sys.stdin.read() == "", "requests do not arrive where a bot could read them"
    yield b"%d " % os.getpid()
    yield b"nonsense" if word == b"babble" else word


def prepare() -> Handler:
    """Prepare; fails if started with `unready`."""
    if sys.argv[1:] == ["unready"]:
        raise LookupError("no engine")
    return answer


if __name__ == "__main__":
    serve(prepare)
