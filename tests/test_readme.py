"""The README's Python example runs as printed, and is short."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_the_example_runs(tmp_path: Path) -> None:
    (example,) = re.findall(
        r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL
    )
    assert len([line for line in example.split("\n") if line]) <= 10
    run = subprocess.run(
        [sys.executable, "-c", example],
        cwd=tmp_path,
        env=dict(os.environ),
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert "spicy" in run.stdout
    assert (tmp_path / "game.record").read_text("utf-8").startswith("spicery-record 1\n")


def test_the_readme_names_the_designers() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    for name in ("Zoltán Győri", "Marco Teubner", "Karl-Heinz Schmiel", "fan-made", "Apache-2.0"):
        assert name in text
