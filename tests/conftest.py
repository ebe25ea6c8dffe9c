"""Test configuration: reproducible examples, and never stale or unintended builds."""

import os
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import settings

from setup import compiled_sources
from tools.native import is_fresh

PURE = os.environ.get("SPICERY_PURE") == "1"

settings.register_profile(
    "default", derandomize=True, deadline=None, max_examples=25 if PURE else 100
)
settings.register_profile("search", deadline=None, max_examples=1000, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


def pytest_configure() -> None:
    """Refuse to run unless the requested build is loaded."""
    found = {source: origin(source) for source in compiled_sources()}
    plain = [source for source, place in found.items() if place.endswith(".py")]
    if PURE and len(plain) < len(found):
        pytest.exit("SPICERY_PURE=1 still finds compiled modules", returncode=1)
    if os.environ.get("SPICERY_EXPECT_COMPILED") == "1" and plain:
        pytest.exit(f"not compiled: {', '.join(plain)}", returncode=1)
    if len(plain) < len(found) and not is_fresh():
        pytest.exit("the compiled rules differ from their sources: make setup", returncode=1)


def origin(source: str) -> str:
    """The file from which the module of a source file is loaded."""
    spec = find_spec(".".join(Path(source).with_suffix("").parts[1:]))
    return str(spec and spec.origin)
