"""The kitchen as a scene: it fills the window, and its controls stay where they are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.hands import CROWDED, click, drawn, each_size
from tests.browser.test_alacarte import EASY, HEAT, cook_trout, sit

SIZES = [(1440, 900), (390, 844)]
DESKS, PHONES = [(1280, 800), (820, 1180)], [(390, 844), (360, 640)]
# Every control that has a place of its own, by what it is; outlines count, for they keep the place.
CONTROLS = """() => Object.fromEntries([
    ...document.querySelectorAll(
      ".die, .shaker, .menuboard, .own .at, .desk .go, .desk > .cups, [data-seat]"),
  ].map((each, at) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    const name = each.dataset.action ?? each.dataset.seat ?? each.className.split(" ")[0];
    return [each.matches(".go") ? `go ${Math.round(left)}` : name, [left, top].map(Math.round)];
  }))"""
LOST = """() => [...document.querySelectorAll(".board button:not(.ask, .reach)")]
    .filter((each) => {
      const { left, top, right, bottom, width, height } = each.getBoundingClientRect();
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight
        || width < 40 || height < 40 || !each.contains(seen); })
    .map((each) => each.className + each.ariaLabel)"""
# What is not on top at its own corners.
HIDDEN = """() => [".terms button", ".own .card"].filter((what) => {
    const { left, top, right, bottom } = document.querySelector(what).getBoundingClientRect();
    return [[left + 9, (top + bottom) / 2], [right - 9, (top + bottom) / 2],
      [(left + right) / 2, bottom - 4]].some(([x, y]) => {
        const on = document.elementsFromPoint(x, y)[0];
        return !on?.closest(what) && !on?.contains(document.querySelector(what)); }); })"""
UNSCROLLED = """() => document.documentElement.scrollHeight <= innerHeight
    && document.documentElement.scrollWidth <= innerWidth"""


def at(page: Page, size: tuple[int, int]) -> Page:
    """The page at some size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    return page


def states(page: Page) -> Iterator[str]:
    """One state of a game after the other, with everybody's controls on the page."""
    page.locator(EASY).wait_for()
    yield "a dish is asked for"
    cook_trout(page)
    yield "it is one's turn"
    page.locator("[data-action='season pepper']").click(force=True)
    page.locator(".refused").wait_for()
    yield "something was refused"
    page.keyboard.press("h")
    page.locator(".advice").wait_for()
    yield "a hint was given"
    click(page.locator(".menuboard"))
    page.locator("section.menu").wait_for()
    yield "the menu is looked at"
    page.keyboard.press("m")
    page.locator("section.menu").wait_for(state="detached")
    click(page.locator("[data-action='season lemon']"))
    page.locator("[data-stage=pour]").wait_for()
    yield "a shaker is in the hand"
    page.locator("[data-stage=pour]").press("Escape")
    page.locator("[data-stage=pour]").wait_for(state="detached")
    click(page.locator(HEAT))
    page.locator(".die .rolling").wait_for(state="detached")
    yield "the die was rolled"


@pytest.mark.parametrize("size", SIZES)
def test_controls_stay_where_they_are(visitors: Visitors, size: tuple[int, int]) -> None:
    visitor = visitors.come(phone=size[0] < 720)
    at(visitor.page, size)
    page = sit(visitor, seats=4)
    places: dict[str, list[int]] = {}
    for state in states(page):
        drawn(page)
        now: dict[str, list[int]] = page.evaluate(CONTROLS)
        assert len(now) >= 14, state
        assert page.evaluate(UNSCROLLED), state
        for name, spot in now.items():
            known = places.setdefault(name, spot)
            apart = max(abs(one - two) for one, two in zip(known, spot, strict=True))
            assert apart <= 1, f"{name} when {state}: {known} and then {spot}"


@pytest.mark.parametrize("sizes", [DESKS, PHONES])
def test_all_cooks_are_seen_and_everything_that_is_pressed_is_on_the_screen(
    visitors: Visitors, sizes: list[tuple[int, int]]
) -> None:
    visitor = visitors.come(phone=sizes == PHONES)
    page = sit(visitor, seats=4)
    page.locator("section.menu").wait_for()
    plates = page.locator(".seat .plate")
    for size in each_size(page, sizes):
        top = page.locator("section.menu").bounding_box()
        assert top is not None
        expect(plates).to_have_count(3)
        for plate in plates.all():
            box = plate.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= top["y"] + 1, size
        expect(plates.filter(has_text="Line cook")).to_have_count(3)
    cook_trout(page)
    for size in each_size(page, [*sizes, (640, 360)]):
        assert page.evaluate(LOST) == [], size
        assert page.evaluate(CROWDED) == [], size


def test_the_kitchen_takes_most_of_the_window(visitors: Visitors) -> None:
    visitor = visitors.come()
    at(visitor.page, (1280, 800))
    page = sit(visitor, seats=4)
    cook_trout(page)
    kitchen = page.locator(".kitchen").bounding_box()
    assert kitchen is not None
    assert min(kitchen["width"], kitchen["height"]) >= 0.7 * 800
    box = page.locator(".own .pan").bounding_box()
    assert box is not None
    assert box["width"] >= 0.25 * 1280, "one's own pan is large"
    assert page.evaluate(UNSCROLLED)


@pytest.mark.parametrize("size", [*SIZES, (360, 640)])
def test_terms_and_recipe_are_not_hidden(visitors: Visitors, size: tuple[int, int]) -> None:
    """Neither does the hint cover what is different at this table, nor the bar the recipe."""
    page = at(sit(visitors.come(phone=size[0] < 600, language="de-DE"), seats=4), size)
    cook_trout(page)
    assert page.evaluate(HIDDEN) == []
