"""Compiles a game of another package, so that its classes inherit natively from ours.

mypyc analyses our sources and theirs, but only theirs are built.  The result relies on the layout
of our compiled classes, so Spicery must have been built from the same sources with the same tools.
This is checked beforehand, and the layouts are compared afterwards.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from spicery.core import packed
from spicery.native.builds import FOLDER, HOUSE, OURS, built, data_in, group_of, is_ours, key_of
from spicery.native.recipe import COMPILED, PARTS, modules_in, our_sources, tools, why_not_here
from spicery.native.worker import CHANGES_OURS, SOURCES, Plan, write_plan


class CannotCompile(ValueError):
    """A package can't be compiled."""


@dataclass(frozen=True)
class Compiled:
    """The compiled modules and the folder of the build."""

    modules: list[str]
    folder: Path


def compile_package(package: str) -> Compiled:
    """Compile a package and store the build inside it."""
    check_spicery()
    home = home_of(package)
    modules = modules_in(home, PARTS)
    if not modules:
        raise CannotCompile(f"'{package}' has no modules in {', '.join(PARTS)}")
    check_writable(home)
    with TemporaryDirectory() as folder:
        build(package, home, modules, Path(folder))
        return Compiled(modules, put(Path(folder) / "out", package, home))


def check_spicery() -> None:
    """Raise CannotCompile unless code can be compiled against the running Spicery."""
    if not packed.COMPILED:
        raise CannotCompile("Spicery itself runs interpreted here, so games can't be compiled")
    told = built()
    if not told:
        raise CannotCompile("Spicery's build information is missing; reinstall it")
    if reason := why_not_here():
        raise CannotCompile(f"compiling isn't possible here: {reason}")
    now, then = tools(), told["tools"]
    assert isinstance(then, dict)
    for name in now:
        if now[name] != then[name]:
            raise CannotCompile(
                f"Spicery was compiled with {name} {then[name]}, but {now[name]} is installed"
            )
    if our_sources(HOUSE) != told["sources"]:
        raise CannotCompile(
            "Spicery's own sources have changed since it was compiled; run 'make setup'"
        )


def home_of(package: str) -> Path:
    """The folder of a package."""
    if is_ours(package):
        raise CannotCompile(f"'{package}' is compiled together with Spicery")
    try:
        spec = find_spec(package)
    except (ImportError, ValueError) as error:
        raise CannotCompile(f"package '{package}' not found: {error}") from error
    if spec is None:
        raise CannotCompile(f"package '{package}' not found")
    homes = list(spec.submodule_search_locations or [])
    if not homes or not Path(homes[0]).is_dir():
        raise CannotCompile(f"'{package}' is not a package with its own folder")
    return Path(homes[0])


def check_writable(home: Path) -> None:
    """Raise CannotCompile early if the build can't be stored."""
    try:
        (home / FOLDER).mkdir(exist_ok=True)
        (home / FOLDER / ".gitignore").write_text("*\n", encoding="utf-8")
    except OSError as error:
        raise CannotCompile(f"{home} is not writable: {error.strerror}") from error


def build(package: str, home: Path, modules: list[str], folder: Path) -> None:
    """Compile copies of the sources in a separate process."""
    inner = package.replace(".", "/")
    copy_sources(HOUSE, folder / SOURCES / OURS)
    copy_sources(home, folder / SOURCES / inner)
    plan = Plan(
        ours=[f"{OURS}/{module}" for module in modules_of_ours()],
        theirs=[f"{inner}/{module}" for module in modules],
        group=group_of(package),
        layout=str(built()["layout"]),
    )
    write_plan(plan, folder)
    command = [sys.executable, "-P", "-m", "spicery.native.worker", str(folder)]
    paths = os.pathsep.join([str(HOUSE.parent), *filter(None, sys.path)])
    environment = {**os.environ, "PYTHONPATH": paths, "MYPYPATH": ""}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode == CHANGES_OURS:
        raise CannotCompile(
            f"'{package}' would change the layout of Spicery's own classes; inherit only from "
            "extensible ones, such as State, Advisor and OutcomeModel"
        )
    if done.returncode:
        raise CannotCompile(f"'{package}' doesn't compile:\n{done.stdout}{done.stderr}".rstrip())


def modules_of_ours() -> list[str]:
    """Our own modules in the rules' compilation unit."""
    return modules_in(HOUSE, COMPILED)


def copy_sources(package: Path, to: Path) -> None:
    """Copy the sources of a package, so that paths don't depend on where it is installed."""
    for source in package.rglob("*.py"):
        if FOLDER not in source.parts:
            copy = to / source.relative_to(package)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, copy)


def put(made: Path, package: str, home: Path) -> Path:
    """Store a build in its package atomically, and remove outdated ones."""
    builds, key = home / FOLDER, key_of(home)
    new = builds / f"new-{os.getpid()}"
    shutil.copytree(made, new)
    for name in data_in(home):
        shutil.copyfile(home / name, new / package.replace(".", "/") / name)
    for old in builds.iterdir():
        if old.is_dir() and old != new:
            shutil.rmtree(old, ignore_errors=True)
    return new.rename(builds / key)
