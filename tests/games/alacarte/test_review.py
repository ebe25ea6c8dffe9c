"""The tallies of A la carte: useful pours, over-seasoned dishes, turned crêpes."""

from spicery.core.record.replay import RecordedGame
from spicery.games.alacarte import GAME
from spicery.games.alacarte.ui.review import tallies
from tests.games.alacarte.kitchen import FISH, TROUT, kitchen, season, spend, spike


def counted(name: str) -> dict[tuple[int, str], tuple[int, int]]:
    return counted_in(GAME.file(f"plays/{name}.record"))


def counted_in(text: str) -> dict[tuple[int, str], tuple[int, int]]:
    recorded = RecordedGame.of(GAME, text)
    return {(each.seat, each.word): (each.count, each.of) for each in tallies(recorded)}


def test_pours_and_tosses_counted_by_hand() -> None:
    found = counted("crepe-finished")
    assert found[0, "pours"] == (3, 6)
    assert found[1, "pours"] == (5, 6)
    assert found[0, "tosses"] == found[1, "tosses"] == (1, 1)
    assert found[0, "spoilt"] == (0, 6)
    assert (2, "tosses") not in found, "there was none"


def test_a_pour_that_spoils_the_dish_did_not_help_and_anothers_pan_is_not_ones_own() -> None:
    found = counted("crepe-burnt")
    text = GAME.file("plays/crepe-burnt.record")
    for seat in range(3):
        own = [line for line in text.split("\n") if f"tilted {seat} {seat} " in line]
        spoilt = sum(
            line.startswith("nature fall") and f"; binned {seat} " in line
            for line in text.split("\n")
        )
        if own:
            assert found[seat, "spoilt"] == (spoilt, len(own))
            assert found[seat, "pours"][0] + spoilt <= len(own)


def test_a_spice_that_is_there_already_is_no_help() -> None:
    table = kitchen(TROUT, FISH)
    season(season(table, "lemon"), "lemon")
    assert counted_in(table.record())[0, "pours"] == (1, 2)


def test_a_pour_into_anothers_pan_is_not_counted() -> None:
    table = spike(kitchen(TROUT, FISH, cups="season season"), 1, "lemon", 1)
    assert counted_in(table.record()) == {}
    spend(season(table, "herbs"))
    assert counted_in(table.record())[0, "pours"][0] == 1
    assert (1, "pours") not in counted_in(table.record())
