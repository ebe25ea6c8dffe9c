"""Runs the server: finds a port and a folder, says the address, opens a browser, ends cleanly."""

from __future__ import annotations

import os
import re
import socket
import sys
import webbrowser
from dataclasses import dataclass
from pathlib import Path

import typer

from spicery.cli.asked import BadInput

TABLES = "tables.sqlite"
ANALYSES = "analyses"
CLIENT = Path(__file__).resolve().parents[3] / "web" / "dist"
PACKED = Path(__file__).resolve().parents[1] / "web"  # in an installed package
HOST_NAME = re.compile(r"\*|[\w-]+(\.[\w-]+)*")
WAITING = 1024  # connections that nobody has taken yet
FAREWELL = 5  # seconds for those who are still connected
NO_CLIENT = (
    "The web client is not built, so there is nothing to see in a browser. In Spicery's folder run "
    "'make web' (for a package to install: 'make wheel'), then start again."
)


def data_folder() -> Path:
    """Where this system keeps what belongs to a person."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "spicery"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "spicery"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "spicery"


def listen(host: str, port: int) -> socket.socket:
    """A socket that is bound already, so that the address can be said."""
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        bound = socket.socket(family, socket.SOCK_STREAM)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
        bound.listen(WAITING)
    except OSError as error:
        raise BadInput(f"cannot listen on {host}, port {port}: {error.strerror}") from error
    return bound


@dataclass(frozen=True)
class Asking:
    """Who may ask this server, and how it is reached."""

    origins: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    secure: bool = False

    @classmethod
    def of(
        cls, origins: list[str], names: list[str], proxies: list[str], *, secure: bool
    ) -> Asking:
        """What was asked for, checked."""
        from spicery.server.addresses import Proxies

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
        lower = [name.lower() for name in names]
        return cls(tuple(each.lower() for each in origins), tuple(lower), tuple(named), secure)


def has_browser() -> bool:
    """Whether a person at a screen would see a browser open."""
    if not sys.stdout.isatty():
        return False
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(screen) or sys.platform in ("win32", "darwin")


def run(
    host: str,
    port: int,
    data: Path | None,
    browser: bool | None,
    asking: Asking,
    physics: int,
    shakers: int,
) -> None:
    """Serve until somebody ends it."""
    from spicery.server.app import make_app
    from spicery.server.logs import note, write_logs
    from spicery.server.run import run_on_loop, server_for, settle_memory
    from spicery.server.settings import Settings
    from spicery.store import Broken, SqliteStore

    bound = listen(host, port)
    folder = data or data_folder()
    try:
        store = SqliteStore(folder / TABLES)
    except (Broken, OSError) as error:
        raise BadInput(f"cannot keep tables in {folder}: {error}") from error
    write_logs()
    dist = next((each for each in (CLIENT, PACKED) if (each / "index.html").is_file()), None)
    if dist is None:
        typer.echo(NO_CLIENT, err=True)
    settings = Settings(
        dist=dist,
        analyses=folder / ANALYSES,
        origins=asking.origins,
        names=(*asking.names, host.lower()),
        proxies=asking.proxies,
        secure=asking.secure,
        physics=physics,
        shakers=shakers,
    )
    app = make_app(store, settings)
    place = bound.getsockname()
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    address = f"http://{shown}:{place[1]}/"
    typer.echo(f"Spicery is at {address}  (Ctrl+C ends it; tables are kept in {folder})")
    sys.stdout.flush()
    note("listening", host=place[0], port=place[1])
    if browser or (browser is None and has_browser()):
        webbrowser.open(address)
    server = server_for(app, settings, grace=FAREWELL)
    settle_memory()
    try:
        run_on_loop(server, server.serve(sockets=[bound]))
    finally:
        note("ended")
