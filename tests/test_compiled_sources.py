"""Code that mypyc accepts silently but executes differently from the interpreter."""

import ast
from collections.abc import Iterator
from pathlib import Path

from setup import ROOT, compiled_sources

CLASHING = """
def judge(text: str) -> None:
    try:
        read(text)
    except ValueError as error:
        print(error)
    except (KeyError, TypeError) as error:
        print(error)
"""


def clashes(source: str) -> Iterator[str]:
    """Names bound to different exception types in one function: compiled, each has one type."""
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        kinds: dict[str, str] = {}
        for part in ast.walk(function):
            if isinstance(part, ast.ExceptHandler) and part.name and part.type:
                kind = ast.unparse(part.type)
                if kinds.setdefault(part.name, kind) != kind:
                    yield f"{function.name}: {part.name} is {kinds[part.name]} and {kind}"


def test_one_name_for_one_kind_of_error() -> None:
    found = {
        name: list(clashes(Path(ROOT, name).read_text("utf-8"))) for name in compiled_sources()
    }
    assert {name: each for name, each in found.items() if each} == {}


def test_a_clash_is_seen() -> None:
    assert list(clashes(CLASHING)) == ["judge: error is ValueError and (KeyError, TypeError)"]
