"""Rules in the client: reading, searching, older rules, the option for two, other games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FilePayload, expect

from spicery.games import find
from spicery.testing import random_record
from tests.browser.conftest import DIST, ROOT, Visitors, parted
from tests.browser.hands import click, from_menu, tap
from tests.server.live_server import serving
from tests.server.older import FOLDER, SPICY, updated
from tests.third_party_game import NAME, installed

GOLDEN = ROOT / "src" / "spicery" / "games" / "spicy" / "plays" / "second-trophy.record"


def test_a_table_for_two_is_offered_seven_dishes(visitors: Visitors) -> None:
    """C70: beside the rule, in plain sight; at a table for three there is nothing to choose."""
    ann = visitors.come(phone=True)
    page = ann.go()
    page.get_by_role("button", name="A la carte", exact=True).click()
    page.get_by_role("button", name="Open a table").click()
    page.get_by_label("Your name").fill("Ann")
    offer = page.locator("fieldset[data-option=finish]")
    page.get_by_role("combobox", name="Seats").select_option("2")
    expect(offer.get_by_role("radio", name="5 by the rules")).to_be_checked()
    offer.get_by_role("radio", name="7 proposed by the rule book for 2 players").check()
    page.get_by_role("combobox", name="Seats").select_option("3")
    expect(offer).to_have_count(0)
    page.get_by_role("combobox", name="Seats").select_option("2")
    expect(offer.get_by_role("radio", name="7")).to_be_checked()
    page.get_by_role("button", name="Open table").click()
    page.get_by_text("7 finished dishes end the game").wait_for()


@pytest.fixture(scope="module", name="guests")
def guests_(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitors]:
    """Visitors of a server with a third-party game that has no client code."""
    with (
        pytest.MonkeyPatch.context() as patch,
        installed(tmp_path_factory.mktemp("site") / "theirs", patch),
        serving(tmp_path_factory.mktemp("house"), dist=DIST, bot_delay=0.02) as running,
    ):
        people = Visitors(chromium, running.port)
        yield people
        parted(people)


def test_a_game_without_a_part_of_the_client_is_on_every_page(guests: Visitors) -> None:
    """Landing page, lobby and own tables show its title, table and replay a plain board."""
    ann = guests.come()
    table = ann.open_table(game=NAME, seats=2, public=True)
    page = ann.go()
    expect(page.locator("[data-place=own-tables]")).to_contain_text("High Card")
    lobby = page.locator("section", has=page.get_by_role("heading", name="Public tables"))
    expect(lobby).to_contain_text("High Card")
    page.get_by_role("button", name="Play now").wait_for()
    expect(page.get_by_role("button", name="High Card", exact=True)).to_be_visible()
    expect(ann.go(f"/t/{table}")).to_have_title("High Card · Spicery")
    page.get_by_role("button", name="Start").wait_for()
    page = ann.go("/r/file")
    record = random_record(find(NAME), 2, {}, 1).encode()
    saved: FilePayload = {"name": "a.record", "mimeType": "text/plain", "buffer": record}
    page.locator("input[type=file]").set_input_files(saved)
    page.get_by_role("button", name="Go to the end").click()
    expect(page.locator("[data-place=seat-1]")).to_contain_text("Player 2")
    ann.go(f"/learn/{NAME}").get_by_role("heading").first.wait_for()


def test_rules_in_english_are_those_of_the_server(visitors: Visitors) -> None:
    """They are not packed into the client; in other languages its translations are shown."""
    ann = visitors.come()
    page = ann.go("/learn/spicy")
    from_menu(page, "Rules")
    expect(page.get_by_role("searchbox")).to_be_focused()
    expect(page.locator("#clause-S41")).to_contain_text("gives away the deciding trophy")
    assert any(url.endswith("/api/games/spicy/rules") for url in ann.asked)
    packed = "".join(path.read_text(encoding="utf-8") for path in DIST.glob("assets/*.js"))
    assert "gives away the deciding trophy" not in packed


SOUGHT = {
    "en-GB": (("bluff", "S8"), ("score", "S28"), ("after a 10", "S10")),
    "de-DE": (("Bluff", "S8"), ("Wertung", "S28"), ("nach einer 10", "S10")),
    "nl-NL": (("bluf", "S8"), ("score", "S28"), ("na een 10", "S10")),
}
NOTHING = {
    "en-GB": "No rule matches “xylophone”. Try another word.",
    "de-DE": "Zu „xylophone“ gibt es keine Regel.",
    "nl-NL": "Geen regel past bij “xylophone”.",
}
# Steps with shapes outside of any drawing, or with a drawing of no size.
UNDRAWN = """all => all.filter((each) =>
  [...each.querySelectorAll("path, ellipse, circle, use")].some((part) => !part.closest("svg"))
  || [...each.querySelectorAll("svg")].some((part) => !part.getBoundingClientRect().height)
).map((each) => each.parentElement.dataset.step)"""


def test_everything_in_the_pictures_is_drawn(visitors: Visitors) -> None:
    page = visitors.come().page
    for game in ("spicy", "safranito", "alacarte"):
        page.goto(f"{visitors.address}/rules/{game}")
        expect(page.locator("[data-step] .picture")).to_have_count(8)
        assert page.locator(".picture").evaluate_all(UNDRAWN) == []


@pytest.mark.parametrize("language", SOUGHT)
def test_rules_are_found_by_what_people_call_things(visitors: Visitors, language: str) -> None:
    """Hits are marked, pictures step aside, and it is said when nothing fits."""
    page = visitors.come(language=language).go("/rules/spicy")
    expect(page.locator("[data-step]")).to_have_count(8)
    search, said = page.get_by_role("searchbox"), page.get_by_role("status")
    for sought, found in SOUGHT[language]:
        search.fill(sought)
        clause = page.locator(f"#clause-{found}")
        expect(clause).to_be_visible()
        expect(clause.locator("mark").first).to_be_visible()
        expect(said).to_have_text(re.compile(rf"^{page.locator('main li').count()} "))
        expect(page.locator("[data-step]")).to_have_count(0)
        expect(page.locator("#clause-S2")).to_have_count(0)
    search.fill("xylophone")
    expect(said).to_contain_text(NOTHING[language])
    expect(page.locator("main li")).to_have_count(0)
    search.fill("")
    expect(said).to_have_text("")
    expect(page.locator("[data-step]")).to_have_count(8)


@pytest.mark.parametrize("phone", [False, True])
def test_rules_have_pages_of_their_own(visitors: Visitors, phone: bool) -> None:
    """Every clause has an address; pictures and links lead there; the page can be printed."""
    ann = visitors.come(phone=phone)
    page = ann.go()
    press = tap if phone else click
    press(page.get_by_role("link", name="Read the rules"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Spicy: the rules")
    expect(page).to_have_title("Spicy: the rules · Spicery")
    press(page.locator("[data-step=challenge]").get_by_role("button"))
    clause = page.locator("#clause-S16")
    for _ in range(2):
        expect(clause).to_have_class(re.compile("marked"))
        expect(clause).to_be_in_viewport()
        expect(clause).to_be_focused()
        assert page.url.endswith("/rules/spicy#S16")
        page.reload()
    press(page.locator("#clause-S47").get_by_role("link", name="S22"))
    expect(page.locator("#clause-S22")).to_be_in_viewport()
    expect(page.locator(".marked")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.emulate_media(media="print")
    expect(page.get_by_role("searchbox")).to_be_hidden()
    expect(page.locator("[data-step=goal]")).to_be_visible()
    page.emulate_media(media="screen")
    press(page.get_by_role("link", name="A la carte"))
    expect(page.get_by_role("heading", level=1)).to_have_text("A la carte: the rules")
    expect(page.get_by_role("cell", name="Kipper in Egg")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("Spicy: the rules")
    ann.go("/rules/nothing").get_by_role("heading", name="Nothing for sale here").wait_for()


def test_a_screen_opens_the_rules_at_the_right_place(visitors: Visitors) -> None:
    """The same as on the page, beneath the pictures, which are there at once."""
    ann = visitors.come(phone=True)
    page = ann.go(f"/t/{ann.open_table(start=True)}")
    tap(page.get_by_role("button", name="World’s End"))
    panel, clause = page.get_by_role("dialog"), page.locator("#clause-S26")
    expect(clause).to_be_in_viewport(ratio=1)
    expect(clause).to_be_focused()
    expect(clause).to_have_class(re.compile("marked"))
    expect(panel.locator("[data-step]")).to_have_count(8)
    expect(panel).to_contain_text("Our reading: Measured on the card")
    expect(panel).not_to_contain_text("Ruling:")
    table = page.url
    tap(panel.locator("#clause-S31").get_by_role("link", name="S31"))
    expect(page.locator("#clause-S31")).to_have_class(re.compile("marked"))
    assert page.url == table, "the table stays where it is"
    expect(panel.get_by_role("link", name="Open on a page of its own")).to_have_attribute(
        "href", "/rules/spicy"
    )


def test_a_game_from_elsewhere_shows_its_clauses(guests: Visitors) -> None:
    """It brings no pictures, and nothing is missed."""
    page = guests.come().go()
    click(page.get_by_role("button", name="High Card", exact=True))
    click(page.get_by_role("link", name="Read the rules"))
    expect(page.get_by_role("heading", level=1)).to_have_text("High Card: the rules")
    expect(page.locator("#clause-H2")).to_contain_text("keep your card or swap it")
    expect(page.locator("[data-step]")).to_have_count(0)
    expect(page.get_by_role("heading", level=2)).to_have_text(["Play"])
    page.get_by_role("searchbox").fill("swap")
    expect(page.locator("main li")).to_have_count(1)


def test_an_older_game_is_shown_and_marked(visitors: Visitors) -> None:
    ann = visitors.come(phone=True)
    page = ann.go("/r/file")
    page.locator("input[type=file]").set_input_files(FOLDER / "spicy-1-second-trophy.record")
    expect(page.get_by_role("note")).to_contain_text("Played by an older version of the rules")
    page.get_by_role("button", name="Go to the end").click()
    expect(page.get_by_text("Step 61 of 61")).to_be_visible()
    click(page.get_by_role("button", name="More", exact=True))
    expect(page.get_by_role("button", name="Copy link")).to_have_count(0)  # of a file
    expect(page.get_by_role("button", name="Analyse")).to_have_count(0)
    page.locator("input[type=file]").set_input_files(GOLDEN)
    expect(page.get_by_role("note")).to_have_count(0)
    expect(page.get_by_role("button", name="Analyse")).to_be_visible()


def test_a_replay_has_a_word_for_every_step(visitors: Visitors) -> None:
    page = visitors.come().go("/r/file")
    page.locator("input[type=file]").set_input_files(GOLDEN)
    page.locator(".word").wait_for()
    for _ in range(12):
        expect(page.locator(".word")).to_have_text(re.compile(r"\S"))
        if "lets it go" in page.locator(".word").inner_text():
            break
        step = page.locator(".controls .soft").inner_text()
        page.keyboard.press("ArrowRight")
        expect(page.locator(".controls .soft")).not_to_have_text(step)
    expect(page.locator(".word")).to_contain_text("lets it go.")


def test_a_game_begun_under_older_rules_offers_another(chromium: Browser, tmp_path: Path) -> None:
    """It says so among one's own tables and at the table; one press, and the next one runs."""
    with updated(tmp_path, "spicy", SPICY, 30, dist=DIST) as (ann, table):
        people = Visitors(chromium, ann.server.port)
        visitor = people.come(phone=True)
        name, _, value = ann.cookie.partition("=")
        visitor.context.add_cookies([{"name": name, "value": value, "url": people.address}])
        page = visitor.go()
        expect(page.locator("[data-place=own-tables]")).to_contain_text("Begun under older rules")
        page = visitor.go(f"/t/{table}")
        expect(page.get_by_role("heading", name="begun under older rules")).to_be_visible()
        page.get_by_role("button", name="Game log").tap()
        expect(page.get_by_text("Bea: “7 pepper”.").first).to_be_visible()
        page.keyboard.press("Escape")
        assert page.locator("[data-action]").count() == 0
        page.get_by_role("button", name="Play again").click()
        page.wait_for_url(lambda url: "/t/" in url and table not in url)
        page.get_by_text("please look away").wait_for()
        parted(people)
