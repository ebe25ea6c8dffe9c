"""The result of a match as plain data, for JSON, and its explanations."""

from __future__ import annotations

from dataclasses import asdict

from spicery.lab.arena import Result
from spicery.lab.match import Match, name_of, seatings
from spicery.lab.match_stats import Standing

FEW = 20  # fewer deals give wide intervals
LONGEST = 20  # characters of a short name
MOST_DECISIONS = 0.95  # the quantile of decision times that is reported
PAIRED = (
    "95 % intervals count each deal as one observation (Wilson's interval with the effective "
    "sample size from the spread between deals); a shared win counts as a fraction."
)
RATED = (
    "Ratings are Luce's odds of winning on the Elo scale, 1500 on average: of two bots 400 points "
    "apart, one wins ten times as often as the other."
)
AHEAD = "How often the row's bot finished ahead of the column's: winners first, then by points."
LOST = (
    "A forfeited seat counts as lost for its bot, with the points it had then; what the stand-in "
    "did does not count."
)


def as_data(result: Result) -> dict[str, object]:
    """The result as plain data."""
    match = result.match
    names = [name_of(match, which) for which in range(len(match.bots))]
    return {
        "game": match.game,
        "seats": match.seats,
        "games": match.games,
        "deals": match.games // seatings(match),
        "seed": match.seed,
        "options": match.options,
        "bots": [
            {**row(each), "rating": asdict(rating)}
            for each, rating in zip(result.bots, result.ratings, strict=True)
        ],
        "by_seat": [row(each) for each in result.seats],
        "ahead": {
            one: {
                other: asdict(duel)
                for other, duel in zip(names, duels, strict=True)
                if duel is not None
            }
            for one, duels in zip(names, result.duels, strict=True)
        },
        "forfeits": [asdict(each) for each in result.failings],
        "moves_a_game": result.moves,
        "paces": [pace_row(result, which) for which in range(len(names))],
        "seconds": round(result.seconds, 3),
    }


def row(each: Standing) -> dict[str, object]:
    """A standing as plain data."""
    return {**asdict(each), "share": each.share}


def pace_row(result: Result, which: int) -> dict[str, object]:
    """How quickly a bot decided, as plain data, in seconds."""
    pace, games = result.paces[which], result.bots[which].games
    return {
        "name": result.bots[which].name,
        "decisions": pace.decisions,
        "decisions_a_game": pace.decisions / games if games else 0.0,
        "mean_seconds": pace.mean,
        "p95_seconds": pace.within(MOST_DECISIONS),
    }


def how_seated(match: Match) -> str:
    """How the bots were seated, in words."""
    count = len(match.bots)
    if count == 1:
        return f"'{match.bots[0]}' sat in every seat."
    if match.paired:
        deals = match.games // seatings(match)
        groups = " by every group that fits the table" if count > match.seats else ""
        return f"{deals} deals, each played{groups} in every rotation: {seatings(match)} games."
    each = f"each sat in every seat equally often over {count} games"
    if match.games % count:
        each += " (the last round is incomplete)"
    return f"{count} bots alternated round the table and moved on by one seat every game: {each}."


def short_name(name: str) -> str:
    """A name that fits; a long one keeps its end, which tells versions apart."""
    return name if len(name) <= LONGEST else "…" + name[1 - LONGEST :]


def notes_on(result: Result) -> list[str]:
    """Notes on how to read the win rates."""
    return [*few_deals(result.match), PAIRED, *([LOST] if result.failings else [])]


def few_deals(match: Match) -> list[str]:
    """A warning where intervals are wide because there are few deals."""
    deals = match.games // seatings(match)
    if deals >= FEW:
        return []
    more = f"--games {FEW * seatings(match)} or more would narrow them"
    return [f"There are only {deals} deals, so the intervals are wide: {more}."]


def quick(seconds: float) -> str:
    """A short time with its unit."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds * 1e6:.0f} µs"
