"""No part of a page reveals the outcome of a motion before it has been shown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import resources

from playwright.sync_api import FilePayload, Page, expect

from spicery.games import find
from tests.browser.conftest import Visitor, Visitors
from tests.browser.hands import LISTEN, READY, click
from tests.browser.witness import Witness
from tests.server.live_server import LiveServer, TableClient

TURNED, JUDGED = 1020, 1370  # milliseconds of a reveal: half a turn, and all of it, but for a frame
CARDS = ".flight:has(svg)"
DOUBT = f"button.doubt{READY}"
TURNS = """() => { window.turns = []; requestAnimationFrame(function look() {
  const flip = document.querySelector(".flip");
  if (flip) window.turns.push([flip.getAnimations()[0]?.currentTime ?? 9999,
    flip.querySelectorAll(".face").length, document.querySelector(".verdict").textContent]);
  window.ring = document.querySelector(".reveal [data-judged]")?.dataset.judged ?? window.ring;
  requestAnimationFrame(look); }) }"""  # how far a card is turned, whether its face is there, words
MOTION = "tilt 115 dwell 250 there 400 back 450 shake 0"
FLICK = "flip flick 150 lift 80 carry 0"


@contextmanager
def opposite(
    bea: Visitor, running: LiveServer, **wish: object
) -> Iterator[tuple[TableClient, Page]]:
    """Ann, who speaks to the server by herself, and Bea before her page."""
    ann = running.guest("Ann")
    table = ann.open(**wish)  # type: ignore[arg-type]
    page = bea.go(f"/t/{table}")
    click(page.get_by_role("button", name="Take a seat"))
    with ann.at(table) as line:
        line.until("table", where=lambda told: told["seats"][1]["kind"] == "person")
        line.ask("start")
        line.caught_up(1)
        page.locator("aside ol li").first.wait_for(state="attached")
        yield line, page


def caught_up(page: Page, line: TableClient) -> None:
    """The page shows what has happened so far."""
    page.locator(f"main[data-version='{line.news['v']}']").wait_for()


def test_a_card_and_its_challenge_in_spicy(visitors: Visitors, house: LiveServer) -> None:
    """Nor do cards fly over the end panel: this challenge brings World's End."""
    bea = visitors.come(motion=True)
    bea.page.add_init_script(LISTEN)
    options = {"starter": 0, "above": 2, "jitter": 0}
    with opposite(bea, house, options=options) as (line, page):
        expect(page.locator(".hand button")).to_have_count(6)
        expect(page.locator(CARDS)).to_have_count(0)  # all cards are dealt
        witness = Witness(page, CARDS)
        line.do(next(move for move in line.legal(0) if move.startswith("play")), 0)
        seen = witness.tell(until="Ann: “")
        assert not any(look["asked"].strip() for look in seen["early"])
        page.locator(DOUBT).first.wait_for()
        page.evaluate(TURNS)
        witness = Witness(page, f"{CARDS}, .reveal .flip", asked="button.doubt")
        click(page.locator(DOUBT).first)
        seen = witness.tell(until="Game over: World’s End")
        page.locator("#end-title").wait_for()
        turns, ring = page.evaluate("[window.turns, window.ring]")
    assert all(not face for at, face, _ in turns if at < TURNED)
    assert all(not said for at, _, said in turns if at < JUDGED)
    assert re.fullmatch("(number|whole) (right|wrong)", ring or "")
    told = " ".join(seen["fresh"])
    card = re.search(r"it was (?:\w+ (\d+)|wild (\w+))\.", told)
    assert card
    wins = "Bea" if "You win the stack" in told else "Ann"
    lines = {look["reveal"] for look in seen["looks"]}
    verdicts = {
        "Bea": f"The number is wrong: it’s an? {card[1]}."
        if card[1]
        else "The number is wrong: a wild spice has no number.",
        "Ann": "The number is right!",
    }
    follows = {"Bea": "You win.*Ann draws …", "Ann": "Ann wins.*You draw …"}
    assert any(re.search(verdicts[wins] + ".*" + follows[wins], said) for said in lines), lines
    assert "draw one card" in told or "draws one card" in told or "two." in told
    heard = {look["voices"] for look in seen["early"]}
    assert max(heard) < seen["last"]["voices"], "how it ends is heard at its end"


def test_a_throw_in_safranito(throwers: Visitors, workshop: LiveServer) -> None:
    bea = throwers.come(motion=True)
    bea.page.add_init_script(LISTEN)
    with opposite(bea, workshop, game="safranito", options={"head_chef": 0}) as (line, page):
        page.locator("svg.live").wait_for()
        witness = Witness(page, "svg.live [data-token]")
        told = line.do(next(move for move in line.legal(0) if move.startswith("throw 60")), 0)
        assert told["say"] == "ack", told
        seen = witness.tell(until="Ann threw a chip")
        page.locator("[data-chip]:enabled").first.wait_for()
    assert not any(look["asked"] for look in seen["early"]), "decisions while the chip still flies"
    assert "turn" not in seen["early"][0]["title"]
    assert "turn" in page.title()
    heard = [look["voices"] - seen["first"]["voices"] for look in seen["early"]]
    assert heard[-1] > 1, "the chip is heard to fly and to land while the film runs"


def test_a_roll_and_a_pour_in_alacarte(throwers: Visitors, workshop: LiveServer) -> None:
    bea = throwers.come(motion=True)
    wish = {"game": "alacarte", "options": {"starter": 0}}
    with opposite(bea, workshop, **wish) as (line, page):
        line.do("cook trout-by-moonlight", 0)
        click(page.locator(".menu [data-open=true]").first)
        line.until("news", where=lambda news: "heat" in line.legal(0))
        expect(page.locator("aside ol")).to_contain_text("You start cooking")
        witness = Witness(page, f"svg.rolling, {CARDS}")
        line.caught_up(line.do("heat", 0)["v"])
        witness.tell(until="Ann rolls")
        while line.news["waiting"] == [0] and not any("season" in each for each in line.legal(0)):
            line.caught_up(line.do(line.legal(0)[0], 0)["v"])  # a heat to choose, a cup to take
        caught_up(page, line)
        before = page.locator("aside ol li").count()
        witness = Witness(page, "[data-framed=true] [data-piece]")
        told = line.do(f"season lemon {MOTION}", 0)
        assert told["say"] == "ack", told
        seen = witness.tell(until="Ann’s pan|Nothing came out")
    assert before < page.locator("aside ol li").count()
    assert not any("pan:" in look["all"] for look in seen["early"])


def tossing(line: TableClient) -> int:
    """Cook until somebody has a crêpe in the pan and may toss it; who."""
    wishes = ["cook crepe", "cook tomatoes", "cook", f"season herbs {MOTION}", "heat"]
    for _ in range(300):
        seat: int = line.news["waiting"][0]
        legal = line.legal(seat)
        if any(text.startswith("flip ") for text in legal):
            return seat
        texts = [text for wish in wishes for text in [*legal, wish] if text.startswith(wish)]
        told = next(
            told for text in [*texts, *legal] if (told := line.do(text, seat))["say"] == "ack"
        )
        line.caught_up(told["v"])
    raise AssertionError("nobody has a crêpe")


def test_a_crepe_in_the_air(throwers: Visitors, workshop: LiveServer) -> None:
    ann = workshop.guest("Ann")
    wish = {"game": "alacarte", "options": {"starter": 0}, "sit": ["Ann", "Fay"], "start": True}
    table = ann.open(**wish)  # type: ignore[arg-type]
    with ann.at(table) as line:
        line.caught_up(1)
        seat = tossing(line)
        page = throwers.come(motion=True).go(f"/t/{table}")  # an onlooker sees the same
        page.locator(".kitchen").wait_for()
        witness = Witness(page, "[data-stage=toss] svg > g")
        assert line.do(FLICK, seat)["say"] == "ack"
        seen = witness.tell(until="crêpe lands|crêpe misses")
    assert seen["moves"] > 10


def test_with_everything_open_a_replay_shows_every_bluff(visitors: Visitors) -> None:
    plays = resources.files(find("spicy").package).joinpath("plays")
    record = plays.joinpath("second-trophy.record").read_text()
    page = visitors.come().go("/r/file")
    file: FilePayload = {"name": "a.record", "mimeType": "text/plain", "buffer": record.encode()}
    page.locator("input[type=file]").set_input_files(file)
    page.locator("[data-place=stack]").wait_for()
    said: set[str] = set()
    for _ in range(40):
        page.keyboard.press("ArrowRight")
        if not page.locator(".claim").count():
            continue
        claim = page.locator(".claim .what").inner_text().strip("“”").split()
        card = page.locator("[data-place=stack] .card").last.get_attribute("aria-label") or ""
        halves = page.locator("[data-place=stack] [data-judged]").evaluate_all(
            "all => all.map((each) => each.dataset.judged)"
        )
        if not card.startswith("wild"):
            spice, number = ("right" if half in claim else "wrong" for half in card.split())
            assert sorted(halves) == [f"number {number}", f"spice {spice}"], (claim, card)
        said.add(page.locator(".claim .truth").inner_text())
    assert "true" in said
    assert len(said) > 1, "there was a bluff among them"
    page.locator("select").select_option("-2")  # as an onlooker
    page.locator("[data-place=stack] .card:not([aria-label])").first.wait_for(state="attached")
    expect(page.locator("[data-place=stack] [data-judged], .claim .truth")).to_have_count(0)
