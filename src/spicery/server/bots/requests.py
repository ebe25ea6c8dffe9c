"""A bot is asked on behalf of a seat: for its move, or for a hint."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable
from functools import partial

from spicery.server.bots.bot_pool import NoThought
from spicery.server.bots.bot_worker import BotRequest, Thought
from spicery.server.bots.fair_queue import Urgency
from spicery.server.diagnostics import note_fault, note_trouble
from spicery.server.table.shared import TableCore


def ask(core: TableCore, seat: int, name: str, *, hint: bool = False) -> Awaitable[Thought | None]:
    """What a bot would do on a seat, from what that seat was shown until now; None if it fails."""
    ledger = core.ledger
    table, opened = ledger.playing, ledger.opened
    asked = BotRequest(
        f"{core.id} {seat}",
        opened.game,
        opened.seats,
        ledger.options,
        seat,
        name,
        secrets.randbits(62),
        0,
        [],
        "hint" if hint else "move",
    )
    told = partial(table.seen, seat)
    owner = ledger.chairs[seat].guest if hint else owner_of(core)
    urgency = partial(urgency_of, core)
    bot_pool = core.services.bot_pool
    return thought(core, name, bot_pool.think(asked, table.version, told, owner, urgency))


async def thought(core: TableCore, name: str, thinking: Awaitable[Thought]) -> Thought | None:
    """What a bot thinks; None if it fails, whatever the reason."""
    table = core.id[:6]
    try:
        return await thinking
    except NoThought as error:
        note_trouble("bot-failed", error.fault, table=table, bot=name, where=error.where)
    except Exception as error:  # noqa: BLE001  (or the table would wait for ever)
        note_fault("bot-failed", error, table=table, bot=name)
    return None


def urgency_of(core: TableCore) -> Urgency:
    """Whether somebody at the table waits for its bots."""
    return Urgency.TABLE if core.audience.connections else Urgency.AWAY


def owner_of(core: TableCore) -> str:
    """For whom a table's bots think: a player who is there, before the host of many."""
    ledger = core.ledger
    host, here = ledger.host, core.audience.here()
    guests = [chair.guest for chair in ledger.chairs if chair.guest in here]
    return next((guest for guest in guests if guest != host), host)
