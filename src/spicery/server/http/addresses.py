"""Where a request comes from: as limits count it, and behind the proxies that were named.

Anybody can write a forwarded header, so it is believed only from a named proxy, and of a list of
addresses only what named proxies have added: the rightmost that is none of theirs is the client.
The headers are X-Forwarded-For, -Proto and -Host.  `Forwarded` is not read: a proxy that writes one
kind of header hands on what a client wrote into the other.
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
    "forwarded headers were ignored, because they came from an address that is no named proxy's; "
    "if it is your proxy's, start the server with --trusted-proxies and this address"
)
HOME = 64  # bits of an IPv6 address that one customer of a provider has at least
Address = IPv4Address | IPv6Address


def read_address(text: str) -> Address | None:
    """An address, perhaps with a port or in brackets; IPv4 within IPv6 is IPv4."""
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
    """An address as limits count it: a whole /64 of IPv6 is one."""
    address = read_address(host)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, HOME), strict=False).network_address)
    return str(address or host)  # a socket of the file system has no address


def address_of(asked: HTTPConnection) -> str:
    """Where a request comes from, as limits count it."""
    return counted(asked.client.host if asked.client else "")


class Proxies:
    """The proxies that are believed."""

    def __init__(self, named: Iterable[str]) -> None:
        """ValueError says which name is no address and no network."""
        self._networks = [ip_network(each, strict=False) for each in named]

    def trusts(self, host: str) -> bool:
        """Whether an address is a named proxy's."""
        address = read_address(host)
        return address is not None and any(address in each for each in self._networks)

    def see_through(self, scope: Scope) -> None:
        """Have a request that came through a named proxy say what its client sent."""
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
        """The rightmost address that no named proxy has; what is left of it may be invented."""
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
    """What the nearest proxy wrote."""
    return ",".join(headers.getlist(name)).rpartition(",")[2].strip().lower()
