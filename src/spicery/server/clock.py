"""What time it is.  Somebody may set a machine's clock while a server runs; no wait goes by it."""

from __future__ import annotations

import time


class Clock:
    """`wall` for what is written, `monotonic` for every wait within this process."""

    def wall(self) -> float:
        """Seconds since 1970, as the machine has them."""
        return time.time()

    def monotonic(self) -> float:
        """Seconds that only ever grow, whoever sets the clock."""
        return time.monotonic()

    def stamp(self) -> float:
        """The wall time as it is written to a log."""
        return round(self.wall(), 3)

    def moment(self, stamp: float) -> float:
        """The monotonic time of a stamp; what seems to come from the future was written now."""
        return self.monotonic() - max(0.0, self.wall() - stamp)
