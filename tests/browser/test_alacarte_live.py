"""Live shakers in the client: what it sends and draws, also over a slow connection."""

from __future__ import annotations

import json
import re
import struct

from playwright.sync_api import Page, WebSocket, WebSocketRoute, expect

from tests.browser.conftest import Visitors
from tests.browser.hands import click, frozen_time, pass_time_until, soon
from tests.browser.test_alacarte import DISHES, EASY, HEAT, cook_trout, drag, drag_for, sit
from tests.server.live_server import LiveServer

PIECES = 20
SLOW = """(() => {
  const LATE = 150;
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    send(text) { setTimeout(() => this.readyState === Real.OPEN && super.send(text), LATE); }
    set onmessage(hear) {
      super.onmessage = (event) => setTimeout(() => hear.call(this, event), LATE);
    }
  };
})()"""


class Kitchen:
    """A proxy between page and server that answers a grasp and sends frames of the shaker."""

    def __init__(self, page: Page, live: bool = True) -> None:
        self.live = live
        self.tilts: list[int] = []
        self.settled = 0
        self.done: list[str] = []
        self._held = ""
        self._after = 0
        page.route_web_socket("**/socket", self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            if message["say"] == "grasp":
                self._held, self._after = message["do"], message["after"]
                told = {"say": "grasped", "seat": 0, "do": self._held, "live": self.live}
                route.send(json.dumps(told))
            elif message["say"] == "tilt":
                self.tilts.append(message["at"])
                route.send(frame(len(self.tilts), message["at"]))
            elif message["say"] == "settle":
                self.settled += 1
                moved = f"{self._held} tilt 115 dwell 250 there 400 back 450 shake 0"
                sent = {"say": "do", "seat": 0, "do": moved, "after": self._after, "id": "live"}
                server.send(json.dumps(sent))
            else:
                if message["say"] == "do":
                    self.done.append(message["do"])
                server.send(text)

        route.on_message(hear)


def frame(number: int, tenths: int) -> bytes:
    """The bottle at an angle, its pieces in a heap."""
    head = struct.pack("<BBHHhhIB", 1, 0, number & 0xFFFF, tenths * 10, 0, 900, 0, PIECES)
    middle = 512 << 20 | 512 << 10 | 512
    return head + b"".join(
        struct.pack("<hhhI", (at % 4) * 50 - 75, 0, 700 + at // 4 * 50, middle)
        for at in range(PIECES)
    )


def season_live(page: Page, kitchen: Kitchen) -> None:
    """Turn the lemon over the trout, and wait for what falls."""
    cook_trout(page)
    click(page.locator("[data-action='season lemon']"))
    drag(page, 118, lambda: soon(page, lambda: max(kitchen.tilts, default=0) >= 1150))
    expect(page.locator("aside ol")).to_contain_text(re.compile("your pan|Nothing came out"))
    expect(page.locator("[data-stage=pour]")).to_have_count(0)
    assert kitchen.settled == 1
    assert max(kitchen.tilts) >= 1150
    assert kitchen.tilts[-1] <= 10
    peak = kitchen.tilts.index(max(kitchen.tilts))
    assert kitchen.tilts[peak:] == sorted(kitchen.tilts[peak:], reverse=True), "one turn back"


def test_the_tilt_is_streamed(visitors: Visitors) -> None:
    ann = visitors.come()
    kitchen = Kitchen(ann.page)
    page = sit(ann)
    season_live(page, kitchen)
    assert not [text for text in kitchen.done if text.startswith("season")]


def test_a_slow_line_is_no_hindrance(visitors: Visitors) -> None:
    bea = visitors.come()
    bea.page.add_init_script(SLOW)
    kitchen = Kitchen(bea.page)
    season_live(sit(bea), kitchen)


def test_a_busy_kitchen_settles_afterwards_and_says_so(visitors: Visitors) -> None:
    cleo = visitors.come(clock=True)
    kitchen = Kitchen(cleo.page, live=False)
    page = sit(cleo)
    cook_trout(page)
    click(page.locator("[data-action='season lemon']"))
    drag_for(page, 118, 400)
    expect(page.locator("aside ol")).to_contain_text(re.compile("your pan|Nothing came out"))
    assert kitchen.tilts == []
    assert [text for text in kitchen.done if text.startswith("season lemon tilt 11")]


FRAMED = "[data-framed=true] [data-piece]"  # as the physics moves them


def pieces(page: Page) -> list[str]:
    """Where the pieces of the shaker on stage are."""
    found: list[str] = page.locator(FRAMED).evaluate_all(
        "all => all.map((each) => each.style.transform)"
    )
    return found


def result(page: Page) -> str:
    """What fell last, without whose pan it was."""
    line = (
        page.locator(
            "aside ol li", has_text=re.compile("pan[:.]|Nothing came out")
        ).last.text_content()
        or ""
    )
    return line.partition(":")[2].strip() or "nothing"


def test_by_the_real_physics_and_others_watch(throwers: Visitors) -> None:
    dora, ed = throwers.come(), throwers.come(motion=True)
    frames: list[bytes] = []

    def keep(told: str | bytes) -> None:
        if isinstance(told, bytes):
            frames.append(told)

    tilts = [0]

    def note(sent: str | bytes) -> None:
        message = json.loads(sent)
        if message["say"] == "tilt":
            tilts.append(message["at"])

    def listen(line: WebSocket) -> None:
        line.on("framereceived", keep)
        line.on("framesent", note)

    dora.page.on("websocket", listen)
    dora.page.add_init_script(SLOW)
    page = sit(dora, sit=["Dora", "Fay"])
    click(page.locator(EASY))
    expect(page.locator("aside ol")).to_contain_text("Dora starts cooking")
    click(page.locator(DISHES).first)
    page.locator(HEAT).wait_for()
    watcher = ed.go(page.url.removeprefix(throwers.address))
    watcher.locator(".kitchen").wait_for()
    click(page.locator("[data-action='season lemon']"))

    def watch() -> None:
        watcher.locator(FRAMED).first.wait_for()
        before = pieces(watcher)
        assert len(before) == PIECES
        soon(watcher, lambda: pieces(watcher) != before)  # they move while the hand does
        soon(page, lambda: max(tilts) >= 1150)  # a hand let go sooner has only picked it up

    drag(page, 116, watch)
    for seen in (page, watcher):
        expect(seen.locator("aside ol")).to_contain_text(
            re.compile("Dora’s pan|Nothing came out"), timeout=30_000
        )
    assert result(watcher) == result(page)
    assert len(frames) > 20
    assert all(frame[0] == 1 for frame in frames)
    expect(watcher.locator("[data-stage]")).to_have_count(0)


def finished(running: LiveServer) -> str:
    """A game that is over, played by two at one screen; one herb makes tomatoes ready."""
    ann = running.guest("Ann")
    options = {"starter": 0, "finish": 1}
    table = ann.open(game="alacarte", seats=2, options=options, sit=["Ann", "Bea"], start=True)
    motion = "tilt 115 dwell 250 there 400 back 450 shake 0"
    wishes = ["cook tomatoes", "cook", f"season herbs {motion}", "season", "heat"]
    with ann.at(table) as line:
        line.caught_up(1)
        for _ in range(200):
            if line.news["scores"] is not None:
                return table
            seat = line.news["waiting"][0]
            legal = [*line.legal(seat), f"season herbs {motion}"]
            texts = [text for wish in wishes for text in legal if text.startswith(wish)]
            told = next(
                told for text in [*texts, *legal] if (told := line.do(text, seat))["say"] == "ack"
            )
            line.caught_up(told["v"])
    raise AssertionError("the game does not end")


def first_film(running: LiveServer, table: str) -> int:
    """The first step of a finished game that has a film."""
    steps = json.loads(running.ask("GET", f"/api/tables/{table}/replay")[2])["steps"]
    return next(number for number, step in enumerate(steps) if step["film"])


def step_to(page: Page, step: int) -> None:
    """Step forward to a step of a replay so that its motion is seen: nothing moves before it."""
    slider = page.get_by_role("slider")
    for number in range(int(slider.input_value()) + 1, step + 1):
        page.keyboard.press("ArrowRight")
        expect(slider).to_have_value(str(number))
    page.keyboard.press("ArrowLeft")  # who steps back is there at once
    expect(slider).to_have_value(str(step - 1))
    page.keyboard.press("ArrowRight")


def test_a_replay_shows_films_and_lets_others_be_tried(
    throwers: Visitors, workshop: LiveServer
) -> None:
    table = finished(workshop)
    page = throwers.come(motion=True, clock=True).go(f"/r/{table}")
    page.locator(".kitchen").wait_for()
    again = page.locator("button[data-shortcut=o]")
    with frozen_time(page):
        step_to(page, first_film(workshop, table))
        before = pass_time_until(page, lambda: pieces(page))
        known = page.locator("aside ol li").count()
        pass_time_until(page, page.locator("[data-stage=pour] .big").count)
        assert pieces(page) != before, "a film, not a picture"
    expect(page.locator("aside ol li").nth(known)).to_be_visible()  # told when it has been seen
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    told = page.locator("aside ol li").all_inner_texts()
    click(again)
    click(page.locator("[data-action='season herbs'], .shaker.open").first)
    click(page.locator("[data-motion=pour]"))
    expect(page.locator("[data-stage=pour] .big")).to_contain_text("pan")
    click(page.locator("button[data-shortcut=b]"))
    assert page.locator("aside ol li").all_inner_texts() == told, "the record stays"


def test_the_real_box_beside_the_screen(visitors: Visitors) -> None:
    page = sit(visitors.come(), companion=True, sit=["Eve", "Fay"])
    click(page.locator(EASY))
    expect(page.locator("aside ol")).to_contain_text("Eve starts cooking")
    click(page.locator(DISHES).first)
    click(page.locator("[data-action=heat][aria-disabled=false]"))
    click(page.locator("[data-answer='roll 2']"))
    expect(page.locator("aside ol")).to_contain_text("Eve rolls 2")
    click(page.locator("[data-action='season lemon'][aria-disabled=false]"))
    page.locator(".chance input").first.fill("1")
    click(page.locator("[data-answer=fall]"))
    expect(page.locator("aside ol")).to_contain_text("Into Eve’s pan: 1 lemon.")
    click(page.locator(HEAT))
    click(page.locator("[data-answer='roll 1']"))
    fay = page.locator(".me .plate b", has_text="Fay")
    end = page.locator(".desk [data-action=end][data-ready=true]")
    fay.or_(end).first.wait_for()
    if end.count():  # a cup could still be used
        click(end)
    click(page.locator(HEAT))
    page.locator("[data-answer='roll 1']").wait_for()
    expect(fay).to_be_visible()  # the die is rolled at the place of whoever asked for it
