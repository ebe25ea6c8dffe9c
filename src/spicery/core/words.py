"""Events as text: `played 2 8-chili play {chili-7 : 2}`, and back.

A game names its kinds of events and the words for their numbers; writing, parsing and masking are
implemented once, here.  Braces hold what only the seats after the colon were shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from spicery.core.game import HIDDEN, UNKNOWN, Event
from spicery.core.reading import whole

MOST_SEATS = 64  # of any game


@dataclass(frozen=True)
class Kind:
    """One kind of event: its name and its fields, of which the last `cycle` repeat."""

    name: str
    public: tuple[str, ...] = ()
    secret: tuple[str, ...] = ()
    cycle: int = 1

    def place(self, names: int, at: int) -> int:
        """Which of the fields describes number `at`."""
        return at if at < names else names - self.cycle + (at - names) % self.cycle


class Vocabulary:
    """The notation of one game's events."""

    def __init__(self, kinds: Sequence[Kind], words: Mapping[str, Sequence[str]]) -> None:
        self.kinds = tuple(kinds)
        self._numbers = {kind.name: number for number, kind in enumerate(kinds)}
        self.words = {field: [w.replace(" ", "-") for w in ws] for field, ws in words.items()}
        self._values = {f: {w: n for n, w in enumerate(ws)} for f, ws in self.words.items()}
        self._public = [[self.words.get(name, []) for name in kind.public] for kind in kinds]
        self._secret = [[self.words.get(name, []) for name in kind.secret] for kind in kinds]

    def write(self, event: Event) -> str:
        """The text of an event; hidden secrets are `?`, public numbers never are."""
        kind = self.kinds[event.kind]
        parts = [kind.name]
        named = self._public[event.kind]
        for at, number in enumerate(event.public):
            parts.append(word_for(named[kind.place(len(named), at)], number))
        if event.secret:
            parts.append(self._write_secret(kind, self._secret[event.kind], event))
        return " ".join(parts)

    def _write_secret(self, kind: Kind, named: list[list[str]], event: Event) -> str:
        parts: list[str] = []
        for at, number in enumerate(event.secret):
            words = named[kind.place(len(named), at)]
            parts.append(UNKNOWN if number == HIDDEN else word_for(words, number))
        to = [str(seat) for seat in range(event.to.bit_length()) if event.to >> seat & 1]
        return "{" + " ".join(parts) + " : " + (",".join(to) or "-") + "}"

    def read(self, text: str) -> Event:
        """Parse an event; raises ValueError if the text is none."""
        open_part, brace, secret_part = text.partition(" {")
        name, *public = open_part.split()
        if name not in self._numbers:
            raise ValueError(f"there is no event '{name}'")
        number = self._numbers[name]
        kind = self.kinds[number]
        shown = self._hear(kind, kind.public, public)
        if not brace:
            return Event(number, shown)
        secret, colon, to = secret_part.partition(" : ")
        if not colon or not to.endswith("}"):
            raise ValueError(f"'{text}' is cut off")
        seats = [] if to == "-}" else [whole(seat) for seat in to[:-1].split(",")]
        if any(not 0 <= seat < MOST_SEATS for seat in seats):
            raise ValueError(f"'{to[:-1]}' is not a list of seats")
        hidden = self._hear(kind, kind.secret, secret.split())
        return Event(number, shown, hidden, sum(1 << seat for seat in seats))

    def _hear(self, kind: Kind, names: tuple[str, ...], words: list[str]) -> tuple[int, ...]:
        count = len(names)
        return tuple(
            [self._number(names[kind.place(count, at)], word) for at, word in enumerate(words)]
        )

    def _number(self, field: str, word: str) -> int:
        if word == UNKNOWN:
            return HIDDEN
        values = self._values.get(field, {})
        if word in values:
            return values[word]
        if not word.lstrip("-").isdecimal():
            raise ValueError(f"'{word}' is not a valid {field}")
        return whole(word)


def word_for(words: list[str], number: int) -> str:
    """The word for a number, or its digits where there is none."""
    return words[number] if 0 <= number < len(words) else str(number)
