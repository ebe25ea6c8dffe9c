"""Visual checks: small screens, no reliance on colour, visible focus."""

from __future__ import annotations

import base64
from itertools import combinations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Visitors
from tests.browser.hands import click

SPICES = {"chili": "chili 2", "pepper": "pepper 7", "wasabi": "wasabi 4"}
# A card alone, large, without what could be read on it: only its drawing is left.
BARE = """(label) => {
  document.getElementById("bare")?.remove();
  const box = Object.assign(document.createElement("div"), {id: "bare"});
  box.style.cssText = "position: fixed; inset: 0 auto auto 0; width: 200px; z-index: 999";
  const card = document.querySelector(`.hand svg[aria-label="${label}"]`).cloneNode(true);
  for (const text of card.querySelectorAll("text")) text.style.visibility = "hidden";
  box.append(card);
  document.body.append(box);
}"""
# The share of pixels, at the size of a thumbnail, whose greys are far apart.
APART = """async (pictures) => {
  const [width, height] = [40, 56];
  const pixels = await Promise.all(pictures.map(async (picture) => {
    const image = new Image();
    image.src = picture;
    await image.decode();
    const pen = Object.assign(document.createElement("canvas"), {width, height}).getContext("2d");
    pen.filter = "grayscale(1)";
    pen.drawImage(image, 0, 0, width, height);
    return pen.getImageData(0, 0, width, height).data;
  }));
  let far = 0;
  for (let at = 0; at < pixels[0].length; at += 4)
    if (Math.abs(pixels[0][at] - pixels[1][at]) > 40) far += 1;
  return far / (width * height);
}"""

# Drawings that others refer to, side by side on white, without what could be read on them.
ROW = """(ids) => {
  const row = Object.assign(document.createElement("div"), {id: "bare"});
  row.style.cssText = "position: fixed; inset: 0 auto auto 0; display: flex; background: #fff; "
    + "z-index: 999";
  for (const text of document.querySelectorAll("symbol text")) text.style.visibility = "hidden";
  const space = "http://www.w3.org/2000/svg";
  for (const id of ids) {
    const all = document.createElementNS(space, "svg");
    all.style.cssText = "width: 64px; height: 64px; flex: none";
    all.append(document.createElementNS(space, "use"));
    all.firstChild.setAttribute("href", `#${id}`);
    row.append(all);
  }
  document.body.append(row);
}"""
# For every two drawings of such a row, the share of pixels whose greys are far apart, of those that
# either has.
ROW_APART = """async ([picture, count]) => {
  const side = 32;
  const image = new Image();
  image.src = picture;
  await image.decode();
  const pen = Object.assign(document.createElement("canvas"), {width: side * count, height: side})
    .getContext("2d");
  pen.filter = "grayscale(1)";
  pen.drawImage(image, 0, 0, side * count, side);
  const greys = [...Array(count).keys()].map((at) =>
    pen.getImageData(at * side, 0, side, side).data.filter((_, index) => index % 4 === 0));
  return greys.map((one) => greys.map((two) => {
    let [far, drawn] = [0, 0];
    for (let at = 0; at < one.length; at += 1) {
      if (one[at] < 250 || two[at] < 250) drawn += 1;
      if (Math.abs(one[at] - two[at]) > 40) far += 1;
    }
    return far / drawn;
  }));
}"""
FOR_SALE = (
    "curry",
    "ginger",
    "cardamom",
    "chili",
    "saffron",
    "garlic",
    "mint",
    "cumin",
    "cinnamon",
)
PIECES = ("lemon", "pepper", "paprika", "herbs", "salt")
CUPS = ("back", "point", "swap", "spoons", "season", "cool")
DRAWINGS = {
    "safranito": [f"saf-{spice}" for spice in FOR_SALE],
    "alacarte": [*[f"ala-{piece}" for piece in PIECES], *[f"ala-cup-{cup}" for cup in CUPS]],
}

# Where parts of the page are, as soon as all of them are there.
BOXES = """(parts) => {
  const found = parts.map((part) => document.querySelector(part));
  const boxes = found.map((part) => part?.getBoundingClientRect().toJSON());
  return found.every(Boolean) && {boxes, height: document.documentElement.scrollHeight};
}"""


def bare(page: Page, card: str) -> str:
    """The picture of a card with nothing to read on it, as an address."""
    page.evaluate(BARE, card)
    shot = page.locator("#bare").screenshot()
    return "data:image/png;base64," + base64.b64encode(shot).decode()


def test_spices_are_told_apart_without_colour(visitors: Visitors, chromium: Browser) -> None:
    """By a letter, and by a shape that is left when colours and letters are gone."""
    page = visitors.come().go("/learn/spicy")
    page.locator(".hand button").first.wait_for()
    for spice, card in SPICES.items():
        shown = page.locator(f".hand svg[aria-label='{card}']").first
        expect(shown.locator(".letter")).to_have_text(spice[0].upper())
        expect(shown.locator(f"use[href='#{spice}']")).to_have_count(2)  # corner and middle
    plain = chromium.new_page()  # a page of no site has no policy about pictures
    pictures = {spice: bare(page, card) for spice, card in SPICES.items()}
    again = bare(page, SPICES["chili"])
    same = plain.evaluate(APART, [pictures["chili"], again])
    apart = {
        pair: plain.evaluate(APART, [pictures[one] for one in pair])
        for pair in combinations(SPICES, 2)
    }
    plain.close()
    assert same == 0
    assert min(apart.values()) > 0.07, apart


@pytest.mark.parametrize("game", DRAWINGS)
def test_pieces_are_told_apart_without_colour(
    visitors: Visitors, chromium: Browser, game: str
) -> None:
    """Spices, pieces and cups differ in shape, and not only by a letter."""
    page = visitors.come().go(f"/learn/{game}")
    ids = DRAWINGS[game]
    page.locator(f"#{ids[0]}").wait_for(state="attached")
    page.evaluate(ROW, ids)
    shot = base64.b64encode(page.locator("#bare").screenshot()).decode()
    plain = chromium.new_page()  # a page of no site has no policy about pictures
    apart = plain.evaluate(ROW_APART, [f"data:image/png;base64,{shot}", len(ids)])
    plain.close()
    alike = {
        (ids[one], ids[two]): apart[one][two]
        for one, two in combinations(range(len(ids)), 2)
        if not apart[one][two] > 0.15
    }
    assert alike == {}
    assert all(apart[one][one] == 0 for one in range(len(ids)))


@pytest.mark.parametrize("size", [(390, 844), (360, 740)])
def test_six_seats_and_two_variants_fit_a_phone(waiting: Visitors, size: tuple[int, int]) -> None:
    ann = waiting.come(phone=True)
    ann.page.set_viewport_size({"width": size[0], "height": size[1]})
    options = {"starter": 0, "variants": ["copy cat", "start it up"]}
    page = ann.go(f"/t/{ann.open_table(seats=6, options=options, start=True)}")

    def fits(*essential: str) -> None:
        seen = page.wait_for_function(BOXES, arg=list(essential)).json_value()
        for part, box in zip(essential, seen["boxes"], strict=True):
            assert box["left"] >= -1, part
            assert box["right"] <= size[0] + 1, part
            assert box["top"] >= 0, part
            assert box["bottom"] <= size[1] + 1, part
        assert seen["height"] <= size[1], "nothing has to be scrolled"

    fits("[data-place=seat-0].lit", "[data-place=seat-5]", ".hand", "[data-place=stack]", ".go")
    page.locator(".hand button").first.tap()
    fits(".hand", ".claims", "[data-place=stack]", "[data-place=seat-0]")
    page.locator(".claims [data-action]").first.tap()
    fits(".hand", ".claim", "[data-place=stack]", "[data-place=seat-0]")


@pytest.mark.parametrize("game", ["spicy", "safranito", "alacarte"])
def test_a_bot_is_chosen_and_sent_away_on_one_line_of_a_phone(
    visitors: Visitors, game: str
) -> None:
    ann = visitors.come(phone=True)
    page = ann.go(f"/t/{ann.open_table(game=game, seats=3)}")
    rows = page.locator(".seats li.bot")
    for count in range(2):
        expect(rows).to_have_count(count)
        page.locator(".seats li.free button").first.tap()
    expect(rows).to_have_count(2)
    for row in rows.all():
        level, away = row.locator("select").bounding_box(), row.locator("button").bounding_box()
        assert level is not None
        assert away is not None
        assert level["y"] < away["y"] + away["height"] / 2 < level["y"] + level["height"]
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_focus_is_seen(visitors: Visitors) -> None:
    page = visitors.come().go()
    page.get_by_role("button", name="Play now").wait_for()
    seen = set()
    for _ in range(8):
        page.keyboard.press("Tab")
        seen.add(page.evaluate("getComputedStyle(document.activeElement).outlineWidth"))
    assert seen == {"3px"}


def test_the_landing_page_asks_for_little(visitors: Visitors) -> None:
    """No game and no other language is loaded before it is needed."""
    ann = visitors.come()
    page = ann.go()
    page.get_by_role("button", name="Play now").wait_for()
    page.wait_for_load_state("networkidle")
    scripts = [url.rsplit("/", 1)[1] for url in ann.asked if url.endswith(".js")]
    assert not [name for name in scripts if name.startswith(("spicy", "Table", "de-", "nl-"))]
    click(page.get_by_role("button", name="Open a table"))
    page.get_by_label("Your name").wait_for()
    assert [url for url in ann.asked if "/spicy-" in url]
