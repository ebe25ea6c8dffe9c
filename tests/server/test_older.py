"""Games of older rules on the server: kept, shown step by step, not judged, not played on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.once import once
from tests.server.house import Running, serving

pytestmark = once

FOLDER = Path(__file__).resolve().parents[1] / "older"
SPICY = (FOLDER / "spicy-1-second-trophy.record").read_text(encoding="utf-8")
ALACARTE = (FOLDER / "alacarte-1-seven-dishes.record").read_text(encoding="utf-8")


@pytest.fixture(scope="module", name="server")
def server_(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("house"), physics=1) as running:
        yield running


@pytest.mark.parametrize("record", [SPICY, ALACARTE], ids=["spicy", "alacarte"])
def test_an_older_record_can_be_uploaded_and_is_marked(server: Running, record: str) -> None:
    status, replay = server.stranger().ask("POST", "/api/replays?seat=-3", record)
    assert status == 200, replay
    assert replay["older"] == 1
    assert len(replay["steps"]) == len(record.split("\n")) - 6  # header and result; one step before
    assert replay["winners"] == [1]
    assert not any(step["motion"] for step in replay["steps"])


def test_a_record_of_the_present_rules_is_not_marked(server: Running) -> None:
    from spicery.games import find
    from tests.laws import random_record

    record = random_record(find("spicy"), 2, {}, 1)
    assert server.stranger().ask("POST", "/api/replays", record)[1]["older"] == 0


def test_nothing_is_tried_or_judged_in_an_older_record(server: Running) -> None:
    anybody = server.stranger()
    for path, wish in (
        ("motions", {"step": 3}),
        ("again", {"step": 3, "do": "heat", "seat": -2}),
        ("analysis", {}),
    ):
        status, told = anybody.ask("POST", f"/api/replays/{path}", {"record": ALACARTE, **wish})
        assert (status, told["why"]) == (422, "bad-record"), told
        assert "it can be shown step by step, but not judged or played on" in told["detail"]


def test_an_older_record_that_makes_no_sense_is_refused(server: Running) -> None:
    nonsense = SPICY.replace("gave-way 1", "gave-way 99", 1)
    status, told = server.stranger().ask("POST", "/api/replays", nonsense)
    assert (status, told["why"]) == (422, "bad-record")
    assert told["line"] == 8
