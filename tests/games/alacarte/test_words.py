"""A la carte as text: parsing and formatting actions, and the terminal UI."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from spicery.bots import bot_named
from spicery.core.game import Action, BadMessage, Event, IllegalAction
from spicery.core.rng import Rng
from spicery.core.table import Table, replay_steps
from spicery.games.alacarte import GAME, shipped_menu
from spicery.games.alacarte.rules.notation import KINDS_OF_EVENTS
from spicery.games.alacarte.ui import terminal
from tests.games.alacarte.kitchen import (
    DUCK,
    FISH,
    TOMATOES,
    TROUT,
    kitchen,
    motion,
    roll,
    run,
    season,
    spend,
    told,
    truth,
)
from tests.games.alacarte.plays import FOLDER, OWN

NAMES = ["Ann", "Ben", "Cy", "Dee"]


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("", "isn't an action"),
        ("dance", "no action starts with 'dance'"),
        ("season", "isn't an action"),
        ("season mint tilt 1", "'mint' isn't one of: lemon"),
        ("season lemon tilt 120", "the form of a motion is: tilt NUMBER dwell"),
        ("season lemon tilt x dwell 0 there 1 back 1 shake 0", "isn't an action"),
        ("choose 4", "'4' isn't one of: 1, 2, 3"),
        ("cook soup", "doesn't name a dish; dishes are: crepe, eau"),
        ("cup tea", "'tea' isn't a cup"),
        ("cup swap 4", "'4' isn't one of: 0, 1, 2, 3"),
        ("take cup swap", "the words after 'take' don't fit"),
        ("x" * 200, "x…"),
    ],
)
def test_nonsense_is_refused_with_what_would_be_right(said: str, why: str) -> None:
    with pytest.raises(BadMessage, match=why):
        kitchen(DUCK, FISH).act(0, said)


def test_a_dish_by_its_printed_name() -> None:
    table = Table(GAME, 2, {"starter": 0}, seed=1)
    table.act(0, "cook Trout by Moonlight")
    table.act(1, "cook Fish & Chips")
    assert truth(table).dish[0] == 3


def test_a_listed_code_needs_no_numbers() -> None:
    """Search uses compact codes; their events equal those of the full motion."""
    brief, full = kitchen(DUCK, FISH), kitchen(DUCK, FISH)
    run(full, f"0 season lemon {motion('careful')}")
    brief.submit(Action(0, 100 + 2))
    assert brief.record() == full.record()


def test_numbers_where_none_belong_are_refused() -> None:
    table = kitchen(DUCK, FISH)
    for code in (0, 15, 100, 101):
        with pytest.raises(IllegalAction):
            table.submit(Action(0, code, (120, 300, 400, 450, 1)))
    with pytest.raises(IllegalAction):
        table.submit(Action(0, 115, (120, 300, 400)))


def test_codes_and_answers_that_mean_nothing_are_refused() -> None:
    table = kitchen(DUCK, FISH, cups="season swap")
    for code in (4, 7, 45, 99, 165, 189, 459, 499, 777, 10**6):
        with pytest.raises(IllegalAction):
            table.submit(Action(0, code))
    run(table, "0 heat")
    for numbers in [(), (1, 1), (-1,), (6,)]:
        with pytest.raises(IllegalAction):
            table.submit(Action(-1, 501, numbers))
    fresh = Table(GAME, 2, {}, nature=None)
    with pytest.raises(IllegalAction, match="C7"):
        fresh.submit(Action(-1, 500, (2, 0, 1)))


def test_an_unknown_event_is_an_error() -> None:
    with pytest.raises(ValueError, match="no event 99"):
        truth(kitchen(DUCK, FISH)).evolve(Event(99, (0,)))


def test_a_toss_is_a_fact_until_it_lands() -> None:
    table = season(kitchen(TOMATOES, FISH), "herbs")
    run(table, "0 cook crepe")
    spend(table)
    run(roll(table, 1), "0 flip flick 140 lift 90 carry -20")
    assert table.facts()["motion"] == {"flick": 140, "lift": 90, "carry": -20}


def screen(table: Table, seat: int) -> str:
    """What a person sees."""
    console = Console(file=io.StringIO(), width=160, color_system=None)
    console.print(terminal.show(table.facts(seat), seat, NAMES))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_the_kitchen_is_shown() -> None:
    table = season(roll(kitchen(DUCK, FISH, cups="point swap"), 2), "lemon", 1, 2)
    shown = screen(table, 0)
    for part in [
        "Ann (you)",
        "Ben",
        "Duck on the Run",
        "1 L 2 salt",
        "│ 2 ",
        "0/5",
        "swap",
        "black",
    ]:
        assert part in shown
    assert "Ann is on turn: one action left." in shown
    assert "Trout by Moonlight [L H, heat 2–3, burns at 5; 2]" in shown
    table = season(kitchen(TOMATOES, FISH), "herbs")
    assert "★" in screen(table, 1)
    run(table, "0 cook crepe")
    assert "Crêpe (cooking)" in screen(table, 1)


@pytest.mark.parametrize("path", sorted(FOLDER.iterdir()), ids=lambda path: path.stem)
def test_every_event_of_the_golden_records_can_be_told(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    kinds = {kind.name for kind in KINDS_OF_EVENTS}
    for line in text.split("\n")[5:]:
        for event in line.partition(" -> ")[2].split("; "):
            if event:
                name, *words = event.split()
                assert name in kinds
                sentence = terminal.tell(name, words, NAMES)
                assert not sentence or sentence.endswith((".", "!"))
                assert "{" not in sentence


def test_sentences() -> None:
    table = season(kitchen(TOMATOES, FISH), "herbs", 1)
    sentences = [terminal.tell(e.split()[0], e.split()[1:], NAMES) for e in told(table)]
    assert sentences == [
        "Into Ann's pan: 1 herb.",
        "Ann finishes Tomatoes in the Nude and earns a star.",
    ]
    assert (
        terminal.tell("took", ["0", "1", "swap"], NAMES) == "Ann takes a cup from Ben: swap stoves."
    )
    assert terminal.tell("put", ["2", "dish-7"], NAMES) == "Cy puts dish 7 into the pan."
    assert terminal.tell("swapped", ["0", "1"], NAMES) == "Ann and Ben swap stoves."
    assert terminal.tell("fell", ["1", "lemon", "0", "0"], NAMES) == "Nothing falls into Ben's pan."


@pytest.mark.parametrize("options", [{}, {"dishes": OWN}])
def test_whole_games_from_the_menu(options: dict[str, object]) -> None:
    """The menu always offers something, and every offer is legal."""
    for seed in range(6):
        table = Table(GAME, 2 + seed % 3, options, seed=seed)
        rng = Rng(seed)
        while not table.over:
            seat = table.turn()[0]
            offers = terminal.menu(table.view(seat), seat)
            labels = [label for label, _ in offers]
            assert len(set(labels)) == len(labels) > 0
            assert all(label[0].isupper() for label in labels)
            assert {action for _, action in offers} <= set(table.legal(seat))
            table.act(seat, offers[rng.below(len(offers))][1])


def test_the_menu_when_a_cup_is_taken() -> None:
    path = FOLDER / "tray-empty.record"
    for table in replay_steps(GAME, path.read_text(encoding="utf-8")):
        if table.facts()["phase"] == "take cup":
            seat = table.turn()[0]
            labels = [label for label, _ in terminal.menu(table.view(seat), seat)]
            assert labels
            assert all(label.startswith("Take from seat ") for label in labels)
            bot = bot_named(GAME, "sensible").choose(table.view(seat), seat, Rng(1))
            assert table.view(seat).say_action(bot).startswith("take cup ")


def test_the_menu_names_motions() -> None:
    offers = terminal.menu(kitchen(DUCK, FISH, cups="season swap").view(0), 0)
    labels = [label for label, _ in offers]
    assert "Season with lemon > careful  one, perhaps two" in labels
    assert "Use a cup > herbs into seat 1's pan, pour" in labels
    assert len(labels) == 1 + 2 * 3 + 4 * 2


def test_the_menu_of_dishes() -> None:
    table = Table(GAME, 2, {"starter": 0}, seed=1)
    labels = [label for label, _ in terminal.menu(table.view(0), 0)]
    yellow = "Cook a yellow dish"
    assert f"{yellow} > Tomatoes in the Nude  H; heat 0–1, burns at 3; 1 point" in labels
    assert f"{yellow} > Trout by Moonlight  L H; heat 2–3, burns at 5; 2 points" in labels


def test_the_terminal_speaks_english() -> None:
    """Records keep the printed names; a dish can be typed by either."""
    table = Table(GAME, 2, {"starter": 0}, seed=1)
    offers = terminal.menu(table.view(0), 0)
    labels = "\n".join(label for label, _ in offers)
    assert "Hippo in Burgundy  L Pe Pe; heat 3–5, burns at 6; 4 points" in labels
    assert "Gazpacho on the Rocks  Pa Pa; heat 0, burns at 2; 2 points" in labels
    assert "Kipper in Egg [L Pe H H, heat 3–4, burns at 5; 5]" in screen(table, 0)
    for said in (labels, screen(table, 0)):
        assert not re.search("Nilpferd|Ochsen|Bückling|Elefant|Eau pour|Calamar", said)
    assert set(terminal.ENGLISH) < set(shipped_menu().slugs)
    for typed in ("cook hippo in burgundy", "cook nilpferd"):
        assert terminal.hear(table.view(0), 0, typed) == "cook nilpferd-in-burgunder"
    told_of = terminal.tell("put", ["0", "nilpferd-in-burgunder"], NAMES)
    assert told_of == "Ann puts Hippo in Burgundy into the pan."


def test_the_menu_tells_giving_up_from_the_end_of_a_turn() -> None:
    table = season(kitchen(TOMATOES, FISH, cups="point swap"), "herbs")
    run(table, "0 cook crepe")
    spend(table)
    roll(table, 1)
    assert ("Give up the remaining tries and end the turn", "end") in terminal.menu(
        table.view(0), 0
    )
    for _ in range(2):
        run(table, "0 flip flick 150 lift 80 carry 0", "nature land missed")
    assert ("End the turn", "end") in terminal.menu(table.view(0), 0)


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("season lemon careful", f"season lemon {motion('careful')}"),
        ("season lemon", f"season lemon {motion('careful')}"),
        ("Season  Paprika BOLD", f"season paprika {motion('bold')}"),
        ("cup season 1 herbs pour", f"cup season 1 herbs {motion('pour')}"),
        ("flip", "flip flick 150 lift 80 carry 0"),
        ("flip easy", "flip flick 170 lift 80 carry 0"),
        ("season lemon wildly", None),
        ("flip wildly", None),
        ("heat", None),
        ("cook trout", None),  # not now
        ("", None),
    ],
)
def test_shorthand(typed: str, action: str | None) -> None:
    table = kitchen(DUCK, FISH, cups="season swap")
    assert terminal.hear(table.view(0), 0, typed) == action


def test_shorthand_for_dishes() -> None:
    table = season(kitchen(TOMATOES, FISH), "herbs")
    assert terminal.hear(table.view(0), 0, "cook nilpferd") == "cook nilpferd-in-burgunder"
    assert terminal.hear(table.view(0), 0, "cook crepe") == "cook crepe"
    assert terminal.hear(table.view(0), 0, "cook ra") is None  # rabbit, dragon, orchestra
    assert terminal.hear(table.view(0), 0, f"cook {TROUT}") is None  # yellow is finished


def test_every_objection_has_words_for_people() -> None:
    root = Path(__file__).resolve().parents[3]
    rules = root / "src/spicery/games/alacarte/rules"
    named = {
        clause
        for file in ("refusals.py", "legality.py", "game.py")
        for clause in re.findall(r'"(C\d+)"', (rules / file).read_text(encoding="utf-8"))
    }
    words = (root / "web/src/games/alacarte/words/en/table.ftl").read_text(encoding="utf-8")
    assert len(named) > 20
    assert named <= set(re.findall(r"^ala-why-(C\d+) =", words, re.MULTILINE))
