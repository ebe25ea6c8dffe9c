"""A checked record, and the table at each of its steps as any viewer sees it.

A record of older rules is replayed from its events and marked `older`; it is not judged again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from spicery.core.catalog import Game
from spicery.core.record import BadRecord, Header, events_in, numbered_entries, parted, read_header
from spicery.core.retold import told_steps
from spicery.core.table import Table

OPEN = -3  # sees everything


@dataclass
class RecordedGame:
    """A whole recorded game."""

    game: Game
    header: Header
    actors: list[int]
    steps: list[list[str]]  # the events of each action, unmasked
    scores: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    _facts: dict[int, list[dict[str, object]]] = field(default_factory=dict)

    @classmethod
    def of(cls, game: Game, text: str) -> RecordedGame:
        """Check a record by replaying it; BadRecord names the line."""
        film = cls(game, read_header(text.split("\n")), [], [])
        for _ in film.check(text):
            pass
        return film

    @property
    def older(self) -> bool:
        """Whether it was played under an older version of the rules."""
        return self.header.version < self.game.version

    def check(self, text: str) -> Iterator[Table]:
        """Replay the record step by step, so that the caller can do other things in between."""
        end = None
        for end in told_steps(self.game, text):  # always the same table
            yield end
        assert end is not None
        lines = [each for each in numbered_entries(text) if not each[1].startswith("over ")]
        self.steps = [events_in(line) for _, line in lines]
        self.actors = [parted(number, line)[0] for number, line in lines]
        if end.over:
            self.scores, self.winners = end.scores(), end.winners()

    def title(self) -> str:
        """What it is a record of."""
        given = "; ".join(f"{name} {value}" for name, value in self.header.options.items())
        end = "" if self.winners else ", unfinished"
        steps = f"{len(self.steps)} steps{end}"
        if self.older:
            steps += f", under older rules (version {self.header.version})"
        return f"{self.game.title}, {self.header.seats} seats, {steps}" + (given and f" ({given})")

    def told(self, step: int, viewer: int) -> list[str]:
        """The events of the action before a step, as a viewer was shown them."""
        if step == 0:
            return []
        words = self.game.vocabulary
        events = [words.read(event) for event in self.steps[step - 1]]
        return [words.write(event if viewer == OPEN else event.seen_by(viewer)) for event in events]

    def facts(self, step: int, viewer: int) -> dict[str, object]:
        """The table at a step as a viewer sees it."""
        if viewer not in self._facts:
            self._facts[viewer] = list(self.scenes(viewer))
        return self._facts[viewer][step]

    def scenes(self, viewer: int) -> Iterator[dict[str, object]]:
        """The table before the first step and after each, as a viewer sees it."""
        header = self.header
        options = self.game.renewed(header.version, header.seats, header.options)
        state = self.game.new(header.seats, options)
        yield state.facts()
        for number in range(1, len(self.steps) + 1):
            try:
                for event in self.told(number, viewer):
                    state.evolve(self.game.vocabulary.read(event))
                facts = state.facts()
            except Exception as error:
                if not self.older:  # an older record is untrusted and unjudged
                    raise
                line = len(header.lines()) + number
                raise BadRecord(line, f"these events cannot be shown: {error}") from error
            yield facts
