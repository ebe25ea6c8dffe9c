"""What may be set about a server; tests and benchmarks set other values than operators do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from spicery.bots import PATIENCE
from spicery.core.table import Nature, drawn
from spicery.server.clock import SystemClock

DAY = 86_400.0


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: float
    second: float


@dataclass(frozen=True)
class Settings:
    """All times in seconds, all sizes in bytes."""

    dist: Path | None = None  # the built client
    analyses: Path | None = None  # the folder that keeps them; without one they are found anew
    origins: tuple[str, ...] = ()  # other origins that may speak to this server
    names: tuple[str, ...] = ()  # host names that this server answers to, beside its own; "*": any
    proxies: tuple[str, ...] = ()  # addresses and networks whose forwarded headers are believed
    secure: bool = False  # everybody comes over https, through a proxy
    listening: tuple[str, int] | None = None  # host and port, for invitations
    public_url: str = ""  # for invitations, where the operator knows better
    sharing: str = ""  # the command that starts this server so that others can reach it
    clock: SystemClock = field(default_factory=SystemClock)
    nature: Callable[[], Nature] = lambda: drawn
    physics: int = 0  # processes that simulate; 0: chance stands in for throws and motions
    shakers: int = 0  # that may be moved live at the same time, in one more process
    simulating: float = 10.0  # for one throw or motion

    bot_delay: float = 0.9  # so that people see what happened
    thinking: float = PATIENCE  # for a bot, before a random action is taken for it
    bot_patience: float = 2.5  # in reactions bots let people decide first, so long
    lag: float = 0.15  # within it the order of arrival is not trusted (docs/fairness.md)
    live_move: float = 60.0
    live_reaction: float = 8.0
    relaxed_move: float = 2 * DAY
    relaxed_reaction: float = DAY
    gone: float = 45.0  # live, without a connection, before a stand-in takes the seat
    silent: float = 90.0  # of a process, before those connected to it count as away
    elsewhere: float = 3.0  # between two looks at who is connected to other processes
    read_again: float = 1.0  # after a log that a room needs could not be read
    retry: float = 0.5  # after what a table does by itself failed; each further wait is longer
    retry_most: float = 8.0
    idle: float = 120.0  # before an empty room leaves memory
    away: float = 120.0  # of waiting for somebody who is away, before anybody may do something
    here: float = 300.0  # the same for somebody who is connected but does nothing
    host_gone: float = 600.0  # without the host, who has not left, before another is the host
    blink: float = 10.0  # without a connection, before another game begins without somebody
    barred: float = 60.0  # before somebody whom the host removed may sit down again

    message_bytes: int = 4096
    body_bytes: int = 65_536
    record_bytes: int = 2_097_152  # a long game has 50 kB
    record_steps: int = 10_000  # a long game has 450, one of random moves 2,400
    chat_signs: int = 300
    messages: Rate = Rate(40, 12)  # of one connection
    tilts: Rate = Rate(70, 70)  # of the hand, of one connection
    chats: Rate = Rate(5, 0.5)  # of one person at a table
    hints: Rate = Rate(8, 0.5)
    requests: Rate = Rate(60, 4)  # that write something, of one person
    replays: Rate = Rate(30, 1)  # and records that are looked at
    analysing: Rate = Rate(10, 0.05)  # of one person
    claims: Rate = Rate(6, 0.05)  # guesses at a code, of one person
    crowd: int = 5  # times as much for an address as for a person: people share one
    readers: int = 2  # processes that read records
    reading: float = 20.0  # for one record
    at_once: int = 2  # records of one person under way, from the upload to the last byte
    analyses_at_once: int = 2  # of one person, from when the record was read
    patience: float = 10.0  # for a request that waits for another one of the same person
    tables: int = 50  # of one guest, unfinished, at which nobody else plays
    refusals: int = 100  # of one connection, too often or unreadable, before it is closed
    greetings: Rate = Rate(5, 0.2)  # hellos of one connection: each may tell a whole game
    outbox: int = 256  # messages that a slow reader may be behind
    outbox_bytes: int = 1_048_576
    sockets: int = 40  # of one person
    connecting: Rate = Rate(40, 2)  # new sockets of one person
    guests: Rate = Rate(40, 0.05)  # new ones, of one address

    connections: int = 4000  # all in all, if the system lets us
    connections_each: int = 300  # of one address that is no proxy's
    head_seconds: float = 10.0  # for the head of a request, from its first byte to its last
    head_bytes: int = 32_768
    body_seconds: float = 60.0
    keep_alive: int = 5  # for another request on the same line
    stalled: float = 20.0  # of a client that takes nothing off a full line
    hello_seconds: float = 15.0  # from opening a socket to its hello
    code_lives: float = 600.0
