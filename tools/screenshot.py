"""Takes the README's pictures of the games in the browser: `python -m tools.screenshot`."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SIZE = (960, 600)
MOST = 300_000  # bytes
PATIENCE = 120_000  # milliseconds: others cook first, and are watched


def sit_down(page: Page, address: str, game: str) -> None:
    """From the landing page to a table against bots."""
    page.goto(address)
    page.get_by_text(game, exact=True).first.click()
    page.get_by_role("button", name="Play now").click()


def doubt(page: Page) -> None:
    """Spicy, when somebody has claimed something that may be doubted."""
    page.locator(".hand").wait_for()
    asked = page.locator("button.doubt[data-ready=true]")
    card = page.locator(".hand button[aria-disabled=false]")
    while not asked.count():
        if card.count() and not page.locator("button.doubt").count():
            card.first.click()
            page.locator(".claims [data-action]").first.click()
        page.wait_for_timeout(100)


def throw(page: Page) -> None:
    """Safranito, when it is one's turn to throw."""
    page.get_by_text("Pick a chip").wait_for()


def cook(page: Page) -> None:
    """A la carte, with a dish in the own pan and one's own turn."""
    page.locator("button[data-action^=cook]:not([aria-disabled=true])").first.click()
    page.locator("[data-action=heat].open").wait_for(timeout=PATIENCE)


SCENES = (
    ("Spicy", doubt, "table.png"),
    ("Safranito", throw, "board.png"),
    ("A la carte", cook, "kitchen.png"),
)


def shoot(address: str) -> None:
    """Sit down against bots, and take a picture of each game at a telling moment."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        size = {"width": SIZE[0], "height": SIZE[1]}
        page = browser.new_page(viewport=size, color_scheme="dark", locale="en")  # type: ignore[arg-type]
        for game, until, name in SCENES:
            sit_down(page, address, game)
            until(page)
            page.wait_for_timeout(1500)  # the last thing has landed
            page.screenshot(path=PICTURES / name)
            size_now = (PICTURES / name).stat().st_size
            assert size_now <= MOST, f"{name} is too large for a README: {size_now} bytes"
        browser.close()


def main() -> None:
    """Serve from an empty folder, and shoot."""
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "spicery", "serve", "--no-open", "--port", "0"]
        serve = subprocess.Popen(
            [*command, "--data", folder],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        try:
            assert serve.stdout
            found = re.search(r"http://[\w.:]+/", serve.stdout.readline())
            assert found, "the server said no address"
            shoot(found.group())
        finally:
            serve.terminate()
            serve.wait(10)


if __name__ == "__main__":
    main()
