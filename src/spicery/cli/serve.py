"""Runs the server: finds a port and a folder, prints the address, opens a browser."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import socket
import sys
import webbrowser
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import typer

from spicery.cli.parsing import BadInput

if TYPE_CHECKING:
    from spicery.server.settings import Settings

TABLES = "tables.sqlite"
ANALYSES = "analyses"
CLIENT = Path(__file__).resolve().parents[3] / "web" / "dist"
PACKED = Path(__file__).resolve().parents[1] / "web"  # in an installed package
HOST_NAME = re.compile(r"\*|[\w-]+(\.[\w-]+)*")
WAITING = 1024  # connections in the listen backlog
FAREWELL = 5  # seconds for open connections at shutdown
NO_CLIENT = (
    "The web client has not been built, so browsers will see an empty page. Run 'make web' in "
    "Spicery's folder ('make wheel' for an installable package), then restart."
)


def data_folder() -> Path:
    """The user's data folder on this system."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "spicery"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "spicery"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "spicery"


def listen(host: str, port: int) -> socket.socket:
    """A socket that is already bound, so that the address can be printed."""
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        bound = socket.socket(family, socket.SOCK_STREAM)
        if host == "::":
            bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)  # IPv4 as well
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
        bound.listen(WAITING)
    except OSError as error:
        raise BadInput(f"cannot listen on {host}, port {port}: {error.strerror}") from error
    return bound


@dataclass(frozen=True)
class AccessOptions:
    """Origins, host names and proxies given on the command line."""

    origins: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    public_url: str = ""
    secure: bool = False

    @classmethod
    def of(
        cls,
        origins: list[str],
        names: list[str],
        proxies: list[str],
        public_url: str = "",
        *,
        secure: bool,
    ) -> AccessOptions:
        """The checked arguments."""
        from spicery.server.http.addresses import Proxies

        named = [each.strip() for given in proxies for each in given.split(",") if each.strip()]
        try:
            Proxies(named)
        except ValueError as error:
            raise BadInput(
                f"--trusted-proxies takes addresses and networks such as 127.0.0.1 or 10.0.0.0/8: "
                f"{error}"
            ) from error
        for name in names:
            if not HOST_NAME.fullmatch(name):
                raise BadInput(
                    f"--host-name is a name such as play.example.org, without https:// and "
                    f"without a port; got '{name}'"
                )
        public_url = checked_url(public_url)
        known = [name.lower() for name in names]
        if public_url:  # the server must answer to the name in invitations
            known.append(urlsplit(public_url).hostname or "")
        allowed = tuple(each.lower() for each in origins)
        return cls(allowed, tuple(known), tuple(named), public_url, secure)


def cautions(access: AccessOptions) -> list[str]:
    """Warnings about missing options of a server behind a proxy."""
    said: list[str] = []
    if access.secure and not (access.names or access.origins):
        said.append(
            "Warning: no domain name is configured, and requests for unknown names are refused; "
            "add --host-name NAME or --public-url URL."
        )
    if access.secure and not access.proxies:
        said.append(
            "Warning: no proxy is configured, so all clients behind one share a single address and "
            "its rate limits; add --trusted-proxies ADDRESS (127.0.0.1 for a proxy on this "
            "machine)."
        )
    return said


def sharing_command(argv: list[str]) -> str:
    """The command that was run, changed so that other devices can reach the server."""
    made = os.environ.get("SPICERY_STARTED_BY")
    if made:
        return f"{made} HOST=0.0.0.0"
    given = iter(argv[1:])
    kept: list[str] = []
    for word in given:
        if word == "--host":
            next(given, None)
        elif not word.startswith("--host="):
            kept.append(word)
    return shlex.join([*program(argv[0]), *kept, "--host", "0.0.0.0"])


def program(path: str) -> list[str]:
    """What to type to run the program at a path."""
    if Path(path).name == "__main__.py":
        return [Path(sys.executable).name, "-m", "spicery"]
    name = Path(path).name
    return [name if shutil.which(name) else path]


def checked_url(text: str) -> str:
    """A public URL, without a trailing slash; BadInput if it has a path."""
    parts = urlsplit(text)
    plain = parts.scheme in ("http", "https") and parts.hostname and parts.path in ("", "/")
    if text and not (plain and text.rstrip("/") == f"{parts.scheme}://{parts.netloc}"):
        raise BadInput(
            f"--public-url is a URL without a path, such as https://example.org; got '{text}'"
        )
    return text.rstrip("/")


def how_to_join(settings: Settings) -> str:
    """What to print about other devices."""
    from spicery.server.http.public_address import reach_of

    reach = reach_of(settings, "localhost")
    if reach.local:
        return f"It is only reachable from this machine. To invite others, run: {reach.command}"
    if reach.public:
        return f"Invitations lead to {reach.address}/"
    if reach.address:
        return f"Other devices in your network can join at {reach.address}/ (or check the firewall)"
    if settings.secure:
        return "Invitations use the address at which the page was opened."
    return "This machine has no network connection, so other devices cannot reach it."


def has_browser() -> bool:
    """Whether somebody would see a browser open."""
    if not sys.stdout.isatty():
        return False
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(screen) or sys.platform in ("win32", "darwin")


def run(
    host: str,
    port: int,
    data: Path | None,
    browser: bool | None,
    access: AccessOptions,
    physics: int,
    shakers: int,
) -> None:
    """Serve until interrupted."""
    from spicery.server.app import make_app
    from spicery.server.diagnostics import note, write_logs
    from spicery.server.run import run_on_loop, server_for, tune_garbage_collector
    from spicery.server.settings import Settings
    from spicery.store import SqliteStore, StoreError

    bound = listen(host, port)
    folder = data or data_folder()
    try:
        store = SqliteStore(folder / TABLES)
    except (StoreError, OSError) as error:
        raise BadInput(f"cannot store tables in {folder}: {error}") from error
    write_logs()
    dist = next((each for each in (CLIENT, PACKED) if (each / "index.html").is_file()), None)
    if dist is None:
        typer.echo(NO_CLIENT, err=True)
    settings = Settings(
        dist=dist,
        analyses=folder / ANALYSES,
        origins=access.origins,
        names=(*access.names, host.lower()),
        proxies=access.proxies,
        secure=access.secure,
        physics=physics,
        shakers=shakers,
        listening=(host, bound.getsockname()[1]),
        public_url=access.public_url,
        sharing=sharing_command(sys.argv),
    )
    for caution in cautions(access):
        typer.echo(caution, err=True)
    app = make_app(store, settings)
    place = bound.getsockname()
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    address = f"http://{shown}:{place[1]}/"
    typer.echo(f"Spicery is running at {address}  (press Ctrl+C to stop; data folder: {folder})")
    typer.echo(how_to_join(settings))
    sys.stdout.flush()
    note("listening", host=place[0], port=place[1])
    if browser or (browser is None and has_browser()):
        webbrowser.open(address)
    server = server_for(app, settings, grace=FAREWELL)
    tune_garbage_collector()
    try:
        run_on_loop(server, server.serve(sockets=[bound]))
    finally:
        note("ended")
