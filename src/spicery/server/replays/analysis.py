"""A recorded game looked back at: what the champion would have done, and how likely claims were.

Every answer comes from the bots' processes and from what one seat had been shown by then; the rest
of the record is never told to them.  What was found for a whole record is kept in a file, by the
digest of the record and of whom was asked.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from importlib.metadata import version
from pathlib import Path

import msgspec

from spicery.games import find
from spicery.server.bots.bot_pool import BotPool, NoThought
from spicery.server.bots.bot_worker import BotRequest, Thought
from spicery.server.bots.fair_queue import Urgency
from spicery.server.diagnostics import note_fault, note_trouble
from spicery.server.messages.replays import Belief, Finding, Findings
from spicery.server.replays.replay_pool import Readers
from spicery.server.replays.replays import Looked, LookJob, ReadStep, game_of
from spicery.server.seats.lineup import champion

MOST_STEPS = 4000  # of a record that is analysed
KEPT = 1000  # analyses in the folder
LOOKED = msgspec.json.Decoder(Looked)
FORM = 4  # of what is kept; what was found in another form is found anew


Ask = Callable[[Looked, ReadStep, int, str], Awaitable[Thought]]  # a step, a seat, a bot or none


class Analyst:
    """Analyses records, one at a time for each person; tables come first."""

    def __init__(self, bot_pool: BotPool, readers: Readers, folder: Path | None) -> None:
        self._bot_pool = bot_pool
        self._readers = readers
        self._folder = folder

    async def kept(self, text: str) -> Findings | None:
        """What was found before; None if nothing is kept."""
        path = self._path(text)
        return await asyncio.to_thread(read_findings, path) if path else None

    async def look(self, text: str) -> Looked:
        """Read a record; BadRecord or a Refusal says what keeps it from being analysed."""
        return LOOKED.decode(await self._readers.ask(LookJob(text, MOST_STEPS)))

    async def findings(self, text: str, looked: Looked, owner: str) -> AsyncIterator[Findings]:
        """What is found, step by step; what was found of a whole record is kept."""
        bot, steps = champion(find(looked.game)), looked.steps
        yield Findings(bot, 0, len(steps), [])
        found: list[Finding] = []
        whole = True
        key = digest(text)
        for done, step in enumerate(steps, 1):
            try:
                found.append(await self._finding(partial(self._ask, key, owner), looked, step, bot))
            except NoThought as error:
                note_trouble("bot-failed", error.fault, bot=bot, where=error.where)
                whole = False
                yield Findings(bot, done, len(steps), [])
            else:
                yield Findings(bot, done, len(steps), found[-1:])
        path = self._path(text)
        if whole and path:
            await asyncio.to_thread(
                keep_findings, path, Findings(bot, len(steps), len(steps), found)
            )

    async def _finding(self, ask: Ask, looked: Looked, step: ReadStep, bot: str) -> Finding:
        finding = Finding(step.number, step.seat, step.played)
        if step.decided:
            told = await ask(looked, step, step.seat, bot)
            finding.preferred, finding.reasons = told.do, told.reasons
            finding.rank, finding.of, finding.verdict = told.rank, told.of, told.verdict
        if step.claimed:
            for seat in range(looked.seats):
                thought = await ask(looked, step, seat, "")
                finding.beliefs += [Belief(seat, reason) for reason in thought.reasons]
        return finding

    async def _ask(
        self, key: str, owner: str, looked: Looked, step: ReadStep, seat: int, bot: str
    ) -> Thought:
        """What a bot says before a step; without a bot, what a seat may think after it."""
        asked = BotRequest(
            f"{key} {seat}",
            looked.game,
            looked.seats,
            looked.options,
            seat,
            bot,
            int(key[:12], 16) + step.number,
            0,
            [],
            "hint" if bot else "belief",
            step.played,
        )
        number = step.number - 1 if bot else step.number
        told = looked.seen[seat]
        return await self._bot_pool.think(
            asked, number, lambda since: told[since:], owner, lambda: Urgency.LOOKBACK
        )

    def _path(self, text: str) -> Path | None:
        return self._folder / f"{digest(text)}.json" if self._folder else None


def digest(text: str) -> str:
    """Names a record, and who looks at it."""
    asked = f"{version('spicery')} {FORM} {champion(game_of(text))}\n{text}"
    return hashlib.sha256(asked.encode()).hexdigest()


def read_findings(path: Path) -> Findings | None:
    """What a file holds; None if there is none, or it holds nothing of use."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Findings)
    except (OSError, msgspec.MsgspecError):
        return None


def keep_findings(path: Path, findings: Findings) -> None:
    """Write a file whole or not at all; the oldest go when there are too many."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(".draft")
        draft.write_bytes(msgspec.json.encode(findings))
        draft.replace(path)
        kept = sorted(path.parent.glob("*.json"), key=lambda each: each.stat().st_mtime)
        for old in kept[:-KEPT]:
            old.unlink(missing_ok=True)
    except OSError as error:  # it can be found again
        note_fault("not-kept", error)
