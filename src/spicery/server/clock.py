"""Wall-clock and monotonic time.  Waits use monotonic time, so adjusting the clock is harmless."""

from __future__ import annotations

import time

KEPT = 100  # cached timestamps per table; only recent ones are ever looked up


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


class Moments:
    """Caches the monotonic time of each stamp, so that clock adjustments do not move it."""

    def __init__(self, clock: SystemClock) -> None:
        self._clock = clock
        self._found: dict[float, float] = {}

    def of(self, stamp: float) -> float:
        """The monotonic time at which a stamp was written."""
        found = self._found.get(stamp)
        if found is None:
            found = self._found[stamp] = self._clock.moment(stamp)
            if len(self._found) > KEPT:
                del self._found[next(iter(self._found))]
        return found

    def since(self, stamp: float) -> float:
        """Seconds since a stamp was written."""
        return self._clock.monotonic() - self.of(stamp)
