"""Live shakers: streamed both ways, limited to one turn, written like any other action."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from spicery.physics.errors import PhysicsError
from spicery.physics.film import decode
from spicery.physics.live_pool import Ending
from spicery.physics.live_shaker import BACK, CLOSED, DONE, HEAD, PIECE
from spicery.server.physics.shaker_handlers import end
from tests.compiled_only import compiled_only
from tests.server.live_server import Guest, LiveServer, TableClient, log_of, serving
from tests.server.simulated_clients import Told
from tests.server.simulation import InMemoryStore, SimulatedServer, opened, run_simulated
from tests.server.slow_network import delayed
from tests.server.stub_shakers import give
from tests.waiting import eventually

pytestmark = compiled_only

LIVE: dict[str, Any] = {"physics": 1, "shakers": 2}
DISHES = ("cook fish-chips", "cook gazpacho")


def warm(server: LiveServer) -> None:
    """Wait until shakers can be held."""
    live = server.app.registry.services.physics.live
    eventually(lambda: live.pid, "no process can hold a shaker", within=60.0)


def kitchen(server: LiveServer, **more: Any) -> tuple[Guest, str]:
    """Two cooks at one screen."""
    ann = server.guest("Ann")
    wish: dict[str, Any] = {"game": "alacarte", "seats": 2, "options": {"starter": 0}}
    return ann, ann.open(**wish, **more, sit=["Ann", "Bea"], start=True)


def cooking(line: TableClient) -> str:
    """Play until the first cook may season; the shaker."""
    line.caught_up(1)
    while True:
        seat = line.news["waiting"][0]
        legal = line.legal(seat)
        seasons = [text for text in legal if text.startswith("season ")]
        if seasons:
            assert seat == 0
            return " ".join(seasons[0].split()[:2])
        dish = next(text for text in legal if text.startswith(DISHES[seat]))
        line.caught_up(line.do(dish, seat)["v"])


def live_hold(line: TableClient) -> int:
    """Pick up the shaker; returns the version."""
    shaker = cooking(line)
    version: int = line.news["v"]
    line.say("grasp", seat=0, do=shaker, after=version)
    line.until("grasped")
    return version


def read_frame(data: bytes) -> tuple[int, int, int, int]:
    """Flags, number, tilt in hundredths of a degree, and the pieces that are out."""
    assert data[:1] == b"\x01"
    flags, number, tilt, _, _, out, pieces = HEAD.unpack_from(data, 1)
    assert len(data) == 1 + HEAD.size + pieces * PIECE.size
    return flags, number, tilt, out


def stream(line: TableClient, tilt: Callable[[list[bytes]], int], shake: int = 0) -> list[bytes]:
    """Move the hand sixty times a second by what is seen, until everything is at rest."""
    stop = threading.Event()

    def move() -> None:
        while not stop.wait(1 / 60):
            line.say("tilt", seat=0, at=tilt(line.frames), shake=shake)

    mover = threading.Thread(target=move)
    mover.start()
    try:
        line.until("grasped", where=lambda told: told["over"])
    finally:
        stop.set()
        mover.join()
    return line.frames


def careful(frames: list[bytes]) -> int:
    """Turn, and turn back when the first piece is seen outside."""
    return 0 if frames and read_frame(frames[-1])[3] else 1350


def test_a_shaker_is_moved_over_a_slow_line_and_everybody_watches(tmp_path: Path) -> None:
    with serving(tmp_path, **LIVE) as server, delayed(server.port) as far:
        ann, table = kitchen(server)
        warm(server)
        distant = Guest(LiveServer(far), ann.cookie)
        with distant.at(table) as line, server.stranger().at(table) as stranger:
            shaker = cooking(line)
            before = line.news["v"]
            id_ = line.say("grasp", seat=0, do=shaker, after=before)
            assert line.until("grasped") == {
                "say": "grasped",
                "seat": 0,
                "do": shaker,
                "live": True,
                "over": False,
            }
            refused = line.do("end", 0)
            assert (refused["why"], refused["detail"]) == (
                "not-now",
                "Ann is holding a shaker",
            )
            frames = stream(line, careful)
            told = line.answer(id_)
            assert (told["say"], told["v"]) == ("ack", before + 1)
            news = line.caught_up(before + 2)
            stranger.caught_up(before + 2)
            season, fall = news["steps"][:2]
            assert season["told"]["0"][0].startswith("tilted 0 0 ")
            spices, salt = fall["told"]["0"][0].split()[-2:]
            last = read_frame(frames[-1])
            assert last[0] & DONE
            assert last[0] & BACK
            assert last[3].bit_count() == int(spices) + int(salt) >= 1
            assert len(frames) > 30
            assert len(stranger.frames) == len(frames)
            assert stranger.frames[-1] == frames[-1]
            numbers = [read_frame(frame)[1] for frame in frames]
            assert numbers == list(range(1, len(frames) + 1))
            film = server.ask("GET", f"/api/tables/{table}/films/{before + 2}")[2]
            assert len(film) == fall["film"]
            assert decode(film).kind == "season"


def test_only_one_turn_there_and_back(tmp_path: Path) -> None:
    with serving(tmp_path, **LIVE) as server:
        ann, table = kitchen(server)
        warm(server)
        with ann.at(table) as line:
            line.say("grasp", seat=0, do=cooking(line), after=line.news["v"])
            line.until("grasped")

            def greedy(frames: list[bytes]) -> int:
                tilts = [read_frame(frame)[2] for frame in frames]
                return 0 if max(tilts, default=0) > 8500 and len(tilts) % 20 < 3 else 1000

            tilts = [read_frame(frame)[2] for frame in stream(line, greedy)]
            top = tilts.index(max(tilts))
            falls = [b - a for a, b in zip(tilts[top:], tilts[top + 1 :], strict=False)]
            assert max(tilts) > 8500
            assert max(falls) < 200  # hundredths of a degree: it never goes up again


def test_a_shaker_may_be_shaken_first(tmp_path: Path) -> None:
    with serving(tmp_path, **LIVE) as server:
        ann, table = kitchen(server)
        warm(server)
        with ann.at(table) as line:
            version = live_hold(line)
            line.say("tilt", seat=0, at=0, shake=2)
            line.say("tilt", seat=0, at=0, shake=0)
            while not read_frame(line.see())[0] & CLOSED:
                continue
            stream(line, careful)
            line.caught_up(version + 2)
            tilted = line.news["steps"][0]["told"]["0"][0]
            assert tilted.split()[-1] == "2"


def test_who_goes_away_puts_the_shaker_down(tmp_path: Path) -> None:
    with serving(tmp_path, **LIVE) as server:
        ann, table = kitchen(server)
        warm(server)
        with server.stranger().at(table) as stranger:
            with ann.at(table) as line:
                version = live_hold(line)
                line.say("tilt", seat=0, at=1400)
                while read_frame(line.see())[2] < 10_000:
                    continue
            stranger.until("grasped", where=lambda told: told["over"])
            stranger.caught_up(version + 2)
        with ann.at(table) as line:
            line.caught_up(version + 2)
            assert line.do(line.legal(0)[0], 0)["say"] == "ack"


@pytest.mark.parametrize(("how", "left"), [(None, 0.0), (PhysicsError("try again"), 3.0)])
def test_no_clock_rings_while_a_shaker_is_held(how: Ending, left: float) -> None:
    """It runs on when the shaker is put down; after a fault of ours it starts over."""

    async def run() -> float:
        async with SimulatedServer(InMemoryStore()) as sim:
            ann = await sim.guest().named("Ann")
            wish: Told = {"sit": ["Ann", "Bea"], "options": {"starter": 0}, "start": True}
            table = await ann.open("alacarte", clock={"kind": "live", "move": 3.0}, **wish)
            line = await opened(ann.at(table, 0, 1))
            held = give(sim, table, 0)
            await asyncio.sleep(600)
            assert [seat["kind"] for seat in line.about["seats"]] == ["person", "person"]
            assert line.news["v"] == 1
            put_down = sim.clock.monotonic()
            end(sim.registry.rooms[table], held, how)
            await line.until(lambda: line.about["seats"][0]["kind"] == "stand-in")
            rang = sim.clock.monotonic()
            await line.until(lambda: line.news["v"] > 1)  # the stand-in acts
            return rang - put_down

    assert run_simulated(run()) == pytest.approx(left, abs=0.01)


def test_what_is_held_does_not_count_once_another_process_gave_the_seat_to_a_stand_in(
    tmp_path: Path,
) -> None:
    with serving(tmp_path, **LIVE) as server, serving(tmp_path, bot_delay=60.0) as other:
        ann, table = kitchen(server)
        warm(server)
        with ann.at(table) as line, Guest(other, ann.cookie).at(table) as there:
            version = live_hold(line)
            there.caught_up(version)
            assert there.ask("stand", seat=0)["say"] == "ack"
            line.until("table", where=lambda told: told["seats"][0]["kind"] == "stand-in")
            stream(line, careful)
            told = line.until("refused")
            assert (told["why"], told["v"]) == ("not-now", version)
            assert "stand-in" in told["detail"]
        acted = [entry for entry in log_of(tmp_path, table) if entry["type"] == "acted"]
        assert len(acted) == version


def test_put_down_untouched_nothing_happened(tmp_path: Path) -> None:
    with serving(tmp_path, **LIVE) as server:
        ann, table = kitchen(server)
        warm(server)
        with ann.at(table) as line:
            version = live_hold(line)
            line.say("settle", seat=0)
            line.until("grasped", where=lambda told: told["over"])
            assert server.rooms[table].ledger.version == version
            assert line.do(line.legal(0)[0], 0)["say"] == "ack"


def test_beyond_the_limit_the_motion_is_recorded(tmp_path: Path) -> None:
    with serving(tmp_path, **{**LIVE, "shakers": 1}) as server:
        ann, table = kitchen(server)
        warm(server)
        ben, other = kitchen(server)
        with ann.at(table) as line, ben.at(other) as second:
            line.say("grasp", seat=0, do=cooking(line), after=line.news["v"])
            assert line.until("grasped")["live"]
            shaker = cooking(second)
            second.say("grasp", seat=0, do=shaker, after=second.news["v"])
            assert not second.until("grasped")["live"]
            motion = "tilt 130 dwell 400 there 400 back 400 shake 0"
            version = second.do(f"{shaker} {motion}", 0)["v"]
            second.caught_up(version + 1)
            assert next(step for step in second.news["steps"] if step["film"])
            line.say("settle", seat=0)
            line.until("grasped", where=lambda told: told["over"])


def test_who_waited_in_vain_and_sends_the_whole_motion_is_heard(tmp_path: Path) -> None:
    with serving(tmp_path, **LIVE) as server:
        ann, table = kitchen(server)
        warm(server)
        with ann.at(table) as line:
            shaker = cooking(line)
            version = line.news["v"]
            line.say("grasp", seat=0, do=shaker, after=version)
            whole = f"{shaker} tilt 90 dwell 0 there 400 back 400 shake 0"
            told = line.do(whole, 0)
            assert (told["say"], told["v"]) == ("ack", version + 1)
            line.caught_up(version + 2)
            assert server.rooms[table].live_hold is None
            line.say("grasp", seat=0, do=shaker, after=version + 2)
            line.until("grasped", where=lambda told: not told["over"])
            line.say("tilt", seat=0, at=300)
            refused = line.do(whole, 0)
            assert refused["detail"] == "Ann is holding a shaker"


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGSTOP])
def test_a_process_that_dies_or_hangs_lets_everybody_try_again(
    tmp_path: Path, blow: signal.Signals
) -> None:
    with serving(tmp_path, **LIVE) as server:
        ann, table = kitchen(server)
        warm(server)
        with ann.at(table) as line:
            shaker = cooking(line)
            version = line.news["v"]
            id_ = line.say("grasp", seat=0, do=shaker, after=version)
            line.until("grasped")
            os.kill(server.app.registry.services.physics.live.pid, blow)
            told = line.answer(id_)
            assert (told["why"], "try again" in told["detail"]) == ("not-now", True)
            assert server.rooms[table].ledger.version == version
            warm(server)
            line.say("grasp", seat=0, do=shaker, after=version, id=id_)
            assert line.until("grasped")["live"]
            line.frames.clear()
            stream(line, careful)
            line.caught_up(version + 2)


@pytest.mark.parametrize(
    ("do", "why"), [("season salt", "unreadable"), ("flip", "unreadable"), ("heat", "unreadable")]
)
def test_only_a_seasoning_is_grasped(tmp_path: Path, do: str, why: str) -> None:
    with serving(tmp_path) as server:
        ann, table = kitchen(server)
        with ann.at(table) as line, server.stranger().at(table) as stranger:
            cooking(line)
            assert line.ask("grasp", seat=0, do=do, after=line.news["v"])["why"] == why
            stranger.until("news")
            told = stranger.ask("grasp", seat=0, do="season lemon", after=line.news["v"])
            assert told["why"] == "not-yours"
            line.say("tilt", seat=0, at=900)  # nothing is held, nobody answers
            line.silence()


def test_too_many_tilts_are_left_out_and_cut_off_in_the_end(tmp_path: Path) -> None:
    with serving(tmp_path, refusals=20) as server:
        ann, table = kitchen(server)
        with ann.at(table) as line:
            line.caught_up(1)
            for _ in range(75):
                line.say("tilt", seat=0, at=900)
            line.silence()
            with suppress(ConnectionClosed):
                for _ in range(200):
                    line.say("tilt", seat=0, at=900)
            assert line.closed() == 1008


def test_what_fell_counts_before_the_holder_goes(tmp_path: Path) -> None:
    with serving(tmp_path, bot_delay=60.0, **LIVE) as server:
        ann, bea = server.guest("Ann"), server.guest("Bea")
        warm(server)
        for what in ("stand", "remove"):
            table = ann.open("alacarte", 2, sit=[], options={"starter": 0}, several=True)
            with ann.at(table) as host, bea.at(table) as line:
                for seat in (0, 1):
                    line.ask("sit", seat=seat)
                host.ask("start")
                version = live_hold(line)
                line.say("tilt", seat=0, at=1350)
                while read_frame(line.see())[2] <= 9000:
                    line.say("tilt", seat=0, at=1350)
                asking = line if what == "stand" else host
                assert asking.ask(what, seat=0)["say"] == "ack"
                for each in (host, line):
                    each.silence()  # they have watched all of it
            log = log_of(tmp_path, table)
            acted = [at for at, entry in enumerate(log) if entry["type"] == "acted"]
            assert log[acted[version]]["line"].startswith("0 season")
            assert acted[-1] < len(log) - 1
