"""Two processes on one store: what one of them remembers must not outlive what the other wrote."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.once import once
from tests.server.evening import Evening, Prompt, hastily
from tests.server.stubborn import Line

pytestmark = once


@asynccontextmanager
async def two_processes() -> AsyncIterator[tuple[Evening, Evening]]:
    """Two servers that share a store."""
    store = Prompt()
    async with Evening(store) as one, Evening(store) as two:
        yield one, two


async def opened(line: Line) -> Line:
    """A line that was told how the table stands."""
    await line.connect()
    await line.until(lambda: bool(line.news))
    return line


def test_a_hint_of_before_is_not_given_again_where_another_process_gave_a_newer_one() -> None:
    async def run() -> None:
        async with two_processes() as (one, two):
            ann = await one.guest().named("Ann")
            table = await ann.open(sit=["Ann", "Bea"], options={"starter": 0}, start=True)
            here = await opened(ann.at(table, 0, 1))
            there = await opened(two.guest(ann.cookie).at(table, 0, 1))
            first = await here.ask("hint", seat=0)
            await here.do(0, first["do"])
            while here.news["waiting"] != [0] or "pass" not in here.legal(0):
                seat = here.news["waiting"][0]
                likely = [text for text in ("let go", "pass") if text in here.legal(seat)]
                await here.do(seat, likely[0])
            await there.until(lambda: there.news["v"] == here.news["v"])
            newer = await there.ask("hint", seat=0)
            await here.until(lambda: here.about["seats"][0]["hints"] == 2)
            again = await here.ask("hint", seat=0)
            assert first["do"] not in here.legal(0)
            assert again["do"] in here.legal(0), "it is for what is asked now"
            assert newer["do"] in here.legal(0)
            assert (await here.ask("hint", seat=0))["do"] == again["do"]
            assert here.about["seats"][0]["hints"] == 2

    hastily(run())
