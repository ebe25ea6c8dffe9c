"""Which host names this server answers to, and which origins may use it.

A page of another site can point its own host name at an address in the reader's network (DNS
rebinding), and would then be same-origin with us.  So a request is answered only under a name that
no stranger controls: an IP address, a name of this machine or its network, or a configured name.
"""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import ip_address
from threading import Thread
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from spicery.server.settings import Settings

# Suffixes that public DNS never resolves; they only exist in local networks.
NEAR = (".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain")
PORTS = {"http": ":80", "https": ":443"}
ANY = "*"
ANOTHER_SITE = "this request comes from another site"
UNKNOWN_PROXY = (
    "this page was opened over https, but the server doesn't know about the proxy: "
    "start it with --secure, or name the proxy with --trusted-proxies"
)


def name_in(host: str) -> str:
    """The host name in a Host header, without the port."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.rpartition(":")[0].lower() if host.count(":") == 1 else host.lower()


def is_address(name: str) -> bool:
    """Whether a name is an IP address."""
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


class Hosts:
    """The host names this server answers to, and the allowed origins."""

    def __init__(self, settings: Settings) -> None:
        self._origins = settings.origins
        self._secure = settings.secure
        given = [urlsplit(each).hostname or "" for each in settings.origins]
        self._names = {*settings.names, *given, socket.gethostname().lower()}

    def learn(self) -> None:
        """Also answer to the machine's fully qualified name, once it is known.

        The lookup may take long or hang, so a daemon thread does it.
        """
        Thread(target=self._learn, name="full-name", daemon=True).start()

    def _learn(self) -> None:
        with suppress(OSError, UnicodeError):  # no such name
            self._names.add(socket.getfqdn().lower().rstrip("."))

    def answers(self, host: str) -> bool:
        """Whether we answer to a Host header; browsers always send one."""
        name = name_in(host).rstrip(".")
        return (
            not name
            or ANY in self._names
            or name in self._names
            or "." not in name  # such as localhost: a local name
            or name.endswith(NEAR)
            or is_address(name)
        )

    def objection(self, asked: HTTPConnection) -> str:
        """Why a request is cross-origin; empty if it is same-origin or not from a page."""
        origin = asked.headers.get("origin", "").lower()
        if not origin:
            site = asked.headers.get("sec-fetch-site")
            return "" if site in (None, "same-origin", "none") else ANOTHER_SITE
        scheme = str(asked.scope.get("scheme", "http")).replace("ws", "http")
        expected = "https" if self._secure else scheme
        host = asked.headers.get("host", "").lower().removesuffix(PORTS[expected])
        if origin == f"{expected}://{host}" or origin in self._origins:
            return ""
        if origin.partition("://")[2] != host:
            return ANOTHER_SITE
        return "this server is reachable over https only" if self._secure else UNKNOWN_PROXY
