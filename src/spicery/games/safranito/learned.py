"""Numbers learned from games between bots: `learned.json`."""

from __future__ import annotations

from typing import Final

from spicery.core.learned import learned

OUTLOOK: Final = learned(__file__, "outlook")  # what each mark of a seat counts for
