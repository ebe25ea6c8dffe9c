"""How throwing feels: simulated hands, the browser's own code, the real physics.

    python -m bench.throwing [--quick] [--json]

The strokes come from the model of hands in `_hands.py`.  The client's TypeScript turns each into a
release (`web/tools/strokes.js`), and the physics settles it on an empty board.  Shares in percent:

newcomer_*    the first ten throws of people who have never thrown, on a phone at 60 and 120 Hz and
              with a mouse, some flicking softly and some at full speed: how many score (target:
              at least 65), leave the board (at most 3) and hit the intended bowl
practised_*   people who know how far each speed goes: the aimed bowl (at least 85)
skim_*        a low throw at a chip in a bowl: how often that chip is moved by 2 cm or out of its
              place, and how often the thrown chip leaves the board
meter_*       two presses at the meter instead of a flick
scatter_mm    standard deviations, along and across, of throws aimed at the middle
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from math import atan2, degrees, exp, hypot, log, radians
from random import Random
from statistics import stdev
from typing import NamedTuple

import numpy as np

from bench._client import Client, client
from bench._command import run
from bench._hands import (
    EXACT,
    MOUSE,
    NEWCOMER,
    PHONE,
    PHONE_120,
    PRACTISED,
    Device,
    Hand,
    Stroke,
    press_below,
    stroke,
)
from spicery.games.safranito.physics.scene import simulate
from spicery.games.safranito.rules.board import LIMIT, PITCH, centre_x, centre_y, judge
from spicery.games.safranito.rules.cards import NOWHERE, OFF, POSE

BOWLS = [(int(centre_x(bowl)), int(centre_y(bowl))) for bowl in range(9)]
MIDDLE = 4
FLYING, LYING = 0, 1  # tokens
OUT = 2
KNOCKED = 200  # tenths of a millimetre that a chip must move to count as knocked away
SLOPE = 2200.0  # how people read an error: tenths of a millimetre for each e-fold of speed
HARDER = 0.28  # how much harder (ln) newcomers flick for the next row
THROUGH = 1300  # how far beyond its target a practised skim is aimed
THROWS = 10
WANTED = {
    "newcomer": "at least 65 scores, at most 3 off",
    "practised": "at least 85 aimed",
}


class Rest(NamedTuple):
    """Where a thrown chip came to rest, and whether the other one was knocked away."""

    region: int
    x: int
    y: int
    knocked: bool

    @property
    def scores(self) -> bool:
        """Whether it lies in a bowl or circle."""
        return self.region < NOWHERE


def landed(release: Sequence[int], target: tuple[int, int] | None = None) -> Rest:
    """Where the physics puts a throw, on a board empty except for an optional target."""
    lying = [LYING, *target, 20, 0, 0, 0] if target else []
    numbers, _ = simulate([1, 0, FLYING, *release, *lying])
    rows = [numbers[at : at + int(POSE)] for at in range(1, len(numbers), int(POSE))]
    knocked = any(target and is_knocked(row, target) for row in rows if row[0] == LYING)
    own = rows[0]
    region = int(OFF) if own[6] == OUT else int(judge(own[1], own[2])) & 15
    return Rest(region, own[1], own[2], knocked)


def is_knocked(row: Sequence[int], target: tuple[int, int]) -> bool:
    """Whether a chip that moved went far enough, or now counts for another place."""
    if row[6] == OUT or hypot(row[1] - target[0], row[2] - target[1]) >= KNOCKED:
        return True
    return int(judge(row[1], row[2])) & 15 != int(judge(*target)) & 15


# -- flicks ---------------------------------------------------------------------------

Plan = Callable[[float], float]  # which ln of a peak speed ends at this y


def motion(device: Device, style: str, made: Stroke) -> dict[str, object]:
    """A stroke as input for the client's code."""
    where = {"pointer": device.pointer, "style": style, "unit": device.unit}
    return {**where, "points": made.points, "up": made.up}


def learned(code: Client, device: Device, style: str) -> Plan:
    """The speed for each distance that practice teaches, from exact straight strokes."""
    rng = Random(5)
    peaks = [250 * 16 ** (step / 79) for step in range(80)]
    strokes = [
        stroke(device, EXACT, rng, peak, (0.0, press_below(device, PRACTISED, rng)), 0.0)
        for peak in peaks
    ]
    found = code.releases([motion(device, style, each) for each in strokes])
    known = [(log(peak), landed(each).y) for peak, each in zip(peaks, found, strict=True) if each]
    logs = [each for each, _ in known]
    ends = np.maximum.accumulate([y + at * 1e-6 for at, (_, y) in enumerate(known)])
    return lambda y: float(np.interp(y, ends, logs))


@dataclass
class Person:
    """Somebody who throws and learns from the result."""

    device: Device
    hand: Hand
    rng: Random
    shift: float = 0.0  # what they have learned, in ln of speed
    own: float = field(init=False)
    steady: float = field(init=False)
    tilt: float = field(init=False)

    def __post_init__(self) -> None:
        rng, hand = self.rng, self.hand
        self.own = log(self.device.natural) + self.device.people * rng.gauss(0, 1)
        self.steady = exp(0.25 * rng.gauss(0, 1))
        self.tilt = 0.4 * hand.aim * rng.gauss(0, 1)
        if hand.knows:
            self.shift = 0.03 * rng.gauss(0, 1)

    def flick(self, goal: tuple[float, float], plan: Plan | None, style: str) -> dict[str, object]:
        """A stroke towards a goal, by a learned plan or by instinct."""
        device, hand, rng = self.device, self.hand, self.rng
        behind = hand.knows or rng.random() < 0.5
        right = (goal[0] if behind else 0.0) / device.unit + rng.gauss(0, 10 if hand.knows else 18)
        start = (right, press_below(device, hand, rng))
        away = (goal[1] + 2430) / device.unit - start[1]
        error = self.tilt + hand.aim * self.steady * rng.gauss(0, 1)
        angle = atan2(goal[0] / device.unit - right, away) + radians(error)
        meant = plan(goal[1]) if plan else self.own + HARDER * goal[1] / int(PITCH)
        peak = exp(meant + self.shift + hand.speed * self.steady * rng.gauss(0, 1))
        made = stroke(device, hand, rng, max(peak, 150), start, angle)
        return motion(device, style, made)

    def sees(self, goal: tuple[float, float], rest: Rest | None) -> None:
        """Correct part of the error; flick harder if the stroke was too weak to be a throw."""
        if rest is None:
            self.shift += 0.2
            return
        y = int(LIMIT) + 300 if rest.region == OFF else rest.y
        seen = max(-1500.0, min(1500.0, y - goal[1])) / SLOPE
        self.shift -= self.hand.learns * max(-0.4, min(0.4, seen))


class Thrown(NamedTuple):
    """One throw: the bowl aimed at, and where it ended; None if the stroke was no throw."""

    aim: int
    rest: Rest | None


def flicked(
    code: Client,
    device: Device,
    hand: Hand,
    people: int,
    style: str = "lob",
    only: int | None = None,
) -> list[Thrown]:
    """Ten throws by each of `people`, at random bowls or all at one."""
    plan = learned(code, device, style) if hand.knows or only is not None else None
    crowd = [Person(device, hand, Random(100003 + number)) for number in range(people)]
    found = []
    for _ in range(THROWS):
        aims = [person.rng.randrange(9) if only is None else only for person in crowd]
        goals = [goal_of(aim, hand, style) for aim in aims]
        pairs = zip(crowd, goals, strict=True)
        releases = code.releases([person.flick(goal, plan, style) for person, goal in pairs])
        for person, aim, goal, release in zip(crowd, aims, goals, releases, strict=True):
            target = BOWLS[aim] if style == "skim" else None
            rest = landed(release, target) if release else None
            if style == "lob":
                person.sees(goal, rest)
            found.append(Thrown(aim, rest))
    return found


def goal_of(aim: int, hand: Hand, style: str) -> tuple[float, float]:
    """The point a throw is aimed at; practised hands aim a skim beyond its target."""
    x, y = BOWLS[aim]
    return (x, min(y + THROUGH, 2100)) if style == "skim" and hand.knows else (x, y)


# -- the meter ------------------------------------------------------------------------


def metered(code: Client, hand: Hand, throws: int, only: int | None = None) -> list[Thrown]:
    """Throws with the meter, two presses each, at random bowls or all at one."""
    rng, known = Random(8), code.numbers
    aims = [rng.randrange(9) if only is None else only for _ in range(throws)]
    motions: list[dict[str, object]] = []
    for aim in aims:
        x, y = BOWLS[aim]
        begin = x if hand.knows or rng.random() < 0.5 else 0
        across, ahead = x - begin, y - known["edge"]
        turn = degrees(atan2(across, ahead)) / known["widest"]
        part = (hypot(across, ahead) - known["nearest"]) / (known["furthest"] - known["nearest"])
        presses = [
            max(0.0, known["sweep"] * share + hand.press * rng.gauss(0, 1))
            for share in ((1 + turn) / 2, part)
        ]
        phase = [rng.random(), rng.random()]
        motions.append({"x": begin, "style": "lob", "phase": phase, "at": presses})
    releases = code.releases(motions)
    return [
        Thrown(aim, landed(each) if each else None)
        for aim, each in zip(aims, releases, strict=True)
    ]


# -- figures --------------------------------------------------------------------------


def percent(hits: Iterable[bool]) -> float:
    """The share of hits."""
    each = list(hits)
    return 100 * sum(each) / max(len(each), 1)


def shares(thrown: list[Thrown]) -> dict[str, float]:
    """The shares of throws that score, leave the board, and hit the intended bowl, by row."""
    hit = [(aim, rest is not None and rest.region == aim) for aim, rest in thrown]
    rows = {"far": (0, 1, 2), "middle": (3, 4, 5), "near": (6, 7, 8)}
    return {
        "scores": percent(rest is not None and rest.scores for _, rest in thrown),
        "off": percent(rest is not None and rest.region == OFF for _, rest in thrown),
        "no_throw": percent(rest is None for _, rest in thrown),
        "aimed": percent(good for _, good in hit),
        **{row: percent(good for aim, good in hit if aim in bowls) for row, bowls in rows.items()},
    }


def knocks(thrown: list[Thrown]) -> dict[str, float]:
    """The shares of skims that knock their target away and that leave the board themselves."""
    return {
        "knocked": percent(rest is not None and rest.knocked for _, rest in thrown),
        "off": percent(rest is not None and rest.region == OFF for _, rest in thrown),
    }


def scatter(thrown: list[Thrown]) -> dict[str, float]:
    """Standard deviations in millimetres of throws that stayed on the board."""
    on = [rest for _, rest in thrown if rest is not None and rest.region != OFF]
    return {"along": stdev(rest.y for rest in on) / 10, "across": stdev(rest.x for rest in on) / 10}


DEVICES = {"phone_60hz": PHONE, "phone_120hz": PHONE_120, "mouse": MOUSE}
HANDS = {"newcomer": NEWCOMER, "practised": PRACTISED}


def measured(quick: bool, people: int = 0) -> dict[str, object]:
    """Everything, as one JSON object."""
    people = people or (12 if quick else 60)
    with client() as (code, why):
        if code is None:
            return {"throwing": None, "why": why}
        return figures(code, people)


def figures(code: Client, people: int) -> dict[str, object]:
    """All figures, each measured with `people` simulated people."""
    result: dict[str, object] = {}
    for who, hand in HANDS.items():
        for name, device in DEVICES.items():
            result[f"{who}_{name}"] = shares(flicked(code, device, hand, people))
            at_once = replace(device, at_once=True)
            result[f"{who}_{name}_at_once"] = shares(flicked(code, at_once, hand, people))
        for name in ("phone_60hz", "mouse"):
            skims = flicked(code, DEVICES[name], hand, people, "skim")
            result[f"skim_{who}_{name}"] = knocks(skims)
        result[f"meter_{who}"] = shares(metered(code, hand, people * THROWS))
        result[f"scatter_mm_{who}"] = {
            "touch": scatter(flicked(code, PHONE, knowing(hand), people, only=MIDDLE)),
            "mouse": scatter(flicked(code, MOUSE, knowing(hand), people, only=MIDDLE)),
            "meter": scatter(metered(code, knowing(hand), people * THROWS, MIDDLE)),
        }
    return result


def knowing(hand: Hand) -> Hand:
    """The same hand with perfect knowledge of distances, so that only its scatter remains."""
    return replace(hand, knows=True, learns=0.1)


def shown(result: dict[str, object]) -> str:
    """The result for people."""
    lines = []
    for name, value in result.items():
        wanted = WANTED.get(name.partition("_")[0], "")
        lines.append(f"  {name:30}{plainly(value)}{wanted and f'   (wanted: {wanted})'}")
    return "\n".join(lines)


def plainly(value: object) -> str:
    """A figure, or named figures side by side."""
    if isinstance(value, dict):
        return "  ".join(f"{name} {plainly(each)}" for name, each in value.items())
    return f"{value:5.1f}" if isinstance(value, float) else str(value)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    return run("throwing", __doc__ or "", measured, shown, arguments)


if __name__ == "__main__":
    sys.exit(main())
