"""The folder of a match: its description, one line per game, the records, the report.

Nothing that was played is lost: an interrupted run resumes from here, and a longer one adds games.
Each line is written immediately, after its record; a truncated last line is dropped and its game is
played again.
"""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from hashlib import sha256
from importlib import import_module
from pathlib import Path

from spicery.core.catalog import Game
from spicery.lab.match import Match, lineup
from spicery.lab.playing import PlayedGame, read_played

MATCH, GAMES, RECORDS, PAGE, RESULT = (
    "match.json",
    "games.jsonl",
    "records",
    "index.html",
    "result.json",
)
SUFFIX = ".record"
OURS = ("spicery.bots", "spicery.ai")
TOLERANCE = 1e-6  # for rounding errors
DIGITS = 6  # of a game's number in the name of its record


class BadMatchFolder(ValueError):
    """A folder that a match cannot use or resume from."""


def digest_of(game: Game) -> str:
    """A digest of our bots' sources: results of different versions are not mixed."""
    folders = [Path(str(import_module(name).__file__)).parent for name in (game.package, *OURS)]
    sum_ = sha256()
    for folder in folders:
        for file in sorted([*folder.rglob("*.py"), *folder.rglob("*.json")]):
            sum_.update(file.read_bytes())
    return sum_.hexdigest()[:16]


def check(match: Match, played: PlayedGame) -> None:
    """Raise ValueError or TypeError if a game cannot belong to a match."""
    if played.number < 0 or played.lineup != lineup(match, played.number):
        raise ValueError(f"game {played.number} of this match has another seating")
    rows = (played.shares, played.points, played.paces)
    if any(len(row) != match.seats for row in rows):
        raise ValueError(f"it does not have {match.seats} seats")
    if abs(sum(played.shares) - 1.0) > TOLERANCE:
        raise ValueError("its shares do not sum to 1")


class MatchFolder:
    """One match on disk."""

    def __init__(self, path: Path, match: Match, game: Game, records: bool) -> None:
        self.path = path
        self.match = match
        self.records = records
        self._asked = {**asdict(match), "bots": list(match.bots), "rules": game.version}
        self._asked["sources"] = digest_of(game)
        del self._asked["games"]  # a later run may add some
        try:
            self._claim()
            self.done = self._read()
        except OSError as error:
            raise BadMatchFolder(f"{path} cannot be used: {error.strerror}") from error

    def _claim(self) -> None:
        """Write the description, or check that it is the same as before."""
        self.path.mkdir(parents=True, exist_ok=True)
        file = self.path / MATCH
        if file.exists():
            self._compare(file)
        elif any(self.path.iterdir()):
            raise BadMatchFolder(f"{self.path} contains other files; choose an empty or new folder")
        else:
            file.write_text(json.dumps(self._asked, indent=1) + "\n", encoding="utf-8")
        if self.records:
            (self.path / RECORDS).mkdir(exist_ok=True)

    def _compare(self, file: Path) -> None:
        try:
            before = json.loads(file.read_text(encoding="utf-8"))
        except ValueError as error:
            raise BadMatchFolder(f"{file} is not the description of a match: {error}") from error
        if not isinstance(before, dict):
            raise BadMatchFolder(f"{file} is not the description of a match")
        asked = json.loads(json.dumps(self._asked))
        for name in {**asked, **before}:
            if before.get(name) != asked.get(name):
                other = f"its {name}: {json.dumps(before.get(name))}"
                now = f"requested: {json.dumps(asked.get(name))}"
                raise BadMatchFolder(
                    f"{self.path} contains another match ({other}; {now}); choose another folder"
                )

    def _read(self) -> list[PlayedGame]:
        """The games played so far; a truncated last line is removed."""
        file = self.path / GAMES
        if not file.exists():
            return []
        content = file.read_bytes()
        end = content.rfind(b"\n") + 1
        if end < len(content):
            with file.open("r+b") as cut:
                cut.truncate(end)
        games: dict[int, PlayedGame] = {}
        for number, line in enumerate(content[:end].splitlines(), 1):
            try:
                played = read_played(line.decode("utf-8"))
                check(self.match, played)
            except (ValueError, TypeError, KeyError, AttributeError) as error:
                raise BadMatchFolder(
                    f"{file}, line {number}: this is not a game: {error}"
                ) from error
            games.setdefault(played.number, played)
        return list(games.values())

    def keep(self, played: PlayedGame) -> None:
        """Save one game."""
        try:
            if self.records:
                self.record_of(played.number).write_text(played.record, encoding="utf-8")
            with (self.path / GAMES).open("a", encoding="utf-8") as lines:
                lines.write(replace(played, record="").text() + "\n")
        except OSError as error:
            raise BadMatchFolder(f"{self.path} cannot be written: {error.strerror}") from error

    def record_of(self, number: int) -> Path:
        """Where a game's record is saved."""
        return self.path / RECORDS / f"{self.match.game}-{number + 1:0{DIGITS}}{SUFFIX}"

    def close(self, page: str, result: str) -> None:
        """Write the report page and the result."""
        try:
            (self.path / RESULT).write_text(result + "\n", encoding="utf-8")
            (self.path / PAGE).write_text(page, encoding="utf-8")
        except OSError as error:
            raise BadMatchFolder(f"{self.path} cannot be written: {error.strerror}") from error
