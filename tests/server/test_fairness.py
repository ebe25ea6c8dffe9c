"""Simultaneous reactions: the published rule of docs/fairness.md."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.live_server import LiveServer, TableClient, serving

LAG = 0.15


@contextmanager
def people(server: LiveServer, seats: int, **wish: Any) -> Iterator[list[TableClient]]:
    """A number of people at a table of Spicy, each with a socket; seat 0 begins."""
    with ExitStack() as stack:
        guests = [server.guest(f"P{seat}") for seat in range(seats)]
        table = guests[0].open(seats=seats, options={"starter": 0}, **wish)
        lines = [stack.enter_context(guest.at(table)) for guest in guests]
        for seat, line in enumerate(lines[1:], 1):
            assert line.ask("sit", seat=seat)["say"] == "ack"
        lines[0].ask("start")
        for line in lines:
            line.caught_up(1)
        yield lines


def play_first(lines: list[TableClient]) -> int:
    """Seat 0 plays a card as 1 chili; the version."""
    told = lines[0].do(f"play {lines[0].facts()['hands'][0][0]} as 1 chili", 0)
    assert told["say"] == "ack"
    for line in lines:
        line.caught_up(told["v"])
    version: int = told["v"]
    return version


@pytest.fixture(scope="module", name="server")
def server_(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with serving(tmp_path_factory.mktemp("house"), lag=LAG) as running:
        yield running


@pytest.mark.parametrize("seats", [3, 6])
def test_of_many_challenges_at_once_one_is_accepted(server: LiveServer, seats: int) -> None:
    with people(server, seats) as lines:
        version = play_first(lines)
        challengers = list(range(1, seats))
        ids = {
            seat: lines[seat].say("do", seat=seat, do="challenge number", after=version)
            for seat in challengers
        }
        told = {seat: lines[seat].answer(ids[seat]) for seat in challengers}
        taken = [seat for seat in challengers if told[seat]["say"] == "ack"]
        assert len(taken) == 1
        for seat in challengers:
            if seat not in taken:
                assert told[seat]["why"] == "late"
                assert told[seat]["detail"] == f"P{taken[0]} was first"
        for line in lines:
            assert line.caught_up(version + 1)["v"] == version + 1


def test_letting_go_at_the_same_time_is_nobodys_loss(server: LiveServer) -> None:
    with people(server, 4) as lines:
        version = play_first(lines)
        ids = [lines[s].say("do", seat=s, do="let go", after=version) for s in (3, 2, 1)]
        told = [lines[s].answer(id_) for s, id_ in zip((3, 2, 1), ids, strict=True)]
        assert sorted(each["v"] for each in told) == [version + 1, version + 2, version + 3]
        assert lines[0].caught_up(version + 3)["waiting"] == [1]


def test_a_tie_goes_clockwise_from_who_played() -> None:
    from spicery.server.table.race import order_of

    after = {0: 0.002, 1: 0.004, 3: 0.009}
    assert sorted(after, key=lambda seat: order_of(after[seat], seat, 2, 4)) == [3, 0, 1]
    after[3] = 0.015
    assert sorted(after, key=lambda seat: order_of(after[seat], seat, 2, 4)) == [0, 1, 3]


def test_S14_a_card_may_be_challenged_until_it_is_covered(server: LiveServer) -> None:
    with people(server, 3) as lines:
        version = play_first(lines)
        for seat in (1, 2):
            version = lines[seat].do("let go", seat, after=version)["v"]
        after = lines[1].do("pass", 1, after=version)["v"]
        told = lines[1].do("challenge spice", 1, after=after)
        assert told["say"] == "ack"  # let go, passed, and yet


def test_S14_a_pass_does_not_make_a_challenge_stale(server: LiveServer) -> None:
    with people(server, 3) as lines:
        version = play_first(lines)
        for seat in (1, 2):
            version = lines[seat].do("let go", seat, after=version)["v"]
        assert lines[1].do("pass", 1, after=version)["v"] == version + 1
        assert lines[2].do("challenge spice", 2, after=version)["v"] == version + 2


def test_a_late_challenge_is_told_so(server: LiveServer) -> None:
    with people(server, 3) as lines:
        version = play_first(lines)
        assert lines[1].do("challenge number", 1)["say"] == "ack"
        late = lines[2].do("challenge number", 2, after=version)
        assert (late["why"], late["detail"]) == ("late", "P1 was first")


def test_while_a_race_is_decided_others_wait_and_the_same_seat_is_refused(
    server: LiveServer,
) -> None:
    with people(server, 4) as lines:
        version = play_first(lines)
        first = lines[1].say("do", seat=1, do="challenge number", after=version)
        again = lines[1].say("do", seat=1, do="challenge spice", after=version)
        same = lines[1].say("do", seat=1, do="challenge number", after=version, id=first)
        assert same == first
        let_go = lines[2].say("do", seat=2, do="let go", after=version)
        assert lines[1].answer(again)["why"] == "not-now"
        assert lines[1].answer(first)["say"] == "ack"
        assert lines[2].answer(let_go)["why"] == "late"


def test_letting_go_ahead(server: LiveServer) -> None:
    with people(server, 3) as lines:
        assert lines[2].ask("ahead", seat=2, on=True)["say"] == "ack"
        version = play_first(lines)
        lines[1].caught_up(version + 1)
        assert lines[1].facts()["let go"] == [2]
        told = lines[1].do("let go", 1)
        assert lines[1].caught_up(told["v"])["waiting"] == [1]
        card = lines[1].facts()["hands"][1][0]
        told = lines[1].do(f"play {card} as 2 chili", 1)
        assert lines[1].caught_up(told["v"] + 1)["waiting"] == [0]  # seat 2 let go again
        lines[0].caught_up(told["v"] + 1)
        told = lines[0].do("let go", 0)
        lines[2].caught_up(told["v"])
        told = lines[2].do(f"play {lines[2].facts()['hands'][2][0]} as 3 chili", 2)
        lines[0].caught_up(told["v"])
        told = lines[0].do("let go", 0)
        lines[1].caught_up(told["v"])
        told = lines[1].do("let go", 1)
        lines[0].caught_up(told["v"])
        told = lines[0].do(f"play {lines[0].facts()['hands'][0][0]} as 4 chili", 0)
        assert sorted(lines[0].caught_up(told["v"])["waiting"]) == [1, 2]  # off since its turn


def test_the_reaction_window_closes_early_when_all_let_go(tmp_path: Path) -> None:
    clock = {"kind": "live", "reaction": 30}
    with serving(tmp_path) as server, people(server, 3, clock=clock) as lines:
        version = play_first(lines)
        for seat in (1, 2):
            version = lines[seat].do("let go", seat, after=version)["v"]
        assert lines[0].caught_up(version)["waiting"] == [1]
