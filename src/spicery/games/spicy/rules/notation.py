"""Spicy's notation: actions as text, the vocabulary of events, and a state as plain facts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import u8

from spicery.core.game import HIDDEN, NOBODY, UNKNOWN, Action, BadMessage
from spicery.core.notation import Kind
from spicery.core.packed import vec
from spicery.core.parsing import parse_whole
from spicery.games.spicy.rules.cards import (
    CLAIMS,
    COPY,
    COPY_LAST,
    ENDS,
    KINDS,
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
    TURN_UP,
    UNSEEN,
    VARIANTS,
    WRONG,
    number_right,
    spice_right,
)
from spicery.games.spicy.rules.state import ON_TURN, REACT, SET_UP, SpicyTable

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


def facts(table: SpicyTable) -> dict[str, object]:
    """Everything a state of Spicy shows (S13, S45: hidden cards only by number)."""
    hidden = table.worlds_end == HIDDEN
    rest: list[int] = []
    if not hidden:
        rest = [int(table.deck[at]) for at in range(table.drawn, len(table.deck))]
    claimed = table.height > 0
    return {
        "phase": phase_name(table),
        "waiting": table.turn(),
        "player": int(table.player),
        "variants": [name for bit, name in enumerate(VARIANTS) if table.variants >> bit & 1],
        "hands": [cards_of(table.hand, seat) for seat in range(table.seats)],
        "bears": truths_in_hand(table),
        "sizes": numbers_of(table.size, table.seats),
        "won": numbers_of(table.won, table.seats),
        "trophies": numbers_of(table.trophies, table.seats),
        "trophies left": int(table.trophies_left),
        "stack": [stack_entry(table, at) for at in range(table.height)],
        "claim": CLAIM_NAMES[table.claim] if claimed else None,
        "truth": truth_of_claim(table) if claimed else None,
        "owner": int(table.owner) if claimed else None,
        "copy": bool(table.copied),
        "last card": bool(table.last),
        "safe": bool(table.safe),
        "let go": [int(seat) for seat in range(table.seats) if table.gone >> seat & 1],
        "tucked": int(table.tucks),
        "shown": CARD_NAMES[table.shown] if table.shown != NOBODY else None,
        "deck": len(table.deck) - int(table.drawn),
        "deck order": UNKNOWN if hidden else " ".join([BRIEF[card] for card in rest]),
        "world's end": UNKNOWN if hidden else int(table.worlds_end),
        "ending": ending_name(table),
    }


def truth_of_claim(table: SpicyTable) -> object:
    """Which half of the top claim is true, if this state knows the card."""
    card = int(table.stack[table.height - 1]) % int(KINDS)
    if card == UNSEEN:
        return UNKNOWN
    return {
        "number": number_right(card, table.claim, table.variants),
        "spice": spice_right(card, table.claim),
    }


def ending_name(table: SpicyTable) -> str | None:
    """What ended the game (S26); None while it lasts."""
    if not table.over:
        return None
    if max(numbers_of(table.trophies, table.seats)) == 2:
        return ENDS[0]
    return ENDS[1] if table.trophies_left == 0 else ENDS[2]


def truths_in_hand(table: SpicyTable) -> object:
    """What each card in the hand on turn truly is, so that a client can mark bluffs."""
    if table.over or table.phase != ON_TURN:
        return {}
    hand = int(table.player) * int(KINDS)
    if table.hand[hand + int(UNSEEN)] > 0:
        return UNKNOWN
    turned = 1 if table.variants & TURN_UP else 0
    return {
        CARD_NAMES[card]: TRUE_CLAIMS[turned][card]
        for card in range(UNSEEN)
        if int(table.hand[hand + card]) > 0
    }


def true_claims(card: int, variants: int) -> dict[str, list[int] | list[str]]:
    """The numbers and spices that are true of a card (S16, S17, S35)."""
    return {
        "numbers": [each + 1 for each in range(10) if number_right(card, each, variants)],
        "spices": [name for at, name in enumerate(SPICES) if spice_right(card, 10 * at)],
    }


TRUE_CLAIMS: Final = [
    [true_claims(card, variants) for card in range(UNSEEN)] for variants in (0, TURN_UP)
]


def phase_name(table: SpicyTable) -> str:
    """What the game is waiting for."""
    if table.over:
        return "over"
    if table.phase == SET_UP:
        return "set up"
    if table.phase == ON_TURN:
        return "turn"
    return "reactions" if table.phase == REACT else "tuck"


def cards_of(place: vec[u8], seat: int) -> list[str]:
    """One seat's cards by name, unseen ones as '?'."""
    names: list[str] = []
    for card in range(UNSEEN):
        count = int(place[seat * KINDS + card])
        if count > 0:
            names += [CARD_NAMES[card]] * count
    return names + [UNKNOWN] * int(place[seat * KINDS + UNSEEN])


def numbers_of(place: vec[u8], seats: int) -> list[int]:
    """One number for each seat."""
    return [int(place[seat]) for seat in range(seats)]


def stack_entry(table: SpicyTable, at: int) -> dict[str, object]:
    """Who played a card of the stack, and its face if this state knows it."""
    seat, card = divmod(int(table.stack[at]), int(KINDS))
    return {"by": seat, "card": CARD_NAMES[card] if card != UNSEEN else UNKNOWN}
