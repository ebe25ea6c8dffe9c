"""Speed of the rules, as ratios against other engines measured in the same run.

    python -m bench.rules [--quick] [--json]

Every rate is the best of many short rounds in which all contestants take turns, in one process.  A
move is one action of a seat or of chance: our shuffle of a whole deck counts as one, as does one
die in liar's dice.  Play is random, with four seats where possible; OpenSpiel's liar's dice is for
two.

spicy_python_loop_vs_openspiel    list legal actions and apply one, from Python, chance included;
                                  divided by OpenSpiel's liar's dice driven the same way
spicy_playout_vs_openspiel_cpp    playouts from a dealt state in compiled code; divided by the same
                                  in OpenSpiel's C++, after the dice were rolled.  Its moves are
                                  its rollouts times the mean length of a game; one simulation,
                                  because further ones start nearer to the end
..._playout_vs_openspiel          playouts including set-up in compiled code; divided by liar's
                                  dice driven from Python
view_cost                         a move at a live table (checked, recorded, shown to every seat
                                  and to onlookers) divided by the same move on a bare state
"""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Sequence

from bench import _rivals, _spicery
from bench._command import run
from bench._timing import Contestant, Work, race
from spicery.core.packed import COMPILED
from spicery.games import shipped

LIARS_DICE = "openspiel liars_dice from Python"
LIARS_DICE_INSIDE = "openspiel liars_dice inside C++"
RATIOS = {  # name: our contestant, the rival, the target
    "spicy_python_loop_vs_openspiel": ("spicy from Python, codes()", LIARS_DICE, 3.0),
    "spicy_playout_vs_openspiel_cpp": ("spicy playouts, dealt", LIARS_DICE_INSIDE, 1.0),
    "safranito_playout_vs_openspiel": ("safranito playouts, 4 seats", LIARS_DICE, 3.0),
    "alacarte_playout_vs_openspiel": ("alacarte playouts, 4 seats", LIARS_DICE, 3.0),
}


def our_contestants() -> dict[str, Work]:
    """Every game at every number of seats, and Spicy's steps from Python."""
    found: dict[str, Work] = {}
    for game in shipped().values():
        seats = _spicery.seats_for(game)
        fresh = game.new(seats, {})
        found[f"{game.name} from Python"] = _spicery.from_python(fresh)
        found[f"{game.name} from Python, codes()"] = _spicery.from_python_plainly(fresh)
        found[f"{game.name} playouts, dealt"] = _spicery.inside(_spicery.begun(game, seats))
        for number in range(game.fewest, game.most + 1):
            found[f"{game.name} playouts, {number} seats"] = _spicery.inside(game.new(number, {}))
    return found


def copy_contestants() -> dict[str, Work]:
    """Clones and determinizations of each game."""
    found: dict[str, Work] = {}
    for game in shipped().values():
        view, _ = _spicery.midgame(game, _spicery.seats_for(game))
        found[f"{game.name} clones"] = _spicery.copying(view)
        found[f"{game.name} guesses"] = _spicery.guessing(view)
    return found


def over(rates: dict[str, float], one: str, other: str) -> float | None:
    """One rate in units of another; None if either was not measured."""
    if one not in rates or other not in rates:
        return None
    return rates[one] / rates[other]


def measured(quick: bool, rounds: int | None = None, seconds: float = 0.08) -> dict[str, object]:
    """Everything, as one JSON object."""
    rounds = rounds or (8 if quick else 40)
    works = {
        **our_contestants(),
        **_rivals.spiel_contestants(quick),
        **_rivals.other_contestants(),
        **copy_contestants(),
    }
    rates = race([Contestant(name, work) for name, work in works.items()], rounds, seconds)
    result: dict[str, object] = {
        name: over(rates, ours, rival) for name, (ours, rival, _) in RATIOS.items()
    }
    games = shipped()
    live = {name: _spicery.view_cost(games[name], rounds) for name in ("spicy",)}
    result["view_cost"] = live["spicy"]["table"] / live["spicy"]["bare"]
    result["table_move_ns"] = live["spicy"]["table"]
    result["clone_ns"] = {name: 1e9 / rates[f"{name} clones"] for name in games}
    result["guess_ns"] = {name: 1e9 / rates[f"{name} guesses"] for name in games}
    result["bytes_a_state"] = {
        name: round(_spicery.bytes_a_state(_spicery.midgame(game, _spicery.seats_for(game))[0]))
        for name, game in games.items()
    }
    copies = ("clones", "guesses")
    result["rates"] = {name: rate for name, rate in rates.items() if not name.endswith(copies)}
    result["compiled"] = COMPILED
    result["python"] = platform.python_version()
    result["cores"] = os.cpu_count()
    return result


def shown(result: dict[str, object]) -> str:
    """The result for people."""
    lines = ["ratios, each measured in the same run"]
    for name, (ours, rival, wanted) in RATIOS.items():
        value = result[name]
        figure = (
            f"{value:6.2f}  (wanted: at least {wanted:g})" if value else "     –  (not measured)"
        )
        lines.append(f"  {name:34}{figure}   {ours} / {rival}")
    lines.append(f"  {'view_cost':34}{result['view_cost']:6.1f}   a live table / a bare state")
    lines += ["", "millions of moves per second, best round"]
    rates = result["rates"]
    assert isinstance(rates, dict)
    for name, rate in sorted(rates.items(), key=lambda row: -row[1]):
        lines.append(f"  {name:40}{rate / 1e6:9.3f}")
    lines += ["", f"  {'a game':16}{'clone ns':>10}{'guess ns':>10}{'bytes':>8}"]
    clone, guess, size = result["clone_ns"], result["guess_ns"], result["bytes_a_state"]
    assert isinstance(clone, dict)
    assert isinstance(guess, dict)
    assert isinstance(size, dict)
    lines += [f"  {g:16}{clone[g]:10.0f}{guess[g]:10.0f}{size[g]:8}" for g in clone]
    how = "compiled" if result["compiled"] else "interpreted: nothing here is fast"
    lines += ["", f"rules {how}, Python {result['python']}, {result['cores']} cores"]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print."""
    return run("rules", __doc__ or "", measured, shown, arguments)


if __name__ == "__main__":
    sys.exit(main())
