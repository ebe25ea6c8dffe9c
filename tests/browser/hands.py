"""Helpers for acting at a table by clicks, taps and keys."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import TypeVar

from playwright.sync_api import ElementHandle, Error, Locator, Page

END = "#end-title"
PLAYABLE = ".hand button[aria-disabled=false]"
READY = "[data-ready=true]"
BUSY = "main[data-busy]"  # what was done last is on its way, or its motion is being seen
GUARD = 400  # milliseconds in which no press counts, before a button can have been read
GUARDED = "() => window.clocked === true && document.querySelector('.guarded') !== null"
BRIEFLY = 2000.0  # milliseconds: a table may move on under a hand
PAUSE = 300.0  # milliseconds between two looks at a picture
LOOKS = 40
SOON = 20.0  # seconds until what is awaited must have come
EVERY = 20.0  # milliseconds between two looks at what is awaited
FRAME = 16  # milliseconds between two frames
LEAD = 1.0  # seconds by which a page's clock jumps ahead when it is frozen
LISTEN = """window.voices = 0;
const make = AudioContext.prototype.createBufferSource;
AudioContext.prototype.createBufferSource = function () {
  window.voices++;
  return make.call(this);
};
localStorage["spicery.ambience"] ??= "0";
"""  # how often the page asks for a sound; ambience is off unless a test turned it up before
# Pairs of things that can be pressed and lie on each other; cards of a fan may.
CROWDED = """() => {
  const free = [...document.querySelectorAll(".scene :is(button, a)")].filter((each) =>
    each.checkVisibility({ opacityProperty: true }) && !each.disabled
    && !each.closest("[inert], .hand, .reveal, .tag"));
  const boxes = free.map((each) => each.getBoundingClientRect());
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return free.flatMap((one, at) => free.slice(at + 1)
    .filter((two, on) => !one.contains(two) && !two.contains(one)
      && meet(boxes[at], boxes[at + 1 + on]))
    .map((two) => `${one.ariaLabel ?? one.textContent} / ${two.ariaLabel ?? two.textContent}`));
}"""
Target = Locator | ElementHandle
Press = Callable[[Target, float], None]
Seen = TypeVar("Seen", bytes, str)
Found = TypeVar("Found")


def click(target: Target, patience: float | None = None) -> None:
    """With a mouse."""
    target.click(timeout=patience)


def tap(target: Target, patience: float | None = None) -> None:
    """With a finger."""
    target.tap(timeout=patience)


def in_menu(page: Page, name: str, press: Press = click) -> Locator:
    """Open the menu of a table; what of it bears this name."""
    if not page.locator(".items.open").count():
        press(page.get_by_role("button", name="Menu", exact=True), BRIEFLY)
    return page.locator(".items.open :is(a, button)").get_by_text(name, exact=True)


def from_menu(page: Page, name: str, press: Press = click) -> None:
    """Press something in the menu of a table."""
    press(in_menu(page, name, press), BRIEFLY)


def voices(page: Page) -> int:
    """The number of sounds a page with LISTEN has requested."""
    return int(page.evaluate("window.voices"))


def until_heard(page: Page, count: int = 1) -> None:
    """Wait until a page with LISTEN has requested this many sounds."""
    page.wait_for_function("count => window.voices >= count", arg=count)


def still(target: Locator) -> str:
    """The sum of a picture that has stopped changing, with the fonts it is meant to have."""
    target.page.evaluate("() => document.fonts.ready.then(() => true)")
    return sha256(at_rest(target.page, target.screenshot)).hexdigest()


def shape(target: Locator) -> str:
    """What is to be drawn, once it has stopped changing: layers that move are not drawn alike."""
    return at_rest(target.page, lambda: str(target.evaluate("all => all.outerHTML")))


def soon(page: Page, find: Callable[[], Found], within: float = SOON) -> Found:
    """Poll until something true is found that no locator can wait for, and return it."""
    end = time.monotonic() + within
    while not (found := find()):
        assert time.monotonic() < end, "it never came"
        page.wait_for_timeout(EVERY)
    return found


def drawn(page: Page) -> None:
    """Wait until the page has been drawn once more."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


def each_size(page: Page, sizes: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Give the window one size after the other, each drawn before it is looked at."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            "([w, h]) => innerWidth === w && innerHeight === h", arg=[width, height]
        )
        drawn(page)
        drawn(page)  # what the first drawing has measured
        yield width, height


def pass_time(page: Page, ms: int) -> None:
    """Advance the clock of a page at once; its visitor came with `clock=True`."""
    page.clock.run_for(ms)


def pass_time_until(page: Page, find: Callable[[], Found]) -> Found:
    """Advance the clock of a page frame by frame until something true is found."""

    def next_frame() -> Found:
        pass_time(page, FRAME)
        return find()

    return soon(page, next_frame)


@contextmanager
def frozen_time(page: Page) -> Iterator[None]:
    """Freeze their clock, so that only `pass_time` moves it: for gestures whose speed counts."""
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + LEAD)
    try:
        yield
    finally:
        page.clock.resume()


def at_rest(page: Page, look: Callable[[], Seen]) -> Seen:
    """What is seen when two looks in a row, a while apart, were alike."""
    seen = look()
    for _ in range(LOOKS):
        page.wait_for_timeout(PAUSE)
        now = look()
        if now == seen:
            return now
        seen = now
    raise AssertionError("the picture never came to rest")


def idle(page: Page) -> None:
    """Wait until what was done last is on view: what can be done now stays as it is."""
    page.locator("main:not([data-busy])").wait_for(state="attached")


def busy(page: Page) -> bool:
    """Whether what was done last is not yet on view; else buttons on the page can be pressed."""
    if page.locator(BUSY).count():
        return True
    if page.evaluate(GUARDED):
        pass_time(page, GUARD)
    return False


def press_one(target: Locator, press: Press, which: int = 0) -> bool:
    """Press one of the things that are there now, if any are; it fails at once if that one goes."""
    found = target.element_handles()
    if found:
        press(found[which % len(found)], BRIEFLY)
    return bool(found)


def act(page: Page, press: Press, turn: int) -> bool:
    """Do one thing, if there is one to do; now and then doubt."""
    quiet = page.locator(f"button[data-shortcut=l]{READY}, button[data-shortcut=e]{READY}")
    try:
        if press_one(page.locator(".reveal"), press):
            return True
        if busy(page):
            return False
        if turn % 4 == 3 and press_one(page.locator(f"button.doubt{READY}"), press):
            return True
        if press_one(quiet, press):
            return True
        if not press_one(page.locator(PLAYABLE), press):
            return False
        return press_one(page.locator(".claims [data-action]"), press)
    except Error:  # the table moved on under the hand: look again
        return False


def press_keys(page: Page, turn: int) -> bool:
    """The same, with keys alone."""
    if page.locator(".reveal").count():
        page.keyboard.press("Escape")
    elif busy(page):
        return False
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

    def over() -> bool:
        return all(page.locator(END).count() for page in pages)

    def move_all(turn: int) -> bool:
        moved = [move(turn) for move in movers]
        return any(moved)

    for turn in range(most):
        soon(pages[0], lambda: over() or move_all(turn))  # noqa: B023
        if over():
            return
    raise AssertionError("the game does not end")


def log_of(page: Page) -> list[str]:
    """What the page says has happened."""
    lines = page.locator("aside ol li").all_text_contents()
    return [re.sub(r"\s+", " ", line).strip() for line in lines]
