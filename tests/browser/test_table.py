"""What a table shows and lets people do besides the moves themselves."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import PATIENCE_MS, Visitor, Visitors
from tests.browser.hands import PLAYABLE, READY, click, from_menu

SHORT = {"above": 4, "jitter": 0}
LET_GO = f"button[data-shortcut=l]{READY}"
LEFT = re.compile(r"(\d+) s")


def seconds_left(page: Page) -> int:
    """The seconds that the countdown shows."""
    found = LEFT.search(page.get_by_role("timer").inner_text())
    assert found
    return int(found.group(1))


def sit_down(host: Visitor, guest: Visitor, **wish: object) -> Page:
    """Two people begin a game; the host's page."""
    table = host.open_table(**wish)
    guest.go(f"/t/{table}")
    click(guest.page.get_by_role("button", name="Take a seat"))
    page = host.go(f"/t/{table}")
    click(page.get_by_role("button", name="Start", exact=True))
    return page


def test_the_countdown_is_shown_and_runs(visitors: Visitors) -> None:
    ann, bea = visitors.come(), visitors.come()
    clock = {"kind": "live", "move": 40, "reaction": 20}
    page = sit_down(ann, bea, options={"starter": 0}, clock=clock)
    page.locator(".hand button").first.click()  # it stays in sight while a claim is chosen
    first = seconds_left(page)
    assert 30 < first <= 40
    expect(page.get_by_role("timer")).not_to_contain_text(f"{first} s")
    assert seconds_left(page) < first
    page.locator(".claims [data-action]").first.click()
    expect(page.get_by_role("timer")).to_contain_text(re.compile(r"\b(1\d|20) s"))


def test_a_table_without_a_clock_shows_none(visitors: Visitors) -> None:
    ann = visitors.come()
    page = ann.go(f"/t/{ann.open_table(options={'starter': 0}, start=True)}")
    page.locator(".hand button").first.wait_for()
    expect(page.get_by_role("timer")).to_have_count(0)


def test_a_stand_in_is_told_of_and_can_be_sent_away(visitors: Visitors) -> None:
    ann, bea = visitors.come(), visitors.come()
    clock = {"kind": "live", "move": 1.5, "reaction": 60}
    page = sit_down(ann, bea, options={"starter": 0}, clock=clock)
    banner = page.locator(".company").get_by_text("A bot is playing for you.")
    banner.wait_for()  # Ann sleeps through her move
    expect(bea.page.locator("[data-place=seat-0]")).to_contain_text("stand-in")
    click(page.get_by_role("button", name="Take my seat back"))
    expect(banner).to_have_count(0)
    expect(bea.page.locator("[data-place=seat-0]")).not_to_contain_text("stand-in")


def test_a_refused_move_names_its_rule_and_opens_it(visitors: Visitors) -> None:
    ann = visitors.come()
    table = ann.open_table(options={"starter": 0}, start=True)

    def garble(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            said = json.loads(message)
            if said["say"] == "do":
                said["do"] = re.sub(r"as \d+", "as 9", said["do"])
            server.send(json.dumps(said))

        route.on_message(pass_on)

    ann.page.route_web_socket(re.compile("/socket"), garble)
    page = ann.go(f"/t/{table}")
    click(page.locator(".hand button").first)
    click(page.locator(".claims [data-action]").first)
    refusal = page.locator(".refused")
    expect(refusal).to_contain_text("The rules don’t allow that.")
    click(refusal.get_by_role("button", name="See the rule"))
    clause = page.locator("#clause-S9")
    expect(clause).to_be_in_viewport()
    expect(clause).to_have_class(re.compile("marked"))
    expect(clause).to_contain_text("1, 2 or 3")
    page.keyboard.press("Escape")
    click(refusal.get_by_role("button", name="Close"))
    expect(refusal).to_have_count(0)
    assert page.locator(".hand button").count() == 6, "nothing was played"


def test_the_rules_can_be_searched(visitors: Visitors) -> None:
    ann = visitors.come()
    page = ann.go(f"/t/{ann.open_table(options={'starter': 0}, start=True)}")
    page.locator(".hand").wait_for()
    page.keyboard.press("r")
    expect(page.get_by_role("searchbox")).to_be_focused()
    expect(page.get_by_role("searchbox")).to_have_value("")
    page.get_by_role("searchbox").fill("trophies win")
    expect(page.locator("dialog li")).to_have_count(1)
    expect(page.locator("dialog li")).to_contain_text("S27")


def test_somebody_can_be_muted_and_heard_again(visitors: Visitors) -> None:
    ann, bea = visitors.come(), visitors.come()
    table = ann.open_table()
    bea.go(f"/t/{table}")
    click(bea.page.get_by_role("button", name="Take a seat"))
    page = ann.go(f"/t/{table}")
    page.get_by_role("button", name="Start", exact=True).wait_for()  # she hears from now on

    def say(text: str) -> None:
        bea.page.get_by_label("Say something").fill(text)
        bea.page.keyboard.press("Enter")

    say("Miaow!")
    line = page.get_by_role("log").get_by_text("Miaow!")
    line.wait_for()
    click(page.get_by_role("button", name="Mute Guest"))
    expect(line).to_have_count(0)
    page.reload()  # this browser remembers, and so it does at the next table
    page.get_by_role("button", name="Start", exact=True).wait_for()
    say("Do you hear me?")
    expect(bea.page.get_by_role("log")).to_contain_text("Do you hear me?")
    click(page.get_by_label("Purr"))
    expect(page.get_by_role("log")).to_contain_text("Purr")  # so the line has come, too
    expect(page.get_by_role("log")).not_to_contain_text("Do you hear me?")
    click(page.get_by_role("button", name="Unmute everyone"))
    expect(page.get_by_role("log")).to_contain_text("Do you hear me?")


def test_cards_are_let_go_ahead(visitors: Visitors) -> None:
    ann, bea = visitors.come(), visitors.come()
    sit_down(ann, bea, options={"starter": 0})
    from_menu(bea.page, "Let everything go")
    ahead = bea.page.locator("[data-shortcut=a]")
    expect(ahead).to_have_attribute("aria-pressed", "true")
    click(ann.page.locator(".hand button").first)
    click(ann.page.locator(".claims [data-action]").first)
    bea.page.locator("[data-place=seat-1].lit").wait_for()  # without a word she is on turn
    expect(ahead).to_have_attribute("aria-pressed", "false")  # and is asked again after it


def test_moves_and_turns_are_announced(visitors: Visitors) -> None:
    ann = visitors.come()
    page = ann.go(f"/t/{ann.open_table(options={'starter': 0}, start=True)}")
    expect(page.locator("[aria-live=assertive]")).to_have_text("Your turn.")
    click(page.locator(".hand button").first)
    click(page.locator(".claims [data-action]").first)
    expect(page.locator("[aria-live=polite]").first).to_contain_text(re.compile("You: |: “"))
    from_menu(page, "Home")
    page.get_by_role("button", name="Play now").wait_for()
    expect(page.locator("[aria-live=assertive]")).to_have_text("")  # nobody is asked any more


def test_single_keys_can_be_switched_off(visitors: Visitors) -> None:
    ann = visitors.come()
    page = ann.go(f"/t/{ann.open_table(options={'starter': 0}, start=True)}")
    page.locator(".hand").wait_for()
    from_menu(page, "Settings")
    page.get_by_label("Single-key shortcuts").uncheck()
    page.keyboard.press("Escape")
    for key in "rp?":
        page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".hand button")).to_have_count(6)  # nobody passed
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".claims")).to_be_visible()  # no letters are needed to play
    page.reload()
    page.locator(".hand").wait_for()
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_card_flies_unless_motion_is_unwanted(visitors: Visitors) -> None:
    count = """() => {
      window.flights = 0;
      const tally = (all) => all.flatMap((one) => [...one.addedNodes]).forEach((node) => {
        if (node.className === "flight") window.flights += 1;
      });
      new MutationObserver(tally).observe(document.body, {childList: true});
    }"""
    seen = {}
    for motion in (True, False):
        ann = visitors.come(motion=motion)
        page = ann.go(f"/t/{ann.open_table(options={'starter': 0}, start=True)}")
        page.locator(PLAYABLE).first.wait_for()  # all cards are dealt
        page.evaluate(count)
        click(page.locator(PLAYABLE).first)
        click(page.locator(".claims [data-action]").first)
        page.locator("aside ol li", has_text="You: ").first.wait_for(state="attached")
        seen[motion] = page.evaluate("window.flights")
        expect(page.locator(".flight")).to_have_count(0, timeout=PATIENCE_MS)  # tidied away
    assert seen[True] > 0 == seen[False]
