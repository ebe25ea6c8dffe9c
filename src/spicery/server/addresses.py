"""Where a request comes from, as limits count it."""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network, ip_address

from starlette.requests import HTTPConnection

HOME = 64  # bits of an IPv6 address that one customer of a provider has at least


def counted(host: str) -> str:
    """An address as limits count it: a whole /64 as one, IPv4 within IPv6 as IPv4."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:  # a socket of the file system, or a test
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, HOME), strict=False).network_address)


def address_of(asked: HTTPConnection) -> str:
    """Where a request comes from, as limits count it."""
    return counted(asked.client.host if asked.client else "")
