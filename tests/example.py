"""The example in `examples/kuhn-poker`, installed with pip."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from spicery.games import catalogue

ROOT = Path(__file__).resolve().parent.parent
EXAMPLE = ROOT / "examples" / "kuhn-poker"
PIP = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install")
OFFLINE = ("--no-index", "--no-deps", "--no-build-isolation", "--no-compile")
BUILT = shutil.ignore_patterns("build", "*.egg-info", "__pycache__", "__spicery__")


@dataclass(frozen=True)
class Installed:
    """A copy of the example, and the folder that its package was installed into."""

    copy: Path
    site: Path

    @property
    def path(self) -> str:
        """A PYTHONPATH that finds both the package and Spicery."""
        return os.pathsep.join([str(self.site), str(ROOT / "src"), str(ROOT)])

    def run(self, *words: str, **changed: str) -> subprocess.CompletedProcess[str]:
        """Run Python with the package installed, in the copy's folder."""
        return subprocess.run(
            [sys.executable, *words],
            cwd=self.copy,
            env={**os.environ, "PYTHONPATH": self.path, "COLUMNS": "120", **changed},
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )


@contextmanager
def at_hand(installed: Installed, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Make the game importable in this process and its children."""
    monkeypatch.setenv("PYTHONPATH", installed.path)
    monkeypatch.syspath_prepend(str(installed.site))
    catalogue.cache_clear()
    yield
    catalogue.cache_clear()


def install(folder: Path) -> Installed:
    """Build and install the package; nothing is written to the example itself."""
    found = Installed(folder / "kuhn-poker", folder / "site")
    shutil.copytree(EXAMPLE, found.copy, ignore=BUILT)
    command = [*PIP, *OFFLINE, "--target", str(found.site), str(found.copy)]
    subprocess.run(command, check=True, timeout=300)
    return found
