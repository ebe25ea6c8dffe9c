"""What time it is.  Somebody may set a machine's clock while a server runs; no wait goes by it."""

from __future__ import annotations

import time

KEPT = 100  # stamps of a table whose times are remembered; few of its latest are ever asked for


class SystemClock:
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


class Moments:
    """The monotonic times of stamps; each is found once, so setting the clock changes none."""

    def __init__(self, clock: SystemClock) -> None:
        self._clock = clock
        self._found: dict[float, float] = {}

    def of(self, stamp: float) -> float:
        """When a stamp was written."""
        found = self._found.get(stamp)
        if found is None:
            found = self._found[stamp] = self._clock.moment(stamp)
            if len(self._found) > KEPT:
                del self._found[next(iter(self._found))]
        return found

    def since(self, stamp: float) -> float:
        """Seconds since a stamp was written."""
        return self._clock.monotonic() - self.of(stamp)
