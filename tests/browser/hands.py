"""How people move at a table: with clicks, with taps, with keys."""

from __future__ import annotations

import re
from collections.abc import Callable
from hashlib import sha256
from typing import TypeVar

from playwright.sync_api import Error, Locator, Page

END = "#end-title"
PLAYABLE = ".hand button[aria-disabled=false]"
READY = "[data-ready=true]"
BRIEFLY = 2000.0  # milliseconds: a table may move on under a hand
PAUSE = 300.0  # milliseconds between two looks at a picture
LOOKS = 40
LISTEN = """window.voices = 0; const make = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () { window.voices++; return make.call(this); };
"""  # how often the page asks for a sound
Press = Callable[[Locator, float], None]
Seen = TypeVar("Seen", bytes, str)


def click(target: Locator, patience: float | None = None) -> None:
    """With a mouse."""
    target.click(timeout=patience)


def tap(target: Locator, patience: float | None = None) -> None:
    """With a finger."""
    target.tap(timeout=patience)


def voices(page: Page) -> int:
    """How many tones a page with LISTEN has asked for."""
    return int(page.evaluate("window.voices"))


def still(target: Locator) -> str:
    """The sum of a picture that has stopped changing."""
    return sha256(at_rest(target.page, target.screenshot)).hexdigest()


def shape(target: Locator) -> str:
    """What is to be drawn, once it has stopped changing: layers that move are not drawn alike."""
    return at_rest(target.page, lambda: str(target.evaluate("all => all.outerHTML")))


def at_rest(page: Page, look: Callable[[], Seen]) -> Seen:
    """What is seen when two looks in a row were alike."""
    seen = look()
    for _ in range(LOOKS):
        page.wait_for_timeout(PAUSE)
        now = look()
        if now == seen:
            return now
        seen = now
    raise AssertionError("the picture never came to rest")


def act(page: Page, press: Press, turn: int) -> bool:
    """Do one thing, if there is one to do; now and then doubt."""
    reveal = page.locator(".reveal")
    quiet = page.locator(f"button[data-shortcut=l]{READY}, button[data-shortcut=e]{READY}")
    doubts = page.locator(f"button.doubt{READY}")
    cards = page.locator(PLAYABLE)
    try:
        if reveal.count():
            press(reveal, BRIEFLY)
        elif doubts.count() and turn % 4 == 3:
            press(doubts.first, BRIEFLY)
        elif quiet.count():
            press(quiet.first, BRIEFLY)
        elif cards.count():
            press(cards.first, BRIEFLY)
            press(page.locator(".claims [data-action]").first, BRIEFLY)
        else:
            return False
    except Error:  # the table moved on under the hand: look again
        return False
    return True


def press_keys(page: Page, turn: int) -> bool:
    """The same, with keys alone."""
    if page.locator(".reveal").count():
        page.keyboard.press("Escape")
    elif page.locator(f"button.doubt{READY}").count() and turn % 4 == 3:
        page.keyboard.press("n")
    elif page.locator(f"button[data-shortcut=l]{READY}").count():
        page.keyboard.press("l")
    elif page.locator(PLAYABLE).count():
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        if page.locator(".claims").count():
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
    else:
        return False
    return True


def play_until_end(
    movers: list[Callable[[int], bool]], pages: list[Page], most: int = 1500
) -> None:
    """Everybody moves whenever they can, until the end is on every screen."""
    for turn in range(most):
        if all(page.locator(END).count() for page in pages):
            return
        moved = [move(turn) for move in movers]
        if not any(moved):
            pages[0].wait_for_timeout(60)
    raise AssertionError("the game does not end")


def log_of(page: Page) -> list[str]:
    """What the page says has happened."""
    lines = page.locator("aside ol li").all_inner_texts()
    return [re.sub(r"\s+", " ", line) for line in lines]
