"""Compiles the rules with mypyc; where that cannot be done they install as plain Python.

Only a missing compiler is forgiven: a type error in the rules stops the build.  The web client
goes into the package when it has been built.
"""

from __future__ import annotations

import os
import shutil
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "spicery"
RECIPE = PACKAGE / "native" / "recipe.py"

if TYPE_CHECKING:
    from setuptools import Command, Extension

    from spicery.native import recipe as recipe
else:  # by its path: nothing can be imported from a package that is yet to be built
    spec = spec_from_file_location("recipe", RECIPE)
    recipe = module_from_spec(spec)
    spec.loader.exec_module(recipe)

TARGET = Path("build")
CLIENT = ROOT / "web" / "dist"
SERVER = ("server/table",)  # what every message to a table passes through


def compiled_sources() -> list[str]:
    """Every module of a compiled folder, but for its `__init__`."""
    found = [
        name
        for folders in (recipe.COMPILED, SERVER)
        for name in recipe.modules_in(PACKAGE, folders)
    ]
    return sorted(f"{PACKAGE.relative_to(ROOT).as_posix()}/{name}" for name in found)


def why_pure() -> str:
    """What keeps the rules from being compiled here; empty when nothing does."""
    if os.environ.get("SPICERY_PURE") == "1":
        return "SPICERY_PURE=1"
    return recipe.why_not_here()


def extensions() -> list[Extension]:
    """All compiled modules as two units, which two cores compile at once: the rules, the server."""
    from mypyc.build import mypycify

    sources = compiled_sources()
    server = [source for source in sources if "/server/" in source]
    rules = [source for source in sources if source not in server]
    found = mypycify(
        ["--strict", *sources],
        opt_level="3",
        debug_level="0",
        target_dir=str(TARGET),
        separate=[(rules, recipe.GROUP), (server, "spicery_server")],
    )
    if sys.platform != "win32":
        for extension in found:
            extension.extra_compile_args = [*extension.extra_compile_args, *recipe.FLAGS]
    return found


def steps() -> dict[str, type[Command]]:
    """The build steps that pack the built client, if there is one, and say what was compiled."""
    from setuptools.command.build_ext import build_ext
    from setuptools.command.build_py import build_py

    class Build(build_py):  # type: ignore[misc, unused-ignore]
        """The modules, and the client beside them."""

        def run(self) -> None:
            super().run()
            if self.editable_mode:
                return
            packed = Path(self.build_lib, "spicery", "web")
            shutil.rmtree(packed, ignore_errors=True)
            if (CLIENT / "index.html").is_file():
                shutil.copytree(CLIENT, packed)
            else:
                print("spicery: without the web client: run 'make web' first", file=sys.stderr)

    class Compile(build_ext):  # type: ignore[misc, unused-ignore]
        """The compiled modules, and beside them what they were compiled from."""

        def run(self) -> None:
            super().run()
            if self.extensions:
                package = PACKAGE if self.inplace else Path(self.build_lib, "spicery")
                layout = (ROOT / TARGET / recipe.LAYOUT).read_bytes()
                told = package / recipe.BUILT
                told.parent.mkdir(parents=True, exist_ok=True)
                told.write_text(recipe.built_from(PACKAGE, layout), encoding="utf-8")

    return {"build_py": Build, "build_ext": Compile}


def main() -> None:
    """Installs Spicery, compiled where possible."""
    import setuptools

    reason = why_pure()
    if reason:
        print(f"spicery: the rules run as plain Python: {reason}", file=sys.stderr)
    setuptools.setup(ext_modules=[] if reason else extensions(), cmdclass=steps())


if __name__ == "__main__":
    main()
