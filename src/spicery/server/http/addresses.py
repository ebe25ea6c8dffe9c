"""Client addresses, as rate limits count them and as trusted proxies report them.

Anybody can send a forwarded header, so it is trusted only from configured proxies, and in a list of
addresses only the part that trusted proxies appended: the client is the rightmost address that is
not a trusted proxy.  The headers are X-Forwarded-For, -Proto and -Host.  `Forwarded` is ignored: a
proxy that sets one kind of header passes on what a client wrote into the other.
"""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import Scope

from spicery.server.diagnostics import note_trouble

FORWARDED = (b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host")
UNNAMED = (
    "X-Forwarded headers were ignored because they came from an untrusted address; "
    "if this is your proxy, start the server with --trusted-proxies and its address"
)
HOME = 64  # prefix length of the smallest IPv6 network a provider assigns
Address = IPv4Address | IPv6Address


def read_address(text: str) -> Address | None:
    """Parse an address, with or without port or brackets; IPv4-mapped IPv6 becomes IPv4."""
    host = text.strip()
    if host.startswith("["):
        host = host[1:].partition("]")[0]
    elif host.count(":") == 1:
        host = host.partition(":")[0]
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


def counted(host: str) -> str:
    """An address as rate limits count it: an IPv6 /64 is one address."""
    address = read_address(host)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, HOME), strict=False).network_address)
    return str(address or host)  # a Unix socket has no address


def address_of(asked: HTTPConnection) -> str:
    """The address of a request, as rate limits count it."""
    return counted(asked.client.host if asked.client else "")


class Proxies:
    """The trusted proxies."""

    def __init__(self, named: Iterable[str]) -> None:
        """Raises ValueError for anything but addresses and networks."""
        self._networks = [ip_network(each, strict=False) for each in named]

    def trusts(self, host: str) -> bool:
        """Whether an address belongs to a trusted proxy."""
        address = read_address(host)
        return address is not None and any(address in each for each in self._networks)

    def see_through(self, scope: Scope) -> None:
        """Rewrite the scope of a proxied request to what its client sent."""
        peer = scope.get("client")
        if not peer or not self.trusts(peer[0]):
            if peer and any(name in FORWARDED for name, _ in scope["headers"]):
                note_trouble("unknown-proxy", UNNAMED, address=peer[0])
            return
        headers = Headers(scope=scope)
        hops = ",".join(headers.getlist("x-forwarded-for")).split(",")
        proto, host = last(headers, "x-forwarded-proto"), last(headers, "x-forwarded-host")
        scope["client"] = (self._client(hops, peer[0]), 0)
        if proto in ("http", "https"):
            socket = scope["type"] == "websocket"
            scope["scheme"] = proto.replace("http", "ws") if socket else proto
        if host:
            changed = MutableHeaders(raw=list(scope["headers"]))
            changed["host"] = host
            scope["headers"] = changed.raw

    def _client(self, hops: list[str], peer: str) -> str:
        """The rightmost address that is not a trusted proxy; those further left may be forged."""
        known = peer
        for hop in reversed(hops):
            address = read_address(hop)
            if address is None:
                return known
            known = str(address)
            if not self.trusts(known):
                return known
        return known


def last(headers: Headers, name: str) -> str:
    """The last value of a header, written by the nearest proxy."""
    return ",".join(headers.getlist(name)).rpartition(",")[2].strip().lower()
