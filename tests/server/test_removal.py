"""One seat for each person; the host removes and bans people, before the start and after it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from spicery.store import SqliteStore
from tests.compiled_only import compiled_only
from tests.server.live_server import LiveServer, Message, TableClient, log_of, serving

pytestmark = compiled_only

FOREVER = 1e9


@pytest.fixture(scope="module", name="server")
def server_(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with serving(tmp_path_factory.mktemp("house"), barred=0.0) as running:
        yield running


def is_watching(message: Message) -> bool:
    """Whether news shows what an onlooker is shown, and nothing more."""
    return [look["seat"] for look in message["looks"]] == [-2]


def test_a_person_takes_one_seat_unless_the_host_allows_several(server: LiveServer) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.open(seats=4, public=True)
    with ann.at(table) as one, ben.at(table) as two:
        assert two.ask("sit", seat=1)["say"] == "ack"
        assert two.ask("sit", seat=2, name="Somebody else")["why"] == "one-seat"
        assert one.ask("sit", seat=2)["why"] == "one-seat"
        assert two.ask("sit", seat=1, name="Benni")["say"] == "ack"  # the same one, renamed
        assert two.ask("allow", several=True)["why"] == "not-yours"
        assert not two.about["several"]
        assert one.ask("allow", several=True)["say"] == "ack"
        assert two.ask("sit", seat=2, name="Opa")["say"] == "ack"
        assert two.about["several"]
        assert one.ask("allow", several=False)["say"] == "ack"
        assert two.ask("sit", seat=3)["why"] == "one-seat"
        assert one.ask("start")["say"] == "ack"
        assert one.ask("allow", several=True)["why"] == "not-now"


def test_a_table_may_be_opened_for_several_at_one_screen(server: LiveServer) -> None:
    ann = server.guest("Ann")
    for wish in ({"several": True}, {"sit": ["Ann", "Bea"]}):
        table = ann.open(seats=3, **wish)
        with ann.at(table) as line:
            assert line.until("table")["several"]
            assert line.ask("sit", seat=2, name="Opa")["say"] == "ack"


def test_a_removed_person_may_sit_down_again_later_but_a_banned_one_never(
    server: LiveServer,
) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.open(seats=3)
    with ann.at(table) as one, ben.at(table) as two:
        assert two.ask("sit", seat=1)["say"] == "ack"
        assert two.ask("remove", seat=0)["why"] == "not-yours"
        assert one.ask("remove", seat=0)["why"] == "not-now"  # her own
        assert one.ask("remove", seat=2)["why"] == "not-now"  # nobody's
        assert one.ask("remove", seat=9)["why"] == "unreadable"
        assert one.ask("remove", seat=1)["say"] == "ack"
        assert two.until("table", where=lambda m: m["removed"])["removed"] == "removed"
        assert one.about["seats"][1]["kind"] == "free"
        assert two.ask("sit", seat=1)["say"] == "ack"  # here without a wait
        assert one.ask("remove", seat=1, ban=True)["say"] == "ack"
        assert (
            two.until("table", where=lambda m: m["removed"] == "banned")["seats"][1]["name"] == ""
        )
        assert two.ask("sit", seat=2)["why"] == "barred"
        assert two.ask("chat", text="But why?")["why"] == "barred"


def test_a_cleared_seat_is_not_taken_again_at_once_by_the_same_person(tmp_path: Path) -> None:
    with serving(tmp_path, barred=FOREVER) as server:
        ann, ben, cem = (server.guest(name) for name in ("Ann", "Ben", "Cem"))
        table = ann.open(seats=2)
        with ann.at(table) as one, ben.at(table) as two, cem.at(table) as three:
            for what, line in (("remove", two), ("stand", three)):
                assert line.ask("sit", seat=1)["say"] == "ack"
                assert one.ask(what, seat=1)["say"] == "ack"
                assert line.ask("sit", seat=1)["why"] == "barred"
            assert one.about["seats"][1]["kind"] == "free"


def test_after_the_start_a_bot_plays_on_for_whom_the_host_removed(server: LiveServer) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.open(seats=2, options={"starter": 1})
    with ann.at(table) as one, ben.at(table) as two, ben.at(table) as other:
        two.ask("sit", seat=1)
        one.ask("start")
        for line in (two, other):
            assert line.caught_up(1)["looks"][0]["seat"] == 1
        assert one.ask("remove", seat=1)["say"] == "ack"
        for line in (two, other):
            news = line.until("news", where=is_watching)
            assert news["looks"][0]["facts"]["hands"][1][0] == "?"
            assert not any(seat["mine"] for seat in line.about["seats"])
            for what, more in (
                ("return", {}),
                ("hint", {}),
                ("ahead", {"on": True}),
                ("stand", {}),
            ):
                assert line.ask(what, seat=1, **more)["why"] == "not-yours"
            assert line.do("pass", 1)["why"] == "not-yours"
        seat = one.about["seats"][1]
        assert seat["kind"] == "bot"
        assert seat["name"] not in ("Ann", "Ben", "")
        told = {"v": 1, "seat": 1, "kind": "bot", "name": seat["name"], "was": "Ben"}
        assert one.about["changes"] == [told]
        assert one.caught_up(2)["steps"][0]["seat"] == 1  # the bot moved
        assert one.ask("return", seat=1)["why"] == "not-yours"  # there is nobody to hand it to
    assert table not in [each["id"] for each in ben.ask("GET", "/api/me/tables")[1]]


def test_a_hint_that_is_still_thought_about_is_not_told_to_whom_the_host_removed(
    server: LiveServer,
) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.open(seats=2, options={"starter": 1})
    with ann.at(table) as one, ben.at(table) as two:
        two.ask("sit", seat=1)
        one.ask("start")
        two.caught_up(1)
        hint = two.say("hint", seat=1)
        two.silence()
        assert one.ask("remove", seat=1)["say"] == "ack"
        assert two.answer(hint)["why"] == "not-yours"


def test_all_seats_of_a_removed_person_are_given_up(server: LiveServer) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.open(seats=3, several=True)
    with ann.at(table) as one, ben.at(table) as two:
        two.ask("sit", seat=1)
        two.ask("sit", seat=2, name="Bea")
        one.ask("start")
        one.ask("remove", seat=2)
        about = two.until("table", where=lambda m: m["removed"])
        assert [seat["kind"] for seat in about["seats"]] == ["person", "bot", "bot"]
        assert len({seat["name"] for seat in about["seats"]}) == 3
        assert two.until("news", where=is_watching)


def test_a_removal_and_a_ban_outlive_the_server(tmp_path: Path) -> None:
    with serving(tmp_path, barred=0.0) as server:
        ann, ben, cem = (server.guest(name) for name in ("Ann", "Ben", "Cem"))
        waiting, playing = ann.open(seats=3), ann.open(seats=3, options={"starter": 0})
        for table, ban in ((waiting, True), (playing, False)):
            with ann.at(table) as one, ben.at(table) as two:
                two.ask("sit", seat=1)
                if not ban:
                    one.ask("start")
                one.ask("remove", seat=1, ban=ban)
        with ann.at(waiting) as one:
            one.ask("allow", several=True)
    with serving(tmp_path, barred=0.0) as server:
        for guest in (ann, ben, cem):
            guest.server = server
        with ben.at(waiting) as two, cem.at(waiting) as three:
            about = two.until("table")
            assert (about["removed"], about["several"]) == ("banned", True)
            assert two.ask("sit", seat=1)["why"] == "barred"
            assert three.ask("sit", seat=1)["say"] == "ack"
        with ben.at(playing) as two:
            assert is_watching(two.until("news"))
            assert two.about["removed"] == "removed"


def test_whom_the_host_removes_on_one_process_watches_on_the_other(tmp_path: Path) -> None:
    with serving(tmp_path) as here, serving(tmp_path) as there:
        ann, ben = here.guest("Ann"), there.guest("Ben")
        table = ann.open(seats=2, options={"starter": 0})
        with ann.at(table) as one, ben.at(table) as two:
            assert two.ask("sit", seat=1)["say"] == "ack"
            one.until("table", where=lambda m: m["seats"][1]["kind"] == "person")
            assert one.ask("start")["say"] == "ack"
            assert two.caught_up(1)["looks"][0]["seat"] == 1
            assert one.ask("remove", seat=1, ban=True)["say"] == "ack"
            two.until("news", where=is_watching)
            assert two.about["removed"] == "banned"
            assert two.ask("return", seat=1)["why"] == "not-yours"
        kinds = [entry["type"] for entry in log_of(tmp_path, table)]
        assert kinds.count("removed") == 1


def test_a_log_of_an_earlier_version_is_read(tmp_path: Path) -> None:
    """Written before there were removals: neither the new fields nor the new entries."""
    with serving(tmp_path) as server:
        ann = server.guest("Ann")
        table = ann.open(seats=2, start=True, options={"starter": 0})
        log = log_of(tmp_path, table)
        assert log[0].pop("several") is False
        app = server.app

        async def keep() -> None:
            store: SqliteStore = app.registry.store
            await store.append("old", 0, [json.dumps(entry) for entry in log])

        assert server.loop is not None
        asyncio.run_coroutine_threadsafe(keep(), server.loop).result(20)
        with ann.at("old") as line:
            assert line.until("news")["v"] == 1
            assert not line.about["several"]


def news_until(line: TableClient, version: int) -> list[str]:
    """The news sent to an onlooker from the second version on, as bytes."""
    told = [(text, json.loads(text)) for text in line.heard if '"say":"news"' in text]
    return [text for text, news in told if is_watching(news) and 1 < news["v"] <= version]


def test_whom_the_host_removed_is_told_what_a_stranger_is_told(tmp_path: Path) -> None:
    """Byte for byte, on every connection, however the game goes on; and after a reconnect."""
    with serving(tmp_path) as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        table = ann.open(seats=2, options={"starter": 0, "above": 4, "jitter": 0})
        with ExitStack() as stack:
            one, two, other, stranger = (
                stack.enter_context(guest.at(table)) for guest in (ann, ben, ben, server.stranger())
            )
            two.ask("sit", seat=1)
            one.ask("start")
            for line in (two, other, stranger):
                line.caught_up(1)
            assert one.ask("remove", seat=1)["say"] == "ack"
            for line in (two, other):
                line.until("news", where=is_watching)
            for _ in range(6):
                one.caught_up(one.news["v"])
                if one.news["scores"] is not None or 0 not in one.news["waiting"]:
                    break
                one.caught_up(one.do(one.legal(0)[-1], 0)["v"] + 1)
            version = one.news["v"]
            assert version > 2
            for line in (two, other, stranger):
                line.caught_up(version)
            told = [news_until(line, version) for line in (two, other, stranger)]
            assert told[0] == told[1] == told[2]
            assert len(told[0]) > 1
            with ben.at(table) as back, server.stranger().at(table) as new:
                shown, seen = back.until("news"), new.until("news")
                assert shown["steps"][:version] == seen["steps"][:version]
                assert is_watching(shown)


def test_the_comparison_with_a_stranger_can_fail(tmp_path: Path) -> None:
    """A person who still has the seat is shown more than a stranger."""
    with serving(tmp_path) as server:
        ann = server.guest("Ann")
        table = ann.open(seats=2, start=True, options={"starter": 0})
        with ann.at(table) as one, server.stranger().at(table) as stranger:
            assert one.until("news")["looks"] != stranger.until("news")["looks"]


def test_guests_are_not_told_by_their_identity(server: LiveServer) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.open(seats=2)
    with ann.at(table) as one, ben.at(table) as two:
        two.ask("sit", seat=1)
        ids = [each.guest for each in server.rooms[table].audience.connections]
        one.ask("remove", seat=1, ban=True)
        two.until("table", where=lambda m: m["removed"])
        assert not [text for text in one.heard + two.heard for id_ in ids if id_ in text]
