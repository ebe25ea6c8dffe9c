"""Matches between bots: balanced seating, repeatable by seed, correct intervals."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from spicery.bots import UnknownBot
from spicery.core.catalog import BadSeats
from spicery.core.table import replayed
from spicery.games import UnknownGame, find
from spicery.lab import Match, PlayedGame, lineup, simulate, wilson
from tests.compiled_only import compiled_only
from tests.waiting import eventually


def match(games: int = 12, seats: int = 4, bots: tuple[str, ...] = ("random",)) -> Match:
    return Match("spicy", seats, games, bots, seed=7)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("count", [1, 2, 3, 4, 7])
def test_every_bot_sits_in_every_seat_equally_often(seats: int, count: int) -> None:
    played = match(count, seats, ("random",) * count)
    sat = [[0] * seats for _ in range(count)]
    for number in range(count):
        for seat, bot in enumerate(lineup(played, number)):
            sat[bot][seat] += 1
    assert sat == [[1] * seats] * count


def test_the_same_seed_gives_the_same_match_whatever_the_processes() -> None:
    one, two = simulate(match()), simulate(match(), jobs=2)
    assert (one.bots, one.seats, one.moves) == (two.bots, two.seats, two.moves)
    other = simulate(Match("spicy", 4, 12, ("random",), seed=8))
    assert (other.seats, other.moves) != (one.seats, one.moves)


def test_records_are_kept_by_number_and_replay() -> None:
    kept: list[PlayedGame] = []
    again: list[PlayedGame] = []
    ticks: list[int] = []
    simulate(match(3), 1, kept.append, ticks.append)
    simulate(match(3), 3, again.append)
    again.sort(key=lambda played: played.number)
    assert [played.number for played in kept] == [0, 1, 2]
    assert [played.record for played in again] == [played.record for played in kept]
    assert ticks == [1, 2, 3]
    for played in kept:
        assert replayed(find("spicy"), played.record).over


def test_wins_are_shared_out_completely() -> None:
    result = simulate(match(30, 3, ("random", "random")))
    assert sum(each.won for each in result.bots) == pytest.approx(30)
    assert sum(each.won for each in result.seats) == pytest.approx(30)
    assert [each.name for each in result.bots] == ["random 1", "random 2"]
    assert [each.fair for each in result.bots] == [0.5, 0.5]
    for each in [*result.bots, *result.seats]:
        assert each.low < each.share < each.high
    assert result.moves > 10


def test_more_bots_than_seats_sit_out_in_turn() -> None:
    result = simulate(match(6, 2, ("random",) * 3))
    assert [each.games for each in result.bots] == [4, 4, 4]
    assert {each.fair for each in result.bots} == {0.5}


def test_wilson_is_the_textbook_interval() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0.5, 1)[0] < 0.5 < wilson(0.5, 1)[1]


def test_wilson_narrows_with_games() -> None:
    widths = [high - low for low, high in (wilson(n / 4, n) for n in (10, 100, 1000))]
    assert widths == sorted(widths, reverse=True)


def test_what_cannot_be_played_is_refused_before_it_begins() -> None:
    with pytest.raises(UnknownBot):
        simulate(match(1, 4, ("nobody",)))
    with pytest.raises(BadSeats):
        simulate(match(1, 9))
    with pytest.raises(UnknownGame):
        simulate(Match("chess", 2, 1, ("random",)))


def has_group(leader: int) -> bool:
    """Whether a process group still has members."""
    try:
        os.killpg(leader, 0)
    except ProcessLookupError:
        return False
    return True


@compiled_only
def test_ctrl_c_ends_a_match_of_several_processes_and_it_goes_on(tmp_path: Path) -> None:
    bots = "random,tests.bad_bots:Good"
    command = [sys.executable, "-m", "spicery", "arena", "spicy", "-n", "2", "--bots", bots]
    command += ["--out", str(tmp_path / "ring")]
    match = subprocess.Popen(
        [*command, "-g", "1000000", "-j", "2"],
        start_new_session=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # Tests in the background of a shell are deaf to the keyboard, and so are their children.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    )
    games = tmp_path / "ring" / "games.jsonl"
    eventually(lambda: games.exists() and games.stat().st_size, within=30.0)
    os.killpg(match.pid, signal.SIGINT)
    match.communicate(timeout=30)
    assert match.returncode == 130
    eventually(lambda: not has_group(match.pid), "somebody of the group is left")
    again = [*command, "-g", "2", "-j", "1"]
    done = subprocess.run(again, capture_output=True, text=True, check=True)
    assert "Resumed after " in done.stdout
