"""Scenes: every answer is legal, poses are judged exactly, nothing secret leaks."""

import pytest

from spicery.bots import bot_named
from spicery.core.rng import Rng
from spicery.core.table import Table, replayed
from spicery.games import find
from spicery.games.safranito.physics import scene
from spicery.games.safranito.rules.board import CHIP, HALF, HOLE, IN_DOUBT, THICK, judge
from spicery.games.safranito.rules.cards import NOWHERE, OFF
from spicery.physics import chips, flight
from spicery.physics.film import Film, decode
from spicery.physics.simulation import (
    engine_name,
    physical_nature,
    request_for,
    scene_of,
    simulate,
)
from tests.compiled_only import compiled_only
from tests.shipped_games import SHIPPED

pytestmark = compiled_only


def play(game: str, seats: int, seed: int, most: int = 10000) -> Table:
    """A game of random play with physics for NATURE; the table checks every answer."""
    found = find(game)
    hands = {"hands": ["cook", "child", "surgeon", 0][:seats]}
    table = Table(found, seats, hands, seed, physical_nature(game), engine_name())
    rng, bot = Rng(seed), bot_named(found, "sensible")
    while not table.over and table.version < most:
        seat = table.turn()[0]
        table.submit(bot.choose(table.view(seat), seat, rng))
    return table


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_whole_games_of_safranito_by_physics(seats: int, seed: int) -> None:
    table = play("safranito", seats, seed)
    assert table.over
    again = replayed(table.game, table.record())
    assert again.record() == table.record()
    assert again.header.physics == engine_name()


def test_a_la_carte_by_physics() -> None:
    table = play("alacarte", 2, 4, most=150)
    assert any(line.startswith("nature fall") for line in table.lines())
    if table.over:
        assert replayed(table.game, table.record()).record() == table.record()


def test_a_game_without_skill_has_no_scene() -> None:
    skills = [name for name in SHIPPED if scene_of(name)]
    assert skills == ["alacarte", "safranito"]


# -- poses --------------------------------------------------------------------------


def test_the_physics_has_the_sizes_of_the_rules() -> None:
    in_cm = {HALF: flight.HALF, CHIP: flight.RADIUS, HOLE: flight.HOLE, THICK: flight.THICK}
    for tenths, cm in in_cm.items():
        assert int(tenths) == round(cm * 100)


@pytest.mark.parametrize("up", [0, 1])
@pytest.mark.parametrize("lean", [(0, 0), (250, 0), (-90, 120), (0, -480)])
def test_a_pose_comes_back_from_the_physics_as_it_was(up: int, lean: tuple[int, int]) -> None:
    pose = (1234, -987, 23, *lean, up)
    back = scene.told(scene.lies([7, *pose]))
    assert back[:3] == pose[:3]
    assert back[5] == up
    assert abs(back[3] - lean[0]) <= 1
    assert abs(back[4] - lean[1]) <= 1


def at(x: float, y: float) -> int:
    """The region in which a recorded chip counts, given its physical position."""
    numbers = scene.told(chips.flat(x, y))
    return int(judge(numbers[0], numbers[1]))


def test_F13_a_part_over_the_edge_is_off() -> None:
    assert at(22.40, 0) == at(0, -22.40) == NOWHERE
    assert at(22.404, 0) == NOWHERE  # the same tenth of a millimetre
    assert at(22.406, 0) == OFF
    assert at(0, -22.41) == OFF


def test_F15_F16_the_edge_of_a_bowl_seen_through_the_hole() -> None:
    saffron = 4
    assert at(5.0, 0.0) == saffron
    assert at(0.0, -5.44) == saffron  # 0.6 mm before the limit of 55 mm
    assert at(0.0, -5.45) == saffron + IN_DOUBT
    assert at(0.0, -5.55) == saffron + IN_DOUBT
    assert at(0.0, -5.56) == NOWHERE


def test_F15_the_region_that_holds_the_centre_counts() -> None:
    assert at(6.5, 6.5) == 10  # the spice card's circle
    assert at(6.5, 6.5 - 3.40) == 10
    assert at(13.0, 13.0) == 2


def landing(rest: tuple[float, float], gone: bool = False) -> tuple[int, ...]:
    made = chips.Landing({4: chips.flat(*rest)}, {4} if gone else set(), Film("throw"))
    return scene.answer(made, 4, ())


def test_F13_a_chip_on_the_rim_or_gone_is_out() -> None:
    assert landing((22.3, 0)) == (1, 4, 2230, 0, 20, 0, 0, 0)
    assert landing((22.5, 0)) == (1, 4, 0, 0, 0, 0, 0, 2)
    assert landing((3.0, 0), gone=True) == (1, 4, 0, 0, 0, 0, 0, 2)


def test_F14_a_chip_that_lies_as_before_is_not_told() -> None:
    made = chips.Landing({4: chips.flat(0, 0), 9: chips.flat(5, 5)}, set(), Film("throw"))
    assert scene.answer(made, 4, (9, 500, 500, 20, 0, 0, 0)) == (1, 4, 0, 0, 20, 0, 0, 0)
    assert len(scene.answer(made, 4, (9, 500, 501, 20, 0, 0, 0))) == 15


# -- secrets ------------------------------------------------------------------------


def thrown(value: int) -> tuple[tuple[int, ...], bytes]:
    """The request and the film of the same release with a chip of another value."""
    table = Table(find("safranito"), 2, {"head_chef": 0}, seed=5)
    said = f"throw {value} from 0 -2700 1000 at 0 1100 400 spin 0 0 12000"
    action = table.parse_action(0, said)
    asked = table.ahead(action, lambda state, _: request_for("safranito", state, Rng(1)))
    assert asked is not None
    assert table.version == 1
    return asked.numbers, simulate(asked).film


def test_a_film_does_not_depend_on_the_value_of_a_chip() -> None:
    assert thrown(10) == thrown(60)
    assert [track.body for track in decode(thrown(10)[1]).tracks] == [0]
