"""Numbers learned from games between bots: `learned.json`.

Made by `spicery lab learn spicy --write --seed 2`, in some ten minutes.
"""

from __future__ import annotations

from typing import Final

from spicery.core.learned import learned

# How much more often than chance, by circumstance and way.
EVIDENCE: Final = learned(__file__, "evidence")
# The share of each way, by circumstance.
USUAL: Final = learned(__file__, "usual")
# The share of doubts among answers, by group of tables.
DOUBTS: Final = learned(__file__, "doubts")
# What a player likes, by group of tables.
LIKES: Final = learned(__file__, "likes")
# What the marks of a seat count for: in short decks, then by number of seats.
OUTLOOK: Final = learned(__file__, "outlook")
