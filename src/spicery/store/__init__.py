"""The durable log of tables, and the guests; the only code that knows about the database."""

from spicery.store.log import (
    NO_FILMS,
    Card,
    Damaged,
    Identity,
    ListedTable,
    Stale,
    Store,
    StoreError,
)
from spicery.store.sqlite import SqliteStore

__all__ = [
    "NO_FILMS",
    "Card",
    "Damaged",
    "Identity",
    "ListedTable",
    "SqliteStore",
    "Stale",
    "Store",
    "StoreError",
]
