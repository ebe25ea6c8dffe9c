"""Safranito at the terminal: the board as a map of words, events as sentences, and the choices.

Everything shown comes from a view or its facts; nothing here knows the truth.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from spicery.core.game import UNKNOWN, State
from spicery.games.safranito.rules.cards import AIMS, CHIPS, CIRCLES, FLIP, PLACES, SHOT, SPICES
from spicery.games.safranito.rules.game import Safranito
from spicery.games.safranito.rules.state import ANOTHER, THROWING

COLOURS: Final = ("green", "red", "dark_orange", "blue")  # F2: of the seats' chips
LETTERS: Final = "GROB"  # the same, without relying on colour
CARD_COLOURS: Final = {
    "curry": "yellow",
    "ginger": "wheat1",
    "cardamom": "green3",
    "chili": "bold red",
    "saffron": "bold orange1",
    "garlic": "white",
    "mint": "bold green",
    "cumin": "tan",
    "cinnamon": "dark_goldenrod",
}
MILL: Final = "♜"
WIDE: Final = 76  # columns the map of the board needs
DOES: Final = {
    "extra throw": "throw one more chip",
    "spice card": "draw spice cards and keep one",
    "reserve": "reserve the top blend of the pile",
    "head chef": "take the mill",
}
ENDINGS: Final = {
    "third-blend": "a third blend was made",
    "most-blends": "the last round is over, and the most blends win",
    "most-money": "the last round is over; blends are tied, and the most money wins",
    "shared": "the last round is over, and the win is shared",
}
QUIET: Final = {"opened", "withdrew", "cleared", "swept", "asked", "ran-out"}
Facts = dict[str, Any]


# -- the table -----------------------------------------------------------------------


def show(facts: dict[str, object], seat: int, names: Sequence[str]) -> RenderableType:
    """The table as `seat` sees it; below 0, as an onlooker does."""
    return Screen(facts, seat, names)


class Screen:
    """The table, drawn once the width of the terminal is known."""

    def __init__(self, facts: Facts, seat: int, names: Sequence[str]) -> None:
        self.facts = facts
        self.seat = seat
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        facts = self.facts
        narrow = options.max_width < WIDE
        yield Panel(
            Group(
                players(facts, self.seat, self.names),
                Text(),
                places(facts) if narrow else board(facts),
                Text(),
                *lists(facts, self.seat),
            ),
            title=f"{MILL} Safranito, round {facts['round']} {MILL}",
            expand=False,
            padding=(0, 0 if narrow else 2),
        )


def players(facts: Facts, seat: int, names: Sequence[str]) -> Table:
    """A row for each player: money, cards, blends, chips still to throw."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("")
    table.add_column("player")
    for head in ("rupees", "cards", "blends", "reserved"):
        table.add_column(head, justify="right")
    table.add_column("known spices")
    for who, name in enumerate(names):
        label = Text(name, style=f"bold {COLOURS[who]}" if who == seat else COLOURS[who])
        label.append(f" {LETTERS[who]}")
        label.append(" (you)" if who == seat else "", style="dim")
        label.append(f" {MILL}" if who == facts["chef"] else "")
        table.add_row(
            "▶" if who in facts["waiting"] else " ",
            label,
            str(facts["money"][who]),
            str(facts["cards"][who]),
            str(len(facts["made"][who])),
            str(len(facts["reserved"][who])),
            spices_text(facts["hands"][who]),
        )
    return table


def board(facts: Facts) -> Table:
    """Bowls and circles in their places, north at the top: their chips and the cards laid out."""
    grid = Table(show_header=False, show_lines=True, padding=(0, 1))
    rows: list[list[str]] = [
        [SPICES[0], "", SPICES[1], "", SPICES[2]],
        ["", CIRCLES[0], "", CIRCLES[1], ""],
        [SPICES[3], "", SPICES[4], "", SPICES[5]],
        ["", CIRCLES[2], "", CIRCLES[3], ""],
        [SPICES[6], "", SPICES[7], "", SPICES[8]],
    ]
    for _ in range(5):
        grid.add_column(justify="center", min_width=9)
    for row in rows:
        grid.add_row(*[place(facts, name) if name else Text() for name in row])
    return grid


def places(facts: Facts) -> Text:
    """Bowls and circles, one per line, for a narrow terminal."""
    return Text("\n").join([place(facts, name, " ") for name in (*SPICES, *CIRCLES)])


def place(facts: Facts, name: str, gap: str = "\n") -> Text:
    """One bowl or circle: its name, how many cards are for sale, its chips."""
    style = CARD_COLOURS.get(name, "italic")
    cell = Text(name, style=f"reverse {style}" if name == facts["here"] else style)
    cards = facts["layout"].get(name, 0)
    cell.append(f" ×{cards}" if cards else "", style="bold")
    cell.append(gap)
    return cell.append(chips_text([chip for chip in facts["chips"] if chip["place"] == name]))


def chips_text(chips: Sequence[Facts]) -> Text:
    """Chips by colour and value; a `·` in between if only the owner has seen the value."""
    line = Text()
    for chip in chips:
        value = "??" if chip["value"] == UNKNOWN else str(chip["value"])
        mark = "" if chip["shown"] or chip["value"] == UNKNOWN else "·"
        doubt = "?!" if chip["in doubt"] else ""
        owner = LETTERS[chip["seat"]]
        line.append(f" {owner}{mark}{value}{doubt}", style=COLOURS[chip["seat"]])
    return line


def lists(facts: Facts, seat: int) -> list[RenderableType]:
    """Stray chips, blends, and what the viewer has."""
    lines: list[RenderableType] = []
    stray = [chip for chip in facts["chips"] if chip["place"] == "nowhere"]
    if stray:
        lines.append(Text("between the bowls:").append(chips_text(stray)))
    blends = Text("face-up blends: ")
    for at, blend in enumerate(facts["blends"]):
        blends.append(" · " if at else "").append(spices_text(blend.split()))
    lines.append(blends if facts["blends"] else Text("no face-up blends", style="dim"))
    lines.append(
        Text(f"in the piles: {len(facts['pile'])} spices, {len(facts['blend pile'])} blends")
    )
    if facts["price"]:
        lines.append(Text(f"a card of {facts['here']} brings {facts['price']} rupees"))
    if seat >= 0:
        if UNKNOWN not in facts["unthrown"][seat] and facts["phase"] in ("throw", "extra throw"):
            lines.append(Text(f"your chips: {' '.join(facts['unthrown'][seat])}"))
        own = facts["reserved"][seat]
        lines += [Text("reserved for you: ").append(spices_text(blend.split())) for blend in own]
        if facts["drawn"] and UNKNOWN not in facts["drawn"]:
            lines.append(Text("you drew: ").append(spices_text(facts["drawn"])))
    return lines


def spices_text(cards: Sequence[str]) -> Text:
    """Spices in their colours."""
    line = Text()
    for at, card in enumerate(cards):
        line.append(" " if at else "").append(card, style=CARD_COLOURS.get(card, "dim"))
    return line


# -- what happened -------------------------------------------------------------------


def tell(name: str, words: Sequence[str], names: Sequence[str]) -> str:
    """One sentence for an event; empty if it would only be noise."""
    if name in QUIET:
        return ""
    if name == "ended":
        return f"The game is over: {ENDINGS[words[0]]}."
    if name in ("won", "landed", "fell", "turned", "decided", "laid-out", "uncovered", "began"):
        return tell_of_things(name, words, names)
    if name in ("stacked-blends", "stacked-spices"):
        what = name.removeprefix("stacked-")
        return f"The {what} were shuffled: {words[0]} in the pile."
    if name == "priced":
        return f"A card of this spice brings {words[0]} rupees."
    who = names[int(words[0])]
    match name:
        case "threw":
            return f"{who} threw {'a chip' if words[-1] == UNKNOWN else f'the {words[-1]}'}."
        case "mill-passed":
            return f"{MILL} {who} is head chef."
        case "took-mill":
            return f"{MILL} {who} took the mill and is now head chef."
        case "declined":
            return f"{who} declined the action."
        case "set-out-to-draw":
            return f"{who} draws {words[1]} and keeps one."
        case "drew":
            return "" if words[1] == UNKNOWN else f"{who} drew {words[1]}."
        case "kept":
            return f"{who} kept {'a card' if words[1] == UNKNOWN else words[1]}."
        case "reserved":
            blend = "a blend" if words[1] == UNKNOWN else blend_words(words[1])
            return f"{who} reserved {blend}."
        case "sold" if words[1] != "0":
            cards = "a card" if words[1] == "1" else f"{words[1]} cards"
            return f"{who} sold {cards} for {words[2]} rupees."
        case "bought":
            return f"{who} bought a card for {words[1]} rupees."
        case "blended":
            own = "their reserved" if words[2] == "own" else "the"
            return f"★ {who} made {own} blend of {blend_words(words[1])}."
    return ""


def tell_of_things(name: str, words: Sequence[str], names: Sequence[str]) -> str:
    """The same for events about a chip, a card, a place or a round."""
    plain = words[0].replace("-", " ")
    owner = names[int(words[0]) // int(CHIPS)] if words[0].isdecimal() and name != "began" else ""
    match name:
        case "won":
            who = names[int(words[1])]
            return f"{who} has the most on “{plain}” ({words[2]}) and may {DOES[plain]}."
        case "landed":
            where = words[7].replace("-", " ")
            lies = {"nowhere": "between the bowls", "off": "over the edge"}.get(
                where, f"in {where}"
            )
            return f"A chip of {owner} came to rest {lies}."
        case "fell":
            return f"A chip of {owner} is off the board."
        case "turned":
            return f"A chip of {owner} shows {words[1]}."
        case "decided":
            verdict = "lets a chip" if words[1] == "allowed" else "doesn't let a chip"
            return f"The head chef {verdict} of {owner} count."
        case "laid-out":
            return f"Laid out: {plain}."
        case "uncovered":
            return f"A new blend: {blend_words(words[0])}."
    return f"— Round {words[0]} —"


def blend_words(word: str) -> str:
    """A blend in words."""
    return ", ".join(word.split("+"))


# -- choices -------------------------------------------------------------------------


def menu(view: State, seat: int) -> list[tuple[str, str]]:
    """The choices of a seat; the part before ` > ` is chosen first, then the rest."""
    table = cast("Safranito", view)
    if table.phase in (THROWING, ANOTHER) and seat == table.mover:
        rows = [("Throw no more", "decline")] if table.phase == ANOTHER else []
        return rows + throw_rows(table, seat)
    return [(label(table, said), said) for said in map(view.say_action, view.legal(seat))]


def throw_rows(table: Safranito, seat: int) -> list[tuple[str, str]]:
    """Each chip at each place as a flat toss, then at rivals' chips; flips must be typed."""
    rows = []
    for code in map(int, table.codes()):
        value, aim = divmod(code, int(AIMS))
        if aim < FLIP:
            goal = f"at {PLACES[aim]}"
        elif aim >= SHOT:
            goal = f"at {rival(table, aim - int(SHOT))}"
        else:
            continue
        rows.append((f"Throw {10 * value + 10} > {goal}", spelt(table, seat, code)))
    return rows


def rival(table: Safranito, token: int) -> str:
    """A chip to shoot at."""
    where = PLACES[table.region[token]]
    value = 10 * int(table.value[token]) or "chip"
    lies = "between the bowls" if where == "nowhere" else f"in {where}"
    return f"{LETTERS[token // int(CHIPS)]}'s {value} {lies} (#{token}), to shoot it off"


def spelt(table: Safranito, seat: int, code: int) -> str:
    """The text of a throw of the grid."""
    return table.say_action(table.unfold(seat, code))


def label(table: Safranito, said: str) -> str:
    """The label of a choice."""
    here = PLACES[table.here]
    verb, _, rest = said.partition(" ")
    match verb:
        case "take":
            return f"Do it: {DOES[here]}"
        case "decline":
            return "Decline" if here in CIRCLES else "Buy nothing, take the chips back"
        case "allow":
            return "Let the chip count"
        case "disallow":
            return "Don't let the chip count"
        case "buy":
            return f"Buy {here} for {10 * int(table.total_at(table.mover, table.here))} rupees"
        case "sell":
            gain = int(rest) * 10 * int(table.price)
            return f"Sell {rest} {here} for {gain} rupees" if gain else f"Sell no {here}"
        case "trade":
            return f"Trade {rest} next"
        case "done":
            return "Make no more blends"
    return said.capitalize()


# -- shorthand -----------------------------------------------------------------------


def hear(view: State, seat: int, typed: str) -> str | None:
    """Short: throw 40 saffron (a flat toss), throw 40 saffron flip, throw 40 #7 (shoot at that
    chip), 40 saf (the same without the word), y and n (take, buy, allow, or not), a number alone
    when selling.
    """
    table = cast("Safranito", view)
    words = typed.lower().split()
    if words in (["y"], ["n"]):
        return yes_or_no(table, seat, words[0] == "y")
    if len(words) == 1 and words[0].isdecimal() and f"sell {words[0]}" in said_now(table, seat):
        return f"sell {words[0]}"
    words = words[1:] if words[:1] == ["throw"] else words
    if len(words) < 2 or not words[0].isdecimal() or "from" in words:
        return None
    code = throw_code(words)
    return spelt(table, seat, code) if code is not None and may(table, seat, code) else None


def said_now(table: Safranito, seat: int) -> list[str]:
    """What a seat may do now, except throws."""
    if table.phase in (THROWING, ANOTHER):
        return []
    return [table.say_action(action) for action in table.legal(seat)]


def yes_or_no(table: Safranito, seat: int, yes: bool) -> str | None:
    """The action a yes or no stands for."""
    offered = [*said_now(table, seat), *(["decline"] if table.phase == ANOTHER else [])]
    meant = ("take", "buy", "allow") if yes else ("decline", "disallow", "done", "sell 0")
    return next((said for said in meant if said in offered), None)


def throw_code(words: list[str]) -> int | None:
    """The code of a throw of the grid: a chip, a target, possibly a flip."""
    value, rest = divmod(int(words[0]), 10)
    flip = words[-1] in ("flip", "f")
    goal = " ".join(words[1:-1] if flip else words[1:])
    if rest or not 1 <= value <= CHIPS:
        return None
    if goal.startswith("#") and goal[1:].isdecimal() and int(goal[1:]) < 24 and not flip:
        return (value - 1) * int(AIMS) + int(SHOT) + int(goal[1:])
    fits = [at for at, name in enumerate(PLACES[: int(FLIP)]) if goal and name.startswith(goal)]
    if len(fits) != 1:
        return None
    return (value - 1) * int(AIMS) + fits[0] + (int(FLIP) if flip else 0)


def may(table: Safranito, seat: int, code: int) -> bool:
    """Whether this throw is listed now."""
    return table.is_listed(seat, code)
