"""What all parts of a table share: mailbox, journal, audience, clock."""

from __future__ import annotations

from spicery.server.services import Services
from spicery.server.table.audience import Audience
from spicery.server.table.journal import Journal
from spicery.server.table.ledger import Ledger
from spicery.server.table.mailbox import Mailbox
from spicery.server.table.moments import Moments


class TableCore:
    """Shared by all parts of a table; independent of them."""

    def __init__(
        self, services: Services, table_id: str, mailbox: Mailbox, journal: Journal
    ) -> None:
        self.id = table_id
        self.services = services
        self.settings = services.settings
        self.clock = services.settings.clock
        self.moments = Moments(self.clock)
        self.mailbox = mailbox
        self.journal = journal
        self.audience = Audience(journal)

    @property
    def ledger(self) -> Ledger:
        """The current ledger; replaced after a stale or failed write."""
        return self.journal.ledger
