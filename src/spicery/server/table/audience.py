"""The audience of a table: connections that have said hello, and what each may see."""

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

    def viewpoints(self, connection: Connection) -> tuple[int, ...]:
        """The seats whose views a connection receives."""
        return self.seats_of(connection) or (ONLOOKER,)

    def seats_of(self, connection: Connection) -> tuple[int, ...]:
        """The seats a connection may act for."""
        return () if connection.watch else self._journal.ledger.seats_of(connection.guest)

    def connected_guests(self) -> set[str]:
        """The guests connected as players."""
        return {each.guest for each in self.connections if each.guest and not each.watch}

    def send_all(self, message: ToClient) -> None:
        """Send the same message to everybody."""
        text = ENCODER.encode(message).decode()
        for connection in self.connections:
            connection.send_text(text)
