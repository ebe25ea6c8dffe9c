"""Whole games by what things are called alone, as a screen reader says it: all three, in three
languages, at five sizes of the window. Nothing is found by its place, class or attribute."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Error, Locator, Page

from tests.browser.conftest import ROOT, Visitors
from tests.browser.hands import busy, click, idle, pass_time, press_one, soon

SIZES = [(1440, 900), (1280, 800), (820, 1180), (390, 844), (360, 640)]
LANGUAGES = ("en", "de", "nl")
OPTIONS = {
    "spicy": {"above": 4, "jitter": 0, "starter": 0},
    "safranito": {"max_rounds": 1, "head_chef": 0},
    "alacarte": {"starter": 0, "finish": 1},
}
MOST = 400
Say = Callable[[str], re.Pattern[str]]


def words(language: str) -> Say:
    """What a message says in a language, as a pattern: whatever is put into it may be anything."""
    files = [
        ROOT / f"web/src/words/{language}.ftl",
        *ROOT.glob(f"web/src/games/*/words/{language}/*.ftl"),
    ]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)

    def say(key: str) -> re.Pattern[str]:
        found = re.search(
            rf"^{key} = (?:\{{ .* ->\n(?:.*\n)*?\s+\*\[\w+\] )?(.+)$", text, re.MULTILINE
        )
        assert found, key
        return re.compile(".*".join(map(re.escape, re.split(r"\{[^}]*\}", found[1]))))

    return say


def named(page: Page | Locator, name: re.Pattern[str]) -> Locator:
    """The buttons of this name that can be pressed."""
    return page.get_by_role("button", name=name, disabled=False)


def play_spicy(page: Page, say: Say, turn: int) -> bool:
    """Let go, or play the first card as the first claim, now and then pass."""
    claims = page.get_by_role("group", name=say("spi-claim-for"))
    if press_one(named(claims, CLAIM), click) or press_one(named(page, say("spi-let-go")), click):
        return True
    hand = page.get_by_role("group", name=re.compile(say("spi-your-hand").pattern.split(".*")[0]))
    if turn % 5 == 4:
        return press_one(named(page, say("spi-pass")), click)
    return press_one(named(hand, re.compile(".")), click)


def play_safranito(page: Page, say: Say, turn: int) -> bool:
    """Throw the dearest chip by the meter, or take the first answer that is offered."""
    chips = page.get_by_role("group", name=say("saf-your-chips"))
    if press_one(named(chips, say("saf-chip-of")), click, -1):
        for step, ms in (("saf-meter", 500), ("saf-stop-direction", 350 + 90 * (turn % 3))):
            click(named(page, say(step)))
            pass_time(page, ms)
        click(named(page, say("saf-stop-distance")))
        return True
    answers = page.get_by_role("region", name=say("saf-your-decision"))
    return press_one(named(answers, re.compile(f"^(?!{say('see-clause').pattern}$)")), click)


def play_alacarte(page: Page, say: Say, turn: int) -> bool:
    """Cook what is offered, season with care, heat when nothing can be seasoned."""
    if press_one(named(page, say("ala-motion-careful")), click):
        pass_time(page, 1500)
        return True
    dishes = page.get_by_role("group", name=say("ala-menu"))
    asked = [RISE, say("ala-take-from"), say("ala-let-burn"), say("ala-end")]
    if press_one(named(dishes, DISH), click, 3):
        return True
    if any(press_one(named(page, each), click) for each in asked):
        return True
    if turn % 3 and press_one(named(page, say("ala-season")), click):
        return True
    return press_one(named(page, say("ala-roll-heat")), click)


CLAIM = re.compile(r"^\d+ .+: ")  # number, spice, and how much of it is true
DISH = re.compile(r"\d")  # its points
RISE = re.compile(r"^\+\d$")
PLAY = {"spicy": play_spicy, "safranito": play_safranito, "alacarte": play_alacarte}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLAY)
def test_a_whole_game_by_names_alone(visitors: Visitors, game: str, language: str) -> None:
    """The sizes take turns, so that each game is seen in three of them, and each size is seen."""
    at = LANGUAGES.index(language) + 2 * list(PLAY).index(game)
    width, height = SIZES[at % len(SIZES)]
    ann = visitors.come(phone=width < 720, language=language, clock=True)
    ann.page.set_viewport_size({"width": width, "height": height})
    page = ann.go(f"/t/{ann.open_table(game=game, options=OPTIONS[game], start=True)}")
    say = words(language)
    end = page.get_by_role("link", name=say("watch-replay"))
    idle(page)

    def move(turn: int) -> bool:
        try:
            return not busy(page) and PLAY[game](page, say, turn)
        except Error:  # the table moved on under the hand: look again
            return False

    for turn in range(MOST):
        soon(page, lambda: end.count() or move(turn))  # noqa: B023
        if end.count():
            return
    raise AssertionError("the game does not end")
