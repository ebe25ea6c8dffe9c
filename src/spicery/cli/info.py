"""The `games` and `rules` commands."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from unicodedata import combining, normalize

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from spicery.bots import bots_of
from spicery.cli.parsing import BadInput
from spicery.core.catalog import Game, clauses
from spicery.core.catalog.options import Option
from spicery.games import catalogue
from spicery.native.builds import how_it_runs

RULES = "RULES.md"
LONG = 30  # characters of a default that fit its column
SHORTEST = 3  # letters that stemming must leave
SYNONYMS = (  # search terms and the words of the rules
    ("challenge", "doubt"),
    ("claim", "declare", "declaration", "bluff"),
    ("wild", "joker"),
    ("die", "dice"),
    ("cup", "coffee", "mug"),
    ("bin", "trash", "garbage"),
    ("mill", "chef"),
    ("money", "rupee", "cash"),
    ("chip", "disc"),
    ("win", "winner", "won", "victory"),
    ("point", "score"),
    ("start", "begin"),
)


def show_games(console: Console) -> None:
    """Every game with its options and bots."""
    for game in catalogue().values():
        head = Text(f"{game.title}", style="bold").append(f"  ({game.name})", style="dim")
        head.append(f"  {seats_of(game)}").append(f"  {how_it_runs(game.package)}", style="dim")
        console.print(head)
        console.print(f"  bots: {', '.join(bots_of(game))}", markup=False)
        if not game.options:
            console.print()
            continue
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        for column in ("  option", "default", "takes"):
            grid.add_column(column, overflow="fold")
        for option in game.options:
            default = default_of(option)
            takes = option.accepts + (", or @FILE" if option.load else "")
            grid.add_row(Text(f"  {option.name}"), Text(default), Text(takes))
        console.print(grid)
        console.print()
    console.print("What an option means: spicery rules spicy jitter", style="dim")
    console.print("Try: spicery play " + next(iter(catalogue()), "GAME"), style="dim")


def seats_of(game: Game) -> str:
    """The numbers of seats of a game."""
    if game.fewest == game.most:
        return f"{game.most} seats"
    return f"{game.fewest} to {game.most} seats"


def default_of(option: Option) -> str:
    """The default value; only the length of a long list."""
    if option.default is None:
        return "–"
    text = json.dumps(option.default, ensure_ascii=False)
    if len(text) > LONG and isinstance(option.default, list | tuple):
        return f"{len(option.default)} entries"
    return text


def rules_text(game: Game) -> str:
    """The rules of a game."""
    try:
        return game.file(RULES)
    except OSError as error:
        raise BadInput(f"{game.name} has no {RULES}") from error


def clause_of(game: Game, name: str) -> str:
    """The text of one clause; empty if the rules have none."""
    try:
        return clauses(game.file(RULES)).get(name, "")
    except OSError:
        return ""


def plain(clause: str) -> str:
    """The text of a clause without Markdown."""
    return clause.replace("*", "").replace("`", "")


def show_rules(console: Console, game: Game, wanted: str) -> None:
    """All the rules; or some clauses; or every clause with some words, and what it refers to."""
    text = rules_text(game)
    if not wanted:
        console.print(Markdown(text))
        return
    known = clauses(text)
    named = wanted.upper().split()
    prose: list[str] = []
    if all(name in known for name in named):
        found, more = named, []
    else:
        found, prose = passages_about(text, wanted)
        more = [name for name in references(known, found) if name not in found]
    if not found and not prose:
        raise BadInput(f"{game.name} has no clause named or mentioning '{wanted}'")
    for each in (as_list(known, found), *map(Markdown, prose)):
        console.print(each)
    if more:
        console.print("These refer to:", style="dim")
        console.print(as_list(known, more))


def as_list(known: Mapping[str, str], names: Sequence[str]) -> Markdown:
    """Clauses with their names before them."""
    return Markdown("\n".join(f"- **{name}** {known[name]}" for name in names))


def passages_about(text: str, wanted: str) -> tuple[list[str], list[str]]:
    """The clauses that contain all these words in their text or heading, and matching prose.

    Words are compared by stem, and synonyms count as equal.
    """
    sought = [meanings(word) for word in words_of(wanted)]
    found: list[str] = []
    prose: list[str] = []
    heading = rest = ""
    for part in re.split(r"\n(?=#|- \*\*)", text):
        if part.startswith("#"):
            heading, _, rest = part.partition("\n")
        here = {stem(word) for word in words_of(f"{heading} {part}")}
        if not sought or not all(here & each for each in sought):
            continue
        if clauses(part):
            found += clauses(part)
        elif part.startswith("##") and rest.strip():
            prose.append(rest.strip())
    return found, prose


def references(known: Mapping[str, str], names: Sequence[str]) -> list[str]:
    """The clauses referenced by some clauses, in the order of the rules."""
    said = {word for name in names for word in re.findall(r"[A-Z]+\d+[a-z]?", known[name])}
    return [name for name in known if name in said]


def words_of(text: str) -> list[str]:
    """The words of a text, lower-case and without accents; option names stay whole."""
    bare = "".join(sign for sign in normalize("NFKD", text) if not combining(sign))
    return re.findall(r"\w+", bare.lower())


def stem(word: str) -> str:
    """The stem of an English word: cups → cup, seasoning → season."""
    for ending, instead in (("ies", "y"), ("sses", "ss"), ("ing", ""), ("ed", ""), ("s", "")):
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST and word[-2:] != "ss":
            return word.removesuffix(ending).removesuffix("e") + instead
    return word.removesuffix("e") if len(word) > SHORTEST else word


def meanings(word: str) -> set[str]:
    """The stems of a word and its synonyms."""
    own = stem(word)
    same = next((group for group in SYNONYMS if own in {stem(each) for each in group}), ())
    return {own, *[stem(each) for each in same]}
