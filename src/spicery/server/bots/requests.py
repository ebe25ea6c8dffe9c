"""Asks bots for moves and hints on behalf of a seat."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable
from functools import partial

from spicery.server.bots.bot_pool import BotFailure
from spicery.server.bots.bot_worker import BotReply, BotRequest
from spicery.server.bots.fair_queue import Urgency
from spicery.server.diagnostics import note_fault, note_trouble
from spicery.server.table.table_core import TableCore


def ask(core: TableCore, seat: int, name: str, *, hint: bool = False) -> Awaitable[BotReply | None]:
    """What a bot would do in a seat, knowing what the seat was shown so far; None if it fails."""
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


async def thought(core: TableCore, name: str, thinking: Awaitable[BotReply]) -> BotReply | None:
    """Await a bot's reply; failures are logged and give None."""
    table = core.id[:6]
    try:
        return await thinking
    except BotFailure as error:
        note_trouble("bot-failed", error.fault, table=table, bot=name, where=error.where)
    except Exception as error:  # noqa: BLE001  (the table must not wait for ever)
        note_fault("bot-failed", error, table=table, bot=name)
    return None


def urgency_of(core: TableCore) -> Urgency:
    """The priority of a table's bots: lower while nobody is connected."""
    return Urgency.TABLE if core.audience.connections else Urgency.AWAY


def owner_of(core: TableCore) -> str:
    """On whose behalf a table's bots think: a connected player, preferably not the host."""
    ledger = core.ledger
    host, here = ledger.host, core.audience.connected_guests()
    guests = [chair.guest for chair in ledger.chairs if chair.guest in here]
    return next((guest for guest in guests if guest != host), host)
