"""Who may import whom: the layers of the architecture, read from the import statements."""

import ast
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parent.parent / "src"

# Folders decide.  `name.*` allows a package and all below it, a plain name only itself:
# `spicery.games` is the registry, without the games.  OWN stands for the game's own package.
# The first match counts.
OWN = "spicery.games.OWN"
CORE = {"spicery.core.*", "mypy_extensions", "librt.*"}
AI = {*CORE, "spicery.ai.*"}
OWN_RULES = {f"{OWN}.rules.*"}
OWN_STANDIN = {f"{OWN}.physics.standin.*"}
OWN_AI = {f"{OWN}.ai.*"}
BASE = {"spicery.core.*", "spicery.games"}
WORKERS = {"spicery.supervision.*"}
HOUSE = {"spicery.ai.*", "spicery.bots.*", "spicery.physics.*", "spicery.store.*"}
FRONT = {"spicery.native.*", "spicery.server.*", "spicery.envs.*", "spicery.lab.*"}
ENGINE = {"rapier3d.*"}
WEB = {"anyio.*", "msgspec.*", "starlette.*", "uvicorn.*"}
PEERS = {"gymnasium.*", "numpy.*", "pettingzoo.*", "pyspiel.*"}
LAYERS = {
    "spicery": {"spicery.api", "spicery.core.packed", "spicery.native.builds"},
    "spicery.api": BASE,
    "spicery.__main__": {"spicery.cli.*"},
    "spicery.core*": CORE,
    "spicery.native.recipe": {"setuptools.*", "distutils.*"},  # read by the build of Spicery
    "spicery.native*": {"spicery.core.*", "spicery.native.*", "mypyc.*", "setuptools.*"},
    "spicery.ai.training*": {*AI, "numpy.*"},
    "spicery.ai*": AI,
    "spicery.games": CORE,
    "spicery.games.*.rules*": {*CORE, *OWN_RULES},
    "spicery.games.*.ai.players*": {*AI, *OWN_RULES, *OWN_AI, *OWN_STANDIN, OWN, "spicery.bots.*"},
    "spicery.games.*.ai.training*": {*AI, *OWN_RULES, *OWN_AI, *OWN_STANDIN, OWN, "numpy.*"},
    "spicery.games.*.ai*": {*AI, *OWN_RULES, *OWN_AI, *OWN_STANDIN},
    "spicery.games.*.physics.standin*": {*CORE, *OWN_RULES, *OWN_STANDIN},
    "spicery.games.*.physics*": {
        *AI,
        *OWN_RULES,
        OWN,
        f"{OWN}.physics.*",
        "spicery.physics.*",
        "numpy.*",
        *ENGINE,
    },
    "spicery.games.*.ui*": {
        *AI,
        *OWN_RULES,
        *OWN_AI,
        OWN,
        f"{OWN}.ui.*",
        "spicery.bots.*",
        "rich.*",
    },
    "spicery.games.*": {*CORE, *OWN_RULES, *OWN_STANDIN},
    "spicery.testing*": {*AI, "spicery.bots.*", "spicery.testing.*", "hypothesis.*"},
    "spicery.supervision*": WORKERS,
    "spicery.bots*": {*BASE, *AI, *WORKERS, "spicery.bots.*"},
    "spicery.physics*": {*BASE, *WORKERS, "spicery.physics.*", *ENGINE},
    "spicery.store*": {*BASE, "spicery.store.*", "asyncpg.*", "sqlite3.*"},
    "spicery.server*": {*BASE, *HOUSE, *WORKERS, "spicery.server.*", *WEB},
    "spicery.envs*": {*BASE, "spicery.bots.*", "spicery.envs.*", *PEERS},
    "spicery.lab*": {*BASE, *HOUSE, "spicery.lab.*", "numpy.*"},
    "spicery.cli*": {*BASE, *HOUSE, *FRONT, "spicery", "spicery.cli*", "rich.*", "typer.*"},
}
# Folders that others may not reach into, whatever their layer says: they are run, not called.
APART = {
    "spicery.games.*.ai.training*": ("spicery.games.*.ai.training*",),
    "spicery.games.*.ai.players*": ("spicery.games.*.ai.players*", "spicery.games.*.ui*"),
    "spicery.ai.training*": ("spicery.ai.training*", "*.ai.training*", "spicery.games.*.physics*"),
}
# Rules have no files, no clock, no chance and no threads of their own.
IMPURE = {
    "asyncio", "datetime", "glob", "importlib", "io", "json", "multiprocessing", "os", "pathlib",
    "random", "secrets", "socket", "subprocess", "tempfile", "threading", "time", "urllib",
}  # fmt: skip
STANDARD = sys.stdlib_module_names - {"sqlite3"}


def find_modules() -> dict[str, Path]:
    """All our modules by their dotted names."""
    found = {}
    for path in sorted((SOURCES / "spicery").rglob("*.py")):
        parts = path.relative_to(SOURCES).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


MODULES = find_modules()


def imported(module: str, is_package: bool, source: str) -> Iterator[str]:
    """The absolute names of all modules that a source text imports."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = module.split(".")[: None if is_package else -1]
            above = above[: len(above) - node.level + 1] if node.level else []
            origin = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                inner = f"{origin}.{alias.name}"
                yield inner if inner in MODULES else origin


def allows(pattern: str, name: str) -> bool:
    """Whether an entry of the table covers an imported module."""
    return fnmatchcase(name, pattern) or fnmatchcase(f"{name}.", pattern)


def forbidden(module: str, source: str, *, is_package: bool = False) -> list[str]:
    """The imports in a source text that the layer of its module does not allow."""
    layer = next(may for pattern, may in LAYERS.items() if fnmatchcase(module, pattern))
    game = ".".join(module.split(".")[2:3])
    may = {pattern.replace("OWN", game) for pattern in layer}
    pure = fnmatchcase(module, "spicery.games.*.rules*")

    def is_forbidden(name: str) -> bool:
        top = name.split(".", maxsplit=1)[0]
        if top in STANDARD:
            return pure and top in IMPURE
        return not any(allows(entry, name) for entry in may) or is_apart(module, name)

    return [name for name in imported(module, is_package, source) if is_forbidden(name)]


def is_apart(module: str, name: str) -> bool:
    """Whether a module reaches into a folder that is not for it."""
    return any(
        fnmatchcase(name, pattern) and not any(fnmatchcase(module, own) for own in owners)
        for pattern, owners in APART.items()
    )


@pytest.mark.parametrize("module", MODULES)
def test_module_imports_only_what_its_layer_allows(module: str) -> None:
    path = MODULES[module]
    source = path.read_text(encoding="utf-8")
    assert forbidden(module, source, is_package=path.name == "__init__.py") == []


def test_no_modules_of_the_server_import_each_other() -> None:
    """Also not for types alone: each part knows what it stands on, never who owns it."""
    graph: dict[str, set[str]] = {}
    for module, path in MODULES.items():
        if module.startswith("spicery.server."):
            source = path.read_text(encoding="utf-8")
            found = set(imported(module, path.name == "__init__.py", source))
            graph[module] = {name for name in found if name.startswith("spicery.server.")}
    TopologicalSorter(graph).prepare()  # CycleError names the circle


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
        ("spicery.games.toss.physics.scene", "import spicery.physics.world, rapier3d"),
        ("spicery.bots.registry", "import spicery.games"),
        ("spicery.store.sqlite", "import sqlite3"),
        ("spicery.cli_play", "import typer, rich.live, spicery.games, spicery.lab.arena"),
    ],
)
def test_allowed_import_passes(module: str, source: str) -> None:
    assert forbidden(module, source) == []


def test_relative_import_is_counted_from_its_package() -> None:
    assert forbidden("spicery.core", "from ..games import find", is_package=True) == [
        "spicery.games"
    ]
