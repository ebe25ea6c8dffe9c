"""The search: any game, views only, reactions out of turn, similar throws, reused trees."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from spicery.ai.rollout import Rollout
from spicery.ai.search import Search, order
from spicery.bots import advisor_of
from spicery.bots.policy_bots import differ
from spicery.core.game import Action
from spicery.core.packed import COMPILED, vec
from spicery.core.playout import draw
from spicery.core.rng import Rng
from spicery.core.table import Table
from spicery.games import find
from spicery.games.spicy.rules.cards import LET_GO, NOT_NUMBER, NOT_SPICE
from tests.mini import KEEP, RANKS, SWAP, HighCard, game_of

HIGH_CARD = game_of(HighCard)
SAFRANITO = advisor_of(find("safranito"))
SPICY = advisor_of(find("spicy"))
SOME = 200 if COMPILED else 25  # iterations


def dealt(card: int) -> Table:
    """A table of High Card where the first seat holds a card."""
    for seed in range(200):
        table = Table(HIGH_CARD, 2, {}, seed)
        view = table.view(0)
        if isinstance(view, HighCard) and view.hands[0] == card:
            return table
    raise AssertionError("no seed deals this card")


@pytest.mark.parametrize(("card", "best"), [(0, SWAP), (RANKS - 1, KEEP)])
@pytest.mark.parametrize("others", [True, False])
def test_it_finds_the_better_move(card: int, best: int, others: bool) -> None:
    node = Search(advisor_of(HIGH_CARD), others=others).run(dealt(card).view(0), 0, 300, Rng(1))
    visits = [node.visits[at] for at in range(node.count)]
    assert node.codes[visits.index(max(visits))] == best
    assert node.worth_of(visits.index(max(visits))) > node.worth_of(visits.index(min(visits)))


def test_a_lower_power_flattens_the_policy() -> None:
    state = Table(find("spicy"), 2, {}, 1).view(0)
    kinds = []
    for power in (1.0, 0.5):
        rollout, rng = Rollout(SPICY), Rng(1)
        rollout.power = power
        kinds.append(len({int(rollout.choose(state, rng)) for _ in range(300)}))
    assert kinds[1] > kinds[0] > 1


def test_a_share_of_its_own_moves_is_tried_whatever_judgement_says_but_for_the_senseless() -> None:
    """In strict play a challenge without a trait loses at once, so it is never tried."""
    table = Table(find("spicy"), 4, {"starter": 0, "strict": True}, 4)
    table.act(0, next(text for text in table.legal(0) if text.startswith("play")))
    seat = table.turn()[0]
    tried = []
    for anything in (0.0, 0.3):
        node = Search(SPICY, anything=anything).run(table.view(seat), seat, SOME, Rng(2))
        tried.append({int(node.codes[at]) for at in range(node.count) if node.tries[at] > 0.05})
    assert LET_GO in tried[0]
    assert NOT_NUMBER not in tried[0]
    assert {LET_GO, NOT_NUMBER, NOT_SPICE} == tried[1]


SMALL = {"spices": 1, "numbers": 3, "copies": 2, "wilds": 0, "deal": 2, "above": 1, "jitter": 0}


def test_what_was_learned_still_counts_after_the_move() -> None:
    search = Search(SPICY, others=True)
    root = search.run(small().view(0), 0, 1000, Rng(1))
    assert root.total == 1000
    moves = [root.visits[at] for at in range(root.count)]
    play = Action(0, root.codes[moves.index(max(moves))])
    known = 0
    for answer in small(play, "let go").legal(1):
        table = small(play, "let go", answer)
        if table.turn() == [0]:
            before = search.run(table.view(0), 0, 0, Rng(1)).total
            known += before > 0
            assert search.run(table.view(0), 0, 5, Rng(1)).total == before + 5
    assert known > 1


def small(play: Action | None = None, *answers: str) -> Table:
    """A table with six cards, after some moves."""
    table = Table(find("spicy"), 2, {**SMALL, "starter": 0}, 4)
    if play:
        table.submit(play)
    for answer in answers:
        table.submit(table.parse_action(1, answer))
    return table


def test_a_seat_may_react_before_those_whom_the_game_asks_first() -> None:
    table = Table(find("spicy"), 4, {"starter": 0}, 4)
    table.submit(table.parse_action(0, table.legal(0)[-1]))
    assert len(table.turn()) == 3
    last = table.turn()[-1]
    view = table.view(last)
    node = Search(SPICY).run(view, last, SOME, Rng(3))
    open_to_it = [action.code for action in view.legal(last)]
    assert sorted(node.codes[at] for at in range(node.count)) == sorted(open_to_it)
    assert node.seat == last
    assert node.total == SOME


def test_nobody_in_the_tree_sees_a_hand() -> None:
    """The same view, another truth: the same search, visit for visit."""
    table = Table(find("spicy"), 3, {}, 11)
    seat = table.turn()[0]
    searched = []
    for _ in range(2):
        node = Search(SPICY, others=True).run(table.view(seat), seat, SOME, Rng(5))
        searched.append([node.visits[at] for at in range(node.count)])
    assert searched[0] == searched[1]


def test_alike_throws_tell_of_each_other() -> None:
    table = Table(find("safranito"), 2, {"hands": ["cook", "cook"]}, 2)
    seat = table.turn()[0]
    view = table.view(seat)
    node = Search(SAFRANITO, horizon=40).run(view, seat, 60, Rng(1))
    tried = [at for at in range(node.count) if node.visits[at]]
    told = [at for at in range(node.count) if node.near[at] > 0]
    assert 1 < len(tried) < node.count, "first a few throws, later more"
    assert len(told) > len(tried), "throws nearby are judged by them"
    assert SAFRANITO.similarity(node.codes[0], node.codes[0]) == 1.0


def test_a_search_may_look_only_to_the_end_of_the_round() -> None:
    """It then backs up the value of the position instead of the winner."""
    table = Table(find("safranito"), 2, {"hands": ["cook", "cook"]}, 2)
    seat = table.turn()[0]
    to_the_end = Search(SAFRANITO).run(table.view(seat), seat, 3, Rng(1))
    one_round = Search(SAFRANITO, stages=1).run(table.view(seat), seat, 3, Rng(1))
    assert to_the_end.sum in (0.0, 1.0, 2.0, 3.0)
    assert 0.9 < one_round.sum < 2.1, "nobody is far ahead after a round"
    assert one_round.sum != int(one_round.sum)


def test_time_ends_a_search() -> None:
    table = Table(find("spicy"), 4, {}, 1)
    seat = table.turn()[0]
    search = Search(SPICY)
    search.run(table.view(seat), seat, 10**7, Rng(1), 0.05)
    assert 0 < search.iterations < 10**7


def test_draws_go_by_weight_and_the_likeliest_comes_first() -> None:
    rng = Rng(1)
    drawn = [draw(vec[float]([0.0, 3.0, 1.0]), 3, rng) for _ in range(400)]
    assert drawn.count(0) == 0
    assert 250 < drawn.count(1) < 350
    codes, prior = vec[i64]([5, 6, 7]), vec[float]([1.0, 4.0, 3.0])
    order(codes, prior, 3)
    assert [codes[at] for at in range(3)] == [6, 7, 5]
    assert [prior[at] for at in range(3)] == [0.5, 0.375, 0.125]


def test_a_move_that_seems_bad_is_tried_often_enough_to_say_how_bad_it_is() -> None:
    view = dealt(RANKS - 1).view(0)
    search, rng = Search(advisor_of(HIGH_CARD)), Rng(1)
    node = search.run(view, 0, 100, rng)
    bad = [int(node.codes[at]) for at in range(node.count)].index(SWAP)
    before = [int(node.visits[at]) for at in range(node.count)]
    assert before[bad] < 60
    search.try_out(view, 0, bad, 60, rng)
    after = [int(node.visits[at]) for at in range(node.count)]
    assert after[bad] == 60
    assert [each for at, each in enumerate(after) if at != bad] == [
        each for at, each in enumerate(before) if at != bad
    ]
    assert node.worth_of(bad) < node.worth_of(1 - bad)


def test_two_moves_are_compared_with_the_same_luck() -> None:
    view = dealt(RANKS // 2).view(0)
    search = Search(advisor_of(HIGH_CARD))
    node = search.run(view, 0, 100, Rng(1))
    assert differ(search, node, view, (0, 0), 200, 0.0) == (0.0, 0.0), (
        "nothing but the move differs"
    )
    top = dealt(RANKS - 1).view(0)
    node = search.run(top, 0, 100, Rng(1))
    keep = 1 - [int(node.codes[at]) for at in range(node.count)].index(SWAP)
    lost, error = differ(search, node, top, (keep, 1 - keep), 200, 0.0)
    assert lost > 2 * error > 0, "who holds the highest card does not swap it"
