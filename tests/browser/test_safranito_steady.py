"""Safranito's layout: controls stay in place, nothing is cut off, and the board is large."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visitor, Visitors
from tests.browser.hands import CROWDED, busy, click, each_size, soon
from tests.browser.safranito_hands import aim, choose

LARGE, PHONE = (1440, 900), (390, 844)
DESKS = [LARGE, (1280, 800), (820, 1180), (844, 390)]
PHONES = [PHONE, (360, 640), (640, 360)]
LANGUAGES = ("en-GB", "de-DE", "nl-NL")
# Every fixed thing by name, and where it is; of a paper, where it ends and where one refuses.
PLACES = """() => {
  const places = {};
  const note = (name, { x, y, width, height }) =>
    (places[name] = [x, y, width, height].map(Math.round).join(" "));
  const all = ".chips, [data-chip]:not([aria-pressed=true]), .styles button, .tools .meter, "
    + ".seat, .me .face, .wall, .hand, .board-box, [data-place^=sale-], [data-shortcut=v]";
  for (const each of document.querySelectorAll(all))
    note(each.dataset.chip ?? each.dataset.place ?? each.dataset.shortcut ?? each.className,
      each.getBoundingClientRect());
  const paper = document.querySelector(".decide")?.getBoundingClientRect();
  if (paper) places.paper = [paper.x, paper.right, paper.bottom].map(Math.round).join(" ");
  const no = document.querySelector(".decide [data-shortcut=x]")?.getBoundingClientRect();
  if (no) places.no = [no.right, no.bottom].map(Math.round).join(" ");
  return places; }"""
# Names that are wider than the plate, the circle or the card that they stand on.
OVER_THE_PLATE = """([...all]) => all.filter((each) => {
    const plate = each.parentElement.querySelector(".plate");
    if (plate) return each.getComputedTextLength() > plate.width.baseVal.value - 30;
    const low = Number(each.getAttribute("y"));
    return each.getComputedTextLength() > 2 * Math.sqrt(340 ** 2 - low ** 2); })
    .map((each) => each.textContent)"""
OVER_THE_CARD = """([...all]) => all.filter((each) => each.scrollWidth > each.clientWidth)
    .map((each) => each.textContent)"""
# What lies over the word that says what to do with a chip.
COVERED_HOW = """() => {
    const how = document.querySelector(".how").getBoundingClientRect();
    return [...document.querySelectorAll(".palm, .views button, .tools button")]
      .filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return left < how.right && how.left < right && top < how.bottom && how.top < bottom; })
      .map((each) => each.textContent || "the chip"); }"""
OUT_OF_SIGHT = """([...all]) => all.filter((each) => {
    const { x, y, right, bottom } = each.getBoundingClientRect();
    return x < 0 || y < 0 || right > innerWidth || bottom > innerHeight; })
    .map((each) => each.dataset.chip ?? each.textContent)"""


def sit(visitor: Visitor, size: tuple[int, int], **wish: object) -> Page:
    """At a table of Safranito that has begun, when a chip is to be thrown."""
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    wish = {"game": "safranito", "options": {"head_chef": 0}, "start": True, **wish}
    page = visitor.go(f"/t/{visitor.open_table(**wish)}")
    page.locator("[data-chip]:enabled").first.wait_for()
    return page


@pytest.mark.parametrize("size", [LARGE, PHONE])
def test_every_control_keeps_its_place(visitors: Visitors, size: tuple[int, int]) -> None:
    page = sit(visitors.come(phone=size[0] < 720, clock=True), size, seats=3)
    places: dict[str, set[str]] = {}
    second = page.locator("aside ol li", has_text="Round 2 begins")

    def look() -> None:
        for name, place in page.evaluate(PLACES).items():
            places.setdefault(name, set()).add(place)

    def move(turn: int) -> bool:
        look()
        if busy(page):
            return False
        if not page.locator("[data-chip]:enabled").count():
            return choose(page, turn, click)
        aim(page, turn)
        return True

    def enough() -> bool:
        return second.count() > 0 and "no" in places

    for turn in range(300):
        soon(page, lambda: enough() or move(turn))  # noqa: B023
        if enough():
            break
    look()
    assert {"paper", "no", "60", "hand", "wall", "v"} <= set(places)
    assert {name: found for name, found in places.items() if len(found) > 1} == {}


def test_the_board_takes_most_of_the_window(visitors: Visitors) -> None:
    page = sit(visitors.come(), (1280, 800))
    board = page.locator(".arena .frame").bounding_box()
    assert board is not None
    assert min(board["width"], board["height"]) >= 0.7 * 800


@pytest.mark.parametrize("sizes", [DESKS, PHONES])
def test_all_is_in_sight_and_nothing_scrolls(
    visitors: Visitors, sizes: list[tuple[int, int]]
) -> None:
    page = sit(visitors.come(phone=sizes == PHONES), sizes[0], seats=4)
    fits = "document.scrollingElement.scrollHeight <= innerHeight"
    seen = page.locator("[data-chip], .tools button, .views button, .wall, .plate b, .arena .name")
    for size in each_size(page, sizes):
        assert page.evaluate(f"{fits} && document.scrollingElement.scrollWidth <= innerWidth"), size
        assert seen.evaluate_all(OUT_OF_SIGHT) == [], size
        assert page.evaluate(CROWDED) == [], size


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_fits_on_what_it_stands_on(visitors: Visitors, language: str) -> None:
    page = sit(visitors.come(phone=True, language=language), PHONE)
    assert page.locator(".arena .name").evaluate_all(OVER_THE_PLATE) == []
    page = page.context.new_page()
    page.goto(f"{visitors.all[0].address}/learn/safranito")  # there one holds cards from the start
    cards = page.locator(".hand .card .name")
    cards.first.wait_for()
    assert cards.evaluate_all(OVER_THE_CARD) == []


@pytest.mark.parametrize("seats", [2, 4])
def test_names_are_whole_on_the_smallest_phone(visitors: Visitors, seats: int) -> None:
    page = sit(visitors.come(phone=True), (360, 640), seats=seats)
    assert page.locator(".seat .plate b").evaluate_all(OVER_THE_CARD) == []


@pytest.mark.parametrize("size", [LARGE, PHONE, (360, 640)])
def test_what_to_do_with_a_chip_is_not_under_it(visitors: Visitors, size: tuple[int, int]) -> None:
    page = sit(visitors.come(), size)
    click(page.locator("[data-chip]:enabled").last)
    assert page.evaluate(COVERED_HOW) == []
