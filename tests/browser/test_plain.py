"""A game without client code of its own: Kuhn poker on the plain board."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Locator, Page, expect

from tests.browser.conftest import AXE, DIST, Visitors, parted
from tests.browser.hands import (
    END,
    READY,
    Press,
    at_rest,
    busy,
    click,
    play_until_end,
    press_one,
    tap,
)
from tests.example import at_hand, install
from tests.server.live_server import serving

SHOTS = os.environ.get("SPICERY_SHOTS", "")  # a folder for pictures to look at
WORST = "axe.run().then(({violations}) => violations.map(({id}) => id))"


@pytest.fixture(scope="module", name="players")
def players_(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitors]:
    """Visitors of a server with Kuhn poker installed."""
    with (
        pytest.MonkeyPatch.context() as patch,
        at_hand(install(tmp_path_factory.mktemp("kuhn")), patch),
        serving(tmp_path_factory.mktemp("house"), dist=DIST, bot_delay=0.02) as running,
    ):
        people = Visitors(chromium, running.port)
        yield people
        parted(people)


def shot(page: Page, name: str) -> None:
    """Save a screenshot, if requested."""
    if SHOTS:
        picture = at_rest(page, lambda: page.screenshot(full_page=True))
        Path(SHOTS, f"{name}.png").write_bytes(picture)


def sideways(page: Page) -> int:
    """By how many pixels the page is wider than the screen."""
    found: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return found


def play_out(page: Page, press: Press, action: str) -> None:
    """Play out a game: always a given action if offered, else the first one."""

    def move(_turn: int) -> bool:
        wished = page.locator(f"[data-action={action}] {READY}")
        try:
            if busy(page):
                return False
            return press_one(wished, press) or press_one(page.locator(READY), press)
        except Error:  # the table moved on under the hand: look again
            return False

    play_until_end([move], [page], 200)


def test_a_hand_against_a_bot_and_its_replay(players: Visitors) -> None:
    """From the landing page to the end, in words, with the rules at hand."""
    ann = players.come()
    page = ann.go()
    click(page.get_by_role("button", name="Kuhn poker", exact=True))
    expect(page.get_by_role("heading", level=1)).to_have_text("Kuhn poker")
    expect(page.get_by_role("link", name="Learn")).to_have_count(0)
    shot(page, "landing")
    click(page.get_by_role("button", name="Play now"))
    page.locator(READY).first.wait_for()
    own, other = (page.locator(f"[data-place=seat-{seat}]") for seat in (0, 1))
    expect(own.locator(".card")).to_have_text(["jack", "queen", "king"][card_of(own)])
    expect(other.get_by_role("img", name="hidden")).to_have_count(1)
    expect(own).to_contain_text("Your turn")
    expect(page.locator("aside ol")).to_contain_text("You: dealt")
    shot(page, "table")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert page.evaluate(WORST) == []
    page.keyboard.press("r")
    expect(page.locator("#clause-K5")).to_contain_text("Whoever faces a bet")
    click(page.get_by_role("dialog").get_by_role("button", name="Close"))
    play_out(page, click, "bet")
    expect(page.locator(END)).to_contain_text("win")
    expect(page.locator("table").first).to_contain_text("Points")
    shot(page, "end")
    click(page.get_by_role("link", name="Watch replay"))
    click(page.get_by_role("button", name="Go to the end"))
    expect(page.locator("aside ol li").last).to_be_visible()
    expect(page.get_by_role("img", name="hidden")).to_have_count(0)
    click(page.get_by_role("button", name="Go to the start"))
    page.get_by_label("View as").select_option(label="Spectator")
    expect(page.locator(".board").get_by_role("img", name="hidden")).to_have_count(2)
    shot(page, "replay")


def card_of(seat: Locator) -> int:
    """The card that lies open at a seat."""
    return ["jack", "queen", "king"].index(seat.locator(".card:not(.back)").inner_text())


def test_a_phone_and_keys(players: Visitors) -> None:
    """Nothing is wider than a phone; a finger and a digit both act."""
    ben = players.come(phone=True, language="de-DE")
    page = ben.go()
    tap(page.get_by_role("button", name="Kuhn poker", exact=True))
    tap(page.get_by_role("button", name="Jetzt spielen"))
    page.locator(READY).first.wait_for()
    assert sideways(page) <= 0
    shot(page, "phone")
    page.keyboard.press("1")
    play_out(page, tap, "check")
    assert sideways(page) <= 0
    shot(page, "phone-end")


def test_one_screen_shows_nobody_the_cards_of_another(players: Visitors) -> None:
    ann = players.come()
    table = ann.open_table(game="kuhn", sit=["Ann", "Bea"], start=True, several=True)
    page = ann.go(f"/t/{table}")
    page.get_by_text("please look away").wait_for()
    board = page.locator(".board")
    expect(board.get_by_role("img", name="hidden", include_hidden=True)).to_have_count(2)
    click(page.get_by_role("button", name="I’m Ann"))
    expect(board.get_by_role("img", name="hidden")).to_have_count(1)
    shot(page, "hot-seat")
    click(page.locator(f"[data-action=check] {READY}"))
    page.get_by_text("please look away").wait_for()
    expect(board.get_by_role("img", name="hidden", include_hidden=True)).to_have_count(2)


def test_an_onlooker_sees_the_table_and_no_card(players: Visitors) -> None:
    ann, eve = players.come(), players.come()
    table = ann.open_table(game="kuhn", start=True)
    page = eve.go(f"/t/{table}")
    expect(page.locator(".board").get_by_role("img", name="hidden")).to_have_count(2)
    expect(page.locator("[data-place=seat-0]")).to_contain_text("On turn")
    assert page.locator("[data-action]").count() == 0
