"""Around a game: choosing opponents, suggested levels, playing again, invitations."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import DIST, Visitor, Visitors, parted
from tests.browser.hands import END, READY, click, drawn, from_menu, tap
from tests.browser.test_pages import faults_by_day_and_night
from tests.browser.test_table import sit_down
from tests.browser.test_visit import COUNT, about, clicks
from tests.server.live_server import serving

# The first player passes and the game is over; whoever holds fewer cards wins.
SHORT = {"deal": 1, "above": 1, "jitter": 0, "starter": 0}
SHARE = """navigator.share = async (message) => {
  if (window.shy) throw new DOMException("no", window.shy);
  window.shared = message;
}"""
PUBLIC = "https://spicery.example"


def opponents(visitor: Visitor) -> list[str]:
    """Level and style of the bots at the table in the address bar."""
    seats = about(visitor)["seats"]
    assert isinstance(seats, list)
    return [f"{seat['bot']}/{seat['style']}" for seat in seats if seat["kind"] == "bot"]


def set_up(page: Page) -> Locator:
    """Open the form for a game against bots."""
    click(page.get_by_role("button", name="Set up…"))
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Play now").wait_for()
    return dialog


def test_opponents_and_rules_are_chosen_once_and_remembered(visitors: Visitors) -> None:
    ann = visitors.come()
    page = ann.go()
    level = page.get_by_label("Your 3 opponents")
    expect(level).to_have_value("kitten")  # she has never played
    dialog = set_up(page)
    fewer = dialog.get_by_role("button", name="One opponent fewer")
    place = fewer.bounding_box()
    click(dialog.get_by_role("button", name="One more opponent"))
    expect(dialog.get_by_label("Level of opponent 4")).to_have_value("kitten")
    for _ in range(2):
        click(fewer)
    assert fewer.bounding_box() == place, "what is pressed does not move"
    dialog.get_by_label("Level of opponent 2").select_option("tiger")
    dialog.get_by_label("Style of opponent 2").select_option("bold")
    click(dialog.get_by_text("Variants and house rules"))
    dialog.get_by_label("Copy cat").check()
    dialog.get_by_label("Who starts?").select_option("0")
    click(dialog.get_by_text("More options"))
    dialog.get_by_label("Cards dealt to each").fill("4")
    dialog.get_by_label("Cards dealt to each").press("Tab")
    page.keyboard.press("Escape")
    expect(page.locator(".lineup")).to_contain_text("Kitten and Tiger")
    expect(page.locator(".lineup")).to_contain_text("house rules")

    ann.page.add_init_script(COUNT)
    page = ann.go()  # another day
    expect(page.get_by_label("Your 2 opponents").locator(":checked")).to_have_text("Mixed levels")
    click(page.get_by_role("button", name="Play now"))
    expect(page.locator(".hand button")).to_have_count(4)
    assert clicks(page) == 1
    found = opponents(ann)
    assert (found[0].partition("/")[0], found[1]) == ("kitten", "tiger/bold")
    options = about(ann)["options"]
    assert isinstance(options, dict)
    assert (options["variants"], options["starter"], options["deal"]) == (["copy cat"], 0, 4)

    page = ann.go()
    dialog = set_up(page)
    expect(dialog.get_by_label("Copy cat")).to_be_checked()
    expect(dialog.get_by_label("Cards dealt to each")).to_have_value("4")
    expect(dialog.get_by_label("Who starts?").locator(":checked")).to_have_text("Player 1")
    click(dialog.get_by_role("button", name="Reset"))
    expect(dialog.get_by_label("Copy cat")).not_to_be_checked()
    expect(dialog.get_by_label(re.compile("Level of opponent"))).to_have_count(3)


def test_one_level_for_all_answers_for_each(visitors: Visitors) -> None:
    ann = visitors.come()
    page = ann.go()
    click(page.get_by_role("button", name="Safranito"))
    dialog = set_up(page)
    dialog.get_by_label("Style of opponent 1").select_option("careful")
    page.keyboard.press("Escape")
    page.get_by_label("Your 2 opponents").select_option(index=3)
    click(page.get_by_role("button", name="Play now"))
    page.wait_for_url(re.compile("/t/"))
    first, second = opponents(ann)
    assert first.partition("/")[0] == second.partition("/")[0]
    assert first.endswith("/careful")


@pytest.mark.parametrize("phone", [False, True])
def test_everybody_can_set_up_a_game(visitors: Visitors, phone: bool) -> None:
    ann = visitors.come(phone=phone)
    if phone:
        ann.page.set_viewport_size({"width": 360, "height": 640})
    page = ann.go()
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    page.get_by_label("Your 3 opponents").wait_for()
    expect(page.get_by_role("button", name="Play now")).to_be_in_viewport(ratio=1)
    assert faults_by_day_and_night(page) == []
    dialog = set_up(page)
    click(dialog.get_by_text("Variants and house rules"))
    assert faults_by_day_and_night(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for control in dialog.locator("button, select").filter(visible=True).all():
        box = control.bounding_box()
        assert box
        assert box["height"] >= 40, control.inner_text()


def lose(visitor: Visitor, game: int) -> None:
    """One short game against house cats, which the first player cannot win."""
    wish = {"seats": 3, "options": SHORT, "bot": "housecat", "start": True}
    table = visitor.open_table(**wish)
    page = visitor.go(f"/t/{table}")
    click(page.locator(f"button[data-shortcut=p]{READY}"))
    page.locator(END).wait_for()
    kept = "JSON.parse(localStorage['spicery.games.spicy'] ?? '{}').games?.length"
    page.wait_for_function(f"count => {kept} === count", arg=game)


def test_after_a_few_games_a_level_is_proposed(visitors: Visitors) -> None:
    ann = visitors.come()
    page = ann.go()
    page.get_by_label("Your 3 opponents").select_option("housecat")
    proposal = page.locator("[data-place=proposal]")
    for game in (1, 2):
        lose(ann, game)
        drawn(page)
        expect(proposal).to_have_count(0)
    lose(ann, 3)
    expect(proposal).to_contain_text("No win in your last 3 games. Would level 1, Kitten, be")
    assert faults_by_day_and_night(page) == []
    page = ann.go()  # it waits for an answer, and nothing changes without one
    expect(proposal).to_contain_text("Would level 1, Kitten, be more fun?")
    expect(page.get_by_label("Your 3 opponents")).to_have_value("housecat")
    click(page.get_by_role("button", name="Not now"))
    expect(proposal).to_contain_text("everything stays as it is")
    expect(page.get_by_label("Your 3 opponents")).to_have_value("housecat")
    expect(ann.go().get_by_label("Your 3 opponents")).to_have_value("housecat")
    expect(proposal).to_have_count(0)


def test_a_proposal_is_taken_with_one_press(visitors: Visitors) -> None:
    ann = visitors.come()
    ann.go().get_by_label("Your 3 opponents").select_option("housecat")
    for game in (1, 2, 3):
        lose(ann, game)
    page, before = ann.page, ann.page.url
    click(page.get_by_role("button", name="Yes, level 1"))
    page.wait_for_url(lambda url: "/t/" in url and url != before)
    page.locator(".hand button").first.wait_for()
    assert [bot.partition("/")[0] for bot in opponents(ann)] == ["kitten"] * 3
    expect(ann.go().get_by_label("Your 3 opponents")).to_have_value("kitten")


def test_the_same_opponents_play_again_at_one_press(visitors: Visitors) -> None:
    ann = visitors.come(phone=True)
    bots = ["tiger/bold", "kitten/stubborn"]
    table = ann.open_table(seats=3, bots=bots, options=SHORT, start=True)
    ann.page.add_init_script(COUNT)
    page = ann.go(f"/t/{table}")
    tap(page.locator(f"button[data-shortcut=p]{READY}"))
    page.locator(END).wait_for()
    before = clicks(page)
    tap(page.get_by_role("button", name="Play again"))
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    expect(page.locator(".hand button")).to_have_count(1)
    expect(page.locator(".invite")).to_have_count(0)
    assert clicks(page) == before + 1
    assert opponents(ann) == bots


@pytest.fixture
def hosted(chromium: Browser, tmp_path: Path) -> Iterator[Visitors]:
    """People at a server whose address others can open."""
    with serving(tmp_path, dist=DIST, bot_delay=0.02, public_url=PUBLIC) as running:
        people = Visitors(chromium, running.port)
        yield people
        parted(people)


def test_an_invitation_is_shared_the_way_the_phone_does_it(hosted: Visitors) -> None:
    ann = hosted.come(phone=True)
    ann.page.add_init_script(SHARE)
    table = ann.open_table()
    page = ann.go(f"/t/{table}")
    invite = page.locator(".invite")
    tap(invite.get_by_role("button", name="Share"))
    page.wait_for_function("() => window.shared")
    link = f"{PUBLIC}/t/{table}"
    shared = json.loads(page.evaluate("JSON.stringify(window.shared)"))
    assert shared == {"title": "Spicery: Spicy", "text": "Play Spicy with me!", "url": link}
    expect(invite.get_by_role("img")).to_be_visible()  # and there is a code to point a camera at
    page.evaluate("window.shy = 'AbortError'")
    tap(invite.get_by_role("button", name="Share"))  # she changed her mind
    drawn(page)
    expect(invite.get_by_role("button", name="Copied")).to_have_count(0)
    page.evaluate("window.shy = 'NotAllowedError'")
    tap(invite.get_by_role("button", name="Share"))  # it cannot: the link is copied instead
    expect(invite.get_by_role("button", name="Copied")).to_be_visible()


def test_a_browser_that_shares_nothing_offers_a_copy(hosted: Visitors) -> None:
    ann = hosted.come()
    ann.page.add_init_script("delete Navigator.prototype.share")
    page = ann.go(f"/t/{ann.open_table()}")
    expect(page.locator(".invite").get_by_role("img")).to_be_visible()
    expect(page.get_by_role("button", name="Share")).to_have_count(0)
    click(page.locator(".invite").get_by_role("button", name="Copy"))
    expect(page.locator(".invite").get_by_role("button", name="Copied")).to_be_visible()


def test_host_and_clock_are_seen_at_the_seats(visitors: Visitors) -> None:
    ann, bea = visitors.come(), visitors.come(phone=True)
    clock = {"kind": "live", "move": 40, "reaction": 20}
    page = sit_down(ann, bea, options={"starter": 0}, clock=clock)
    for each in (page, bea.page):
        first, second = (each.locator(f"[data-place=seat-{seat}]") for seat in (0, 1))
        expect(first).to_contain_text("host")
        expect(second).not_to_contain_text("host")
        expect(first.locator(".countdown")).to_have_text(re.compile(r"^\s*(3\d|40) s$"))
        expect(second.locator(".countdown")).to_have_count(0)
    page.locator(".hand button").first.click()
    page.locator(".claims [data-action]").first.click()
    expect(page.locator("[data-place=seat-1] .countdown")).to_have_text(
        re.compile(r"^\s*(1\d|20) s$")
    )
    expect(page.locator("[data-place=seat-0] .countdown")).to_have_count(0)


def test_the_record_of_challenges_counts_what_was_turned_up(visitors: Visitors) -> None:
    ann, bea = visitors.come(), visitors.come()
    page = sit_down(ann, bea, options={"starter": 0})
    page.locator(".hand button").first.click()
    page.locator(".claims [data-action]").first.click()
    expect(page.locator("aside ol")).to_contain_text("You: ")
    from_menu(page, "Players")
    rows = page.get_by_role("dialog").locator("li")
    expect(rows.nth(0)).to_contain_text("Claims challenged: none yet")
    expect(rows.nth(1)).to_contain_text("Own challenges: none yet")
    page.keyboard.press("Escape")
    click(bea.page.locator(f"button.doubt{READY}").first)
    for each in (page, bea.page):  # the card has been turned up, and its outcome is told
        expect(each.locator("aside ol")).to_contain_text("challenged the")
    said = page.locator("aside ol").text_content() or ""
    right = int("and was right" in said)
    assert right or "and was wrong" in said
    for each in (page, bea.page):  # everybody may look, not only the host
        from_menu(each, "Players")
        rows = each.get_by_role("dialog").locator("li")
        expect(rows.nth(0)).to_contain_text(f"Claims challenged: 1 (false: {right})")
        expect(rows.nth(1)).to_contain_text(f"Own challenges: 1 (right: {right})")
        expect(rows.nth(1)).to_contain_text("Claims challenged: none yet")
    expect(bea.page.get_by_role("button", name="Remove…")).to_have_count(0)
