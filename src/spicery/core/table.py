"""A running game: the truth, a view for every seat and for onlookers, and the record.

Every action, of a seat or of NATURE, goes through `submit`: it is checked, applied, recorded, and
only then shown.  The truth is never handed out.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from typing import TypeVar

from spicery.core.catalog import BadSeats, Game
from spicery.core.catalog.options import BadOption
from spicery.core.entry import BadRecord, entry_line
from spicery.core.game import NATURE, NOBODY, Action, BadMessage, Event, IllegalAction, State, show
from spicery.core.record import (
    Header,
    OlderRules,
    numbered_entries,
    read_action,
    read_header,
    write_end,
)
from spicery.core.rng import Rng

Nature = Callable[[State, Rng], Action | None]  # None: the answer comes later, through `submit`
Entry = tuple[Action, list[Event]]
Asked = TypeVar("Asked")
ONLOOKER = int(NOBODY)


def sample_answer(state: State, rng: Rng) -> Action:
    """The default NATURE: sample an answer with the odds of the rules."""
    return state.draw(rng)


class Table:
    """One game in progress."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        nature: Nature | None = sample_answer,
        physics: str = "",
    ) -> None:
        self.game = game
        chosen = deepcopy(dict(options or {}))
        self.header = Header(game.name, game.version, seats, chosen, physics)
        self._truth = game.new(seats, self.header.options)
        self._truth.listening = True
        self._views = [game.new(seats, self.header.options) for _ in range(seats + 1)]
        self._entries: list[Entry] = []
        self._lines: list[str] = []
        self._words: list[list[str]] = []  # the events of each action as text, unmasked
        self._masked: list[list[str]] = []  # the same, with all secrets masked
        self._nature = nature
        self._rng = Rng(seed) if seed is not None else None
        self._settle()

    def __getnewargs__(self) -> tuple[object, ...]:
        header = self.header  # without NATURE: outcomes are copied, not sampled again
        return self.game, header.seats, header.options, None, None, header.physics

    # -- queries ------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._truth.over

    @property
    def older(self) -> bool:
        """Whether it was played under older rules and can only be shown (`core/legacy.py`)."""
        return False

    @property
    def version(self) -> int:
        """How many actions have been applied."""
        return len(self._lines)

    def turn(self) -> list[int]:
        """The seats the game is waiting for."""
        return self._truth.turn()

    def view(self, seat: int = ONLOOKER) -> State:
        """A copy of the state as `seat` knows it, for bots and search.

        You may modify it; parts that never change during a game, such as the deck, are shared.
        """
        return self._view(seat).clone()

    def facts(self, seat: int = ONLOOKER) -> dict[str, object]:
        """What `seat` has been shown, as plain data; by default, what onlookers see."""
        return self._view(seat).facts()

    def legal(self, seat: int) -> list[str]:
        """Every action open to `seat` now, as text."""
        view = self._view(seat)
        return [view.say_action(action) for action in view.legal(seat)]

    def allows(self, seat: int, text: str) -> bool:
        """Whether the action in a text is legal for `seat` now."""
        view = self._view(seat)
        action = view.read(seat, text)
        return not view.objection(seat, action.code, action.numbers)

    def may_act(self, seat: int) -> bool:
        """Whether `seat` has any legal action now."""
        return self._view(seat).offers(seat)

    def seen(self, seat: int = ONLOOKER, since: int = 0) -> list[list[str]]:
        """The events of each action as shown to `seat`, from version `since` on."""
        self._view(seat)
        return [self._shown(seat, number) for number in range(since, len(self._entries))]

    def told(self, seat: int = ONLOOKER, since: int = 0) -> list[list[str]]:
        """The same for people and clients: with what each event implies."""
        if not self.game.vocabulary.implies:
            return self.seen(seat, since)
        implied = self.game.vocabulary.implied
        return [
            [text + implied(event) for text, event in zip(shown, entry[1], strict=True)]
            for shown, entry in zip(self.seen(seat, since), self._entries[since:], strict=True)
        ]

    def _shown(self, seat: int, number: int) -> list[str]:
        words, masked = self._words[number], self._masked[number]
        shown: list[str] = []
        for at, event in enumerate(self._entries[number][1]):
            shown.append(words[at] if event.is_open_to(seat) else masked[at])
        return shown

    def scores(self) -> list[int]:
        """Points by the rule book; only once the game is over, since they may reveal secrets."""
        self._must_be_over()
        return self._truth.scores()

    def winners(self) -> list[int]:
        """Who has won."""
        self._must_be_over()
        return self._truth.winners()

    def actors(self, since: int = 0) -> list[int]:
        """Who acted, from version `since` on."""
        return [action.seat for action, _ in self._entries[since:]]

    def lines(self, since: int = 0) -> list[str]:
        """The lines of the record from version `since` on; they hold every secret."""
        return self._lines[since:]

    def record(self) -> str:
        """The whole record as text; it holds every secret of the game."""
        end = [self.closing()] if self.over else []
        return "\n".join([*self.header.lines(), *self._lines, *end]) + "\n"

    def closing(self) -> str:
        """The last line of the record of a game that is over: its result."""
        self._must_be_over()
        return write_end(self._truth)

    # -- acting -------------------------------------------------------------------

    def act(self, seat: int, text: str) -> list[str]:
        """Apply the action in a text; returns the events as shown to that seat."""
        before = self.version
        self.submit(self._view(seat).read(seat, text))
        return [line for told in self.seen(seat, before) for line in told]

    def parse_action(self, seat: int, text: str) -> Action:
        """Parse and check the action in a text without applying it."""
        action = (self._truth if seat == NATURE else self._view(seat)).read(seat, text)
        self._check(action)
        return action

    def submit(self, action: Action, then: Action | None = None) -> None:
        """Apply an action, then NATURE's answer if already known, then any that are still due."""
        self._play(action)
        if then is not None:
            self._play(then)
        self._settle()

    def ahead(self, action: Action | None, ask: Callable[[State, Rng], Asked]) -> Asked | None:
        """Call `ask` with a copy of the truth as it would be after an action.

        None if NATURE would have nothing to answer.  This lets slow or fallible work finish before
        anything is written: ask ahead, await the answer, submit both.
        """
        truth = self._truth.clone()
        if action is not None:
            self._check(action)
            truth.act(action)
        if truth.turn() != [NATURE]:
            return None
        return ask(truth, self._rng or Rng(secrets.randbits(62)))

    def repeat(self, line: str, number: int = 0) -> None:
        """Apply a line of a record; BadRecord if the rules produce a different one."""
        try:
            self._play(read_action(self._truth, number, line))
        except (IllegalAction, BadMessage) as error:
            raise BadRecord(number, str(error)) from error
        again = self._lines[-1]
        if again != line:
            raise BadRecord(number, f"recorded '{line}', but the rules now produce '{again}'")

    def close(self, line: str, number: int = 0) -> None:
        """Check the closing line of a record; BadRecord if the game ended differently."""
        if not self.over:
            raise BadRecord(number, "the game is not over at this line")
        again = self.closing()
        if again != line:
            raise BadRecord(number, f"recorded '{line}', but the rules now produce '{again}'")

    def resume(self, nature: Nature) -> None:
        """Continue live after lines were replayed at a table without NATURE."""
        self._nature = nature
        self._settle()

    def _settle(self) -> None:
        while self._nature is not None and self.turn() == [NATURE]:
            rng = self._rng or Rng(secrets.randbits(62))
            answer = self._nature(self._truth.clone(), rng)
            if answer is None:
                return
            self._play(answer)

    def _play(self, action: Action) -> None:
        self._check(action)
        truth = self._truth
        said = truth.say_action(action)
        told = truth.act(action)
        write = self.game.vocabulary.write
        words = [write(event) for event in told]
        self._keep(action, entry_line(action.seat, said, words), told, words)
        show(told, self._views)

    def _keep(self, action: Action, line: str, told: list[Event], words: list[str]) -> None:
        """Store what happened: the line, and its events as text."""
        write = self.game.vocabulary.write
        self._entries.append((action, told))
        self._words.append(words)
        self._masked.append(
            [
                words[at] if not event.secret else write(event.seen_by(ONLOOKER))
                for at, event in enumerate(told)
            ]
        )
        self._lines.append(line)

    def _check(self, action: Action) -> None:
        """A seat's action is checked against its own view, so no refusal can leak a secret."""
        judge = self._views[action.seat] if self._has(action.seat) else self._truth
        judge.check(action)

    def _has(self, seat: int) -> bool:
        return 0 <= seat < len(self._views) - 1

    def _view(self, seat: int) -> State:
        if seat != ONLOOKER and not self._has(seat):
            raise ValueError(f"seat {seat} does not exist; seats are 0 to {len(self._views) - 2}")
        return self._views[seat if seat != ONLOOKER else -1]

    def _must_be_over(self) -> None:
        if not self.over:
            raise ValueError("the game is not over yet")


def replayed(game: Game, text: str) -> Table:
    """The table at the end of a record, with every line validated; BadRecord names the line."""
    *_, table = replay_steps(game, text)
    return table


def replay_steps(game: Game, text: str) -> Iterator[Table]:
    """The same table before the first line of a record and after each, validating every line."""
    header = read_header(text.split("\n"))
    check_version(game, header)
    try:
        table = Table(game, header.seats, header.options, None, None, header.physics)
    except BadSeats as seated:
        raise BadRecord(3, str(seated)) from seated
    except BadOption as chosen:
        raise BadRecord(4, str(chosen)) from chosen
    yield from steps_of(table, text)


def check_version(game: Game, header: Header) -> None:
    """Raise BadRecord unless a record uses the current rules; OlderRules if it can be shown."""
    if header.version == game.version:
        return
    versions = f"the record uses rules version {header.version}; the current one is {game.version}"
    if header.version > game.version:
        raise BadRecord(2, f"{versions}; reading it takes a newer Spicery")
    if header.version < 1:
        raise BadRecord(2, f"{versions}; versions start at 1")
    raise OlderRules(2, f"{versions}; it can be shown step by step, but not validated or continued")


def steps_of(table: Table, text: str) -> Iterator[Table]:
    """The table of a record's header, before the first line and after each."""
    yield table
    finished = False
    for number, line in numbered_entries(text):
        if finished:
            raise BadRecord(number, "the game was over before this line")
        if line.startswith("over "):
            table.close(line, number)
            finished = True
            continue
        table.repeat(line, number)
        yield table
    if table.over and not finished:
        raise BadRecord(text.count("\n") + 1, "the closing line with the scores is missing")
