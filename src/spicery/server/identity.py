"""Who is who: a guest has a name and a secret in a cookie; the store keeps its digest only."""

from __future__ import annotations

import hashlib
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

from spicery.server.settings import Settings
from spicery.store import Identity, Store

COOKIE = "spicery"
YEARS = 5 * 365 * 86_400
LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that look like another
CODE = 8  # signs: 39 bits, for ten minutes, six guesses


def digest(secret: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


class People:
    """The guests of a server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings

    async def of(self, asked: HTTPConnection) -> Identity | None:
        """Who sent a request."""
        secret = asked.cookies.get(COOKIE, "")
        return await self.store.who(digest(secret)) if secret else None

    async def admit(self, name: str) -> tuple[Identity, str]:
        """A new guest and its secret."""
        guest, secret = Identity(secrets.token_urlsafe(12), name), secrets.token_urlsafe(32)
        await self.store.admit(guest, digest(secret))
        return guest, secret

    async def code_for(self, guest: Identity) -> str:
        """A code that carries a guest to another device, once."""
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE))
        until = self.settings.clock.wall() + self.settings.code_lives
        await self.store.offer(guest.id, digest(code), until)
        return f"{code[:4]}-{code[4:]}"

    async def claim(self, typed: str) -> tuple[Identity, str] | None:
        """The guest behind a code, and a secret of its own for this device."""
        code = "".join(sign for sign in typed.upper() if sign in LETTERS)
        secret = secrets.token_urlsafe(32)
        guest = await self.store.claim(digest(code), digest(secret), self.settings.clock.wall())
        return None if guest is None else (guest, secret)

    def remember(self, answer: Response, secret: str) -> None:
        """Let the browser keep the secret, out of reach of scripts and of other sites."""
        answer.set_cookie(
            COOKIE,
            secret,
            max_age=YEARS,
            path="/",
            httponly=True,
            samesite="lax",
            secure=self.settings.secure,
        )
