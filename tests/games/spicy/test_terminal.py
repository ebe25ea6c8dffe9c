"""Spicy at a terminal: sentences, the table from facts, menu and shorthand."""

from __future__ import annotations

import io
from collections.abc import Mapping

import pytest
from rich.console import Console

from spicery.core.game import Action
from spicery.core.rng import Rng
from spicery.core.table import ONLOOKER, Table
from spicery.games.spicy import GAME
from spicery.games.spicy.rules.cards import SHUFFLE
from spicery.games.spicy.rules.game import Spicy
from spicery.games.spicy.rules.notation import BRIEF_CODES
from spicery.games.spicy.ui import terminal

NAMES = ["Ann", "Ben", "Chris"]
FIRST = "c1 c2 c7 p2 n s "  # Ann's cards
NEXT = "w1 w2 w3 w4 w5 w6 "
THIRD = "p3 p4 p5 p6 p7 p8"


def table(options: Mapping[str, object] | None = None) -> Table:
    """Three at a table with known hands; Ann starts."""
    wanted = [BRIEF_CODES[name] for name in (FIRST + NEXT + THIRD).split()]
    rest = [kind for kind in range(30) for _ in range(3)] + [30] * 5 + [31] * 5
    for kind in wanted:
        rest.remove(kind)
    at = Table(GAME, 3, {"starter": 0, **(options or {})}, nature=None)
    truth = at._truth
    assert isinstance(truth, Spicy)
    at.submit(Action(-1, int(SHUFFLE), (0, int(truth.chosen), 44, *wanted, *rest)))
    return at


def printed(at: Table, seat: int) -> str:
    console = Console(file=io.StringIO(), width=100)
    console.print(terminal.show(at.facts(seat), seat, NAMES))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_a_hand_is_shown_sorted_and_only_to_its_seat() -> None:
    at = table()
    mine = printed(at, 0)
    assert "chili   1  2  7" in mine
    assert "wild    number  spice" in mine
    assert "Ann (you)" in mine
    assert "wasabi  1" not in mine
    assert "your hand" not in printed(at, ONLOOKER)


def test_the_stack_shows_its_claim_and_ones_own_card() -> None:
    at = table({"variants": ["copy cat"]})
    at.act(0, "play pepper 2 as 1 chili")
    assert "on top: 1 chili, says Ann (really pepper 2)" in printed(at, 0)
    assert "on top: 1 chili, says Ann\n" in printed(at, 1).replace("  ", "").replace("│", "")
    assert "pepper 2" not in printed(at, 1)
    at.act(1, "copy with wasabi 3")
    assert "a copy" in printed(at, 2)
    at.act(2, "challenge copy")
    assert "turned up: wasabi 3" in printed(at, 0)
    assert "variant: copy cat" in printed(at, 0)


def test_the_open_table_shows_every_hand() -> None:
    at = table()
    console = Console(file=io.StringIO(), width=100)
    console.print(terminal.show(at._truth.facts(), ONLOOKER, NAMES))
    assert isinstance(console.file, io.StringIO)
    shown = console.file.getvalue()
    assert "Ann's hand" in shown
    assert "Chris' hand" in shown


@pytest.mark.parametrize(
    ("name", "words", "sentence"),
    [
        ("shuffled", "1 33 ? ?", "Ben starts. Spice it up: we love chili, copy cat."),
        ("drew", "0 ?", "Ann drew a card."),
        ("drew", "0 wild-spice", "Ann drew wild spice."),
        ("played", "1 8-chili play ?", "Ben played a card: “8 chili”."),
        (
            "played",
            "1 8-chili copy pepper-2",
            "Ben copied with a card: “8 chili” – really pepper 2.",
        ),
        ("tucked", "0 ?", "Ann tucked a card under the 5."),
        ("tucked", "0 chili-5", "Ann tucked chili 5 under the 5."),
        ("passed", "2", "Chris passed."),
        ("gave-way", "2", ""),
        ("opened", "2", ""),
        ("revealed", "0 number chili-7", "Ann called “Wrong number!” – it was chili 7."),
        ("revealed", "0 none chili-7", "without naming a trait – it was chili 7."),
        ("taken", "1 0", "Ben took the stack; Ann lost the challenge."),
        ("raided", "1", "Ben raided"),
        ("trophied", "1", "Ben won a trophy."),
        ("misclaimed", "1 8-chili invalid", "Ben took a card back (invalid claim)."),
        ("misclaimed", "1 8-chili unannounced", "Ben took a card back (last card not announced)."),
        ("ended", "world's-end", "The game is over: World's End came up in the deck."),
    ],
)
def test_events_in_sentences(name: str, words: str, sentence: str) -> None:
    told = terminal.tell(name, words.split(), NAMES)
    assert sentence in told
    assert bool(sentence) == bool(told)


def test_every_event_of_whole_games_can_be_told() -> None:
    for seed in range(12):
        at = Table(GAME, 3, {"variants": ["random", "random"], "strict": seed % 3 == 0}, seed=seed)
        rng = Rng(seed)
        while not at.over:
            seat = at.turn()[0]
            legal = at.view(seat).legal(seat)
            assert {text for _, text in terminal.menu(at.view(seat), seat)} <= set(at.legal(seat))
            if rng.below(30) == 0:
                printed(at, seat)
            at.submit(legal[rng.below(len(legal))])
        for told in at.seen(0):
            for event in told:
                shown, _, secret = event.partition(" {")
                name, *words = shown.split()
                terminal.tell(name, words + secret.partition(" : ")[0].split(), NAMES)


def test_the_menu_marks_truth_and_bluff() -> None:
    at = table()
    labels = {text: label for label, text in terminal.menu(at.view(0), 0)}
    assert labels["pass"] == "Pass, and draw a card"
    assert labels["play chili 2 as 2 chili"] == "Play chili 2 > as 2 chili  ✔ true"
    assert labels["play chili 2 as 2 pepper"].endswith("◐ only the number is true")
    assert labels["play chili 2 as 3 chili"].endswith("◐ only the spice is true")
    assert labels["play chili 7 as 1 wasabi"].endswith("✘ a bluff")
    assert labels["play wild spice as 1 wasabi"].endswith("◐ only the spice is true")
    at.act(0, "play chili 7 as 1 wasabi")
    labels = {text: label for label, text in terminal.menu(at.view(1), 1)}
    assert labels["challenge spice"] == "Challenge the spice: “That’s not wasabi!”"


def test_a_strict_menu_offers_no_blunders() -> None:
    at = table({"strict": True, "variants": ["copy cat"]})
    texts = [text for _, text in terminal.menu(at.view(0), 0)]
    assert "play chili 7 as 7 chili" not in texts
    assert "play chili 7 as 1 chili" in texts
    at.act(0, "play chili 1 as 1 chili")
    labels = [label for label, _ in terminal.menu(at.view(1), 1)]
    assert "Copy it > with wasabi 1  ✘ a bluff" in labels
    assert any("without naming" in label for label in labels)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("c2", "play chili 2 as 2 chili"),
        ("c7 as 2", "play chili 7 as 2 chili"),
        ("7 chili as 2", "play chili 7 as 2 chili"),
        ("7c as p3", "play chili 7 as 3 pepper"),
        ("Chili 7 as 3 w", "play chili 7 as 3 wasabi"),
        ("n as 2p", "play wild number as 2 pepper"),
        ("wild spice as 2 pep", "play wild spice as 2 pepper"),
        ("ws as 1w", "play wild spice as 1 wasabi"),
        (".", "pass"),
        ("!n", "challenge number"),
        ("!s", "challenge spice"),
        ("!", "challenge copy"),
        ("=c7", "copy with chili 7"),
        ("+ c7", "tuck chili 7"),
        ("n", None),
        ("n as 2", None),
        ("c11", None),
        ("hello", None),
        ("=hello", None),
        ("play chili 7", None),
        ("c7 as nonsense", None),
    ],
)
def test_shorthand(typed: str, meant: str | None) -> None:
    assert terminal.hear(table().view(0), 0, typed) == meant


def test_a_number_alone_follows_the_stack() -> None:
    at = table()
    at.act(0, "play chili 7 as 1 wasabi")
    assert terminal.hear(at.view(1), 1, ".") == "let go"
    at.act(1, "let go")
    at.act(2, "let go")
    assert terminal.hear(at.view(1), 1, "w2 as 9") == "play wasabi 2 as 9 wasabi"


def test_strict_shorthand_announces_a_last_card() -> None:
    at = Table(GAME, 2, {"strict": True, "deal": 1, "above": 10, "starter": 0}, seed=1)
    card = at.facts(0)["hands"][0][0]  # type: ignore[index]
    assert terminal.hear(at.view(0), 0, f"{card} as 1c") == f"play {card} as 1 chili last"
    labels = [label for label, _ in terminal.menu(at.view(0), 0)]
    assert any("my last card" in label for label in labels)
