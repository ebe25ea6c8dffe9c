"""The laws that every game must obey: one function each, and `check_laws` for all of them.

They access the truth of a table, which no player ever sees.
"""

# ruff: noqa: PT017  (laws are assertions about private state)

from __future__ import annotations

import pickle
from collections.abc import Callable, Container, Mapping
from copy import deepcopy
from functools import cache
from importlib import resources

from mypy_extensions import i64

from spicery.ai.advisor import Advisor
from spicery.bots import advisor_of
from spicery.core.catalog import Game, clauses
from spicery.core.game import NATURE, UNKNOWN, Action, BadMessage, IllegalAction, State
from spicery.core.packed import vec
from spicery.core.playout import playout
from spicery.core.rng import Rng
from spicery.core.table import ONLOOKER, Table, replayed

LONGEST = 4000
Count = Callable[[State], object]


def agrees(view: object, full: object) -> bool:
    """Whether two facts say the same wherever the first is not hidden."""
    if view == UNKNOWN:
        return True
    if isinstance(view, dict) and isinstance(full, dict):
        return view.keys() == full.keys() and all(agrees(view[k], full[k]) for k in view)
    if isinstance(view, list) and isinstance(full, list):
        if all(isinstance(each, str) for each in [*view, *full]):
            return len(view) == len(full) and same_cards(view, full)
        return len(view) == len(full) and all(map(agrees, view, full))
    return view == full


def same_cards(view: list[object], full: list[object]) -> bool:
    """Treats lists of words as multisets of cards: all known ones must occur in the other list."""
    left = list(full)
    for word in view:
        if word != UNKNOWN and word not in left:
            return False
        if word != UNKNOWN:
            left.remove(word)
    return True


def hides(facts: object) -> bool:
    """Whether anything in the facts is hidden."""
    if isinstance(facts, dict):
        return any(map(hides, facts.values()))
    if isinstance(facts, list):
        return any(map(hides, facts))
    return facts == UNKNOWN


def law_of_sight(table: Table) -> None:
    """A view shows nothing but the truth, and the truth hides nothing."""
    for seat in [*range(table.header.seats), ONLOOKER]:
        assert agrees(table.facts(seat), table._truth.facts()), f"sight of seat {seat}"
    assert not hides(table._truth.facts()), "the truth hides something"


def law_of_legality(table: Table) -> None:
    """Legality follows from the seat's view, and actions survive a round trip through text."""
    truth = table._truth
    for seat in range(table.header.seats):
        view = table._views[seat]
        assert view.turn() == truth.turn(), f"turn as seat {seat} sees it"
        assert view.legal(seat) == truth.legal(seat), f"what seat {seat} may do"
        for action in truth.legal(seat):
            assert not truth.objection(action.seat, action.code, action.numbers), action
            assert truth.read(seat, truth.say_action(action)) == action, "text"
    assert table._views[-1].turn() == truth.turn(), "turn as onlookers see it"
    for seat in truth.turn():
        assert seat == NATURE or truth.legal(seat), f"seat {seat} is awaited and cannot act"


def law_of_clauses(table: Table, known: list[Action], rng: Rng) -> None:
    """The forbidding clause is the same on a seat's view, so that refusals leak nothing."""
    truth = table._truth
    for seat in range(table.header.seats):
        view = table._views[seat]
        codes = [known[rng.below(len(known))].code for _ in range(6)] if known else []
        for code in [*codes, *[rng.below(3000) for _ in range(6)]]:
            asked = truth.objection(seat, code, ())
            assert view.objection(seat, code, ()) == asked, f"clause for seat {seat}, code {code}"


def law_of_texts(table: Table, rng: Rng) -> None:
    """A garbled text raises BadMessage or IllegalAction, never anything else."""
    for seat in range(table.header.seats):
        view = table._views[seat]
        legal = [view.say_action(action) for action in view.legal(seat)]
        for text in [legal[rng.below(len(legal))]] if legal else []:
            for garbled in garbled_texts(text):
                try:
                    view.check(view.read(seat, garbled))
                except (BadMessage, IllegalAction):
                    continue


def garbled_texts(text: str) -> list[str]:
    """A text with something wrong."""
    words = text.split()
    huge = ["9" * 30 if word.lstrip("-").isdecimal() else word for word in words]
    wide = ["\u0663" if word.isdecimal() else word for word in words]
    longest = ["1" * 5000 if word.isdecimal() else word for word in words]
    return [
        "",
        " ",
        "\0",
        words[0],
        f"{text} 7",
        f"{text} {'9' * 30}",
        " ".join(words[:-1]),
        " ".join(words[1:]),
        " ".join(huge),
        " ".join(wide),
        " ".join(longest),
        text.replace(" ", "  ").upper(),
    ]


def law_of_guess(table: Table, advisor: Advisor, rng: Rng, to_the_end: bool) -> None:
    """Determinizations, uniform or from an advisor's beliefs, agree with their view."""
    for seat in range(table.header.seats):
        view = table._views[seat]
        guess_agrees(view, seat, view.guess(rng), rng, to_the_end)
        advisor.read(view)
        world = advisor.sample_world(view, rng)
        key = key_of(advisor, world, seat)
        guess_agrees(view, seat, world, rng, to_the_end)
        assert key == key_of(advisor, view, seat), "what a seat knows is so in every guess"


def guess_agrees(view: State, seat: int, full: State, rng: Rng, to_the_end: bool) -> None:
    """A determinization agrees with its view and can be played to the end."""
    assert agrees(view.facts(), full.facts()), f"guess of seat {seat}"
    assert not hides(full.facts()), f"guess of seat {seat} hides something"
    assert full.turn() == view.turn(), "turn of a guess"
    assert full.legal(seat) == view.legal(seat), "legality of a guess"
    if to_the_end:
        playout(full, rng, LONGEST)
        assert full.over, "a guess that cannot be played to the end"


def law_of_advice(table: Table, advisor: Advisor) -> None:
    """Information-set key and policy are the same on a seat's view and on the truth."""
    truth = table._truth
    for seat in range(table.header.seats):
        view = table._views[seat]
        assert key_of(advisor, view, seat) == key_of(advisor, truth, seat), (
            f"what seat {seat} knows"
        )
        for opponent in (False, True):
            weights = policy_of(advisor, view, seat, opponent)
            assert weights == policy_of(advisor, truth, seat, opponent), f"policy of seat {seat}"
            assert all(weight >= 0 for weight in weights)
            assert not weights or sum(weights) > 0, "no action is ever chosen"
    value = advisor.value(truth)
    chances = [value[seat] for seat in range(table.header.seats)]
    assert min(chances) >= 0, "a value below 0"
    assert abs(sum(chances) - 1) < 1e-9, "values that don't add up to 1"


def key_of(advisor: Advisor, state: State, seat: int) -> int:
    """The information-set key of a seat; 0 if the advisor defines none."""
    try:
        return int(advisor.infoset_key(state, seat))
    except NotImplementedError:
        return 0


def policy_of(advisor: Advisor, state: State, seat: int, opponent: bool) -> list[float]:
    """An advisor's policy for a seat, its own or as an opponent's, after reading the history."""
    codes = vec[i64]([0] * state.most_actions)
    count = 0 if state.over else state.list_actions(seat, codes)
    out = vec[float]([0.0] * max(1, count))
    advisor.read(state)
    if count:
        policy = advisor.opponent_policy if opponent else advisor.policy
        policy(state, seat, codes, count, out)
    return [out[at] for at in range(count)]


def law_of_refusal(table: Table, known: list[Action], rng: Rng) -> None:
    """Illegal actions are refused with a real clause and change nothing."""
    truth = table._truth
    before, record = truth.facts(), table.record()
    known_clauses = clauses_in(table.game.package)
    legal = [*truth.legal(0)]
    for seat in range(1, table.header.seats):
        legal += truth.legal(seat)
    for _ in range(min(6, len(known))):
        old = known[rng.below(len(known))]
        seat = NATURE if rng.below(8) == 0 else rng.below(table.header.seats)
        action = Action(seat, old.code, old.numbers)
        if action not in legal and not (old.numbers and truth.turn() == [seat]):
            refuses(table, action, known_clauses)
    refuses(table, Action(table.header.seats, 0), known_clauses)
    assert truth.facts() == before, "a refused action changed the state"
    assert table.record() == record, "a refused action was recorded"


def refuses(table: Table, action: Action, known: Container[str]) -> None:
    """An action is refused, by a clause that exists."""
    try:
        table.submit(action)
    except IllegalAction as refusal:
        assert refusal.clause in known, f"a refusal by '{refusal.clause}', which is no clause"
    else:
        raise AssertionError(f"{action} is not refused")


@cache
def clauses_in(package: str) -> Container[str]:
    """The clauses of the RULES.md of a game's package."""
    text = resources.files(package).joinpath("RULES.md").read_text(encoding="utf-8")
    return frozenset(clauses(text))


def law_of_copies(state: State, rng: Rng) -> None:
    """Clones are equal and independent of the original."""
    before = state.facts()
    copy = state.clone()
    assert copy.facts() == before, "a copy differs"
    playout(copy, rng, LONGEST)
    assert state.facts() == before, "play on a copy changed its model"


def law_of_sending(state: State, rng: Rng) -> None:
    """The same for deep copies and pickles."""
    before = state.facts()
    for copy in (deepcopy(state), pickled(state)):
        assert copy.facts() == before, "what was sent differs"
        playout(copy, rng, LONGEST)
        assert state.facts() == before, "play on what was sent changed its model"


def pickled(state: State) -> State:
    """A state after a round trip through pickle."""
    try:
        there = pickle.dumps(state)
    except Exception as error:
        raise AssertionError(f"a state that cannot be sent: {error}") from error
    found: State = pickle.loads(there)
    return found


def law_of_replay(table: Table) -> None:
    """Replaying events rebuilds the truth; replaying the record reproduces it."""
    again = table.game.new(table.header.seats, table.header.options)
    for _, told in table._entries:
        for event in told:
            again.evolve(table.game.vocabulary.read(table.game.vocabulary.write(event)))
    assert again.facts() == table._truth.facts(), "replay by events"
    assert replayed(table.game, table.record()).record() == table.record(), "replay by actions"


def law_of_the_end(table: Table, advisor: Advisor) -> None:
    """Random play ends with at least one winner, and nobody may act afterwards."""
    assert table.over, "random play does not end"
    assert len(table.scores()) == table.header.seats
    assert table.winners(), "nobody wins"
    shares = table._truth.shares()
    for seat in range(table.header.seats):
        assert (shares[seat] > 0) == (seat in table.winners())
    assert abs(sum(shares[seat] for seat in range(table.header.seats)) - 1) < 1e-9
    value = advisor.value(table._truth)
    assert [value[at] for at in range(len(value))] == [shares[at] for at in range(len(shares))]
    assert table.turn() == [], "somebody may act after the end"
    assert not any(table.legal(seat) for seat in range(table.header.seats))


def check_reproducible(game: Game, seats: int, options: Mapping[str, object], seed: int) -> str:
    """The same seed gives the same game; returns its record."""
    first, second = (random_record(game, seats, options, seed) for _ in range(2))
    assert first == second, "the same seed gave two different games"
    return first


def random_record(game: Game, seats: int, options: Mapping[str, object], seed: int) -> str:
    """The record of a random game determined by a seed."""
    rng = Rng(seed + 1)
    table = Table(game, seats, options, seed=seed)
    for _ in range(LONGEST):
        if table.over:
            break
        waiting = table.turn()
        legal = table._truth.legal(waiting[rng.below(len(waiting))])
        table.submit(legal[rng.below(len(legal))])
    return table.record()


def check_secrecy(table: Table) -> None:
    """Every secret was shown to exactly one seat, and to no onlooker."""
    for _, told in table._entries:
        for event in told:
            for seat in [*range(table.header.seats), ONLOOKER]:
                shown = event.seen_by(seat)
                if event.secret and shown.secret == event.secret:
                    assert bin(event.to).count("1") == 1, f"{event} is no secret of one seat"


def check_laws(
    game: Game,
    seats: int,
    options: Mapping[str, object],
    seed: int,
    material: Count | None = None,
    longest: int = LONGEST,
    advisor: Advisor | None = None,
) -> Table:
    """Play one random game, checking every law along the way; returns the finished table.

    `material` computes what must stay constant, such as the number of cards; `advisor` defaults to
    the game's own.  Raises AssertionError if a law is broken.
    """
    advice = advisor or advisor_of(game)
    rng = Rng(seed)
    table = Table(game, seats, options, seed=seed)
    all_there = material(table._truth) if material else None
    known: list[Action] = []
    for step in range(longest):
        if table.over:
            break
        waiting = table.turn()
        seat = waiting[rng.below(len(waiting))]
        legal = table._truth.legal(seat)
        known += legal[:3]
        law_of_legality(table)
        law_of_sight(table)
        if step % 5 == 0:
            law_of_advice(table, advice)
            law_of_guess(table, advice, rng, to_the_end=step % 25 == 0)
            law_of_refusal(table, known, rng)
            law_of_copies(table._truth, rng)
            law_of_clauses(table, known, rng)
            law_of_texts(table, rng)
        if step % 25 == 0:
            law_of_sending(table._truth, rng)
        table.submit(legal[rng.below(len(legal))])
        if material:
            assert material(table._truth) == all_there, "material"
    law_of_the_end(table, advice)
    law_of_sight(table)
    law_of_replay(table)
    return table
