"""Numbers learned from games between bots: `learned.json`.

Made by `spicery lab learn safranito --write --runs 3000 --seed 1`.
"""

from __future__ import annotations

from typing import Final

from spicery.ai.weights import learned

# What each mark of a seat counts for, by number of seats.
OUTLOOK: Final = learned(__file__, "outlook")
# How often chips of 10 to 60 lie face down, by kind of place: a bowl without and with cards laid
# out, a circle, that of the spice card, anywhere else.
THROWN: Final = learned(__file__, "thrown")
