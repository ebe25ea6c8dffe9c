"""The same match on a local Ray cluster; skipped if Ray is not installed."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest
from typer.testing import CliRunner

from spicery.cli import app
from spicery.lab import Match, NoRay, PlayedGame, simulate, whole_deals

MATCH = whole_deals(Match("spicy", 2, 12, ("sensible", "random"), 6, paired=True))


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: make ray")
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_ray_plays_the_same_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))  # where Ray keeps the token of its cluster
    here: list[PlayedGame] = []
    there: list[PlayedGame] = []
    ours = simulate(MATCH, keep=here.append)
    theirs = simulate(MATCH, keep=there.append, ray="local")
    there.sort(key=lambda played: played.number)
    assert [played.record for played in there] == [played.record for played in here]
    assert (theirs.bots, theirs.ratings) == (ours.bots, ours.ratings)


def test_without_ray_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spicery.lab.dispatch.find_spec", lambda name: None)
    with pytest.raises(NoRay, match="pip install"):
        simulate(MATCH, ray="local")
    asked = ["arena", "spicy", "--bots", "sensible,random", "--ray", "local"]
    told = CliRunner().invoke(app, asked)
    assert told.exit_code == 2
    assert "spicery: --ray needs Ray" in told.output
