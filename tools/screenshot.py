"""Takes the README's picture of the table in the browser: `python -m tools.screenshot`."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "pictures" / "table.png"
SIZE = (1000, 680)
MOST = 300_000  # bytes


def shoot(address: str) -> None:
    """Sit down against bots and take the picture when somebody has claimed something."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        size = {"width": SIZE[0], "height": SIZE[1]}
        page = browser.new_page(viewport=size, color_scheme="dark", locale="en")  # type: ignore[arg-type]
        page.goto(address)
        page.get_by_role("button", name="Play now").click()
        page.locator(".hand").wait_for()
        asked = page.locator("button.doubt[data-ready=true]")
        card = page.locator(".hand button[aria-disabled=false]")
        while not asked.count():  # until somebody has claimed something that may be doubted
            if card.count() and not page.locator("button.doubt").count():
                card.first.click()
                page.locator(".claims [data-action]").first.click()
            page.wait_for_timeout(100)
        page.wait_for_timeout(700)  # the last card has landed
        page.screenshot(path=PICTURE)
        assert PICTURE.stat().st_size <= MOST, "the picture is too large for a README"
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
