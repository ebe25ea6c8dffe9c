"""The fair queue: few workers, many requests, and no advantage for greedy guests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from spicery.server.bots.fair_queue import AGE, Urgency, WorkerSlots

TABLE, LOOKBACK, AWAY = Urgency.TABLE, Urgency.LOOKBACK, Urgency.AWAY


class Hall:
    """Slots with a stopped clock, and requests that hold them until released."""

    def __init__(self, count: int) -> None:
        self.now = 0.0
        self.slots = WorkerSlots(count, lambda: self.now)
        self.at_work: list[str] = []
        self.came: list[str] = []  # in the order in which they got a place
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._ends: dict[str, asyncio.Event] = {}

    async def ask(
        self, name: str, urgency: Urgency | Callable[[], Urgency] = TABLE, owner: str = ""
    ) -> None:
        """Request a slot, under the owner's name and a number: ann1."""
        wanted = urgency if callable(urgency) else (lambda: urgency)
        self._ends[name] = asyncio.Event()

        async def work() -> None:
            async with self.slots.slot(owner or name.rstrip("0123456789"), wanted):
                self.at_work.append(name)
                self.came.append(name)
                try:
                    await self._ends[name].wait()
                finally:
                    self.at_work.remove(name)

        self._tasks[name] = asyncio.create_task(work())
        await self.settled()

    async def settled(self) -> None:
        for _ in range(5):
            await asyncio.sleep(0)

    async def finish(self, name: str) -> None:
        """Release a slot."""
        self._ends[name].set()
        await self._tasks[name]
        await self.settled()

    async def give_up(self, name: str) -> None:
        self._tasks[name].cancel()
        await self.settled()

    async def drain(self) -> list[str]:
        """Release all slots in order; returns the order in which they were assigned."""
        while self.at_work:
            await self.finish(self.at_work[0])
        assert self.slots.asked_for == 0
        assert not self.slots._served, "nobody is remembered who asks for nothing"
        return self.came


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)


def test_nobody_holds_more_than_half_and_who_comes_next_finds_a_place() -> None:
    async def test() -> None:
        hall = Hall(4)
        for number in range(58):
            await hall.ask(f"greedy{number}")
        assert hall.at_work == ["greedy0", "greedy1"]
        await hall.ask("ann1")
        assert hall.at_work[-1] == "ann1"
        assert len(await hall.drain()) == 59

    run(test())


@pytest.mark.parametrize("greedy", [2, 5, 20])
def test_beside_any_number_of_greedy_people_one_thought_is_waited_for(greedy: int) -> None:
    async def test() -> None:
        hall = Hall(4)
        for number in range(12):
            for each in range(greedy):
                await hall.ask(f"{chr(97 + each)}{number}")
        while len({name[0] for name in hall.came}) < greedy:
            await hall.finish(hall.at_work[0])  # until each had a turn
        assert len(hall.at_work) == 4
        for _ in range(5):  # she is asked again and again, and always next
            await hall.ask("zoe1")
            assert "zoe1" not in hall.at_work
            await hall.finish(hall.at_work[0])
            assert hall.at_work[-1] == "zoe1"
            await hall.finish("zoe1")
        await hall.drain()

    run(test())


def test_people_take_turns_however_many_tables_they_have() -> None:
    async def test() -> None:
        hall = Hall(1)
        for name in ("ann1", "ann2", "ann3", "ann4", "ben1", "ben2", "cleo1"):
            await hall.ask(name)
        assert await hall.drain() == ["ann1", "ben1", "cleo1", "ann2", "ben2", "ann3", "ann4"]

    run(test())


def test_tables_go_before_analyses_and_these_before_tables_that_nobody_is_at() -> None:
    async def test() -> None:
        hall = Hall(1)
        await hall.ask("ann1")
        for name, urgency in (("ben1", AWAY), ("cleo1", LOOKBACK), ("dora1", TABLE)):
            await hall.ask(name, urgency)
        assert await hall.drain() == ["ann1", "dora1", "cleo1", "ben1"]

    run(test())


def test_what_is_not_urgent_leaves_half_of_the_places_and_takes_one_for_each_person() -> None:
    async def test() -> None:
        hall = Hall(4)
        for name in ("ann1", "ann2", "ben1", "cleo1"):
            await hall.ask(name, LOOKBACK if name.endswith("1") else AWAY)
        assert hall.at_work == ["ann1", "ben1"]
        await hall.ask("ann3")
        await hall.ask("dora1")
        assert hall.at_work == ["ann1", "ben1", "ann3", "dora1"]
        assert set(await hall.drain()) == {"ann1", "ann2", "ann3", "ben1", "cleo1", "dora1"}

    run(test())


def test_nobody_waits_for_ever() -> None:
    async def test() -> None:
        hall = Hall(1)
        await hall.ask("ann1")
        await hall.ask("ben1", AWAY)
        hall.now = 2 * AGE
        for number in range(2, 5):
            await hall.ask(f"ann{number}")
        await hall.finish("ann1")
        assert hall.at_work == ["ben1"]
        await hall.drain()

    run(test())


def test_a_table_becomes_urgent_when_somebody_comes() -> None:
    async def test() -> None:
        hall = Hall(4)
        there = False
        await hall.ask("ann1", AWAY)
        await hall.ask("ann2", lambda: TABLE if there else AWAY)
        assert hall.at_work == ["ann1"]
        there = True
        hall.slots.assign()
        await hall.settled()
        assert hall.at_work == ["ann1", "ann2"]
        await hall.drain()

    run(test())


def test_who_gives_up_holds_no_place() -> None:
    async def test() -> None:
        hall = Hall(1)
        for name in ("ann1", "ben1", "cleo1"):
            await hall.ask(name)
        await hall.give_up("ben1")  # it waits
        await hall.give_up("ann1")  # it is at work
        assert hall.at_work == ["cleo1"]
        await hall.ask("dora1")
        await hall.ask("ella1")
        hall._ends["cleo1"].set()
        hall._tasks["dora1"].cancel()  # in the very turn in which it might be given a place
        await hall.settled()
        assert hall.at_work == ["ella1"]
        await hall.drain()

    run(test())
