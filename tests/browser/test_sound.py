"""Sound: only after a gesture, at the chosen volume, never when off or in a hidden tab."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.hands import LISTEN, click, from_menu, until_heard, voices

# Ambience is on, and every audio context of the page is kept. Scripts of Playwright count as
# gestures in Chromium, so only real ones are reported to the page.
LISTEN_TO_ALL = """localStorage["spicery.ambience"] ??= "0.4"; window.contexts = [];
const Made = AudioContext;
window.AudioContext = class extends Made {
  constructor(...wish) { super(...wish); window.contexts.push(this); }
};
let touched = false;
for (const gesture of ["pointerdown", "keydown"])
  addEventListener(gesture, () => { touched = true; }, { capture: true });
Object.defineProperty(navigator, "userActivation", {
  value: { get hasBeenActive() { return touched; } },
});
"""
LESSON = "/learn/spicy"
ALL = "() => window.contexts.length > 0 && window.contexts.every(({state}) => state === '%s')"
LOOK = """hidden => {
  Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def listening(visitors: Visitors) -> Page:
    """A visitor at a lesson, before any gesture."""
    ann = visitors.come()
    ann.page.add_init_script(LISTEN_TO_ALL)
    ann.page.add_init_script(LISTEN)
    page = ann.go(LESSON)
    page.locator(".coach").wait_for()
    page.wait_for_load_state("networkidle")
    return page


def volume(page: Page, name: str) -> str:
    """The stored value of a slider."""
    return str(page.evaluate("name => localStorage[`spicery.${name}`]", name))


def test_nothing_is_heard_before_a_gesture_nor_in_a_hidden_tab(visitors: Visitors) -> None:
    page = listening(visitors)
    assert (voices(page), page.evaluate("window.contexts.length")) == (0, 0)
    click(page.locator(".coach button.main"))
    until_heard(page)
    page.wait_for_function(ALL % "running")
    page.evaluate(LOOK, True)
    page.wait_for_function(ALL % "suspended")
    page.evaluate(LOOK, False)
    page.wait_for_function(ALL % "running")
    assert page.evaluate("window.contexts.length") == 1


def test_volumes_are_set_by_keys_heard_at_once_and_remembered(visitors: Visitors) -> None:
    page = listening(visitors)
    page.evaluate("localStorage['spicery.ambience'] = '0'")
    page.reload()
    from_menu(page, "Settings")
    effects = page.get_by_role("slider", name="Effects")
    for name, key, value in (("Effects", "ArrowLeft", "0.75"), ("Ambience", "ArrowRight", "0.05")):
        heard = voices(page)
        page.get_by_role("slider", name=name).press(key)
        until_heard(page, heard + 1)
        assert volume(page, name.lower()) == value
    page.wait_for_function(ALL % "running")
    page.get_by_role("checkbox", name="Sound").press("Space")
    expect(effects).to_be_disabled()
    page.wait_for_function(ALL % "suspended")
    page.reload()
    click(page.locator(".coach button.main"))
    page.wait_for_load_state("networkidle")
    assert (voices(page), page.evaluate("window.contexts.length")) == (0, 0)
    from_menu(page, "Settings")
    expect(page.get_by_role("checkbox", name="Sound")).not_to_be_checked()
    expect(effects).to_have_value("0.75")
    expect(page.get_by_role("slider", name="Ambience")).to_have_attribute("aria-valuetext", "5 %")


def test_a_tab_that_is_silent_lets_the_sound_system_sleep(visitors: Visitors) -> None:
    page = listening(visitors)
    page.evaluate("localStorage['spicery.ambience'] = '0'")
    page.reload()
    from_menu(page, "Settings")
    page.get_by_role("slider", name="Effects").press("ArrowRight")
    page.wait_for_function(ALL % "running")
    page.wait_for_function(ALL % "suspended")
