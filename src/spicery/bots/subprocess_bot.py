"""A third-party bot in its own process.

It is told what its seat was shown and nothing else; a process that hangs, dies, floods its output
or exhausts its memory takes no game down with it.  Messages are JSON.  This isolates mistakes, but
it is no sandbox: a malicious bot can read this machine's files.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection

from spicery.bots.bot import Bot
from spicery.bots.printing import listen, speak_into
from spicery.bots.registry import UnknownBot, bot_named
from spicery.core.catalog import Game
from spicery.core.game import Action, State
from spicery.core.rng import Rng
from spicery.games import find

try:
    import resource
except ImportError:  # there is none on Windows
    resource = None  # type: ignore[assignment]

FRAMES = 4  # of a traceback, the last ones
LONGEST = 300  # characters of a bot's error message
START = 60.0  # seconds to import and create it
MEMORY = 4096  # megabytes of one process, its interpreter included
TOO_BIG = "too big"
GRACE = 1.0  # seconds more, after which the operating system ends a process


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


def places(error: BaseException) -> list[str]:
    """Where an error happened: file and line of the innermost frames."""
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    return [f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in frames]


@contextmanager
def deaf_to_keyboard() -> Iterator[None]:
    """Processes started in here ignore Ctrl-C: whoever started them ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# -- on our side ---------------------------------------------------------------------------


class Apart:
    """One seat's bot in its process, seen from the table."""

    def __init__(self, game: Game, name: str, patience: float, memory: int = MEMORY) -> None:
        self.patience = patience  # seconds per decision
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        heard, said = context.Pipe(duplex=False) if os.name == "posix" else (None, None)
        self._child = context.Process(
            target=think,
            args=(theirs, said, game.name, name, patience + GRACE, memory),
            daemon=True,
        )
        with deaf_to_keyboard():
            self._child.start()
        theirs.close()
        self._printing = listen(heard, name) if heard is not None else None
        if said is not None:
            said.close()

    @property
    def alive(self) -> bool:
        """Whether it can be asked; a process may also die while idle, between games."""
        return not self._line.closed and self._child.is_alive()

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

    def _ask(self, question: dict[str, object], patience: float) -> dict[str, object]:
        try:
            self._line.send_bytes(json.dumps(question).encode())
            if not self._line.poll(patience):
                self.end()
                raise Fault("too slow", f"no answer within {patience:g} s")
            answer = json.loads(self._line.recv_bytes())
        except (EOFError, OSError) as error:
            self._child.join(GRACE)  # so that its exit code is known
            self.end()
            raise Fault("crashed", f"its process ended ({self._child.exitcode})") from error
        except ValueError as error:
            self.end()
            raise Fault("nonsense", "its process did not speak JSON") from error
        if not isinstance(answer, dict):
            raise Fault("nonsense", "its process did not answer the question")
        if "kind" in answer:
            if answer["kind"] == TOO_BIG:
                self.end()  # its memory is never returned
            raise Fault(*(str(answer.get(part, "")) for part in ("kind", "what", "where")))
        return answer

    def end(self) -> None:
        """Kill it, whatever it is doing."""
        self._line.close()
        self._child.kill()
        self._child.join()
        if self._printing is not None:
            self._printing.join(GRACE)  # its last output is shown


# -- in the process ------------------------------------------------------------------------


class Mind:
    """Keeps the view of one seat up to date and asks the bot."""

    def __init__(self, game: Game, name: str, memory: int = MEMORY) -> None:
        self.game = game
        self.name = name
        self.memory = memory
        self._view: State | None = None
        self._bot: Bot | None = None

    def answer(self, asked: dict[str, object]) -> dict[str, object]:
        """The answer to one question; a bot's errors are reported, not raised."""
        try:
            return self._begin(asked) if "seats" in asked else self._choose(asked)
        except Fault as fault:
            return {"kind": fault.kind, "what": fault.what, "where": fault.where}
        except MemoryError:
            self._view = self._bot = None
            what = f"it needed more than {self.memory} MB of memory"
            return {"kind": TOO_BIG, "what": what, "where": ""}
        except UnknownBot as error:
            return {"kind": "crashed", "what": str(error), "where": ""}
        except Exception as error:  # noqa: BLE001  (a bot may be anybody's)
            what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
            theirs = [
                place for place in places(error) if not place.startswith("subprocess_bot.py:")
            ]
            return {"kind": "crashed", "what": what, "where": " ".join(theirs)}

    def _begin(self, asked: dict[str, object]) -> dict[str, object]:
        seats, options = asked["seats"], asked["options"]
        assert isinstance(seats, int)
        assert isinstance(options, dict)
        self._view = self.game.new(seats, options)
        self._bot = bot_named(self.game, self.name)
        return {}

    def _choose(self, asked: dict[str, object]) -> dict[str, object]:
        told, seat, seed = asked["told"], asked["seat"], asked["seed"]
        assert self._view is not None
        assert self._bot is not None
        assert isinstance(told, list)
        assert isinstance(seat, int)
        assert isinstance(seed, int)
        for event in (event for events in told for event in events):
            self._view.evolve(self.game.vocabulary.read(event))
        action: object = self._bot.choose(self._view.clone(), seat, Rng(seed))
        if not isinstance(action, Action):
            raise Fault("nonsense", f"it returned {action!r:.60}, not an Action")
        if action.seat != seat:
            raise Fault("illegal", f"it acted for seat {action.seat}, but its seat is {seat}")
        return {"code": int(action.code), "numbers": [int(each) for each in action.numbers]}


def think(
    line: Connection, said: Connection | None, game: str, name: str, limit: float, memory: int
) -> None:
    """Answer until the connection closes; the bot's output goes elsewhere."""
    speak_into(said)
    mind = Mind(find(game), name, memory)
    keep_within(memory)
    while True:
        try:
            asked = json.loads(line.recv_bytes())
        except EOFError:
            return
        with mortal(START if "seats" in asked else limit):
            answer = mind.answer(asked)
        line.send_bytes(json.dumps(answer).encode())


def keep_within(megabytes: int) -> None:
    """Limit the address space, if the system can; 0: no limit."""
    if not megabytes or resource is None:
        return
    most = megabytes << 20
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    if hard != resource.RLIM_INFINITY:
        most = min(most, hard)
    with suppress(ValueError, OSError):  # some systems define the limit but do not support it
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


@contextmanager
def mortal(seconds: float) -> Iterator[None]:
    """Have the operating system end this process if the block takes longer."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
