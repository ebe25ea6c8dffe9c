"""Observes a page in every frame: what moved, and what the page showed meanwhile."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page

# `movers` are watched until they move no more. A look keeps everything that the page says, by eye
# or by ear, and the parts of it that must stay as they are until then. As long as `asked` is on
# the page, the answer is still on its way, and nothing is looked at.
WATCH = """([movers, asked]) => {
  const all = (what) => [...document.querySelectorAll(what)];
  const text = (what) => all(what).map((each) => each.textContent).join(" | ");
  const labels = () => all("[aria-label], [title], [alt]").map((each) =>
    ["aria-label", "title", "alt"].map((name) => each.getAttribute(name)).join(" ")).join(" ");
  const look = () => ({
    log: text("aside ol li"),
    live: text("[aria-live], [role=status], [role=alert]"),
    counters: text("[data-place^=seat-]"),
    hand: all(".hand [aria-label]").map((each) => each.getAttribute("aria-label")).join(" "),
    asked: text(".decide, .menu, .claims, .doubt, .quiet button"),
    word: text(".word"),
    title: document.title,
    end: text("#end-title"),
    reveal: text(".reveal .verdict, .reveal .follows"),
    all: document.title + document.body.textContent + labels(),
    voices: window.voices ?? 0,
  });
  const shape = () => all(movers).map((each) =>
    each.getAttribute("transform") ?? getComputedStyle(each).transform).join("|");
  const seen = { moves: 0, moved: 0, crossed: false, looks: [] };
  let [last, said, on] = [shape(), "", true];
  const frame = (at) => {
    if (asked && document.querySelector(asked)) return void requestAnimationFrame(frame);
    const now = shape();
    if (now && now !== last) { seen.moves += 1; seen.moved = at; }
    last = now;
    const found = look();
    if (JSON.stringify(found) !== said) seen.looks.push({ at, ...found });
    said = JSON.stringify(found);
    seen.crossed ||= Boolean(found.end && document.querySelector(".flight"));
    if (on) requestAnimationFrame(frame);
  };
  frame(performance.now());
  window.seen = seen;
  window.witness = () => { on = false; return seen; };
}"""
AT_REST = "() => window.seen.moves > 5 && performance.now() - window.seen.moved > 250"
STILL = ("log", "live", "counters", "hand", "word", "title", "end")


class Witness:
    """Observes a page from now on (or once nothing is `asked` any more) until `tell`."""

    def __init__(self, page: Page, movers: str, asked: str = "") -> None:
        self.page = page
        page.evaluate(WATCH, [movers, asked])

    def tell(self, until: str) -> dict[str, Any]:
        """What was observed until a pattern is in the log; fails if it was shown too early."""
        self.page.locator("aside ol li", has_text=re.compile(until)).last.wait_for(state="attached")
        self.page.wait_for_function(AT_REST)
        seen: dict[str, Any] = self.page.evaluate("window.witness()")
        first, last = seen["looks"][0], seen["looks"][-1]
        early = [look for look in seen["looks"] if look["at"] < seen["moved"]]
        fresh = [line for line in last["log"].split(" | ") if line not in first["log"].split(" | ")]
        assert fresh, "something came of it"
        for look in early:
            for part in STILL:
                assert look[part] == first[part], f"{part}, before the motion was over"
            for line in fresh:
                assert line not in look["all"], f"{line!r}, before the motion was over"
        assert not seen["crossed"], "cards fly over the end panel"
        return {**seen, "early": early, "first": first, "last": last, "fresh": fresh}
