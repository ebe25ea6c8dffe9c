"""Whole games of Safranito in the browser: by pointer, by keys, by touch; flat and in space."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor, Visitors
from tests.browser.hands import click, tap
from tests.browser.safranito_hands import aim, choose, flick, keyed, play_on, swipe
from tests.browser.test_pages import faults

SHORT = {"max_rounds": 1, "head_chef": 0}
LANGUAGES = ("en-GB", "de-DE", "nl-NL")


def table(visitor: Visitor, **wish: object) -> Page:
    """A table of Safranito that has begun."""
    opened = visitor.open_table(game="safranito", **{"options": SHORT, "start": True, **wish})
    page = visitor.go(f"/t/{opened}")
    page.locator(".arena").wait_for()
    return page


def test_a_whole_game_by_pointer(visitors: Visitors) -> None:
    ann = visitors.come()
    page = table(ann)
    play_on(page, lambda turn: flick(page, turn), lambda turn: choose(page, turn, click))
    log = page.locator("aside ol").inner_text()
    assert "You threw the 60." in log, "one's own value is told to oneself"
    assert "Emma threw a chip." in log, "another's is not"
    assert not page.locator(".refused").count()
    click(page.get_by_role("link", name="Watch replay"))
    page.locator("svg.live").wait_for()
    page.keyboard.press("End")
    expect(page.locator("aside ol")).to_contain_text("The last round is over")
    expect(page.locator(".open")).to_have_count(2)


def test_a_hint_is_wholly_in_sight_each_time_it_is_asked_for(visitors: Visitors) -> None:
    page = table(visitors.come(), seats=4)
    for _ in range(2):
        page.evaluate("scrollTo(0, 0)")
        page.keyboard.press("h")
        expect(page.locator(".advice")).to_be_in_viewport(ratio=1)


def test_a_whole_game_by_keys_alone(visitors: Visitors) -> None:
    page = table(visitors.come())
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("aim with a meter")
    page.keyboard.press("Escape")
    play_on(page, lambda turn: aim(page, turn), lambda _: keyed(page))


def test_a_whole_game_at_phone_size_by_touch(visitors: Visitors) -> None:
    dora = visitors.come(phone=True)
    page = table(dora)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390, "nothing is cut off"
    play_on(page, lambda turn: swipe(page, turn), lambda turn: choose(page, turn, tap))


def test_a_lone_answer_is_given_by_itself_and_told(visitors: Visitors) -> None:
    """Only throws and real choices are made by hand; what could not be another needs no press."""
    ann = visitors.come()
    wish = {"game": "safranito", "options": {"head_chef": 0}, "start": True}
    page = ann.go(f"/t/{ann.open_table(**wish)}")
    page.locator(".decide").first.wait_for()
    sold = page.locator("aside ol li", has_text="You sold nothing.")
    for turn in range(200):
        if sold.count():
            break
        if page.locator("[data-chip]:enabled").count():
            aim(page, turn)
        elif "to sell" in page.locator(".talk").inner_text():
            sold.first.wait_for(state="attached")
        elif not choose(page, turn, click):
            page.wait_for_timeout(30)
    assert sold.count()


def test_at_one_screen_behind_a_curtain(visitors: Visitors) -> None:
    page = table(visitors.come(), sit=["Eve", "Fay"])
    curtain = page.get_by_role("button", name="I’m ")
    curtain.wait_for()
    assert not page.locator("[data-chip]").count(), "no chip to pick behind the curtain"
    mint = page.locator(".arena").get_by_text("mint", exact=True).first
    for turn in range(3):
        click(curtain)
        place = mint.bounding_box()
        aim(page, turn)
        curtain.wait_for()
        assert mint.bounding_box() == place, "whoever threw sees the chip fly from their own side"
        known = page.locator("svg.live .value").all_inner_texts()
        up = page.locator("aside ol").inner_text().count("chip is a ")
        assert len(known) <= up, "what only its owner knows is covered"


def test_in_space(visitors: Visitors) -> None:
    page = table(visitors.come())
    assert not [url for url in visitors.all[0].asked if "Deep" in url], "three.js comes when wanted"
    page.keyboard.press("v")
    canvas = page.locator(".arena canvas.shown")
    canvas.wait_for()
    page.wait_for_timeout(1500)
    assert canvas.get_attribute("aria-hidden") == "true"
    shown = page.locator(".arena").screenshot()
    assert len(shown) > 100_000, "a table with bowls is to be seen, not a plain ground"
    expect(page.locator(".arena canvas[data-low=true]")).to_be_visible()  # chosen by itself: slow
    page.keyboard.press("q")
    expect(page.locator(".arena canvas[data-low=false]")).to_be_visible()  # chosen by a person
    page.keyboard.press("q")
    flick(page, 1)
    expect(page.locator("aside ol")).to_contain_text("You threw the 60.")
    page.locator("[data-chip]:enabled").first.wait_for()
    page.keyboard.press("t")
    aim(page, 0)
    expect(page.locator("aside ol")).to_contain_text("You threw the 50.")
    page.reload()
    page.locator(".arena canvas").wait_for()  # remembered
    page.keyboard.press("v")
    page.locator(".arena svg.live").wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_serious_in_any_language(visitors: Visitors, language: str) -> None:
    page = table(visitors.come(language=language), seats=3)
    page.locator("[data-chip]").first.wait_for()
    assert faults(page) == []
    assert "saf-" not in page.locator("main").inner_text(), "every word has a message"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_to_its_end(visitors: Visitors, language: str) -> None:
    page = visitors.come(language=language).go("/learn/safranito")
    page.locator(".arena").wait_for()
    for scene in range(30):
        if page.locator("[data-lesson=done]").count():
            break
        onward = page.locator(".coach button.main")
        advised = page.locator(".advised:enabled, li.advised button").first
        if onward.count():
            click(onward)
        elif page.locator("[data-chip]:enabled").count():
            aim(page, scene)
        elif advised.count():
            page.wait_for_timeout(450)
            click(advised)
        else:
            page.wait_for_timeout(100)
            if page.locator(".decide button.main").count():
                click(page.locator(".decide button.main").first)
    expect(page.locator("[data-lesson=done]")).to_be_visible()
    assert "saf-" not in page.locator("main").inner_text()


def test_a_round_with_the_real_box(visitors: Visitors) -> None:
    page = table(visitors.come(), sit=["Eve", "Fay"], companion=True)
    curtain = page.locator(".curtain button")
    places = ["chili", "chili", "saffron", "head chef", "reserve", "mint", "off the board", "curry"]
    told = 0
    for _ in range(400):
        if told == len(places) and page.locator("#end-title").count():
            break
        if curtain.count():
            curtain.press("Enter")
        elif page.locator(".real").count():
            tell(page, told, places[told])
            told += 1
        elif page.locator("[data-chip]:enabled").count():
            chip = page.locator("[data-chip]:enabled").first.get_attribute("data-shortcut")
            page.keyboard.press(chip or "")
            page.get_by_role("button", name="I’m throwing it now").press("Enter")
            page.wait_for_timeout(60)
        elif not keyed(page):
            page.wait_for_timeout(60)
    log = page.locator("aside ol").inner_text()
    assert told == len(places)
    assert log.count("threw a chip") == len(places)
    assert "chip landed in saffron" in log
    assert "chip was knocked into " in log
    assert "The last round is over" in log
    assert not page.locator(".refused").count()


def tell(page: Page, told: int, place: str) -> None:
    """Say where the thrown chip lies: by touch, or by the list; once another was pushed, too."""
    box = page.locator(".arena").bounding_box()
    assert box is not None
    thrown = page.locator(".real li.thrown")
    if told == 2:  # saffron is in the middle of the board, a chip in chili is pushed to garlic
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.472)
        expect(thrown.locator("select")).to_have_value("saffron")
        page.locator(".real li:not(.thrown) select").first.select_option("garlic")
    else:
        thrown.locator("select").select_option(label=place)
    if told == 1:
        thrown.get_by_label("value side up").check()
    page.get_by_role("button", name="Confirm").press("Enter")
    page.locator(".real").wait_for(state="detached")
