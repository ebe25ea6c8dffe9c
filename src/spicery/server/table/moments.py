"""When the entries of a table's log were written, in monotonic time."""

from __future__ import annotations

from spicery.server.clock import SystemClock

KEPT = 100  # cached timestamps per table; only recent ones are ever looked up


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
