"""Packed arrays: librt's `vec` for compiled rules, plain lists for interpreted ones.

Compiled code accesses a `vec` natively; interpreted Python is faster with lists.  Both behave the
same as far as the rules use them: indexing, assignment, length, slicing, `append`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spicery.core import rng

COMPILED = not str(rng.__file__).endswith(".py")

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
elif COMPILED:
    import copyreg

    from librt.vecs import append, vec
    from mypy_extensions import i16, i64, u8

    MAKERS = {"float": vec[float], "i16": vec[i16], "i64": vec[i64], "u8": vec[u8]}

    def unpacked(kind, items):
        """A vec that was copied or pickled."""
        return MAKERS[kind](items)

    def reducer(kind):
        """How vecs of a kind are copied and pickled, which librt does not define."""
        return lambda items: (unpacked, (kind, list(items)))

    for kind, maker in MAKERS.items():
        copyreg.pickle(type(maker([])), reducer(kind))
else:

    def unpacked(_kind, items):
        """The same, interpreted, so that pickles of compiled rules can be read."""
        return items

    class vec:  # noqa: N801
        """`vec[i64](items)` is a list."""

        def __class_getitem__(cls, item):
            return cls._make

        @staticmethod
        def _make(items=(), *, capacity=0):
            return list(items)

    def append(items, item):
        """The list with one more item."""
        items.append(item)
        return items
