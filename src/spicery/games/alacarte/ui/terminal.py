"""A la carte at the terminal: the kitchen as tables, events as sentences, a menu of actions.

People type the name of a motion, as in `season lemon careful`; its numbers are filled in here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from spicery.core.game import State
from spicery.games.alacarte import shipped_menu
from spicery.games.alacarte.rules.dishes import slug
from spicery.games.alacarte.rules.game import Alacarte
from spicery.games.alacarte.rules.material import (
    COLOURS,
    CREPE,
    CREPE_POINTS,
    FLIP_FIELDS,
    FLIP_NAMES,
    FLIP_ROWS,
    MOTION_NAMES,
    MOTION_ROWS,
    SEASON_FIELDS,
    SPICES,
)
from spicery.games.alacarte.rules.notation import say_motion

OFFERED = ("careful", "medium", "bold")  # for the player's own pan
SPITEFUL = ("medium", "pour")  # for another's
COLOUR_STYLES = {
    "yellow": "yellow",
    "green": "green",
    "blue": "blue",
    "red": "red",
    "black": "bold",
}
HINTS = {
    "feint": "nothing falls",
    "timid": "none or one",
    "careful": "one, perhaps two",
    "light": "one or two",
    "medium": "two, perhaps three",
    "bold": "three or more",
    "pour": "as much as possible",
}
CUP_TITLES = {
    "point": "one point",
    "swap": "swap stoves",
    "spoons": "three spoons",
    "season": "season another's pan",
    "cool": "lower the heat",
}
SIGNS = {"lemon": "L", "pepper": "Pe", "paprika": "Pa", "herbs": "H", "salt": "salt"}
ENGLISH = {  # dishes that the printed game, and so every record, names in another language
    "eau-pour-le-cafe-a-la-bocuse": "Coffee Water à la Bocuse",
    "ochsenschwanz-nature": "Oxtail au Naturel",
    "nilpferd-in-burgunder": "Hippo in Burgundy",
    "calamar-a-la-marseillaise": "Squid à la Marseillaise",
    "buckling-in-ei": "Kipper in Egg",
    "elefantenrussel-an-blattspinat-frisiert": "Elephant Trunk in Spinach Curls",
}

Facts = dict[str, Any]  # as `facts` writes them


# -- the kitchen ----------------------------------------------------------------------------


def show(facts: Facts, seat: int, names: Sequence[str]) -> RenderableType:
    """The whole kitchen, as everyone sees it."""
    parts: list[RenderableType] = [stoves(facts, seat, names), shelf(facts), menu_card(facts)]
    if facts["player"] >= 0 and facts["phase"] not in ("over", "first dish"):
        spoons = "one action" if facts["actions"] == 1 else f"{facts['actions']} actions"
        parts.append(Text(f"{names[facts['player']]} is on turn: {spoons} left."))
    waiting = [names[number] for number, place in enumerate(facts["crepes"]) if place == "table"]
    if waiting:
        parts.append(Text(f"Crêpe still to make: {', '.join(waiting)}.", style="dim"))
    return Group(*parts)


def stoves(facts: Facts, seat: int, names: Sequence[str]) -> Table:
    """A row for each cook."""
    table = Table(title="Stoves", title_justify="left", expand=False)
    for column in ("cook", "heat", "in the pan", "pieces", "done", "points", "cups"):
        table.add_column(column)
    for number, stove in enumerate(facts["stoves"]):
        name = f"{names[number]} (you)" if number == seat else names[number]
        points = facts["earned"][number] + facts["cups laid"][number]
        table.add_row(
            Text(name, style="bold" if number == facts["player"] else ""),
            str(stove["heat"]),
            Text(in_pan(facts, stove)),
            pieces(stove["pieces"]) or "–",
            f"{facts['finished'][number]}/{facts['finish']}",
            f"{points} {'★' * facts['stars'][number]}".strip(),
            "\n".join(facts["cups"][number]) or "–",
        )
    return table


def in_pan(facts: Facts, stove: Facts) -> str:
    """What a pan holds, what it needs, and its state."""
    if stove["dish"] is None:
        return "–"
    if stove["dish"] == "crepe":
        return f"Crêpe ({stove['stands']})"
    dish = next(each for each in facts["menu"] if each["dish"] == stove["dish"])
    return f"{title_of(dish)} ({stove['stands']})\n{recipe(dish)}"


def title_of(dish: Facts) -> str:
    """A dish of the menu in English, or as a table's own menu names it."""
    return ENGLISH.get(dish["dish"], str(dish["name"]))


def recipe(dish: Facts) -> str:
    """Spices, green range and red heat of a dish."""
    spices = " ".join(SIGNS[name] for name in dish["spices"]) or "no spices"
    low, high = dish["green"]
    return f"{spices}, {heats(low, high, dish['red'])}"


def heats(low: int, high: int, red: int) -> str:
    """The heat that is right for a dish, and the one that burns it."""
    green = str(low) if low == high else f"{low}–{high}"
    return f"heat {green}, burns at {red}"


def pieces(lying: Facts) -> str:
    """How many pieces of each spice, and salt, are in a place."""
    return " ".join(f"{count} {SIGNS[name]}" for name, count in lying.items() if count)


def shelf(facts: Facts) -> Table:
    """Shakers, sink and coffee tray."""
    table = Table(title="Shelf", title_justify="left")
    for name in facts["shakers"]:
        table.add_column(f"{name} ({SIGNS[name]})")
    table.add_column("sink")
    table.add_column("coffee tray")
    held = [f"{each['spice']} and {each['salt']} salt" for each in facts["shakers"].values()]
    tray = f"{len(facts['cups on the tray'])} face down, {len(facts['cups used'])} used"
    table.add_row(*held, pieces(facts["sink"]) or "empty", tray)
    return table


def menu_card(facts: Facts) -> Table:
    """The dishes left, by colour."""
    table = Table(title="Dishes on the table", title_justify="left", show_header=False)
    for colour, style in COLOUR_STYLES.items():
        left = [
            f"{title_of(dish)} [{recipe(dish)}; {dish['points']}]"
            for dish in facts["menu"]
            if dish["colour"] == colour and dish["place"] == "table"
        ]
        table.add_row(Text(colour, style=style), Text("\n".join(left) or "none left"))
    return table


# -- what happened -------------------------------------------------------------------------


def tell(name: str, words: Sequence[str], names: Sequence[str]) -> str:
    """One sentence for an event; empty if it would only be noise."""
    if name in ("spun", "reshuffled", "tilted", "tossed", "began"):
        return ""
    if name == "prepared":
        return f"{names[int(words[0])]} starts; everyone has a cup."
    if name == "fell":
        return tell_fall(names[int(words[0])], words[1], int(words[2]), int(words[3]))
    if name == "refilled":
        return f"The {words[0]} shaker is refilled from the sink."
    if name == "all-rose":
        return "Every stove gets hotter by 1."
    if name == "ended":
        return f"The game is over: {words[0].replace('-', ' ')}."
    return tell_of_seat(name, words[1:], names[int(words[0])], names)


def tell_of_seat(name: str, words: Sequence[str], who: str, names: Sequence[str]) -> str:
    """An event that begins with a seat."""
    sentences = {
        "put": "{who} puts {dish} into the pan.",
        "rolled": "{who} rolls {first}.",
        "rose": "{who}'s heat goes up by {first}.",
        "drew": "{who} takes a cup: {cup}.",
        "took": "{who} takes a cup from {other}: {last}.",
        "used": "{who} uses a cup: {cup}.",
        "swapped": "{who} and {other} swap stoves.",
        "cooled": "{who} turns the heat down by {first}.",
        "burned": "{who}'s {dish} is burning!",
        "served": "{who} finishes {dish}{star}.",
        "binned": "{who}'s {dish} goes to the bin.",
        "landed": "{who}'s crêpe: {first}.",
    }
    first = words[0]
    return sentences[name].format(
        who=who,
        first=first,
        dish=dish_title(first),
        cup=CUP_TITLES.get(first, first),
        other=names[int(first)] if first.isdecimal() and int(first) < len(names) else first,
        last=CUP_TITLES.get(words[-1], words[-1]),
        star=" and earns a star" if words[-1] == "star" else "",
    )


def tell_fall(who: str, spice: str, spices: int, salt: int) -> str:
    """What fell into a pan."""
    if spices + salt == 0:
        return f"Nothing falls into {who}'s pan."
    piece = "herb" if (spice, spices) == ("herbs", 1) else spice
    parts = [f"{spices} {piece}"] if spices else []
    parts += [f"{salt} salt"] if salt else []
    return f"Into {who}'s pan: {' and '.join(parts)}."


def dish_title(short: str) -> str:
    """The name of a dish of the shipped menu; dishes of other menus go by number."""
    menu = shipped_menu()
    if short in menu.slugs:
        named = menu.names[menu.slugs.index(short)]
        return "the crêpe" if short == "crepe" else ENGLISH.get(short, named)
    return short.replace("-", " ")


# -- choices ----------------------------------------------------------------------


def menu(view: State, seat: int) -> list[tuple[str, str]]:
    """The choices of a person: label and action, with a few named motions."""
    assert isinstance(view, Alacarte)
    offered: list[tuple[str, str]] = []
    for action in view.legal(seat):
        said = view.say_action(action)
        label = label_of(view, said)
        if label:
            offered.append((label, said))
    return offered


def label_of(view: Alacarte, said: str) -> str:
    """The label of an action, with ` > ` before the second step; empty if it isn't offered."""
    words = said.split()
    match words[0]:
        case "season":
            name = motion_name(said)
            return f"Season with {words[1]} > {name}  {HINTS[name]}" if name in OFFERED else ""
        case "flip":
            rows = [f"flip {say_motion(FLIP_FIELDS, row)}" for row in FLIP_ROWS]
            return f"Flip the crêpe > {FLIP_NAMES[rows.index(said)]}"
        case "cook":
            return dish_label(view, view.menu.slugs.index(words[1]))
        case "choose":
            return f"Heat up by {words[1]}"
        case "take":
            return f"Take from seat {words[4]} > the cup '{CUP_TITLES[words[2]]}'"
        case "cup" if words[1] == "season":
            name = motion_name(said)
            wanted = name in SPITEFUL
            return f"Use a cup > {words[3]} into seat {words[2]}'s pan, {name}" if wanted else ""
        case "cup":
            more = {"swap": " with seat ", "cool": " by "}.get(words[1], "")
            return f"Use a cup > {CUP_TITLES[words[1]]}{more}{' '.join(words[2:])}"
        case "end":
            return (
                "Give up the remaining tries and end the turn" if view.actions else "End the turn"
            )
    return {"heat": "Heat  roll the die", "bin": "Throw it into the bin"}[said]


def dish_label(view: Alacarte, dish: int) -> str:
    """The label of a dish, with what it needs."""
    card = view.menu
    if dish == CREPE:
        return f"Cook the crêpe  {int(CREPE_POINTS)} points; ends the turn"
    needs = [
        SIGNS[name]
        for at, name in enumerate(SPICES)
        for _ in range(int(card.recipe[dish * len(SPICES) + at]))
    ]
    heat = heats(int(card.low[dish]), int(card.high[dish]), int(card.red[dish]))
    points = "1 point" if card.points[dish] == 1 else f"{int(card.points[dish])} points"
    remark = f"{' '.join(needs) or 'no spices'}; {heat}; {points}"
    title = ENGLISH.get(card.slugs[dish], card.names[dish])
    return f"Cook a {COLOURS[card.colour[dish]]} dish > {title}  {remark}"


def motion_name(said: str) -> str:
    """The name of the grid motion at the end of an action; empty if there's none."""
    for name, numbers in zip(MOTION_NAMES, MOTION_ROWS, strict=True):
        if said.endswith(" " + say_motion(SEASON_FIELDS, numbers)):
            return name
    return ""


def hear(view: State, seat: int, typed: str) -> str | None:
    """Short: season lemon careful (or feint, timid, light, medium, bold, pour), flip (or flip
    easy), cook trout (any part of a name), cup season 1 pepper pour.
    """
    words = typed.lower().split()
    if not words:
        return None
    if words[0] == "flip" and (len(words) == 1 or words[1:] in [[n] for n in FLIP_NAMES]):
        at = FLIP_NAMES.index(words[1]) if len(words) == 2 else 0
        return f"flip {say_motion(FLIP_FIELDS, FLIP_ROWS[at])}"
    if words[0] == "cook" and len(words) > 1:
        wanted = "-".join(words[1:])
        offered = [view.say_action(action) for action in view.legal(seat)]
        fits = [said for said in offered if said.startswith("cook ") and is_meant(wanted, said[5:])]
        return fits[0] if len(fits) == 1 else None
    before = 2 if words[0] == "season" else 4 if words[:2] == ["cup", "season"] else 0
    if before and len(words) in (before, before + 1):
        name = words[before] if len(words) > before else OFFERED[0]
        if name in MOTION_NAMES:
            numbers = MOTION_ROWS[MOTION_NAMES.index(name)]
            return " ".join([*words[:before], say_motion(SEASON_FIELDS, numbers)])
    return None


def is_meant(wanted: str, short: str) -> bool:
    """Whether `wanted` is part of a dish's name, in English or as records have it."""
    return wanted in short or (short in ENGLISH and wanted in slug(ENGLISH[short]))
