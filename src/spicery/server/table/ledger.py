"""What the log of a table adds up to: who sits where, and the game as it stands.

Everything here follows from the entries; a ledger that took the same entries is the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from spicery.core.game import NATURE, Action
from spicery.core.record import Header, parted
from spicery.core.retold import Retold
from spicery.core.table import Nature, Table
from spicery.games import find
from spicery.server.messages import Change
from spicery.server.physics.answers import Found, told_by_people
from spicery.server.table_log.entries import (
    Acted,
    Allowed,
    Began,
    By,
    Entry,
    Hinted,
    Hosted,
    Kind,
    OpenedTable,
    Rematched,
    Removed,
    Seated,
    Wanted,
)

MOST_CHANGES = 200  # of seats in a game that are remembered
Decision = tuple[int, list[str]]  # of a seat: the version it was asked at, and what it could do


@dataclass(frozen=True)
class Chair:
    """One seat and who has it; a stand-in keeps it for its guest."""

    kind: Kind = "free"
    name: str = ""
    guest: str = ""
    bot: str = ""


class Unplayable(Exception):
    """A log that these rules cannot play on from."""


class NotBegun(Exception):
    """There is no game yet."""


class NotWritten(Exception):
    """The store failed, or somebody else wrote first; the ledger was read again."""

    def __init__(self, *, stale: bool) -> None:
        super().__init__("somebody else wrote first" if stale else "the store failed")
        self.stale = stale


class MovedOn(Exception):
    """What an action answers is not asked any more, or never was asked of whoever sent it."""


class DoneAlready(Exception):
    """An action with this id is in the log; it became this version."""

    def __init__(self, version: int) -> None:
        super().__init__(f"this became version {version}")
        self.version = version


@dataclass(frozen=True)
class Wish:
    """An action on its way into the log: whose it is, and what was seen when it was chosen."""

    action: Action
    by: By
    after: int  # the version that was seen
    id: str = ""
    guest: str = ""  # who wants it, if a person does


class Ledger:
    """A table, read from its log."""

    def __init__(self, opened: OpenedTable) -> None:
        self.opened = opened
        self.game = find(opened.game)
        self.host = opened.host
        self.chairs = [Chair() for _ in range(opened.seats)]
        self.changes: list[Change] = []  # of seats since the game began
        self.playing_bots = False  # whether a bot or a stand-in has a seat
        self._owned: dict[str, tuple[int, ...]] = {}
        self._seated: dict[str, int] = {}  # by guest, the entry with which they got a seat
        self.length = 1  # entries taken
        self.table: Table | None = None
        self.options = opened.options  # and, once the game began, what was settled only then
        self.older = 0  # the version of the rules it began by, if the present ones are newer
        self.physics = ""  # the engine that settles throws and motions
        self.films: dict[int, int] = {}  # by version, the size of the film
        self.hints = (0,) * opened.seats  # taken, of each seat
        self._hinted: dict[int, Decision] = {}  # by seat, what the last hint was for
        self.several = opened.several  # whether one person may take several seats
        self.removed: dict[str, Removed] = {}  # by guest, the last time
        self.wanted: dict[str, float] = {}  # who asked for another game, and when; first come first
        self.rematch = ""
        self.done: dict[
            tuple[int, str], int
        ] = {}  # by seat (or NATURE) and id, the version it became
        self.firm = 0  # the version since which nothing but yielding happened
        self.before = 0  # the same, one question earlier
        self.leader = 0  # who did the last thing that was more than yielding
        self.own = [0] * opened.seats  # the version of each seat's last action
        self.asked_at = opened.at  # when the present question was put
        self.shared = False  # the present question was put to several, and may be let go

    @classmethod
    def of(cls, entries: Iterable[Entry], nature: Nature) -> Ledger:
        """The ledger of a whole log, ready to play on."""
        first, *rest = entries
        if not isinstance(first, OpenedTable):
            raise Unplayable("the log does not begin with the opening of a table")
        ledger = cls(first)
        for entry in rest:
            ledger.take(entry)
        ledger.resume(nature)
        return ledger

    # -- asking -----------------------------------------------------------------------

    @property
    def started(self) -> bool:
        """Whether there is a game."""
        return self.table is not None

    @property
    def playing(self) -> Table:
        """The game, once it has begun; to ask for it before is a mistake of ours."""
        if self.table is None:
            raise NotBegun
        return self.table

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table is not None and self.table.over

    @property
    def halted(self) -> bool:
        """Whether the game began by older rules and did not end: it cannot be played on."""
        return bool(self.older) and not self.over

    @property
    def closed(self) -> bool:
        """Whether nothing more is played here, so that another game may be asked for."""
        return self.over or self.halted

    @property
    def version(self) -> int:
        """How many actions the game has seen."""
        return self.table.version if self.table else 0

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """The seats that belong to a guest."""
        return self._owned.get(guest, ())

    def people(self) -> set[str]:
        """The guests who have a seat, even while a stand-in plays for them."""
        return set(self._owned)

    def seniors(self) -> dict[str, int]:
        """The guests who play themselves, whoever has had a seat for longest first."""
        playing = {chair.guest for chair in self.chairs if chair.kind == "person"}
        order = sorted([(since, guest) for guest, since in self._seated.items()])
        return {guest: since for since, guest in order if guest in playing}

    def waiting(self) -> list[int]:
        """The seats that the game waits for."""
        return self.table.turn() if self.table else []

    def reacting(self) -> bool:
        """Whether what the game waits for may be let go by staying silent."""
        return bool(self.game.yields) and self.shared

    def is_yielding(self, text: str) -> bool:
        """Whether an action takes nothing from anybody."""
        return " ".join(text.split()).lower() in self.game.yields

    def still_asked(self, seat: int, after: int) -> bool:
        """Whether an answer to version `after` still means what it meant then."""
        if after >= self.version:
            return after == self.version
        return after >= self.firm and after >= self.own[seat]

    def hinted(self, seat: int) -> bool:
        """Whether a seat was given a hint for what it has to decide now."""
        return self.still_decides(seat, self._hinted.get(seat, (-1, [])))

    def decision(self, seat: int) -> Decision:
        """What a seat has to decide now."""
        return self.version, self.table.legal(seat) if self.table else []

    def still_decides(self, seat: int, decision: Decision) -> bool:
        """Whether a seat still has to decide what it had to then."""
        after, might = decision
        return self.still_asked(seat, after) and might == self.decision(seat)[1]

    def next_options(self) -> dict[str, object]:
        """What another game with the same people is played by: what this one's opener chose."""
        opened = self.opened
        version = self.older or self.game.version
        return self.game.renewed(version, opened.seats, opened.options)

    def record(self) -> str:
        """The record of the game; it holds every secret."""
        return self.playing.record()

    def sketch(self) -> Ledger:
        """A copy that may take seat changes, to see what would come of them."""
        other = Ledger(self.opened)
        other.host = self.host
        other.chairs = list(self.chairs)
        other.table = self.table
        other.older = self.older
        return other

    # -- changing ---------------------------------------------------------------------

    def take(self, entry: Entry) -> None:
        """One more entry of the log."""
        self.length += 1
        if isinstance(entry, Acted):
            self._repeat(entry)
        elif isinstance(entry, Seated):
            self._seat(entry)
        elif isinstance(entry, Began):
            self._begin(entry)
        elif isinstance(entry, Hinted):
            at = entry.seat
            self.hints = (*self.hints[:at], self.hints[at] + 1, *self.hints[at + 1 :])
            self._hinted[at] = self.decision(at)
        elif isinstance(entry, Allowed):
            self.several = entry.several
        elif isinstance(entry, Hosted):
            self.host = entry.guest
        elif isinstance(entry, Removed):
            self.removed[entry.guest] = entry
            self.wanted.pop(entry.guest, None)
        elif isinstance(entry, Wanted):
            self.wanted.setdefault(entry.guest, entry.at)
        elif isinstance(entry, Rematched):
            self.rematch = entry.table

    def _seat(self, entry: Seated) -> None:
        if self.table is not None and entry.kind != "free":
            was = self.chairs[entry.seat].name
            change = Change(self.table.version, entry.seat, entry.kind, entry.name, was)
            self.changes = [*self.changes[1 - MOST_CHANGES :], change]
        self.chairs[entry.seat] = Chair(entry.kind, entry.name, entry.guest, entry.bot)
        guests = [chair.guest for chair in self.chairs]
        self._owned = {
            guest: tuple([seat for seat, other in enumerate(guests) if other == guest])
            for guest in set(guests)
            if guest
        }
        self._seated = {guest: self._seated.get(guest, self.length) for guest in self._owned}
        self.playing_bots = any(chair.kind in ("bot", "stand-in") for chair in self.chairs)

    def resume(self, nature: Nature) -> None:
        """Chance is alive from now on."""
        if self.table is not None:
            people = self.opened.companion
            self.table.resume(told_by_people(self.game, nature) if people else nature)

    def begin(
        self, nature: Nature, at: float, physics: str = "", options: dict[str, object] | None = None
    ) -> list[Entry]:
        """Start the game; the entries to write.  They are counted already."""
        began = Began(at, self.game.version, physics, options or {})
        self.take(began)
        self.resume(nature)
        return [began, *self._written(0, at, "nature", "")]

    def act(self, wish: Wish, at: float, found: Found | None = None) -> list[Entry]:
        """Carry out an action and what was found to follow; the entries to write.

        They are counted already.  MovedOn or DoneAlready if the action has no place in the log as
        it stands: no wait can come between this look and the number that the write expects.
        """
        table = self.playing
        self.admit(wish)
        version = table.version
        table.submit(wish.action, found.action if found else None)
        film = len(found.film) if found else 0
        return self._written(version, at, wish.by, wish.id, film)

    def admit(self, wish: Wish) -> None:
        """MovedOn or DoneAlready unless an action answers what is asked of its sender now."""
        seat = wish.action.seat
        known = self.done.get((seat, wish.id)) if wish.id else None
        if known is not None:
            raise DoneAlready(known)
        if seat == NATURE:  # told by people with the real box
            fits = wish.after == self.version and bool(self.seats_of(wish.guest))
        else:
            fits = self._plays(seat, wish) and self.still_asked(seat, wish.after)
        if not fits or self.closed:
            raise MovedOn

    def _plays(self, seat: int, wish: Wish) -> bool:
        """Whether a seat is played by whoever wants to act for it."""
        chair = self.chairs[seat]
        if wish.by == "bot":
            return chair.kind in ("bot", "stand-in")
        return chair.kind == "person" and (wish.by == "clock" or chair.guest == wish.guest)

    def _begin(self, entry: Began) -> None:
        game, opened = self.game, self.opened
        if entry.rules > game.version:
            raise Unplayable(
                f"the game was begun by version {entry.rules} of the rules; "
                f"these are version {game.version}"
            )
        self.physics = entry.physics
        self.options = {**opened.options, **entry.options}
        if entry.rules == game.version:
            self.table = Table(game, opened.seats, self.options, nature=None, physics=entry.physics)
        else:
            header = Header(game.name, entry.rules, opened.seats, self.options, entry.physics)
            self.older = entry.rules
            self.table = Retold(game, header)

    def _repeat(self, entry: Acted) -> None:
        table = self.playing
        table.repeat(entry.line)
        if entry.end:
            table.close(entry.end)
        self._count(entry, table.version)

    def _written(self, version: int, at: float, by: By, id_: str, film: int = 0) -> list[Entry]:
        """What was carried out since a version; the second line is what was found ahead."""
        table = self.playing
        entries: list[Entry] = []
        last = table.version if table.over else -1
        for number, line in enumerate(table.lines(version), version + 1):
            who: By = "nature" if parted(number, line)[0] == NATURE else by
            entry = Acted(
                at,
                line,
                who,
                id_ if not entries else "",
                film if len(entries) == 1 else 0,
                table.closing() if number == last else "",
            )
            self._count(entry, number)
            entries.append(entry)
        self.length += len(entries)
        return entries

    def watched(self) -> bool:
        """Whether people take a while to watch what just happened: a film, or a card turned up."""
        if self.version in self.films:
            return True
        if not self.game.reveals or self.table is None:
            return False
        told = self.table.seen(since=max(0, self.version - 1))
        names = [line.partition(" ")[0] for lines in told for line in lines]
        return not set(names).isdisjoint(self.game.reveals)

    def _count(self, entry: Acted, version: int) -> None:
        """Keep what is asked about actions later."""
        seat, said = parted(version, entry.line)
        if seat >= 0:
            self.own[seat] = version
        if entry.id:
            self.done[seat, entry.id] = version
        if entry.film:
            self.films[version] = entry.film
        if said not in self.game.yields:
            self.before, self.firm = self.firm, version
            self.leader = max(seat, 0)
        if version == self.playing.version:
            self._ask(entry.at, said)

    def _ask(self, at: float, said: str) -> None:
        """The question that is open now; letting go answers one's own part of it only."""
        table, yields = self.playing, self.game.yields
        shared = False
        if yields:
            waiting = table.turn()
            shared = waiting[:1] > [-1] and table.allows(waiting[0], yields[0])
        if not (shared and self.shared and said == yields[0]):
            self.asked_at = at
        self.shared = shared
