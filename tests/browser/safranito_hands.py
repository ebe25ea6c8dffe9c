"""Hands for Safranito: how a person picks, flicks, aims and answers, by pointer, finger or keys."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Error, Locator, Page

from bench._browser import fling

END = "#end-title"
DECIDE = ".decide"
SHOULD_END_WITHIN = 1500


def play_on(page: Page, throw: Callable[[int], None], answer: Callable[[int], bool]) -> int:
    """Throw and answer until the game is over; how many decisions that took."""
    for turn in range(SHOULD_END_WITHIN):
        if page.locator(END).count():
            return turn
        try:
            if page.locator("[data-chip]:enabled").count():
                throw(turn)
            elif not answer(turn):
                page.wait_for_timeout(60)
        except Error as error:  # the table moved on while the hand was under way
            if "Target closed" in str(error):
                raise
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
    fling(page, *hold(page, turn))
    settle(page)


def swipe(page: Page, turn: int) -> None:
    """The same with a finger."""
    page.locator("[data-chip]:enabled").last.tap(timeout=2000)
    fling(page, *hold(page, turn), finger=True)
    settle(page)


def hold(page: Page, turn: int) -> tuple[float, float, float]:
    """A place below the board's edge, a little elsewhere in each turn, and how far a flick goes."""
    page.locator(".arena").scroll_into_view_if_needed()
    box = page.locator(".arena").bounding_box()
    assert box is not None
    part = (0.29, 0.5, 0.71)[turn % 3]
    return box["x"] + box["width"] * part, box["y"] + box["height"] * 0.95, box["height"] * 0.2


def settle(page: Page) -> None:
    """Until the chip has left the hand: too slow a flick puts it back."""
    page.wait_for_timeout(150)
    if page.locator("[data-chip][aria-pressed=true]").count():
        page.locator("[data-chip][aria-pressed=true]").click(timeout=2000)


def aim(page: Page, turn: int) -> None:
    """Pick a chip by its number, then stop both needles, by keys alone."""
    advised = page.locator("[data-chip].advised")
    chip = advised if advised.count() else page.locator("[data-chip]:enabled").last
    value = chip.get_attribute("data-chip", timeout=2000)
    page.keyboard.press(str(int(value or 10) // 10))
    for _ in range(turn % 4):
        page.keyboard.press("ArrowLeft")
    page.keyboard.press("n")
    page.wait_for_timeout(500 + 150 * (turn % 4))
    page.keyboard.press("Space")
    page.wait_for_timeout(350 + 90 * (turn % 3))
    page.keyboard.press("Space")
    page.wait_for_timeout(150)


def choose(page: Page, turn: int, press: Callable[[Locator], None]) -> bool:
    """Give one of the open answers."""
    found = offered(page)
    if not found.count():
        return False
    press(found.nth(0 if turn % 4 else found.count() - 1))
    return True


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
