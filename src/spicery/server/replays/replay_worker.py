"""The worker process that replays records, since the rules hold the interpreter lock meanwhile.

A job is JSON.  Its reply is sent in parts, as they are produced.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from spicery.core.record import BadRecord
from spicery.server.http.responses import Refusal
from spicery.server.messages import Fault
from spicery.server.replays.jobs import (
    AgainJob,
    AnalysisJob,
    AskJob,
    MotionsJob,
    PrefixJob,
    ReplayJob,
    again_at,
    ask_at,
    look_at,
    motions_at,
    prefix_at,
    replay_of,
)
from spicery.supervision.serving import Handler, serve

Job = ReplayJob | MotionsJob | AskJob | AgainJob | PrefixJob | AnalysisJob
RUNNERS: dict[type, Callable[[Any], Iterator[bytes]]] = {
    ReplayJob: replay_of,
    MotionsJob: motions_at,
    AskJob: ask_at,
    AgainJob: again_at,
    PrefixJob: prefix_at,
    AnalysisJob: look_at,
}


def answer(job: Job) -> Iterator[bytes]:
    """The parts of a job's reply; the last one is empty, or an encoded refusal."""
    try:
        yield from RUNNERS[type(job)](job)
        yield b""
    except BadRecord as error:
        yield msgspec.json.encode(Fault("bad-record", str(error), error.line))
    except Refusal as error:
        yield msgspec.json.encode(error.fault)


def prepare() -> Handler:
    """A handler that runs one job after the other."""
    decoder: msgspec.json.Decoder[Job] = msgspec.json.Decoder(Job)
    return lambda request: answer(decoder.decode(request))


if __name__ == "__main__":
    serve(prepare)
