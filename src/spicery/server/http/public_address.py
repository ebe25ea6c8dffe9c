"""The address at which other devices reach this server, for invitations."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterator
from contextlib import suppress

from spicery.server.messages import Reach
from spicery.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::", "")
# Documentation addresses: connecting a UDP socket sends nothing but reveals the local address.
FAR = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


def is_loopback(host: str) -> bool:
    """Whether a host, with or without port, is a loopback address."""
    name = host.partition("]")[0].strip("[") if "]" in host else host.rpartition(":")[0] or host
    if name == "localhost" or name.endswith(".localhost"):
        return True
    for each in (name, host):  # an IPv6 address without brackets has colons of its own
        with suppress(ValueError):
            return ipaddress.ip_address(each).is_loopback
    return False


def network_address() -> str:
    """The address of this machine in its network; empty if it has none."""
    for found in _own_addresses():
        with suppress(ValueError):
            address = ipaddress.ip_address(found)
            if not (address.is_loopback or address.is_link_local or address.is_unspecified):
                return found
    return ""


def _own_addresses() -> Iterator[str]:
    for family, far in FAR:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((far, 9))
            yield str(probe.getsockname()[0])
    with suppress(OSError):  # there may be a network without a default route
        for *_, place in socket.getaddrinfo(socket.gethostname(), None):
            yield str(place[0])


def origin_of(host: str, port: int) -> str:
    """The http origin of a host and port."""
    named = f"[{host}]" if ":" in host else host
    return f"http://{named}" if port == 80 else f"http://{named}:{port}"


def reach_of(settings: Settings, asked: str) -> Reach:
    """How others reach this server; `asked` is the Host header of the current request."""
    if settings.public_url:
        return Reach(settings.public_url, public=True)
    if settings.listening is None or settings.secure:  # only the client knows the address
        return Reach()
    host, port = settings.listening
    if is_loopback(host):
        return Reach(local=True, command=settings.sharing if is_loopback(asked) else "")
    found = network_address() if host in EVERYWHERE else host
    return Reach(origin_of(found, port) if found else "")
