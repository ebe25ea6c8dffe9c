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
COMPILED = (  # folders of src/spicery; those of the server are a unit of their own
    "core",
    "ai",
    "games/*/rules",
    "games/*/ai",
    "games/*/physics/standin",
    "server/table",
)
FLAGS = (
    "-ffp-contract=off",  # floats rounded as the interpreter rounds them
    "-fno-semantic-interposition",  # functions of one unit call each other directly
    "-Wno-error",  # a newer compiler's warning is no error
)


def compiled_sources() -> list[str]:
    """Every module of a compiled folder, but for its `__init__`."""
    package = ROOT / "src" / "spicery"
    found = [path for folder in COMPILED for path in package.glob(f"{folder}/*.py")]
    return sorted(path.relative_to(ROOT).as_posix() for path in found if path.name != "__init__.py")


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
