"""The tallies of Spicy, counted by hand in a golden record."""

from spicery.core.record.replay import RecordedGame
from spicery.games.spicy import GAME
from spicery.games.spicy.ui.review import tallies
from tests.games.spicy.dealt import spicy


def counted(text: str) -> dict[tuple[int, str], tuple[int, int]]:
    found = tallies(RecordedGame.of(GAME, text))
    return {(each.seat, each.word): (each.count, each.of) for each in found}


def test_challenges_and_bluffs_of_a_whole_game() -> None:
    assert counted(GAME.file("plays/strict.record")) == {
        (0, "challenges"): (3, 7),
        (0, "caught"): (3, 10),
        (0, "bluffs"): (2, 4),
        (1, "challenges"): (2, 4),
        (1, "caught"): (2, 11),
        (1, "bluffs"): (1, 3),
        (2, "challenges"): (1, 2),
        (2, "caught"): (1, 7),
        (2, "bluffs"): (5, 7),
    }


def test_a_challenge_of_the_true_half_of_a_bluff_is_wrong_and_the_bluff_goes_through() -> None:
    table = spicy("c1 c2", "p1 p2")
    table.act(0, "play chili 1 as 1 pepper")
    table.act(1, "challenge number")
    assert counted(table.record()) == {
        (0, "bluffs"): (1, 1),
        (1, "challenges"): (0, 1),
        (1, "caught"): (0, 1),
    }


def test_what_never_happened_is_not_counted() -> None:
    table = spicy("c1 c2", "p1 p2")
    table.act(0, "play chili 1 as 1 chili")
    assert tallies(RecordedGame.of(GAME, table.record())) == []
