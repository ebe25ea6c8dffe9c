"""What the rules' versions and proposals bring to the pages: the offer for two, older rules."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visitors


def test_a_table_for_two_is_offered_seven_dishes(visitors: Visitors) -> None:
    """C70: beside the rule, in plain sight; at a table for three there is nothing to choose."""
    ann = visitors.come(phone=True)
    page = ann.go()
    page.get_by_role("button", name="A la carte", exact=True).click()
    page.get_by_role("button", name="Open a table").click()
    page.get_by_label("Your name").fill("Ann")
    offer = page.locator("fieldset[data-option=finish]")
    page.get_by_role("combobox", name="Seats").select_option("2")
    expect(offer.get_by_role("radio", name="5 by the rules")).to_be_checked()
    offer.get_by_role("radio", name="7 proposed by the rule book for 2 players").check()
    page.get_by_role("combobox", name="Seats").select_option("3")
    expect(offer).to_have_count(0)
    page.get_by_role("combobox", name="Seats").select_option("2")
    expect(offer.get_by_role("radio", name="7")).to_be_checked()
    page.get_by_role("button", name="Open table").click()
    page.get_by_text("7 finished dishes end the game").wait_for()
