"""A recorded game looked back at: what the champion would have done, and how likely claims were.

Every answer comes from the bots' processes and from what one seat had been shown by then; the rest
of the record is never told to them.  What was found for a whole record is kept in a file, by the
digest of the record and of whom was asked.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from spicery.bots import has_beliefs
from spicery.core.record import ARROW
from spicery.core.table import Table, replay_steps
from spicery.server.fair import Urgency
from spicery.server.logs import note
from spicery.server.messages.lookback import Belief, Finding, Findings
from spicery.server.mind import Question, Thought
from spicery.server.minds import NoThought
from spicery.server.opponents import champion
from spicery.server.replays import SLICE, game_of
from spicery.server.web import Refusal

if TYPE_CHECKING:
    from spicery.server.minds import Minds

MOST_STEPS = 4000  # of a record that is analysed
KEPT = 1000  # analyses in the folder
FORM = 4  # of what is kept; what was found in another form is found anew


@dataclass(frozen=True)
class Step:
    """One action of a record that is worth a look."""

    number: int  # the version that it led to
    seat: int
    played: str
    decided: bool  # there was something to decide
    claimed: bool  # somebody may have thought something of it


Ask = Callable[[Table, Step, int, str], Awaitable[Thought]]  # a step, a seat, a bot or none


class Analyst:
    """Analyses records, one at a time for each person; tables come first."""

    def __init__(self, minds: Minds, folder: Path | None) -> None:
        self._minds = minds
        self._folder = folder

    async def kept(self, text: str) -> Findings | None:
        """What was found before; None if nothing is kept."""
        path = self._path(text)
        return await asyncio.to_thread(read_findings, path) if path else None

    async def look(self, text: str) -> tuple[Table, list[Step]]:
        """Read a record; BadRecord or a Refusal says what keeps it from being analysed."""
        game = game_of(text)
        claims = has_beliefs(game)
        steps: list[Step] = []
        before: tuple[Table, list[int]] | None = None
        for number, table in enumerate(replay_steps(game, text)):
            if number > MOST_STEPS:
                raise Refusal("too-long", f"at most {MOST_STEPS} steps are analysed")
            if before is not None and table.actors(number - 1)[0] >= 0:
                steps.append(step_of(table, number, before[1], claims))
            before = table, [seat for seat in range(table.header.seats) if has_choice(table, seat)]
            if number % SLICE == 0:
                await asyncio.sleep(0)
        assert before is not None
        return before[0], [step for step in steps if step.decided or step.claimed]

    async def findings(
        self, text: str, table: Table, steps: list[Step], owner: str
    ) -> AsyncIterator[Findings]:
        """What is found, step by step; what was found of a whole record is kept."""
        bot = champion(table.game)
        yield Findings(bot, 0, len(steps), [])
        found: list[Finding] = []
        whole = True
        key = digest(text)
        for done, step in enumerate(steps, 1):
            try:
                found.append(await self._finding(partial(self._ask, key, owner), table, step, bot))
            except NoThought as error:
                note("bot-failed", bot=bot, error=error.fault, where=error.where)
                whole = False
                yield Findings(bot, done, len(steps), [])
            else:
                yield Findings(bot, done, len(steps), found[-1:])
        path = self._path(text)
        if whole and path:
            await asyncio.to_thread(
                keep_findings, path, Findings(bot, len(steps), len(steps), found)
            )

    async def _finding(self, ask: Ask, table: Table, step: Step, bot: str) -> Finding:
        finding = Finding(step.number, step.seat, step.played)
        if step.decided:
            told = await ask(table, step, step.seat, bot)
            finding.preferred, finding.reasons = told.do, told.reasons
            finding.rank, finding.of, finding.verdict = told.rank, told.of, told.verdict
        if step.claimed:
            for seat in range(table.header.seats):
                thought = await ask(table, step, seat, "")
                finding.beliefs += [Belief(seat, reason) for reason in thought.reasons]
        return finding

    async def _ask(
        self, key: str, owner: str, table: Table, step: Step, seat: int, bot: str
    ) -> Thought:
        """What a bot says before a step; without a bot, what a seat may think after it."""
        asked = Question(
            f"{key} {seat}",
            table.game.name,
            table.header.seats,
            table.header.options,
            seat,
            bot,
            int(key[:12], 16) + step.number,
            0,
            [],
            "hint" if bot else "belief",
            step.played,
        )
        number = step.number - 1 if bot else step.number
        told = partial(table.seen, seat)
        return await self._minds.think(asked, number, told, owner, lambda: Urgency.LOOKBACK)

    def _path(self, text: str) -> Path | None:
        return self._folder / f"{digest(text)}.json" if self._folder else None


def has_choice(table: Table, seat: int) -> bool:
    """Whether a seat could do more than one thing now."""
    return len(table.view(seat).legal(seat)) > 1


def step_of(table: Table, number: int, deciding: list[int], claims: bool) -> Step:
    """The action that led to a version of a table that stands there."""
    seat = table.actors(number - 1)[0]
    said = table.lines(number - 1)[0].partition(ARROW)[0].partition(" ")[2]
    yielding = said in table.game.yields
    return Step(number, seat, said, seat in deciding, claims and not yielding)


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
        note("not-kept", error=type(error).__name__)
