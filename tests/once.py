"""A mark for what does not depend on compiled code: it is run once, with the interpreted rules."""

import os

import pytest

once = pytest.mark.skipif(
    bool(os.environ.get("SPICERY_EXPECT_COMPILED")), reason="left to the interpreted run"
)
