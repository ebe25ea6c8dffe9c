"""Records: they are read back as written; errors name the line and the reason."""

from __future__ import annotations

import pytest

from spicery.core.record import BadRecord, read_header
from spicery.core.table import Table, replay_steps, replayed
from spicery.games.spicy import GAME
from spicery.testing import random_record

VERSION_LINE = f"game spicy {GAME.version}"


@pytest.fixture(scope="module")
def record() -> str:
    return random_record(GAME, 3, {"variants": ["copy cat"], "jitter": 1}, 5)


def test_a_record_replays_to_the_same_table(record: str) -> None:
    table = replayed(GAME, record)
    assert table.record() == record
    assert table.over


def test_it_is_text_a_person_can_read(record: str) -> None:
    lines = record.split("\n")
    assert lines[:5] == [
        "spicery-record 1",
        VERSION_LINE,
        "seats 3",
        'options {"jitter": 1, "variants": ["copy cat"]}',
        "",
    ]
    assert lines[5].startswith("nature shuffle start ")
    assert lines[-2].startswith("over scores ")
    assert any(" challenge number -> revealed " in line for line in lines)


def test_every_step_can_be_looked_at(record: str) -> None:
    versions = [table.version for table in replay_steps(GAME, record)]
    assert versions == list(range(len(versions)))


def test_an_unfinished_game_has_a_record_too() -> None:
    table = Table(GAME, 2, {}, seed=1)
    table.act(table.turn()[0], "pass")
    again = replayed(GAME, table.record())
    assert not again.over
    assert again.facts(0) == table.facts(0)


def test_the_engine_of_the_physics_is_in_the_header() -> None:
    table = Table(GAME, 2, {}, seed=1, physics="rapier3d 0.36.1")
    table.act(table.turn()[0], "pass")
    lines = table.record().split("\n")
    assert lines[4:6] == ["physics rapier3d 0.36.1", ""]
    again = replayed(GAME, table.record())
    assert again.header == table.header
    assert again.record() == table.record()
    assert read_header(lines).physics == "rapier3d 0.36.1"


@pytest.mark.parametrize(
    ("line", "text", "why"),
    [
        (5, "physics rapier3d", "expected 'physics' and 2 values"),
        (5, "physic rapier3d 1", "the header must end with an empty line"),
        (6, "x", "the header must end with an empty line"),
    ],
)
def test_a_bad_line_about_the_physics_is_named(line: int, text: str, why: str) -> None:
    lines = Table(GAME, 2, {}, seed=1, physics="rapier3d 0.36.1").record().split("\n")
    lines[line - 1] = text
    with pytest.raises(BadRecord, match=why) as error:
        replayed(GAME, "\n".join(lines))
    assert error.value.line == line


def test_a_header_cut_off_after_the_physics_is_named() -> None:
    lines = Table(GAME, 2, {}, physics="rapier3d 0.36.1").record().split("\n")[:5]
    with pytest.raises(BadRecord, match="empty line"):
        read_header(lines)


def broken(record: str, line: int, old: str, new: str) -> str:
    lines = record.split("\n")
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("line", "old", "new", "why"),
    [
        (1, "spicery-record 1", "spicery-record 9", "a record begins with 'spicery-record 1'"),
        (2, VERSION_LINE, "game spicy 7", f"rules version 7; the current one is {GAME.version}"),
        (2, VERSION_LINE, "game spicy", "expected 'game' and 2 values"),
        (2, VERSION_LINE, "game spicy one", "'one' is not a whole number"),
        (3, "seats 3", "seats 9", "spicy is for 2 to 6 seats, not 9"),
        (3, "seats 3", "chairs 3", "expected 'seats'"),
        (4, "options", "choices", "expected 'options'"),
        (4, '"jitter": 1', '"jitter": ', "the options are not JSON"),
        (4, '{"jitter": 1, "variants": ["copy cat"]}', "[]", "not a JSON object"),
        (5, "", "x", "the header must end with an empty line"),
        (6, "nature", "somebody", "a line begins with a seat or 'nature', not 'somebody'"),
        (6, "shuffle", "riffle", "isn't an action of Spicy"),
        (6, "above", "below", "isn't a shuffle; the form is"),
        (7, "->", "-> passed 0;", "but the rules now produce"),
    ],
)
def test_a_corrupt_record_says_where_and_why(
    record: str, line: int, old: str, new: str, why: str
) -> None:
    text = broken(record, line, old, new)
    with pytest.raises(BadRecord) as error:
        replayed(GAME, text)
    reported = 3 if "9 seats" in new else line
    assert f"line {reported}: " in str(error.value)
    assert why in str(error.value)


@pytest.mark.parametrize(
    ("line", "old", "new", "why"),
    [
        (2, VERSION_LINE, f"game spicy {'9' * 5000}", "is not a whole number"),
        (3, "3", "9" * 5000, "is not a whole number"),
        (4, "1", "9" * 5000, "line 4"),
        (4, '"jitter": 1', '"jitter": 99', "takes a whole number from 0 to 20"),
        (4, '{"jitter"', "[" * 100000 + '{"jitter"', "not JSON"),
        (6, "start ", f"start {'9' * 30}", "isn't a shuffle"),
        (7, "", "9" * 30 + " ", "is not a whole number"),
        (7, "", "9999 ", "line 7"),
        (7, "", "over scores 1 2 3 winners 0\n", "the game is not over at this line"),
    ],
)
def test_a_hostile_record_says_where_and_why(
    record: str, line: int, old: str, new: str, why: str
) -> None:
    with pytest.raises(BadRecord) as error:
        replayed(GAME, broken(record, line, old, new))
    assert str(error.value).startswith(f"line {line}: ")
    assert why in str(error.value)


def test_an_illegal_move_in_a_record(record: str) -> None:
    lines = record.split("\n")
    seat = lines[6].split()[0]
    lines[6] = f"{seat} let go -> gave-way {seat}"
    with pytest.raises(BadRecord, match=r"line 7: S20 forbids 'let go' here; legal now: pass"):
        replayed(GAME, "\n".join(lines))


def test_truncated_records(record: str) -> None:
    with pytest.raises(BadRecord, match="truncated in this line"):
        replayed(GAME, record[: len(record) // 2])
    with pytest.raises(BadRecord, match="the closing line with the scores is missing"):
        replayed(GAME, "\n".join(record.split("\n")[:-2]) + "\n")
    with pytest.raises(BadRecord, match="truncated in its header"):
        replayed(GAME, "\n".join(record.split("\n")[:3]) + "\n")
    with pytest.raises(BadRecord, match="line 1"):
        replayed(GAME, "")
    with pytest.raises(BadRecord, match="line 1"):
        read_header([])


def test_lines_after_the_end_and_wrong_scores(record: str) -> None:
    with pytest.raises(BadRecord, match="the game was over before this line"):
        replayed(GAME, record + "0 pass -> passed 0\n")
    lines = record.split("\n")
    lines[-2] = lines[-2].replace("winners", "1 winners")
    with pytest.raises(BadRecord, match="recorded 'over scores"):
        replayed(GAME, "\n".join(lines))


def test_events_read_back_and_nonsense_is_refused() -> None:
    vocabulary = GAME.vocabulary
    copied = "played 1 8-chili copy {wild-spice : 1}"
    for text in ("drew 0 {chili-7 : 0}", "drew 0 {? : 0}", copied):
        assert vocabulary.write(vocabulary.read(text)) == text
    for text, why in (
        ("sang 0", "unknown event 'sang'"),
        ("drew 0 {chili-11 : 0}", "'chili-11' is not a valid card"),
        ("drew 0 {chili-7", "is truncated"),
    ):
        with pytest.raises(ValueError, match=why):
            vocabulary.read(text)
