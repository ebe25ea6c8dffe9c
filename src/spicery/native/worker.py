"""Runs mypyc and the C compiler on copies of sources, in a separate process and folder.

`python -m spicery.native.worker FOLDER`; the folder contains a plan and the copies.
"""

from __future__ import annotations

import json
import os
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from spicery.native.recipe import FLAGS, GROUP, LAYOUT, digest

if TYPE_CHECKING:
    from setuptools import Extension

PLAN = "plan.json"
SOURCES = "src"
CHANGES_OURS = 3  # exit code if the layout of our own classes would change
# Ignore configuration files; a game's other dependencies need not be typed.
MYPY = ("--config-file=", "--cache-dir=../cache", "--explicit-package-bases")
MYPY_THEIRS = ("--ignore-missing-imports",)


@dataclass(frozen=True)
class Plan:
    """What is to be compiled; paths are relative to the copies."""

    ours: list[str]
    theirs: list[str]
    group: str
    layout: str  # digest of the installed library's interface


def write_plan(plan: Plan, folder: Path) -> None:
    """Write the plan for the process."""
    (folder / PLAN).write_text(json.dumps(asdict(plan)), encoding="utf-8")


def extensions(plan: Plan) -> list[Extension]:
    """Translate both groups to C; returns the extension modules of theirs."""
    from mypyc.build import mypycify

    found = mypycify(
        [*MYPY, *MYPY_THEIRS, *plan.ours, *plan.theirs],
        opt_level="3",
        debug_level="0",
        separate=[(plan.ours, GROUP), (plan.theirs, plan.group)],
        target_dir="../c",
    )
    theirs = [path.removesuffix(".py").replace("/", ".") for path in plan.theirs]
    wanted = {*theirs, f"{plan.group}__mypyc"}
    return [extension for extension in found if extension.name in wanted]


def build(wanted: list[Extension]) -> None:
    """Run the C compiler."""
    from setuptools import Distribution

    if sys.platform != "win32":
        for extension in wanted:
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    command = Distribution({"ext_modules": wanted}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = "../out", "../temp"
    command.ensure_finalized()
    command.run()


def main() -> int:
    """Carry out the plan in a folder."""
    folder = Path(sys.argv[1])
    plan = Plan(**json.loads((folder / PLAN).read_text(encoding="utf-8")))
    os.chdir(folder / SOURCES)
    wanted = extensions(plan)
    if digest(Path("../c", LAYOUT).read_bytes()) != plan.layout:
        return CHANGES_OURS
    build(wanted)
    return 0


if __name__ == "__main__":
    sys.exit(main())
