"""Ways to a table: clicks, forms, links, another device."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from spicery.server.settings import Settings
from tests.browser.conftest import DIST, Visitor, Visitors, parted
from tests.browser.hands import PLAYABLE, READY, click, from_menu, pass_time, soon, tap
from tests.server.live_server import serving

COUNT = """addEventListener("click", (event) => event.isTrusted &&
  sessionStorage.setItem("clicks", 1 + Number(sessionStorage.getItem("clicks"))), true)"""


def clicks(page: Page) -> int:
    """The number of clicks since the first page."""
    return int(page.evaluate("Number(sessionStorage.getItem('clicks'))"))


def about(visitor: Visitor) -> dict[str, object]:
    """The server's data about the table in the address bar."""
    table = visitor.page.url.rsplit("/", 1)[1]
    told: dict[str, object] = visitor.page.evaluate(
        "async (path) => (await fetch(path)).json()", f"/api/tables/{table}"
    )
    return told


@pytest.fixture
def newcomers(chromium: Browser, tmp_path: Path) -> Iterator[Visitors]:
    """Visitors of a server whose bots let people react first."""
    with serving(tmp_path, dist=DIST, bot_delay=0.02, bot_patience=60.0) as unhurried:
        people = Visitors(chromium, unhurried.port)
        yield people
        parted(people)


def test_first_move_against_bots_within_three_clicks(newcomers: Visitors) -> None:
    ann, taken = newcomers.come(), list[bool]()

    def listen(told: str | bytes) -> None:
        taken.append('"ack":{' in str(told))

    ann.page.add_init_script(COUNT)
    ann.page.on("websocket", lambda line: line.on("framereceived", listen))
    page = ann.go()
    click(page.get_by_role("button", name="Play now"))
    let_go, card = page.locator(f"button[data-shortcut=l]{READY}"), page.locator(PLAYABLE)
    let_go.or_(card).first.wait_for()
    taken.clear()
    if let_go.count():  # a bot began: the first answer
        click(let_go)
    else:
        click(card.first)
        click(page.locator(".claims [data-action]").first)
        expect(page.locator("aside ol")).to_contain_text("You: ")
    soon(page, lambda: any(taken))  # the server took it
    assert 2 <= clicks(page) <= 3
    expect(page.locator("[data-place=seat-1]")).to_contain_text("Kitten, ")  # whoever is new


def test_joining_by_link_within_two_clicks(visitors: Visitors) -> None:
    ann, bea = visitors.come(), visitors.come()
    table = ann.open_table()
    bea.page.add_init_script(COUNT)
    page = bea.go(f"/t/{table}")
    click(page.get_by_role("button", name="Take a seat"))
    expect(page.get_by_text("(You)")).to_be_visible()
    assert 1 <= clicks(page) <= 2


def test_a_link_to_no_table_is_asked_for_once(visitors: Visitors) -> None:
    ann = visitors.come(clock=True)
    sockets: list[str] = []
    ann.page.on("websocket", lambda socket: sockets.append(socket.url))
    page = ann.go("/t/nowhere")
    expect(page.get_by_role("alert")).to_contain_text("This table doesn’t exist")
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    pass_time(page, 60_000)
    page.evaluate("fetch('/healthz')")  # whatever was asked for before is known now
    assert len(sockets) == 1


def test_a_stranger_may_speak_and_copy_the_link_without_a_clipboard(visitors: Visitors) -> None:
    ann, bea = visitors.come(), visitors.come()
    table = ann.open_table(sit=["Ann"])
    bea.page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    page = bea.go(f"/t/{table}")
    page.get_by_label("Say something").fill("May I look on?")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("You May I look on?")
    expect(page.get_by_role("button", name="Mute")).to_have_count(0)  # one's own line
    click(page.get_by_role("button", name="Copy"))
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.get_by_label("Say something").fill("")
    page.get_by_label("Say something").focus()
    page.keyboard.press("Control+V")
    expect(page.get_by_label("Say something")).to_have_value(f"{visitors.address}/t/{table}")


def test_a_table_with_its_own_rules_and_times(visitors: Visitors) -> None:
    ann = visitors.come()
    page = ann.go()
    click(page.get_by_role("button", name="Open a table"))
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("combobox", name="Seats").select_option("5")
    page.get_by_label("Time").select_option("live")
    page.get_by_label("Per move 20").select_option("90")
    page.get_by_label("Per reaction 5").select_option("12")
    click(page.get_by_text("Variants and house rules"))
    page.get_by_label("Copy cat").check()
    page.get_by_label("Strict").check()
    page.get_by_label("Who starts?").select_option("0")
    click(page.get_by_text("More options"))
    page.get_by_label("Cards dealt to each").fill("4")
    click(page.get_by_role("button", name="Open table"))
    expect(page.get_by_role("heading", name="Spicy")).to_be_visible()
    expect(page.locator("main")).to_contain_text("Copy cat")
    expect(page.locator("main")).to_contain_text("90 seconds per move, 12 seconds per reaction")
    told = about(ann)
    options = told["options"]
    assert isinstance(options, dict)
    assert {name: options[name] for name in ("variants", "strict", "starter", "deal")} == {
        "variants": ["copy cat"],
        "strict": True,
        "starter": 0,
        "deal": 4,
    }
    clock = told["clock"]
    assert isinstance(clock, dict)
    assert (clock["kind"], clock["move"], clock["reaction"]) == ("live", 90, 12)
    assert len(told["seats"]) == 5  # type: ignore[arg-type]
    click(page.get_by_role("button", name="Add bot").first)
    expect(page.locator(".seats .bot select")).to_have_value("kitten")
    page.get_by_label("Emma’s level").select_option("tiger")
    page.get_by_label("Bot level").select_option("housecat")
    click(page.get_by_role("button", name="Start (bots fill empty seats)"))
    expect(page.locator(".hand button")).to_have_count(4)
    tags = page.locator("[data-place^=seat-] .what")
    expect(tags).to_contain_text(["Tiger", "House cat", "House cat", "House cat"])
    click(page.locator(".hand button").first)
    expect(page.locator(".claims [data-action]")).to_have_count(30)  # strict: anything may be said


def test_options_that_do_not_fit_are_refused_in_words(visitors: Visitors) -> None:
    page = visitors.come().go()
    click(page.get_by_role("button", name="Open a table"))
    page.get_by_label("Your name").fill("Ann")
    click(page.get_by_text("Variants and house rules"))
    click(page.get_by_text("More options"))
    page.get_by_label("Cards above World’s End").fill("99")
    click(page.get_by_role("button", name="Open table"))
    expect(page.get_by_role("alert")).to_contain_text("fit into a draw deck of 82")


def test_one_person_on_two_devices(visitors: Visitors) -> None:
    desk, phone = visitors.come(), visitors.come(phone=True)
    table = desk.open_table(options={"starter": 0}, start=True)
    page = desk.go(f"/t/{table}")
    from_menu(page, "Settings")
    click(page.get_by_role("button", name="Show a code"))
    code = page.locator("dialog output").inner_text()
    assert re.fullmatch(r"\w{4}-\w{4}", code)

    page = phone.go(f"/t/{table}")
    expect(page.get_by_text("You’re watching")).to_be_visible()
    from_menu(page, "Settings", tap)
    page.get_by_label("Code from another device").fill("AAAA-2222")
    page.get_by_role("button", name="Use this code").tap()
    expect(page.get_by_role("alert")).to_contain_text("That code is wrong")
    page.get_by_label("Code from another device").fill(code.lower())
    page.get_by_role("button", name="Use this code").tap()
    expect(page.get_by_text("Welcome back, Ann")).to_be_visible()
    page.get_by_role("button", name="Continue").tap()
    expect(page.locator(".hand button")).to_have_count(6)  # her seat and her cards
    assert code not in "".join(phone.asked), "a code never stands in an address"
    mine = phone.go().locator("[data-place=own-tables] li")
    expect(mine).to_contain_text("Your turn")
    mine.get_by_role("link", name="Continue").tap()
    expect(page).to_have_title("Your turn · Spicy · Spicery")
    page.locator(PLAYABLE).first.tap()
    page.locator(".claims [data-action]").first.tap()
    # Played on, found by nothing but the list; seven if the bot doubts it and is right.
    expect(page.locator(".hand button")).not_to_have_count(6)
    expect(desk.page.locator(".hand button")).not_to_have_count(6)
    desk.page.keyboard.press("Escape")
    desk.page.keyboard.press("c")
    desk.page.get_by_label("Say something").fill("Moved to the sofa")
    desk.page.keyboard.press("Enter")
    expect(page.locator(".unread")).to_contain_text("1")
    listed = desk.go().locator("[data-place=own-tables] li")
    expect(listed).to_contain_text(re.compile("Waiting for|Your turn"))
    stranger = visitors.come().go()
    click(stranger.get_by_role("button", name="Settings"))
    stranger.get_by_label("Code from another device").fill(code)
    click(stranger.get_by_role("button", name="Use this code"))
    expect(stranger.get_by_role("alert")).to_contain_text("already used")


def test_a_game_against_bots_that_is_given_up_leaves_the_list(visitors: Visitors) -> None:
    ann = visitors.come()
    ann.open_table(options={"starter": 0}, start=True)
    listed = ann.go().locator("[data-place=own-tables] li")
    expect(listed).to_contain_text("Your turn")
    click(ann.page.get_by_role("button", name="Remove from list"))
    expect(listed).to_have_count(0)


def test_too_many_unfinished_tables_are_refused_in_ones_own_language(visitors: Visitors) -> None:
    ann = visitors.come(language="de-DE", phone=True)
    ann.open_table()
    for _ in range(1, Settings().tables):
        ann.post("/api/tables", {"game": "spicy", "seats": 2})
    page = ann.go()
    page.get_by_role("button", name="Jetzt spielen").click()
    problem = page.get_by_role("alert")
    expect(problem).to_contain_text("Du hast zu viele offene Tische.")
    expect(problem).to_contain_text("entferne einen aus deiner Liste")
    expect(problem).not_to_contain_text("you have")
    with page.expect_response(re.compile("/api/me/tables/")):  # it is off the list, here and there
        page.get_by_role("button", name="Aus der Liste entfernen").first.click()
    page.get_by_role("button", name="Jetzt spielen").click()
    page.wait_for_url(re.compile("/t/"))
