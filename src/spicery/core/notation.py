"""Events as text: `played 2 8-chili play {chili-7 : 2}`, and back.

A game names its kinds of events and the words for their numbers; writing, parsing and masking are
implemented once, here.  Braces hold what only the seats after the colon were shown.

`write` is the notation of records and views.  `tell` is for people and clients: it adds what
follows from the public numbers, such as the bowl a chip lies in, so that no client has to work it
out again.  What is implied is never recorded and never parsed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from spicery.core.game import HIDDEN, UNKNOWN, Event
from spicery.core.parsing import parse_whole

MOST_SEATS = 64  # in any game
Words = Mapping[str, Sequence[str]]  # by field: the word for each number from 0


@dataclass(frozen=True)
class Kind:
    """One kind of event: its name and its fields, of which the last `cycle` repeat.

    `imply` computes the `implied` fields from the public numbers; only a kind with a fixed number
    of fields and no secrets can have any.
    """

    name: str
    public: tuple[str, ...] = ()
    secret: tuple[str, ...] = ()
    cycle: int = 1
    implied: tuple[str, ...] = ()
    imply: Callable[[tuple[int, ...]], tuple[int, ...]] | None = None

    @property
    def told(self) -> tuple[str, ...]:
        """The fields that everybody is told: the public ones and what they imply."""
        return self.public + self.implied

    def place(self, names: int, at: int) -> int:
        """Which of the fields describes number `at`."""
        return at if at < names else names - self.cycle + (at - names) % self.cycle


class Lookup:
    """Words by field and number, and numbers by field and word."""

    def __init__(self, kinds: Sequence[Kind], words: Words) -> None:
        self.words = {field: [w.replace(" ", "-") for w in ws] for field, ws in words.items()}
        self.values = {f: {w: n for n, w in enumerate(ws)} for f, ws in self.words.items()}
        self.public = [[self.words.get(name, []) for name in kind.public] for kind in kinds]
        self.secret = [[self.words.get(name, []) for name in kind.secret] for kind in kinds]


class Vocabulary:
    """The notation of one game's events.

    A game whose words come from a data file passes a function; it's called on first use, so that
    importing the game reads no file.
    """

    def __init__(self, kinds: Sequence[Kind], words: Words | Callable[[], Words]) -> None:
        self.kinds = tuple(kinds)
        self.implies = any(kind.imply is not None for kind in kinds)  # whether `tell` adds anything
        self._numbers = {kind.name: number for number, kind in enumerate(kinds)}
        self._source = words
        self._lookup: Lookup | None = None

    @property
    def words(self) -> dict[str, list[str]]:
        """The words for the numbers of each field, as they are written."""
        return self._tables().words

    def _tables(self) -> Lookup:
        if self._lookup is None:
            source = self._source
            self._lookup = Lookup(self.kinds, source() if callable(source) else source)
        return self._lookup

    def write(self, event: Event) -> str:
        """The text of an event; hidden secrets are `?`, public numbers never are."""
        kind = self.kinds[event.kind]
        parts = [kind.name]
        tables = self._tables()
        named = tables.public[event.kind]
        for at, number in enumerate(event.public):
            parts.append(word_for(named[kind.place(len(named), at)], number))
        if event.secret:
            parts.append(self._write_secret(kind, tables.secret[event.kind], event))
        return " ".join(parts)

    def tell(self, event: Event) -> str:
        """The text of an event with what it implies."""
        return self.write(event) + self.implied(event)

    def implied(self, event: Event) -> str:
        """What `tell` adds to the text of an event; mostly nothing."""
        kind = self.kinds[event.kind]
        if kind.imply is None:
            return ""
        if len(event.public) != len(kind.public):
            raise ValueError(f"'{kind.name}' has {len(kind.public)} numbers")
        numbers = kind.imply(event.public)
        words = [
            word_for(self.words.get(field, []), number)
            for field, number in zip(kind.implied, numbers, strict=True)
        ]
        return "".join([f" {word}" for word in words])

    def _write_secret(self, kind: Kind, named: list[list[str]], event: Event) -> str:
        parts: list[str] = []
        for at, number in enumerate(event.secret):
            words = named[kind.place(len(named), at)]
            parts.append(UNKNOWN if number == HIDDEN else word_for(words, number))
        to = [str(seat) for seat in range(event.to.bit_length()) if event.to >> seat & 1]
        return "{" + " ".join(parts) + " : " + (",".join(to) or "-") + "}"

    def read(self, text: str) -> Event:
        """Parse an event; raises ValueError if that fails."""
        open_part, brace, secret_part = text.partition(" {")
        name, *public = open_part.split()
        if name not in self._numbers:
            raise ValueError(f"unknown event '{name}'")
        number = self._numbers[name]
        kind = self.kinds[number]
        shown = self._hear(kind, kind.public, public)
        if not brace:
            return Event(number, shown)
        secret, colon, to = secret_part.partition(" : ")
        if not colon or not to.endswith("}"):
            raise ValueError(f"'{text}' is truncated")
        seats = [] if to == "-}" else [parse_whole(seat) for seat in to[:-1].split(",")]
        if any(not 0 <= seat < MOST_SEATS for seat in seats):
            raise ValueError(f"'{to[:-1]}' is not a list of seats")
        hidden = self._hear(kind, kind.secret, secret.split())
        return Event(number, shown, hidden, sum(1 << seat for seat in seats))

    def _hear(self, kind: Kind, names: tuple[str, ...], words: list[str]) -> tuple[int, ...]:
        count = len(names)
        if words and not names:
            raise ValueError(f"'{kind.name}' has no numbers there")
        return tuple(
            [self._number(names[kind.place(count, at)], word) for at, word in enumerate(words)]
        )

    def _number(self, field: str, word: str) -> int:
        if word == UNKNOWN:
            return HIDDEN
        values = self._tables().values.get(field, {})
        if word in values:
            return values[word]
        if not word.lstrip("-").isdecimal():
            raise ValueError(f"'{word}' is not a valid {field}")
        return parse_whole(word)


def word_for(words: list[str], number: int) -> str:
    """The word for a number, or its digits where there is none."""
    return words[number] if 0 <= number < len(words) else str(number)
