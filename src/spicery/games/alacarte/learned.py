"""Numbers learned from games between bots: `learned.json`.

Learned from 3000 games of each size, looked at before decisions only; numbers like them are
learned anew by `spicery lab learn alacarte --write --runs 3000 --seed 1`.
"""

from __future__ import annotations

from typing import Final

from spicery.core.learned import learned

OUTLOOK: Final = learned(__file__, "outlook")  # what each trait counts for; so much more at the end
