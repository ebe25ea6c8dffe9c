"""Safranito with nobody opposite: another throw in a replay, by the physics of a real server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

import spicery
from tests.browser.conftest import DIST, Visitor, Visitors
from tests.browser.hands import click
from tests.browser.safranito_hands import aim, flick
from tests.server.house import serving

FIRST = "throw 30 from 0 -2700 1000 at 0 1100 400 spin 0 0 12000"


@pytest.fixture(scope="module")
def ann(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """Somebody at a server that simulates."""
    folder: Path = tmp_path_factory.mktemp("alone")
    with serving(folder, dist=DIST, physics=1) as running:
        visitor = Visitors(chromium, running.port).come()
        yield visitor
        visitor.context.close()
        assert visitor.errors == []


def begun() -> FilePayload:
    """A record of one throw, by a bot's hand."""
    table = spicery.open_table("safranito", 2, {"head_chef": 0, "hands": ["cook", "cook"]}, seed=3)
    table.act(0, FIRST)
    return {"name": "game.record", "mimeType": "text/plain", "buffer": table.record().encode()}


def test_another_motion_in_a_replay(ann: Visitor) -> None:
    page = ann.go("/r/file")
    page.locator("input[type=file]").set_input_files([begun()])
    other = page.get_by_role("button", name="Try another motion")
    expect(other).to_be_disabled()  # nothing is dealt yet
    page.locator(".arena").wait_for()
    page.keyboard.press("End")
    expect(page.locator("main")).to_contain_text("A file holds no films")
    before = page.locator("aside ol").inner_text()
    lying = page.locator("svg.live [data-token]")
    click(other)
    expect(page.locator(".what-if")).to_contain_text("Make Seat 2's motion")
    expect(lying).to_have_count(1)
    for motion in (flick, aim):
        until_done(page, motion)
        expect(page.locator(".what-if")).to_contain_text("not on the record")
        expect(page.locator("aside ol")).to_contain_text("You threw the 60.")
        click(page.get_by_role("button", name="Once more"))
        expect(lying).to_have_count(1)
    click(page.get_by_role("button", name="Back to the record"))
    expect(page.locator(".what-if")).to_have_count(0)
    assert page.locator("aside ol").inner_text() == before, "the record is as it was"


def until_done(page: Page, motion: Callable[[Page, int], None]) -> None:
    """Move until it was a throw: a hand may be too slow on a busy machine."""
    for turn in range(6):
        page.locator("[data-chip]:enabled").first.wait_for()
        motion(page, turn)
        page.wait_for_timeout(500)
        if not page.locator("[data-chip]:enabled").count():
            return


def test_practice_without_an_opponent(ann: Visitor) -> None:
    page = ann.go()
    click(page.get_by_role("button", name="Safranito"))
    click(page.get_by_role("link", name="Practise"))
    lying = page.locator("svg.live [data-token]")
    rows = page.locator("tbody tr")
    for throws in range(1, 3):
        for turn in range(6):
            (aim if throws == 1 else flick)(page, turn)
            page.wait_for_timeout(300)
            if rows.count() == throws:
                break
    expect(rows).to_have_count(2)
    expect(page.locator("svg.live .mark")).to_have_count(
        page.locator("tr:not(:has-text('off'))").count() - 1
    )
    click(page.get_by_role("button", name="Clear the board"))
    expect(lying).to_have_count(0)
    expect(rows).to_have_count(2)  # one's scatter stays
