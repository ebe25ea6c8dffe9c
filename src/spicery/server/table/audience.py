"""Who follows a table: the connections that have said hello, and whose eyes each one sees with."""

from __future__ import annotations

from spicery.core.table import ONLOOKER
from spicery.server.messages import ToClient
from spicery.server.table.connection import ENCODER, Connection
from spicery.server.table.journal import Journal


class Audience:
    """The connections to one table."""

    def __init__(self, journal: Journal) -> None:
        self.connections: dict[Connection, None] = {}
        self._journal = journal

    def eyes(self, connection: Connection) -> tuple[int, ...]:
        """The seats whose view a connection is shown."""
        return self.mine(connection) or (ONLOOKER,)

    def mine(self, connection: Connection) -> tuple[int, ...]:
        """The seats that a connection may act for."""
        return () if connection.watch else self._journal.ledger.seats_of(connection.guest)

    def here(self) -> set[str]:
        """The guests that are connected as players."""
        return {each.guest for each in self.connections if each.guest and not each.watch}

    def say(self, message: ToClient) -> None:
        """Tell everybody the same."""
        text = ENCODER.encode(message).decode()
        for connection in self.connections:
            connection.pass_on(text)
