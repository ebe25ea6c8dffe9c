"""Reviews: the summary at the end, mistakes, links to steps, playing on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from spicery.games import find
from spicery.testing import random_record
from tests.browser.conftest import DIST, Visitors, parted
from tests.browser.hands import END, act, click, play_until_end, soon
from tests.browser.test_pages import faults, faults_by_day_and_night
from tests.server.live_server import Guest
from tests.server.older import updated

SHORT = {"deal": 6, "above": 6, "jitter": 0, "starter": 0}
SEED = 3
LONG = 60_000.0  # milliseconds until a short game has been analysed
# The colours of everything on the paper, in a theme. Axe doesn't judge words on a gradient.
ON_PAPER = """(theme) => {
  document.documentElement.dataset.theme = theme;
  return [...document.querySelectorAll(".paper *")].map((each) => {
    const { color, backgroundColor } = getComputedStyle(each);
    return `${each.tagName} ${each.className}: ${color} on ${backgroundColor}`; }); }"""
STEP = re.compile(r"[?&]step=(\d+)")
SIZES = ((1440, 900), (1280, 800), (820, 1180), (390, 844), (360, 640), (844, 390))
# Where the board and its controls are, and the smallest side of what is pressed in them.
PLACES = """() => [...document.querySelectorAll(".box, .controls, .controls :is(button, input)")]
  .map((each) => { const { x, y, width, height } = each.getBoundingClientRect();
    return [x, y, width, height].map(Math.round); })"""
SMALLEST = """() => Math.min(...[...document.querySelectorAll(".controls button")]
  .filter((each) => each.checkVisibility())
  .flatMap((each) => [each.offsetWidth, each.offsetHeight]))"""


class Archive(Visitors):
    """People where a short game of Ann and Bea is over, played at random and always the same."""

    def __init__(self, browser: Browser, ann: Guest, table: str) -> None:
        super().__init__(browser, ann.server.port)
        self.table = table
        self.cookie = ann.cookie

    def finished(self, phone: bool = False) -> Page:
        """Ann before the end of the game."""
        ann = self.come(phone)
        name, _, value = self.cookie.partition("=")
        ann.context.add_cookies([{"name": name, "value": value, "url": self.address}])
        page = ann.go(f"/t/{self.table}")
        page.locator(END).wait_for()
        return page


@pytest.fixture(scope="module", name="played")
def played_(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Guest, str]]:
    """The game, and whose it is."""
    game = find("spicy")
    record = random_record(game, 2, SHORT, SEED)
    wish: dict[str, Any] = {"dist": DIST, "rules": game.version, "options": SHORT}
    end = record.rstrip().rpartition("\n")[2]
    with updated(tmp_path_factory.mktemp("house"), "spicy", record, None, end, **wish) as told:
        yield told


@pytest.fixture
def archive(chromium: Browser, played: tuple[Guest, str]) -> Iterator[Archive]:
    people = Archive(chromium, *played)
    yield people
    parted(people)


def cards_in(page: Page) -> list[str]:
    """The names of the cards in hand."""
    named = "all => all.map((each) => each.getAttribute('aria-label') ?? each.textContent)"
    return sorted(page.locator(".hand .card").evaluate_all(named))


def saved(folder: Path) -> Path:
    """A saved game of Spicy."""
    record = folder / "game.record"
    record.write_text(random_record(find("spicy"), 3, SHORT, SEED))
    return record


def more(page: Page) -> None:
    """Open what a small screen has no room for."""
    click(page.get_by_role("button", name="More", exact=True))


def step_of(page: Page) -> int:
    """The step in the address."""
    found = STEP.search(page.url)
    return int(found[1]) if found else -1


def analysed(page: Page) -> None:
    """Wait until the analysis has come to its end."""
    page.wait_for_function(
        "() => [...document.querySelectorAll('progress')].some((all) => all.value === all.max)",
        timeout=LONG,
    )
    expect(page.locator("progress").first).to_be_hidden()


def test_the_end_sums_a_game_up_and_leads_to_its_review(visitors: Visitors) -> None:
    ann = visitors.come(clock=True)
    page = ann.go(f"/t/{ann.open_table(options=SHORT, start=True, bot='kitten')}")
    play_until_end([lambda turn: act(page, click, turn)], [page])
    summary = page.get_by_role("region", name="Summary")
    expect(summary).to_contain_text("Others’ bluffs caught")
    analysed(page)
    expect(summary).to_contain_text(re.compile(r"\d+ of \d+ decisions were good"))
    assert faults_by_day_and_night(page) == []
    by_day = page.evaluate(ON_PAPER, "light")
    assert page.evaluate(ON_PAPER, "dark") == by_day, "paper is light by night too"
    table = page.url.rpartition("/")[2]
    click(page.get_by_role("link", name="Game review"))
    expect(page).to_have_url(re.compile(rf"/r/{table}\?step=\d+&seat=0&review$"))
    expect(page.get_by_label("View as")).to_have_value("0")
    expect(page.get_by_role("button", name="Analyse")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".hand .card")).to_have_count(6)  # dealt
    analysed(page)
    expect(page.get_by_role("region", name="Summary")).to_contain_text("decisions were good")
    assert faults(page) == []


def test_from_mistake_to_mistake_by_link_and_by_log(archive: Archive) -> None:
    page = archive.come().go(f"/r/{archive.table}?review")  # every seat's mistakes
    analysed(page)
    before, after = (
        page.get_by_role("button", name=f"{way} mistake") for way in ("Previous", "Next")
    )
    expect(before).to_be_disabled()
    met = [step_of(page)]
    while after.is_enabled() and len(met) < 4:
        click(after)
        soon(page, lambda: step_of(page) > met[-1])
        met.append(step_of(page))
        expect(page.get_by_role("region", name="Analysis")).to_contain_text("would")
    assert len(met) > 2, "chance makes mistakes"
    page.keyboard.press("n")  # the one before
    soon(page, lambda: step_of(page) == met[-2])
    told = page.get_by_role("region", name="Analysis").inner_text()
    stranger = archive.come().go(page.url.removeprefix(archive.address))  # opens the same step
    analysed(stranger)
    expect(stranger.get_by_role("slider")).to_have_value(str(met[-2]))
    assert stranger.get_by_role("region", name="Analysis").inner_text() == told
    line = page.locator("aside ol .later button").last  # a later line of the log leads there
    click(line)
    soon(page, lambda: step_of(page) > met[-2])
    expect(page.locator("aside ol .later")).to_have_count(0)
    worst = page.get_by_role("region", name="Summary").get_by_role("link").first
    click(worst)
    soon(page, lambda: step_of(page) == int(STEP.search(worst.get_attribute("href") or "")[1]))  # type: ignore[index]
    expect(page.get_by_role("button", name="Analyse")).to_have_attribute("aria-pressed", "true")


def test_a_link_to_a_step_is_copied_and_lands_there_with_the_same_eyes(archive: Archive) -> None:
    page = archive.finished()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    click(page.get_by_role("link", name="Watch replay"))
    page.get_by_label("View as").select_option(label="Ann")
    for _ in range(3):
        click(page.get_by_role("button", name="Step forward"))
    click(page.get_by_role("button", name="Copy link to this step"))
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = str(page.evaluate("navigator.clipboard.readText()"))
    said, log = page.get_by_role("slider").input_value(), page.locator("aside ol").inner_text()
    assert link.endswith(f"?step={said}&seat=0")
    expect(page.locator(".controls")).to_contain_text(f"Step {said} of ")  # one number everywhere
    other = archive.come().go(link.removeprefix(archive.address))
    expect(other.get_by_role("slider")).to_have_value(said)
    expect(other.get_by_label("View as")).to_have_value("0")
    expect(other.locator("aside ol")).to_have_text(re.compile(re.escape(log.split("\n")[0])))
    other.reload()
    expect(other.get_by_role("slider")).to_have_value(said)


def test_one_number_for_a_claim_from_each_viewpoint(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.come().go("/r/file")
    page.get_by_label("Open a saved game").set_input_files(saved(tmp_path))
    expect(page.get_by_role("button", name="Copy link to this step")).to_have_count(
        0
    )  # nobody has it
    page.locator(".controls").wait_for()
    before = page.evaluate(PLACES)
    click(page.get_by_role("button", name="Analyse"))
    analysed(page)
    assert page.evaluate(PLACES) == before, "whatever is found, nothing jumps"
    lines = page.locator("aside ol li", has=page.locator(".odds"))
    for eyes in ("Everything face up", "Player 2"):
        page.get_by_label("View as").select_option(label=eyes)
        expect(lines.first).to_be_visible()
        counts = [line.locator(".odds").count() for line in lines.all()]
        assert set(counts) == {1}
    expect(page.locator(".legend")).to_contain_text("as far as Player 2 could tell")
    for line in lines.all():
        assert not line.inner_text().startswith("Player 2"), "whoever claims it knows"


def test_the_whole_board_and_its_controls_are_in_sight_and_stay_there(
    visitors: Visitors, tmp_path: Path
) -> None:
    page = visitors.come().go("/r/file")
    page.get_by_label("Open a saved game").set_input_files(saved(tmp_path))
    page.locator(".hands .card").first.wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".box")).to_be_in_viewport(ratio=1)
        expect(page.locator(".controls")).to_be_in_viewport(ratio=1)
        places = page.evaluate(PLACES)
        assert places[0][3] >= height / 2, "the board comes first"
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(SMALLEST) >= 40
        page.keyboard.press("a")
        expect(page.get_by_role("region", name="Analysis")).to_be_visible()
        for key in ("ArrowRight", "ArrowRight", "End", "Home"):
            page.keyboard.press(key)
            assert page.evaluate(PLACES) == places, (width, key)
        page.keyboard.press("a")
        expect(page.get_by_role("region", name="Analysis")).to_have_count(0)
        assert page.evaluate(PLACES) == places


@pytest.mark.parametrize("phone", [False, True])
def test_a_game_is_played_on_from_a_step(archive: Archive, phone: bool) -> None:
    page = archive.finished(phone)
    click(page.get_by_role("link", name="Watch replay"))
    if phone:
        more(page)
    page.get_by_label("View as").select_option(label="Ann")
    onward = page.get_by_role("button", name="Play on from here")
    click(page.get_by_role("button", name="Go to the end"))
    if phone:
        more(page)
    expect(onward).to_be_disabled()  # it is over
    page.keyboard.press("Home")
    hand = page.locator(".hand .card")
    expect(hand).to_have_count(6)
    held = cards_in(page)
    click(onward)
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("You take Ann’s seat")
    dialog.get_by_label("Bots").or_(dialog.get_by_role("combobox")).first.select_option("kitten")
    click(dialog.get_by_role("button", name="Play on"))
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator(".hand .card")).to_have_count(6)
    assert cards_in(page) == held
    expect(page.get_by_text("Kitten").first).to_be_visible()
    play_until_end([lambda turn: act(page, click, turn)], [page])


def test_the_best_throw_is_shown_as_a_film(throwers: Visitors) -> None:
    ann, ben = throwers.come(), throwers.come(motion=True)
    options = {"max_rounds": 1, "head_chef": 0}
    table = ann.open_table(game="safranito", seats=2, sit=[], start=True, options=options)
    expect(ann.go(f"/t/{table}").locator(END)).to_be_visible(timeout=LONG)  # bots play
    ann.go()
    page = ben.go(f"/r/{table}?review")
    watch = page.get_by_role("link", name=re.compile("Best throw.*Watch")).first
    expect(watch).to_be_visible(timeout=LONG)
    with page.expect_response(re.compile(r"/films/\d+$")) as film:
        click(watch)
    assert film.value.ok
    shown = int(film.value.url.rpartition("/")[2])
    assert (watch.get_attribute("href") or "").startswith(f"/r/{table}?step={shown}&")
    page.goto(throwers.address + (watch.get_attribute("href") or ""))  # the same from elsewhere
    expect(page.get_by_role("slider")).to_have_value(str(shown))
