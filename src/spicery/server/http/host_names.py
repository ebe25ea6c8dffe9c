"""By which names this server is asked for, and whose pages may ask.

A page of another site can have its own host name lead to an address in the reader's network (DNS
rebinding), and would then count as one of ours.  So a request is answered only at a name that no
stranger can bring about: an address, a name of this machine or of its network, or one that was
given when the server was started.
"""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import ip_address
from threading import Thread
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from spicery.server.settings import Settings

# Endings that the world's name servers never answer: they lead nowhere but into one's own network.
NEAR = (".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain")
PORTS = {"http": ":80", "https": ":443"}
ANY = "*"
ANOTHER_SITE = "this request comes from another site"
UNKNOWN_PROXY = (
    "this page was opened over https, but the server does not know of it: "
    "start it with --secure, or name its proxy with --trusted-proxies"
)


def name_in(host: str) -> str:
    """A host without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.rpartition(":")[0].lower() if host.count(":") == 1 else host.lower()


def is_address(name: str) -> bool:
    """Whether a name is an address: nobody can make it lead elsewhere."""
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


class Hosts:
    """The names that this server answers to, and the origins that may speak to it."""

    def __init__(self, settings: Settings) -> None:
        self._origins = settings.origins
        self._secure = settings.secure
        given = [urlsplit(each).hostname or "" for each in settings.origins]
        self._names = {*settings.names, *given, socket.gethostname().lower()}

    def learn(self) -> None:
        """Answer to the machine's full name, too, once it is known.

        Only a name service knows it, which may take long or never answer: a thread asks that nobody
        waits for, neither at the start nor at the end.
        """
        Thread(target=self._learn, name="full-name", daemon=True).start()

    def _learn(self) -> None:
        with suppress(OSError, UnicodeError):  # then it has none
            self._names.add(socket.getfqdn().lower().rstrip("."))

    def answers(self, host: str) -> bool:
        """Whether we answer to a Host header; no browser leaves it out."""
        name = name_in(host).rstrip(".")
        return (
            not name
            or ANY in self._names
            or name in self._names
            or "." not in name  # such as localhost: a name of this network
            or name.endswith(NEAR)
            or is_address(name)
        )

    def objection(self, asked: HTTPConnection) -> str:
        """Why a request is not from our own pages; empty if it is, or from no page at all."""
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
        return "this server is reached over https only" if self._secure else UNKNOWN_PROXY
