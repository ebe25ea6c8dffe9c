"""The bots benchmark runs and measures what it claims; the figures are not tested."""

from __future__ import annotations

import json
from importlib.util import find_spec

import pytest

from bench import _search, bots
from bench._infoset_text import seen_by
from spicery.core.rng import Rng
from spicery.core.table import Table
from spicery.games import find
from spicery.games.spicy.rules.game import Spicy
from tests.compiled_only import compiled_only

pytestmark = compiled_only


def slept(amount: int) -> int:
    """Work that takes a fixed time."""
    sum(range(10_000))
    return amount


def test_the_last_line_is_one_json_object(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    monkeypatch.setattr(bots, "their_searches", lambda: {bots.RIVAL: slept})
    monkeypatch.setattr(bots, "champion", lambda: "kitten")
    monkeypatch.setattr(_search, "DECISION", 2)
    monkeypatch.setattr(bots, "find_spec", lambda name: None)
    result = bots.measured(quick=True, rounds=1, slice_=0.0001, seconds=0.0)
    monkeypatch.setattr(bots, "measured", lambda quick: result)
    assert bots.main(["--json", "--quick"]) == 0
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert set(told["champion_vs_sensible"]) == {"2", "4"}
    assert told["champion_vs_openspiel_ismcts"] is None  # no peer here
    match = told["champion_vs_sensible"]["2"]
    assert match["games"] == 2
    assert 0 <= match["low"] <= match["share"] <= match["high"] <= 1
    assert bots.main([]) == 0
    assert "champion_vs_openspiel_ismcts: not measured" in capsys.readouterr().out


@pytest.mark.parametrize("options", [{}, {"strict": True}, {"variants": ["copy cat"]}])
def test_the_key_of_a_situation_is_what_the_seat_sees(options: dict[str, object]) -> None:
    """The same on view, guess and truth; equal keys imply equal choices."""
    rng = Rng(3)
    choices: dict[str, list[int]] = {}
    for seed in range(6):
        table = Table(find("spicy"), 3, options, seed=seed)
        while not table.over:
            seat = table.turn()[0]
            view = table.view(seat)
            guess = view.guess(rng)
            assert isinstance(view, Spicy)
            assert isinstance(guess, Spicy)
            key = seen_by(view, seat)
            assert key == seen_by(guess, seat)
            codes = [action.code for action in view.legal(seat)]
            assert choices.setdefault(key, codes) == codes
            table.submit(view.legal(seat)[rng.below(len(codes))])
    assert len(choices) > 100


@pytest.mark.skipif(find_spec("pyspiel") is None, reason="OpenSpiel is not installed")
def test_openspiels_search_chooses_what_is_legal() -> None:
    from bench import _openspiel

    table = Table(find("spicy"), 2, seed=1)
    bot = _openspiel.Ismcts()
    bot.seconds = 0.01
    for _ in range(5):
        seat = table.turn()[0]
        table.submit(bot.choose(table.view(seat), seat, Rng(1)))
