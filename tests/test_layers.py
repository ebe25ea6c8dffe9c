"""Which modules may import which: the layers of ARCHITECTURE.md, checked on every import."""

import ast
import re
import sys
from functools import cache
from graphlib import TopologicalSorter

import pytest

from tests.our_modules import MODULES, SOURCES, imported, imports_of

# The folder decides.  In a pattern, `*` stands for one name, and a final `**` for the package and
# everything below it; `spicery.games` alone is the registry without the games.  OWN stands for the
# game's own package.  The first pattern that matches a module is its layer.
OWN = "spicery.games.OWN"
CORE = {"spicery.core.**", "mypy_extensions", "librt.**"}
AI = {*CORE, "spicery.ai.**"}
OWN_RULES = {f"{OWN}.rules.**"}
OWN_STANDIN = {f"{OWN}.physics.standin.**"}
OWN_AI = {*OWN_RULES, *OWN_STANDIN, f"{OWN}.ai.**"}
BASE = {"spicery.core.**", "spicery.games"}
WORKERS = {"spicery.supervision.**"}
HOUSE = {"spicery.ai.**", "spicery.bots.**", "spicery.physics.**", "spicery.store.**"}
FRONT = {"spicery.lab.**", "spicery.native.**", "spicery.server.**"}
LAYERS = {
    "spicery": {"spicery.api", "spicery.core.packed", "spicery.native.builds"},
    "spicery.api": BASE,
    "spicery.__main__": {"spicery.cli.**"},
    "spicery.core.**": CORE,
    "spicery.native.recipe": {"setuptools.**", "distutils.**"},  # read by the build of Spicery
    "spicery.native.**": {"spicery.core.**", "spicery.native.**", "mypyc.**", "setuptools.**"},
    "spicery.ai.training.**": {*AI, "numpy.**"},
    "spicery.ai.**": AI,
    "spicery.games": CORE,
    "spicery.games.*": {*CORE, *OWN_RULES, *OWN_STANDIN},
    "spicery.games.*.rules.**": {*CORE, *OWN_RULES},
    "spicery.games.*.ai.players.**": {*AI, *OWN_AI, "spicery.bots.**"},
    "spicery.games.*.ai.training.**": {*AI, *OWN_AI, OWN, "numpy.**"},
    "spicery.games.*.ai.**": {*AI, *OWN_AI},
    "spicery.games.*.physics.standin.**": {*CORE, *OWN_RULES, *OWN_STANDIN},
    "spicery.games.*.physics.**": {
        *AI,
        *OWN_RULES,
        OWN,
        f"{OWN}.physics.**",
        "spicery.physics.**",
        "numpy.**",
    },
    "spicery.games.*.ui.**": {*CORE, *OWN_RULES, OWN, f"{OWN}.ui.**", "rich.**"},
    "spicery.testing.**": {*AI, "spicery.bots.**", "spicery.testing.**", "hypothesis.**"},
    "spicery.supervision.**": WORKERS,
    "spicery.bots.**": {*BASE, *AI, *WORKERS, "spicery.bots.**"},
    "spicery.physics.**": {*BASE, *WORKERS, "spicery.physics.**", "rapier3d.**"},
    "spicery.store.**": {"spicery.store.**", "sqlite3.**"},
    "spicery.server.**": {
        *BASE,
        *HOUSE,
        *WORKERS,
        "spicery.server.**",
        "msgspec.**",
        "starlette.**",
        "uvicorn.**",
    },
    "spicery.lab.**": {
        *BASE,
        "spicery.bots.**",
        "spicery.physics.**",
        "spicery.lab.**",
        "numpy.**",
    },
    "spicery.cli.**": {*BASE, *HOUSE, *FRONT, "spicery.cli.**", "rich.**", "typer.**"},
}
# Folders that only these may import from, whatever a layer says: bots and their training are found
# by name when they are wanted.
APART = {
    "spicery.games.*.ai.training.**": ("spicery.games.*.ai.training.**",),
    "spicery.games.*.ai.players.**": ("spicery.games.*.ai.players.**",),
    "spicery.ai.training.**": (
        "spicery.ai.training.**",
        "spicery.games.*.ai.training.**",
        "spicery.games.*.physics.**",
    ),
}
STANDARD = sys.stdlib_module_names - {"sqlite3"}
# Rules have no files, no clock, no chance and no threads: of the standard library they may import
# only this, and of the builtins they may not call those.
RULES = "spicery.games.*.rules.**"
PURE = {"__future__", "collections.abc", "functools", "itertools", "math", "typing", "unicodedata"}
IMPURE_BUILTINS = {"__import__", "eval", "exec", "input", "open", "print"}
ENGINE = "rapier3d"


@cache
def expression(pattern: str) -> re.Pattern[str]:
    """A pattern of the table as a regular expression."""
    package = pattern.removesuffix(".**")
    names = [r"[^.]+" if name == "*" else re.escape(name) for name in package.split(".")]
    below = "" if package == pattern else r"(\..+)?"
    return re.compile(r"\.".join(names) + below)


def matches(pattern: str, module: str) -> bool:
    """Whether a pattern of the table covers a module."""
    return expression(pattern).fullmatch(module) is not None


def layer_of(module: str) -> set[str]:
    """What a module may import."""
    for pattern, may in LAYERS.items():
        if matches(pattern, module):
            game = ".".join(module.split(".")[2:3])
            return {entry.replace("OWN", game) for entry in may}
    pytest.fail(f"{module} is in no layer: add its folder to LAYERS and to ARCHITECTURE.md")


def forbidden(module: str, source: str, *, is_package: bool = False) -> list[str]:
    """The imports in a source text that the layer of its module does not allow."""
    may = layer_of(module)

    def is_forbidden(name: str) -> bool:
        if name.split(".", maxsplit=1)[0] in STANDARD:
            return matches(RULES, module) and name not in PURE
        return not any(matches(entry, name) for entry in may) or is_apart(module, name)

    return [name for name in imported(module, is_package, source) if is_forbidden(name)]


def is_apart(module: str, name: str) -> bool:
    """Whether a module imports from a folder that is not for it."""
    return any(
        matches(pattern, name) and not any(matches(owner, module) for owner in owners)
        for pattern, owners in APART.items()
    )


def impure_calls(source: str) -> list[str]:
    """The builtins with side effects that a source text mentions."""
    names = [node.id for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name)]
    return [name for name in names if name in IMPURE_BUILTINS]


def loaded_by(module: str) -> dict[str, str]:
    """Every module that may be loaded with this one, and by which it is imported."""
    found = {module: ""}
    waiting = [module]
    while waiting:
        importer = waiting.pop()
        package = importer.rpartition(".")[0]
        for name in {*imports_of(importer), package} - {""}:
            if name not in found:
                found[name] = importer
                if name in MODULES:
                    waiting.append(name)
    return found


@pytest.mark.parametrize("module", MODULES)
def test_module_imports_only_what_its_layer_allows(module: str) -> None:
    path = MODULES[module]
    source = path.read_text(encoding="utf-8")
    assert forbidden(module, source, is_package=path.name == "__init__.py") == []


@pytest.mark.parametrize("module", [module for module in MODULES if matches(RULES, module)])
def test_rules_have_no_side_effects(module: str) -> None:
    assert impure_calls(MODULES[module].read_text(encoding="utf-8")) == []


def test_every_entry_of_the_table_is_needed() -> None:
    used = {
        (layer, entry)
        for module in MODULES
        for layer in [next(pattern for pattern in LAYERS if matches(pattern, module))]
        for entry in LAYERS[layer]
        for name in imports_of(module)
        if matches(entry.replace("OWN", ".".join(module.split(".")[2:3])), name)
    }
    layers = {layer for layer, _ in used}
    assert [layer for layer in LAYERS if layer not in layers] == []
    ours = {(layer, entry) for layer in LAYERS for entry in LAYERS[layer]}
    shared = CORE | HOUSE | OWN_AI  # bundles that several layers share
    assert sorted(each for each in ours - used if each[1] not in shared) == []


def test_every_folder_is_on_the_map() -> None:
    text = (SOURCES.parent / "ARCHITECTURE.md").read_text(encoding="utf-8")
    folders = {name.split(".")[1] for name in MODULES if name.count(".") > 1}
    assert [folder for folder in sorted(folders) if f"\n| `{folder}/" not in text] == []


def test_no_table_loads_the_physics_engine() -> None:
    for module in MODULES:
        if matches("spicery.server.table.**", module):
            found = loaded_by(module)
            path, name = list[str](), ENGINE if ENGINE in found else ""
            while name:
                path.append(name)
                name = found[name]
            assert path == [], "imported through these modules"


def test_modules_loaded_through_others_are_found() -> None:
    assert ENGINE in loaded_by("spicery.physics.live_shaker")
    assert ENGINE not in loaded_by("spicery.physics.pool")


def test_no_modules_of_the_server_import_each_other() -> None:
    """Not even for types: each part knows its dependencies, never its owner."""
    graph = {
        module: {name for name in imports_of(module) if name.startswith("spicery.server.")}
        for module in MODULES
        if module.startswith("spicery.server.")
    }
    TopologicalSorter(graph).prepare()  # CycleError names the circle


def test_a_module_in_no_layer_is_named() -> None:
    with pytest.raises(pytest.fail.Exception, match=r"spicery\.novel\.thing is in no layer"):
        forbidden("spicery.novel.thing", "")


@pytest.mark.parametrize(
    ("pattern", "module", "covered"),
    [
        ("spicery.core.**", "spicery.core", True),
        ("spicery.core.**", "spicery.core.record.text", True),
        ("spicery.core.**", "spicery.corelike", False),
        ("spicery.games", "spicery.games.spicy", False),
        ("spicery.games.*", "spicery.games.spicy", True),
        ("spicery.games.*", "spicery.games.spicy.rules", False),
        ("spicery.games.*.rules.**", "spicery.games.spicy.ai.rules", False),
    ],
)
def test_patterns(pattern: str, module: str, covered: bool) -> None:
    assert matches(pattern, module) is covered


def test_impure_calls_are_found() -> None:
    assert impure_calls("def f():\n    with open('x') as file:\n        pass") == ["open"]
    assert impure_calls("self.opened(seat)\nopening = 1") == []


@pytest.mark.parametrize(
    ("module", "source", "caught"),
    [
        ("spicery.core.game", "import rich", "rich"),
        ("spicery.core.game", "import spicery.games", "spicery.games"),
        ("spicery.core.game", "from ..ai.search import Search", "spicery.ai.search"),
        ("spicery.core.record", "import sqlite3", "sqlite3"),
        ("spicery.core.table", "def late():\n    import msgspec", "msgspec"),
        ("spicery.games", "import spicery.games.spicy", "spicery.games.spicy"),
        ("spicery.games.spicy.rules.state", "import spicery.bots.bot", "spicery.bots.bot"),
        ("spicery.games.spicy.rules.state", "import numpy", "numpy"),
        ("spicery.games.spicy.rules.state", "from pathlib import Path", "pathlib"),
        ("spicery.games.spicy.rules.state", "import shutil", "shutil"),
        ("spicery.games.spicy.ai.players.sensible", "import rich.table", "rich.table"),
        ("spicery.games.spicy.ui.terminal", "import typer", "typer"),
        ("spicery.games.spicy.ui.terminal", "import spicery.games.toss", "spicery.games.toss"),
        ("spicery.games.toss.physics.scene", "import spicery.server", "spicery.server"),
        (
            "spicery.games.toss.rules.game",
            "import spicery.games.toss.physics.scene",
            "spicery.games.toss.physics.scene",
        ),
        ("spicery.games.toss.physics.standin.landing", "import rapier3d", "rapier3d"),
        (
            "spicery.games.toss.ai.policy",
            "import spicery.games.toss.ai.training.train",
            "spicery.games.toss.ai.training.train",
        ),
        ("spicery.server.table.room", "import rapier3d", "rapier3d"),
        ("spicery.ai.search", "from spicery.games.toss import rules", "spicery.games.toss"),
        ("spicery.physics.world", "import spicery.bots", "spicery.bots"),
        ("spicery.store.sqlite", "import spicery.server.table.room", "spicery.server.table.room"),
        ("spicery.server.table.room", "import asyncpg", "asyncpg"),
        ("spicery.store.sqlite", "import spicery.core.table", "spicery.core.table"),
        ("spicery.games.toss.physics.scene", "import rapier3d", "rapier3d"),
        (
            "spicery.games.toss.ui.terminal",
            "import spicery.games.toss.ai.players",
            "spicery.games.toss.ai.players",
        ),
        ("spicery.lab.arena", "import pettingzoo", "pettingzoo"),
        ("spicery.cli", "import pyspiel", "pyspiel"),
    ],
)
def test_forbidden_import_is_caught(module: str, source: str, caught: str) -> None:
    assert forbidden(module, source) == [caught]


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("spicery.core.game", "from mypy_extensions import i64"),
        ("spicery.core.packed", "from librt.vecs import vec"),
        ("spicery.core.game", "from . import rng"),
        ("spicery.games.spicy.rules.state", "from .cards import KINDS"),
        ("spicery.games.spicy.rules.state", "from spicery.core.rng import Rng"),
        ("spicery.games.spicy.ai.players.sensible", "from spicery.bots import search"),
        ("spicery.games.spicy.ui.terminal", "from rich.table import Table"),
        ("spicery.games.toss.physics.scene", "import spicery.physics.world, numpy"),
        ("spicery.bots.registry", "import spicery.games"),
        ("spicery.store.sqlite", "import sqlite3"),
        ("spicery.cli.play", "import typer, rich.live, spicery.games, spicery.lab.arena"),
    ],
)
def test_allowed_import_passes(module: str, source: str) -> None:
    assert forbidden(module, source) == []


def test_relative_import_is_counted_from_its_package() -> None:
    assert forbidden("spicery.core", "from ..games import find", is_package=True) == [
        "spicery.games"
    ]
