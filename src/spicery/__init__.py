"""Spicery: three spice games at one table, one set of rules for people and research."""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class _SourcesOnly(MetaPathFinder):
    """Loads our modules from their sources even where compiled ones lie beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of a module of ours; None leaves it to the other finders."""
        if path is None or not fullname.startswith(f"{__name__}."):
            return None
        finders = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path)
        specs = (finder.find_spec(fullname, target) for finder in finders)
        return next((spec for spec in specs if spec and spec.loader), None)


if os.environ.get("SPICERY_PURE") == "1":
    sys.meta_path.insert(0, _SourcesOnly())

from spicery.api import list_games, open_table, replay, save  # noqa: E402  (after the switch)
from spicery.core.packed import COMPILED  # noqa: E402
from spicery.native.builds import BuildFinder  # noqa: E402

if COMPILED:  # games of other packages may be compiled too, against this build
    sys.meta_path.insert(0, BuildFinder())

__all__ = ["list_games", "open_table", "replay", "save"]
