"""The response to a request for an unknown host name (421 Misdirected Request)."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from spicery.server.http.responses import STATUS, error_response
from spicery.server.messages import Fault

LONGEST = 253  # characters of a host name


@dataclass(frozen=True)
class PageText:
    """The page in one language; `{}` is the requested name."""

    title: str
    here: str
    guest: str
    host: str


PAGES = {
    "en": PageText(
        "This is not this server’s address",
        "A Spicery server is running here, but it does not answer to the name <b>{}</b>.",
        "If you want to play, ask the person who runs the server for its address.",
        "If you run the server and this name is yours, start it with <code>--host-name {}</code>.",
    ),
    "de": PageText(
        "Das ist nicht die Adresse dieses Servers",
        "Hier läuft ein Spicery-Server, aber unter dem Namen <b>{}</b> ist er nicht zu erreichen.",
        "Wenn du spielen möchtest, frag die Person, die den Server betreibt, nach seiner Adresse.",
        "Wenn du den Server betreibst und der Name dir gehört, starte ihn mit "
        "<code>--host-name {}</code>.",
    ),
    "nl": PageText(
        "Dit is niet het adres van deze server",
        "Hier draait een Spicery-server, maar die luistert niet naar de naam <b>{}</b>.",
        "Wil je spelen? Vraag dan het adres aan degene die de server beheert.",
        "Beheer je de server en is deze naam van jou? Start hem dan met "
        "<code>--host-name {}</code>.",
    ),
}
PAGE = """<!doctype html><html lang="{language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>{title}</title>
<body style="font: 1.1rem/1.5 sans-serif; max-width: 36rem; margin: 3rem auto; padding: 0 1rem">
<h1>{title}</h1><p>{here}</p><p>{guest}</p><p>{host}</p></body></html>
"""


def language_of(wanted: str) -> str:
    """The first supported language of an Accept-Language header."""
    tags = [part.partition(";")[0].strip().lower() for part in wanted.split(",")]
    return next((tag[:2] for tag in tags if tag.partition("-")[0] in PAGES), "en")


def page_about(name: str, language: str) -> str:
    """The page for an unknown name."""
    words, shown = PAGES[language], escape(name[:LONGEST])
    return PAGE.format(
        language=language,
        title=words.title,
        here=words.here.format(shown),
        guest=words.guest,
        host=words.host.format(shown),
    )


def misdirected(request: Request, name: str) -> Response:
    """A page for browsers, an error for programs."""
    asks = request.method in ("GET", "HEAD") and not request.url.path.startswith("/api/")
    if asks and "text/html" in request.headers.get("accept", ""):
        language = language_of(request.headers.get("accept-language", ""))
        page = page_about(name, language)
        headers = {"cache-control": "no-store", "vary": "accept, accept-language"}
        return HTMLResponse(page, STATUS["wrong-host"], headers)
    refusal = f"this server does not answer to the name '{name}'"
    how = f"if the name is yours, start the server with --host-name {name}"
    return error_response(Fault("wrong-host", f"{refusal}; {how}"))
