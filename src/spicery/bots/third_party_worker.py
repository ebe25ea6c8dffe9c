"""The worker process of a third-party bot: `third_party_worker GAME NAME MEGABYTES`."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from spicery.bots.bot import Bot
from spicery.bots.registry import UnknownBot, bot_named
from spicery.bots.subprocess_bot import TOO_BIG, Fault
from spicery.core.catalog import Game
from spicery.core.game import Action, State
from spicery.core.rng import Rng
from spicery.games import find
from spicery.supervision.channel import places
from spicery.supervision.serving import Handler, serve

try:
    import resource
except ImportError:  # there is none on Windows
    resource = None  # type: ignore[assignment]

HERE = Path(__file__).name


class HostedBot:
    """Keeps the view of one seat up to date and asks the bot."""

    def __init__(self, game: Game, name: str, memory: int) -> None:
        self.game = game
        self.name = name
        self.memory = memory
        self._view: State | None = None
        self._bot: Bot | None = None

    def answer(self, asked: dict[str, object]) -> dict[str, object]:
        """The answer to one request; a bot's errors are reported as faults, not raised."""
        try:
            return self._begin(asked) if "seats" in asked else self._choose(asked)
        except Fault as fault:
            return {"kind": fault.kind, "what": fault.what, "where": fault.where}
        except MemoryError:
            self._view = self._bot = None
            what = f"it needed more than {self.memory} MB of memory"
            return {"kind": TOO_BIG, "what": what, "where": ""}
        except UnknownBot as error:
            return {"kind": "crashed", "what": str(error), "where": ""}
        except Exception as error:  # noqa: BLE001  (a bot may be anybody's)
            what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
            theirs = [place for place in places(error) if not place.startswith(f"{HERE}:")]
            return {"kind": "crashed", "what": what, "where": " ".join(theirs)}

    def _begin(self, asked: dict[str, object]) -> dict[str, object]:
        seats, options = asked["seats"], asked["options"]
        assert isinstance(seats, int)
        assert isinstance(options, dict)
        self._view = self.game.new(seats, options)
        self._bot = bot_named(self.game, self.name)
        return {}

    def _choose(self, asked: dict[str, object]) -> dict[str, object]:
        told, seat, seed = asked["told"], asked["seat"], asked["seed"]
        assert self._view is not None
        assert self._bot is not None
        assert isinstance(told, list)
        assert isinstance(seat, int)
        assert isinstance(seed, int)
        for event in (event for events in told for event in events):
            self._view.evolve(self.game.vocabulary.read(event))
        action: object = self._bot.choose(self._view.clone(), seat, Rng(seed))
        if not isinstance(action, Action):
            raise Fault("nonsense", f"it returned {action!r:.60}, not an Action")
        if action.seat != seat:
            raise Fault("illegal", f"it acted for seat {action.seat}, but its seat is {seat}")
        return {"code": int(action.code), "numbers": [int(each) for each in action.numbers]}


def prepare() -> Handler:
    """Find the game and limit the memory, before any of the bot's code is imported."""
    game, name, megabytes = sys.argv[1:]
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(line_buffering=True)  # or its output is lost when it is killed
    hosted = HostedBot(find(game), name, int(megabytes))
    limit_memory(int(megabytes))

    def answer(request: bytes) -> Iterator[bytes]:
        yield json.dumps(hosted.answer(json.loads(request))).encode()

    return answer


def limit_memory(megabytes: int) -> None:
    """Limit the address space, if the system can; 0: no limit."""
    if not megabytes or resource is None:
        return
    most = megabytes << 20
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    if hard != resource.RLIM_INFINITY:
        most = min(most, hard)
    with suppress(ValueError, OSError):  # some systems define the limit but do not support it
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


if __name__ == "__main__":
    serve(prepare)
