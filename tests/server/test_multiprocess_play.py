"""Two servers on one file: people on each see what happens on the other."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest

from spicery.core.table import replayed
from spicery.games import find
from tests.compiled_only import compiled_only
from tests.server import simulated_clients
from tests.server.live_server import Guest, TableClient, log_of, play_out, serving
from tests.server.simulation import opened, run_simulated, two_processes
from tests.server.test_restart import process

pytestmark = compiled_only

SHORT = {"deal": 3, "above": 30, "jitter": 0}  # so that no limit of messages is reached


def steps(line: TableClient) -> list[int]:
    """The versions that a connection received, in order."""
    return [s["v"] for text in line.heard for s in json.loads(text).get("steps", [])]


def test_two_people_play_a_whole_game_on_two_processes(tmp_path: Path) -> None:
    with process(tmp_path) as (one, _), process(tmp_path) as (two, _):
        ann, ben = one.guest("Ann"), two.guest("Ben")
        table = ann.open(seats=2, options=SHORT, clock={"lag": 0})
        with ann.at(table) as left, ben.at(table) as right:
            right.until("table")
            assert right.ask("sit", seat=1)["say"] == "ack"
            left.until("table", where=lambda m: m["seats"][1]["name"] == "Ben")
            assert left.ask("start")["say"] == "ack"
            left.caught_up(1)
            right.caught_up(1)
            last = play_out({0: left, 1: right}, random.Random(3))
            assert left.caught_up(last["v"])["scores"] == right.caught_up(last["v"])["scores"]
            assert left.news["winners"] == right.news["winners"]
            for line in (left, right):
                assert steps(line) == list(range(1, last["v"] + 1))
        records = [guest.ask("GET", f"/api/tables/{table}/record") for guest in (ann, ben)]
        assert records[0] == records[1]
        replayed(find("spicy"), records[0][1])


def test_an_action_on_what_another_process_has_changed_is_stale(tmp_path: Path) -> None:
    with serving(tmp_path) as one, serving(tmp_path) as two:
        ann = one.guest("Ann")
        table = ann.open(seats=2, sit=["Ann", "Bea"], options={"starter": 0}, start=True)
        here, there = ann, Guest(two, ann.cookie)
        with here.at(table) as left, there.at(table) as right:
            left.until("news")
            right.until("news")
            two.app.registry._unwatch()  # deaf: only the store can tell it
            first, other = (f"play {card}" for card in legal_plays(left)[:2])
            assert left.do(first, 0)["say"] == "ack"
            told = right.do(other, 0, id="another")
            assert (told["say"], told["why"]) == ("refused", "stale")
            assert right.caught_up(left.news["v"])["looks"] == left.caught_up(2)["looks"]
        acted = [entry for entry in log_of(tmp_path, table) if entry["type"] == "acted"]
        assert len(acted) == 2


def legal_plays(line: TableClient) -> list[str]:
    """The legal plays, without the verb."""
    return [text[5:] for text in line.legal(0) if text.startswith("play ")]


@pytest.mark.parametrize(("game", "delay"), [("spicy", 0.0), ("safranito", 60.0)])
def test_bots_of_two_processes_do_not_act_twice(tmp_path: Path, game: str, delay: float) -> None:
    with serving(tmp_path, bot_delay=delay) as one, serving(tmp_path) as two:
        ann = one.guest("Ann")
        there = Guest(two, ann.cookie)
        table = ann.open(game, seats=3, sit=[], bot="random")
        with ann.at(table, watch=True) as left, there.at(table, watch=True) as right:
            right.until("table")
            assert left.ask("start")["say"] == "ack"
            for line in (left, right):
                line.until("news", where=lambda m: m["scores"] is not None)
                assert steps(line) == list(range(1, line.news["v"] + 1))
            assert left.news["looks"] == right.news["looks"]
        replayed(find(game), ann.ask("GET", f"/api/tables/{table}/record")[1])
        both = [server.rooms[table].ledger.length for server in (one, two)]
        assert both == [len(log_of(tmp_path, table))] * 2


def stood_in_for(line: simulated_clients.TableClient) -> bool:
    """Whether a bot plays for the first seat."""
    return bool(line.about["seats"][0]["kind"] == "stand-in")


def test_the_clock_of_two_processes_rings_once() -> None:
    async def run() -> None:
        async with two_processes() as (one, two):
            ann = await one.guest().named("Ann")
            clock = {"kind": "relaxed", "move": 60, "reaction": 60}
            table = await ann.open(sit=["Ann", "Bea"], clock=clock, options={"starter": 0})
            here, there = ann.at(table, 0), two.guest(ann.cookie).at(table, 0)
            await here.insist("start")
            await there.connect()
            for line in (here, there):
                await line.until(lambda line=line: stood_in_for(line))  # type: ignore[misc]
            await asyncio.sleep(60)
            seated = [each.get("kind") for each in one.store.log(table)]
            assert seated.count("stand-in") == 1

    run_simulated(run())


def test_who_acts_on_another_process_is_not_gone() -> None:
    async def run() -> None:
        async with two_processes() as (one, two):
            ann = await one.guest().named("Ann")
            table = await ann.open(
                sit=["Ann", "Bea"], clock={"kind": "live"}, options={"starter": 0}, start=True
            )
            await opened(one.guest().at(table))  # somebody watches
            there = await opened(two.guest(ann.cookie).at(table, 0, 1))
            here = await opened(ann.at(table, 0, 1))
            room = one.registry.rooms[table]
            here.hang_up()
            await asyncio.sleep(0.01)
            assert room.ledger.opened.host in room.presence.gone
            await there.do(0, there.legal(0)[0])
            await asyncio.sleep(0.01)  # long before it looks who is connected elsewhere
            assert room.ledger.opened.host not in room.presence.gone
            await asyncio.sleep(1.1 * one.registry.settings.gone)
            assert "stand-in" not in [each.get("kind") for each in one.store.log(table)]

    run_simulated(run())


@pytest.mark.parametrize("silent", [False, True])
def test_who_is_connected_to_another_process_is_not_gone(silent: bool) -> None:
    """No stand-in for somebody connected to another process, unless that process is silent."""

    async def run() -> None:
        async with two_processes() as (one, two):
            ann, ben = [await one.guest().named(name) for name in ("Ann", "Ben")]
            clock = {"kind": "live", "move": 86_400, "reaction": 86_400}
            table = await ann.open(clock=clock, options={"starter": 0})
            stays, here = ben.at(table, 1), ann.at(table, 0)
            await stays.insist("sit", seat=1)
            await here.insist("start")
            there = await opened(two.guest(ann.cookie).at(table, 0))
            here.hang_up()
            if silent:
                assert two.registry._sweeper is not None
                two.registry._sweeper.cancel()  # it does not say any more that it is alive
                await asyncio.sleep(one.registry.settings.silent)
            else:
                await asyncio.sleep(10 * one.registry.settings.gone)
                assert [each for each in one.store.log(table) if each.get("bot")] == []
                there.hang_up()
            await stays.until(lambda: stood_in_for(stays))
            await stays.until(lambda: stays.news["v"] > 1)  # the stand-in acts

    run_simulated(run())


def test_who_lets_cards_go_ahead_and_is_removed_elsewhere_stops_nobody(tmp_path: Path) -> None:
    """A bot in that seat decides for itself; the process keeps answering."""
    with serving(tmp_path) as one, serving(tmp_path) as two:
        ann, ben = one.guest("Ann"), two.guest("Ben")
        table = ann.open(seats=3, options={"starter": 0})
        with ann.at(table) as left, ben.at(table) as right:
            assert right.ask("sit", seat=1)["say"] == "ack"
            left.until("table", where=lambda m: m["seats"][1]["name"] == "Ben")
            assert left.ask("start", bot="random")["say"] == "ack"
            right.caught_up(1)
            assert right.ask("ahead", seat=1, on=True)["say"] == "ack"
            assert left.ask("remove", seat=1)["say"] == "ack"
            right.until("table", where=lambda m: m["seats"][1]["kind"] == "bot")
            assert left.do(f"play {legal_plays(left)[0]}", 0)["say"] == "ack"
            right.caught_up(left.news["v"])
            assert two.ask("GET", "/healthz")[0] == 200
            assert two.rooms[table].scheduler.ahead == set()


def test_what_is_asked_on_two_processes_at_once_is_done_on_both(tmp_path: Path) -> None:
    with serving(tmp_path) as one, serving(tmp_path) as two:
        ann, ben, cem = one.guest("Ann"), one.guest("Ben"), two.guest("Cem")
        table = ann.open(seats=3)
        with ben.at(table) as left, cem.at(table) as right:
            left.until("table")
            right.until("table")
            two.app.registry._unwatch()  # deaf, as in the moment before it hears
            assert left.ask("sit", seat=1)["say"] == "ack"
            assert right.ask("sit", seat=2)["say"] == "ack"
            assert [seat["name"] for seat in right.about["seats"]] == ["Ann", "Ben", "Cem"]
