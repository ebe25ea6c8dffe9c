"""Third-party bots: their faults forfeit their own seat and affect nothing else."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from spicery.bots import Company, Forfeit, UnknownBot, bot_named
from spicery.bots.output import MOST_OUTPUT
from spicery.cli import app
from spicery.core.rng import Rng
from spicery.core.table import Table, replay_steps, replayed
from spicery.games import find
from spicery.lab import Match, PlayedGame, Result, simulate
from tests.compiled_only import compiled_only

pytestmark = compiled_only

SPICY = find("spicy")
BAD = "tests.bad_bots"


def played(name: str, games: int = 2, patience: float = 20.0) -> tuple[Result, list[PlayedGame]]:
    """A match of a bot from `bad_bots` against a random one."""
    kept: list[PlayedGame] = []
    match = Match("spicy", 2, games, (f"{BAD}:{name}", "random"), 3, patience=patience)
    return simulate(match, keep=kept.append), kept


@pytest.mark.parametrize(
    ("name", "kind", "what", "where"),
    [
        ("Illegal", "illegal", "forbids 'action 999999' here; legal now: ", ""),
        ("Usurper", "illegal", "it acted for seat 1, but its seat is 0", ""),
        ("Crashing", "crashed", "RuntimeError: no more ideas", "bad_bots.py:"),
        ("Dying", "crashed", "its process ended (3)", ""),
        ("Nonsense", "nonsense", "'play chili 7 as 9 pepper', not an Action", ""),
    ],
)
def test_a_fault_forfeits_the_seat(name: str, kind: str, what: str, where: str) -> None:
    result, games = played(name)
    assert [len(each.forfeits) for each in games] == [1, 1]  # once a game, and anew in the next
    first = games[0].forfeits[0]
    assert first.kind == kind
    assert what in first.what
    assert where in first.where
    assert (result.failings[0].name, result.failings[0].times) == (f"{BAD}:{name}", 2)
    assert result.failings[0].first == first
    for each in games:
        assert replayed(SPICY, each.record).over


def test_a_slow_thought_forfeits_the_seat_and_ends() -> None:
    begin = time.perf_counter()
    result, _ = played("Sleeper", patience=0.3)
    assert time.perf_counter() - begin < 15
    assert (result.failings[0].times, result.failings[0].first.kind) == (2, "too slow")
    assert "0.3 s" in result.failings[0].first.what


@pytest.mark.parametrize("name", ["Good", "Meddler", "Chatty"])
def test_a_bot_that_keeps_the_rules_keeps_its_seat(name: str) -> None:
    result, games = played(name)
    assert result.failings == []
    assert [replayed(SPICY, each.record).over for each in games] == [True, True]


def test_what_a_bot_prints_is_no_output_of_ours() -> None:
    bots = f"{BAD}:Chatty,random"
    command = [sys.executable, "-m", "spicery", "simulate", "spicy", "-n", "2", "-g", "1"]
    command += ["--json", "--bots", bots]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["games"] == 1
    assert '{"code": 1}' in done.stderr


def test_what_anybodys_bot_is_shown_is_the_view_of_its_seat() -> None:
    _, apart = played("Good")
    _, meddled = played("Meddler")
    assert [each.record for each in apart] == [each.record for each in meddled]


def test_a_bot_that_cannot_be_made_again_forfeits(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(SPICY, 2, seed=1)
    with Company(SPICY, [f"{BAD}:Unmade", "random"]) as company:
        monkeypatch.setenv("SPICERY_TEST_UNMADE", "1")
        player = company.seated(table, [0, 1])[0]
        assert player.forfeit is not None
        assert player.forfeit.kind == "crashed"
        assert player.forfeit.what == f"'{BAD}:Unmade' cannot be created: OSError: no weights"
        assert str(player.forfeit).endswith("(seat 0, move 2)")
        table.submit(player.act(table, table.turn()[0], Rng(1)))


def test_a_process_that_died_between_two_games_costs_no_seat() -> None:
    with Company(SPICY, [f"{BAD}:Good", "random"]) as company:
        company.seated(Table(SPICY, 2, seed=1), [0, 1])
        (bot,) = company._processes.values()
        os.kill(bot.worker.pid, signal.SIGKILL)
        assert bot.worker.exit_code() == -signal.SIGKILL
        assert company.seated(Table(SPICY, 2, seed=2), [0, 1])[0].forfeit is None


def test_what_is_no_bot_is_refused_before_the_game() -> None:
    for name, why in (
        ("nowhere.at.all:Bot", "cannot be imported: ModuleNotFoundError"),
        (f"{BAD}:Nobody", "has no class 'Nobody'"),
        ("json:JSONDecoder", "no choose"),
    ):
        with pytest.raises(UnknownBot, match=why):
            bot_named(SPICY, name)


def run(*arguments: str, typed: str = "") -> str:
    done = CliRunner().invoke(app, list(arguments), input=typed, env={"COLUMNS": "100"})
    assert done.exit_code == 0, done.output
    return done.output.replace("\n", " ")


def test_simulate_arena_and_play_say_who_lost_a_seat(tmp_path: Path) -> None:
    bots = ["--bots", f"{BAD}:Nonsense,sensible"]
    why = "nonsense: it returned 'play chili"
    assert why in run("simulate", "spicy", "-n", "2", "-g", "1", *bots)
    out = tmp_path / "ring"
    told = run("arena", "spicy", "-n", "2", "-g", "2", "-j", "1", *bots, "--out", str(out))
    assert "Nonsense forfeited 2 seats; first in game 1: nonsense" in told
    assert "Forfeited seats" in (out / "index.html").read_text()
    assert json.loads((out / "result.json").read_text())["forfeits"][0]["times"] == 2
    told = run("play", "spicy", "-n", "2", "--people", "0", *bots, "--seed", "1")
    assert f"Emma's bot forfeited its seat to a stand-in: {why}" in told


def test_who_lost_the_seat_has_lost_the_game_whatever_the_stand_in_does() -> None:
    result, games = played("Illegal", games=6)
    assert [each.shares[each.lineup.index(0)] for each in games] == [0.0] * 6
    assert (result.bots[0].share, result.bots[1].share) == (0.0, 1.0)
    assert result.ratings[0].value < result.ratings[1].value
    ahead = result.duels[0][1]
    assert ahead is not None
    assert ahead.share == 0.0


def test_where_all_lost_their_seats_the_game_is_everybodys() -> None:
    match = Match("spicy", 2, 2, (f"{BAD}:Illegal", f"{BAD}:Nonsense"), 3)
    result = simulate(match, 1)
    assert [each.share for each in result.bots] == [0.5, 0.5]


def test_what_a_bot_says_of_itself_can_be_written_anywhere(tmp_path: Path) -> None:
    out = tmp_path / "ring"
    bots = f"{BAD}:Unprintable,random"
    run("arena", "spicy", "-n", "2", "-g", "2", "-j", "1", "--bots", bots, "--out", str(out))
    assert "OSError: no file \ufffd\ufffd.txt" in (out / "index.html").read_text(encoding="utf-8")


def test_the_statistics_of_a_forfeited_bot_are_its_own_and_not_its_stand_ins() -> None:
    result, games = played("Quitter", games=2)
    for each in games:
        seat = each.lineup.index(0)
        (forfeit,) = each.forfeits
        assert each.paces[seat].decisions == 2
        steps = replay_steps(SPICY, each.record)
        then = next(table for table in steps if table.version == forfeit.move)
        assert each.points[seat] == then._truth.scores()[seat], "what it had then"
    assert result.paces[0].decisions == 4
    assert result.paces[0].mean > 0.05
    assert result.paces[0].within(0.01) > 0.045, "no quick decision of a stand-in among them"
    assert result.bots[0].points == sum(each.points[each.lineup.index(0)] for each in games) / 2


def test_a_bot_that_was_never_made_has_decided_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPICERY_TEST_UNMADE", "1")
    match = Match("spicy", 2, 2, (f"{BAD}:Unmade", "random"), 3)
    result = simulate(match, checked=True)
    assert (result.failings[0].times, result.paces[0].decisions) == (2, 0)


@pytest.mark.skipif(sys.platform != "linux", reason="the system must limit memory")
def test_too_much_memory_forfeits_the_seat_and_is_given_back() -> None:
    match = Match("spicy", 2, 2, (f"{BAD}:Greedy", "random"), 3, memory=400)
    result = simulate(match)
    failing = result.failings[0]
    assert (failing.times, failing.first.kind) == (2, "too big")
    assert failing.first.what == "it needed more than 400 MB of memory"
    assert result.paces[0].decisions == 2, "in each game it made one decision before"


def test_a_bot_that_prints_without_end_is_cut_off_and_plays_on() -> None:
    command = [sys.executable, "-m", "spicery", "simulate", "spicy", "-n", "2", "-g", "1"]
    command += ["--json", "--bots", f"{BAD}:Flooding,random"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    told = json.loads(done.stdout)
    assert (told["games"], told["forfeits"]) == (1, [])
    assert MOST_OUTPUT <= len(done.stderr) < MOST_OUTPUT + 1000
    notice = f"[{BAD}:Flooding has printed 64 kB; the rest is not shown]"
    assert done.stderr.count(notice) == 1
    assert done.stderr.startswith("flood ")


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (["--bots", "tiger,lion"], "no bot 'lion'"),
        (["--bots", f"tiger,{BAD}:Nobody"], "no class 'Nobody'"),
        (["--bots", "tiger,random", "-o", "deal=99"], "from 1 to 12"),
        (["--bots", "tiger,random", "--memory", "10"], "at least 256 MB"),
    ],
)
@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_a_match_that_cannot_be_played_claims_no_folder(
    tmp_path: Path, command: str, wrong: list[str], why: str
) -> None:
    out = tmp_path / "ring"
    done = CliRunner().invoke(app, [command, "spicy", *wrong, "--out", str(out)])
    assert done.exit_code == 2
    assert why in " ".join(done.output.split())
    assert not out.exists()


def test_a_forfeit_says_where() -> None:
    told = str(Forfeit(1, 4, "crashed", "KeyError: 7", "bot.py:12"))
    assert told == "crashed: KeyError: 7 at bot.py:12 (seat 1, move 5)"
