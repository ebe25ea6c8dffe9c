"""The durable log of tables, and the guests; the only code that knows a database."""

from spicery.store.log import NO_FILMS, Broken, Card, Damaged, Held, Identity, Stale, Store
from spicery.store.sqlite import SqliteStore

__all__ = [
    "NO_FILMS",
    "Broken",
    "Card",
    "Damaged",
    "Held",
    "Identity",
    "SqliteStore",
    "Stale",
    "Store",
]
