"""A record that was checked, and the table at each of its steps with any viewer's eyes.

A record of older rules is told by its events and marked `older`; nobody judges it anew.
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
class Film:
    """A whole recorded game."""

    game: Game
    header: Header
    actors: list[int]
    steps: list[list[str]]  # the events of each action, nothing masked
    scores: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    _facts: dict[int, list[dict[str, object]]] = field(default_factory=dict)

    @classmethod
    def of(cls, game: Game, text: str) -> Film:
        """Check a record by playing it; BadRecord names the line."""
        film = cls(game, read_header(text.split("\n")), [], [])
        for _ in film.check(text):
            pass
        return film

    @property
    def older(self) -> bool:
        """Whether it was played by an older version of the rules."""
        return self.header.version < self.game.version

    def check(self, text: str) -> Iterator[Table]:
        """Play the record, a step at a time, for whoever has other things to do in between."""
        end = None
        for end in told_steps(self.game, text):  # it is one table all along
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
            steps += f", by older rules (version {self.header.version})"
        return f"{self.game.title}, {self.header.seats} seats, {steps}" + (given and f" ({given})")

    def told(self, step: int, viewer: int) -> list[str]:
        """What the action before a step told a viewer."""
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
                if not self.older:  # else anybody may have written it, and nobody has judged it
                    raise
                line = len(header.lines()) + number
                raise BadRecord(line, f"these events cannot be shown: {error}") from error
            yield facts
