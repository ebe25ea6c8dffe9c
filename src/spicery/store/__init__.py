"""The durable log of tables, and who is who; the only place that knows a database."""

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
