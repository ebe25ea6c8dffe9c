"""Takes the README's pictures in the browser: `python -m tools.screenshot`."""

from __future__ import annotations

import base64
import io
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from bench._browser import ARGS, throw_chip

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SIZE = (1200, 750)
SMALL = (512, 320)  # an animation
APART = 0.085  # seconds between two frames of an animation, at least
MOST = 600_000  # bytes of one picture
PATIENCE = 120_000  # milliseconds; other players may cook first
FRAME_MS = 20


def sit_down(page: Page, address: str, game: str) -> None:
    """From the landing page to a table against bots."""
    page.goto(address)
    page.get_by_text(game, exact=True).first.click()
    page.get_by_role("button", name="Play now").click()
    page.locator(".scene").wait_for()


def challenge(page: Page) -> None:
    """Spicy, when a claim can be challenged."""
    page.locator(".hand").wait_for()
    asked = page.locator("button.doubt[data-ready=true]")
    card = page.locator(".hand button[aria-disabled=false]")
    while not asked.count():
        if card.count() and not page.locator("button.doubt").count():
            card.first.click()
            page.locator(".claims [data-action]").first.click()
        page.wait_for_timeout(100)


def throw(page: Page) -> None:
    """Safranito, when it is the player's turn to throw."""
    page.locator("[data-chip]:enabled").first.wait_for(timeout=PATIENCE)


def cook(page: Page) -> None:
    """A la carte, on the player's turn with a dish in the pan."""
    page.locator("button[data-action^=cook]:not([aria-disabled=true])").nth(3).click()
    page.locator("[data-action=heat].open").wait_for(timeout=PATIENCE)


SCENES = (
    ("Spicy", challenge, "table.png"),
    ("Safranito", throw, "board.png"),
    ("A la carte", cook, "kitchen.png"),
)


def kept(path: Path) -> None:
    """A picture that is small enough for a README."""
    size = path.stat().st_size
    assert size <= MOST, f"{path.name} is too large for a README: {size} bytes"


def still(page: Page, name: str) -> None:
    """A picture of the page, with as few colours as it needs."""
    shot = Image.open(io.BytesIO(page.screenshot()))
    shot.convert("RGB").quantize(256).save(PICTURES / name, optimize=True)
    kept(PICTURES / name)


def filmed(page: Page, seconds: float, begin: Callable[[], object]) -> list[tuple[float, bytes]]:
    """Records what the browser draws, each frame with its time in seconds."""
    line = page.context.new_cdp_session(page)
    frames: list[tuple[float, bytes]] = []
    seen: list[int] = []

    def keep(frame: dict[str, Any]) -> None:
        frames.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        seen.append(frame["sessionId"])

    line.on("Page.screencastFrame", keep)
    line.send("Page.startScreencast", {"format": "jpeg", "quality": 90})
    begin()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        page.wait_for_timeout(FRAME_MS)
        while seen:
            line.send("Page.screencastFrameAck", {"sessionId": seen.pop()})
    line.send("Page.stopScreencast")
    line.detach()
    return thinned(sorted(frames))


def thinned(frames: list[tuple[float, bytes]]) -> list[tuple[float, bytes]]:
    """The same film at a lower frame rate."""
    chosen = frames[:1]
    for frame in frames:
        if frame[0] - chosen[-1][0] >= APART:
            chosen.append(frame)
    return chosen


def animate(frames: list[tuple[float, bytes]], name: str, last_ms: int = 1500) -> None:
    """An animated picture that plays at the recorded speed."""
    pictures = [Image.open(io.BytesIO(data)).resize(SMALL) for _, data in frames]
    times = [at for at, _ in frames]
    lengths = [round((after - at) * 1000) for at, after in pairwise(times)]
    pictures[0].save(
        PICTURES / name,
        save_all=True,
        append_images=pictures[1:],
        duration=[*lengths, last_ms],
        loop=0,
        quality=50,
        method=6,
    )
    kept(PICTURES / name)


def reveal(page: Page) -> None:
    """A claim is challenged, and the card is turned up."""
    challenge(page)
    press = page.locator("button.doubt[data-ready=true]").first.click
    animate(filmed(page, 5.0, press), "reveal.webp")


def fly(page: Page) -> None:
    """A chip is flicked onto the board."""
    throw(page)
    animate(filmed(page, 2.5, lambda: throw_chip(page, "flat")), "throw.webp")


def shoot(address: str) -> None:
    """Play against bots: a picture of each game, and animations of a reveal and a throw."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGS)
        size = {"width": SIZE[0], "height": SIZE[1]}
        page = browser.new_page(viewport=size, locale="en")  # type: ignore[arg-type]
        for game, until, name in SCENES:
            sit_down(page, address, game)
            until(page)
            page.wait_for_timeout(1500)  # let animations finish
            still(page, name)
        for game, move in (("Spicy", reveal), ("Safranito", fly)):
            sit_down(page, address, game)
            move(page)
        browser.close()


def main() -> None:
    """Start a server with an empty data folder and take the pictures."""
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
            assert found, "the server printed no address"
            shoot(found.group())
        finally:
            serve.terminate()
            serve.wait(10)


if __name__ == "__main__":
    main()
