"""What a game of A la carte adds up to: pours that helped, dishes over-seasoned, crêpes turned."""

from __future__ import annotations

from typing import cast

from spicery.core.record.replay import RecordedGame
from spicery.core.record.review import Happening, Tally, happenings
from spicery.games.alacarte.ui.browser import Facts


class Counts:
    """What came of every pour into one's own pan, and of every toss."""

    def __init__(self, seats: int) -> None:
        self.pours = [0] * seats
        self.useful = [0] * seats  # of these: a spice fell that the dish still needed
        self.spoilt = [0] * seats  # of these: the dish was over-seasoned
        self.tosses = [0] * seats
        self.turned = [0] * seats  # of these

    def take(self, happened: Happening, cook: int) -> None:
        """Count one action; `cook` is who acted last."""
        for name, *words in happened.told:
            if name == "landed":
                self.tosses[cook] += 1
                self.turned[cook] += words[1] == "turned"
            elif name == "fell" and int(words[0]) == cook:
                self._poured(cook, words[1], int(words[2]), happened)

    def _poured(self, cook: int, spice: str, fallen: int, happened: Happening) -> None:
        self.pours[cook] += 1
        facts = cast(Facts, happened.before)
        stove = facts["stoves"][cook]
        recipe = next(each["spices"] for each in facts["menu"] if each["dish"] == stove["dish"])
        spoilt = ["binned", str(cook)] in [words[:2] for words in happened.told]
        missing = recipe.count(spice) - stove["pieces"][spice]
        self.spoilt[cook] += spoilt
        self.useful[cook] += fallen > 0 and missing > 0 and not spoilt


def tallies(recorded: RecordedGame) -> list[Tally]:
    """The counts of every seat; where there was nothing to count, there is none."""
    counts = Counts(recorded.header.seats)
    cook = 0
    for happened in happenings(recorded):
        cook = happened.actor if happened.actor >= 0 else cook
        counts.take(happened, cook)
    found: list[Tally] = []
    for seat in range(recorded.header.seats):
        found.append(Tally(seat, "pours", counts.useful[seat], counts.pours[seat]))
        found.append(Tally(seat, "spoilt", counts.spoilt[seat], counts.pours[seat]))
        found.append(Tally(seat, "tosses", counts.turned[seat], counts.tosses[seat]))
    return [tally for tally in found if tally.of]
