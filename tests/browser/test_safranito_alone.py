"""Safranito alone, with real physics: practice, other throws in a replay, still pictures."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, Position, expect

import spicery
from spicery.core.table import Table, sample_answer
from spicery.games import find
from spicery.server.physics.answers import told_by_people
from tests.browser.conftest import Visitor, Visitors
from tests.browser.hands import FRAME, LISTEN, at_rest, click, frozen_time, pass_time, still, voices
from tests.browser.safranito_hands import aim, drag, flick, hold, point_at, swipe

SECOND = "throw 30 from 0 2700 1000 at 0 -1100 400 spin 0 0 12000"
FIRST = "throw 30 from 0 -2700 1000 at 0 1100 400 spin 0 0 12000"

BARE = """html, body { background: #fff !important; } .views { display: none; }
*, *::before { animation: none !important; transition: none !important; }"""  # the things alone
SHAPES = "all => all.map(each => each.outerHTML)"


@pytest.fixture
def ann(throwers: Visitors) -> Visitor:
    """A visitor of a server with physics."""
    return throwers.come(clock=True)


def begun() -> FilePayload:
    """A record of one throw, by a bot's hand."""
    table = spicery.open_table("safranito", 2, {"head_chef": 0, "hands": ["cook", "cook"]}, seed=3)
    table.act(0, FIRST)
    return {"name": "game.record", "mimeType": "text/plain", "buffer": table.record().encode()}


def test_another_motion_in_a_replay(ann: Visitor) -> None:
    page = ann.go("/r/file")
    page.locator("input[type=file]").set_input_files([begun()])
    other = page.get_by_role("button", name="Try another motion")
    page.locator(".arena").wait_for()
    expect(other).to_be_enabled()  # the first throw
    page.keyboard.press("ArrowRight")
    expect(other).to_be_disabled()  # the chip is in the air
    page.keyboard.press("End")
    expect(page.locator("main")).to_contain_text("A saved game holds no films")
    before = page.locator("aside ol").text_content()
    lying = page.locator("svg.live [data-token]")
    click(other)
    expect(page.locator(".what-if")).to_contain_text("Make Player 2’s motion")
    expect(lying).to_have_count(1)
    for motion in (flick, aim):
        page.locator("[data-chip]:enabled").first.wait_for()
        motion(page, 0)
        expect(page.locator(".what-if")).to_contain_text("isn’t part of the saved game")
        expect(page.locator("aside ol")).to_contain_text("You threw the 60.")
        click(page.get_by_role("button", name="Try again"))
        expect(lying).to_have_count(1)
    click(page.get_by_role("button", name="Back to the game"))
    expect(page.locator(".what-if")).to_have_count(0)
    assert page.locator("aside ol").text_content() == before, "the record is as it was"


def test_practice_without_an_opponent(ann: Visitor) -> None:
    ann.page.add_init_script(LISTEN)
    page = ann.go()
    click(page.get_by_role("button", name="Safranito"))
    click(page.get_by_role("link", name="Practice"))
    lying = page.locator("svg.live [data-token]")
    rows = page.locator("tbody tr")
    for turn in range(12):
        page.locator("[data-chip]:enabled").first.wait_for()
        (flick if turn % 2 else aim)(page, turn)
        expect(rows).to_have_count(turn + 1)
        if rows.count() > 1 and lying.count():
            break
    thrown = rows.count()
    assert 1 < thrown < 10
    off = page.locator("tbody tr", has_text="off the board").count()
    expect(page.locator("svg.live .mark")).to_have_count(thrown - off)
    click(page.get_by_role("button", name="Clear the board"))
    expect(lying).to_have_count(0)
    expect(rows).to_have_count(thrown)  # one's scatter stays
    assert voices(page) == thrown, "a chip is heard to land; without motion it does not fly"


def practice(visitor: Visitor) -> Page:
    """The board to practise on, with a chip picked."""
    page = visitor.go("/practice/safranito")
    pick(page)
    return page


def pick(page: Page) -> None:
    """Take a chip into the hand."""
    page.locator("[data-chip]:enabled").last.click()


def between(page: Page) -> Position:
    """On the board, between its bowls."""
    box = page.locator(".board-box").bounding_box()
    assert box is not None
    return {"x": box["width"] / 2, "y": box["height"] * 0.9}


def test_whatever_is_no_throw_says_so_and_costs_nothing(ann: Visitor) -> None:
    page = practice(ann)
    told = page.locator(".how")
    expect(told).to_have_text("Press here and flick")
    page.locator(".board-box").click(position=between(page))
    expect(told).to_have_text("Press below the edge of the board, not on it.")
    drag(page, -30)
    expect(told).to_have_text("Put back.")
    drag(page)
    expect(told).to_have_text("Put back: flick a little faster.")
    x, y, _ = hold(page, 1)
    page.mouse.move(x, y)
    page.mouse.down()
    page.keyboard.press("Escape")
    expect(told).to_have_text("Put back.")
    page.mouse.up()
    page.keyboard.press("n")
    page.keyboard.press("Escape")
    expect(told).to_have_text("Put back.")
    expect(page.locator("[data-chip][aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-chip][aria-pressed=true]")).to_have_count(0)
    expect(page.locator("tbody tr")).to_have_count(0)


def test_a_thumb_has_room_and_the_page_still_scrolls_on_the_board(throwers: Visitors) -> None:
    page = practice(throwers.come(phone=True))
    zone = page.locator(".zone").bounding_box()
    assert zone is not None
    assert zone["height"] >= 120
    actions = "(of) => [of, ...of.querySelectorAll('*')].map(e => getComputedStyle(e).touchAction)"
    found: list[str] = page.locator(".arena").evaluate(actions)
    assert found.count("none") == 1, "the zone alone"
    x = zone["x"] + zone["width"] / 2
    hand = page.context.new_cdp_session(page)
    for kind, points in (("touchStart", [0]), ("touchStart", [0, 40])):
        at = [{"x": x + off, "y": zone["y"] + 60, "id": off} for off in points]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})
    expect(page.locator(".how")).to_have_text("Put back.")  # by the second finger
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    hand.detach()
    page.keyboard.press("Escape")
    swipe(page, 1)
    expect(page.locator("tbody tr")).to_have_count(1)


def test_practice_advises_and_shows_the_last_throw_again(throwers: Visitors) -> None:
    page = practice(throwers.come(motion=True, clock=True))
    point_at(page, "cumin")
    expect(page.get_by_label("Aim at")).to_have_value("cumin")
    page.get_by_label("Aim at").select_option("ginger")
    page.keyboard.press("Escape")
    flick(page, 0)
    expect(page.locator(".advice")).to_contain_text("right")  # thrown to the left of it
    again = page.get_by_role("button", name="Show again")
    lying = page.locator("svg.live [data-token]")
    rest = lying.get_attribute("transform")
    with frozen_time(page):
        click(again)
        expect(again).to_have_count(0)  # while it is shown
        pass_time(page, 2 * FRAME)
        assert lying.get_attribute("transform") != rest
    expect(again).to_be_visible()
    expect(lying).to_have_attribute("transform", rest or "")
    pick(page)
    expect(page.locator("svg.live .trace circle")).to_have_count(2)  # where it began and rests


def test_strokes_are_recorded_with_consent_and_can_be_taken_away(ann: Visitor) -> None:
    page = practice(ann)
    page.keyboard.press("Escape")
    flick(page, 1)
    expect(page.locator("tbody tr")).to_have_count(1)
    page.get_by_label("Record my throws").check()
    expect(page.get_by_text("Nothing recorded yet")).to_be_visible()
    page.locator("[data-chip]:enabled").first.wait_for()
    flick(page, 1)
    expect(page.get_by_text("1 throw recorded")).to_be_visible()
    with page.expect_download() as saved:
        click(page.get_by_role("button", name="Export"))
    kept = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))
    (stroke,) = kept["strokes"]
    assert len(stroke["points"]) >= 3
    assert stroke["by"] == "mouse"
    assert stroke["place"]
    page.reload()
    expect(page.get_by_text("1 throw recorded")).to_be_visible()
    click(page.get_by_role("button", name="Delete"))
    expect(page.get_by_text("Nothing recorded yet")).to_be_visible()
    assert 'saf-strokes"' not in page.evaluate("JSON.stringify(localStorage)")


def shifted(by: int) -> FilePayload:
    """A record with two chips on the board; the first chip lies a little aside."""
    game = find("safranito")
    table = Table(game, 2, {"head_chef": 0}, 5, told_by_people(game, sample_answer))
    rests = (f"0 rest -1300 {1300 + by} 20 0 0 down", "6 rest 650 650 20 0 0 up")
    for throw, rest in zip((FIRST, SECOND), rests, strict=True):
        table.submit(table.parse_action(table.turn()[0], throw))
        table.submit(table.parse_action(-1, f"land {rest}"))
    table.submit(
        table.parse_action(0, FIRST.replace("30", "40", 1))
    )  # nothing has just come to rest
    return {"name": "still", "mimeType": "text/plain", "buffer": table.record().encode()}


def picture(ann: Visitor, view: str, record: FilePayload) -> str:
    """The table at the end of a record, in a fresh page."""
    page = ann.context.new_page()
    page.set_viewport_size({"width": 640, "height": 560})
    page.add_init_script(f"localStorage['spicery.saf-view'] = '{view}'")
    page.add_init_script("localStorage['spicery.saf-quality'] = 'low'")
    page.goto(ann.address + "/r/file")
    page.locator("input[type=file]").set_input_files([record])
    page.locator(".arena").wait_for()
    page.keyboard.press("End")
    expect(page.locator("aside ol")).to_contain_text("threw the 40")
    page.locator("canvas.shown" if view == "3d" else "svg.live").wait_for()
    page.add_style_tag(content=BARE)
    if view == "3d":
        shot = still(page.locator("canvas.shown"))
    else:  # a flat table is drawn by the client; its shapes must be the same
        shot = at_rest(page, lambda: "".join(page.locator(".arena svg").evaluate_all(SHAPES)))
    page.close()
    return shot


@pytest.mark.parametrize("view", ["2d", "3d"])
def test_a_still_table_is_drawn_exactly_the_same(ann: Visitor, view: str) -> None:
    first, again, other = [picture(ann, view, shifted(by)) for by in (0, 0, 12)]
    assert first == again
    assert first != other, "a chip that lies one millimetre aside is seen"


AT_ONCE = 100  # milliseconds; a film is longer, even a short one on a busy machine
NOTE_TIMES = """() => { window.first = {};
  const aloud = () => document.querySelector('[aria-live=polite]').textContent.trim();
  const begin = aloud();
  const note = () => {
  const log = document.querySelector('aside ol')?.textContent ?? '';
  const now = { thrown: document.querySelector('svg.live [data-token]') !== null,
    told: log.includes(' threw a chip'), said: aloud() !== begin,
    called: document.querySelector('.curtain') !== null };
  for (const name in now) if (now[name]) window.first[name] ??= performance.now(); };
  const all = { childList: true, characterData: true, subtree: true };
  new MutationObserver(note).observe(document.body, all); }"""


def test_at_one_screen_a_throw_is_seen_before_the_next_is_called(throwers: Visitors) -> None:
    eve = throwers.come(motion=True, clock=True)
    wish = {"game": "safranito", "options": {"head_chef": 0}, "sit": ["Eve", "Fay"], "start": True}
    page = eve.go(f"/t/{eve.open_table(**wish)}")
    curtain = page.get_by_role("button", name="I’m ")
    click(curtain)
    page.evaluate(NOTE_TIMES)
    page.locator("[data-chip]:enabled").first.wait_for()
    aim(page, 0)
    curtain.wait_for()
    first: dict[str, float] = page.evaluate("window.first")
    assert first["told"] - first["thrown"] > AT_ONCE, "where it lies is told when that was seen"
    assert first["said"] - first["thrown"] > AT_ONCE, "and only then said to who cannot see it"
    assert first["called"] - first["thrown"] > AT_ONCE
