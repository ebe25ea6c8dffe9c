"""Checks for all pages: languages, accessibility, and recovery when the server dies."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import AXE, Visitors
from tests.browser.hands import act, click, from_menu, idle, log_of, pass_time, play_until_end

SERIOUS = ("serious", "critical")
COLOURS = ("color-contrast", "link-in-text-block")
SHORT = {"above": 4, "jitter": 0}
RESEND_MS = 2500  # after which a page sends again what was not answered


def faults(page: Page, rules: tuple[str, ...] = ()) -> list[str]:
    """Serious findings of axe on the current page, by all rules or some."""
    page.evaluate(AXE.read_text(encoding="utf-8"))  # a script tag is against our policy
    wish = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
    found = page.evaluate("(wish) => axe.run(wish)", wish)
    return [
        f"{fault['id']}: {node['html'][:120]}"
        for fault in found["violations"]
        if fault["impact"] in SERIOUS
        for node in fault["nodes"]
    ]


def faults_by_day_and_night(page: Page) -> list[str]:
    """In the dark all faults; in the light those of colour, which alone can differ."""
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    dark = faults(page)
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    light = faults(page, COLOURS)
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    return [*dark, *light]


@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing_serious(visitors: Visitors, phone: bool) -> None:
    ann = visitors.come(phone=phone)
    waiting = ann.open_table()
    playing = ann.open_table(seats=4, options={"variants": ["copy cat"], "starter": 0}, start=True)
    ann.page.add_init_script("localStorage['spicery.theme'] = 'dark'")
    found = {}
    for path in ("/learn/spicy", "/rules/alacarte", f"/t/{waiting}", "/nowhere", "/"):
        page = ann.go(path)
        page.locator("main").first.wait_for()
        if path == "/":
            page.locator("[data-place=own-tables]").wait_for()
        if path.startswith("/rules/"):
            page.locator("#clause-C71").wait_for()
        found[path] = faults_by_day_and_night(page)
    page.get_by_role("button", name="Open a table").click()
    page.get_by_text("Variants and house rules").click()
    found["form"] = faults_by_day_and_night(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Show a code").click()
    page.locator("dialog output").wait_for()
    found["settings"] = faults_by_day_and_night(page)
    ann.go(f"/t/{playing}")
    page.locator(".hand button").first.wait_for()
    found["table"] = faults_by_day_and_night(page)
    page.locator(".hand button").first.click()
    found["claims"] = faults_by_day_and_night(page)
    from_menu(page, "Rules")
    page.locator("#clause-S10").wait_for()
    found["rules"] = faults_by_day_and_night(page)
    assert {place: each for place, each in found.items() if each} == {}


def test_language_follows_the_browser_and_can_be_switched(visitors: Visitors) -> None:
    page = visitors.come(language="nl-NL").go()
    expect(page.get_by_role("button", name="Nu spelen")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "nl"
    click(page.get_by_role("button", name="Instellingen"))
    click(page.get_by_role("button", name="Deutsch"))
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Jetzt spielen")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Jetzt spielen")).to_be_visible()


def test_the_lesson_can_be_done(visitors: Visitors) -> None:
    """On the smallest phone, where nothing has to be scrolled for it."""
    ann = visitors.come(phone=True)
    ann.page.set_viewport_size({"width": 360, "height": 640})
    page = ann.go()
    expect(page.get_by_role("button", name="Play now")).to_be_in_viewport(ratio=1)
    page.get_by_role("link", name="Learn by playing").tap()
    page.locator(".coach").wait_for()
    done = page.get_by_role("button", name="Play your first game!")
    taught: list[str] = []
    something = ".coach button.main, button.doubt, .go.advised, .hand button.advised"
    for _ in range(40):
        page.locator(something).first.wait_for()
        idle(page)
        assert page.evaluate("document.documentElement.scrollHeight") <= 640
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        taught.append(page.locator(".coach").inner_text())
        if done.count():
            break
        if page.get_by_role("button", name="Next", exact=True).count():
            page.get_by_role("button", name="Next", exact=True).click()
        elif page.locator("button.doubt").count():
            advised = page.locator("button.doubt.advised")
            expect(advised).to_have_attribute("data-ready", "true")
            advised.click()
        elif page.locator(".go.advised").count():
            page.locator(".hand button[aria-disabled=false]").first.click()
            passing = page.locator(".go.advised").filter(visible=True)
            expect(passing).to_have_count(1)  # what is asked for stays, whatever else is tried
            page.keyboard.press("Escape")
            expect(passing).to_have_attribute("data-ready", "true")
            passing.click()
        else:
            other = page.locator(".hand button:not(.advised):not([aria-disabled=true])")
            if other.count():
                other.first.click()
                expect(page.get_by_role("alert")).to_contain_text("pick the one that glows")
            page.locator(".hand button.advised").first.click()
            page.locator(".claims .advised").click()
    said = " ".join(taught)
    assert "after a 10 comes a 1, 2 or 3" in said
    assert "pass, and draw a card" in said
    done.click()
    tags = page.locator("[data-place^=seat-] .what")
    expect(tags).to_contain_text(["Kitten", "Kitten", "Kitten"])  # the weakest, to begin with


def test_a_hint_says_what_and_why(visitors: Visitors) -> None:
    ann = visitors.come()
    page = ann.go(f"/t/{ann.open_table(options={'starter': 0}, start=True)}")
    click(page.get_by_role("button", name="Hint"))
    expect(page.locator(".advice")).to_contain_text("Tiger suggests: ")
    assert (
        page.locator(".hand .advised").count()
        or "draw a card" in page.locator(".advice").inner_text()
    )


def test_a_finished_game_is_replayed_and_its_record_comes_in_again(
    visitors: Visitors, tmp_path: Path
) -> None:
    ann = visitors.come(clock=True)
    table = ann.open_table(options=SHORT, start=True)
    page = ann.go(f"/t/{table}")
    play_until_end([lambda turn: act(page, click, turn)], [page])
    assert faults(page) == []
    with page.expect_download() as coming:
        click(page.get_by_role("link", name="Download game file"))
    record = tmp_path / "good.record"
    coming.value.save_as(record)
    replay_with_chosen_eyes(page)
    upload(visitors.come().go("/r/file"), record)


def replay_with_chosen_eyes(page: Page) -> None:
    """From the final score to the replay, there and back."""
    click(page.get_by_role("link", name="Watch replay"))
    expect(page.locator(".open .card")).to_have_count(12)  # it opens when the cards are dealt
    click(page.get_by_role("button", name="Go to the end"))
    expect(page.locator("aside ol")).to_contain_text("Game over")
    click(page.get_by_role("button", name="Analyse"))
    expect(page.locator("aside ol .mark").nth(1)).to_be_visible(timeout=15_000)  # as it is found
    odds = page.locator("aside ol .odds").first
    expect(odds).to_have_text(re.compile(r"^(\d+|under 1|over 99)%$"))  # one number
    expect(page.locator(".legend")).to_contain_text("next to a claim")
    click(page.get_by_role("button", name="Step back"))
    expect(page.locator("aside ol .later").last).to_contain_text("Game over")
    assert faults(page) == []
    click(page.get_by_role("button", name="Analyse"))
    expect(page.locator("aside ol .mark")).to_have_count(0)
    slider, line = page.get_by_role("slider"), page.locator("aside ol button").nth(2)
    far = int(slider.input_value())
    said = line.inner_text()
    click(line)  # a line of the log leads to its step, which may have several lines
    here = page.locator("aside ol li", has=page.locator("[aria-current=step]"))
    expect(here.filter(has_text=said)).not_to_have_count(0)
    expect(page.locator("aside ol li").last.locator("[aria-current=step]")).to_be_visible()
    assert int(slider.input_value()) < far
    click(page.get_by_role("button", name="Go to the start"))
    page.get_by_label("View as").select_option(label="Ann")
    expect(page.locator(".hand")).to_be_visible()
    expect(page.locator("aside ol")).not_to_contain_text("You")  # here everybody has a name
    expect(page.locator("[data-place=seat-0]")).to_contain_text("Ann")


def upload(page: Page, good: Path) -> None:
    """A stranger replays a file, a file that is no record, and the same one mended."""
    lines = good.read_text(encoding="utf-8").splitlines(keepends=True)
    bad = good.with_name("bad.record")
    bad.write_text("".join([*lines[:5], "miaow\n", *lines[5:]]), encoding="utf-8")
    page.get_by_label("Open a saved game").set_input_files(good)
    page.get_by_label("View as").select_option(index=3)
    click(page.get_by_role("button", name="Go to the end"))
    expect(page.locator("aside ol")).to_contain_text("Game over")
    expect(page.get_by_role("button", name="Try another motion")).to_have_count(0)  # only cards
    page.get_by_label("Open a saved game").set_input_files(bad)
    problem = page.get_by_role("alert")
    expect(problem).to_contain_text("This isn’t a Spicery game file.")
    expect(problem).to_contain_text(re.compile("Line 6: .*miaow"))
    expect(page.locator(".controls")).to_have_count(0)
    bad.write_bytes(good.read_bytes())  # mended, and chosen again by the same name
    with page.expect_file_chooser() as choosing:
        click(page.get_by_label("Open a saved game"))
    choosing.value.set_files(bad)
    expect(page.locator(".controls")).to_be_visible()
    expect(page.get_by_label("View as")).to_have_value("-3")
    expect(problem).to_have_count(0)


def free_port() -> int:
    """A port that nobody uses just now."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


@contextmanager
def process(folder: Path, port: int) -> Iterator[subprocess.Popen[str]]:
    """`spicery serve` on a port that stays the same when it is started again."""
    command = [sys.executable, "-m", "spicery", "serve", "--no-open", "--port", str(port)]
    child = subprocess.Popen(
        [*command, "--data", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert child.stdout is not None
    try:
        assert "Spicery is running at" in child.stdout.readline()
        yield child
    finally:
        child.kill()
        child.wait()
        child.stdout.close()


def play_card(page: Page, name: str) -> None:
    """Somebody at this screen comes out from behind the curtain and plays their first card."""
    click(page.get_by_role("button", name=f"I’m {name}"))
    click(page.locator(".hand button").first)
    click(page.locator(".claims [data-action]").first)
    page.get_by_role("heading", name="Does anyone challenge it?").wait_for()


def test_a_killed_server_costs_nothing(chromium: Browser, tmp_path: Path) -> None:
    port = free_port()
    people = Visitors(chromium, port)
    ann = people.come(clock=True)
    with process(tmp_path, port) as child:
        table = ann.open_table(options={"starter": 0}, sit=["Ann", "Bea"], start=True)
        page = ann.go(f"/t/{table}")
        play_card(page, "Ann")
        before = log_of(page)
        os.kill(child.pid, signal.SIGKILL)
        child.wait()
    expect(page.get_by_role("status").first).to_contain_text("Connection lost")
    nobody = page.get_by_role("button", name="Nobody: let it go")
    expect(nobody).to_have_attribute("data-ready", "true")
    click(nobody)  # while nobody listens
    expect(page.get_by_role("alert")).to_contain_text("You’re offline. This will be sent")
    with process(tmp_path, port):
        page.get_by_role("button", name="I’m Bea").wait_for(timeout=20_000)
        expect(page).to_have_title("Bea’s turn · Spicy · Spicery")
        expect(page.get_by_role("alert")).to_have_count(0)
        assert log_of(page) == before
        pass_time(page, 2 * RESEND_MS)  # whatever was not answered is sent again
        play_card(page, "Bea")  # which the server hears after it
        assert [line for line in log_of(page) if "Bea: " not in line] == before
    ann.context.close()
    assert ann.errors == []
