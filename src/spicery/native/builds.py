"""Where compiled modules of other packages are stored, and how Python finds them.

A build is stored in `__spicery__/KEY` inside its package.  The key is a digest of the Spicery build
and of the package's sources, so an outdated build is never loaded.
"""

from __future__ import annotations

import json
import re
import sys
import warnings
from collections.abc import Sequence
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from spicery.native.recipe import BUILT, PARTS, digest, digests, modules_in

FOLDER = "__spicery__"
CODE = (".py", ".pyc", ".so", ".pyd")
HOUSE = Path(__file__).resolve().parent.parent
OURS = HOUSE.name
# The modules that are compiled, in any package.
MODULE = re.compile(rf"(.+?)\.(?:{'|'.join(part.replace('/', '[.]') for part in PARTS)})\.\w+")


@cache
def built() -> dict[str, object]:
    """What the compiled Spicery was built from; empty if unknown."""
    try:
        found: dict[str, object] = json.loads((HOUSE / BUILT).read_text(encoding="utf-8"))
    except OSError:
        return {}
    return found


def data_in(folder: Path) -> list[str]:
    """The data files beside compiled modules, such as weights."""
    found = [path for part in PARTS for path in folder.glob(f"{part}/*") if path.is_file()]
    return sorted(path.relative_to(folder).as_posix() for path in found if path.suffix not in CODE)


def key_of(folder: Path) -> str:
    """The key of an up-to-date build of a package."""
    sources = digests(folder, [*modules_in(folder, PARTS), *data_in(folder)])
    return digest(json.dumps([built().get("fingerprint"), sources], sort_keys=True).encode())


def is_ours(package: str) -> bool:
    """Whether a package belongs to Spicery itself."""
    return package == OURS or package.startswith(f"{OURS}.")


def group_of(package: str) -> str:
    """The name of a package's compilation unit."""
    return package.replace(".", "_")


class BuildFinder(MetaPathFinder):
    """An import hook that finds compiled modules before Python finds their sources."""

    def __init__(self) -> None:
        self.builds: dict[str, Path | None] = {}
        self.libraries: dict[str, Path] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The spec of a compiled module or its shared library; None to defer to other finders."""
        if path is None:
            folder = self.libraries.get(fullname)
        else:
            shape = MODULE.fullmatch(fullname)
            folder = self.build_of(shape[1]) if shape else None
        return spec_in(folder, fullname) if folder else None

    def build_of(self, package: str) -> Path | None:
        """The build of a package; warns once if it is outdated."""
        if package not in self.builds:
            self.builds[package] = None if is_ours(package) else fitting(package)
            if folder := self.builds[package]:
                self.libraries[f"{group_of(package)}__mypyc"] = folder
        return self.builds[package]


def fitting(package: str) -> Path | None:
    """The up-to-date build of an imported package; None if there is none."""
    places = list(getattr(sys.modules.get(package), "__path__", []))
    home = Path(places[0]) if places else None
    if home is None or not (home / FOLDER).is_dir():
        return None
    found = home / FOLDER / key_of(home)
    if found.is_dir():
        return found
    warnings.warn(
        f"'{package}' was compiled for another build of Spicery or has changed since, so it runs "
        f"interpreted; run: spicery compile {package}",
        stacklevel=2,
    )
    return None


def spec_in(folder: Path, name: str) -> ModuleSpec | None:
    """The spec of a compiled module in a build."""
    for suffix in EXTENSION_SUFFIXES:
        file = folder / (name.replace(".", "/") + suffix)
        if file.is_file():
            return spec_from_file_location(name, file)
    return None


def how_it_runs(package: str) -> str:
    """Whether a game runs compiled, interpreted or partly compiled."""
    spec = find_spec(package)
    homes = list(spec.submodule_search_locations or []) if spec else []
    modules = modules_in(Path(homes[0]), PARTS) if homes else []
    names = [f"{package}.{module.removesuffix('.py').replace('/', '.')}" for module in modules]
    native = [is_native(name) for name in names]
    if not any(native):
        return "interpreted"
    return "compiled" if all(native) else "partly compiled"


def is_native(name: str) -> bool:
    """Whether a module is loaded from compiled code."""
    spec = find_spec(name)
    return spec is not None and str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES))
