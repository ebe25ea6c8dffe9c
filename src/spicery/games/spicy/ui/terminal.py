"""Spicy at the terminal: the table as a seat sees it, events as sentences, and the choices.

Everything shown comes from a view or its facts; nothing here knows the truth.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from spicery.core.game import UNKNOWN, Action, State
from spicery.games.spicy.rules.cards import (
    CLAIMS,
    COPY,
    NO_CLAIM,
    PASS,
    PLAY_LAST,
    SPICES,
    TUCK,
    TUCK_END,
    VARIANTS,
    may_follow,
    number_right,
    spice_right,
)
from spicery.games.spicy.rules.game import Spicy
from spicery.games.spicy.rules.notation import BRIEF, CARD_NAMES, CLAIM_NAMES

COLOURS: Final = {"chili": "bold red", "pepper": "bold yellow", "wasabi": "bold green"}
WILD: Final = "bold magenta"
PAW: Final = "🐾"
CUP: Final = "🏆"
TRUE: Final = "✔ true"
BLUFF: Final = "✘ a bluff"
BRIEF_CARDS: Final = {**dict(zip(BRIEF, CARD_NAMES, strict=True)), "wn": "wild number"} | {
    "ws": "wild spice"
}
ENDINGS: Final = {
    "second-trophy": "a second trophy went to the same player",
    "third-trophy": "the third trophy was taken",
    "world's-end": "World's End came up in the deck",
}


# -- the table -----------------------------------------------------------------------


def show(facts: dict[str, object], seat: int, names: Sequence[str]) -> RenderableType:
    """The table as `seat` sees it; below 0, as an onlooker does."""
    parts: list[RenderableType] = [players(facts, seat, names), Text(), stack(facts, names)]
    for who, hand in enumerate(cast("list[list[str]]", facts["hands"])):
        if hand and UNKNOWN not in hand:
            title = "your hand" if who == seat else f"{of(names[who])} hand"
            parts += [Text(), Text(title, style="dim"), *cards_in_rows(hand)]
    variants = cast("list[str]", facts["variants"])
    below = "variant: " + ", ".join(variants) if variants else None
    title = f"{PAW} Spicy {PAW}"
    return Panel(Group(*parts), title=title, subtitle=below, expand=False, padding=(0, 2))


def players(facts: dict[str, object], seat: int, names: Sequence[str]) -> Table:
    """A row for each player: cards, trophies, what they're doing."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("")
    table.add_column("player")
    for head in ("in hand", "won", "trophies"):
        table.add_column(head, justify="right")
    table.add_column("")
    sizes, won = cast("list[int]", facts["sizes"]), cast("list[int]", facts["won"])
    trophies = cast("list[int]", facts["trophies"])
    waiting = cast("list[int]", facts["waiting"])
    let_go = cast("list[int]", facts["let go"]) if facts["phase"] == "reactions" else []
    for who, name in enumerate(names):
        note = ""
        if who == facts["owner"]:
            note = "played the top card"
        elif who in let_go:
            note = "lets it go"
        elif who in waiting:
            note = "to decide" if facts["phase"] == "reactions" else "on turn"
        mark = "▶" if who in waiting else " "
        label = Text(name, style="bold" if who == seat else "")
        label.append(" (you)" if who == seat else "", style="dim")
        cups = CUP * trophies[who] or "–"
        table.add_row(mark, label, str(sizes[who]), str(won[who]), cups, Text(note, style="dim"))
    return table


def stack(facts: dict[str, object], names: Sequence[str]) -> Text:
    """The stack with its claim, the card just revealed, and what is left."""
    line = Text()
    pile = cast("list[dict[str, object]]", facts["stack"])
    if facts["shown"]:
        line.append("turned up: ").append(card_text(cast("str", facts["shown"]))).append("\n")
    if facts["phase"] == "over":
        line.append("the game is over", style="dim")
    elif not pile:
        line.append("no stack: the first claim is a 1, 2 or 3 of any spice", style="dim")
    else:
        owner = cast("int", facts["owner"])
        count = f"stack of {len(pile)}" if len(pile) > 1 else "stack of 1 card"
        line.append(f"{count}, on top: ").append(claim_text(cast("str", facts["claim"])))
        line.append(f", says {names[owner]}")
        if pile[-1]["card"] != UNKNOWN and not facts["shown"]:
            line.append(" (really ").append(card_text(cast("str", pile[-1]["card"]))).append(")")
        for key, note in (
            ("copy", "a copy"),
            ("last card", f"{of(names[owner])} last card!"),
            ("safe", "it can no longer be challenged"),
        ):
            line.append(f" – {note}" if facts[key] else "", style="bold")
    cups = CUP * cast("int", facts["trophies left"]) or "none"
    line.append(f"\ndeck {facts['deck']}, {worlds_end(facts)}; trophies left {cups}")
    return line


def worlds_end(facts: dict[str, object]) -> str:
    """Where World's End is, as far as known."""
    place = facts["world's end"]
    if place == UNKNOWN:
        return "World's End somewhere in it"
    held = sum(cast("list[int]", facts["sizes"])) + sum(cast("list[int]", facts["won"]))
    drawn = held + len(cast("list[object]", facts["stack"]))
    return f"World's End under {max(0, cast('int', place) - drawn)} of them"


def cards_in_rows(hand: Sequence[str]) -> list[Text]:
    """A hand sorted: a row for each spice, then the wilds."""
    rows = []
    for spice in (*SPICES, "wild"):
        held = [card for card in hand if card.startswith(spice)]
        held.sort(key=CARD_NAMES.index)
        if held:
            row = Text("  ").append(f"{spice:<8}", style=COLOURS.get(spice, WILD))
            row.append("  ".join(card.partition(" ")[2] for card in held), style="bold")
            rows.append(row)
    return rows


def card_text(card: str) -> Text:
    """A card in the colour of its spice."""
    return Text(card, style=COLOURS.get(card.partition(" ")[0], WILD))


def claim_text(claim: str) -> Text:
    """A claim in the colour of its spice."""
    return Text(claim, style=COLOURS[claim.partition(" ")[2]])


# -- what happened -------------------------------------------------------------------


def tell(name: str, words: Sequence[str], names: Sequence[str]) -> str:
    """One sentence for an event; empty if it would only be noise."""
    plain = [word.replace("-", " ") if not word.startswith("-") else word for word in words]
    if name == "ended":
        return f"The game is over: {ENDINGS.get(words[0], plain[0])}."
    who = names[int(words[0])] if words[0].isdecimal() else words[0]
    match name:
        case "shuffled":
            bits = int(words[1])
            chosen = [card for bit, card in enumerate(VARIANTS) if bits >> bit & 1]
            extra = f" Spice it up: {', '.join(chosen)}." if chosen else ""
            return f"The cards were shuffled and dealt; {who} starts.{extra}"
        case "drew":
            return f"{who} drew {'a card' if words[1] == UNKNOWN else plain[1]}."
        case "played":
            verb = "copied with a card" if words[2] == "copy" else "played a card"
            truly = "" if words[3] == UNKNOWN else f" – really {plain[3]}"
            return f"{who} {verb}: “{plain[1]}”{truly}."
        case "tucked":
            card = "a card" if words[1] == UNKNOWN else plain[1]
            return f"{who} tucked {card} under the 5."
        case "passed":
            return f"{who} passed."
        case "revealed":
            doubt = {"number": "“Wrong number!”", "spice": "“Wrong spice!”", "both": "“Wrong!”"}
            said = doubt.get(words[1], "a challenge without naming a trait")
            return f"{who} called {said} – it was {plain[2]}."
        case "taken":
            return f"{who} took the stack; {names[int(words[1])]} lost the challenge."
        case "raided":
            return f"{PAW} {who} raided the cards under the paw."
        case "trophied":
            return f"{CUP} {who} won a trophy."
        case "misclaimed":
            why = "invalid claim" if words[2] == "invalid" else "last card not announced"
            return f"{who} took a card back ({why})."
    return ""


def of(name: str) -> str:
    """The possessive of a name."""
    return f"{name}'" if name.endswith("s") else f"{name}'s"


# -- choices -------------------------------------------------------------------------


def menu(view: State, seat: int) -> list[tuple[str, str]]:
    """The choices of a seat; the part before ` > ` is chosen first, then the rest."""
    table = cast("Spicy", view)
    plain: list[tuple[str, str]] = []
    plays: list[tuple[str, str]] = []
    for action in view.legal(seat):
        said = view.say_action(action)
        code = action.code
        if code < PASS:
            label = play_label(table, seat, action)
            if label:
                plays.append((label, said))
        elif code >= COPY and code != TUCK_END:
            plays.append((card_label(table, action, said), said))
        else:
            plain.append((plain_label(table, said), said))
    return plain + plays


def plain_label(table: Spicy, said: str) -> str:
    """The label of a choice without a card."""
    number, _, spice = CLAIM_NAMES[table.claim].partition(" ") if table.height else ("", "", "")
    return {
        "pass": "Pass, and draw a card",
        "let go": "Let it go",
        "challenge number": f"Challenge the number: “That’s not a {number}!”",
        "challenge spice": f"Challenge the spice: “That’s not {spice}!”",
        "challenge copy": "Challenge the copy: “Wrong!”",
        "challenge": "Challenge without naming a trait (always loses)",
        "tuck no more": "Tuck no more cards",
    }.get(said, said)


def card_label(table: Spicy, action: Action, said: str) -> str:
    """A card to copy with or to tuck; for a copy, whether it would hold (S37)."""
    if action.code >= TUCK:
        return said.capitalize()
    card = (action.code - int(COPY)) % 32
    true = number_right(card, table.claim, table.variants) and spice_right(card, table.claim)
    return f"Copy it > {said.removeprefix('copy ')}  {TRUE if true else BLUFF}"


def play_label(table: Spicy, seat: int, action: Action) -> str:
    """A card and a claim, with how much of it is true; empty for a blunder (strict play)."""
    announced = action.code >= PLAY_LAST
    card, claim = divmod(action.code % int(PLAY_LAST), int(CLAIMS))
    if table.strict:
        beneath = int(table.claim)
        if not may_follow(beneath, claim, int(table.variants)):
            return ""
        if announced != (int(table.size[seat]) == 1):
            return ""
    number, spice = number_right(card, claim, table.variants), spice_right(card, claim)
    truth = {
        (True, True): TRUE,
        (True, False): "◐ only the number is true",
        (False, True): "◐ only the spice is true",
        (False, False): BLUFF,
    }[bool(number), bool(spice)]
    last = ", my last card" if announced else ""
    return f"Play {CARD_NAMES[card]} > as {CLAIM_NAMES[claim]}{last}  {truth}"


# -- shorthand -----------------------------------------------------------------------


def hear(view: State, seat: int, typed: str) -> str | None:
    """Short: c7 (play it truthfully), c7 as 8, n as 2p (a wild number), !n or !s (challenge the
    number or the spice), ! (challenge a copy), . (let go, or pass), =c7 (copy with it), +c7 (tuck).
    """
    table = cast("Spicy", view)
    said = " ".join(typed.lower().split())
    offered = [view.say_action(action) for action in view.legal(seat)]
    if said in {".", "ok"}:
        quiet = [each for each in ("let go", "pass", "tuck no more") if each in offered]
        return quiet[0] if quiet else "pass"
    if said in {"!n", "!s", "!"}:
        traits = {"!n": "challenge number", "!s": "challenge spice", "!": "challenge copy"}
        return traits[said]
    if said[:1] in {"=", "+"}:
        card = card_named(said[1:].strip())
        return card and {"=": f"copy with {card}", "+": f"tuck {card}"}[said[0]]
    first, _, second = said.removeprefix("play ").partition(" as ")
    card = card_named(first)
    if card is None or (not second and said.startswith("play ")):
        return None
    claim = claim_named(second, table, card) if second else own_claim(card)
    return claim and f"play {card} as {claim}" + last_word(table, seat)


def card_named(text: str) -> str | None:
    """The card a short name means: `c7`, `7c`, `7 chili`, `chili 7`, `n`, `wild spice`."""
    if text in CARD_NAMES:
        return text
    if text in BRIEF_CARDS:
        return BRIEF_CARDS[text]
    parts = re.fullmatch(r"(\d+) ?([a-z]+)|([a-z]+) ?(\d+)", text)
    if parts is None:
        return None
    number, spice = parts[1] or parts[4], spice_named(parts[2] or parts[3])
    name = f"{spice} {number}"
    return name if name in CARD_NAMES else None


def claim_named(text: str, table: Spicy, card: str) -> str | None:
    """The claim a short name means; a bare number takes the spice that fits."""
    if text.isdecimal():
        spice = SPICES[table.claim // 10] if table.claim != NO_CLAIM else card.partition(" ")[0]
        name = f"{int(text)} {spice}"
    else:
        plain = card_named(text)
        name = own_claim(plain) or "" if plain else text
    return name if name in CLAIM_NAMES else None


def own_claim(card: str) -> str | None:
    """The true claim for a plain card; a wild card has none."""
    spice, _, number = card.partition(" ")
    return f"{number} {spice}" if spice in SPICES else None


def spice_named(text: str) -> str:
    """A spice by its first letters."""
    return next((spice for spice in SPICES if spice.startswith(text)), text)


def last_word(table: Spicy, seat: int) -> str:
    """The announcement of a last card in strict play (S21)."""
    return " last" if table.strict and int(table.size[seat]) == 1 else ""
