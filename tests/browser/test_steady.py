"""Nothing is cut off, hidden or pushed away, in any language and at any size."""

from __future__ import annotations

import pytest
from playwright.sync_api import FilePayload, Page, expect

from spicery.games import find
from spicery.testing import random_record
from tests.browser.conftest import Visitor, Visitors
from tests.browser.hands import PLAYABLE, READY, click, from_menu, soon
from tests.browser.test_pages import faults_by_day_and_night

PHONE = (360, 640)
SIZES = [(1440, 900), (390, 844), PHONE]
# Labels that are seen in part; where there is no room for any, they are told by pressing the plate.
HIDDEN = """([...all]) => all.filter((each) => each.checkVisibility({ opacityProperty: true })
    && each.scrollWidth > each.clientWidth + 1)
    .map((each) => each.textContent)"""
NUMBERS_SEEN = """([...cards]) => cards.filter((card) => {
    const box = card.querySelector("text.corner")?.getBoundingClientRect();
    if (!box) return false;
    const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !card.contains(seen); }).length"""

PLACES = """() => [...document.querySelectorAll("main button, main a")]
    .filter((each) => each.checkVisibility() && !each.closest(".notices, [inert]"))
    .map((each) => { const { x, y, width, height } = each.getBoundingClientRect();
      return [each.textContent.trim(), ...[x, y, width, height].map(Math.round)]; })"""
# A link within the text of a rule is as high as its line.
TOO_SMALL = """(least) => [...document.querySelectorAll("main button, main a, header button")]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .filter((each) => !each.closest(".hand, ol, [inert]"))
    .filter((each) => !each.matches("li a[href*='#']:not(.id)"))
    .filter((each) => {
      each.scrollIntoView({ block: "center" });
      const { x, y, width, height } = each.getBoundingClientRect();
      const hit = (dx, dy) => {
        const found = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy);
        return !found || each.contains(found) || found.closest("button, a") !== null; };
      const far = least / 2 - 1;
      return ![[0, far], [0, -far], [far, 0], [-far, 0]].every(([dx, dy]) => hit(dx, dy)); })
    .map((each) => `${each.className} ${each.textContent.trim() || each.ariaLabel}`)"""
# In how many lines each name stands, without what is told below it.
NAME_LINES = """([...all]) => all.map((each) => {
    const range = document.createRange();
    range.selectNodeContents(each.firstChild);
    return new Set([...range.getClientRects()].map(({ y }) => Math.round(y))).size; })"""
GAMES = {
    "spicy": ({"starter": 1}, f"button[data-shortcut=l]{READY}"),
    "safranito": ({"head_chef": 0}, "[data-chip]:enabled"),
    "alacarte": ({"starter": 0}, "[data-action=heat].open"),
}


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


def passed(page: Page, asked: str) -> bool:
    """Whether the bot that starts passed, so that nothing is asked."""
    soon(page, page.locator(f"{asked}, button[data-shortcut=p]{READY}").count)
    return not page.locator(asked).count()


def to_act(visitor: Visitor, size: tuple[int, int], game: str, seats: int = 2) -> Page:
    """At a table of some game, when something is asked of the visitor."""
    options, asked = GAMES[game]
    page = sit(visitor, size, game=game, seats=seats, options=options)
    while game == "spicy" and passed(page, asked):
        page = sit(visitor, size, game=game, seats=seats, options=options)
    if game == "alacarte":
        click(page.locator(".dish.open").first)
    if game != "spicy":  # there, another may have answered meanwhile
        page.locator(asked).first.wait_for()
    return page


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_moves_nothing_that_is_pressed(
    visitors: Visitors, game: str, size: tuple[int, int]
) -> None:
    page = to_act(visitors.come(phone=size[0] < 720), size, game)
    hint = page.get_by_role("button", name="Hint")
    hint.scroll_into_view_if_needed()
    before = page.evaluate(PLACES)
    assert len(before) > 4
    click(hint)
    expect(page.locator(".advice")).to_be_in_viewport()
    assert page.evaluate(PLACES) == before


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_the_table_does_not_shrink_for_a_challenge(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    page = to_act(visitors.come(phone=size[0] < 720), size, "spicy")
    asked = page.locator("[data-place=stack]").bounding_box()
    click(page.locator(f"button[data-shortcut=l]{READY}"))
    page.locator(PLAYABLE).first.wait_for()
    assert page.locator("[data-place=stack]").bounding_box() == asked


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_of_people_moves_nothing(
    visitors: Visitors, game: str, size: tuple[int, int]
) -> None:
    ann, ben = visitors.come(phone=size[0] < 720), visitors.come()
    ann.page.set_viewport_size({"width": size[0], "height": size[1]})
    options = {**GAMES[game][0], **({"starter": 0} if game == "spicy" else {})}
    table = ann.open_table(game=game, options=options)
    ben.go(f"/t/{table}")
    click(ben.page.get_by_role("button", name="Take a seat"))
    page = ann.go(f"/t/{table}")
    click(page.get_by_role("button", name="Start", exact=True))
    page.locator(f"{PLAYABLE}, [data-chip]:enabled, .dish.open").first.wait_for()
    before = page.evaluate(PLACES)
    from_menu(ben.page, "Leave")
    click(ben.page.get_by_role("button", name="Leave the table"))
    told = page.locator(".company p", has_text="A bot is playing for Guest.")
    expect(told).to_be_in_viewport(ratio=0.99)
    assert page.evaluate(PLACES) == before
    told.get_by_role("button", name="Close").evaluate("it => it.click()")  # without scrolling
    expect(told).to_have_count(0)
    assert page.evaluate(PLACES) == before


@pytest.mark.parametrize("language", ["de-DE", "en-GB"])
def test_the_table_of_the_end_breaks_no_name(visitors: Visitors, language: str) -> None:
    short = {"deal": 1, "above": 1, "jitter": 0, "starter": 0}  # one pass, and it is over
    ann = visitors.come(phone=True, language=language)
    page = sit(ann, (390, 844), seats=3, options=short)
    click(page.locator(f"button[data-shortcut=p]{READY}"))
    page.locator("#end-title").wait_for()
    rows = page.locator("tbody .who")
    page.locator("tr.me .who").evaluate("it => it.firstChild.data = 'Maximilianus'")
    assert rows.evaluate_all(NAME_LINES) == [1, 1, 1]
    table = page.locator(".scroll")
    assert table.evaluate("it => it.scrollWidth <= it.clientWidth")


@pytest.mark.parametrize("size", [(1280, 800), (390, 844), PHONE])
def test_claims_move_nothing(visitors: Visitors, size: tuple[int, int]) -> None:
    page = sit(visitors.come(phone=size[0] < 720), size, seats=3, options={"starter": 0})
    page.locator(PLAYABLE).first.wait_for()
    parts = [
        page.locator("[data-place=stack]"),
        page.locator("[data-place=seat-0]"),
        page.locator(".hand"),
    ]
    before = [part.bounding_box() for part in parts]
    click(page.locator(PLAYABLE).first)
    expect(page.locator(".claims [data-action]").first).to_be_in_viewport()
    assert [part.bounding_box() for part in parts] == before
    page.keyboard.press("Escape")
    expect(page.locator(".claims")).to_have_count(0)
    assert [part.bounding_box() for part in parts] == before


@pytest.mark.parametrize(
    "path", ["/practice/safranito", "/practice/alacarte", "/rules/spicy", "/r/file"]
)
def test_pages_around_the_table_suit_a_finger_and_every_eye(throwers: Visitors, path: str) -> None:
    """Practice, rules and replay: nothing is too small on a phone, nor ill to read or to hear."""
    page = throwers.come(phone=True).go(path)
    if path == "/r/file":
        record = random_record(find("safranito"), 2, {"head_chef": 0, "max_rounds": 1}, 1)
        file: FilePayload = {"name": "a", "mimeType": "text/plain", "buffer": record.encode()}
        page.get_by_label("Open a saved game").set_input_files(file)
    page.locator("[data-chip], .shaker, #clause-S2, .arena").first.wait_for()
    assert page.evaluate(TOO_SMALL, 40) == []
    assert faults_by_day_and_night(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_large_enough_for_a_finger(visitors: Visitors, game: str) -> None:
    page = to_act(visitors.come(phone=True), (390, 844), game, seats=3)
    assert page.evaluate(TOO_SMALL, 40) == []
