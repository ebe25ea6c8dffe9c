"""What is compiled, with which tools, and how builds are fingerprinted.

The build reads this file before Spicery is installed, so it imports nothing of ours.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import platform
import sys
import sysconfig
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path

PARTS = ("rules", "ai", "physics/standin")  # the compiled folders of a game
COMPILED = ("core", "ai", *[f"games/*/{part}" for part in PARTS])
PLAIN = "core/packed/__init__.py"  # interpreted, but compiled code depends on it
GROUP = "spicery"  # the compilation unit of all rules
LAYOUT = f"__native_{GROUP}.h"  # the unit's interface for other units
BUILT = "native/built.json"  # written beside the modules when they are compiled
FLAGS = (
    "-ffp-contract=off",  # round floats as the interpreter does
    "-fno-semantic-interposition",  # functions of one unit call each other directly
    "-Wno-error",  # warnings of newer compilers are not errors
)


def modules_in(package: Path, folders: Iterable[str]) -> list[str]:
    """The modules in some folders of a package except `__init__`, relative to the package."""
    found = [path for folder in folders for path in package.glob(f"{folder}/*.py")]
    return sorted(
        path.relative_to(package).as_posix() for path in found if path.name != "__init__.py"
    )


def digest(content: bytes) -> str:
    """A short content hash."""
    return hashlib.sha256(content).hexdigest()[:16]


def digests(package: Path, modules: Iterable[str]) -> dict[str, str]:
    """The content hash of each module."""
    return {module: digest((package / module).read_bytes()) for module in modules}


def tools() -> dict[str, str]:
    """The versions of the tools that determine compiled code."""
    return {"python": sys.version, "mypy": version("mypy"), "librt": version("librt")}


def our_sources(package: Path) -> dict[str, str]:
    """The sources of Spicery that games of other packages are compiled against."""
    return digests(package, [*modules_in(package, COMPILED), PLAIN])


def built_from(package: Path, layout: bytes) -> str:
    """The build information stored beside the modules; `layout` is the unit's header."""
    made: dict[str, object] = {
        "tools": tools(),
        "sources": our_sources(package),
        "layout": digest(layout),
    }
    made["fingerprint"] = digest(json.dumps(made, sort_keys=True).encode())
    return json.dumps(made, indent=1)


def why_not_here() -> str:
    """Why nothing can be compiled on this machine; empty if it can."""
    if platform.python_implementation() != "CPython":
        return "this is not CPython"
    if importlib.util.find_spec("mypyc") is None:
        return "mypyc is not installed"
    if importlib.util.find_spec("setuptools") is None:
        return "setuptools is not installed"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are not installed"
    return "" if compiler_works() else "no working C compiler was found"


def compiler_works() -> bool:
    """Whether an empty extension module compiles."""
    import setuptools  # noqa: F401, I001  (first: it brings distutils where Python has none)
    from distutils.ccompiler import new_compiler
    from distutils.errors import CCompilerError, DistutilsError
    from distutils.sysconfig import customize_compiler
    from tempfile import TemporaryDirectory

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
