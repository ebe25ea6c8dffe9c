"""Reactions of several at once: the published rule of docs/fairness.md, and its losers."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import Guest, Line, Running, serving

LAG = 0.15


@contextmanager
def people(server: Running, seats: int, **wish: Any) -> Iterator[list[Line]]:
    """So many people at a table of Spicy, each at a socket; seat 0 begins."""
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


def play_first(lines: list[Line]) -> int:
    """Seat 0 plays a card as 1 chili; the version."""
    told = lines[0].do(f"play {lines[0].facts()['hands'][0][0]} as 1 chili", 0)
    assert told["say"] == "ack"
    for line in lines:
        line.caught_up(told["v"])
    version: int = told["v"]
    return version


@pytest.fixture(scope="module", name="server")
def server_(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("house"), lag=LAG) as running:
        yield running


@pytest.mark.parametrize("seats", [3, 6])
def test_of_many_challenges_at_once_one_is_accepted(server: Running, seats: int) -> None:
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


def test_letting_go_at_the_same_time_is_nobodys_loss(server: Running) -> None:
    with people(server, 4) as lines:
        version = play_first(lines)
        ids = [lines[s].say("do", seat=s, do="let go", after=version) for s in (3, 2, 1)]
        told = [lines[s].answer(id_) for s, id_ in zip((3, 2, 1), ids, strict=True)]
        assert sorted(each["v"] for each in told) == [version + 1, version + 2, version + 3]
        assert lines[0].caught_up(version + 3)["waiting"] == [1]


def test_a_slower_line_is_given_back_half_its_round_trip(server: Running) -> None:
    with people(server, 3) as lines:
        version = play_first(lines)
        echo(lines[1], 0.0)
        echo(lines[2], 0.2)  # 0.1 seconds each way
        near = lines[1].say("do", seat=1, do="challenge number", after=version)
        time.sleep(0.04)
        far = lines[2].say("do", seat=2, do="challenge number", after=version)
        assert lines[2].answer(far)["say"] == "ack"
        assert lines[1].answer(near)["why"] == "late"


def echo(line: Line, wait: float) -> None:
    """Let the server measure the way, several times."""
    for _ in range(3):
        line.say("ping", at=0)
        mark = line.until("pong")["mark"]
        time.sleep(wait)
        line.say("echo", mark=mark)
    line.silence()


def test_a_tie_goes_clockwise_from_who_played() -> None:
    from spicery.server.table.race import order_of

    after = {0: 0.002, 1: 0.004, 3: 0.009}
    assert sorted(after, key=lambda seat: order_of(after[seat], seat, 2, 4)) == [3, 0, 1]
    after[3] = 0.015
    assert sorted(after, key=lambda seat: order_of(after[seat], seat, 2, 4)) == [0, 1, 3]


def test_S14_a_card_may_be_challenged_until_it_is_covered(server: Running) -> None:
    with people(server, 3) as lines:
        version = play_first(lines)
        for seat in (1, 2):
            version = lines[seat].do("let go", seat, after=version)["v"]
        after = lines[1].do("pass", 1, after=version)["v"]
        told = lines[1].do("challenge spice", 1, after=after)
        assert told["say"] == "ack"  # let go, passed, and yet


def test_S14_a_pass_does_not_make_a_challenge_stale(server: Running) -> None:
    with people(server, 3) as lines:
        version = play_first(lines)
        for seat in (1, 2):
            version = lines[seat].do("let go", seat, after=version)["v"]
        assert lines[1].do("pass", 1, after=version)["v"] == version + 1
        assert lines[2].do("challenge spice", 2, after=version)["v"] == version + 2


def test_covering_a_card_races_with_a_challenge(server: Running) -> None:
    """The seat on turn covers the card; a challenge that arrives a little later but was sent
    from far away comes first."""
    with people(server, 3) as lines:
        version = play_first(lines)
        for seat in (1, 2):
            version = lines[seat].do("let go", seat, after=version)["v"]
        for line in lines:
            line.caught_up(version)
        echo(lines[2], 0.2)
        card = lines[1].facts()["hands"][1][0]
        cover = lines[1].say("do", seat=1, do=f"play {card} as 2 chili", after=version)
        time.sleep(0.03)
        assert lines[2].do("challenge number", 2, after=version)["say"] == "ack"
        assert lines[1].answer(cover)["why"] == "late"


def test_a_late_challenge_is_told_so(server: Running) -> None:
    with people(server, 3) as lines:
        version = play_first(lines)
        assert lines[1].do("challenge number", 1)["say"] == "ack"
        late = lines[2].do("challenge number", 2, after=version)
        assert (late["why"], late["detail"]) == ("late", "P1 was first")


def test_while_a_race_is_decided_others_wait_and_the_same_seat_is_refused(server: Running) -> None:
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


@pytest.mark.parametrize("first", [1, 2])
def test_what_is_sent_again_while_a_race_is_open_is_answered_where_it_was_sent_last(
    server: Running, first: int
) -> None:
    """The line breaks, and the client sends again what was not answered: on its new line."""
    with people(server, 3, clock={"lag": 1.0}) as lines:
        version = play_first(lines)
        if first == 2:
            echo(lines[2], 0.6)  # half is given back, so that it comes first
        said = {"seat": 1, "do": "challenge number", "after": version, "id": "mine"}
        lines[1].say("do", **said)
        headers = lines[1].wire.request.headers  # type: ignore[union-attr]
        with Guest(server, headers["cookie"]).at(lines[1].about["id"]) as again:
            again.until("news")
            again.say("do", **said)
            if first == 2:
                assert lines[2].do("challenge number", 2, after=version)["say"] == "ack"
            told = again.answer("mine")
            assert (told["say"], told.get("why")) == (("ack", None), ("refused", "late"))[first - 1]


def test_with_two_nobody_waits_for_the_lag(server: Running) -> None:
    with people(server, 2, clock={"lag": 1.0}) as lines:
        begin = time.monotonic()
        version = play_first(lines)
        lines[1].do("challenge number", 1, after=version)
        assert time.monotonic() - begin < 0.9


def test_letting_go_ahead(server: Running) -> None:
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


def test_the_reaction_window_closes_in_time(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        clock = {"kind": "live", "move": 60, "reaction": 0.4}
        with people(server, 3, clock=clock) as lines:
            version = play_first(lines)
            assert 0 < lines[1].news["left"] <= 0.4
            begin = time.monotonic()
            lines[1].caught_up(version + 2)
            assert 0.2 < time.monotonic() - begin < 5
            assert lines[1].news["waiting"] == [1]
            assert [seat["kind"] for seat in lines[1].about["seats"]] == ["person"] * 3
            assert lines[1].news["left"] > 30


def test_the_reaction_window_closes_early_when_all_let_go(tmp_path: Path) -> None:
    clock = {"kind": "live", "reaction": 30}
    with serving(tmp_path) as server, people(server, 3, clock=clock) as lines:
        version = play_first(lines)
        for seat in (1, 2):
            version = lines[seat].do("let go", seat, after=version)["v"]
        assert lines[0].caught_up(version)["waiting"] == [1]


def test_bots_let_people_decide_first(tmp_path: Path) -> None:
    with serving(tmp_path, bot_patience=0.5) as server:
        ann = server.guest("Ann")
        table = ann.open(seats=3, start=True, options={"starter": 1}, sit=["Ann"])
        with ann.at(table) as line:
            line.until("news", where=lambda m: 0 in m["waiting"])
            begin = time.monotonic()
            assert line.news["waiting"] == [2, 0]
            line.until("news", where=lambda m: m["waiting"] != [2, 0])
            assert time.monotonic() - begin > 0.3
