"""People at one table: leaving, being away, being removed, playing again, being invited."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import DIST, Visitor, Visitors, parted
from tests.browser.hands import END, READY, click, from_menu, in_menu, log_of, tap
from tests.server.live_server import LiveServer, serving

SHORT = {"deal": 1, "above": 1, "jitter": 0, "starter": 0}  # one pass, and it is over
REMOVED = "The host removed Ben."
COMMAND = "cd a/folder/that/is/far/away/from/here && .venv/bin/spicery serve --host 0.0.0.0"


@pytest.fixture(scope="module", name="impatient")
def impatient_(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server that waits for nobody, and that no other device can reach."""
    wish = {"away": 0.5, "blink": 0.5, "listening": ("127.0.0.1", 8000), "sharing": COMMAND}
    with serving(tmp_path_factory.mktemp("house"), dist=DIST, bot_delay=0.02, **wish) as running:
        yield running


@pytest.fixture(name="people")
def people_(chromium: Browser, impatient: LiveServer) -> Iterator[Visitors]:
    found = Visitors(chromium, impatient.port)
    yield found
    parted(found)


def company(people: Visitors, phones: tuple[bool, ...], **wish: object) -> list[Visitor]:
    """Ann, Ben and so on at one table whose game has begun; Ann is the host."""
    found = [people.come(phone=phone) for phone in phones]
    table = found[0].open_table(seats=len(found), **wish)
    for name, visitor in zip(("Ben", "Cem"), found[1:], strict=False):
        visitor.go()
        visitor.post("/api/me", {"name": name})
        visitor.go(f"/t/{table}")
        click(visitor.page.get_by_role("button", name="Take a seat"))
    host = found[0].go(f"/t/{table}")
    click(host.get_by_role("button", name="Start", exact=True))
    for visitor in found:
        visitor.page.locator(".hand button").first.wait_for()
    return found


def table_of(page: Page) -> str:
    """The table that a page shows."""
    return page.url.rpartition("/")[2]


def test_leaving_is_asked_once_more_and_can_be_undone(people: Visitors) -> None:
    ann, ben = company(people, (False, True), options={"starter": 0})
    table = table_of(ben.page)
    from_menu(ben.page, "Leave", tap)
    tap(ben.page.get_by_role("button", name="Keep playing"))
    expect(ben.page.get_by_role("dialog")).to_have_count(0)
    from_menu(ben.page, "Leave", tap)
    expect(ben.page.get_by_role("dialog")).to_contain_text("A bot takes over for you")
    tap(ben.page.get_by_role("button", name="Leave the table"))
    ben.page.wait_for_url(f"{people.address}/")
    expect(ann.page.locator(".company").get_by_text("A bot is playing for Ben.")).to_be_visible()
    ben.go(f"/t/{table}")
    ahead = ben.page.locator("[data-shortcut=a]")
    back = ben.page.get_by_role("button", name="Take my seat back")
    expect(back).to_be_visible()
    expect(ahead).to_have_count(0)  # a bot decides that now
    tap(back)
    expect(ahead).to_have_count(1)
    expect(ann.page.locator(".company").get_by_text("Ben is back.")).to_be_visible()


def test_alone_with_bots_the_game_waits(people: Visitors) -> None:
    ann = people.come()
    table = ann.open_table(options={"starter": 0}, start=True)
    page = ann.go(f"/t/{table}")
    from_menu(page, "Leave")
    expect(page.get_by_role("dialog")).to_contain_text("the game waits for you")
    click(page.get_by_role("button", name="Leave the table"))
    own = page.locator("[data-place=own-tables] li").first
    expect(own).to_contain_text("Your turn")  # and no bot's
    click(own.get_by_role("link"))
    expect(page.locator(".hand button")).to_have_count(6)


def test_a_bot_plays_for_somebody_who_is_away(people: Visitors) -> None:
    ann, ben, cem = company(people, (False, True, False), options={"starter": 2})
    table = table_of(cem.page)
    cem.go()
    expect(ann.page.get_by_text("Cem is away.")).to_be_visible()
    expect(ben.page.get_by_text("Cem is away.")).to_be_visible()
    tap(ben.page.get_by_role("button", name="Let a bot play"))  # he is no host
    expect(ann.page.locator(".company").get_by_text("A bot is playing for Cem.")).to_be_visible()
    from_menu(ann.page, "Players")
    row = ann.page.get_by_role("dialog").get_by_role("listitem").filter(has_text="Cem")
    expect(row).to_contain_text("away; a bot is playing")
    back = row.get_by_role("button", name="Give the seat back")
    expect(back).to_have_count(0)  # there is nobody to give it to
    cem.go(f"/t/{table}")
    expect(row).to_contain_text("connected; a bot is playing")
    click(back)
    expect(back).to_have_count(0)
    expect(ben.page.locator(".company").get_by_text("Cem is back.")).to_be_visible()
    told = log_of(ann.page)
    gone, here = told.index("A bot is playing for Cem."), told.index("Cem is back.")
    assert gone < here


def test_whom_the_host_removes_watches_from_then_on(people: Visitors) -> None:
    ann, ben = company(people, (False, True), options={"starter": 1})
    from_menu(ann.page, "Players")
    click(ann.page.get_by_role("button", name="Remove…"))
    question = ann.page.get_by_role("dialog", name="Remove Ben?")
    question.get_by_role("checkbox").check()
    click(question.get_by_role("button", name="Remove and ban"))
    banned = "The host banned you from this table, so you can only watch."
    expect(ben.page.locator(".onlooker")).to_have_text(banned)
    expect(ben.page.locator(".hand")).to_have_count(0)
    expect(
        ann.page.locator(".company").get_by_text(re.compile(f"{REMOVED} .*, a bot, plays on."))
    ).to_be_visible()
    ben.page.reload()
    expect(ben.page.locator(".onlooker")).to_have_text(banned)
    tap(ben.page.get_by_role("button", name="Log"))
    expect(ben.page.get_by_role("complementary")).to_contain_text(REMOVED)
    expect(ben.page.get_by_label("Say something")).to_have_count(0)  # nobody would hear it
    ben.page.keyboard.press("Escape")
    expect(in_menu(ben.page, "Leave", tap)).to_have_count(0)


def test_the_log_keeps_the_names_of_those_who_played(people: Visitors) -> None:
    ann, ben = company(people, (False, True), options={"starter": 1})
    tap(ben.page.locator(f"button[data-shortcut=p]{READY}"))
    expect(ann.page.locator("aside")).to_contain_text("Ben passed")
    from_menu(ann.page, "Players")
    click(ann.page.get_by_role("button", name="Remove…"))
    click(ann.page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True))
    expect(ann.page.locator("aside")).to_contain_text(REMOVED)
    told = log_of(ann.page)
    assert next(at for at, line in enumerate(told) if line.startswith("Ben passed")) < next(
        at for at, line in enumerate(told) if line.startswith(REMOVED)
    )


def test_the_menu_of_a_host_fits_on_a_phone(people: Visitors) -> None:
    ann, ben = people.come(phone=True, language="de-DE"), people.come()
    table = ann.open_table(options={"starter": 0})
    ben.go(f"/t/{table}")
    click(ben.page.get_by_role("button", name="Take a seat"))
    page = ann.go(f"/t/{table}")
    page.locator(".seats .person").nth(1).wait_for()
    tap(page.locator("main button.main"))
    page.locator(".hand button").first.wait_for()
    tap(page.get_by_role("button", name="Menü"))
    menu = page.locator(".items.open")
    expect(menu.get_by_role("button", name="Spieler")).to_be_visible()
    for item in menu.locator("a, button").all():
        expect(item).to_be_in_viewport(ratio=1)
    assert menu.evaluate("all => all.scrollWidth <= all.clientWidth")


def test_a_removed_guest_has_to_wait_for_a_seat(people: Visitors) -> None:
    ann, ben = people.come(), people.come()
    table = ann.open_table(seats=3)
    page = ann.go(f"/t/{table}")
    ben.go(f"/t/{table}")
    click(ben.page.get_by_role("button", name="Take a seat"))
    click(page.get_by_role("button", name="Remove…"))
    click(page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True))
    expect(ben.page.get_by_role("alert")).to_contain_text("The host removed you from this table.")
    click(ben.page.get_by_role("button", name="Take a seat"))
    expect(ben.page.get_by_role("alert").last).to_contain_text("The host removed you")
    expect(page.locator(".seats .free")).to_have_count(2)


def test_several_at_one_screen_if_the_host_allows_it(people: Visitors) -> None:
    ann, ben = people.come(), people.come()
    table = ann.open_table(seats=3)
    page = ann.go(f"/t/{table}")
    ben.go(f"/t/{table}")
    click(ben.page.get_by_role("button", name="Take a seat"))
    also = ben.page.get_by_label("Another player at this screen")
    expect(also).to_have_count(0)
    page.get_by_label("One person may take several seats").check()
    also.fill("Opa")
    click(ben.page.get_by_role("button", name="Add player"))
    expect(page.locator(".seats .person")).to_contain_text(["Ann", "Guest", "Opa"])


def test_the_game_starts_although_the_host_is_away(people: Visitors) -> None:
    ann, ben = people.come(), people.come(phone=True)
    table = ann.open_table(seats=2)
    page = ben.go(f"/t/{table}")
    tap(page.get_by_role("button", name="Take a seat"))
    expect(page.get_by_text("The host is away")).to_be_visible()
    tap(page.get_by_role("button", name="Start", exact=True))
    page.locator(".hand button").first.wait_for()


def end_of(visitor: Visitor) -> None:
    """Wait until the end of the game is seen."""
    visitor.page.locator(END).wait_for()


def test_against_bots_one_press_begins_the_next_game(people: Visitors) -> None:
    ann = people.come(phone=True)
    table = ann.open_table(options=SHORT, start=True)
    page = ann.go(f"/t/{table}")
    tap(page.locator(f"button[data-shortcut=p]{READY}"))
    end_of(ann)
    tap(page.get_by_role("button", name="Play again"))
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    expect(page.locator(".hand button")).to_have_count(1)
    expect(page.locator(END)).to_have_count(0)


def test_the_host_begins_without_whoever_is_slow(people: Visitors) -> None:
    ann, ben, cem = company(people, (False, False, True), options=SHORT)
    table = table_of(ann.page)
    click(ann.page.locator(f"button[data-shortcut=p]{READY}"))
    for each in (ann, ben, cem):
        end_of(each)
    click(ben.page.get_by_role("button", name="Play again"))
    expect(cem.page.get_by_text("Ben wants to play again.")).to_be_visible()
    click(ann.page.get_by_role("button", name="Play again"))
    expect(ann.page.get_by_role("status").filter(has_text="Waiting for Cem")).to_be_visible()
    click(ann.page.get_by_role("button", name="Start without them"))
    for each in (ann, ben):
        each.page.wait_for_url(lambda url: table not in url)
    assert table in cem.page.url  # he may look at the end as long as he likes
    tap(cem.page.get_by_role("link", name="Join the next game"))
    cem.page.wait_for_url(ann.page.url)
    expect(cem.page.locator(".company .back")).to_have_count(
        0
    )  # that press was enough for his seat
    expect(ann.page.locator("[data-place=seat-2]")).not_to_contain_text("stand-in")


def test_the_page_says_that_nobody_else_can_open_the_link(people: Visitors) -> None:
    ann = people.come()
    page = ann.go(f"/t/{ann.open_table()}")
    invite = page.locator(".invite")
    expect(invite).to_contain_text("Other devices can’t open this link")
    expect(invite.locator("code")).to_be_hidden()
    click(invite.locator("summary"))
    expect(invite.locator("code")).to_have_text(COMMAND)
    assert invite.locator(".command").evaluate("row => row.scrollWidth <= row.clientWidth")
    click(invite.locator(".command").get_by_role("button", name="Copy"))
    expect(invite.get_by_role("button", name="Copied")).to_have_count(1)
    expect(invite.locator("svg")).to_have_count(0)  # no code that leads nowhere


def test_the_link_carries_an_address_that_others_can_reach(
    chromium: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    wish = {"listening": ("192.168.7.9", 8000)}
    with serving(tmp_path_factory.mktemp("house"), dist=DIST, **wish) as running:
        found = Visitors(chromium, running.port)
        ann = found.come()
        table = ann.open_table()
        page = ann.go(f"/t/{table}")
        link = page.locator(".invite input")
        expect(link).to_have_value(f"http://192.168.7.9:8000/t/{table}")
        expect(page.locator(".invite svg")).to_be_visible()
        parted(found)
