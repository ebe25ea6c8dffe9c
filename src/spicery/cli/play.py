"""A game at the terminal: people at the keyboard in turn, bots in the other seats.

Each person is shown only what their seat may see; a curtain falls between two people.  Everything
is line-based, so that a game can be piped in.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich.console import Console
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from spicery.bots import Company, Player, Weighed, bot_named, champion, check_names
from spicery.cli.info import clause_of, plain, show_rules
from spicery.cli.parsing import BadInput
from spicery.cli.rendering import bulleted, scores_table, sentences, terminal_of, winners_sentence
from spicery.core.entry import split_entry
from spicery.core.game import BadMessage, IllegalAction
from spicery.core.rng import Rng
from spicery.core.table import ONLOOKER, Table

Menu = list[tuple[str, list[tuple[str, str]]]]  # headings, each with its labels and actions
QUIT = {"quit", "q", "exit"}
CURTAIN = "\x1b[H\x1b[2J\x1b[3J"  # clears the screen and the scrollback
MOST_DIGITS = 5  # of a choice; more than any menu needs
WELCOME = "Type the number of a choice, ? for help, 'rules' for the rules, 'quit' to leave."
HELP = (
    "Type the number of a choice, or an action in words. Also:",
    "  ?            this help, and every action open to you",
    "  rules        the rules; 'rules WORD' a clause by its number, or every clause with a word",
    "  hint         what the strongest bot would do",
    "  table        the table and the choices again",
    "  quit         leave the game",
)


class PlayersLeft(Exception):
    """The people at the keyboard have left."""


class TerminalGame:
    """A game in progress at this terminal."""

    def __init__(
        self, table: Table, names: list[str], people: int, bots: Sequence[str], seed: int
    ) -> None:
        self.table = table
        self.names = names
        self.people = range(people)
        self.console = Console(highlight=False)
        self.terminal = terminal_of(table.game)
        self._rng = Rng(seed ^ 0x5EED)
        self._company = Company(table.game, bots)
        self._bots: dict[int, Player] = {}
        check_names(table.game, bots)
        self._seen = [0] * table.header.seats  # the version up to which each person was told
        self._at_keyboard = (
            0 if people == 1 else ONLOOKER
        )  # with several people, begin with a curtain
        self._menu: Menu = []
        self._inner: list[tuple[str, str]] = []  # the open second step of the menu
        self._offered = 0  # the version at which people not on turn were last asked

    # -- the game ----------------------------------------------------------------------

    def play(self) -> None:
        """Play to the end; raises PlayersLeft if the people leave early."""
        with self._company as company:
            first, seats = len(self.people), self.table.header.seats
            which = [at % len(company.names) for at in range(seats - first)]
            self._bots = dict(enumerate(company.seated(self.table, which, first), first))
            for seat, bot in self._bots.items():
                self._lost(seat, bot)
            self._play()
        self._end()

    def _play(self) -> None:
        table = self.table
        if self.people:
            self._say(f"{table.game.title}, {table.header.seats} seats. {WELCOME}", "dim")
        while not table.over:
            seat = table.turn()[0]  # several may be due; ask one at a time
            if self._called_out():
                continue
            if seat in self.people:
                self._person(seat)
            else:
                self._bot(seat)

    def _bot(self, seat: int) -> None:
        bot = self._bots[seat]
        lost = bot.forfeit
        action = bot.act(self.table, seat, self._rng)
        if lost is None:
            self._lost(seat, bot)
        self.table.submit(action)

    def _lost(self, seat: int, bot: Player) -> None:
        """Say so if a bot has forfeited its seat."""
        if bot.forfeit:
            told = f"{self.names[seat]}'s bot forfeited its seat to a stand-in: {bot.forfeit}"
            self._say(told, "yellow")

    def _person(self, seat: int) -> None:
        if seat != self._at_keyboard:
            self._curtain(seat)
        self._news(seat)
        self._screen(seat)
        while True:
            typed = self._ask(f"{self.names[seat]} > ")
            if not typed:
                self._say("Type a number or an action; ? for help.")
            elif not self._answered(seat, typed) and self._acted(seat, typed):
                return

    def _called_out(self) -> bool:
        """Whether somebody not on turn acted after a pass, while that is still possible.

        Seats are asked one at a time; a card everybody let go may still be challenged.
        """
        table = self.table
        last = table.lines(table.version - 1)
        actor, said = split_entry(0, last[0]) if last else (ONLOOKER, "")
        if said not in table.game.yields[1:] or table.version == self._offered:
            return False
        others = [seat for seat in self.people if seat not in (actor, *table.turn())]
        able = [seat for seat in others if table.may_act(seat)]
        if not able:
            return False
        self._offered = table.version
        return self._offer_one(able[0]) if len(self.people) == 1 else self._offer_all(able)

    def _offer_one(self, seat: int) -> bool:
        """Ask the one person at the keyboard."""
        self._news(seat)
        self._menu, self._inner = grouped(self.terminal.menu(self.table.view(seat), seat)), []
        self._say("It isn't your turn, but you may still act; press Enter to continue.", "dim")
        self._choices([menu_label(head, rest) for head, rest in self._menu])
        while typed := self._ask(f"{self.names[seat]} > "):
            if typed == ".":
                return False
            if not self._answered(seat, typed) and self._acted(seat, typed):
                return True
        return False

    def _offer_all(self, seats: list[int]) -> bool:
        """Ask several people at once, without showing any hand; they type their names."""
        self._at_keyboard = ONLOOKER
        self._draw_curtain()
        self._tell(ONLOOKER, self.table.version - 1)
        self.console.print(self.terminal.show(self.table.facts(), ONLOOKER, self.names))
        names = [self.names[seat] for seat in seats]
        open_to = self.table.view()
        known = [open_to.name_for(action) for action in open_to.legal(seats[0])]
        shown = next((text for text in self.table.legal(seats[0]) if text in known), "ACTION")
        self._say(f"Not on turn, but still able to act: {', '.join(names)}.")
        self._say(
            f"Type a name and an action, such as '{names[0]} {shown}'; press Enter to continue.",
            "dim",
        )
        while typed := self._ask("Anybody > "):
            if typed in QUIT:
                raise PlayersLeft
            word, _, rest = typed.partition(" ")
            seat, said = self._speaker(typed, seats)
            if word == "rules":
                self._rules(rest.strip())
            elif not said or said.isdecimal():
                self._say(
                    "Type a name and an action in words, or press Enter to continue.", "yellow"
                )
            elif self._acted(seat, said):
                return True
        return False

    def _speaker(self, typed: str, seats: list[int]) -> tuple[int, str]:
        """The seat whose name a line begins with, and the rest of it; empty if there is none."""
        for seat in sorted(seats, key=lambda seat: -len(self.names[seat])):
            name = f"{self.names[seat]} "
            if typed.lower().startswith(name.lower()):
                return seat, typed[len(name) :].strip()
        return ONLOOKER, ""

    def _draw_curtain(self) -> None:
        if self.console.is_terminal:
            self.console.file.write(CURTAIN)
        self.console.print(Rule(style="dim"))

    def _curtain(self, seat: int) -> None:
        self._at_keyboard = seat
        self._draw_curtain()
        if self._ask(f"Pass the keyboard to {self.names[seat]}, then press Enter ") in QUIT:
            raise PlayersLeft

    def _news(self, seat: int) -> None:
        """What the seat was shown since it last looked."""
        self._tell(seat, self._seen[seat])
        self._seen[seat] = self.table.version

    def _tell(self, seat: int, since: int) -> None:
        told = self.table.told(seat, since)
        lines = [sentences(self.terminal, events, self.names) for events in told]
        if any(lines):
            self.console.print(bulleted(("·", line) for line in lines if line))

    def _screen(self, seat: int) -> None:
        self.console.print()
        self.console.print(self.terminal.show(self.table.facts(seat), seat, self.names))
        self._menu = grouped(self.terminal.menu(self.table.view(seat), seat))
        self._inner = []
        self._choices([menu_label(head, rest) for head, rest in self._menu])

    def _choices(self, labels: Sequence[str], back: bool = False) -> None:
        grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
        grid.add_column(justify="right", style="bold cyan")
        grid.add_column()
        grid.add_column(style="dim")
        for number, label in enumerate(labels, 1):
            choice, _, remark = label.partition("  ")
            grid.add_row(str(number), Text(choice), Text(remark))
        if back:
            grid.add_row("0", Text("back", style="dim"))
        self.console.print(grid)

    # -- what a person typed -------------------------------------------------------------

    def _answered(self, seat: int, typed: str) -> bool:
        """Whether it was a command to the program, not an action."""
        word, _, rest = typed.lower().partition(" ")
        if word in {"?", "help", "h"}:
            self._help(seat)
        elif word == "rules":
            self._rules(rest.strip())
        elif word == "hint" and not rest:
            self._hint(seat)
        elif word in {"table", "menu"} and not rest:
            self._screen(seat)
        elif word in QUIT and not rest:
            raise PlayersLeft
        elif typed.isdecimal():
            return self._opened(int(typed[:MOST_DIGITS]))
        else:
            return False
        return True

    def _opened(self, number: int) -> bool:
        """Whether a number led to a submenu or nowhere, rather than to an action."""
        if self._inner:
            if number == 0:
                self._inner = []
                self._choices([menu_label(head, rest) for head, rest in self._menu])
                return True
            if number <= len(self._inner):
                return False
        elif 1 <= number <= len(self._menu):
            head, rest = self._menu[number - 1]
            if len(rest) == 1:
                return False
            self._inner = rest
            self._say(f"{head} …")
            self._choices([label for label, _ in rest], back=True)
            return True
        last = len(self._inner or self._menu)
        self._say(f"There is no choice {number}; choose from 1 to {last}, or type ? for help.")
        return True

    def _acted(self, seat: int, typed: str) -> bool:
        """Whether the action was carried out; otherwise a sentence says why not."""
        text = typed
        if typed.isdecimal():
            chosen = self._inner or self._menu[int(typed) - 1][1]
            text = chosen[int(typed) - 1 if self._inner else 0][1]
        else:
            text = self.terminal.hear(self.table.view(seat), seat, typed) or typed
        try:
            self.table.act(seat, text)
        except IllegalAction as error:
            clause = plain(clause_of(self.table.game, error.clause).partition(" Ruling:")[0])
            why = f"{error.clause} forbids '{error.asked}' here: {clause}" if clause else str(error)
            self._say(why, "yellow")
            return False
        except BadMessage as error:
            self._say(f"{error}. Type ? for help.", "yellow")
            return False
        return True

    def _help(self, seat: int) -> None:
        for line in HELP:
            self._say(line)
        hear = getattr(self.terminal.hear, "__doc__", None)
        if hear:
            self._say(" ".join(hear.split()))
        legal = self.table.legal(seat)
        shown = 40 if max(map(len, legal), default=0) < 40 else 3  # a throw is a long line
        more = f"; and {len(legal) - shown} more" if len(legal) > shown else ""
        self._say(f"Open to you: {'; '.join(legal[:shown])}{more}.", "dim")

    def _rules(self, wanted: str) -> None:
        try:
            show_rules(self.console, self.table.game, wanted)
        except BadInput as error:
            self._say(f"{error}.", "yellow")

    def _hint(self, seat: int) -> None:
        name = champion(self.table.game)
        view = self.table.view(seat)
        if name == "random":
            self._say("This game has no bot that can give hints.", "yellow")
            return
        bot = bot_named(self.table.game, name)
        weigh = getattr(bot, "weigh", None)
        moves: list[Weighed] = weigh(view, seat) if weigh else []
        best = max(moves, key=lambda move: move.worth, default=None)
        advice = (
            view.unfold(seat, best.code)
            if best
            else bot.choose(view, seat, Rng(self.table.version))
        )
        said = view.say_action(advice)
        labels = {action: label for label, action in self.terminal.menu(view, seat)}
        named = labels.get(said, said).replace(" > ", " ").partition("  ")[0]
        odds = f" (it wins {best.percent} of 100 games)" if best and best.why == "wins" else ""
        self._say(f"The bot '{name}' would choose: {named}{odds}", "green")

    # -- lines in and out ----------------------------------------------------------------

    def _ask(self, prompt: str) -> str:
        try:
            typed = self.console.input(Text(prompt, style="bold")).strip()
        except EOFError:
            self.console.print()
            raise PlayersLeft from None
        if not sys.stdin.isatty():
            self._say(typed)  # so that the transcript of a piped game is readable
        return typed

    def _say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def _end(self) -> None:
        """What everybody may see: the last moves, the table, the scores."""
        seat = 0 if len(self.people) == 1 else ONLOOKER
        self._tell(seat, max(self._seen))
        self.console.print()
        self.console.print(self.terminal.show(self.table.facts(seat), seat, self.names))
        winners = self.table.winners()
        self.console.print(scores_table(self.names, self.table.scores(), winners))
        self._say(winners_sentence(self.names, winners), "bold green")


def grouped(menu: Sequence[tuple[str, str]]) -> Menu:
    """The menu in two levels: labels are grouped by what precedes ` > `."""
    groups: dict[str, list[tuple[str, str]]] = {}
    for label, action in menu:
        head, _, rest = label.partition(" > ")
        groups.setdefault(head, []).append((rest, action))
    return list(groups.items())


def menu_label(head: str, rest: Sequence[tuple[str, str]]) -> str:
    """The label of a choice; an ellipsis means that a submenu follows."""
    return f"{head} {rest[0][0]}".strip() if len(rest) == 1 else f"{head} …"
