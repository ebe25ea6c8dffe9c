"""Numbers learned from games between bots: `learned.json`.

Made by `spicery lab learn spicy --write --seed 2`, in some ten minutes.
"""

from __future__ import annotations

from typing import Final

from spicery.core.learned import learned

# Of each manner of people (people.py): how much more often than chance, by circumstance and way;
EVIDENCE: Final = learned(__file__, "evidence")
# the share of each way among cards that were turned up, by group of tables, who doubted them (as
# choosy or not) and how they were told;
USUAL: Final = learned(__file__, "usual")
# and the share of doubts among answers, by group of tables, whose card it was (of one who was
# caught more than proved or not) and occasion.
DOUBTS: Final = learned(__file__, "doubts")
# What a player likes, by group of tables.
LIKES: Final = learned(__file__, "likes")
# What the marks of a seat count for: in short decks, then by number of seats.
OUTLOOK: Final = learned(__file__, "outlook")
