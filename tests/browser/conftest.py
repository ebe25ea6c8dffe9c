"""Fixtures for browser tests: a real server, a real Chromium, and visitors."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, sync_playwright

from tests.server.live_server import LiveServer, serving

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "web" / "dist"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
# No graphics card is pretended: the processor draws pages, and space by WebGL.
ARGS = ["--enable-unsafe-swiftshader"]
PATIENCE_MS = 15_000
CLOCKED = "window.clocked = true"  # what only a test can advance
HASTY = "try { localStorage['spicery.pace'] ??= '0.05'; } catch { /* a page of no site */ }"


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The system's Chromium, else Playwright's; without either these tests fail, never skip.

    It ends with this package: while it is there, no other test may run a loop of its own.
    """
    assert (DIST / "index.html").is_file(), "the client is not built: make web"
    path = next((found for name in CHROMIUMS if (found := shutil.which(name))), None)
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=path, args=ARGS)
        except Error as error:
            pytest.fail(f"no Chromium: install it, or run 'playwright install chromium': {error}")
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server with the built client, shared by tests that use their own tables."""
    with serving(tmp_path_factory.mktemp("house"), dist=DIST, bot_delay=0.02) as running:
        yield running


@pytest.fixture(scope="package")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """The same with physics, including live shakers."""
    folder = tmp_path_factory.mktemp("workshop")
    with serving(folder, dist=DIST, bot_delay=0.02, physics=1, shakers=1) as running:
        yield running


@pytest.fixture(scope="package")
def quiet_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server whose bots think for so long that nothing moves on by itself."""
    with serving(tmp_path_factory.mktemp("quiet"), dist=DIST, bot_delay=60.0) as running:
        yield running


class Visitor:
    """A person with a browser context; errors in the page are recorded."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.address = address
        self.context = context
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE_MS)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.asked: list[str] = []
        self.page.on("request", lambda request: self.asked.append(request.url))

    def go(self, path: str = "/") -> Page:
        """Open a page of the site."""
        self.page.goto(self.address + path)
        return self.page

    def open_table(self, **wish: object) -> str:
        """A table with options that no form offers; the visitor is its host."""
        self.post("/api/me", {"name": "Ann"})
        opened = self.post("/api/tables", {"game": "spicy", "seats": 2, **wish})
        return str(opened["id"])

    def post(self, path: str, body: dict[str, object]) -> dict[str, object]:
        """A request as a page would make it, with the cookies of this browser; it needs none."""
        answer: dict[str, object] = self.context.request.post(self.address + path, data=body).json()
        return answer


class Visitors:
    """Opens browser contexts."""

    def __init__(self, browser: Browser, port: int) -> None:
        self.browser = browser
        self.address = f"http://127.0.0.1:{port}"
        self.all: list[Visitor] = []

    def come(
        self,
        phone: bool = False,
        language: str = "en-GB",
        motion: bool = False,
        clock: bool = False,
    ) -> Visitor:
        """A new visitor, with a desktop or a phone; with reduced motion unless `motion` is wanted.

        `clock`: the test can advance the clock of their pages (`hands.pass_time`).
        """
        size = (390, 844) if phone else (1280, 800)
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            reduced_motion="no-preference" if motion else "reduce",
        )
        if not motion:
            context.add_init_script(HASTY)
        if clock:
            context.clock.install()
            context.add_init_script(CLOCKED)
        visitor = Visitor(context, self.address)
        self.all.append(visitor)
        return visitor


def parted(people: Visitors) -> None:
    """Check that no page had an error or contacted another host."""
    for visitor in people.all:
        visitor.context.close()
    for visitor in people.all:
        assert visitor.errors == []
        assert [url for url in visitor.asked if not url.startswith(people.address)] == []


@pytest.fixture
def visitors(chromium: Browser, house: LiveServer) -> Iterator[Visitors]:
    """Visitors of a server without physics."""
    people = Visitors(chromium, house.port)
    yield people
    parted(people)


@pytest.fixture
def waiting(chromium: Browser, quiet_house: LiveServer) -> Iterator[Visitors]:
    """People at tables whose bots think for long."""
    people = Visitors(chromium, quiet_house.port)
    yield people
    parted(people)


@pytest.fixture
def throwers(chromium: Browser, workshop: LiveServer) -> Iterator[Visitors]:
    """Visitors of a server with physics."""
    people = Visitors(chromium, workshop.port)
    yield people
    parted(people)
