"""Where records are read: a process of its own, for the rules hold the interpreter while they play.

One JSON line a job on standard input; the answer in frames on standard output: a letter, the
length, the bytes.  Whatever goes wrong is told in a frame of its own, and the process goes on.
"""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, BinaryIO

import msgspec

from spicery.bots.subprocess_bot import places
from spicery.core.record import BadRecord
from spicery.server.http.web import Refusal
from spicery.server.messages import Fault
from spicery.server.replays.replays import (
    AgainJob,
    AskJob,
    LookJob,
    MotionsJob,
    ReplayJob,
    again_at,
    ask_at,
    look_at,
    motions_at,
    replay_of,
)

Job = ReplayJob | MotionsJob | AskJob | AgainJob | LookJob
HEAD = struct.Struct(">cI")
PART, END, REFUSED, FAILED = b"+", b".", b"!", b"x"
READS: dict[type, Callable[[Any], Iterator[bytes]]] = {
    ReplayJob: replay_of,
    MotionsJob: motions_at,
    AskJob: ask_at,
    AgainJob: again_at,
    LookJob: look_at,
}


class Failure(msgspec.Struct):
    """A mistake of ours: what it was, and where."""

    error: str
    where: list[str]


def frames(job: Job) -> Iterator[tuple[bytes, bytes]]:
    """The answer to a job."""
    try:
        for part in READS[type(job)](job):
            yield PART, part
        yield END, b""
    except BadRecord as error:
        yield REFUSED, msgspec.json.encode(Fault("bad-record", str(error), error.line))
    except Refusal as error:
        yield REFUSED, msgspec.json.encode(error.fault)
    except Exception as error:  # noqa: BLE001  (told to the server, which writes it down)
        yield FAILED, msgspec.json.encode(Failure(type(error).__name__, places(error)))


def answer(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Read until nobody asks any more."""
    decoder: msgspec.json.Decoder[Job] = msgspec.json.Decoder(Job)
    for line in jobs:
        for letter, data in frames(decoder.decode(line)):
            answers.write(HEAD.pack(letter, len(data)) + data)
            answers.flush()


if __name__ == "__main__":
    with os.fdopen(os.dup(1), "wb") as out:
        os.dup2(2, 1)  # what a game prints is no answer
        with suppress(BrokenPipeError):
            answer(sys.stdin.buffer, out)
