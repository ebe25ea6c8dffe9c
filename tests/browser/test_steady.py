"""Nothing is cut off, hidden or pushed away, in any language and at any size."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visitor, Visitors
from tests.browser.hands import PLAYABLE, click

PHONE = (360, 640)
SIZES = [(1440, 900), (390, 844), PHONE]
HIDDEN = """([...all]) => all.filter((each) => each.scrollWidth > each.clientWidth + 1)
    .map((each) => each.textContent)"""
NUMBERS_SEEN = """([...cards]) => cards.filter((card) => {
    const box = card.querySelector("text.corner")?.getBoundingClientRect();
    if (!box) return false;
    const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !card.contains(seen); }).length"""


def sit(visitor: Visitor, size: tuple[int, int], **wish: object) -> Page:
    """At a started table, on a screen of some size."""
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    return visitor.go(f"/t/{visitor.open_table(start=True, **wish)}")


@pytest.mark.parametrize("size", SIZES)
def test_a_full_hand_fits_and_a_raised_card_hides_none(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    ann = visitors.come(phone=size[0] < 720)
    page = sit(ann, size, seats=4, options={"starter": 0, "deal": 11})
    page.locator(PLAYABLE).first.wait_for()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    click(page.locator(PLAYABLE).nth(3))
    page.locator(".hand .chosen").wait_for()
    assert page.locator(".hand button").evaluate_all(NUMBERS_SEEN) == 0


@pytest.mark.parametrize("language", ["de-DE", "nl-NL", "en-GB"])
@pytest.mark.parametrize("game", ["spicy", "safranito", "alacarte"])
def test_no_label_of_a_seat_is_cut_off(visitors: Visitors, game: str, language: str) -> None:
    ann = visitors.come(phone=True, language=language)
    page = sit(ann, PHONE, game=game, seats=4)
    labels = page.locator(".level, .status").filter(visible=True)
    labels.first.wait_for()
    assert labels.evaluate_all(HIDDEN) == []
