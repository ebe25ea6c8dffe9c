"""Lessons and practice with real motions: the server's physics settles what people do."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor, Visitors
from tests.browser.hands import click, idle, pass_time, soon
from tests.browser.safranito_hands import aim, flick
from tests.browser.test_alacarte import lesson_step, season, toss_by_key

TRIES = 3  # before a motion is shown


def practised(visitor: Visitor) -> int:
    """How many motions the page had settled by the server."""
    return sum(url.endswith("/api/practice") for url in visitor.asked)


def answered(page: Page, scene: Callable[[], str], here: str) -> str:
    """The lesson's verdict on a motion: the next scene, or why not."""
    answer = page.locator(".coach .answer")
    soon(page, lambda: scene() != here or answer.count())
    idle(page)
    return answer.inner_text()


def until_on(page: Page, move: Callable[[int], None]) -> int:
    """Repeat a motion until the lesson goes on; after several misses it shows how."""
    number = page.locator(".coach h1 span")
    here = number.inner_text()
    for turn in range(TRIES):
        move(turn)
        said = answered(page, number.inner_text, here)
        assert said
        if number.inner_text() != here:
            return turn + 1
        click(page.locator("[data-lesson=again], [data-lesson=show]"))
    expect(page.locator(".coach .answer")).to_contain_text("This is how it’s done.")
    expect(number).not_to_have_text(here)
    return TRIES + 1


def test_safranitos_lesson_has_three_real_throws(throwers: Visitors) -> None:
    ann = throwers.come(clock=True)
    page = ann.go("/learn/safranito")
    onward = page.locator("[data-lesson=next]")
    click(onward)
    made = until_on(page, lambda turn: flick(page, turn + 1))
    click(onward)
    made += until_on(page, lambda _: flick(page, 1))
    click(onward)
    page.locator("[data-chip]:enabled").first.wait_for()
    made += until_on(page, lambda turn: aim(page, turn))
    assert practised(ann) == made
    assert made >= 3
    click(onward)
    expect(page.locator(".coach")).to_contain_text("Draw!")
    pass_time(page, 450)  # no press counts before a question can have been read
    click(page.locator(".decide [data-shortcut=x]"))
    expect(page.locator(".coach .other")).to_contain_text("Good idea")


def test_a_la_cartes_lesson_pours_and_tosses_and_leads_into_a_game(throwers: Visitors) -> None:
    ann = throwers.come(clock=True)
    page = ann.go("/learn/alacarte")
    done = page.locator("[data-lesson=done]")
    lemon = page.locator("[data-action='season lemon'].advised")
    for _ in range(20):
        soon(page, lambda: lemon.count() or lesson_step(page))
        if lemon.count():
            break
    click(page.locator("[data-action=heat]"))
    expect(page.locator(".coach .other")).to_contain_text("Good idea")
    said: set[str] = set()

    def step() -> bool:
        said.update(page.locator(".coach .answer").all_inner_texts())
        return lesson_step(page)

    for _ in range(120):
        soon(page, lambda: done.count() or step())
        if done.count():
            break
    expect(done).to_be_visible()
    assert practised(ann) >= 4, "two pours into one's own pan, one into Mina's, a toss"
    assert said
    assert not any("can’t simulate" in each for each in said)
    click(done)
    page.wait_for_url("**/t/*")


def test_where_nothing_is_simulated_the_lesson_says_so(visitors: Visitors) -> None:
    ann = visitors.come(clock=True)
    page = ann.go("/learn/safranito")
    click(page.locator("[data-lesson=next]"))
    flick(page, 1)
    expect(page.locator(".coach .answer")).to_contain_text("can’t simulate motions right now")
    expect(page.locator("[data-lesson=next]")).to_be_visible()


def test_a_challenge_of_throwing(throwers: Visitors) -> None:
    page = throwers.come(clock=True).go("/practice/safranito")
    click(page.locator("[data-challenge=knock]"))
    red = page.locator("svg.live [data-token='6']")
    expect(red).to_be_visible()
    said = page.locator(".said")
    flick(page, 1)
    expect(said).to_contain_text("1 try so far")
    flick(page, 1)  # the board is laid anew for it
    expect(said).to_contain_text("2 tries so far")
    progress = said.inner_text()
    page.reload()
    click(page.locator("[data-challenge=knock]"))
    expect(said).to_have_text(progress)


def test_challenges_of_the_shaker_and_the_crepe(throwers: Visitors) -> None:
    page = throwers.come(clock=True).go()
    click(page.get_by_role("button", name="A la carte"))
    click(page.get_by_role("link", name="Practice"))
    click(page.locator("[data-challenge=one]"))
    said, pours = page.locator(".said"), page.locator("[data-results=shaker]")
    click(page.locator("[data-action='season lemon']"))
    season(page, click)
    expect(said).to_contain_text("1 try so far")
    expect(pours).to_contain_text("Your last pour")
    page.reload()
    expect(pours).to_contain_text("Your last pour")
    click(page.locator("[data-challenge=one]"))
    expect(said).to_contain_text("1 try so far")
    click(page.locator("[data-exercise=crepe]"))
    click(page.locator("[data-challenge=turned]"))
    flip = page.locator("[data-action=flip]").first
    pass_time(page, 450)  # no press counts before a button can have been read
    expect(flip).to_have_attribute("data-ready", "true")
    click(flip)
    toss_by_key(page)
    expect(said).to_contain_text("1 try so far")
    expect(page.locator("[data-results=crepe]")).to_contain_text("Your last toss")
