"""The generated TypeScript types match the facts, events and actions of each game."""

from __future__ import annotations

import types
from typing import Annotated, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from spicery.core.game import NATURE
from spicery.core.table import ONLOOKER, replay_steps
from spicery.games import find
from spicery.testing import random_record
from tests.shipped_games import SHIPPED
from tools import shapes

WILD: dict[str, dict[str, object]] = {
    "spicy": {"variants": ["random", "random"], "strict": True},
    "safranito": {"secret_money": True, "max_rounds": 3},
    "alacarte": {"finish": 2},
}


def fits(value: object, kind: object) -> bool:
    """Whether a value is exactly of a type: all the keys of a dictionary, and no others."""
    origin, parts = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        hints = get_type_hints(kind, include_extras=True)
        return (
            isinstance(value, dict)
            and set(value) == set(hints)
            and all(fits(value[key], hint) for key, hint in hints.items())
        )
    if origin is Annotated:
        return value in parts[1]
    if origin is Literal:
        return value in parts
    if origin in {Union, types.UnionType}:
        return any(fits(value, part) for part in parts)
    if origin is list:
        return isinstance(value, list) and all(fits(each, parts[0]) for each in value)
    if origin is tuple:
        if not isinstance(value, list) or len(value) != len(parts):
            return False
        return all(map(fits, value, parts))
    if origin is dict:
        return isinstance(value, dict) and fits_all(value, *parts)
    return type(value) is (types.NoneType if kind is None else kind)


def fits_all(value: dict[object, object], key: object, each: object) -> bool:
    """Whether a dictionary matches its types; literal keys must all be present."""
    if get_origin(key) is Annotated and set(value) != set(get_args(key)[1]):
        return False
    return all(fits(name, key) and fits(found, each) for name, found in value.items())


def misfits(facts: dict[str, object], kind: type) -> list[str]:
    """The facts that are not of their types."""
    hints = get_type_hints(kind, include_extras=True)
    wrong = [f"{key}: {facts[key]!r}" for key in facts if not fits(facts[key], hints.get(key))]
    return wrong + [f"{key} is missing" for key in hints if key not in facts]


@pytest.mark.parametrize("name", SHIPPED)
def test_facts_have_the_shape_that_the_client_is_told(name: str) -> None:
    game = find(name)
    browser = game.part("ui.browser")
    assert browser is not None
    for seats in range(game.fewest, game.most + 1):
        for options in ({}, WILD[name]):
            record = random_record(game, seats, options, seats)
            for at, table in enumerate(replay_steps(game, record)):
                if at % 7 and not table.over:  # a look now and then; the phases come and go
                    continue
                for seat in (0, ONLOOKER):
                    assert not misfits(table.facts(seat), browser.Facts)
                assert not misfits(table._truth.facts(), browser.Facts)


@pytest.mark.parametrize("name", SHIPPED)
def test_actions_begin_with_the_verbs_that_the_client_is_told(name: str) -> None:
    game = find(name)
    browser = game.part("ui.browser")
    assert browser is not None
    verbs = {*shapes.verbs(browser.FORMS), *get_args(browser.PlainAction)[1]}
    for table in replay_steps(game, random_record(game, game.fewest, WILD[name], 1)):
        if table.over or table.turn() == [NATURE]:
            continue
        for action in table.legal(table.turn()[0]):
            assert any(f"{action} ".startswith(f"{verb} ") for verb in verbs), action


def test_a_fact_that_has_another_shape_is_noticed() -> None:
    from spicery.games.safranito.ui.browser import Flight

    flight: dict[str, object] = {"token": 3, "value": "?", "release": [1, 2]}
    assert not misfits(flight, Flight)
    assert misfits({**flight, "value": "ten"}, Flight) == ["value: 'ten'"]
    assert misfits({**flight, "release": [1.5]}, Flight) == ["release: [1.5]"]
    assert misfits({"token": 3, "value": 10}, Flight) == ["release is missing"]
    assert misfits({**flight, "more": 1}, Flight) == ["more: 1"]


def test_types_are_written_as_typescript() -> None:
    text = shapes.module_of(find("safranito"))
    assert text is not None
    assert '"money": Array<number | Hidden>;' in text
    assert '"layout": Record<Spice, number>;' in text
    assert '"at": [number, number, number];' in text
    assert '"decided": [token: string, verdict: Words["verdict"], ...more: string[]];' in text
    assert '"verdict": "disallowed" | "allowed";' in text
    assert "export const HALF = 2400 as const;" in text
