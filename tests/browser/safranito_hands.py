"""Helpers for Safranito: picking, flicking, aiming and answering by pointer, finger or keys."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Error, Locator, Page, expect

from bench._browser import fling
from tests.browser.hands import Press, busy, frozen_time, pass_time, press_one, soon

END = "#end-title"
DECIDE = ".decide"
SHOULD_END_WITHIN = 1500
DEEP_ENOUGH = 46  # pixels below the edge: a finger rests there


def play_on(page: Page, throw: Callable[[int], None], answer: Callable[[int], bool]) -> int:
    """Throw and answer until the game is over; how many decisions that took."""

    def move(turn: int) -> bool:
        try:
            if busy(page):
                return False
            if page.locator("[data-chip]:enabled").count():
                throw(turn)
                return True
            return answer(turn)
        except Error as error:  # the table moved on while the hand was under way
            if "Target closed" in str(error):
                raise
            return False

    for turn in range(SHOULD_END_WITHIN):
        soon(page, lambda: page.locator(END).count() or move(turn))  # noqa: B023
        if page.locator(END).count():
            return turn
    raise AssertionError("the game did not end")


def offered(page: Page) -> Locator:
    """Every answer that is open, blends first."""
    blends = page.locator("[data-action^='blend ']")
    if blends.count():
        return blends
    return page.locator(f"{DECIDE} .answers button:not(.guarded)")


def flick(page: Page, turn: int) -> None:
    """Pick the dearest chip, hold it below the edge, flick it with the mouse."""
    page.locator("[data-chip]:enabled").last.click(timeout=8000)
    let_fly(page, turn)


def swipe(page: Page, turn: int) -> None:
    """The same with a finger."""
    page.locator("[data-chip]:enabled").last.tap(timeout=2000)
    let_fly(page, turn, finger=True)


def let_fly(page: Page, turn: int, finger: bool = False) -> None:
    """Flick what is in the hand, as fast on a busy machine as on any other."""
    place = hold(page, turn)
    with frozen_time(page):
        fling(page, *place, finger=finger, wait=lambda s: pass_time(page, round(1000 * s)))
    gone(page)


def hold(page: Page, turn: int) -> tuple[float, float, float]:
    """A place below the board's edge, a little elsewhere in each turn, and how far a flick goes."""
    page.locator(".zone").scroll_into_view_if_needed()
    board, zone = page.locator(".board-box").bounding_box(), page.locator(".zone").bounding_box()
    assert board is not None
    assert zone is not None
    part = (0.29, 0.5, 0.71)[turn % 3]
    return board["x"] + board["width"] * part, zone["y"] + DEEP_ENOUGH, board["height"] * 0.24


def point_at(page: Page, name: str) -> None:
    """Press on a bowl or a circle of the board, wherever it is seen."""
    box = page.locator(f".arena [data-region='{name}'] > use").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def drag(page: Page, *ups: float) -> None:
    """Press the picked chip below the edge, drag it up or down by some px, and release it."""
    x, y, _ = hold(page, 1)
    page.mouse.move(x, y)
    page.mouse.down()
    for up in ups:
        page.mouse.move(x, y - up)
    page.mouse.up()


def gone(page: Page) -> None:
    """The chip has left the hand."""
    expect(page.locator("[data-chip][aria-pressed=true]")).to_have_count(0)


def aim(page: Page, turn: int) -> None:
    """Pick a chip by its number, then stop the meter twice, by keys alone."""
    advised = page.locator("[data-chip].advised")
    chip = advised if advised.count() else page.locator("[data-chip]:enabled").last
    value = chip.get_attribute("data-chip", timeout=2000)
    page.keyboard.press(str(int(value or 10) // 10))
    for _ in range(turn % 4):
        page.keyboard.press("ArrowLeft")
    page.keyboard.press("n")
    pass_time(page, 500 + 150 * (turn % 4))
    page.keyboard.press("Space")
    pass_time(page, 350 + 90 * (turn % 3))
    page.keyboard.press("Space")
    gone(page)


def choose(page: Page, turn: int, press: Press) -> bool:
    """Give one of the open answers, if there is one; the only one may be given by itself before."""
    try:
        return not busy(page) and press_one(offered(page), press, 0 if turn % 4 else -1)
    except Error:  # it was
        return False


def keyed(page: Page) -> bool:
    """Give an answer by keys: blends by Tab and Enter, all else by its letter or number."""
    blend = page.locator("[data-action^='blend ']")
    if blend.count():
        blend.first.focus()
        page.keyboard.press("Enter")
        return True
    for key in ("y", "1", "x"):
        if page.locator(f"{DECIDE} .answers [data-shortcut='{key}']:not(.guarded)").count():
            page.keyboard.press(key)
            return True
    return False
