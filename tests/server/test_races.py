"""Two servers on one file, and waits between a look and a write: no action lands on a question
that its sender was never shown, and no id counts twice."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from spicery.core.table import drawn
from spicery.server.messages import ClockWish
from spicery.server.table.ledger import DoneAlready, Ledger, MovedOn, Wish
from spicery.server.table_log.entries import By, OpenedTable, Seated
from tests.once import once
from tests.server.house import LONG, Guest, Line, Running, log_of, serving

pytestmark = once

SOON, LATE = 0.05, 0.8  # seconds that a race stays open in one process and in the other


def wait_until(true: Callable[[], bool]) -> None:
    """Wait for something that another thread brings about."""
    end = time.monotonic() + LONG
    while not true():
        assert time.monotonic() < end
        time.sleep(0.005)


@contextmanager
def two_processes(folder: Path) -> Iterator[tuple[Running, Running]]:
    """Two servers on one file; races of the second stay open for much longer."""
    with serving(folder, lag=SOON) as one, serving(folder, lag=LATE) as two:
        yield one, two


@contextmanager
def five(one: Running, two: Running) -> Iterator[tuple[str, list[Line]]]:
    """Five people at a table of Spicy: seats 0, 1 and 3 on one server, 2 and 4 on the other."""
    with ExitStack() as stack:
        guests = [(two if seat in (2, 4) else one).guest(f"P{seat}") for seat in range(5)]
        table = guests[0].open(seats=5, options={"starter": 0})
        lines = [stack.enter_context(guest.at(table)) for guest in guests]
        for seat, line in enumerate(lines):
            line.until("table")
            if seat:
                line.until("table", where=lambda m, s=seat: m["seats"][s - 1]["kind"] == "person")  # type: ignore[misc]
                assert line.ask("sit", seat=seat)["say"] == "ack"
        lines[0].until("table", where=lambda m: m["seats"][4]["kind"] == "person")
        assert lines[0].ask("start")["say"] == "ack"
        for line in lines:
            line.caught_up(1)
        yield table, lines


def play_card(lines: list[Line], seat: int) -> int:
    """A seat plays its first card, and everybody sees it; the version."""
    told = lines[seat].do(next(t for t in lines[seat].legal(seat) if t.startswith("play ")), seat)
    assert told["say"] == "ack", told
    return catch_up(lines, told["v"])


def play_on(lines: list[Line], version: int) -> None:
    """After a challenge: the next card is played."""
    catch_up(lines, version)
    (leader,) = lines[0].news["waiting"]
    play_card(lines, leader)


def catch_up(lines: list[Line], version: int) -> int:
    """Everybody is told of a version."""
    for line in lines:
        line.caught_up(version)
    return version


def doings(folder: Path, table: str) -> list[str]:
    """What seats did, by the log."""
    entries = [entry for entry in log_of(folder, table) if entry["type"] == "acted"]
    said = [entry["line"].partition(" -> ")[0] for entry in entries]
    return [line for line in said if not line.startswith("nature")]


def ledger_at_a_claim() -> Ledger:
    """A table of Spicy for three: a person, a bot, a person; the first has played a card."""
    clock = ClockWish()
    ledger = Ledger(OpenedTable(0, "spicy", 3, {"starter": 0}, "ann", clock, public=False))
    for seat, (kind, guest) in enumerate((("person", "ann"), ("bot", ""), ("person", "ben"))):
        ledger.take(Seated(0, seat, kind, f"P{seat}", guest))  # type: ignore[arg-type]
    ledger.begin(drawn, 0)
    wish(ledger, 0, "person", "ann", "play", id="first")
    return ledger


def wish(
    ledger: Ledger,
    seat: int,
    by: By,
    guest: str,
    do: str,
    after: int | None = None,
    id: str = "",  # noqa: A002
) -> None:
    """Have something written that a seat may do now, as if it had been seen then."""
    assert ledger.table is not None
    action = next(text for text in ledger.table.legal(seat) if text.startswith(do))
    seen = ledger.version if after is None else after
    ledger.act(Wish(ledger.table.asked(seat, action), by, seen, id, guest), 0.0)


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


def test_a_challenge_never_lands_on_a_card_that_came_later(tmp_path: Path) -> None:
    with two_processes(tmp_path) as (one, two), five(one, two) as (table, lines):
        seen = play_card(lines, 0)
        late = lines[2].say("do", seat=2, do="challenge number", after=seen)
        wait_until(lambda: two.rooms[table].race is not None)
        first = lines[1].do("challenge number", 1, after=seen)
        assert first["say"] == "ack"
        play_on(lines, first["v"])
        assert two.rooms[table].race is not None  # it is decided only now, on the new card
        told = lines[2].answer(late)
        assert (told["say"], told["why"]) == ("refused", "stale")
        assert [line for line in doings(tmp_path, table) if "challenge" in line] == [
            "1 challenge number"
        ]
        assert lines[2].do("challenge number", 2)["say"] == "ack"  # what it has seen by now


def test_whoever_was_second_on_another_process_is_told_who_was_first(tmp_path: Path) -> None:
    with two_processes(tmp_path) as (one, two), five(one, two) as (table, lines):
        seen = play_card(lines, 0)
        late = [
            lines[seat].say("do", seat=seat, do="challenge number", after=seen) for seat in (2, 4)
        ]
        wait_until(lambda: len(getattr(two.rooms[table].race, "claimants", [])) == 2)
        assert lines[1].do("challenge number", 1, after=seen)["say"] == "ack"
        for seat, id_ in zip((2, 4), late, strict=True):
            told = lines[seat].answer(id_)
            assert (told["why"], told["detail"]) == ("late", "P1 was first")


def test_an_id_that_is_sent_to_both_processes_counts_once(tmp_path: Path) -> None:
    """A client changes the process while its action waits in a race, and sends it again."""
    with two_processes(tmp_path) as (one, two), five(one, two) as (table, lines):
        seen = play_card(lines, 0)
        said = {"seat": 2, "do": "challenge number", "after": seen, "id": "the-same"}
        lines[2].say("do", **said)
        wait_until(lambda: two.rooms[table].race is not None)
        cookie = lines[2].wire.request.headers["cookie"]  # type: ignore[union-attr]
        with Guest(one, cookie).at(table) as moved:
            moved.caught_up(seen)
            first = moved.ask("do", **said)
            assert first["say"] == "ack"
            play_on([*lines[:2], moved, *lines[3:]], first["v"])
            assert two.rooms[table].race is not None
            assert lines[2].answer("the-same") == first
        ids = Counter(entry.get("id") for entry in log_of(tmp_path, table) if entry.get("id"))
        assert ids["the-same"] == 1
        assert [line for line in doings(tmp_path, table) if "challenge" in line] == [
            "2 challenge number"
        ]
