"""The result of a match as one page: no scripts, no external resources, plots as SVG."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10

from spicery.games import find
from spicery.lab.arena import Result
from spicery.lab.match import Match, name_of
from spicery.lab.match_stats import Duel
from spicery.lab.report import AHEAD, MOST_DECISIONS, RATED, how_seated, notes_on, quick, short_name

WIDTH, ROW, TOP, LEFT, RIGHT = 640, 34, 12, 150, 40  # of a plot
STYLE = """
:root { color-scheme: light dark; --paper: #fbf7ef; --ink: #2b2118; --dim: #75685a; --line: #ddd0bd;
  --mark: #b3471d; --warm: 190 85 30; --cool: 40 110 150 }
@media (prefers-color-scheme: dark) { :root { --paper: #1d1813; --ink: #f0e6d8; --dim: #b0a291;
  --line: #453a2e; --mark: #f09a5c; --warm: 240 140 80; --cool: 90 170 215 } }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 1.5rem 1rem 3rem; max-width: 60rem; background: var(--paper);
  color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
h1 { font-size: 1.6rem; margin: 0 0 .3rem } h2 { font-size: 1.15rem; margin: 2rem 0 .4rem }
p { margin: .3rem 0 } .dim { color: var(--dim); font-size: .9rem }
.wide { overflow-x: auto } table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--line); text-align: right;
  white-space: nowrap } th:first-child, td:first-child { text-align: left; padding-left: 0 }
th { font-weight: 600; color: var(--dim); font-size: .85rem } td small { color: var(--dim) }
svg { display: block; width: 100%; height: auto; max-width: 46rem }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif } svg .scale { fill: var(--dim) }
svg .grid { stroke: var(--line) } svg .fair { stroke: var(--dim); stroke-dasharray: 4 4 }
svg .span { stroke: var(--mark); stroke-width: 3; stroke-linecap: round }
svg .spot { fill: var(--mark) } .fault { border-left: 4px solid var(--mark); padding-left: .8rem }
@media (max-width: 34rem) { body { padding: 1rem .8rem 2rem; font-size: 15px }
  svg text { font-size: 19px } svg .scale { font-size: 17px } th, td { padding: .3rem .45rem } }
"""


def page_of(result: Result) -> str:
    """The whole page."""
    match = result.match
    order = sorted(range(len(match.bots)), key=lambda which: -result.ratings[which].value)
    title = f"{find(match.game).title}: {match.games} games between {len(match.bots)} bots"
    parts = [
        f"<h1>{escape(title)}</h1>",
        paragraph(f"At {match.seats} seats, seed {match.seed}. {how_seated(match)}"),
        paragraph(settings(match), "dim"),
        *faults(result),
        "<h2>Wins</h2>",
        wins_plot(result, order),
        standings_table(result, order),
        *(paragraph(note, "dim") for note in notes_on(result)),
        "<h2>Ratings</h2>",
        ratings_plot(result, order),
        paragraph(RATED, "dim"),
        "<h2>Head to head</h2>",
        duels_table(result, order),
        paragraph(AHEAD, "dim"),
        "<h2>Time for a decision</h2>",
        pace_plot(result, order),
        pace_table(result, order),
        "<h2>Seats</h2>",
        seats_table(result),
    ]
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body>\n"
        + "\n".join(parts)
        + "\n</body></html>\n"
    )


def paragraph(text: str, kind: str = "") -> str:
    """A paragraph of plain text."""
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def settings(match: Match) -> str:
    """The other settings of the match."""
    options = ", ".join(f"{name} = {json.dumps(value)}" for name, value in match.options.items())
    return (
        f"Options: {options or 'defaults'}. Unless hands were set, each bot has the hand of its "
        f"level. Third-party bots have {match.patience:g} s per decision."
    )


def faults(result: Result) -> list[str]:
    """Which bots forfeited seats, and why the first time."""
    if not result.failings:
        return []
    lines = [
        f"<p><b>{escape(each.name)}</b> × {each.times}: first in game {each.game + 1}, "
        f"{escape(str(each.first))}</p>"
        for each in result.failings
    ]
    return [
        '<div class="fault"><h2>Forfeited seats, played on by a stand-in</h2>',
        *lines,
        "</div>",
    ]


# -- tables --------------------------------------------------------------------------------


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table that scrolls if it is too wide; cells are HTML already."""
    head = "".join(f"<th>{each}</th>" for each in heads)
    body = "".join(
        "<tr>" + "".join(c if c.startswith("<td") else f"<td>{c}</td>" for c in row) + "</tr>"
        for row in rows
    )
    return f'<div class="wide"><table><tr>{head}</tr>{body}</table></div>'


def standings_table(result: Result, order: list[int]) -> str:
    """Wins and ratings."""
    rows = []
    for which in order:
        each, rating = result.bots[which], result.ratings[which]
        between = ""
        if rating.low is not None and rating.high is not None:
            between = f" <small>{rating.low:.0f} – {rating.high:.0f}</small>"
        rows.append(
            [
                escape(each.name),
                str(each.games),
                f"{each.share:.1%} <small>{each.low:.1%} – {each.high:.1%}</small>",
                f"{each.fair:.1%}",
                f"{each.points:.2f}",
                f"{rating.value:.0f}{between}",
            ]
        )
    return table(("bot", "games", "win share", "fair share", "mean points", "rating"), rows)


def duels_table(result: Result, order: list[int]) -> str:
    """Head-to-head results; the warmer the colour, the more often ahead."""
    names = [escape(short_name(name_of(result.match, which))) for which in order]
    rows = [
        [name, *(duel_cell(result.duels[one][other]) for other in order)]
        for name, one in zip(names, order, strict=True)
    ]
    return table(("ahead of", *names), rows)


def duel_cell(duel: Duel | None) -> str:
    """A share with its interval; the higher, the warmer its background."""
    if duel is None:
        return "<td>–</td>"
    ground = "var(--warm)" if duel.share >= 0.5 else "var(--cool)"
    deep = min(0.5, abs(duel.share - 0.5))
    between = f"<br><small>{duel.low:.0%} – {duel.high:.0%}</small>"
    return f'<td style="background: rgb({ground} / {deep:.2f})">{duel.share:.0%}{between}</td>'


def pace_table(result: Result, order: list[int]) -> str:
    """How quickly each bot decided."""
    rows = []
    for which in order:
        each, pace = result.bots[which], result.paces[which]
        a_game = pace.decisions / max(1, each.games)
        times = (quick(pace.mean), quick(pace.within(MOST_DECISIONS)))
        rows.append([escape(each.name), f"{pace.decisions}", f"{a_game:.1f}", *times])
    return table(("bot", "decisions", "a game", "mean", f"{MOST_DECISIONS:.0%} within"), rows)


def seats_table(result: Result) -> str:
    """How the seats fared."""
    rows = [
        [
            each.name,
            f"{each.share:.1%} <small>{each.low:.1%} – {each.high:.1%}</small>",
            f"{each.points:.2f}",
        ]
        for each in result.seats
    ]
    return table(("seat", "win share", "mean points"), rows)


# -- plots ---------------------------------------------------------------------------------


def across(value: float, low: float, high: float) -> float:
    """The position of a value on a plot's scale."""
    return LEFT + (WIDTH - LEFT - RIGHT) * (value - low) / ((high - low) or 1.0)


def plot(
    label: str,
    rows: Sequence[tuple[str, float, float, float]],
    ticks: Sequence[tuple[float, str]],
    fair: Sequence[float] = (),
) -> str:
    """One row per name: a dot with error bars, on a scale from the first to the last tick."""
    low, high = ticks[0][0], ticks[-1][0]
    bottom = TOP + ROW * len(rows)
    drawn = [
        f'<line class="grid" x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{bottom}"/>'
        f'<text class="scale" x="{x:.1f}" y="{bottom + 20}" text-anchor="middle">{name}</text>'
        for x, name in ((across(value, low, high), name) for value, name in ticks)
    ]
    for at, (name, value, left, right) in enumerate(rows):
        y = TOP + ROW * at + ROW / 2
        short = short_name(name)
        a, x, b = (across(each, low, high) for each in (left, value, right))
        drawn.append(
            f"<g><title>{escape(name)}</title>"
            f'<text x="{LEFT - 12}" y="{y + 5:.1f}" text-anchor="end">{escape(short)}</text>'
            f'<line class="span" x1="{a:.1f}" y1="{y}" x2="{b:.1f}" y2="{y}"/>'
            f'<circle class="spot" cx="{x:.1f}" cy="{y}" r="6"/></g>'
        )
        if fair:
            x = across(fair[at], low, high)
            ends = f'y1="{y - ROW / 2 + 3}" y2="{y + ROW / 2 - 3}"'
            drawn.append(f'<line class="fair" x1="{x:.1f}" x2="{x:.1f}" {ends}/>')
    size = f'viewBox="0 0 {WIDTH} {bottom + 30}"'
    return f'<svg {size} role="img" aria-label="{escape(label)}">{"".join(drawn)}</svg>'


def wins_plot(result: Result, order: list[int]) -> str:
    """Win rates with their intervals; the fair share is dashed."""
    rows = [(b.name, b.share, b.low, b.high) for b in (result.bots[which] for which in order)]
    ticks = [(percent / 100, f"{percent} %") for percent in range(0, 101, 25)]
    label = "Each bot's share of the wins with its 95 % interval; dashed: its fair share"
    return plot(label, rows, ticks, [result.bots[which].fair for which in order])


def ratings_plot(result: Result, order: list[int]) -> str:
    """Ratings with their intervals."""
    rows = []
    for which in order:
        rating = result.ratings[which]
        low = rating.value if rating.low is None else rating.low
        high = rating.value if rating.high is None else rating.high
        rows.append((result.bots[which].name, rating.value, low, high))
    ends = [end for _, _, low, high in rows for end in (low, high)]
    step = nice_step(max(ends) - min(ends))
    first, last = floor(min(ends) / step), ceil(max(ends) / step)
    ticks = [(at * step, f"{at * step:g}") for at in range(first, max(last, first + 1) + 1)]
    return plot("Each bot's rating with its 95 % interval", rows, ticks)


def nice_step(span: float) -> float:
    """A round step that divides a span into a few parts."""
    rough = max(span, 1.0) / 5
    size = 10.0 ** floor(log10(rough))
    return next(size * times for times in (1, 2, 5, 10) if size * times >= rough)


def pace_plot(result: Result, order: list[int]) -> str:
    """Mean and 95 % quantile of decision times, on a logarithmic scale."""
    rows = []
    for which in order:
        pace = result.paces[which]
        mean, most = (log10(max(each, 1e-6)) for each in (pace.mean, pace.within(MOST_DECISIONS)))
        rows.append((result.bots[which].name, mean, mean, max(mean, most)))
    first = floor(min(mean for _, mean, _, _ in rows))
    last = ceil(max(most for *_, most in rows))
    ticks = [(at, quick(10.0**at)) for at in range(first, max(last, first + 1) + 1)]
    return plot(
        f"Each bot's mean time for a decision, and {MOST_DECISIONS:.0%} within", rows, ticks
    )
