"""A validated record, and the table at each of its steps as any viewer sees it.

A record of older rules is replayed from its events without validation and marked `older`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from spicery.core.catalog import Game
from spicery.core.entry import BadRecord, events_in, split_entry
from spicery.core.game import Event
from spicery.core.legacy import replay_any_version
from spicery.core.record import Header, numbered_entries, read_header
from spicery.core.table import Table

OPEN = -3  # a viewer who sees everything


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
        """Validate a record by replaying it; BadRecord names the line."""
        recorded = cls(game, read_header(text.split("\n")), [], [])
        for _ in recorded.check(text):
            pass
        return recorded

    @property
    def older(self) -> bool:
        """Whether it was played under an older version of the rules."""
        return self.header.version < self.game.version

    def check(self, text: str) -> Iterator[Table]:
        """Validate the record step by step, so that the caller can do other work in between."""
        end = None
        for end in replay_any_version(self.game, text):  # always the same table
            yield end
        assert end is not None
        lines = [each for each in numbered_entries(text) if not each[1].startswith("over ")]
        self.steps = [events_in(line) for _, line in lines]
        self.actors = [split_entry(number, line)[0] for number, line in lines]
        if end.over:
            self.scores, self.winners = end.scores(), end.winners()

    def title(self) -> str:
        """A one-line description."""
        given = "; ".join(f"{name} {value}" for name, value in self.header.options.items())
        end = "" if self.winners else ", unfinished"
        steps = f"{len(self.steps)} steps{end}"
        if self.older:
            steps += f", under older rules (version {self.header.version})"
        return f"{self.game.title}, {self.header.seats} seats, {steps}" + (given and f" ({given})")

    def told(self, step: int, viewer: int) -> list[str]:
        """The events of the action before a step, as a viewer was told them."""
        with self._vouched(step):
            return [self.game.vocabulary.tell(event) for event in self._shown(step, viewer)]

    def _shown(self, step: int, viewer: int) -> list[Event]:
        if step == 0:
            return []
        events = [self.game.vocabulary.read(event) for event in self.steps[step - 1]]
        return events if viewer == OPEN else [event.seen_by(viewer) for event in events]

    def facts(self, step: int, viewer: int) -> dict[str, object]:
        """The table at a step as a viewer sees it."""
        if viewer not in self._facts:
            self._facts[viewer] = list(self.positions(viewer))
        return self._facts[viewer][step]

    def positions(self, viewer: int) -> Iterator[dict[str, object]]:
        """The table before the first step and after each, as a viewer sees it."""
        header = self.header
        options = self.game.current_options(header.version, header.seats, header.options)
        state = self.game.new(header.seats, options)
        yield state.facts()
        for number in range(1, len(self.steps) + 1):
            with self._vouched(number):
                for event in self._shown(number, viewer):
                    state.evolve(event)
                facts = state.facts()
            yield facts

    @contextmanager
    def _vouched(self, step: int) -> Iterator[None]:
        """Turn errors at a step into BadRecord if the record is older: it was not validated."""
        try:
            yield
        except Exception as error:
            if not self.older:
                raise
            line = len(self.header.lines()) + step
            raise BadRecord(line, f"these events cannot be shown: {error}") from error
