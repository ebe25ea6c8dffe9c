"""A mark for what does not depend on compiled code: it is run once, where it is covered."""

import os

import pytest

once = pytest.mark.skipif(
    bool(os.environ.get("SPICERY_EXPECT_COMPILED")), reason="left to the interpreted run"
)
