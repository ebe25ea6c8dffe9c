"""The physics benchmark runs and measures what it claims; the figures are not tested."""

import json
from pathlib import Path

import pytest

from bench import _browser, physics
from tests.compiled_only import compiled_only

pytestmark = compiled_only


def test_the_last_line_is_one_json_object(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("os.sched_setaffinity", lambda *_: None, raising=False)
    monkeypatch.setattr(_browser, "DIST", tmp_path)
    result = physics.measured(quick=True, scale=0.02)
    monkeypatch.setattr(physics, "measured", lambda quick: result)
    assert physics.main(["--json", "--quick"]) == 0
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert told["throw_sim_over_cpu"] > 1
    assert told["throw_overhead"] > 1
    assert told["anomalies"] == 0
    assert 0 < told["film_kb"] < 10
    assert 0 < told["throw_latency_ms_p50"] <= told["throw_latency_ms_p99"]
    assert told["wild"] >= 10
    names = {"season_sim_over_cpu", "flip_sim_over_cpu", "live_shakers_per_core"}
    assert names < set(told)
    assert told["fps_safranito_3d"] is None  # no client here, but a reason
    assert told["throw_seen_ms"] is None
    assert "make web" in told["fps_why"]
    assert physics.main([]) == 0
    assert "wanted: at least 100" in capsys.readouterr().out
