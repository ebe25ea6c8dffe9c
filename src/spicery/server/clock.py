"""Wall-clock and monotonic time.  Waits use monotonic time, so adjusting the clock is harmless."""

from __future__ import annotations

import time


class SystemClock:
    """`wall` for timestamps that are stored, `monotonic` for waits within this process."""

    wall = staticmethod(time.time)  # seconds since the Unix epoch
    monotonic = staticmethod(time.monotonic)  # seconds of a clock that never goes backwards

    def stamp(self) -> float:
        """The wall time as written to a table's log."""
        return round(self.wall(), 3)

    def moment(self, stamp: float) -> float:
        """The monotonic time of a stamp; a stamp in the future counts as now."""
        return self.monotonic() - max(0.0, self.wall() - stamp)
