"""A third-party bot in a worker process, seen from the table.

It is told what its seat was shown and nothing else; a process that hangs, dies, floods its output
or exhausts its memory takes no game down with it.  Messages are JSON, never pickles.  This isolates
mistakes, but it is no sandbox: a malicious bot can read this machine's files.
"""

from __future__ import annotations

import json

from spicery.bots.output import forward
from spicery.core.catalog import Game
from spicery.core.game import Action
from spicery.supervision.blocking import BlockingWorker
from spicery.supervision.channel import Garbled, WorkerFailed
from spicery.supervision.process import GRACE, WorkerEnded

MODULE = "spicery.bots.third_party_worker"
LONGEST = 300  # characters of a bot's error message
START = 60.0  # seconds to import and create it
MEMORY = 4096  # megabytes of one process, its interpreter included
TOO_BIG = "too big"


class Fault(Exception):
    """What a bot did wrong: the kind, a description, and where in its code."""

    def __init__(self, kind: str, what: str, where: str = "") -> None:
        super().__init__(f"{kind}: {what}" + (f" ({where})" if where else ""))
        self.kind = kind
        self.what = printable(what)
        self.where = printable(where)


def printable(text: str) -> str:
    """The beginning of a bot's message, on one line, safe to print anywhere."""
    line = " ".join(text.split())[:LONGEST]
    return "".join([sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in line])


class SubprocessBot:
    """The bot of one seat."""

    def __init__(self, game: Game, name: str, patience: float, memory: int = MEMORY) -> None:
        self.patience = patience  # seconds per decision
        self.worker = BlockingWorker(MODULE, game.name, name, str(memory), capture=True)
        assert self.worker.output is not None
        self._forwarding = forward(self.worker.output, name)

    @property
    def alive(self) -> bool:
        """Whether it can be asked; a process may also die while idle, between games."""
        return self.worker.alive

    def begin(self, seats: int, options: dict[str, object]) -> None:
        """Start a game with a new instance; raises Fault if that fails."""
        self._ask({"seats": seats, "options": options}, START)

    def choose(self, told: list[list[str]], seat: int, seed: int) -> Action:
        """Its action, after telling it what its seat was shown since it was last asked."""
        answer = self._ask({"told": told, "seat": seat, "seed": seed}, self.patience)
        code, numbers = answer.get("code"), answer.get("numbers")
        if type(code) is not int or not isinstance(numbers, list):
            raise Fault("nonsense", "its process returned no action")
        if any(type(number) is not int for number in numbers):
            raise Fault("nonsense", "its process returned numbers that are not integers")
        return Action(seat, code, tuple(numbers))

    def _ask(self, request: dict[str, object], seconds: float) -> dict[str, object]:
        answer = self._answer(request, seconds)
        if not isinstance(answer, dict):
            raise Fault("nonsense", "its process did not answer the question")
        if "kind" in answer:
            if answer["kind"] == TOO_BIG:
                self.end()  # its memory is never returned
            raise Fault(*(str(answer.get(part, "")) for part in ("kind", "what", "where")))
        return answer

    def _answer(self, request: dict[str, object], seconds: float) -> object:
        """What its process answers; one that fails to is ended."""
        try:
            return json.loads(self.worker.ask(json.dumps(request).encode(), seconds))
        except (TimeoutError, WorkerEnded, WorkerFailed, Garbled, ValueError) as error:
            fault = self._fault(error, seconds)
            self.end()
            raise fault from error

    def _fault(self, error: Exception, seconds: float) -> Fault:
        if isinstance(error, TimeoutError):
            return Fault("too slow", f"no answer within {seconds:g} s")
        if isinstance(error, WorkerEnded):
            return Fault("crashed", f"its process ended ({self.worker.exit_code()})")
        if isinstance(error, WorkerFailed):
            return Fault("crashed", f"{error.error}: {error.message}", " ".join(error.where))
        return Fault("nonsense", "its process did not speak JSON")

    def end(self) -> None:
        """Kill it, whatever it is doing, and show the last of what it printed."""
        self.worker.end()
        self._forwarding.join(GRACE)
