"""Bots at a table: ours are called directly; third-party bots are guarded and may forfeit.

An illegal move, a crash, a malformed answer, or exceeding the time or memory limit forfeits the
seat for the rest of the game: a stand-in plays on, and the reason is kept for the report.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Protocol, Self

from spicery.bots.bot import Bot
from spicery.bots.registry import UnknownBot, bot_named, default_bot, is_foreign
from spicery.bots.subprocess_bot import MEMORY, Fault, SubprocessBot
from spicery.core.catalog import Game
from spicery.core.game import Action, BadMessage, IllegalAction
from spicery.core.rng import Rng
from spicery.core.table import Table

PATIENCE = 20.0  # seconds per decision, as at tables online


@dataclass(frozen=True)
class Forfeit:
    """Why a seat was forfeited (illegal, crashed, nonsense, too slow, too big), and where."""

    seat: int
    move: int  # how many actions had been carried out
    kind: str
    what: str
    where: str

    def __str__(self) -> str:
        place = f" at {self.where}" if self.where else ""
        return f"{self.kind}: {self.what}{place} (seat {self.seat}, move {self.move + 1})"


class Player(Protocol):
    """Whoever acts for a seat of one game."""

    forfeit: Forfeit | None

    def begin(self, table: Table, seat: int) -> None:
        """Prepare for a game; this is not timed as a decision."""

    def act(self, table: Table, seat: int, rng: Rng) -> Action:
        """A legal action."""


class Plain:
    """One of our own bots: its errors are our bugs and propagate."""

    forfeit: Forfeit | None = None

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def begin(self, table: Table, seat: int) -> None:
        """Nothing to prepare."""

    def act(self, table: Table, seat: int, rng: Rng) -> Action:
        """What the bot chooses from the seat's view."""
        return self._bot.choose(table.view(seat), seat, rng)


class Guarded:
    """A third-party bot for one game, until it fails."""

    def __init__(self, bot: SubprocessBot, game: Game) -> None:
        self.forfeit: Forfeit | None = None
        self._bot = bot
        self._spare = Plain(bot_named(game, default_bot(game)))
        self._heard = 0  # the version it was told up to

    def begin(self, table: Table, seat: int) -> None:
        """Create the bot; that may fail too."""
        try:
            self._bot.begin(table.header.seats, table.header.options)
        except Fault as fault:
            self._lose(table, seat, fault)

    def act(self, table: Table, seat: int, rng: Rng) -> Action:
        """What the bot chooses, if it is legal; otherwise what its stand-in chooses."""
        if self.forfeit is None:
            try:
                return self._asked(table, seat, rng)
            except Fault as fault:
                self._lose(table, seat, fault)
        return self._spare.act(table, seat, rng)

    def _lose(self, table: Table, seat: int, fault: Fault) -> None:
        self.forfeit = Forfeit(seat, table.version, fault.kind, fault.what, fault.where)

    def _asked(self, table: Table, seat: int, rng: Rng) -> Action:
        told = table.seen(seat, self._heard)
        self._heard = table.version
        action = self._bot.choose(told, seat, int(rng.word()))
        try:
            table.view(seat).check(action)
        except (IllegalAction, BadMessage) as error:
            raise Fault("illegal", str(error)) from error
        return action


def check_names(game: Game, names: Sequence[str], memory: int = MEMORY) -> None:
    """Raise UnknownBot for a name no bot can be created from; tries third-party ones."""
    for name in names:
        if not is_foreign(name):
            bot_named(game, name)
            continue
        bot = SubprocessBot(game, name, PATIENCE, memory)
        try:
            bot.begin(game.fewest, {})
        except Fault as fault:
            named = fault.what if name in fault.what else f"'{name}': {fault.what}"
            raise UnknownBot(named) from fault
        finally:
            bot.end()


class Company:
    """Seats bots by name, game after game; closing it ends their processes."""

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        patience: float = PATIENCE,
        memory: int = MEMORY,
    ) -> None:
        self.game = game
        self.names = names
        self.patience = patience
        self.memory = memory
        self._processes: dict[tuple[str, int], SubprocessBot] = {}  # by name and number of its copy

    def seated(self, table: Table, lineup: Sequence[int], first: int = 0) -> list[Player]:
        """New bots for a new game; `lineup` says which name sits where, from seat `first` on."""
        names = [self.names[which] for which in lineup]
        players = [self._player(name, names[:at].count(name)) for at, name in enumerate(names)]
        for seat, player in enumerate(players, first):
            player.begin(table, seat)
        return players

    def _player(self, name: str, nth: int) -> Player:
        if not is_foreign(name):
            return Plain(bot_named(self.game, name))
        bot = self._processes.get((name, nth))
        if bot is None or not bot.alive:
            if bot is not None:
                bot.end()
            bot = SubprocessBot(self.game, name, self.patience, self.memory)
            self._processes[name, nth] = bot
        return Guarded(bot, self.game)

    def close(self) -> None:
        """End every process."""
        for bot in self._processes.values():
            bot.end()
        self._processes.clear()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
