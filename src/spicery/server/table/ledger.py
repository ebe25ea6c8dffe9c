"""The state of a table: a deterministic fold of its log entries."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from spicery.bots import Reason
from spicery.core.entry import split_entry
from spicery.core.game import NATURE
from spicery.core.legacy import LegacyTable
from spicery.core.record import Header
from spicery.core.table import Nature, Table
from spicery.games import find
from spicery.server.messages import Change
from spicery.server.persistence.entries import (
    Acted,
    ActedBy,
    Allowed,
    Began,
    Entry,
    Hinted,
    Hosted,
    OpenedTable,
    Rematched,
    Removed,
    Seated,
    SeatKind,
    Wanted,
)
from spicery.server.physics.answers import Found, told_by_people
from spicery.server.table.action_request import ActionRequest

MOST_CHANGES = 200  # seat changes to remember
Decision = tuple[int, list[str]]  # of a seat: the version, and its legal actions


@dataclass(frozen=True)
class Chair:
    """A seat and its occupant; a stand-in keeps it for its guest."""

    kind: SeatKind = "free"
    name: str = ""
    guest: str = ""
    bot: str = ""


class Unplayable(Exception):
    """A log that the current rules cannot load."""


class NotStarted(Exception):
    """The game has not started."""


class NotWritten(Exception):
    """The store failed, or another process wrote first; the ledger was reloaded."""

    def __init__(self, *, stale: bool) -> None:
        super().__init__("another process wrote first" if stale else "the store failed")
        self.stale = stale


class MovedOn(Exception):
    """The action is outdated, or its sender is not entitled to it."""


class DoneAlready(Exception):
    """An action with this id is already in the log, as this version."""

    def __init__(self, version: int) -> None:
        super().__init__(f"this became version {version}")
        self.version = version


class Ledger:
    """The state of one table."""

    def __init__(self, opened: OpenedTable) -> None:
        self.opened = opened
        self.game = find(opened.game)
        self.host = opened.host
        self.chairs = [Chair() for _ in range(opened.seats)]
        self.changes: list[Change] = []  # of seats since the game began
        self.playing_bots = False  # whether a bot or a stand-in has a seat
        self._owned: dict[str, tuple[int, ...]] = {}
        self._seated: dict[str, int] = {}  # by guest: the number of the entry that seated them
        self.length = 1  # entries applied
        self.table: Table | None = None
        self.options = opened.options  # plus those determined when the game began
        self.older = 0  # the game's rules version, if outdated
        self.physics = ""  # the engine that resolves throws and motions
        self.films: dict[int, int] = {}  # film sizes by version
        self.reasons: dict[int, tuple[Reason, ...]] = {}  # that bots gave, by version
        self.hints = (0,) * opened.seats  # used by each seat
        self._hinted: dict[int, Decision] = {}  # by seat: the decision of the last hint
        self.several = opened.several  # whether several seats per person are allowed
        self.removed: dict[str, Removed] = {}  # by guest: the last removal
        self.wanted: dict[str, float] = {}  # rematch requests with their times, in order
        self.rematch = ""
        self.done: dict[
            tuple[int, str], int
        ] = {}  # by seat (or NATURE) and id, the version it became
        self.firm = 0  # the version since which there was only yielding
        self.before = 0  # the same for the previous question
        self.leader = 0  # the seat of the last non-yielding action
        self.own = [0] * opened.seats  # version of each seat's last action
        self.asked_at = opened.at  # when the current question was asked
        self.shared = False  # the current question goes to several seats, which may yield

    @classmethod
    def of(cls, entries: Iterable[Entry], nature: Nature) -> Ledger:
        """The ledger of a complete log, ready to continue."""
        first, *rest = entries
        if not isinstance(first, OpenedTable):
            raise Unplayable("the log doesn't begin with the opening of a table")
        ledger = cls(first)
        for entry in rest:
            ledger.apply(entry)
        ledger.resume(nature)
        return ledger

    # -- queries ----------------------------------------------------------------------

    @property
    def started(self) -> bool:
        """Whether the game has started."""
        return self.table is not None

    @property
    def playing(self) -> Table:
        """The game; raises NotStarted before it has begun."""
        if self.table is None:
            raise NotStarted
        return self.table

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table is not None and self.table.over

    @property
    def halted(self) -> bool:
        """Whether the game is unfinished and of older rules, so that it cannot be continued."""
        return bool(self.older) and not self.over

    @property
    def closed(self) -> bool:
        """Whether the game is over or halted, so that a rematch is possible."""
        return self.over or self.halted

    @property
    def version(self) -> int:
        """How many actions the game has had."""
        return self.table.version if self.table else 0

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """The seats of a guest."""
        return self._owned.get(guest, ())

    def people(self) -> set[str]:
        """The guests who have a seat, including those covered by a stand-in."""
        return set(self._owned)

    def seniors(self) -> dict[str, int]:
        """The guests who are playing, longest-seated first."""
        playing = {chair.guest for chair in self.chairs if chair.kind == "person"}
        order = sorted([(since, guest) for guest, since in self._seated.items()])
        return {guest: since for since, guest in order if guest in playing}

    def waiting(self) -> list[int]:
        """The seats the game is waiting for."""
        return self.table.turn() if self.table else []

    def reacting(self) -> bool:
        """Whether the game is waiting for reactions, which may be skipped."""
        return bool(self.game.yields) and self.shared

    def is_yielding(self, text: str) -> bool:
        """Whether an action costs nobody an opportunity."""
        return " ".join(text.split()).lower() in self.game.yields

    def is_current(self, seat: int, after: int) -> bool:
        """Whether an action based on version `after` is still valid."""
        if after >= self.version:
            return after == self.version
        return after >= self.firm and after >= self.own[seat]

    def has_hint(self, seat: int) -> bool:
        """Whether a seat has had a hint for its current decision."""
        return self.is_pending(seat, self._hinted.get(seat, (-1, [])))

    def decision(self, seat: int) -> Decision:
        """The current decision of a seat."""
        return self.version, self.table.legal(seat) if self.table else []

    def is_pending(self, seat: int, decision: Decision) -> bool:
        """Whether a seat still faces the same decision."""
        after, might = decision
        return self.is_current(seat, after) and might == self.decision(seat)[1]

    def next_options(self) -> dict[str, object]:
        """The options of a rematch: those chosen when this table was opened."""
        opened = self.opened
        version = self.older or self.game.version
        return self.game.current_options(version, opened.seats, opened.options)

    def record(self) -> str:
        """The record of the game; it holds every secret."""
        return self.playing.record()

    def draft(self) -> Ledger:
        """A partial copy on which seat changes can be tried out."""
        other = Ledger(self.opened)
        other.host = self.host
        other.chairs = list(self.chairs)
        other.table = self.table
        other.older = self.older
        return other

    # -- changing ---------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Apply one log entry."""
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
        """Continue live, with NATURE answering."""
        if self.table is not None:
            people = self.opened.companion
            self.table.resume(told_by_people(self.game, nature) if people else nature)

    def begin(
        self, nature: Nature, at: float, began: Began, past: Sequence[Acted] = ()
    ) -> list[Entry]:
        """Start the game, or go on after `past`; returns the entries to write, already applied."""
        entries: list[Entry] = [began, *past]
        for entry in entries:
            self.apply(entry)
        self.resume(nature)
        return [*entries, *self._written(len(past), at, "nature", "")]

    def act(self, wish: ActionRequest, at: float, found: Found | None = None) -> list[Entry]:
        """Apply an action and its outcome; returns the entries to write.

        Raises MovedOn or DoneAlready if the action does not fit the log.  There must be no await
        between this check and the append, which names the expected length.
        """
        table = self.playing
        self.admit(wish)
        version = table.version
        table.submit(wish.action, found.action if found else None)
        film = len(found.film) if found else 0
        return self._written(version, at, wish.by, wish.id, film, wish.reasons)

    def admit(self, wish: ActionRequest) -> None:
        """Raise MovedOn or DoneAlready unless an action is current and its sender entitled."""
        seat = wish.action.seat
        known = self.done.get((seat, wish.id)) if wish.id else None
        if known is not None:
            raise DoneAlready(known)
        if seat == NATURE:  # reported by people with the real box
            fits = wish.after == self.version and bool(self.seats_of(wish.guest))
        else:
            fits = self._plays(seat, wish) and self.is_current(seat, wish.after)
        if not fits or self.closed:
            raise MovedOn

    def _plays(self, seat: int, wish: ActionRequest) -> bool:
        """Whether the sender of an action plays its seat."""
        chair = self.chairs[seat]
        if wish.by == "bot":
            return chair.kind in ("bot", "stand-in")
        return chair.kind == "person" and (wish.by == "clock" or chair.guest == wish.guest)

    def _begin(self, entry: Began) -> None:
        game, opened = self.game, self.opened
        if entry.rules > game.version:
            raise Unplayable(
                f"the game was started under rules version {entry.rules}; "
                f"this server has version {game.version}"
            )
        self.physics = entry.physics
        self.options = {**opened.options, **entry.options}
        if entry.rules == game.version:
            self.table = Table(game, opened.seats, self.options, nature=None, physics=entry.physics)
        else:
            header = Header(game.name, entry.rules, opened.seats, self.options, entry.physics)
            self.older = entry.rules
            self.table = LegacyTable(game, header)

    def _repeat(self, entry: Acted) -> None:
        table = self.playing
        table.repeat(entry.line)
        if entry.end:
            table.close(entry.end)
        self._count(entry, table.version)

    def _written(
        self,
        version: int,
        at: float,
        by: ActedBy,
        id_: str,
        film: int = 0,
        reasons: tuple[Reason, ...] = (),
    ) -> list[Entry]:
        """The entries since a version; the second one is the outcome that was asked ahead."""
        table = self.playing
        entries: list[Entry] = []
        last = table.version if table.over else -1
        for number, line in enumerate(table.lines(version), version + 1):
            who: ActedBy = "nature" if line.startswith("nature ") else by
            entry = Acted(
                at,
                line,
                who,
                id_ if not entries else "",
                film if len(entries) == 1 else 0,
                table.closing() if number == last else "",
                () if entries else reasons,
            )
            self._count(entry, number)
            entries.append(entry)
        self.length += len(entries)
        return entries

    def watched(self) -> bool:
        """Whether the last version has something to watch: a film or a reveal."""
        if self.version in self.films:
            return True
        if not self.game.reveals or self.table is None:
            return False
        told = self.table.seen(since=max(0, self.version - 1))
        names = [line.partition(" ")[0] for lines in told for line in lines]
        return not set(names).isdisjoint(self.game.reveals)

    def _count(self, entry: Acted, version: int) -> None:
        """Index an action for later queries."""
        seat, said = split_entry(version, entry.line)
        if seat >= 0:
            self.own[seat] = version
        if entry.id:
            self.done[seat, entry.id] = version
        if entry.film:
            self.films[version] = entry.film
        if entry.reasons:
            self.reasons[version] = entry.reasons
        if said not in self.game.yields:
            self.before, self.firm = self.firm, version
            self.leader = max(seat, 0)
        if version == self.playing.version:
            self._ask(entry.at, said)

    def _ask(self, at: float, said: str) -> None:
        """Update the current question; yielding does not restart a shared one."""
        table, yields = self.playing, self.game.yields
        shared = False
        if yields:
            waiting = table.turn()
            shared = waiting[:1] > [-1] and table.allows(waiting[0], yields[0])
        if not (shared and self.shared and said == yields[0]):
            self.asked_at = at
        self.shared = shared
