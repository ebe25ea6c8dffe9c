"""An action on its way into a table's log."""

from __future__ import annotations

from typing import Final

from spicery.bots import Reason
from spicery.core.game import Action
from spicery.server.persistence.entries import ActedBy


class ActionRequest:
    """An action to write: its sender, and the version it was based on."""

    def __init__(
        self,
        action: Action,
        by: ActedBy,
        after: int,
        id_: str = "",
        guest: str = "",
        reasons: tuple[Reason, ...] = (),
    ) -> None:
        self.action: Final = action
        self.by: Final = by
        self.after: Final = after  # the version its sender saw
        self.id: Final = id_
        self.guest: Final = guest  # the sender, if a person
        self.reasons: Final = reasons  # of a bot, for everybody
