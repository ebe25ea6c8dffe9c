"""A mark for slow tests that run only in compiled mode, if there is a compiler."""

import os

import pytest

compiled_only = pytest.mark.skipif(
    os.environ.get("SPICERY_TESTED") == "compiled", reason="done by the compiled run"
)
