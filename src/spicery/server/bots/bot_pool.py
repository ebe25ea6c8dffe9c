"""The processes in which bots think, seen from the server: asked without waiting in the loop.

A slow bot holds up its own seat only; one that fails, or takes too long, is reported as such.  A
process may die at any time, at rest too: it is replaced, and the question is asked once more.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable

import msgspec

from spicery.server.bots.bot_worker import KEPT_VIEWS, BotRequest, Thought
from spicery.server.bots.fair_queue import Places, Urgency
from spicery.server.logs import note

MOST_PROCESSES = max(4, os.cpu_count() or 1)  # processes at once
Told = Callable[[int], list[list[str]]]  # what the seat was shown from a version on
DECODER = msgspec.json.Decoder(Thought)


class NoThought(Exception):
    """The bot failed: its error's name, and where."""

    def __init__(self, fault: str, where: list[str]) -> None:
        super().__init__(fault)
        self.fault = fault
        self.where = where


class Thinker:
    """One process."""

    def __init__(self, child: asyncio.subprocess.Process) -> None:
        self._child = child
        self.busy = False
        self._knows: dict[str, int] = {}  # up to which version it was told, by key

    @classmethod
    async def start(cls) -> Thinker:
        """A new process."""
        pipe = asyncio.subprocess.PIPE
        command = (sys.executable, "-m", "spicery.server.bots.bot_worker")
        return cls(
            await asyncio.create_subprocess_exec(
                *command, stdin=pipe, stdout=pipe, start_new_session=True
            )
        )

    async def think(self, asked: BotRequest, version: int, told: Told) -> Thought:
        """Ask; only what is new to the process is told, unless it has forgotten the rest."""
        known = self._knows.pop(asked.key, 0)
        asked.since = known if known <= version else 0
        asked.told = told(asked.since)[: version - asked.since]
        thought = await self._ask(asked)
        if thought.again:
            asked.since, asked.told = 0, told(0)[:version]
            thought = await self._ask(asked)
        if thought.fault:
            raise NoThought(thought.fault, thought.where)
        self._knows[asked.key] = version
        if len(self._knows) > KEPT_VIEWS:
            del self._knows[next(iter(self._knows))]
        return thought

    @property
    def alive(self) -> bool:
        """Whether the process runs, as far as is known."""
        return self._child.returncode is None

    async def _ask(self, asked: BotRequest) -> Thought:
        assert self._child.stdin is not None
        assert self._child.stdout is not None
        self.busy = True
        line = b""
        # A pipe to a dead process breaks; uvloop closes it first, and then it is a RuntimeError.
        with contextlib.suppress(OSError, RuntimeError):
            self._child.stdin.write(msgspec.json.encode(asked) + b"\n")
            await self._child.stdin.drain()
            line = await self._child.stdout.readline()
        if not line.endswith(b"\n"):
            raise EOFError("the process has ended")
        thought = DECODER.decode(line)
        self.busy = False
        return thought

    async def end(self) -> None:
        """Stop it, whatever it does; one that does nothing ends by itself."""
        if self._child.stdin is not None and not self.busy:
            self._child.stdin.close()
            with contextlib.suppress(TimeoutError, asyncio.TimeoutError):
                await asyncio.wait_for(self._child.wait(), 1)
        with contextlib.suppress(ProcessLookupError):
            self._child.kill()
        await self._child.wait()


class BotPool:
    """All processes; started when they are needed."""

    def __init__(self, patience: float) -> None:
        self.patience = patience  # seconds for one thought
        self._idle: list[Thinker] = []
        self._all: set[Thinker] = set()
        self.places = Places(MOST_PROCESSES)

    async def think(
        self,
        asked: BotRequest,
        version: int,
        told: Told,
        owner: str,
        urgency: Callable[[], Urgency],
    ) -> Thought:
        """What a bot would do at a version; NoThought if it fails or takes too long.

        The `owner` is the person for whom it thinks: each has the same right to the processes.
        """
        async with self.places.place(owner, urgency):
            try:
                return await self._ask(await self._at_rest(), asked, version, told)
            except EOFError:  # it may have died before it was asked
                note("thinker-ended")
            try:
                return await self._ask(await self._start(), asked, version, told)
            except EOFError as error:  # this question ends whatever process is asked it
                raise NoThought(type(error).__name__, []) from error

    async def _ask(self, thinker: Thinker, asked: BotRequest, version: int, told: Told) -> Thought:
        """One question to one process; EOFError if the process ends."""
        try:
            thought = await asyncio.wait_for(thinker.think(asked, version, told), self.patience)
        except NoThought:  # the process is as good as before
            self._idle.append(thinker)
            raise
        except EOFError:
            await self._drop(thinker)
            raise
        except Exception as error:
            await self._drop(thinker)
            raise NoThought(type(error).__name__, []) from error
        except BaseException:
            await self._drop(thinker)
            raise
        self._idle.append(thinker)
        return thought

    async def _at_rest(self) -> Thinker:
        """A process that has nothing to do; those that died meanwhile are cleared away."""
        while self._idle:
            thinker = self._idle.pop()
            if thinker.alive:
                return thinker
            note("thinker-ended")
            await self._drop(thinker)
        return await self._start()

    async def _start(self) -> Thinker:
        try:
            thinker = await Thinker.start()
        except OSError as error:
            raise NoThought(type(error).__name__, []) from error
        self._all.add(thinker)
        return thinker

    async def _drop(self, thinker: Thinker) -> None:
        self._all.discard(thinker)
        await thinker.end()

    async def close(self) -> None:
        """End them all."""
        await asyncio.gather(*[self._drop(thinker) for thinker in list(self._all)])
        self._idle.clear()
