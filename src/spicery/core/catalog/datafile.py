"""Data files that a table may replace (blends, dishes): TOML with one `[[table]]` per entry.

Errors name the file and the line.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass


class BadData(ValueError):
    """A data file that cannot be used."""

    def __init__(self, source: str, line: int, why: str) -> None:
        super().__init__(f"{source}, line {line}: {why}")
        self.line = line


@dataclass(frozen=True)
class Entry:
    """One entry of a data file, with its location."""

    source: str
    line: int
    values: dict[str, object]

    def bad(self, why: str) -> BadData:
        """An error that points at this entry."""
        return BadData(self.source, self.line, why)

    def word(self, key: str) -> str:
        """A value that must be text."""
        value = self._value(key)
        if not isinstance(value, str) or not value.strip():
            raise self.bad(f"'{key}' must be text, not {value!r}")
        return value

    def whole(self, key: str, low: int, high: int) -> int:
        """A value that must be a whole number within bounds."""
        value = self._value(key)
        if type(value) is not int or not low <= value <= high:
            raise self.bad(f"'{key}' must be a whole number from {low} to {high}, not {value!r}")
        return value

    def words(self, key: str, known: tuple[str, ...]) -> list[str]:
        """A value that must be a list of known words."""
        value = self._value(key)
        if not isinstance(value, list):
            raise self.bad(f"'{key}' must be a list, not {value!r}")
        for each in value:
            if each not in known:
                raise self.bad(f"'{key}' contains {each!r}; allowed are: {', '.join(known)}")
        return value

    def only(self, *keys: str) -> None:
        """Reject unknown keys."""
        for key in self.values:
            if key not in keys:
                raise self.bad(f"unknown key '{key}'; known keys: {', '.join(keys)}")

    def _value(self, key: str) -> object:
        if key not in self.values:
            raise self.bad(f"'{key}' is missing")
        return self.values[key]


def read_entries(text: str, source: str, table: str) -> list[Entry]:
    """The entries `[[table]]` of a TOML text with their lines; BadData if it holds none."""
    try:
        found = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        place = re.search(r"at line (\d+)", str(error))
        line = int(place.group(1)) if place else text.count("\n") + 1
        raise BadData(source, line, f"this is not TOML: {error}") from error
    heads = re.compile(rf"^\s*\[\[\s*{re.escape(table)}\s*\]\]")
    lines = [number for number, row in enumerate(text.split("\n"), 1) if heads.match(row)]
    rows = found.pop(table, None)
    if not isinstance(rows, list) or len(rows) != len(lines):
        raise BadData(source, 1, f"the file must contain [[{table}]] entries")
    if found:
        raise BadData(source, 1, f"unknown key '{next(iter(found))}'; only [[{table}]] is allowed")
    return [Entry(source, line, row) for line, row in zip(lines, rows, strict=True)]
