"""Numbers learned from games between bots: `learned.json`.

Made by `spicery lab learn alacarte --write --runs 3000 --seed 1`, in half a minute.
"""

from __future__ import annotations

from typing import Final

from spicery.ai.weights import learned

OUTLOOK: Final = learned(__file__, "outlook")  # what each trait counts for; so much more at the end
