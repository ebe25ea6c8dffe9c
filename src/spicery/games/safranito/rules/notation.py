"""Safranito's notation: actions as text, and the vocabulary of events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spicery.core.game import Action, BadMessage
from spicery.core.notation import Kind
from spicery.core.parsing import parse_whole
from spicery.games.safranito.rules.board import IN_DOUBT, judge
from spicery.games.safranito.rules.cards import (
    ALLOW,
    BLEND,
    BLEND_NAMES,
    BLENDS,
    BUY,
    CHIPS,
    DECLINE,
    DISALLOW,
    DONE,
    ENDS,
    KEEP,
    LAND,
    PLACES,
    POSE,
    RELEASE,
    RESHUFFLE,
    SELL,
    SHUFFLE,
    SPICES,
    TAKE,
    TRADE,
    blend_of,
)
from spicery.games.safranito.rules.state import (
    PHASES,
)

FORMS: Final = (
    "throw VALUE from X Y Z at VX VY VZ spin A B C; allow; disallow; take; decline; keep SPICE; "
    "trade SPICE; sell NUMBER; buy; blend SPICE SPICE SPICE; done"
)
PLAIN_ACTIONS: Final = {
    "allow": int(ALLOW),
    "disallow": int(DISALLOW),
    "take": int(TAKE),
    "decline": int(DECLINE),
    "buy": int(BUY),
    "done": int(DONE),
}
PLAIN_NAMES: Final = {code: name for name, code in PLAIN_ACTIONS.items()}
SPICE_CODES: Final = {name: spice for spice, name in enumerate(SPICES)}
LANDINGS: Final = ("down", "up", "out")
SALES: Final = [str(count) for count in range(int(BUY - SELL))]


def judged(landed: tuple[int, ...]) -> tuple[int, ...]:
    """Where a chip that came to rest counts, and whether the head chef has to decide (F16)."""
    place = int(judge(landed[1], landed[2]))
    return place % int(IN_DOUBT), place // int(IN_DOUBT)


KINDS_OF_EVENTS: Final = (
    Kind("stacked-blends", ("number",), ("blend",)),
    Kind("stacked-spices", ("number",), ("spice",)),
    Kind("funded", ("seat", "rupees"), ("rupees",)),
    Kind("uncovered", ("blend",)),
    Kind("laid-out", ("spice",)),
    Kind("began", ("round",)),
    Kind("asked", ("phase", "seat")),
    Kind("threw", ("seat", "token", "x", "y", "z", "vx", "vy", "vz", "a", "b", "c"), ("value",)),
    Kind(
        "landed",
        ("token", "x", "y", "z", "lean-x", "lean-y", "side"),
        implied=("place", "certainty"),
        imply=judged,
    ),
    Kind("fell", ("token",)),
    Kind("turned", ("token", "value")),
    Kind("opened", ("place",)),
    Kind("priced", ("rupees",)),
    Kind("decided", ("token", "verdict")),
    Kind("won", ("place", "seat", "rupees")),
    Kind("declined", ("seat",)),
    Kind("set-out-to-draw", ("seat", "number")),
    Kind("ran-out", ()),
    Kind("drew", ("seat",), ("spice",)),
    Kind("kept", ("seat", "spice"), ("spice",)),
    Kind("reserved", ("seat",), ("blend",)),
    Kind("took-mill", ("seat",)),
    Kind("swept", ()),
    Kind("sold", ("seat", "number", "rupees")),
    Kind("withdrew", ("seat",)),
    Kind("bought", ("seat", "rupees", "token")),
    Kind("cleared", ("place",)),
    Kind("blended", ("seat", "blend", "source")),
    Kind("mill-passed", ("seat",)),
    Kind("ended", ("ending",)),
)
WORDS: Final[dict[str, Sequence[str]]] = {
    "blend": [name.replace(" ", "+") for name in BLEND_NAMES],
    "spice": SPICES,
    "phase": PHASES,
    "side": LANDINGS,
    "value": ("?", "10", "20", "30", "40", "50", "60"),
    "place": PLACES,
    "certainty": ("certain", "in doubt"),
    "verdict": ("disallowed", "allowed"),
    "source": ("face-up", "own"),
    "ending": ENDS,
}


# -- actions ----------------------------------------------------------------------------


def say(code: int, numbers: tuple[int, ...]) -> str:
    """The text of an action."""
    if code in PLAIN_NAMES:
        return PLAIN_NAMES[code]
    if code == LAND:
        return "land " + ", ".join(landings(numbers))
    if code == SHUFFLE:
        blends = " ".join([word(WORDS["blend"], blend) for blend in numbers[1:-54]])
        spices = " ".join([word(SPICES, spice) for spice in numbers[-54:]])
        chef = " ".join([str(number) for number in numbers[:1]])
        return f"shuffle chef {chef} blends {blends} spices {spices}"
    if code == RESHUFFLE:
        return "reshuffle " + " ".join([word(SPICES, spice) for spice in numbers])
    if RELEASE <= code < RELEASE + CHIPS:
        return say_throw(code, numbers)
    if KEEP <= code < TRADE:
        return f"keep {SPICES[code - KEEP]}"
    if TRADE <= code < SELL:
        return f"trade {SPICES[code - TRADE]}"
    if SELL <= code < BUY:
        return f"sell {code - SELL}"
    if BLEND <= code < BLEND + BLENDS:
        return f"blend {BLEND_NAMES[code - BLEND]}"
    return f"action {code}"


def word(words: Sequence[str], number: int) -> str:
    """The word for a number; a number without one stays as it is, for refusals."""
    return words[number] if 0 <= number < len(words) else str(number)


def say_throw(code: int, numbers: tuple[int, ...]) -> str:
    """The text of a throw with its release."""
    n = [str(number) for number in numbers]
    value = (code - int(RELEASE) + 1) * 10
    return f"throw {value} from {' '.join(n[:3])} at {' '.join(n[3:6])} spin {' '.join(n[6:])}"


def landings(numbers: tuple[int, ...]) -> list[str]:
    """Where each moved chip came to rest."""
    found: list[str] = []
    for at in range(1, len(numbers) - int(POSE) + 1, int(POSE)):
        how = numbers[at + 6]
        if how == 2:
            found.append(f"{numbers[at]} out")
        else:
            pose = " ".join([str(number) for number in numbers[at + 1 : at + 6]])
            found.append(f"{numbers[at]} rest {pose} {word(LANDINGS, how)}")
    return found


def read(seat: int, said: str) -> Action:
    """Parse an action."""
    words = said.lower().split()
    text = " ".join(words)
    if text in PLAIN_ACTIONS:
        return Action(seat, PLAIN_ACTIONS[text])
    verb = words[0] if words else ""
    if verb == "throw":
        return read_throw(seat, words, said)
    if verb == "sell" and len(words) == 2 and words[1] in SALES:
        return Action(seat, int(SELL) + SALES.index(words[1]))
    if verb == "keep" and len(words) == 2:
        return Action(seat, int(KEEP) + spice_code(words[1], said))
    if verb == "trade" and len(words) == 2:
        return Action(seat, int(TRADE) + spice_code(words[1], said))
    if verb == "blend" and len(words) == 4:
        for name in words[1:]:
            spice_code(name, said)
        if len(set(words[1:])) == 3:
            return Action(seat, int(BLEND) + blend_of(words[1:]))
    if verb == "land":
        return Action(seat, int(LAND), read_landings(text, said))
    if verb == "shuffle":
        return Action(seat, int(SHUFFLE), read_shuffle(words, said))
    if verb == "reshuffle":
        return Action(seat, int(RESHUFFLE), tuple([spice_code(w, said) for w in words[1:]]))
    brief = said if len(said) <= 60 else said[:60] + "…"
    raise BadMessage(f"'{brief}' isn't an action of Safranito; actions are: {FORMS}")


def spice_code(name: str, said: str) -> int:
    """A spice by name."""
    if name not in SPICE_CODES:
        brief = said if len(said) <= 60 else said[:60] + "…"
        raise BadMessage(f"'{name}' in '{brief}' isn't a spice; spices are: {', '.join(SPICES)}")
    return SPICE_CODES[name]


def read_throw(seat: int, words: list[str], said: str) -> Action:
    """A throw and its release."""
    form = "throw VALUE from X Y Z at VX VY VZ spin A B C"
    try:
        if len(words) != 14 or [words[2], words[6], words[10]] != ["from", "at", "spin"]:
            raise ValueError
        tens, rest = divmod(parse_whole(words[1]), 10)
        numbers = tuple([parse_whole(word) for word in words[3:6] + words[7:10] + words[11:]])
        if rest or not 1 <= tens <= CHIPS or max([abs(n) for n in numbers]) >= 1 << 31:
            raise ValueError
    except ValueError as error:
        brief = said if len(said) <= 80 else said[:80] + "…"
        raise BadMessage(
            f"'{brief}' isn't a throw; the form is: {form}, with a chip from 10 to 60 and integers"
        ) from error
    return Action(seat, int(RELEASE) + tens - 1, numbers)


def read_landings(text: str, said: str) -> tuple[int, ...]:
    """The numbers of NATURE's answer to a throw."""
    parts = text.removeprefix("land").split(",")
    numbers = [len(parts)]
    try:
        for part in parts:
            words = part.split()
            if len(words) == 2 and words[1] == "out":
                numbers += [parse_whole(words[0]), 0, 0, 0, 0, 0, 2]
            elif len(words) == 8 and words[1] == "rest":
                numbers += [parse_whole(words[0]), *[parse_whole(word) for word in words[2:7]]]
                numbers.append(LANDINGS.index(words[7]))
            else:
                raise ValueError
    except ValueError as error:
        brief = said if len(said) <= 60 else said[:60] + "…"
        form = "land TOKEN rest X Y Z LEAN LEAN up|down, TOKEN out"
        raise BadMessage(f"'{brief}' isn't a landing; the form is: {form}") from error
    return tuple(numbers)


def read_shuffle(words: list[str], said: str) -> tuple[int, ...]:
    """The numbers of NATURE's set-up."""
    try:
        at = words.index("spices")
        if words[1] != "chef" or words[3] != "blends":
            raise ValueError
        blends = [blend_of(word.split("+")) for word in words[4:at]]
        return (parse_whole(words[2]), *blends, *[SPICE_CODES[word] for word in words[at + 1 :]])
    except (ValueError, KeyError, IndexError) as error:
        brief = said if len(said) <= 60 else said[:60] + "…"
        form = "shuffle chef SEAT blends BLENDS spices SPICES"
        raise BadMessage(f"'{brief}' isn't a shuffle; the form is: {form}") from error
