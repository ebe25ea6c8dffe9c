"""Two servers on one file, with delays between check and write.

No action answers a question that its sender was never shown, and no id counts twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from spicery.core.table import sample_answer
from spicery.server.messages import ClockWish
from spicery.server.persistence.entries import ActedBy, Began, OpenedTable, Seated
from spicery.server.table.action_request import ActionRequest
from spicery.server.table.ledger import DoneAlready, Ledger, MovedOn
from tests.compiled_only import compiled_only
from tests.server.simulated_clients import TableClient
from tests.server.simulation import InMemoryStore, SimulatedServer, run_simulated
from tests.server.test_fair_timing import CHALLENGE, answer, caught_up, people, play

pytestmark = compiled_only

SOON, LATE = 0.05, 0.8  # seconds that a race stays open in one process and in the other


@asynccontextmanager
async def five() -> AsyncIterator[tuple[SimulatedServer, SimulatedServer, list[TableClient]]]:
    """Five people at a table of Spicy: seats 0, 1 and 3 on one server, 2 and 4 on another one of
    the same store, whose races stay open for much longer."""
    store = InMemoryStore()
    async with SimulatedServer(store, lag=SOON) as one, SimulatedServer(store, lag=LATE) as two:
        yield one, two, await people(one, one, two, one, two)


async def challenge_late(two: SimulatedServer, line: TableClient, seen: int, id_: str) -> None:
    """A seat on the second server challenges, and waits in a race."""
    line.post("do", id_, seat=line.seats[0], do=CHALLENGE, after=seen)
    await asyncio.sleep(SOON)
    assert two.registry.rooms[line.table].race is not None


async def play_on(lines: list[TableClient], version: int) -> None:
    """After a challenge: the next card is played."""
    await caught_up(lines, version)
    (leader,) = lines[0].news["waiting"]
    await play(lines, leader, "1 chili")


def challenges(sim: SimulatedServer, table: str) -> list[str]:
    """The challenges in the log."""
    entries = [entry for entry in sim.store.log(table) if entry["type"] == "acted"]
    said = [entry["line"].partition(" -> ")[0] for entry in entries]
    return [line for line in said if "challenge" in line]


def ledger_at_a_claim() -> Ledger:
    """A table of Spicy for three: a person, a bot, a person; the first has played a card."""
    clock = ClockWish()
    ledger = Ledger(OpenedTable(0, "spicy", 3, {"starter": 0}, "ann", clock, public=False))
    for seat, (kind, guest) in enumerate((("person", "ann"), ("bot", ""), ("person", "ben"))):
        ledger.apply(Seated(0, seat, kind, f"P{seat}", guest))  # type: ignore[arg-type]
    ledger.begin(sample_answer, 0, Began(0, ledger.game.version))
    wish(ledger, 0, "person", "ann", "play", id="first")
    return ledger


def wish(
    ledger: Ledger,
    seat: int,
    by: ActedBy,
    guest: str,
    do: str,
    after: int | None = None,
    id: str = "",  # noqa: A002
) -> None:
    """A request for a legal action of a seat, as if sent after an earlier version."""
    assert ledger.table is not None
    action = next(text for text in ledger.table.legal(seat) if text.startswith(do))
    seen = ledger.version if after is None else after
    ledger.act(ActionRequest(ledger.table.parse_action(seat, action), by, seen, id, guest), 0.0)


def test_the_ledger_takes_nothing_that_answers_something_else() -> None:
    ledger = ledger_at_a_claim()
    seen, length = ledger.version, ledger.length
    with pytest.raises(MovedOn):  # somebody else's seat
        wish(ledger, 2, "person", "ann", "let go")
    with pytest.raises(MovedOn):  # a bot's seat, and a person's
        wish(ledger, 1, "person", "", "let go")
    with pytest.raises(MovedOn):
        wish(ledger, 2, "bot", "", "let go")
    with pytest.raises(MovedOn):  # seen before the card was played, or not seen at all
        wish(ledger, 2, "person", "ben", "challenge number", after=seen - 1)
    with pytest.raises(MovedOn):
        wish(ledger, 2, "person", "ben", "challenge number", after=seen + 1)
    with pytest.raises(MovedOn):  # the clock answers for people only
        wish(ledger, 1, "clock", "", "let go")
    assert (ledger.version, ledger.length) == (seen, length)
    wish(ledger, 1, "bot", "", "let go")
    wish(ledger, 2, "person", "ben", "let go", after=seen, id="once")
    with pytest.raises(DoneAlready) as done:
        wish(ledger, 2, "person", "ben", "challenge number", id="once")
    assert done.value.version == seen + 2
    with pytest.raises(MovedOn):  # this seat has answered since
        wish(ledger, 2, "person", "ben", "challenge number", after=seen)
    wish(ledger, 2, "person", "ben", "challenge number", id="then")
    assert ledger.done[2, "then"] == seen + 3


def test_a_challenge_never_lands_on_a_card_that_came_later() -> None:
    async def run() -> None:
        async with five() as (one, two, lines):
            seen = await play(lines, 0, "1 chili")
            await challenge_late(two, lines[2], seen, "late")
            first = await lines[1].ask("do", seat=1, do=CHALLENGE, after=seen)
            assert first["say"] == "ack"
            await play_on(lines, first["v"])
            table = lines[2].table
            assert two.registry.rooms[table].race is not None  # it is decided only now
            told = await answer(lines[2], "late")
            assert (told["say"], told["why"]) == ("refused", "stale")
            assert challenges(one, table) == [f"1 {CHALLENGE}"]
            again = await lines[2].do(2, CHALLENGE)  # on what it has seen by now
            assert again["say"] == "ack"

    run_simulated(run())


def test_whoever_was_second_on_another_process_is_told_who_was_first() -> None:
    async def run() -> None:
        async with five() as (_, two, lines):
            seen = await play(lines, 0, "1 chili")
            for seat in (2, 4):
                await challenge_late(two, lines[seat], seen, "late")
            told = await lines[1].ask("do", seat=1, do=CHALLENGE, after=seen)
            assert told["say"] == "ack"
            for seat in (2, 4):
                told = await answer(lines[seat], "late")
                assert (told["why"], told["detail"]) == ("late", "P1 was first")

    run_simulated(run())


def test_an_id_that_is_sent_to_both_processes_counts_once() -> None:
    """A client changes the process while its action waits in a race, and sends it again."""

    async def run() -> None:
        async with five() as (one, two, lines):
            seen = await play(lines, 0, "1 chili")
            await challenge_late(two, lines[2], seen, "the-same")
            table = lines[2].table
            moved = one.guest(lines[2].person.cookie).at(table, 2)
            first = await moved.ask("do", "the-same", seat=2, do=CHALLENGE, after=seen)
            assert first["say"] == "ack"
            await play_on([*lines[:2], moved, *lines[3:]], first["v"])
            assert two.registry.rooms[table].race is not None
            assert await answer(lines[2], "the-same") == first
            ids = [entry.get("id") for entry in one.store.log(table)]
            assert ids.count("the-same") == 1
            assert challenges(one, table) == [f"2 {CHALLENGE}"]

    run_simulated(run())
