"""Packed arrays: librt's `vec` for compiled rules, plain lists for interpreted ones.

Compiled code knows `vec` by its type; interpreted Python is faster on lists.  Both have the
same behaviour as far as the rules use it: index, assign, length, slice, `append`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spicery.core import rng

COMPILED = not str(rng.__file__).endswith(".py")

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
elif COMPILED:
    from librt.vecs import append, vec
else:

    class vec:  # noqa: N801
        """`vec[i64](items)` is a list."""

        def __class_getitem__(cls, item):
            return cls._make

        @staticmethod
        def _make(items=(), *, capacity=0):
            return list(items)

    def append(items, item):
        """The list with one item more."""
        items.append(item)
        return items
