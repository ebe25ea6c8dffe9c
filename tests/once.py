"""A mark for what takes long and is run once: compiled where there is a compiler, as it ships."""

import os

import pytest

once = pytest.mark.skipif(
    os.environ.get("SPICERY_TESTED") == "compiled", reason="done by the compiled run"
)
