"""Whole games of Spicy in the browser."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.hands import (
    END,
    act,
    click,
    log_of,
    play_until_end,
    press_keys,
    press_one,
    tap,
)

SHORT = {"above": 4, "jitter": 0}  # World's End comes soon


def test_two_people_play_a_whole_game_by_clicks(visitors: Visitors) -> None:
    ann, bea = visitors.come(clock=True), visitors.come(clock=True)
    table = ann.open_table(options=SHORT)
    ann.go(f"/t/{table}")
    bea.go(f"/t/{table}")  # joining by link: one click after it
    click(bea.page.get_by_role("button", name="Take a seat"))
    click(ann.page.get_by_role("button", name="Start", exact=True))
    pages = [ann.page, bea.page]
    play_until_end(
        [lambda turn: act(ann.page, click, turn), lambda turn: act(bea.page, click, turn)], pages
    )
    titles = [page.locator(END).inner_text() for page in pages]
    assert any(title.startswith("You ") for title in titles), "whoever won is told so"
    for page, other in zip(pages, ("Guest", "Ann"), strict=True):
        expect(page.locator("tr.me")).to_contain_text("You")
        expect(page.locator("tbody")).to_contain_text(other)
    hers, mine = log_of(bea.page), log_of(ann.page)
    assert len(hers) == len(mine) > 5
    click(ann.page.get_by_role("button", name="Play again"))
    expect(ann.page.get_by_role("status").filter(has_text="Waiting for")).to_be_visible()
    expect(bea.page.get_by_text("Ann wants to play again.")).to_be_visible()
    click(bea.page.get_by_role("button", name="Play again"))
    for page in pages:
        page.wait_for_url(lambda url: "/t/" in url and table not in url)
        page.locator(".hand").wait_for()  # the game has begun
    bea.page.go_back()  # to the end of the first game, and not at once away again
    click(bea.page.get_by_role("link", name="Join the next game"))
    bea.page.wait_for_url(ann.page.url)


def test_by_keyboard_alone(visitors: Visitors) -> None:
    cleo = visitors.come(clock=True)
    page = cleo.go(f"/t/{cleo.open_table(seats=3, options=SHORT, start=True)}")
    page.locator(".hand").wait_for()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("challenge the number")
    page.keyboard.press("Escape")
    play_until_end([lambda turn: press_keys(page, turn)], [page])


def test_at_phone_size_by_touch(visitors: Visitors) -> None:
    dora = visitors.come(phone=True, clock=True)
    page = dora.go(f"/t/{dora.open_table(seats=4, options=SHORT, start=True)}")
    page.locator(".hand button").first.wait_for()
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390, "nothing is cut off at the side"
    play_until_end([lambda turn: act(page, tap, turn)], [page])


def test_at_one_screen_with_a_curtain(visitors: Visitors) -> None:
    eve = visitors.come(clock=True)
    table = eve.open_table(options=SHORT, sit=["Eve", "Fay"], start=True)
    page = eve.go(f"/t/{table}")
    curtain = page.get_by_role("button", name="I’m ")
    curtain.wait_for()
    assert not page.locator(".hand").count(), "no hand is in the page behind the curtain"

    def move(turn: int) -> bool:
        return press_one(curtain, click) or act(page, click, turn)

    expect(page.get_by_label("Say something")).to_have_count(0)  # they sit side by side
    play_until_end([move], [page])
    expect(page.locator("tbody")).to_contain_text("Eve")
    assert "You" not in page.locator("main").inner_text(), "at a shared screen all have names"


def test_reactions_at_one_screen_show_no_hand(visitors: Visitors) -> None:
    gil = visitors.come()
    table = gil.open_table(seats=3, sit=["Gil", "Hal", "Ida"], start=True)
    page = gil.go(f"/t/{table}")
    click(page.get_by_role("button", name="I’m "))
    click(page.locator(".hand button").first)
    click(page.locator(".claims [data-action]").first)
    page.get_by_role("heading", name="Does anyone challenge it?").wait_for()
    assert not page.locator(".hand").count()
    assert "really" not in page.locator("main").inner_text()
    nobody = page.get_by_role("button", name="Nobody: let it go")
    expect(nobody).to_have_attribute("data-ready", "true")
    click(nobody)
    page.get_by_role("button", name="I’m ").wait_for()
