"""What a game of Spicy adds up to: challenges, bluffs caught, and bluffs that went through."""

from __future__ import annotations

from typing import cast

from spicery.core.record.replay import RecordedGame
from spicery.core.record.review import Happening, Tally, happenings
from spicery.games.spicy.ui.browser import Facts


class Counts:
    """Who bluffed, who challenged, and who was right."""

    def __init__(self, seats: int) -> None:
        self.bluffs = [0] * seats  # of each seat
        self.exposed = [0] * seats  # of these
        self.challenges = [0] * seats
        self.right = [0] * seats
        self.owner = 0  # of the top card

    def take(self, happened: Happening) -> None:
        """Count one action."""
        for name, *words in happened.told:
            if name == "played":
                self.owner = int(words[0])
                self.bluffs[self.owner] += is_bluff(cast(Facts, happened.after))
            elif name == "revealed":
                self.challenges[int(words[0])] += 1
            elif name == "taken" and happened.told[0][0] == "revealed":
                challenger, winner = int(happened.told[0][1]), int(words[0])
                self.right[challenger] += winner == challenger
                self.exposed[self.owner] += winner == challenger


def is_bluff(facts: Facts) -> bool:
    """Whether half of the latest claim, or all of it, is wrong."""
    truth = facts["truth"]
    return isinstance(truth, dict) and not all(truth.values())


def tallies(recorded: RecordedGame) -> list[Tally]:
    """The counts of every seat; where there was nothing to count, there is none."""
    counts = Counts(recorded.header.seats)
    for happened in happenings(recorded):
        counts.take(happened)
    found: list[Tally] = []
    for seat in range(recorded.header.seats):
        others = sum(counts.bluffs) - counts.bluffs[seat]
        away = counts.bluffs[seat] - counts.exposed[seat]
        found += [
            Tally(seat, "challenges", counts.right[seat], counts.challenges[seat]),
            Tally(seat, "caught", counts.right[seat], others),
            Tally(seat, "bluffs", away, counts.bluffs[seat]),
        ]
    return [tally for tally in found if tally.of]
