"""The tallies of Safranito: throws that count, chips knocked away, the best shot."""

from spicery.core.record.replay import RecordedGame
from spicery.games.safranito import GAME
from spicery.games.safranito.ui.review import tallies
from tests.games.safranito.dealt import land, nature, run, safranito, spot, throw, throw_text


def counted(text: str, seat: int) -> dict[str, tuple[int, int, int]]:
    found = [each for each in tallies(RecordedGame.of(GAME, text)) if each.seat == seat]
    return {each.word: (each.count, each.of, each.v) for each in found}


def test_throws_count_where_they_come_to_rest_and_knocks_count_for_whoever_threw() -> None:
    table = safranito(2)
    throw(table, 0, 10, "saffron")
    throw(table, 1, 10, "nowhere")
    throw(table, 0, 20, "chili")
    table.act(1, throw_text(table, 1, 20))
    moved = [f"7 rest {spot('mint', 7)} down", f"0 rest {spot('nowhere', 0)} down", "1 out"]
    nature(table, "land " + ", ".join(moved))  # onto a bowl, and two chips of the other are gone
    throw(table, 0, 30, "out")
    table.act(1, throw_text(table, 1, 30))
    nature(table, land(8, "mint") + f", 7 rest {spot('nowhere', 7)} down")  # its own doesn't count
    assert counted(table.record(), 0) == {
        "throws": (2, 3, 0),
        "knocked": (0, 0, 0),
        "shot": (0, 0, 3),
    }
    assert counted(table.record(), 1) == {
        "throws": (2, 3, 0),
        "knocked": (2, 0, 0),
        "shot": (2, 0, 9),
    }


def test_a_chip_that_is_ruled_out_did_not_count() -> None:
    """In this golden record the head chef rules out a chip of seat 1 and allows one of seat 0."""
    text = GAME.file("plays/doubt.record")
    assert counted(text, 1)["throws"][:2] == (1, 3)
    assert counted(text, 0)["throws"][:2] == (3, 3)


def test_a_new_round_begins_with_an_empty_board() -> None:
    table = safranito(2, max_rounds=2)
    while table.facts()["round"] == 1:
        seat = table.turn()[0]
        if table.facts()["phase"] == "throw":
            value = table.legal(seat)[0].split()[1]
            throw(table, seat, int(value), "out")
        else:
            run(table, f"{seat} done")
    throw(table, table.turn()[0], 10, "saffron")
    found = [counted(table.record(), seat) for seat in (0, 1)]
    assert [each["knocked"][0] for each in found] == [0, 0]
    assert sum(each["throws"][0] for each in found) == 1
