"""Analyses of recorded games: what the strongest bot would have done, and how likely claims were.

Every answer comes from a bot worker, which receives only what one seat had been shown by then.
Complete analyses are cached in files, keyed by a digest of the record, the bot and the version.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from importlib.metadata import version
from pathlib import Path

import msgspec

from spicery.games import find
from spicery.server.bots.bot_pool import BotFailure, BotPool
from spicery.server.bots.bot_worker import BotReply, BotRequest
from spicery.server.bots.fair_queue import Urgency
from spicery.server.diagnostics import note_fault, note_trouble
from spicery.server.messages.replays import Belief, Finding, Findings
from spicery.server.replays.jobs import AnalysisInput, AnalysisJob, AnalysisStep, game_of
from spicery.server.replays.replay_pool import ReplayPool
from spicery.server.seats.lineup import champion

MOST_STEPS = 4000  # of a record to analyse
KEPT = 1000  # cached analyses
LOOKED = msgspec.json.Decoder(AnalysisInput)
KEPT_DRAFTS = 50  # analyses in memory that are not complete
FORM = 6  # version of the cache format


Ask = Callable[
    [AnalysisInput, AnalysisStep, int, str], Awaitable[BotReply]
]  # step, seat, bot (empty: a belief)


class Draft:
    """The findings of an analysis so far; each step is asked for once, however many wait for it."""

    def __init__(self) -> None:
        self.found: dict[int, Finding] = {}
        self._asking = asyncio.Lock()

    async def finding(self, number: int, ask: Callable[[], Awaitable[Finding]]) -> Finding:
        """The finding of a step, asked for if nobody has it yet."""
        if number not in self.found:
            async with self._asking:
                if number not in self.found:
                    self.found[number] = await ask()
        return self.found[number]


class Drafts:
    """The latest drafts, by digest."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Draft] = OrderedDict()

    def of(self, key: str) -> Draft:
        """The draft of an analysis, begun or continued."""
        draft = self._kept.setdefault(key, Draft())
        self._kept.move_to_end(key)
        if len(self._kept) > KEPT_DRAFTS:
            self._kept.popitem(last=False)
        return draft


class Analyst:
    """Analyses records; live tables have priority."""

    def __init__(self, bot_pool: BotPool, readers: ReplayPool, folder: Path | None) -> None:
        self._bot_pool = bot_pool
        self._readers = readers
        self._folder = folder
        self._drafts = Drafts()

    async def cached(self, text: str) -> Findings | None:
        """The cached analysis of a record; None if there is none."""
        path = self._path(text)
        return await asyncio.to_thread(read_findings, path) if path else None

    async def prepare(self, text: str) -> AnalysisInput:
        """Prepare a record; BadRecord or Refusal if it cannot be analysed."""
        return LOOKED.decode(await self._readers.ask(AnalysisJob(text, MOST_STEPS)))

    async def findings(
        self, text: str, prepared: AnalysisInput, owner: str, first: int = -1
    ) -> AsyncIterator[Findings]:
        """Analyse step by step, a seat's own steps first; a complete analysis is cached.

        Whoever asks for the same analysis meanwhile, or again after it was left, shares its steps.
        """
        bot, steps = champion(find(prepared.game)), prepared.steps
        numbers = [step.number for step in steps]
        yield Findings(bot, 0, len(steps), [], numbers, prepared.tallies)
        key = digest(text)
        draft = self._drafts.of(key)
        ask = partial(self._ask, key, owner)
        for done, step in enumerate(sorted(steps, key=lambda each: each.seat != first), 1):
            found: list[Finding] = []
            judge = partial(self._finding, ask, prepared, step, bot)
            try:
                found.append(await draft.finding(step.number, judge))
            except BotFailure as error:
                note_trouble("bot-failed", error.fault, bot=bot, where=error.where)
            yield Findings(bot, done, len(steps), found)
        path = self._path(text)
        if path and len(draft.found) == len(steps):
            whole = [draft.found[number] for number in numbers]
            findings = Findings(bot, len(steps), len(steps), whole, numbers, prepared.tallies)
            await asyncio.to_thread(cache_findings, path, findings)

    async def _finding(
        self, ask: Ask, prepared: AnalysisInput, step: AnalysisStep, bot: str
    ) -> Finding:
        finding = Finding(step.number, step.seat, step.played)
        if step.decided:
            told = await ask(prepared, step, step.seat, bot)
            finding.preferred, finding.reasons = told.do, told.reasons
            finding.rank, finding.of, finding.verdict = told.rank, told.of, told.verdict
            finding.cost, finding.gain = told.cost, told.gain
        if step.claimed:
            for seat in range(prepared.seats):
                thought = await ask(prepared, step, seat, "")
                finding.beliefs += [Belief(seat, reason) for reason in thought.reasons]
        return finding

    async def _ask(
        self, key: str, owner: str, prepared: AnalysisInput, step: AnalysisStep, seat: int, bot: str
    ) -> BotReply:
        """A bot's choice before a step, or without a bot a seat's belief after it."""
        asked = BotRequest(
            f"{key} {seat}",
            prepared.game,
            prepared.seats,
            prepared.options,
            seat,
            bot,
            int(key[:12], 16) + step.number,
            0,
            [],
            "hint" if bot else "belief",
            step.played,
        )
        number = step.number - 1 if bot else step.number
        told = prepared.seen[seat]
        return await self._bot_pool.think(
            asked, number, lambda since: told[since:], owner, lambda: Urgency.LOOKBACK
        )

    def _path(self, text: str) -> Path | None:
        return self._folder / f"{digest(text)}.json" if self._folder else None


def digest(text: str) -> str:
    """The cache key of a record and the bot that analyses it."""
    asked = f"{version('spicery')} {FORM} {champion(game_of(text))}\n{text}"
    return hashlib.sha256(asked.encode()).hexdigest()


def read_findings(path: Path) -> Findings | None:
    """Read a cached analysis; None if it is missing or unusable."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Findings)
    except (OSError, msgspec.MsgspecError):
        return None


def cache_findings(path: Path, findings: Findings) -> None:
    """Cache an analysis atomically, and evict the oldest ones beyond the limit."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(".draft")
        draft.write_bytes(msgspec.json.encode(findings))
        draft.replace(path)
        cached = sorted(path.parent.glob("*.json"), key=lambda each: each.stat().st_mtime)
        for old in cached[:-KEPT]:
            old.unlink(missing_ok=True)
    except OSError as error:  # only a cache
        note_fault("not-kept", error)
