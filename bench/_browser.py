"""Browser benchmarks in Chromium: first load, frames per second, latency of a throw."""

from __future__ import annotations

import shutil
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bench._server import process

DIST = Path(__file__).resolve().parents[1] / "web" / "dist"
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
# Software rendering, including WebGL.
ARGS = ["--enable-unsafe-swiftshader"]
PATIENCE_MS = 20_000
FLICK = 0.048  # s, duration of a flick
MOVES = 6
PATH = [
    ("mousePressed", "touchStart"),
    *[("mouseMoved", "touchMove")] * MOVES,
    ("mouseReleased", "touchEnd"),
]
BUTTON = {"button": "left", "buttons": 1, "clickCount": 1}
FLIGHT = 0.8  # s, length of a film
QUIET_MS = 1_000  # without a long task, before the page counts as idle
LISTEN = """
window.longTasks = [];
new PerformanceObserver((list) => {
  for (const task of list.getEntries()) window.longTasks.push(task.startTime + task.duration);
}).observe({type: "longtask", buffered: true});
"""
READY = """() => {
  const button = [...document.querySelectorAll("button")].find(
    (each) => !each.disabled && each.checkVisibility());
  return button ? performance.now() : 0;
}"""
LOADED = """() => [
  ...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource"),
].reduce((sum, each) => sum + each.encodedBodySize, 0)"""
LAST = "() => Math.max(0, ...window.longTasks)"


@contextmanager
def chromium() -> Iterator[tuple[Any, str, str]]:
    """A browser and a server's address; or None and the reason."""
    if not (DIST / "index.html").is_file():
        yield None, "", "the client is not built; run make web"
        return
    try:
        from playwright.sync_api import Error, sync_playwright
    except ImportError:
        yield None, "", "playwright is not installed"
        return
    path = next((found for name in CHROMIUMS if (found := shutil.which(name))), None)
    with process("client") as served, sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=path, args=ARGS)
        except Error as error:
            yield None, "", f"no Chromium: {str(error).splitlines()[0]}"
            return
        yield browser, f"http://127.0.0.1:{served.port}/", ""
        browser.close()


def first_load(visits: int = 3) -> dict[str, Any]:
    """Size and time of a first visit; nulls and the reason if they cannot be measured."""
    missing = {"first_load_kb": None, "interactive_ms": None}
    with chromium() as (browser, address, why):
        if browser is None:
            return missing | {"first_load_why": why}
        seen = [visit(browser, address) for _ in range(visits)]
    return {
        "first_load_kb": round(max(size for size, _ in seen) / 1000, 1),
        "interactive_ms": round(statistics.median(ready for _, ready in seen)),
    }


def visit(browser: Any, address: str) -> tuple[int, float]:
    """A visit with empty caches: bytes transferred, milliseconds until interactive."""
    context = browser.new_context()
    context.add_init_script(LISTEN)
    page = context.new_page()
    page.goto(address, wait_until="commit")
    ready = page.wait_for_function(READY, timeout=PATIENCE_MS).json_value()
    last = page.evaluate(LAST)
    while True:
        page.wait_for_timeout(QUIET_MS)
        again = page.evaluate(LAST)
        if again == last:
            break
        last = again
    size = page.evaluate(LOADED)
    context.close()
    return size, max(ready, last)


# -- frames per second ------------------------------------------------------------------

FRAMES = """(ms) => new Promise((done) => {
  let frames = 0, first;
  requestAnimationFrame(function step(now) {
    first ??= now;
    if (now - first < ms) { frames += 1; requestAnimationFrame(step); }
    else done(frames * 1000 / (now - first));
  });
})"""
AWAIT_FILM = """() => {
  const chips = () => document.querySelectorAll("[data-token]").length;
  const send = WebSocket.prototype.send;
  let released = 0;
  WebSocket.prototype.send = function (said) {
    if (String(said).includes('"do":"throw ')) released = performance.now();
    return send.call(this, said);
  };
  requestAnimationFrame(function look(now) {
    if (chips()) window.waited = now - released;
    else requestAnimationFrame(look);
  });
}"""
OPEN = """async (wish) => {
  const post = async (path, body) => (await fetch(path, {method: "POST",
    headers: {"content-type": "application/json"}, body: JSON.stringify(body)})).json();
  await post("/api/me", {name: "Ann"});
  return (await post("/api/tables", wish)).id;
}"""
SCENES = {"space": "fps_safranito_3d", "flat": "fps_safranito_2d", "season": "fps_alacarte_season"}


def scene_fps(seconds: float = 3.0) -> dict[str, Any]:
    """Frames per second during a throw and a seasoning; nulls and a reason if unavailable."""
    with chromium() as (browser, address, why):
        if browser is None:
            return dict.fromkeys(SCENES.values()) | {"fps_why": why}
        return {
            name: round(moving(browser, address, scene, seconds), 1)
            for scene, name in SCENES.items()
        }


def moving(browser: Any, address: str, scene: str, seconds: float) -> float:
    """Frames per second of one scene in motion."""
    with seated(browser, address, scene) as page:
        (hold_shaker if scene == "season" else throw_chip)(page, scene)
        lasts = seconds if scene == "season" else min(seconds, FLIGHT)
        rate: float = page.evaluate(FRAMES, lasts * 1000)
    return rate


def throw_seen(throws: int) -> dict[str, Any]:
    """Milliseconds from release to the first frame of the film; null and a reason without it."""
    with chromium() as (browser, address, why):
        if browser is None:
            return {"throw_seen_ms": None, "throw_seen_why": why}
        took = sorted(seen_after(browser, address) for _ in range(throws))
    return {"throw_seen_ms": round(statistics.median(took)), "throw_seen_ms_most": round(took[-1])}


def seen_after(browser: Any, address: str) -> float:
    """Milliseconds until the film of one throw is visible."""
    with seated(browser, address, "flat") as page:
        page.evaluate(AWAIT_FILM)
        throw_chip(page, "flat")
        waited: float = page.wait_for_function("() => window.waited").json_value()
    return waited


@contextmanager
def seated(browser: Any, address: str, scene: str) -> Iterator[Any]:
    """A page with a new table at which a motion is possible."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.set_default_timeout(3 * PATIENCE_MS)
    page.goto(address)
    options = {"starter": 0} if scene == "season" else {"head_chef": 0}
    game = "alacarte" if scene == "season" else "safranito"
    wish = {"game": game, "seats": 2, "options": options, "start": True}
    page.goto(f"{address}t/{page.evaluate(OPEN, wish)}")
    yield page
    context.close()


BELOW_EDGE = 46  # pixels: where a hand takes the chip


def throw_chip(page: Any, scene: str) -> None:
    """Flick a chip onto the board, in 2D or 3D."""
    page.locator(".arena").wait_for()
    if scene == "space":
        page.keyboard.press("v")
        page.locator(".arena canvas.shown").wait_for()
    page.locator("[data-chip]:enabled").last.click()
    zone, board = page.locator(".zone").bounding_box(), page.locator(".board-box").bounding_box()
    fling(page, board["x"] + board["width"] / 2, zone["y"] + BELOW_EDGE, board["height"] * 0.24)
    page.locator("[data-chip]:enabled").first.wait_for(state="detached")


def fling(
    page: Any,
    x: float,
    y: float,
    reach: float,
    finger: bool = False,
    wait: Callable[[float], object] = lambda _: None,
) -> None:
    """An upward flick with realistic timestamps, however slowly the page handles the events.

    `wait` is called with the seconds between two events, for a page with a controlled clock.
    """
    hand = page.context.new_cdp_session(page)
    begin = time.time()
    last = len(PATH) - 1
    for step, (mouse, touch) in enumerate(PATH):
        part = min(step, last - 1) / (last - 1)
        at, when = {"x": x, "y": y - reach * part}, {"timestamp": begin + FLICK * part}
        if finger:
            points = [] if step == last else [at]
            hand.send("Input.dispatchTouchEvent", {"type": touch, "touchPoints": points, **when})
        else:
            hand.send("Input.dispatchMouseEvent", {"type": mouse, **at, **when, **BUTTON})
        wait(FLICK / (last - 1))
    hand.detach()


def hold_shaker(page: Any, _: str) -> None:
    """Cook the first dish, pick up its first shaker, and turn it over the pan."""
    page.locator("[data-dish=trout-by-moonlight][data-open=true]").click()
    page.locator("[data-action=heat][aria-disabled=false]:not(:disabled)").wait_for()
    page.locator("[data-action='season lemon']").click()
    stage = page.locator("[data-stage=pour]")
    stage.wait_for()
    box = stage.bounding_box()
    page.mouse.move(box["x"] + box["width"] * 0.2, box["y"] + box["height"] * 0.4)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.4, steps=10)
