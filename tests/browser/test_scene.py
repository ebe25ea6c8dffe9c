"""The table is the screen: it fills the window, and what is pressed stays where it is."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor, Visitors
from tests.browser.hands import (
    CROWDED,
    PLAYABLE,
    READY,
    act,
    click,
    each_size,
    play_until_end,
    soon,
)

DESKS = [(1440, 900), (1280, 800), (820, 1180), (844, 390)]
PHONES = [(390, 844), (360, 640), (640, 360)]
Sizes = list[tuple[int, int]]
FILLS = """() => { const { x, y, width, height } =
    document.querySelector(".scene").getBoundingClientRect();
    const page = document.documentElement;
    return x === 0 && y === 0 && width === innerWidth && height === innerHeight
      && page.scrollHeight <= innerHeight && page.scrollWidth <= innerWidth; }"""
# The paws and the brass button, or the outlines that they leave.
CONTROLS = """() => [...document.querySelectorAll(".paw.at, .go.at")].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [x + width / 2, y + height / 2].map(Math.round).join(); }).sort().join(" ")"""
# The controls that the open claims lie on; of those out of use the outline counts if `all` do.
COVERED = """(all) => { const claims = document.querySelector(".claims").getBoundingClientRect();
    return [...document.querySelectorAll(`:is(.paw, .go).at${all ? "" : ":not(.ghost)"}`)]
      .filter((each) => { const box = each.getBoundingClientRect();
        return box.left < claims.right && claims.left < box.right
          && box.top < claims.bottom && claims.top < box.bottom; })
      .map((each) => each.className); }"""
# What of this lies under something else, or outside the window; a small button's reach is not seen.
HIDDEN = """(all) => all.filter((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const seen = document.elementsFromPoint(x + width / 2, y + height / 2)
      .find((one) => !one.closest(".ask"));
    return !seen || !(each.contains(seen) || seen.contains(each));
  }).map((each) => each.outerHTML)"""


def sit(visitor: Visitor, size: tuple[int, int], **wish: object) -> Page:
    """At a started table of Spicy, on a screen of some size."""
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    page = visitor.go(f"/t/{visitor.open_table(start=True, **wish)}")
    page.locator(".hand button").first.wait_for()
    return page


@pytest.mark.parametrize("sizes", [DESKS, PHONES])
def test_the_table_fills_the_window(visitors: Visitors, sizes: Sizes) -> None:
    page = sit(visitors.come(phone=sizes == PHONES), sizes[0], seats=4, options={"starter": 0})
    claims = page.locator(".claims [data-action]")
    for size in each_size(page, sizes):
        assert page.evaluate(FILLS), size
        click(page.locator(PLAYABLE).first)
        expect(claims.first).to_be_in_viewport(ratio=1)
        expect(claims.last).to_be_in_viewport(ratio=1)
        assert claims.evaluate_all(HIDDEN) == [], size
        assert page.evaluate(COVERED, False) == [], size
        assert page.evaluate(CROWDED) == [], size
        assert page.evaluate(FILLS), size
        click(page.locator(".claims .cancel"))


@pytest.mark.parametrize("sizes", [DESKS, PHONES])
def test_a_strict_table_offers_every_claim(visitors: Visitors, sizes: Sizes) -> None:
    options = {"starter": 0, "strict": True}
    page = sit(visitors.come(phone=sizes == PHONES), sizes[0], seats=3, options=options)
    for size in each_size(page, sizes):
        for card in (page.locator(PLAYABLE).first, page.locator(PLAYABLE).last):
            click(card)
            claims = page.locator(".claims [data-action]")
            expect(claims).to_have_count(30)
            assert claims.evaluate_all(HIDDEN) == [], size
            click(page.locator(".claims .cancel"))


@pytest.mark.parametrize("sizes", [DESKS, PHONES])
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_how_many_cards_somebody_holds_is_in_sight(
    visitors: Visitors, sizes: Sizes, seats: int
) -> None:
    options = {"starter": 0}  # nothing flies about
    page = sit(visitors.come(phone=sizes == PHONES), sizes[0], seats=seats, options=options)
    held = page.locator(".seat .held")
    for size in each_size(page, sizes):
        expect(held).to_have_count(seats - 1)
        assert held.evaluate_all(HIDDEN) == [], size


def test_nobody_is_in_sight_however_many_decide_at_one_screen(visitors: Visitors) -> None:
    names = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"]
    ann = visitors.come(phone=True)
    table = ann.open_table(seats=6, sit=names, start=True, options={"starter": 0})
    page = ann.go(f"/t/{table}")
    click(page.get_by_role("button", name="I’m "))
    click(page.locator(PLAYABLE).first)
    click(page.locator(".claims [data-action]").first)
    nobody = page.get_by_role("button", name="Nobody: let it go")
    expect(nobody).to_be_in_viewport(ratio=1)
    assert nobody.evaluate_all(HIDDEN) == []
    click(page.locator(f"[data-shortcut=l]{READY}"))
    click(page.get_by_role("button", name="I’m "))
    page.set_viewport_size({"width": 360, "height": 640})
    click(page.locator(PLAYABLE).first)
    expect(page.locator(".claims .row")).to_have_count(1)
    assert page.evaluate(COVERED, True) == []


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_controls_keep_their_places(visitors: Visitors, size: tuple[int, int], seats: int) -> None:
    """On one's turn, while others decide, and when one is asked oneself."""
    ann = visitors.come(phone=size[0] < 720)
    page = sit(ann, size, seats=seats, options={"starter": 0})
    page.locator(f"button.go{READY}").wait_for()
    places = {page.evaluate(CONTROLS)}
    click(page.locator(PLAYABLE).first)
    places.add(page.evaluate(CONTROLS))
    click(page.locator(".claims [data-action]").first)
    places.add(page.evaluate(CONTROLS))
    asked = page.locator(f"button.doubt{READY}")
    soon(
        page,
        lambda: asked.count() or page.locator(".reveal").count() or page.locator(PLAYABLE).count(),
    )
    places.add(page.evaluate(CONTROLS))
    assert len(places) == 1, places


def test_a_card_is_dragged_to_the_stack(visitors: Visitors) -> None:
    page = sit(visitors.come(), (1440, 900), seats=3, options={"starter": 0})
    card, stack = page.locator(PLAYABLE).nth(1), page.locator("[data-place=stack]")
    name = card.get_attribute("data-card")
    card.drag_to(stack)
    expect(page.locator(".claims")).to_be_visible()
    expect(page.locator(f".hand [data-card='{name}'].chosen")).to_have_count(1)


def test_log_and_chat_stay_in_their_drawer_until_it_is_pulled(visitors: Visitors) -> None:
    page = sit(visitors.come(), (1280, 800), options={"starter": 0})
    drawer = page.get_by_role("complementary")
    expect(drawer).to_have_count(0)
    page.keyboard.press("c")
    expect(drawer).to_be_in_viewport(ratio=0.99)
    expect(drawer).to_contain_text("The cards are dealt")
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(page.locator(".banner")).to_contain_text("The cards are dealt")


def test_on_a_phone_the_drawer_hides_the_menu(visitors: Visitors) -> None:
    page = sit(visitors.come(phone=True), (390, 844), options={"starter": 0})
    click(page.get_by_role("button", name="Log and chat"))
    drawer = page.get_by_role("complementary")
    expect(drawer).to_be_in_viewport(ratio=0.99)
    assert drawer.get_by_role("heading", name="Game log").evaluate_all(HIDDEN) == []
    assert page.get_by_role("button", name="Menu", exact=True).evaluate_all(HIDDEN)


def test_the_scroll_says_why_the_game_is_over(visitors: Visitors) -> None:
    ann = visitors.come(clock=True)
    page = sit(ann, (1280, 800), options={"above": 8, "jitter": 0, "starter": 0})
    play_until_end([lambda turn: act(page, click, turn)], [page])
    expect(page.locator(".why")).to_contain_text("Game over")
