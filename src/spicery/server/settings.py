"""Server settings; tests and benchmarks override what operators cannot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from spicery.bots import PATIENCE
from spicery.core.table import Nature, sample_answer
from spicery.server.clock import SystemClock

DAY = 86_400.0


@dataclass(frozen=True)
class Rate:
    """A rate limit: a burst, then a sustained rate per second."""

    burst: float
    second: float


@dataclass(frozen=True)
class Settings:
    """Times are in seconds, sizes in bytes."""

    dist: Path | None = None  # the built client
    analyses: Path | None = None  # cache folder; None: no cache
    origins: tuple[str, ...] = ()  # other origins that may use this server
    names: tuple[str, ...] = ()  # additional host names; "*": any
    proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded headers are trusted
    secure: bool = False  # clients connect over https only, through a proxy
    listening: tuple[str, int] | None = None  # host and port, for invitations
    public_url: str = ""  # for invitations, set by the operator
    sharing: str = ""  # the command that makes this server reachable for other devices
    clock: SystemClock = field(default_factory=SystemClock)
    nature: Callable[[], Nature] = lambda: sample_answer
    physics: int = 0  # physics worker processes; 0: stand-ins resolve throws and motions
    shakers: int = 0  # that may be held live at once, in one further process
    simulating: float = 10.0  # timeout of one physics simulation

    bot_delay: float = 0.9  # before a bot moves, so that people can follow
    thinking: float = PATIENCE  # timeout of a bot, after which a random action is taken
    bot_patience: float = 2.5  # how long bots let people react first
    lag: float = 0.15  # lag allowance of races (docs/fairness.md)
    live_move: float = 60.0
    live_reaction: float = 8.0
    relaxed_move: float = 2 * DAY
    relaxed_reaction: float = DAY
    gone: float = 45.0  # disconnected at a live table, before a stand-in takes the seat
    silent: float = 90.0  # heartbeat timeout of another process; its guests then count as away
    elsewhere: float = 3.0  # polling interval for guests connected to other processes
    read_again: float = 1.0  # delay before a failed read is retried
    retry: float = 0.5  # initial backoff for scheduled actions that fail
    retry_most: float = 8.0  # maximum backoff
    idle: float = 120.0  # before an idle room is unloaded
    away: float = 120.0  # waiting for an absent person, before others may have a bot cover
    here: float = 300.0  # the same for a person who is connected but inactive
    host_gone: float = 600.0  # host disconnected, before somebody else becomes the host
    blink: float = 10.0  # disconnected, before a rematch begins without that person
    barred: float = 60.0  # before a person removed by the host may sit down again

    message_bytes: int = 4096
    body_bytes: int = 65_536
    record_bytes: int = 2_097_152  # a long game takes 50 kB
    record_steps: int = 10_000  # a long game has 450, a random one 2,400
    chat_signs: int = 300
    messages: Rate = Rate(40, 12)  # per connection
    tilts: Rate = Rate(70, 70)  # of a live shaker, per connection
    chats: Rate = Rate(5, 0.5)  # per person and table
    hints: Rate = Rate(8, 0.5)
    requests: Rate = Rate(60, 4)  # that change something, per person
    replays: Rate = Rate(30, 1)  # replays and records, per person
    analysing: Rate = Rate(10, 0.05)  # analyses started, per person
    claims: Rate = Rate(6, 0.05)  # attempts to redeem a code, per person
    crowd: int = 5  # limits of an address, as a multiple of a person's
    readers: int = 2  # replay worker processes
    reading: float = 20.0  # timeout of a replay job
    at_once: int = 2  # concurrent replay requests per person, from upload to last byte
    analyses_at_once: int = 2  # concurrent analyses per person, once the record is read
    patience: float = 10.0  # how long a request waits for one of these slots
    tables: int = 50  # unfinished tables per guest at which nobody else plays
    refusals: int = 100  # rate-limited or malformed messages before a connection is closed
    greetings: Rate = Rate(5, 0.2)  # hellos per connection; each may send a whole game
    outbox: int = 256  # messages queued for a slow client before it is disconnected
    outbox_bytes: int = 1_048_576
    sockets: int = 40  # per person
    connecting: Rate = Rate(40, 2)  # new sockets per person
    guests: Rate = Rate(40, 0.05)  # new guests per address

    connections: int = 4000  # in total, if the system allows as many
    connections_each: int = 300  # per address, trusted proxies excepted
    head_seconds: float = 10.0  # to receive a request's headers
    head_bytes: int = 32_768
    body_seconds: float = 60.0
    keep_alive: int = 5  # idle time before a connection is closed
    stalled: float = 20.0  # how long a client may read next to nothing
    hello_seconds: float = 15.0  # from opening a socket to its hello message
    code_lives: float = 600.0
