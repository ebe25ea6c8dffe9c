"""On a phone everything is still reachable: levels, styles, opponents, hints with the hand."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visitors
from tests.browser.hands import each_size

SIZES = [(390, 844), (360, 740)]
STYLE = "(steady|bold|careful|stubborn)"
# Whether the bubble of who thinks lies over a name, as soon as there is one.
COVERS = """() => {
  const bubble = document.querySelector(".thinking")?.getBoundingClientRect();
  if (!bubble?.width) return undefined;
  const covers = (name) => {
    const text = document.createRange();
    text.selectNodeContents(name);
    const box = text.getBoundingClientRect();
    return box.left < bubble.right && bubble.left < box.right && box.top + 3 < bubble.bottom
      && bubble.top < box.bottom;
  };
  return [...document.querySelectorAll("[data-place^=seat-] strong")].some(covers) ? "yes" : "no";
}"""


def wholly_seen(*parts: Locator) -> None:
    for part in parts:
        expect(part).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_whom_one_plays_against_is_seen_before_playing(visitors: Visitors, language: str) -> None:
    page = visitors.come(phone=True, language=language).go()
    page.locator(".landings button").first.wait_for()
    games = page.locator(".landings button").all()
    assert len(games) == 3
    for _ in each_size(page, [*SIZES, (360, 640)]):
        for game in games:
            game.tap()
            wholly_seen(page.locator(".lineup select"), page.locator(".hero button.main"))
            wholly_seen(page.locator(".lineup p"), page.locator(".lineup button"))


@pytest.mark.parametrize("size", SIZES)
def test_a_style_is_heard_and_told_to_a_finger(visitors: Visitors, size: tuple[int, int]) -> None:
    ann = visitors.come(phone=True)
    ann.page.set_viewport_size({"width": size[0], "height": size[1]})
    page = ann.go(f"/t/{ann.open_table(seats=6, options={'starter': 0}, start=True)}")
    named = re.compile(f"^Alley cat, {STYLE}$")
    seats = page.locator("[data-place^=seat-]").get_by_role("button", name=named)
    expect(seats).to_have_count(5)
    expect(seats.first).to_have_attribute("title", named)
    seats.first.tap()
    told = page.get_by_role("dialog", name="Emma")
    expect(told).to_contain_text("Streetwise")
    expect(told.locator("p").nth(1)).to_contain_text(re.compile(f"{STYLE}. \\w+ .+"))
    told.get_by_role("button", name="Close").tap()
    expect(told).to_have_count(0)


def test_a_level_is_chosen_for_a_seat_by_number_with_a_line_about_it(visitors: Visitors) -> None:
    ann = visitors.come(phone=True)
    page = ann.go(f"/t/{ann.open_table(seats=2)}")
    page.get_by_role("button", name="Add bot").tap()
    seat = page.locator(".seats li.bot")
    level = seat.get_by_label("Emma’s level")
    expect(level.locator("option")).to_have_text(
        [re.compile(f"^{number} · \\w+") for number in range(1, 7)]
    )
    expect(seat).to_contain_text("Just learning")
    level.select_option("tiger")
    expect(seat).to_contain_text("The champion")
    expect(seat).not_to_contain_text("Just learning")


@pytest.mark.parametrize("size", SIZES)
def test_a_long_hint_leaves_the_hand_in_sight(visitors: Visitors, size: tuple[int, int]) -> None:
    ann = visitors.come(phone=True)
    ann.page.set_viewport_size({"width": size[0], "height": size[1]})
    page = ann.go(f"/t/{ann.open_table(seats=6, options={'starter': 0}, start=True)}")
    page.get_by_role("button", name="Hint").tap()
    expect(page.locator(".advice")).to_contain_text("Tiger suggests: ")
    why = page.locator(".advice .why")
    why.evaluate("all => all.append(' All that can be said is said here.'.repeat(9))")
    wholly_seen(page.locator(".advice"), page.locator(".hand"), page.locator("[data-place=stack]"))
    assert why.evaluate("all => all.scrollHeight > all.clientHeight"), "the rest is scrolled"


@pytest.mark.parametrize("phone", [True, False])
def test_all_cooks_are_seen_while_the_first_dish_is_chosen(visitors: Visitors, phone: bool) -> None:
    ann = visitors.come(phone=phone)
    wish = {"game": "alacarte", "seats": 4, "options": {"starter": 0}, "start": True}
    page = ann.go(f"/t/{ann.open_table(**wish)}")
    expect(page.get_by_role("heading", name="What will you cook?")).to_be_visible()
    others = page.locator("section.seat")
    expect(others).to_contain_text(["Emma", "Hugo", "Nora"])
    for cook in others.all():
        expect(cook.locator(".head")).to_be_in_viewport(ratio=0.9)
    expect(others.filter(has_text="Line cook")).to_have_count(3)


def test_an_advised_dish_comes_into_sight(visitors: Visitors) -> None:
    ann = visitors.come(phone=True)
    wish = {"game": "alacarte", "seats": 2, "options": {"starter": 0}, "start": True}
    page = ann.go(f"/t/{ann.open_table(**wish)}")
    expect(page.locator(".dish.open").first).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 420})  # wherever it is, it is not there yet
    page.get_by_role("button", name="Hint").tap()
    wholly_seen(page.locator(".dish.advised"))
    expect(page.locator(".advice")).to_be_in_viewport()


@pytest.mark.parametrize("game", ["spicy", "safranito", "alacarte"])
def test_a_bubble_covers_no_name(waiting: Visitors, game: str) -> None:
    ann = waiting.come(phone=True)
    options = {"head_chef": 1} if game == "safranito" else {"starter": 1}
    wish = {"game": game, "seats": 4, "options": options, "start": True}
    page = ann.go(f"/t/{ann.open_table(**wish)}")
    assert page.wait_for_function(COVERS).json_value() == "no"
