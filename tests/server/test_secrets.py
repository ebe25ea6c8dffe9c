"""No secret of a seat reaches anybody else: by no channel, message size or log."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from spicery.core.game import Action, State
from spicery.core.rng import Rng
from spicery.core.table import Nature
from tests.server.live_server import LiveServer, TableClient, serving

CHILI, PEPPER, WASABI = range(10), range(10, 20), range(20, 30)
SECRET = re.compile(r"wasabi[ -]\d|\bw(?:10|\d)\b")  # a face; a claim reads '7 wasabi'


def dictated(change: Callable[[list[int]], None], above: int) -> Callable[[], Nature]:
    """A shuffle with chili for seat 0, pepper for seat 1, wasabi for seat 2, then changed."""

    def nature(state: State, rng: Rng) -> Action:
        drawn = state.draw(rng)
        deck = sorted(drawn.numbers[3:])
        spices = [[c for c in deck if c in spice][:6] for spice in (CHILI, PEPPER, WASABI)]
        for card in [c for hand in spices for c in hand]:
            deck.remove(card)
        rest = [c for c in deck if c in CHILI] + [c for c in deck if c not in CHILI]
        order = [c for hand in spices for c in hand] + rest
        change(order)
        return Action(drawn.seat, drawn.code, (0, 0, above, *order))

    return lambda: nature


def as_it_is(order: list[int]) -> None:
    """Nothing is changed."""


def other_secrets(order: list[int]) -> None:
    """Seat 1 and seat 2 hold other cards, which lay at the bottom where nobody looks."""
    for near, far in ((8, -1), (9, -2), (14, -3), (15, -4)):
        order[near], order[far] = order[far], order[near]


def scripted(lines: list[TableClient]) -> None:
    """Everybody plays their first card and tells the lowest lie; nobody challenges."""
    for number in range(4):
        seat = number % 3
        line = lines[seat]
        line.do("dance", seat)
        line.do("challenge copy", seat)
        card = line.facts()["hands"][seat][0]
        claim = next(text for text in line.legal(seat) if text.startswith("play"))
        version = line.do(f"play {card} as {claim.partition(' as ')[2]}", seat)["v"]
        for other in (0, 1, 2):
            if other != seat:
                lines[other].caught_up(version)
                told = lines[other].do("let go", other)
                version = max(version, told["v"])
        for each in lines:
            each.caught_up(version)
    for seat in (1, 2):
        assert lines[1].ask("do", seat=seat, do="pass", after=0)["say"] == "refused"


def streams(folder: Path, change: Callable[[list[int]], None], above: int) -> dict[str, list[str]]:
    """Everything sent in a game to seat 0, seat 1, a stranger and plain requests."""
    options = {"starter": 0, "jitter": 9, "above": 40}
    with serving(folder, nature=dictated(change, above)) as server, ExitStack() as stack:
        guests = [server.guest(name) for name in ("Ann", "Ben", "Cid")]
        table = guests[0].open(seats=3, options=options)
        lines = [stack.enter_context(guest.at(table)) for guest in guests]
        for seat in (1, 2):
            lines[seat].ask("sit", seat=seat)
        watching = stack.enter_context(guests[1].at(table, watch=True))
        stranger = stack.enter_context(server.stranger().at(table))
        for line in (watching, stranger):
            line.until("table")
        for line in lines:
            line.silence()
        lines[0].ask("start")
        for line in lines:
            line.caught_up(1)
        scripted(lines)
        late = stack.enter_context(server.stranger().at(table))
        late.until("news")
        lines[0].ask("hint", seat=0)
        heard = {"seat 0": lines[0], "watching": watching, "stranger": stranger, "late": late}
        for line in heard.values():
            line.silence()
        pages = [
            server.ask("GET", path)[2].decode()
            for path in (f"/api/tables/{table}", "/api/lobby", f"/api/tables/{table}/record")
        ]
        pages += [json.dumps(guest.ask("GET", "/api/me/tables")[1]) for guest in guests]
        found = {name: [*line.heard] for name, line in heard.items()}
        told = {name: [blank(text, table) for text in texts] for name, texts in found.items()}
        return {**told, "pages": [blank(text, table) for text in pages]}


def blank(text: str, table: str) -> str:
    """A text without the table's id and the times of pongs, which are random."""
    return re.sub(r'"(at|ago)": ?[\d.]+', r'"\1":0', text.replace(table, "TABLE"))


def test_games_that_differ_only_in_secrets_send_the_same_bytes(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    one = streams(tmp_path / "a", as_it_is, 40)
    two = streams(tmp_path / "b", other_secrets, 45)
    assert len(one["seat 0"]) > 20
    assert one == two


def test_a_difference_that_is_shown_is_seen(tmp_path: Path) -> None:
    """The comparison can fail: seat 0's own hand differs."""

    def own_hand(order: list[int]) -> None:
        order[0], order[-1] = order[-1], order[0]

    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    one = streams(tmp_path / "a", as_it_is, 40)
    two = streams(tmp_path / "b", own_hand, 40)
    assert one["seat 0"] != two["seat 0"]
    assert one["stranger"] == two["stranger"]


def test_no_secret_face_leaves_the_server(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    from spicery.server.diagnostics import write_logs

    write_logs()
    found = streams(tmp_path, as_it_is, 40)
    for name, texts in found.items():
        assert not [text for text in texts if SECRET.search(text)], name
    logged = capfd.readouterr().err
    assert '"event": "began"' in logged
    assert not SECRET.search(logged)


@pytest.fixture(name="server")
def server_(tmp_path: Path) -> Iterator[LiveServer]:
    with serving(tmp_path) as running:
        yield running


def test_an_onlooker_sees_no_hand_and_may_do_nothing(server: LiveServer) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.open(seats=2, start=True, options={"starter": 0})
    for eyes, watch in ((ben, False), (ann, True), (server.stranger(), False)):
        with eyes.at(table, watch=watch) as line:
            (look,) = line.until("news")["looks"]
            assert (look["seat"], look["legal"]) == (-2, [])
            assert look["facts"]["hands"] == [["?"] * 6] * 2
            assert line.do("pass", 0)["why"] == "not-yours"
            assert line.ask("hint", seat=0)["why"] == "not-yours"
            for what in ("start", "rematch"):
                if not watch:
                    assert line.ask(what)["why"] == "not-yours"
            for what in ("stand", "return", "ahead"):
                told = line.ask(what, seat=0, **({"on": True} if what == "ahead" else {}))
                assert told["why"] == "not-yours"
            if not watch:
                assert line.ask("cover", seat=0)["why"] == "not-yours"
                assert line.ask("remove", seat=0)["why"] == "not-yours"
                assert line.ask("allow", several=True)["why"] == "not-yours"


def test_the_record_is_closed_until_the_game_is_over(server: LiveServer) -> None:
    ann = server.guest("Ann")
    table = ann.open(start=True)
    for path in ("record", "replay", "replay?seat=0", "replay?seat=-3"):
        status, told = ann.ask("GET", f"/api/tables/{table}/{path}")
        assert (status, told["why"]) == (409, "not-now")


def test_identities_are_told_to_nobody(server: LiveServer) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.open(public=True)
    room = server.rooms[table]
    secret = room.ledger.opened.host
    with ben.at(table) as line:
        line.until("table")
        told = [*line.heard, json.dumps(ben.ask("GET", "/api/lobby")[1])]
        told.append(json.dumps(ben.ask("GET", f"/api/tables/{table}")[1]))
    assert not [text for text in told if secret in text or ann.cookie.split("=")[1] in text]
