"""What a first visit costs in a real Chromium: kilobytes over the line, time until it is usable."""

from __future__ import annotations

import shutil
import statistics
from pathlib import Path
from typing import Any

from bench._server import process

DIST = Path(__file__).resolve().parents[1] / "web" / "dist"
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
ARGS = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
PATIENCE_MS = 20_000
QUIET_MS = 1_000  # without a long task, before the page counts as at rest
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


def first_load(visits: int = 3) -> dict[str, Any]:
    """The figures, or nulls and what is missing for them."""
    missing = {"first_load_kb": None, "interactive_ms": None}
    if not (DIST / "index.html").is_file():
        return missing | {"first_load_why": "the client is not built: make web"}
    try:
        from playwright.sync_api import Error, sync_playwright
    except ImportError:
        return missing | {"first_load_why": "playwright is not installed"}
    path = next((found for name in CHROMIUMS if (found := shutil.which(name))), None)
    with process("client") as served, sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=path, args=ARGS)
        except Error as error:
            return missing | {"first_load_why": f"no Chromium: {str(error).splitlines()[0]}"}
        seen = [visit(browser, f"http://127.0.0.1:{served.port}/") for _ in range(visits)]
        browser.close()
    return {
        "first_load_kb": round(max(size for size, _ in seen) / 1000, 1),
        "interactive_ms": round(statistics.median(ready for _, ready in seen)),
    }


def visit(browser: Any, address: str) -> tuple[int, float]:
    """A visit with empty caches: bytes as they were sent, milliseconds until it is usable."""
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
