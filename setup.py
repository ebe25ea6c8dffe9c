"""Builds Spicery: compiles the rules with mypyc, or falls back to plain Python.

The fallback applies only if no compiler is available; a type error fails the build.  The web client
is included if it has been built.
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
else:  # by path, because the package is not installed yet
    spec = spec_from_file_location("recipe", RECIPE)
    recipe = module_from_spec(spec)
    spec.loader.exec_module(recipe)

TARGET = Path("build")
CLIENT = ROOT / "web" / "dist"
SERVER = ("server/table",)  # the hot path of the server


def compiled_sources() -> list[str]:
    """Every module in a compiled folder, except `__init__`."""
    found = [
        name
        for folders in (recipe.COMPILED, SERVER)
        for name in recipe.modules_in(PACKAGE, folders)
    ]
    return sorted(f"{PACKAGE.relative_to(ROOT).as_posix()}/{name}" for name in found)


def why_pure() -> str:
    """Why the rules are not compiled; empty if they are."""
    if os.environ.get("SPICERY_PURE") == "1":
        return "SPICERY_PURE=1"
    return recipe.why_not_here()


def extensions() -> list[Extension]:
    """All compiled modules, in two units that can be compiled in parallel: rules and server."""
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
    """Build commands that also package the client and write the build information."""
    from setuptools.command.build_ext import build_ext
    from setuptools.command.build_py import build_py

    class Build(build_py):  # type: ignore[misc, unused-ignore]
        """Copies the modules and the built client."""

        def run(self) -> None:
            super().run()
            if self.editable_mode:
                return
            packed = Path(self.build_lib, "spicery", "web")
            shutil.rmtree(packed, ignore_errors=True)
            if (CLIENT / "index.html").is_file():
                shutil.copytree(CLIENT, packed)
            else:
                print(
                    "spicery: the web client is missing; run 'make web' first to include it",
                    file=sys.stderr,
                )

    class Compile(build_ext):  # type: ignore[misc, unused-ignore]
        """Builds the extensions and writes their build information."""

        def run(self) -> None:
            super().run()
            if self.extensions:
                package = PACKAGE if self.inplace else Path(self.build_lib, "spicery")
                layout = (ROOT / TARGET / recipe.LAYOUT).read_bytes()
                built = package / recipe.BUILT
                built.parent.mkdir(parents=True, exist_ok=True)
                built.write_text(recipe.built_from(PACKAGE, layout), encoding="utf-8")

    return {"build_py": Build, "build_ext": Compile}


def main() -> None:
    """Run setuptools."""
    import setuptools

    reason = why_pure()
    if reason:
        print(f"spicery: the rules run as plain Python: {reason}", file=sys.stderr)
    setuptools.setup(ext_modules=[] if reason else extensions(), cmdclass=steps())


if __name__ == "__main__":
    main()
