"""Practice mode of A la carte: pans as described, and one motion settled by the physics."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

import pytest

from spicery.physics.film import decode
from tests.server.live_server import serving

TROUT, FISH, DUCK, DRAGON, CREPE = 3, 6, 15, 17, 0
CAREFUL = "tilt 115 dwell 250 there 400 back 450 shake 1"
POUR = "tilt 160 dwell 600 there 500 back 500 shake 0"
QUICK = "flip flick 150 lift 80 carry 0"
PLAIN = [0, 0, 0, 0, 0]


def pan(dish: int, heat: int, *pieces: int) -> list[int]:
    """A pan with four spices and salt."""
    return [dish, heat, *(pieces or PLAIN)]


def test_a_shaker_a_crepe_and_anothers_pan_can_be_practised(tmp_path: Path) -> None:
    with serving(tmp_path, physics=1) as server:
        ann = server.guest("Ann")

        def practise(lying: list[list[int]], do: str = "") -> dict[str, Any]:
            wish = {"game": "alacarte", "lying": lying, "do": do}
            status, told = ann.ask("POST", "/api/practice", wish)
            assert status == 200, told
            return dict(told)

        laid = practise([pan(TROUT, 2, 1, 0, 0, 0, 1)])
        facts = laid["steps"][0]["facts"]
        assert (len(laid["steps"]), laid["film"]) == (1, "")
        assert facts["stoves"][0] == {
            "dish": "trout-by-moonlight",
            "heat": 2,
            "pieces": {"lemon": 1, "pepper": 0, "paprika": 0, "herbs": 0, "salt": 1},
            "stands": "cooking",
        }
        assert facts["waiting"] == [0]

        poured = practise([pan(DRAGON, 0)], f"season herbs {POUR}")
        assert poured["steps"][1]["told"] == ["tilted 0 0 herbs 160 600 500 500 0"]
        assert poured["steps"][2]["told"][0].startswith("fell 0 herbs ")
        assert decode(base64.b64decode(poured["film"])).tracks
        assert poured["steps"][2]["film"] == len(base64.b64decode(poured["film"])) > 0
        again = practise([pan(DRAGON, 0)], f"season herbs {POUR}")
        assert again["film"] != poured["film"], "the shaker is filled anew for every pour"

        tossed = practise([pan(CREPE, 2)], QUICK)
        landed, *then = tossed["steps"][2]["told"]  # a quick flick turns it most of the time
        assert landed.startswith("landed 0 ")
        assert ("served 0 crepe plain" in then) == (landed == "landed 0 turned")

        spoilt = practise([pan(FISH, 4, 1, 0, 0, 0, 0), pan(DUCK, 3)], f"cup season 1 lemon {POUR}")
        assert spoilt["steps"][1]["told"][0] == "used 0 season"
        assert spoilt["steps"][2]["facts"]["stoves"][1]["stands"] == "over-seasoned"


@pytest.mark.parametrize(
    "wish",
    [
        {"lying": []},
        {"lying": [pan(TROUT, 0), pan(FISH, 0), pan(DUCK, 0)]},
        {"lying": [[TROUT, 0]]},
        {"lying": [pan(21, 0)]},
        {"lying": [pan(-1, 0)]},
        {"lying": [pan(TROUT, 0), pan(TROUT, 0)]},  # there is only one
        {"lying": [pan(TROUT, 5)]},  # burnt
        {"lying": [pan(TROUT, 2, 1, 0, 0, 1, 0)]},  # ready
        {"lying": [pan(TROUT, -1)]},
        {"lying": [pan(TROUT, 10**18)]},
        {"lying": [pan(TROUT, 0, 3, 0, 0, 0, 0)]},  # over-seasoned
        {"lying": [pan(TROUT, 0, 0, 0, 0, 0, -1)]},
        {"lying": [pan(CREPE, 2, 1, 0, 0, 0, 0)]},
        {"do": f"season pepper {CAREFUL}"},  # not in the recipe
        {"do": QUICK},  # no crêpe
        {"do": "heat"},  # no motion
        {"lying": [pan(CREPE, 2)], "do": "heat"},
    ],
)
def test_what_cannot_be_is_refused(tmp_path: Path, wish: dict[str, Any]) -> None:
    with serving(tmp_path, physics=1) as server:
        asked = {"game": "alacarte", "lying": [pan(TROUT, 0)], **wish}
        status, told = server.guest("Ann").ask("POST", "/api/practice", asked)
        assert (status, told["why"]) == (400, "unreadable")


def test_without_physics_nothing_can_be_practised(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        asked = {"game": "alacarte", "lying": [pan(TROUT, 0)]}
        status, told = server.guest("Ann").ask("POST", "/api/practice", asked)
        assert (status, told["why"]) == (409, "not-now")
