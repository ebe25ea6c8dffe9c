"""Texts on pages: whom they address, what went wrong, and where to read more."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.hands import click

IN_SIGHT = """(all) => {
  const box = all.getBoundingClientRect();
  const points = [[box.x + 4, box.y + 4], [box.right - 4, box.bottom - 4]];
  return points.every(([x, y]) => all.contains(document.elementFromPoint(x, y))); }"""


def test_the_join_box_takes_every_form_and_answers_junk(visitors: Visitors) -> None:
    ann, bea = visitors.come(), visitors.come()
    table = ann.open_table()
    page = bea.go()
    field, answer = page.get_by_label("Table code or link"), page.get_by_role("alert")
    join = page.get_by_role("button", name="Join")
    for junk in ("", "hello there"):
        field.fill(junk)
        click(join)
        expect(answer).to_contain_text("That isn’t a table code or link. Paste the whole link")
        expect(field).to_be_focused()
    field.fill("no-such-table")
    expect(answer).to_have_count(0)  # it is being corrected
    click(join)
    expect(answer).to_contain_text("There’s no table with this code")
    field.fill(f"Come and play: {visitors.address}/t/{table}!")
    click(join)
    expect(page.get_by_role("button", name="Take a seat")).to_be_visible()


def test_a_missing_name_is_asked_for_in_sight(visitors: Visitors) -> None:
    page = visitors.come(phone=True).go()
    page.get_by_role("button", name="Open a table").tap()
    name = page.get_by_label("Your name")
    name.fill("  ")
    page.get_by_text("Variants and house rules").tap()  # a long form
    page.get_by_role("button", name="Open table").tap()
    missing = page.get_by_text("Please enter a name.")
    expect(missing).to_be_visible()
    assert missing.evaluate(IN_SIGHT), "nothing lies over it"
    assert name.evaluate(IN_SIGHT)
    expect(name).to_be_focused()
    name.fill("Ann")
    expect(missing).to_have_count(0)


def test_only_whoever_starts_a_stack_is_told_to_claim(waiting: Visitors) -> None:
    ann = waiting.come()
    page = ann.go(f"/t/{ann.open_table(options={'starter': 1}, start=True)}")
    expect(page.locator(".prompt")).to_contain_text("Emma starts a new stack")
    expect(page.locator(".prompt")).not_to_contain_text("claim a 1, 2 or 3")
    page = ann.go(f"/t/{ann.open_table(options={'starter': 0}, start=True)}")
    expect(page.locator(".prompt")).to_contain_text("No stack yet: claim a 1, 2 or 3")
