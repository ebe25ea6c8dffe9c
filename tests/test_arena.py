"""The arena: balanced seats, paired deals, correct statistics, resumable runs."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from math import comb
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from spicery.bots import levels_of
from spicery.cli import app
from spicery.core.table import replayed
from spicery.games import find
from spicery.lab import (
    Match,
    Pace,
    PlayedGame,
    clustered,
    lineup,
    result_of,
    seatings,
    simulate,
    whole_deals,
)
from spicery.lab.interval import student
from spicery.lab.match import deal_of, read_match
from spicery.lab.match_folder import GAMES, MATCH, BadMatchFolder, MatchFolder
from spicery.lab.page import page_of
from spicery.lab.playing import read_played
from tests.compiled_only import compiled_only
from tests.waiting import eventually

pytestmark = compiled_only

SPICY = find("spicy")


def paired(games: int, seats: int, count: int) -> Match:
    return whole_deals(Match("spicy", seats, games, ("random",) * count, 7, paired=True))


# -- who sits where, with what luck --------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("count", [2, 3, 4, 6])
def test_in_a_deal_every_group_sits_in_every_rotation(seats: int, count: int) -> None:
    match = paired(1, seats, count)
    together = min(seats, count)
    assert match.games == seatings(match) == comb(count, together) * together
    lineups = [lineup(match, number) for number in range(match.games)]
    assert {deal_of(match, number) for number in range(match.games)} == {0}
    sat = Counter((seat, who) for each in lineups for seat, who in enumerate(each))
    assert len(sat) == seats * count
    assert len(set(sat.values())) == 1
    if count >= seats:
        met = Counter(tuple(sorted(each)) for each in lineups)
        assert set(met.values()) == {seats}
        assert len(met) == comb(count, seats)


def test_the_order_round_the_table_changes_from_deal_to_deal() -> None:
    match = paired(6 * 4, 4, 4)
    orders = {lineup(match, deal * 4) for deal in range(6)}
    assert len(orders) == 6
    assert {each[0] for each in orders} == {0}


def test_a_deal_has_the_same_luck_in_every_seating() -> None:
    kept: list[PlayedGame] = []
    match = whole_deals(Match("spicy", 2, 4, ("random", "random"), 3, paired=True))
    simulate(match, keep=kept.append)
    records = [played.record for played in kept]
    assert records[0] == records[1] != records[2] == records[3]
    for played in kept[::2]:
        assert played.shares == kept[played.number + 1].shares


def test_each_seat_has_its_levels_hand() -> None:
    game = find("safranito")
    weak, strong = levels_of(game)[0], levels_of(game)[-1]
    assert weak.hand != strong.hand
    match = whole_deals(Match(game.name, 2, 2, (f"{weak.name}/bold", strong.name), paired=True))

    def hands(match: Match) -> list[object]:
        kept: list[PlayedGame] = []
        simulate(match, keep=kept.append)
        return [replayed(game, played.record).header.options["hands"] for played in kept]

    assert hands(match) == [[weak.hand, strong.hand], [strong.hand, weak.hand]]
    given = replace(match, bots=("random", "random"), options={"hands": [3, 4]})
    assert hands(given) == [[3, 4], [3, 4]]


# -- what is said of it --------------------------------------------------------------------


def test_student_is_the_textbook_quantile() -> None:
    assert [round(student(n), 2) for n in (2, 3, 11, 31)] == [12.71, 4.3, 2.23, 2.04]
    assert student(4) == pytest.approx(3.182, rel=0.01)
    assert student(10_000) == pytest.approx(1.96, abs=1e-3)


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    """With paired deals, 95 of 100 intervals contain the true share; Wilson's far fewer."""
    luck = random.Random(1)
    held = 0
    for _ in range(400):
        won = []
        for _ in range(40):
            lucky = luck.choice((0.2, 0.8))  # the same for all four games of a deal
            won.append(float(sum(luck.random() < lucky for _ in range(4))))
        low, high = clustered(won, [4] * 40)
        held += low < 0.5 < high
    assert 0.92 < held / 400 < 0.98


def test_seatings_that_cancel_the_luck_out_make_a_share_surer() -> None:
    low, high = clustered([1.0] * 10, [2] * 10)
    assert 0.2 < low < 0.3
    assert 0.7 < high < 0.8
    low, high = clustered([1.0, 1.0, 2.0, 1.0, 0.0, 1.0] * 5, [2] * 30)
    apart_low, apart_high = clustered([1.0, 0.0] * 30, [1] * 60)
    assert high - low < apart_high - apart_low


def test_all_or_nothing_is_never_certain() -> None:
    assert clustered([0.0] * 10, [4] * 10)[1] > 0.2
    assert clustered([4.0] * 10, [4] * 10)[0] < 0.8
    assert clustered([2.0], [4])[0] < 0.1
    assert clustered([], []) == (0.0, 1.0)


def made(match: Match, strengths: list[float], seed: int = 5) -> list[PlayedGame]:
    """Simulated games whose outcomes depend only on the bots' strengths."""
    luck = random.Random(seed)
    games = []
    for number in range(match.games):
        who = lineup(match, number)
        winner = luck.choices(range(match.seats), [strengths[each] for each in who])[0]
        shares = tuple(float(seat == winner) for seat in range(match.seats))
        points = tuple(int(10 * share) for share in shares)
        paces = tuple(Pace(10, 0.01 * (each + 1), {-60: 9, -40: 1}) for each in who)
        games.append(PlayedGame(number, who, shares, points, 50, paces))
    return games


@pytest.mark.parametrize(
    ("seats", "count", "gap"), [(2, 4, 100), (4, 4, 100), (3, 5, 100), (3, 2, 400)]
)
def test_ratings_find_the_strengths_that_made_the_games(seats: int, count: int, gap: int) -> None:
    match = paired(6000, seats, count)
    strengths = [10 ** (at * gap / 400) for at in range(count)]
    found = result_of(match, made(match, strengths), 1.0).ratings
    assert sum(each.value for each in found) / count == pytest.approx(1500)
    for at, each in enumerate(found):
        true = 1500 + gap * (at - (count - 1) / 2)
        assert each.low is not None
        assert each.high is not None
        assert 5 < each.high - each.low < 120
        assert each.value == pytest.approx(true, abs=1.5 * (each.high - each.value))


def test_ratings_stay_finite_and_unsure_where_one_wins_all() -> None:
    match = paired(20, 2, 2)
    weak, strong = result_of(match, made(match, [1e-12, 1.0]), 1.0).ratings
    assert strong.value > weak.value + 200
    assert strong.low is not None
    assert strong.low < strong.value - 50
    one = whole_deals(replace(match, games=1))
    assert result_of(one, made(one, [1.0, 1.0]), 1.0).ratings[0].low is None


def test_duels_and_paces_add_up() -> None:
    match = paired(600, 3, 4)
    result = result_of(match, made(match, [1.0, 2.0, 4.0, 8.0]), 1.0)
    for one in range(4):
        for other in range(4):
            duel, back = result.duels[one][other], result.duels[other][one]
            if one == other:
                assert duel is None
                continue
            assert duel is not None
            assert back is not None
            assert duel.share + back.share == pytest.approx(1)
            assert duel.low < duel.share < duel.high
            assert (duel.share > 0.5) == (one > other)
    assert [round(pace.mean, 4) for pace in result.paces] == [0.001, 0.002, 0.003, 0.004]
    assert result.paces[0].within(0.5) == pytest.approx(1.1**-60)
    assert result.paces[0].within(0.95) == pytest.approx(1.1**-40)


def test_the_page_stands_alone() -> None:
    match = replace(paired(40, 2, 3), bots=("tiger", "a.module:With<Tag>", "random"))
    page = page_of(result_of(match, made(match, [1.0, 2.0, 4.0]), 1.0))
    assert page.count("<svg") == 3
    assert "With&lt;Tag&gt;" in page
    assert "<Tag>" not in page
    assert not re.search(r"https?:|src=|href=|<script|@import|url\(", page)


# -- runs that go on -----------------------------------------------------------------------


def arena(out: Path, *more: str, games: int = 8) -> Result:
    arguments = ["arena", "spicy", "-n", "2", "--bots", "sensible,random", "-g", str(games)]
    arguments += ["--seed", "4", "-j", "1", "--out", str(out), *more]
    return CliRunner().invoke(app, arguments, env={"COLUMNS": "80"})


def told(out: Path) -> dict[str, object]:
    """The result in a folder, without durations."""
    found: dict[str, object] = json.loads((out / "result.json").read_text())
    del found["seconds"], found["paces"]
    return found


def test_a_run_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    whole_run, cut = tmp_path / "whole", tmp_path / "cut"
    assert arena(whole_run).exit_code == 0
    assert arena(cut, games=4).exit_code == 0
    lines = (cut / GAMES).read_text().splitlines()
    (cut / GAMES).write_text("\n".join(lines[:3]) + "\n" + lines[3][:50])
    (cut / "index.html").unlink()
    again = arena(cut)
    assert "Resumed after 3 games; played 5 more." in again.output
    assert told(cut) == told(whole_run)
    assert (cut / "index.html").is_file()
    numbers = [json.loads(line)["number"] for line in (cut / GAMES).read_text().splitlines()]
    assert sorted(numbers) == list(range(8))
    for at in range(8):
        name = f"records/spicy-{at + 1:06}.record"
        assert (cut / name).read_text() == (whole_run / name).read_text()
        assert replayed(SPICY, (cut / name).read_text()).over
    assert "Resumed after 8 games; played 0 more." in arena(cut).output


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (["--seed", "5"], "contains another match (its seed: 4; requested: 5)"),
        (["--bots", "random,sensible"], 'its bots: ["sensible", "random"]'),
        (["-o", "deal=3"], 'its options: {}; requested: {"deal": 3}'),
    ],
)
def test_the_folder_of_another_match_is_refused(tmp_path: Path, more: list[str], why: str) -> None:
    assert arena(tmp_path / "ring", games=2).exit_code == 0
    refused = arena(tmp_path / "ring", *more, games=2)
    assert refused.exit_code == 2
    assert why in refused.output


def test_what_is_no_folder_of_a_match_is_refused(tmp_path: Path) -> None:
    match = paired(2, 2, 2)
    (tmp_path / "notes.txt").write_text("mine")
    with pytest.raises(BadMatchFolder, match="contains other files"):
        MatchFolder(tmp_path, match, SPICY, True)
    for text in ("{", "[]"):
        (tmp_path / MATCH).write_text(text)
        with pytest.raises(BadMatchFolder, match="not the description of a match"):
            MatchFolder(tmp_path, match, SPICY, True)
    new = tmp_path / "new"
    MatchFolder(new, match, SPICY, False)
    (new / GAMES).write_text('{"number": 1}\n')
    with pytest.raises(BadMatchFolder, match="line 1: this is not a game"):
        MatchFolder(new, match, SPICY, False)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"number": -5}, "game -5 of this match has another seating"),
        ({"number": "1"}, "not supported"),
        ({"lineup": [0, 0]}, "has another seating"),
        ({"shares": [1.0]}, "2 seats"),
        ({"shares": [1.0, 1.0]}, "do not sum to 1"),
        ({"shares": ["a", "b"]}, "unsupported"),
    ],
)
def test_a_line_that_cannot_be_of_the_match_is_refused(
    tmp_path: Path, change: dict[str, object], why: str
) -> None:
    assert arena(tmp_path / "ring", games=2).exit_code == 0
    file = tmp_path / "ring" / GAMES
    first, second = file.read_text().splitlines()
    file.write_text(f"{first}\n{json.dumps({**json.loads(second), **change})}\n")
    refused = arena(tmp_path / "ring", games=2)
    assert refused.exit_code == 2
    assert "line 2: this is not a game" in refused.output.replace("\n", " ")
    assert why in refused.output.replace("\n", " ")
    file.write_bytes(first.encode() + b"\n\xff\n")
    assert arena(tmp_path / "ring", games=2).exit_code == 2


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are looked up in /proc")
def test_nobody_works_on_when_the_arena_is_killed(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "spicery", "arena", "spicy", "-n", "2", "-j", "2"]
    command += ["--bots", "tomcat,sensible", "-g", "100000", "--out", str(tmp_path / "ring")]
    run = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        played = tmp_path / "ring" / GAMES
        eventually(lambda: len(workers_of(run.pid)) == 2 and played.exists(), within=60.0)
        workers = workers_of(run.pid)
    finally:
        run.kill()
        run.wait()
    eventually(lambda: not any(is_alive(pid) for pid in workers))


def workers_of(parent: int) -> list[int]:
    """The worker processes of a process."""
    found = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    lines = {int(pid): Path(f"/proc/{pid}/cmdline").read_text() for pid in found}
    return [pid for pid, line in lines.items() if "spawn_main" in line]


def is_alive(pid: int) -> bool:
    """Whether a process is running."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except FileNotFoundError:
        return False


def test_games_and_matches_are_the_same_as_text() -> None:
    match = Match("spicy", 3, 5, ("a", "b"), 2, {"deal": 3}, True, 1.5)
    assert read_match(match.text()) == match
    for played in made(paired(4, 2, 2), [1.0, 2.0]):
        assert read_played(played.text()) == played


def test_the_table_fits_a_terminal(tmp_path: Path) -> None:
    said = arena(tmp_path / "ring", "--no-records").output
    assert not (tmp_path / "ring" / "records").exists()
    for word in ("4 deals, each played in every rotation", "rating", "95% within", "ahead of"):
        assert word in " ".join(said.split())
    assert "…" not in said
    assert max(map(len, said.splitlines())) <= 80
