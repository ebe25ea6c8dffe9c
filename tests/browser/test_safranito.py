"""Whole games of Safranito in the browser: by pointer, by keys, by touch; flat and in space."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from bench._browser import fling
from tests.browser.conftest import Visitor, Visitors
from tests.browser.hands import busy, click, frozen_time, pass_time, press_one, soon, tap
from tests.browser.safranito_hands import (
    aim,
    choose,
    flick,
    gone,
    keyed,
    play_on,
    point_at,
    swipe,
)
from tests.browser.test_pages import faults_by_day_and_night

SHORT = {"max_rounds": 1, "head_chef": 0}
LANGUAGES = ("en-GB", "de-DE", "nl-NL")


def table(visitor: Visitor, **wish: object) -> Page:
    """A table of Safranito that has begun."""
    opened = visitor.open_table(game="safranito", **{"options": SHORT, "start": True, **wish})
    page = visitor.go(f"/t/{opened}")
    page.locator(".arena").wait_for()
    return page


def told(page: Page) -> str:
    """The whole log, in its drawer."""
    return page.locator("aside ol").text_content() or ""


def test_a_whole_game_by_pointer(visitors: Visitors) -> None:
    ann = visitors.come(clock=True)
    page = table(ann)
    play_on(page, lambda turn: flick(page, turn), lambda turn: choose(page, turn, click))
    log = told(page)
    assert "You threw the 60." in log, "one's own value is told to oneself"
    assert "Emma threw a chip." in log, "another's is not"
    assert not page.locator(".refused").count()
    click(page.get_by_role("link", name="Watch replay"))
    page.locator("svg.live").wait_for()
    page.keyboard.press("End")
    expect(page.locator("aside ol")).to_contain_text("The last round is over")
    expect(page.locator(".open")).to_have_count(2)


@pytest.mark.parametrize("phone", [False, True])
def test_a_chip_is_flicked_straight_from_its_tray(visitors: Visitors, phone: bool) -> None:
    page = table(visitors.come(phone=phone, clock=True))
    chip = page.locator("[data-chip='40']:enabled")
    chip.wait_for()
    box = chip.bounding_box()
    assert box is not None
    chip.tap() if phone else chip.click()
    expect(chip).to_have_attribute("aria-pressed", "true")  # a tap picks it,
    chip.tap() if phone else chip.click()
    expect(chip).to_have_attribute("aria-pressed", "false")  # another puts it back
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    with frozen_time(page):
        fling(page, *middle, 160, finger=phone, wait=lambda s: pass_time(page, round(1000 * s)))
    expect(page.locator("aside ol")).to_contain_text("You threw the 40.")


def test_a_hint_is_wholly_in_sight_each_time_it_is_asked_for(visitors: Visitors) -> None:
    page = table(visitors.come(), seats=4)
    for _ in range(2):
        page.keyboard.press("h")
        expect(page.locator(".advice")).to_be_in_viewport(ratio=1)


def test_a_whole_game_by_keys_alone(visitors: Visitors) -> None:
    page = table(visitors.come(clock=True))
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("aim with a meter")
    page.keyboard.press("Escape")
    play_on(page, lambda turn: aim(page, turn), lambda _: keyed(page))


def test_a_whole_game_at_phone_size_by_touch(visitors: Visitors) -> None:
    dora = visitors.come(phone=True, clock=True)
    page = table(dora)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390, "nothing is cut off"
    play_on(page, lambda turn: swipe(page, turn), lambda turn: choose(page, turn, tap))


def test_a_lone_answer_is_given_by_itself_and_told(visitors: Visitors) -> None:
    """Only throws and real choices are made by hand; what could not be another needs no press."""
    ann = visitors.come(clock=True)
    wish = {"game": "safranito", "options": {"head_chef": 0}, "start": True}
    page = ann.go(f"/t/{ann.open_table(**wish)}")
    page.locator("[data-chip]:enabled").first.wait_for()
    sold = page.locator("aside ol li", has_text="You sold nothing.")

    def move(turn: int) -> bool:
        if busy(page):
            return False
        if page.locator("[data-chip]:enabled").count():
            aim(page, turn)
            return True
        if page.locator(".decide", has_text="to sell").count():  # nobody presses anything here
            return False
        return choose(page, turn, click)

    for turn in range(200):
        soon(page, lambda: sold.count() or move(turn))  # noqa: B023
        if sold.count():
            return
    raise AssertionError("nothing was ever sold by itself")


def test_at_one_screen_behind_a_curtain(visitors: Visitors) -> None:
    page = table(visitors.come(clock=True), sit=["Eve", "Fay"])
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
        up = told(page).count("chip is a ")
        assert len(known) <= up, "what only its owner knows is covered"


def test_in_space(visitors: Visitors) -> None:
    page = table(visitors.come(clock=True))
    assert not [url for url in visitors.all[0].asked if "Deep" in url], "three.js comes when wanted"
    page.keyboard.press("v")
    canvas = page.locator(".arena canvas.shown")
    canvas.wait_for()
    assert canvas.get_attribute("aria-hidden") == "true"
    arena = page.locator(".arena")
    soon(page, lambda: len(arena.screenshot()) > 100_000)  # a table with bowls, no plain ground
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
    assert faults_by_day_and_night(page) == []
    assert "saf-" not in page.locator("main").inner_text(), "every word has a message"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_to_its_end(visitors: Visitors, language: str) -> None:
    page = visitors.come(language=language, clock=True).go("/learn/safranito")
    page.locator(".arena").wait_for()
    onward = page.locator(".coach button.main:not([data-lesson=done])")
    advised = page.locator(".decide .advised:enabled")
    answers = page.locator(".decide button.main")
    done = page.locator("[data-lesson=done]")

    def move(scene: int) -> bool:
        if busy(page):
            return False
        if page.locator("[data-chip]:enabled").count():
            aim(page, scene)
            return True
        return any(press_one(each, click) for each in (onward, advised, answers))

    for scene in range(30):
        soon(page, lambda: done.count() or move(scene))  # noqa: B023
        if done.count():
            break
    expect(done).to_be_visible()
    assert "saf-" not in page.locator("main").inner_text()


def test_a_round_with_the_real_box(visitors: Visitors) -> None:
    page = table(visitors.come(clock=True), sit=["Eve", "Fay"], companion=True)
    curtain = page.locator(".curtain button")
    places = ["chili", "chili", "saffron", "head chef", "reserve", "mint", "off the board", "curry"]
    number = 0
    over = page.locator("#end-title")

    def move() -> bool:
        nonlocal number
        if busy(page):
            return False
        if curtain.count():
            curtain.press("Enter")
        elif page.locator(".real").count():
            tell(page, number, places[number])
            number += 1
        elif page.locator("[data-chip]:enabled").count():
            chip = page.locator("[data-chip]:enabled").first.get_attribute("data-shortcut")
            page.keyboard.press(chip or "")
            page.get_by_role("button", name="I’m throwing it now").press("Enter")
            gone(page)
        else:
            return keyed(page)
        return True

    for _ in range(400):
        soon(page, lambda: over.count() or move())
        if over.count():
            break
    log = told(page)
    assert number == len(places)
    assert log.count("threw a chip") == len(places)
    assert "chip landed in saffron" in log
    assert "chip was knocked into " in log
    assert "The last round is over" in log
    assert not page.locator(".refused").count()


def tell(page: Page, number: int, place: str) -> None:
    """Say where the thrown chip lies: by touch, or by the list; once another was pushed, too."""
    thrown = page.locator(".real li.thrown")
    if number == 2:  # saffron is in the middle of the board, a chip in chili is pushed to garlic
        point_at(page, "saffron")
        expect(thrown.locator("select")).to_have_value("saffron")
        page.locator(".real li:not(.thrown) select").first.select_option("garlic")
    else:
        thrown.locator("select").select_option(label=place)
    if number == 1:
        thrown.get_by_label("value side up").check()
    page.get_by_role("button", name="Confirm").press("Enter")
    page.locator(".real").wait_for(state="detached")
