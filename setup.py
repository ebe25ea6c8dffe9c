"""Compiles the rules with mypyc; where that cannot be done they install as plain Python.

Only a missing compiler is forgiven: a type error in the rules stops the build.  The web client
goes into the package when it has been built.
"""

from __future__ import annotations

import importlib.util
import os
import platform
import shutil
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from setuptools import Command, Extension

ROOT = Path(__file__).resolve().parent
CLIENT = ROOT / "web" / "dist"
CORE = (
    "bits.py",
    "rng.py",
    "game.py",
    "words.py",
    "playout.py",
    "outlook.py",
    "table.py",
    "retold.py",
)
SERVER = (  # what every message to a table passes through
    "desk.py",
    "follower.py",
    "ledger.py",
    "pace.py",
    "play.py",
    "room.py",
    "socket.py",
    "telling.py",
)
FLAGS = (
    "-ffp-contract=off",  # floats rounded as the interpreter rounds them
    "-fno-semantic-interposition",  # functions of one unit call each other directly
    "-Wno-error",  # a newer compiler's warning is no error
)
INTERPRETED = (
    "__init__.py",
    "bots.py",
    "fit.py",
    "learning.py",
    "levels.py",
    "reasons.py",
    "scene.py",
    "terminal.py",
)


def compiled_sources() -> list[str]:
    """The modules to compile, found by looking, so that a new game edits nothing."""
    package = ROOT / "src" / "spicery"
    core = [package / "core" / name for name in CORE]
    server = [package / "server" / name for name in SERVER]
    games = [path for path in package.glob("games/*/*.py") if path.name not in INTERPRETED]
    found = [*core, package / "bots" / "search.py", *games, *server]
    return sorted(path.relative_to(ROOT).as_posix() for path in found)


def why_pure() -> str:
    """What keeps the rules from being compiled here; empty when nothing does."""
    if os.environ.get("SPICERY_PURE") == "1":
        return "SPICERY_PURE=1"
    if platform.python_implementation() != "CPython":
        return "this is not CPython"
    if importlib.util.find_spec("mypyc") is None:
        return "mypyc is not installed"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are not installed"
    return "" if compiler_works() else "there is no working C compiler"


def compiler_works() -> bool:
    """Whether an empty extension module compiles."""
    import setuptools  # noqa: F401, I001  (first: it brings distutils where Python has none)
    from distutils.ccompiler import new_compiler
    from distutils.errors import CCompilerError, DistutilsError
    from distutils.sysconfig import customize_compiler

    with TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n", encoding="utf-8")
        compiler = new_compiler()
        customize_compiler(compiler)
        headers = [sysconfig.get_path("include")]
        try:
            compiler.compile([str(probe)], folder, include_dirs=headers)
        except (CCompilerError, DistutilsError):
            return False
    return True


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
        separate=[(rules, "spicery"), (server, "spicery_server")],
    )
    if sys.platform != "win32":
        for extension in found:
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return found


def with_client() -> dict[str, type[Command]]:
    """The build step that packs the built client, if there is one."""
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

    return {"build_py": Build}


def main() -> None:
    """Installs Spicery, compiled where possible."""
    import setuptools

    reason = why_pure()
    if reason:
        print(f"spicery: the rules run as plain Python: {reason}", file=sys.stderr)
    setuptools.setup(ext_modules=[] if reason else extensions(), cmdclass=with_client())


if __name__ == "__main__":
    main()
