"""A la carte's notation: actions as text, and the vocabulary of events."""

from __future__ import annotations

from typing import Final

from spicery.core.game import Action, BadMessage
from spicery.core.notation import Kind
from spicery.core.parsing import parse_whole
from spicery.games.alacarte.rules.dishes import slug
from spicery.games.alacarte.rules.material import (
    BIN,
    COOK,
    CUP_COOL,
    CUP_KINDS,
    CUP_POINT,
    CUP_SEASON,
    CUP_SPOONS,
    CUP_SWAP,
    CUPS,
    DRAW,
    END,
    ENDINGS,
    FACES,
    FALL,
    FLIP,
    FLIP_FIELDS,
    FLIP_ROWS,
    FREE,
    HEAT,
    LAND,
    LANDINGS,
    MOST_DISHES,
    MOTION_ROWS,
    MOVES,
    PREPARE,
    RISE,
    ROLL,
    SEASON,
    SEASON_FIELDS,
    SPICES,
    TAKE,
)
from spicery.games.alacarte.rules.state import (
    Kitchen,
)

FORMS: Final = (
    "heat; choose NUMBER; season SPICE MOTION; flip FLIP; cook DISH; cook crepe; cup point; "
    "cup spoons; cup cool NUMBER; cup swap SEAT; cup season SEAT SPICE MOTION; "
    "take cup CUP from SEAT; bin; end.  MOTION: tilt DEGREES dwell MS there SPEED back SPEED "
    "shake STRENGTH.  FLIP: flick MS lift MM carry MM"
)
VERBS: Final = ["heat", "choose", "take", "bin", "end", "roll", "draw", "land", "fall", "prepare"]
PLAIN: Final = {
    "heat": int(HEAT),
    "end": int(END),
    "bin": int(BIN),
    "cup point": int(CUP_POINT),
    "cup spoons": int(CUP_SPOONS),
}
PLAIN_NAMES: Final = {code: name for name, code in PLAIN.items()}

KINDS_OF_EVENTS: Final = (
    Kind("prepared", ("seat", "cup")),
    Kind("put", ("seat", "dish")),
    Kind("began", ("seat",)),
    Kind("spun", ("seat",)),
    Kind("rolled", ("seat", "face")),
    Kind("rose", ("seat", "by")),
    Kind("all-rose", ("by",)),
    Kind("drew", ("seat", "cup")),
    Kind("took", ("seat", "from", "cup")),
    Kind("reshuffled", ("seat",)),
    Kind("tilted", ("seat", "target", "spice", *SEASON_FIELDS)),
    Kind("fell", ("target", "spice", "spices", "salt")),
    Kind("refilled", ("spice", "spices", "salt")),
    Kind("used", ("seat", "cup")),
    Kind("swapped", ("seat", "other")),
    Kind("cooled", ("seat", "by")),
    Kind("burned", ("seat", "dish")),
    Kind("served", ("seat", "dish", "award")),
    Kind("binned", ("seat", "dish")),
    Kind("tossed", ("seat", *FLIP_FIELDS)),
    Kind("landed", ("seat", "landing")),
    Kind("ended", ("ending",)),
)


def words_of(shipped: list[str]) -> dict[str, list[str]]:
    """The words for numbers in events; dishes of a custom menu are numbered."""
    own = [f"dish-{number}" for number in range(1, MOST_DISHES + 1)]
    return {
        "dish": ["crepe", *shipped, *own],
        "cup": list(CUPS),
        "face": list(FACES),
        "spice": list(SPICES),
        "award": ["plain", "star"],
        "landing": list(LANDINGS),
        "ending": list(ENDINGS),
    }


def unfold(seat: int, code: int) -> Action:
    """A listed code as an action, with the numbers of its motion."""
    if FLIP <= code < CUP_POINT:
        return Action(seat, int(FLIP + FREE), FLIP_ROWS[code - int(FLIP)])
    if SEASON <= code < FLIP or CUP_SEASON <= code < TAKE:
        base = int(SEASON if code < FLIP else CUP_SEASON)
        motion = (code - base) % int(MOVES)
        return Action(seat, code - motion + int(FREE), MOTION_ROWS[motion])
    return Action(seat, code)


def say(table: Kitchen, code: int, numbers: tuple[int, ...]) -> str:
    """The text of an action."""
    if code >= PREPARE:
        return say_answer(code, numbers)
    if code in PLAIN_NAMES:
        return PLAIN_NAMES[code]
    if code < COOK:
        return f"choose {code - int(RISE)}"
    if code < SEASON:
        dish = code - int(COOK)
        known = dish <= table.menu.count
        return "cook " + (table.menu.slugs[dish] if known else f"dish {dish}")
    if code >= TAKE:
        other, kind = divmod(code - int(TAKE), int(CUP_KINDS))
        return f"take cup {CUPS[kind]} from {other}"
    if CUP_SWAP <= code < CUP_SEASON:
        return f"cup swap {code - int(CUP_SWAP)}"
    if CUP_COOL < code < CUP_SWAP:
        return f"cup cool {code - int(CUP_COOL)}"
    if not numbers:
        unfolded = unfold(0, code)
        code, numbers = unfolded.code, unfolded.numbers
    if code < CUP_POINT and code >= FLIP:
        return "flip " + say_motion(FLIP_FIELDS, numbers)
    if code < FLIP:
        spice = (code - int(SEASON)) // int(MOVES)
        return f"season {SPICES[spice]} " + say_motion(SEASON_FIELDS, numbers)
    seat, spice = divmod((code - int(CUP_SEASON)) // int(MOVES), len(SPICES))
    return f"cup season {seat} {SPICES[spice]} " + say_motion(SEASON_FIELDS, numbers)


def say_motion(fields: tuple[str, ...], numbers: tuple[int, ...]) -> str:
    """The numbers of a motion, each behind its name."""
    return " ".join([f"{name} {number}" for name, number in zip(fields, numbers, strict=False)])


def say_answer(code: int, numbers: tuple[int, ...]) -> str:
    """The text of NATURE's answer."""
    if code == PREPARE:
        cups = " ".join([word(CUPS, kind) for kind in numbers[1:]])
        return f"prepare start {numbers[0]} cups {cups}"
    if code == ROLL:
        return "roll " + word(FACES, numbers[0])
    if code == DRAW:
        return "draw " + word(CUPS, numbers[0])
    if code == FALL:
        return "fall " + " salt ".join([str(number) for number in numbers])
    return "land " + word(LANDINGS, numbers[0])


def word(words: tuple[str, ...], number: int) -> str:
    """The word for a number, or its digits if there is none."""
    return words[number] if 0 <= number < len(words) else str(number)


def read(table: Kitchen, seat: int, said: str) -> Action:
    """Parse an action."""
    text = " ".join(said.lower().split())
    if text in PLAIN:
        return Action(seat, PLAIN[text])
    verb, _, rest = text.partition(" ")
    if verb == "cook":
        return Action(seat, int(COOK) + dish_number(table, rest, said))
    words = text.split()
    try:
        return read_words(seat, words)
    except (ValueError, IndexError) as error:
        brief = said if len(said) <= 80 else said[:80] + "…"
        why = f" ({error})" if isinstance(error, BadWord) else ""
        raise BadMessage(
            f"'{brief}' isn't an action of A la carte{why}; actions are: {FORMS}"
        ) from error


class BadWord(ValueError):
    """A word where a different one was expected."""


def dish_number(table: Kitchen, name: str, said: str) -> int:
    """A dish by name, however it's capitalized or accented."""
    wanted = slug(name)
    for number, short in enumerate(table.menu.slugs):
        if short == wanted:
            return number
    known = ", ".join(table.menu.slugs)
    raise BadMessage(f"'{said}' doesn't name a dish; dishes are: {known}")


def read_words(seat: int, words: list[str]) -> Action:
    """Parse the words of an action; ValueError or IndexError if they aren't one."""
    verb = words[0]
    if verb == "choose" and len(words) == 2:
        return Action(seat, int(RISE) + one_to_three(words[1]))
    if verb == "season":
        code = int(SEASON) + place(SPICES, words[1]) * int(MOVES) + int(FREE)
        return Action(seat, code, read_motion(SEASON_FIELDS, words[2:]))
    if verb == "flip":
        return Action(seat, int(FLIP + FREE), read_motion(FLIP_FIELDS, words[1:]))
    if verb == "cup":
        return read_cup(seat, words[1:])
    if verb == "take" and len(words) == 5 and words[1] == "cup" and words[3] == "from":
        where = seat_number(words[4]) * int(CUP_KINDS) + place(CUPS, words[2])
        return Action(seat, int(TAKE) + where)
    return read_answer(seat, words)


def read_cup(seat: int, words: list[str]) -> Action:
    """Parse the use of a cup."""
    if words[0] == "cool" and len(words) == 2:
        return Action(seat, int(CUP_COOL) + one_to_three(words[1]))
    if words[0] == "swap" and len(words) == 2:
        return Action(seat, int(CUP_SWAP) + seat_number(words[1]))
    if words[0] != "season":
        raise BadWord(f"'{words[0]}' isn't a cup; cups are: {', '.join(CUPS)}")
    what = seat_number(words[1]) * len(SPICES) + place(SPICES, words[2])
    code = int(CUP_SEASON) + what * int(MOVES) + int(FREE)
    return Action(seat, code, read_motion(SEASON_FIELDS, words[3:]))


def read_answer(seat: int, words: list[str]) -> Action:
    """Parse NATURE's answer."""
    verb, rest = words[0], words[1:]
    if verb == "roll" and len(rest) == 1:
        return Action(seat, int(ROLL), (place(FACES, rest[0]),))
    if verb == "draw" and len(rest) == 1:
        return Action(seat, int(DRAW), (place(CUPS, rest[0]),))
    if verb == "land" and len(rest) == 1:
        return Action(seat, int(LAND), (place(LANDINGS, rest[0]),))
    if verb == "fall" and len(rest) == 3 and rest[1] == "salt":
        return Action(seat, int(FALL), (parse_whole(rest[0]), parse_whole(rest[2])))
    if verb == "prepare" and rest[0] == "start" and rest[2] == "cups":
        cups = [place(CUPS, name) for name in rest[3:]]
        return Action(seat, int(PREPARE), (parse_whole(rest[1]), *cups))
    if verb in VERBS:
        raise BadWord(f"the words after '{verb}' don't fit")
    raise BadWord(f"no action starts with '{verb}'")


def place(words: tuple[str, ...], name: str) -> int:
    """The number of a word."""
    if name not in words:
        raise BadWord(f"'{name}' isn't one of: {', '.join(words)}")
    return words.index(name)


def one_to_three(name: str) -> int:
    """A number from 1 to 3."""
    return place(("1", "2", "3"), name) + 1


def seat_number(name: str) -> int:
    """A seat that a table may have."""
    return place(("0", "1", "2", "3"), name)


def read_motion(fields: tuple[str, ...], words: list[str]) -> tuple[int, ...]:
    """The numbers of a motion, each behind its name."""
    if len(words) != 2 * len(fields) or tuple(words[::2]) != fields:
        raise BadWord("the form of a motion is: " + " NUMBER ".join(fields) + " NUMBER")
    return tuple([parse_whole(number) for number in words[1::2]])
