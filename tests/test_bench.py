"""The rules benchmark runs and measures what it claims; the figures are not tested."""

import json
from collections.abc import Callable

import pytest

from bench import _spicery, _timing, rules
from spicery.games import find

SPICY = find("spicy")


def test_each_contestant_keeps_its_best_round(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    took = iter([1.0, 1.0, 4.0, 2.0, 2.0, 4.0])
    monkeypatch.setattr("time.perf_counter", lambda: now)

    def work(amount: int) -> int:
        nonlocal now
        now += next(took)
        return 8

    one, other = _timing.Contestant("one", work), _timing.Contestant("other", work)
    assert _timing.race([one, other], 2, 0.1) == {"one": 4.0, "other": 4.0}


def test_work_is_fitted_to_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("time.perf_counter", lambda: now)

    def work(amount: int) -> int:
        nonlocal now
        now += 0.01 * amount
        return amount

    assert _timing.fitting(work, 1.0) == 100


@pytest.mark.parametrize(
    "driver",
    [_spicery.from_python, _spicery.from_python_plainly, _spicery.inside],
    ids=lambda driver: driver.__name__,
)
def test_whole_games_are_counted(driver: Callable[..., _timing.Work]) -> None:
    moves = driver(SPICY.new(4, {}))(20)
    assert 20 * 20 < moves < 20 * 200


def test_a_live_table_costs_more_than_a_bare_state() -> None:
    cost = _spicery.view_cost(SPICY, 1)
    assert cost["table"] > cost["bare"] > 0


def test_a_copy_is_weighed_with_its_arrays() -> None:
    view, _ = _spicery.midgame(SPICY, 4)
    assert 2 * 6 * 33 < _spicery.bytes_a_state(view) < 20_000


def test_the_last_line_is_one_json_object(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bench._rivals.other_contestants", dict)
    monkeypatch.setattr("bench._rivals.spiel_contestants", lambda short: {})
    result = rules.measured(quick=True, rounds=1, seconds=0.001)
    monkeypatch.setattr(rules, "measured", lambda quick: result)
    assert rules.main(["--json", "--quick"]) == 0
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert set(rules.RATIOS) < set(told)
    assert told["spicy_python_loop_vs_openspiel"] is None  # no rival here
    assert told["view_cost"] > 1
    assert rules.main([]) == 0
    assert "view_cost" in capsys.readouterr().out


def test_ratios_divide_ours_by_the_rival() -> None:
    assert rules.over({"a": 6.0, "b": 2.0}, "a", "b") == 3.0
    assert rules.over({"a": 6.0}, "a", "b") is None
