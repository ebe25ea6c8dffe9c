"""Spicy's notation: actions as text, and the vocabulary of events."""

from __future__ import annotations

from typing import Final

from spicery.core.game import Action, BadMessage
from spicery.core.notation import Kind
from spicery.core.parsing import parse_whole
from spicery.games.spicy.rules.cards import (
    CLAIMS,
    COPY,
    COPY_LAST,
    ENDS,
    LET_GO,
    NO_TRAIT,
    NOT_NUMBER,
    NOT_SPICE,
    PASS,
    PLAY_LAST,
    SHUFFLE,
    SPICES,
    TUCK,
    TUCK_END,
    VARIANTS,
    WRONG,
)

FORMS: Final = (
    "pass; let go; play CARD as NUMBER SPICE; challenge number; challenge spice; "
    "challenge copy; copy with CARD; tuck CARD; tuck no more"
)


def card_names() -> list[str]:
    """The name of each kind: 'chili 7', 'wild number'."""
    names = [f"{spice} {number}" for spice in SPICES for number in range(1, 11)]
    return [*names, "wild number", "wild spice"]


CARD_NAMES: Final = card_names()
CLAIM_NAMES: Final = [f"{number} {spice}" for spice in SPICES for number in range(1, 11)]
BRIEF: Final = [spice[0] + str(n) for spice in SPICES for n in range(1, 11)] + ["n", "s"]
CARD_CODES: Final = {name: kind for kind, name in enumerate(CARD_NAMES)}
CLAIM_CODES: Final = {name: claim for claim, name in enumerate(CLAIM_NAMES)}
BRIEF_CODES: Final = {name: kind for kind, name in enumerate(BRIEF)}
PLAIN_ACTIONS: Final = {
    "pass": int(PASS),
    "let go": int(LET_GO),
    "challenge number": int(NOT_NUMBER),
    "challenge spice": int(NOT_SPICE),
    "challenge copy": int(WRONG),
    "challenge": int(NO_TRAIT),
    "tuck no more": int(TUCK_END),
}
PLAIN_NAMES: Final = {code: name for name, code in PLAIN_ACTIONS.items()}

KINDS_OF_EVENTS: Final = (
    Kind("shuffled", ("starter", "variants"), ("end", "card")),
    Kind("drew", ("seat",), ("card",)),
    Kind("played", ("seat", "claim", "how"), ("card",)),
    Kind("tucked", ("seat",), ("card",)),
    Kind("opened", ("seat",)),
    Kind("gave-way", ("seat",)),
    Kind("passed", ("seat",)),
    Kind("revealed", ("seat", "trait", "card")),
    Kind("taken", ("winner", "loser")),
    Kind("raided", ("seat",)),
    Kind("trophied", ("seat",)),
    Kind("misclaimed", ("seat", "claim", "fault")),
    Kind("ended", ("ending",)),
)
WORDS: Final = {
    "card": CARD_NAMES,
    "claim": CLAIM_NAMES,
    "how": ("play", "copy"),
    "trait": ("number", "spice", "both", "none"),
    "fault": ("invalid", "unannounced"),
    "ending": ENDS,
}


def say(code: int, numbers: tuple[int, ...]) -> str:
    """The text of an action."""
    return SAID[code] if code != SHUFFLE else say_shuffle(numbers)


def spell(code: int) -> str:
    """The text of an action without numbers."""
    if code in PLAIN_NAMES:
        return PLAIN_NAMES[code]
    if code >= TUCK:
        return "tuck " + CARD_NAMES[code - TUCK]
    if code >= COPY:
        last = " last" if code >= COPY_LAST else ""
        return "copy with " + CARD_NAMES[(code - COPY) % 32] + last
    last = " last" if code >= PLAY_LAST else ""
    card, claim = divmod(code % int(PLAY_LAST), int(CLAIMS))
    return f"play {CARD_NAMES[card]} as {CLAIM_NAMES[claim]}{last}"


SAID: Final = [spell(code) for code in range(SHUFFLE)]


def say_shuffle(numbers: tuple[int, ...]) -> str:
    """The text of NATURE's set-up."""
    variants = [
        name.replace(" ", "-") for bit, name in enumerate(VARIANTS) if numbers[1] >> bit & 1
    ]
    deck = " ".join([BRIEF[card] for card in numbers[3:]])
    named = ",".join(variants) or "none"
    return f"shuffle start {numbers[0]} variants {named} above {numbers[2]} deck {deck}"


def read(seat: int, said: str) -> Action:
    """Parse an action."""
    text = " ".join(said.split()).lower()
    if text in PLAIN_ACTIONS:
        return Action(seat, PLAIN_ACTIONS[text])
    verb, _, rest = text.partition(" ")
    last = rest.endswith(" last")
    rest = rest.removesuffix(" last")
    if verb == "play":
        card, _, claim = rest.partition(" as ")
        code = card_code(card, said) * int(CLAIMS) + claim_code(claim, said)
        return Action(seat, code + (int(PLAY_LAST) if last else 0))
    if verb == "copy" and rest.startswith("with "):
        base = COPY_LAST if last else COPY
        return Action(seat, int(base) + card_code(rest.removeprefix("with "), said))
    if verb == "tuck" and not last:
        return Action(seat, int(TUCK) + card_code(rest, said))
    if verb == "shuffle":
        return Action(seat, int(SHUFFLE), read_shuffle(rest.split(), said))
    raise BadMessage(f"'{said}' isn't an action of Spicy; actions are: {FORMS}")


def card_code(name: str, said: str) -> int:
    """The kind of a card by name."""
    if name not in CARD_CODES:
        raise BadMessage(
            f"'{name}' in '{said}' isn't a card; cards are chili, pepper or wasabi with 1 to 10, "
            "'wild number' and 'wild spice'"
        )
    return CARD_CODES[name]


def claim_code(name: str, said: str) -> int:
    """The code of a claim by name."""
    if name not in CLAIM_CODES:
        raise BadMessage(f"'{name}' in '{said}' isn't a claim; give number and spice: '8 chili'")
    return CLAIM_CODES[name]


def read_shuffle(words: list[str], said: str) -> tuple[int, ...]:
    """The numbers of NATURE's set-up."""
    known = [name.replace(" ", "-") for name in VARIANTS]
    try:
        if [words[0], words[2], words[4], words[6]] != ["start", "variants", "above", "deck"]:
            raise ValueError
        named = [] if words[3] == "none" else words[3].split(",")
        variants = sum([1 << known.index(name) for name in named])
        deck = [BRIEF_CODES[word] for word in words[7:]]
        return (parse_whole(words[1]), variants, parse_whole(words[5]), *deck)
    except (ValueError, KeyError, IndexError) as error:
        brief = said if len(said) <= 60 else said[:60] + "…"
        form = "shuffle start SEAT variants NAMES above NUMBER deck CARDS"
        raise BadMessage(f"'{brief}' isn't a shuffle; the form is: {form}") from error
