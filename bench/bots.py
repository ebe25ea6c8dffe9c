"""Search speed and playing strength in Spicy, compared with OpenSpiel in the same run.

    python -m bench.bots [--quick] [--json]

ismcts_iterations_vs_openspiel  iterations per second of our search with uniform playouts on Spicy
                                (4 seats, first move), divided by those of OpenSpiel's C++ ISMCTS
                                on hearts, from a fixed position with a real choice.  Both start
                                with an empty tree; the best of many short rounds counts
champion_vs_sensible            the champion's win rate against the sensible bot, with half of the
                                seats each, and its 95 % interval: at 2 and 4 seats, every deal in
                                every rotation
champion_vs_openspiel_ismcts    the same against OpenSpiel's ISMCTS on Spicy (bench/_openspiel.py),
                                with the time that 95 % of the champion's decisions took, but at
                                least 50 ms
iterations                      per second, for every game and number of seats
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec

from bench._command import run
from bench._search import our_searches, their_searches
from bench._timing import Contestant, race
from spicery.bots import levels_of
from spicery.core.packed import COMPILED
from spicery.games import find
from spicery.lab import Match, PlayedGame, Result, simulate, whole_deals
from spicery.lab.report import MOST_DECISIONS

GAME = "spicy"
OURS, RIVAL, WANTED = "spicy, 4 seats", "openspiel hearts", 2.0
PEER = "bench._openspiel:Ismcts"
PEER_SECONDS = "SPICERY_ISMCTS_SECONDS"
LEAST = 0.05  # seconds for a decision of the peer
OVERHEAD = 0.005  # seconds per game besides thinking
TABLES = {2: 1, 4: 3}  # seats, and the relative length of the match


def champion() -> str:
    """The highest level of Spicy."""
    return levels_of(find(GAME))[-1].name


def fought(rival: str, seats: int, seconds: float, most: int = 4000) -> Result:
    """The champion against a rival, for as many deals as fit into the time."""
    jobs = os.cpu_count() or 1
    match = Match(GAME, seats, jobs, (champion(), rival), paired=True)
    done: list[PlayedGame] = []
    first = simulate(whole_deals(match), jobs, done.append, records=False)
    thought = sum(pace.seconds for pace in first.paces)
    each = OVERHEAD + 1.2 * thought / len(done) / jobs
    games = max(len(done), min(most, int(seconds / each)))
    wanted = whole_deals(Match(GAME, seats, games, match.bots, paired=True))
    return simulate(wanted, jobs, done=done)


def summary(result: Result) -> dict[str, object]:
    """The champion's win rate and the decision times of both."""
    standing = result.bots[0]
    return {
        "share": standing.share,
        "low": standing.low,
        "high": standing.high,
        "games": standing.games,
        "seconds": {
            each.name: pace.mean for each, pace in zip(result.bots, result.paces, strict=True)
        },
        "forfeits": sum(each.times for each in result.failings),
    }


def strength(seconds: float) -> dict[str, object]:
    """The champion against the sensible bot and, where it is installed, OpenSpiel's."""
    sensible = {
        seats: fought("sensible", seats, times * seconds) for seats, times in TABLES.items()
    }
    found: dict[str, object] = {
        "champion_vs_sensible": {str(seats): summary(result) for seats, result in sensible.items()}
    }
    if find_spec("pyspiel") is None:
        return {**found, "champion_vs_openspiel_ismcts": None}
    peers: dict[str, object] = {}
    for seats, result in sensible.items():
        os.environ[PEER_SECONDS] = str(max(LEAST, result.paces[0].within(MOST_DECISIONS)))
        peers[str(seats)] = summary(fought(PEER, seats, TABLES[seats] * seconds))
    return {**found, "champion_vs_openspiel_ismcts": peers}


def measured(
    quick: bool, rounds: int | None = None, slice_: float = 0.1, seconds: float | None = None
) -> dict[str, object]:
    """Everything, as one JSON object."""
    works = {**our_searches(), **their_searches()}
    contestants = [Contestant(name, work) for name, work in works.items()]
    rates = race(contestants, rounds or (3 if quick else 20), slice_)
    both = OURS in rates and RIVAL in rates
    return {
        "ismcts_iterations_vs_openspiel": rates[OURS] / rates[RIVAL] if both else None,
        **strength(seconds if seconds is not None else (5.0 if quick else 150.0)),
        "iterations": rates,
        "champion": champion(),
        "compiled": COMPILED,
        "cores": os.cpu_count(),
    }


def shown(result: dict[str, object]) -> str:
    """The result for people."""
    ratio = result["ismcts_iterations_vs_openspiel"]
    figure = f"{ratio:.2f}  (wanted: at least {WANTED:g})" if ratio else "–  (not measured)"
    lines = [f"ismcts_iterations_vs_openspiel  {figure}   {OURS} / {RIVAL}", ""]
    for name in ("champion_vs_sensible", "champion_vs_openspiel_ismcts"):
        matches = result[name]
        if not isinstance(matches, dict):
            lines.append(f"{name}: not measured")
            continue
        for seats, match in matches.items():
            lines.append(f"{name}, {seats} seats: {sentence(match)}")
    lines += ["", "iterations per second, best round"]
    rates = result["iterations"]
    assert isinstance(rates, dict)
    lines += [f"  {name:26}{rate:12.0f}" for name, rate in rates.items()]
    how = "compiled" if result["compiled"] else "interpreted: nothing here is fast"
    lines += ["", f"champion: {result['champion']}; rules {how}, {result['cores']} cores"]
    return "\n".join(lines)


def sentence(match: dict[str, object]) -> str:
    """One match in a line."""
    low, high, seconds = match["low"], match["high"], match["seconds"]
    assert isinstance(seconds, dict)
    times = ", ".join(f"{name} {1000 * mean:.1f} ms" for name, mean in seconds.items())
    lost = f"; {match['forfeits']} seats forfeited" if match["forfeits"] else ""
    share = f"{match['share']:.1%} of {match['games']} games ({low:.1%} – {high:.1%})"
    return f"{share}; a decision: {times}{lost}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    return run("bots", __doc__ or "", measured, shown, arguments)


if __name__ == "__main__":
    sys.exit(main())
