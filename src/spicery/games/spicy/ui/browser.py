"""Types and constants of Spicy for the browser client, exported when it's built.

`Facts` is the exact shape of what `facts` returns.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from spicery.games.spicy.rules.cards import ENDS, SPICES, VARIANTS
from spicery.games.spicy.rules.notation import CARD_NAMES, FORMS, PLAIN_ACTIONS, WORDS

Hidden = Literal["?"]
Spice = Annotated[str, SPICES]
Variant = Annotated[str, VARIANTS]
Ending = Annotated[str, ENDS]
Trait = Annotated[str, WORDS["trait"]]
Phase = Literal["set up", "turn", "reactions", "tuck", "over"]
PlainAction = Annotated[str, tuple(PLAIN_ACTIONS)]


class Truth(TypedDict):
    """Which half of a claim is true."""

    number: bool
    spice: bool


class Borne(TypedDict):
    """The numbers and spices that are true of a card."""

    numbers: list[int]
    spices: list[Spice]


class Stacked(TypedDict):
    """A card in the stack, by name if the viewer knows it, and who played it."""

    by: int
    card: str


Facts = TypedDict(
    "Facts",
    {
        "phase": Phase,
        "waiting": list[int],
        "player": int,
        "variants": list[Variant],
        "hands": list[list[str]],
        "bears": dict[str, Borne] | Hidden,
        "sizes": list[int],
        "won": list[int],
        "trophies": list[int],
        "trophies left": int,
        "stack": list[Stacked],
        "claim": str | None,
        "truth": Truth | Hidden | None,
        "owner": int | None,
        "copy": bool,
        "last card": bool,
        "safe": bool,
        "let go": list[int],
        "tucked": int,
        "shown": str | None,
        "deck": int,
        "deck order": str,
        "world's end": int | Hidden,
        "ending": Ending | None,
    },
)


def constants() -> dict[str, object]:
    """What the board draws by."""
    return {
        "SPICES": SPICES,
        "CARDS": CARD_NAMES,
        "WORLDS_END": ENDS[2],
    }


__all__ = ["FORMS", "Facts", "constants"]
