"""Whole games of A la carte in the browser, and its gestures."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Error, Page, expect

from tests.browser.conftest import PATIENCE_MS, Visitor, Visitors
from tests.browser.hands import (
    BRIEFLY,
    END,
    LISTEN,
    Press,
    busy,
    click,
    drawn,
    pass_time,
    play_until_end,
    press_one,
    shape,
    soon,
    still,
    tap,
    until_heard,
    voices,
)
from tests.browser.test_pages import faults_by_day_and_night

SHORT = {"starter": 0, "finish": 2}
SHORTEST = {"starter": 0, "finish": 1}
GAME = "alacarte"
HEAT = "[data-action=heat][aria-disabled=false]:not(:disabled)"
SHAKERS = ".shaker[aria-disabled=false]:not(:disabled)"
READY = ".desk [data-ready=true]"
DISHES = ".menu [data-open=true]"
BEGIN = "[data-motion], [data-action=wind]"  # what begins a motion by name or by key
UNCOVERED = """(what) => {
  const box = document.querySelector(what)?.getBoundingClientRect();
  if (!box || box.top < 0 || box.bottom > innerHeight) return false;
  return [box.top + 3, box.bottom - 3].every((y) =>
    document.elementFromPoint(box.x + box.width / 2, y)?.closest(what)); }"""
HELD = 1500  # milliseconds that a motion by name may take
MOST_TRAVEL = 640  # pixels from upright to upside down
EASY = "[data-dish=trout-by-moonlight][data-open=true]"

APART = """(dish) => {
  const [note, heat, needs] = [":scope > em", ".heat", ".needs"].map(
    (part) => dish.querySelector(part).getBoundingClientRect());
  return [heat, needs].every((part) => part.bottom <= note.top + 1); }"""


def sit(visitor: Visitor, **wish: object) -> Page:
    """At a table of one's own against a bot, or as wished."""
    asked = {"game": GAME, "options": SHORT, "start": True, **wish}
    return visitor.go(f"/t/{visitor.open_table(**asked)}")


def season(page: Page, press: Press) -> None:
    """By the name of a motion."""
    press(page.locator("[data-motion=careful]"), BRIEFLY)


def in_motion(page: Page) -> bool:
    """Whether a motion is under way, or what came of it is not on view yet."""
    stages = page.locator("[data-stage]").count()
    return busy(page) or stages > page.locator("[data-stage]", has=page.locator(BEGIN)).count()


def act(page: Page, press: Press, turn: int) -> bool:
    """Do one thing, if there is one to do."""
    try:
        if in_motion(page):
            return False
        if press_one(page.locator("[data-motion=careful]"), press):
            return True
        if page.locator("[data-action=wind]").count():
            toss_by_key(page)
            return True
        if press_one(page.locator(DISHES), press, turn) or press_one(page.locator(READY), press):
            return True
        if turn % 3 and press_one(page.locator(SHAKERS), press):
            return True
        return press_one(page.locator(HEAT), press)
    except Error:  # the table moved on under the hand: look again
        return False


def toss_by_key(page: Page) -> None:
    """Hold and let go."""
    page.locator("[data-stage=toss]").focus()
    page.keyboard.down(" ")
    pass_time(page, 650)
    page.keyboard.up(" ")
    pass_time(page, 150)


def press_keys(page: Page, turn: int) -> bool:
    """The same, with keys alone."""
    try:
        return find_key(page, turn)
    except Error:  # the table moved on under the hand: look again
        return False


def find_key(page: Page, turn: int) -> bool:
    """Press the key of what is open; whether anything is."""
    if in_motion(page):
        return False
    if page.locator("[data-stage=pour] [data-motion]").count():
        page.keyboard.down(" ")
        in_hand(page)
        pass_time(page, 580)
        page.keyboard.up(" ")
        pass_time(page, 500)
    elif page.locator("[data-action=wind]").count():
        page.keyboard.down(" ")
        pass_time(page, 650)
        page.keyboard.up(" ")
        pass_time(page, 150)
    elif page.locator(DISHES).count():
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    elif page.locator(READY).count():
        key = page.locator(READY).first.get_attribute("data-shortcut", timeout=BRIEFLY)
        if key:
            page.keyboard.press(key)
        else:  # a cup to be taken from somebody
            page.locator(READY).first.focus(timeout=BRIEFLY)
            page.keyboard.press("Enter")
    elif page.locator(SHAKERS).count() and turn % 3:
        key = page.locator(SHAKERS).first.get_attribute("data-shortcut", timeout=BRIEFLY)
        page.keyboard.press(key or "")
    elif page.locator(HEAT).count():
        page.keyboard.press("d")
    else:
        return False
    drawn(page)
    return True


def cook_trout(page: Page, press: Press = click) -> None:
    """The first dish: it wants lemon and herbs."""
    press(page.locator(EASY), PATIENCE_MS)
    page.locator(HEAT).wait_for()


def test_a_whole_game_by_clicks(visitors: Visitors) -> None:
    page = sit(visitors.come(clock=True))
    play_until_end([lambda turn: act(page, click, turn)], [page])
    assert "wins" in page.locator(END).inner_text() or "win" in page.locator(END).inner_text()
    click(page.get_by_role("link", name="Watch replay"))
    page.locator(".kitchen").wait_for()
    page.keyboard.press("End")
    expect(page.locator("aside ol")).to_contain_text("game over")


def test_a_whole_game_by_keyboard_alone(visitors: Visitors) -> None:
    page = sit(visitors.come(clock=True), options=SHORTEST)
    page.locator("section.menu").wait_for()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("heat: roll the die")
    page.keyboard.press("Escape")
    play_until_end([lambda turn: press_keys(page, turn)], [page])


def test_a_whole_game_at_phone_size_by_touch(visitors: Visitors) -> None:
    page = sit(visitors.come(phone=True, clock=True), seats=4, options=SHORTEST)
    page.locator(DISHES).first.wait_for()
    play_until_end([lambda turn: act(page, tap, turn)], [page])
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_two_at_one_screen_need_no_curtain(visitors: Visitors) -> None:
    eve = visitors.come()
    eve.page.add_init_script(LISTEN)
    page = sit(eve, sit=["Eve", "Fay"])
    for name in ("Eve", "Fay"):
        page.locator(".desk.mine").wait_for(state="attached")
        click(page.locator(EASY if name == "Eve" else DISHES).first)
        expect(page.locator("aside ol")).to_contain_text(f"{name} starts cooking")
    assert not page.get_by_role("button", name="I’m ").count()
    expect(page.locator(".me .plate b")).to_have_text("Eve")
    expect(page.locator(".prompt")).to_have_text("Eve: 3 actions. Heat or season.")
    expect(page).to_have_title("Eve’s turn · A la carte · Spicery")
    until_heard(page)  # a dish goes into the pan
    page.evaluate("localStorage['spicery.sound'] = 'off'")
    page.reload()
    click(page.locator(HEAT))
    expect(page.locator("aside ol")).to_contain_text("Eve rolls")
    assert voices(page) == 0, "switched off"


def listen(page: Page) -> None:
    """Keep the actions that the page sends from now on."""
    page.evaluate(
        """() => { const send = WebSocket.prototype.send; window.said = [];
        WebSocket.prototype.send = function (text) {
          const message = typeof text === 'string' ? JSON.parse(text) : {};
          if (message.say === 'do') window.said.push(message.do);
          return send.call(this, text); }; }"""
    )


def last_said(page: Page) -> str:
    """The last action sent."""
    page.wait_for_function("window.said.length")
    said: str = page.evaluate("window.said.at(-1)")
    return said


def in_hand(page: Page) -> None:
    """Wait until the server has said that a shaker may be turned; until then it stays upright."""
    expect(page.locator("[data-stage=pour] .note")).to_contain_text("recorded")


def drag(page: Page, degrees: float, hold: Callable[[], object]) -> None:
    """Turn the shaker with the mouse, hold it there, let go."""
    box = page.locator("[data-stage=pour]").bounding_box()
    assert box
    x, y = box["x"] + box["width"] * 0.2, box["y"] + box["height"] * 0.5
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + degrees / 180 * min(box["width"] * 0.55, MOST_TRAVEL), y, steps=12)
    hold()
    page.mouse.up()


def drag_for(page: Page, degrees: float, ms: int) -> None:
    """The same, where nothing is simulated: for so long on the page's clock, and until it is
    upright again."""

    def hold() -> None:
        in_hand(page)
        pass_time(page, ms)

    drag(page, degrees, hold)
    pass_time(page, 800)


def numbers(text: str) -> dict[str, int]:
    """The numbers of a motion by name."""
    words = text.split()
    at = words.index("tilt") if "tilt" in words else words.index("flick")
    return {
        name: int(number) for name, number in zip(words[at::2], words[at + 1 :: 2], strict=True)
    }


def test_a_shaker_is_turned_by_the_hand(visitors: Visitors) -> None:
    page = sit(visitors.come(clock=True))
    cook_trout(page)
    listen(page)
    click(page.locator("[data-action='season lemon']"))
    click(page.locator("[data-action=shake]"))
    drag_for(page, 120, 900)
    motion = numbers(last_said(page))
    assert abs(motion["tilt"] - 120) <= 3
    assert all(60 <= motion[way] <= 690 for way in ("there", "back"))
    assert motion["dwell"] > 100
    assert motion["shake"] == 1
    expect(page.locator("aside ol")).to_contain_text(re.compile("your pan|Nothing came out"))
    expect(page.locator("[data-stage=pour]")).to_have_count(0)


def test_a_shaker_only_picked_up_costs_nothing(visitors: Visitors) -> None:
    page = sit(visitors.come(clock=True))
    cook_trout(page)
    listen(page)
    page.locator("[data-action='season lemon']").drag_to(
        page.locator("[data-place=pan-0]"), force=True
    )
    expect(page.locator("[data-stage=pour]")).to_be_focused()
    drag_for(page, 40, 50)
    page.locator("[data-stage=pour]").press("Escape")
    expect(page.locator("[data-stage=pour]")).to_have_count(0)
    assert page.evaluate("window.said") == []
    expect(page.get_by_role("img", name="3 actions left").first).to_be_visible()


def test_what_is_not_allowed_says_why(visitors: Visitors) -> None:
    page = sit(visitors.come())
    cook_trout(page)
    page.locator("[data-action='season pepper']").click(force=True)
    notice = page.locator(".refused")
    expect(notice).to_contain_text("The recipe doesn’t show this spice")
    click(notice.get_by_role("button", name="See the rule"))
    expect(page.locator("#clause-C30")).to_be_visible()


def test_the_lesson_can_be_finished(visitors: Visitors) -> None:
    page = visitors.come(language="nl-NL", clock=True).go("/learn/alacarte")
    done = page.locator("[data-lesson=done]")
    for _ in range(40):
        soon(page, lambda: done.count() or lesson_step(page))
        if done.count():
            break
    expect(done).to_be_visible()


def lesson_step(page: Page) -> bool:
    """Do what the lesson asks for next, if it asks for anything now; never what ends it."""
    try:
        if in_motion(page):
            return False
        if press_one(page.locator(".coach button.main:not([data-lesson=done])"), click):
            return True
        if press_one(page.locator("[data-motion=careful]:enabled"), click):
            pass_time(page, HELD)
            return True
        if page.locator("[data-action=wind]").count():
            toss_by_key(page)
            return True
        advised = page.locator(".board .advised:visible, .board .advised :visible")
        return press_one(advised, click, -1)
    except Error:  # the lesson went on meanwhile
        return False


def frozen(visitor: Visitor) -> list[str]:
    """Three prepared scenes: stoves, a shaker over a pan, and the stoves hotter."""
    page = visitor.go("/learn/alacarte")
    click(page.locator(".coach button.main"))
    click(page.locator(EASY))
    page.locator("[data-action=heat].advised").wait_for()
    page.evaluate("document.fonts.ready")
    pictures = [still(page.locator("main"))]
    click(page.locator("[data-action=heat]"))
    click(page.locator("[data-action='season lemon'].advised"))
    pictures.append(shape(page.locator("[data-stage=pour] .pouring")))
    page.locator("[data-stage=pour]").press("Escape")
    page.locator(".kitchen").wait_for()
    return [*pictures, still(page.locator("main"))]


def test_a_frozen_kitchen_is_the_same_picture_everywhere(visitors: Visitors) -> None:
    first, second = frozen(visitors.come()), frozen(visitors.come())
    assert first == second
    assert len({*first}) == 3, "another scene is another picture"


def test_nobody_is_kept_out(visitors: Visitors) -> None:
    ann, ben = visitors.come(), visitors.come(phone=True, language="de-DE")
    ben.page.set_viewport_size({"width": 390, "height": 600})
    for visitor, press in ((ann, click), (ben, tap)):
        page = sit(visitor)
        page.locator(EASY).wait_for()
        assert faults_by_day_and_night(page) == []
        cook_trout(page, press)
        assert faults_by_day_and_night(page) == []
        press(page.locator("[data-action='season lemon']"), BRIEFLY)
        assert faults_by_day_and_night(page) == []
        page.wait_for_function(UNCOVERED, arg="[data-motion=pour]")
        season(page, press)
        page.wait_for_function(UNCOVERED, arg="[data-stage] .big")


def test_spices_differ_in_shape_and_letter(visitors: Visitors) -> None:
    page = sit(visitors.come())
    page.locator("section.menu").wait_for()
    shapes: list[str] = page.evaluate(
        """() => ['lemon', 'pepper', 'paprika', 'herbs', 'salt'].map((name) => {
        const all = document.querySelector(`#ala-${name}`);
        const first = all.querySelector('circle, path');
        return (first.getAttribute('d') ?? first.tagName) + ' ' + all.textContent; })"""
    )
    assert len(set(shapes)) == 5
    assert len({shape.split()[-1] for shape in shapes}) == 5


@pytest.mark.parametrize("phone", [False, True])
def test_the_menu_says_how_one_stands_and_why_dishes_cannot_be_cooked(
    visitors: Visitors, phone: bool
) -> None:
    ann = visitors.come(phone=phone)
    table = ann.open_table(game="alacarte", seats=3, options={"starter": 1}, start=True)
    page = ann.go(f"/t/{table}")
    page.locator(".dish.open").first.wait_for()
    expect(page.locator(".me")).to_contain_text("0 points")
    expect(page.locator("[data-dish=crepe]")).to_contain_text("not as your first dish")
    taken = page.locator(".dish.gone")
    expect(taken).to_have_count(2)
    for dish in taken.all():
        expect(dish.locator("> em")).to_contain_text("is cooking it")
        assert dish.evaluate(APART), "the note hides nothing"
